"""The cutting and assembly guide: numbered steps, each a picture with a few short sentences."""

from collections.abc import Sequence
from functools import partial

from generator.booklet.column import Column, Style
from generator.booklet.prose import break_lines
from generator.draw.path import Box
from generator.draw.scene import Drawing, Scene
from generator.draw.shapes import circle
from generator.draw.text import cap_height
from generator.guides.flow import Strip, content_width, flowed, page_count
from generator.guides.steps import Step
from generator.theme import BLACK, BONE, INK

_ACROSS, _GUTTER = 2, 9.0
_TITLE, _SIZE, _LEADING, _AFTER = 13.0, 9.0, 3.75, 0.8
_HEAD, _BELOW, _FOOT = 9.0, 2.6, 2.4
#: How high pictures may be: the fewest pages count first, then the largest pictures.
_PICTURES = (50.0, 46.0, 42.0, 38.0, 34.0, 31.0, 28.0, 25.0)
_MOST_AIR = 9.0


def guide_pages(
    title: str, steps: Sequence[Step], width: float, height: float
) -> tuple[Scene, ...]:
    """The steps of a game called `title`, two side by side, on papers of a size in mm.

    Raises FitError for small papers.
    """
    cell = (content_width(width, height) - _GUTTER) / _ACROSS
    rows = [steps[i : i + _ACROSS] for i in range(0, len(steps), _ACROSS)]
    words = [max(_words_high(step, cell, title) for step in row) for row in rows]
    rest = [_HEAD + _BELOW + high + _FOOT for high in words]
    tried = [
        (page_count(title, [high + picture for high in rest], width, height), -picture)
        for picture in _PICTURES
    ]
    picture = -min(tried)[1]
    strips = [
        Strip(high + picture, partial(_strip, row, 1 + i * _ACROSS, cell, picture))
        for i, (row, high) in enumerate(zip(rows, rest, strict=True))
    ]
    return flowed(title, "Print, cut and make", strips, width, height, _MOST_AIR)


def _words_high(step: Step, cell: float, title: str) -> float:
    lines = sum(len(break_lines(text, _SIZE, cell, where=title)) for text in step.texts)
    return lines * _LEADING + len(step.texts) * _AFTER


def _strip(
    some: Sequence[Step], first: int, cell: float, picture: float, drawing: Drawing, box: Box
) -> None:
    for i, step in enumerate(some):
        x = box.x0 + i * (cell + _GUTTER)
        _step(drawing, step, first + i, picture, Box(x, box.y0, x + cell, box.y1))


def _step(drawing: Drawing, step: Step, number: int, picture: float, box: Box) -> None:
    r = 3.4
    middle = box.y0 + r
    # A ground, which low ink leaves out, and its outline, which low ink keeps.
    drawing.fill(circle(box.x0 + r, middle, r), INK, "ground")
    drawing.stroke(circle(box.x0 + r, middle, r), BLACK, 0.3)
    base = middle + cap_height(_TITLE, "display") / 2
    drawing.text(box.x0 + r, base, str(number), _TITLE, BONE)
    drawing.text(box.x0 + 2 * r + 2.2, base, step.title, _TITLE, BLACK, anchor="start")
    top = box.y0 + _HEAD
    step.picture(drawing, Box(box.x0, top, box.x1, top + picture))
    style = Style(_SIZE, _LEADING, after=_AFTER)
    column = Column(drawing, box.x0, top + picture + _BELOW, box.width, box.y1 + 0.1, style)
    for text in step.texts:
        column.paragraph(text)
