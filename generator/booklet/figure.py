"""Figures: worked examples drawn, with their title, moves and results beside or below."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.example import parse_example
from engine.core.rulebook import Fence
from generator.booklet.boards import Board
from generator.booklet.boards.default import cell_of
from generator.booklet.flow import Box, Spot
from generator.booklet.page import Page
from generator.booklet.prose import break_lines, word_width, words
from generator.booklet.setting import GAP, SMALL, draw_line
from generator.booklet.telling import Picture, Telling
from generator.draw.scene import Drawing, Scene
from generator.theme import BLACK, INK, SMALLEST

#: The head of a picture, for its coordinates.
HEAD = 3.7
#: Between pictures, and between pictures and words.
BETWEEN, BESIDE = 3.0, 4.0
#: Words stand below where less than this is left beside the pictures.
NARROW = 33.0
BEFORE = 3.2


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture as it is placed: its scene and the scale."""

    label: str
    scene: Scene
    scale: float

    @property
    def width(self) -> float:
        """On the page, in mm."""
        return self.scene.width * self.scale

    @property
    def height(self) -> float:
        """On the page, in mm, with the word above it."""
        return self.scene.height * self.scale


def figure(fence: Fence, page: Page, where: str) -> Box:
    """A worked example as one box, as wide as the block."""
    telling = Telling(parse_example(fence.text, fence.line))
    pictures = telling.pictures()
    drawn = _fitted(telling.board, pictures, page.block)
    wide = sum(one.width for one in drawn) + BETWEEN * (len(drawn) - 1)
    told = list(_told(telling, pictures[-1].data))
    beside = page.block - wide - BESIDE
    longest = max(word_width(w, SMALL.size) for text in told for w in words(text))
    is_beside = beside >= max(NARROW, longest + 0.1)
    measure = beside if is_beside else page.block
    return _box(drawn, told, measure, wide, is_beside=is_beside, where=f"{where}, {fence.line}")


def _fitted(board: Board, pictures: Sequence[Picture], room: float) -> list[Drawn]:
    """Pictures in the board's own size on paper, or as much smaller as they have to be."""
    columns = sum(one.cells[2] - one.cells[0] + 1 for one in pictures)
    rims = len(pictures) * (HEAD + 1.2) + BETWEEN * (len(pictures) - 1)
    pitch = min(board.paper_pitch, (room - rims) / columns)
    scale = pitch / board.pitch
    on_paper = board.on_paper(scale, SMALLEST, HEAD)
    return [
        Drawn(one.label, on_paper.picture(one.label, one.data, one.cells, one.marks), scale)
        for one in pictures
    ]


def _told(telling: Telling, data: Any) -> Iterator[str]:
    """The words of a figure, a paragraph each."""
    yield f"**{_plain(telling.title)}**"
    moves = [move.written for move in telling.moves()]
    if len(moves) > 1:
        yield " ".join(f"**{number}** `{move}`" for number, move in enumerate(moves, 1))
    elif moves:
        yield f"`{moves[0]}`"
    for one in telling.results():
        letter = f"**{one.letter}** " if one.letter else ""
        verdict = f"{one.verdict.capitalize()} `{one.written}`" if one.verdict else ""
        parts = [verdict, _plain(one.text)]
        yield letter + ": ".join(part for part in parts if part)
    for laid in data["board"]:
        if laid.get("beneath") or laid.get("land") not in (None, laid.get("card")):
            x, y = cell_of(laid)
            yield _plain(f"At {x},{y}: {telling.board.told_at(laid, telling.names)}.")


def _plain(text: str) -> str:
    """A text whose signs mean nothing to the setting."""
    return text.replace("*", "∗").replace("`", "’")


def _box(
    drawn: Sequence[Drawn], told: Sequence[str], measure: float, wide: float, *,
    is_beside: bool, where: str,
) -> Box:  # fmt: skip
    paragraphs = [break_lines(text, SMALL.size, measure, where=where) for text in told]
    spaces = GAP * 0.5 * (len(paragraphs) - 1)
    words_high = sum(map(len, paragraphs)) * SMALL.leading + spaces
    label = 3.4 if drawn[0].label else 0.0
    high = max(one.height for one in drawn) + label
    height = max(high, words_high) if is_beside else high + 0.8 + words_high

    def draw(drawing: Drawing, spot: Spot) -> None:
        x = spot.block
        for one in drawn:
            if one.label:
                left = x + HEAD
                drawing.text(
                    left, spot.y + 2.4, one.label, SMALLEST, INK, font="italic", anchor="start"
                )
            drawing.place(
                one.scene, x + one.width / 2, spot.y + label + one.height / 2, scale=one.scale
            )
            x += one.width + BETWEEN
        at = spot.block + (wide + BESIDE if is_beside else 0.0)
        y = spot.y + (0.0 if is_beside else high + 0.8)
        for paragraph in paragraphs:
            for line in paragraph:
                draw_line(drawing, at, y, line, SMALL, BLACK)
                y += SMALL.leading
            y += GAP * 0.5

    return Box(height, draw, BEFORE, name=told[0])
