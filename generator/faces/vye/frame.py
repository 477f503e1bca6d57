"""What Vye's cards have in common: their trims, mat, window, tab, plate and token seat.

Every part takes millimetres from the upper left of the trim, so both trims use the same ones.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from generator.draw.cuts import blade
from generator.draw.paint import Paint
from generator.draw.path import Box, Path
from generator.draw.scene import Drawing, Font
from generator.draw.shapes import circle, joined, polar, polygon, rectangle, scoop
from generator.draw.text import require_fit
from generator.faces.signs import sign
from generator.faces.vye.houses import dot
from generator.theme import BONE, INK
from generator.units import BLEED

#: Cards are equally wide in both trims; the usual one comes first.
WIDTH = 63.5
HEIGHTS = {"square": 63.5, "poker": 88.9}
TRIMS = tuple(HEIGHTS)

#: The mat's width: where windows and plates begin.
MAT = 5.25
INNER = WIDTH - 2 * MAT

#: Line widths: outlines of plates and tabs, hairlines inside plates, a window's bone line.
OUTLINE, HAIR, WINDOW = 0.35, 0.16, 1.1

_MARKS_FROM_TRIM, _PITCH, _MARK = 4.05, 2.65, 0.62
_SEAT, _SEAT_DOTS, _SEAT_DOT, _SEAT_HALO, _SEAT_TRACK = 8.1, 36, 0.28, 0.46, 1.25
_TAB = 3.4


def card(name: str, trim: str | None) -> Drawing:
    """An empty card of a trim (None: the usual one)."""
    return Drawing(name, WIDTH, HEIGHTS[trim or TRIMS[0]], BLEED)


def mat(drawing: Drawing, ground: Paint, marks: Paint, kind: str) -> None:
    """The ground to the bleed's edge, with a row of `kind` marks along the trim."""
    box = drawing.scene().full.grown(1.0)
    drawing.fill(rectangle(box.x0, box.y0, box.width, box.height), ground, "ground")
    left, top = _MARKS_FROM_TRIM, _MARKS_FROM_TRIM
    right, low = drawing.width - left, drawing.height - top
    columns, rows = round((right - left) / _PITCH), round((low - top) / _PITCH)
    places = [
        (left + (right - left) * i / columns, y) for i in range(columns + 1) for y in (top, low)
    ]
    places += [(x, top + (low - top) * i / rows) for i in range(1, rows) for x in (left, right)]
    drawing.fill(joined(mark(kind, x, y, _MARK) for x, y in places), marks, "ornament")


def mark(kind: str, x: float, y: float, half: float) -> Path:
    """The mark of a terrain (rock, water, growth, open) or of a kind (special, family)."""
    return _MARKS[kind]().moved(x, y, scale=half)


def _water() -> Path:
    return Path(
        "MQQQQZ",
        (-1, 0.5, -0.5, -1.3, 0, 0, 0.5, 1, 1, -0.5, 0.6, 1.9, 0, 0.75, -0.5, -0.2, -1, 0.5),
    )


_MARKS: dict[str, Callable[[], Path]] = {
    "rock": lambda: polygon([(-1, 0.7), (0, -0.8), (1, 0.7)]),
    "water": _water,
    "growth": lambda: blade((-1, 0.6), (1, -0.6), 0.85),
    "open": lambda: rectangle(-1, -0.26, 2, 0.52),
    "special": lambda: polygon([(0, -1), (0.62, 0), (0, 1), (-0.62, 0)]),
    "family": lambda: dot(0, 0, 0.52),
}


@contextmanager
def picture(drawing: Drawing, box: Box, *, scale: float, left: float = 0.0) -> Iterator[None]:
    """Draws a motif's block inside a box: its upper edge at the box's, its x `left` at the left.

    `scale` is the mm of one unit of the block; what reaches beyond the box is cut off.
    """
    with (
        drawing.clip(rectangle(box.x0, box.y0, box.width, box.height)),
        drawing.at(box.x0 - left * scale, box.y0, scale=scale),
    ):
        yield


def window(drawing: Drawing, box: Box, ink: Paint = INK) -> None:
    """The frame around a picture: a bone line on its edge and a thin dark one outside."""
    drawing.stroke(rectangle(box.x0, box.y0, box.width, box.height), BONE, WINDOW)
    outer = box.grown(0.42)
    drawing.stroke(rectangle(outer.x0, outer.y0, outer.width, outer.height), ink, 0.3)


def plate(drawing: Drawing, box: Box, r: float = 1.2) -> None:
    """A bone plate with scooped corners and a hairline inside, on which words stand."""
    outer = scoop(box.x0, box.y0, box.width, box.height, r)
    inner = box.grown(-0.75)
    drawing.fill(outer, BONE, "plate")
    drawing.stroke(outer, INK, OUTLINE)
    drawing.stroke(scoop(inner.x0, inner.y0, inner.width, inner.height, r * 0.8), INK, HAIR)


def line_of_text(
    drawing: Drawing,
    box_name: str,
    text: str,
    x: float,
    y: float,
    size: float,
    room: float,
    *,
    font: Font = "display",
    track: float = 0.0,
) -> None:
    """One centred line in ink, `room` mm wide at most; raises TextOverflow naming the box."""
    require_fit(drawing.name, box_name, text, size, font, room, track)
    drawing.text(x, y, text, size, INK, font=font, track=track)


def tab(drawing: Drawing, kind: str, width: float, height: float) -> None:
    """The tab at the upper left, whose foot tells the kind of card: land, family or special."""
    x, y = _TAB, _TAB
    right, low, middle = x + width, y + height, x + width / 2
    rise = width * 0.3
    match kind:
        case "land":
            shape = polygon(
                [(x, y), (right, y), (right, low - rise), (middle, low), (x, low - rise)]
            )
        case "family":
            start, bend = low - rise * 1.2, low - rise * 0.1
            shape = Path(
                "MLLQQZ",
                (x, y, right, y, right, start, right, bend, middle, low, x, bend, x, start),
            )
        case _:
            notch = low - rise * 0.9
            shape = polygon([(x, y), (right, y), (right, low), (middle, notch), (x, low)])
    drawing.fill(shape, BONE, "plate")
    drawing.stroke(shape, INK, OUTLINE)


def tab_sign(drawing: Drawing, kind: str, x: float, y: float, r: float) -> None:
    """The sign of a kind of card on its tab, around (x, y), `r` mm to each side."""
    sign(drawing, kind, x, y, r, INK, BONE)


def seat(drawing: Drawing, x: float, y: float, paint: Paint) -> None:
    """The ring of dots around (x, y) that shows where tokens lie, in ink or bone.

    Each dot has a halo of the other one, so that it shows on light and dark parts of a picture;
    in one colour the ring is ink on a paper track.
    """

    def plain() -> None:
        drawing.stroke(circle(x, y, _SEAT), BONE, _SEAT_TRACK, "plate")
        drawing.fill(_dots(x, y, _SEAT_DOT), INK, "cut")

    with drawing.group("seat", plain=plain):
        drawing.fill(_dots(x, y, _SEAT_HALO), BONE if paint is INK else INK, "ornament")
        drawing.fill(_dots(x, y, _SEAT_DOT), paint, "cut")


def _dots(x: float, y: float, r: float) -> Path:
    step = 360 / _SEAT_DOTS
    places = (polar(_SEAT, step * i, x, y) for i in range(_SEAT_DOTS))
    return joined(dot(px, py, r) for px, py in places)
