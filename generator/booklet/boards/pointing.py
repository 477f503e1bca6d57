"""The marks of the default board: what was placed, changed, tried, and the numbers of moves."""

import math
from collections.abc import Callable, Set

from engine.core.types import Cell
from generator.booklet.boards.marks import Marks
from generator.draw.path import Path
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, line, polygon, rectangle, star
from generator.draw.text import cap_height
from generator.draw.text import width as text_width
from generator.theme import BLACK, BONE, CREAM, INK, RED

SIDE = 63.5
#: Points of the letter on a disc for each mm of its radius.
_LETTER = 4.4
Middle = Callable[[Cell], tuple[float, float]]
Square = Callable[[Cell, float], Path]


def draw(
    drawing: Drawing,
    marks: Marks,
    laid: Set[Cell],
    middle: Middle,
    square: Square,
    *,
    disc: float = 8.6,
    least: float = 0.0,
    reach: Callable[[float], float] = lambda length: min(17.0, length * 0.3),
) -> None:
    """Draws the marks; `laid` are the cells with a card, which marks must leave legible.

    Cards are 63.5 mm large, discs in their corners have the radius `disc`. `reach` says how far an
    arrow goes to both sides of the middle of its way, by the length of that way. No letter is
    smaller than `least` points, for which discs grow.
    """
    disc = max(disc, least / _LETTER)
    with drawing.group("targets"):
        for cell in dict.fromkeys(marks.targets):
            drawing.stroke(square(cell, -1.2 if cell in laid else 3.0), RED, 2.2, dash=(7.0, 4.5))
    with drawing.group("changed"):
        for cell in marks.changed:
            drawing.stroke(square(cell, -1.2), RED, 2.2)
    with drawing.group("placed"):
        for cell in dict.fromkeys(marks.placed):
            drawing.stroke(_brackets(*middle(cell)), INK, 3.0)
    for start, end in marks.arrows:
        _arrow(drawing, middle(start), middle(end), reach)
    for cell in dict.fromkeys(marks.fought):
        _fought(drawing, *middle(cell), disc if cell in laid else None)
    for cell in dict.fromkeys(marks.refused):
        _refused(drawing, *middle(cell), disc if cell in laid else None)
    for cell, label in marks.labels.items():
        is_free = cell not in laid
        x, y = middle(cell)
        if is_free and cell not in marks.refused:
            _label(drawing, x, y, label, max(14.0, disc))
        else:
            away = SIDE / 2 + 7.0 - disc
            _label(drawing, x - away, y - away, label, disc)


def _brackets(x: float, y: float) -> Path:
    """Four corners around a card."""
    out, arm = SIDE / 2 + 1.8, 13.0
    return joined(
        line((x + sx * (out - arm), y + sy * out), (x + sx * out, y + sy * out),
             (x + sx * out, y + sy * (out - arm)))
        for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    )  # fmt: skip


def _refused(drawing: Drawing, x: float, y: float, disc: float | None) -> None:
    """A cross: large in an empty cell, on a disc in the corner of a card."""
    if disc is not None:
        x, y = x + SIDE / 2 + 5.0 - disc, y + SIDE / 2 + 5.0 - disc
        drawing.fill(circle(x, y, disc), INK, "line")
        drawing.fill(circle(x, y, disc - 0.8), CREAM, "plate")
    half, wide = (13.0, 5.0) if disc is None else (disc * 0.45, disc * 0.35)
    cross = [line((x - half, y - half), (x + half, y + half)),
             line((x - half, y + half), (x + half, y - half))]  # fmt: skip
    if disc is not None:
        drawing.stroke(joined(cross), RED, wide)
    else:
        with drawing.group("refused"):
            drawing.stroke(joined(cross), RED, wide)


def _fought(drawing: Drawing, x: float, y: float, disc: float | None) -> None:
    """A burst: large in an empty cell, on a disc in the corner of a card."""
    r = disc or 16.0
    if disc is not None:
        x, y = x + SIDE / 2 + 5.0 - disc, y - SIDE / 2 - 5.0 + disc
    drawing.fill(circle(x, y, r), INK, "line")
    drawing.fill(circle(x, y, r - 0.9), CREAM, "plate")
    drawing.fill(star(x, y, r * 0.8, r * 0.36, 8), RED, "body")


def _arrow(
    drawing: Drawing,
    start: tuple[float, float],
    end: tuple[float, float],
    reaching: Callable[[float], float],
) -> None:
    """An arrow from one card to another across the gap."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy) or 1.0
    reach = reaching(length)
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    with drawing.at(*middle, rotation=math.degrees(math.atan2(dy, dx))):
        for wide, grow, paint in ((7.6, 1.6, BONE), (4.4, 0.0, INK)):
            shaft = line((-reach - grow / 2, 0), (reach - 6.0, 0))
            head = [(reach + 2 * grow, 0.0), (reach - 9.0 - grow, -6.6 - 1.4 * grow),
                    (reach - 9.0 - grow, 6.6 + 1.4 * grow)]  # fmt: skip
            drawing.stroke(shaft, paint, wide)
            drawing.fill(polygon(head), paint, "line")


def _label(drawing: Drawing, x: float, y: float, label: str, r: float) -> None:
    """A number or letter on a disc, which grows to the right where it is several."""
    size = r * _LETTER
    more = max(0.0, text_width(label, size, "display") - r)
    for grow, paint in ((0.0, INK), (-0.9, CREAM)):
        q = r + grow
        drawing.fill(rectangle(x - q, y - q, 2 * q + more, 2 * q, q), paint, "plate")
    low = y + cap_height(size, "display") / 2
    drawing.text(x + more / 2, low, label, size, BLACK)
