"""Page flow: boxes set one under the other, and from page to page where it hurts least."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from generator.draw.scene import Drawing
from generator.draw.text import TextOverflow


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a box goes: the left edges of text, notes and the block of both, and its top."""

    text: float
    notes: float
    block: float
    y: float


@dataclass(frozen=True, slots=True)
class Box:
    """What cannot be broken: a line, a row, a figure; `height` in mm.

    `before` is the space above it, but at the head of a page; `glued` keeps the next box on the
    same page. `anchor` is the id of the clause that begins here, `chapter` its title where a
    chapter does; `name` is what an error says.
    """

    height: float
    draw: Callable[[Drawing, Spot], None]
    before: float = 0.0
    glued: bool = False
    anchor: str = ""
    chapter: str = ""
    name: str = ""


#: Boxes of one page with the distance of each from the head of the page.
Filled = list[tuple[float, Box]]


def flow(boxes: Sequence[Box], room: float, where: str) -> list[Filled]:
    """Deals boxes onto pages of `room` mm; what is glued together stays together.

    Raises TextOverflow, naming `where`, if glued boxes are higher than a page.
    """
    pages: list[Filled] = []
    y = room
    for run in _runs(boxes):
        high = _height(run)
        if high - run[0].before > room + 1e-6:
            excess = high - run[0].before - room
            raise TextOverflow(where, "page", excess, run[0].name or run[-1].name)
        if not pages or y + high > room + 1e-6:
            pages.append([])
            y = 0.0
        for box in run:
            y += box.before if pages[-1] else 0.0
            pages[-1].append((y, box))
            y += box.height
    return pages


def _runs(boxes: Sequence[Box]) -> list[list[Box]]:
    """Boxes in the groups in which they stay together."""
    runs: list[list[Box]] = []
    is_open = False
    for box in boxes:
        if is_open:
            runs[-1].append(box)
        else:
            runs.append([box])
        is_open = box.glued
    return runs


def _height(run: Sequence[Box]) -> float:
    return sum(box.before + box.height for box in run)


def glued(lines: Sequence[Box]) -> list[Box]:
    """The lines of a paragraph so that no page has its first or last one alone."""
    last = len(lines) - 1
    return [
        Box(
            b.height,
            b.draw,
            b.before,
            i in (0, last - 1) and i != last,
            b.anchor,
            b.chapter,
            b.name,
        )
        for i, b in enumerate(lines)
    ]
