"""The six seat marks: shapes that say who owns a tile or a counter, centred, `height` mm high."""

import math
from collections.abc import Callable

from generator.draw.cuts import blade, wedge
from generator.draw.path import Path
from generator.draw.shapes import circle, joined, polar, polygon, rectangle, star
from generator.faces import UnknownFace
from generator.theme import SEAT_MARKS, SeatMark


def seat_mark(seat: int) -> SeatMark:
    """The mark of a seat, counted from 0; raises UnknownFace."""
    if not 0 <= seat < len(SEAT_MARKS):
        raise UnknownFace(f"no mark for seat {seat}: seats are 0 to {len(SEAT_MARKS) - 1}")
    return SEAT_MARKS[seat]


def outline(shape: str, height: float) -> Path:
    """A seat's shape around the origin; a hole is drawn the other way round (nonzero)."""
    return _SHAPES[shape](height / 2)


def cuts(shape: str, height: float) -> Path:
    """The gouge cuts in a seat's shape, to be filled with what it stands on."""
    return _CUTS[shape](height / 2)


def _spokes(r: float, points: list[tuple[float, float]]) -> Path:
    """Blades from near the tips of a shape (angle, reach) towards its middle."""
    return joined(
        blade(polar(r * reach, angle), polar(r * 0.14, angle), r * 0.11) for angle, reach in points
    )


def _square_cuts(r: float) -> Path:
    return _spokes(r, [(45 + 90 * i, 1.04) for i in range(4)])


def _ring_cuts(r: float) -> Path:
    return joined(
        blade(polar(r * 0.65, 30 * i + 15), polar(r * 0.92, 30 * i + 15), r * 0.075)
        for i in range(12)
    )


def _triangle_cuts(r: float) -> Path:
    spokes = _spokes(r, [(-90.0, 0.9), (30.0, 0.86), (150.0, 0.86)])
    return spokes.moved(0, r * 0.18)


def _cross_cuts(r: float) -> Path:
    return _spokes(r, [(90.0 * i, 0.88) for i in range(4)])


def _star_cuts(r: float) -> Path:
    return _spokes(r, [(-90 + 72.0 * i, 0.88) for i in range(5)]).moved(0, r * 0.08)


def _crescent_cuts(r: float) -> Path:
    return joined(
        wedge(polar(r * 0.9, a), polar(r * (0.9 - reach), a), r * 0.13)
        for a, reach in (
            (100, 0.3),
            (126, 0.42),
            (153, 0.5),
            (180, 0.54),
            (207, 0.5),
            (234, 0.42),
            (260, 0.3),
        )
    ).moved(r * 0.12)


def _square(r: float) -> Path:
    side = r * 0.84
    return rectangle(-side, -side, 2 * side, 2 * side)


def _ring(r: float) -> Path:
    return circle(0, 0, r) + _turned(circle(0, 0, r * 0.56))


def _turned(path: Path) -> Path:
    """A disc drawn the other way round, as a mirror image of itself."""
    flipped = list(path.numbers)
    flipped[1::2] = [-y for y in flipped[1::2]]
    return Path(path.verbs, tuple(flipped))


def _triangle(r: float) -> Path:
    r *= 0.96
    half = r * 2 / math.sqrt(3)
    # The weight of a triangle lies low: it is raised less than its box would ask for.
    return polygon([(0, -r * 1.12), (half, r * 0.88), (-half, r * 0.88)])


def _cross(r: float) -> Path:
    arm = r * 0.34
    return polygon(
        [
            (-arm, -r), (arm, -r), (arm, -arm), (r, -arm), (r, arm), (arm, arm),
            (arm, r), (-arm, r), (-arm, arm), (-r, arm), (-r, -arm), (-arm, -arm),
        ]
    )  # fmt: skip


def _star(r: float) -> Path:
    return star(0, r * 0.08, r * 1.1, r * 0.46, 5)


def _crescent(r: float) -> Path:
    """The moon's limb and a smaller circle's, meeting in two points on the right."""
    horn, inner = 48.0, 0.76
    x, y = polar(r, horn)
    centre = x - math.sqrt((inner * r) ** 2 - y * y)
    bend = math.degrees(math.atan2(y, x - centre))
    outer = _arc(0.0, r, horn, 360 - horn)
    back = _arc(centre, inner * r, 360 - bend, bend)
    shape = Path("M" + "C" * 8 + "Z", outer.numbers + back.numbers[2:])
    return shape.moved(r * 0.12)


def _arc(x: float, r: float, start: float, end: float) -> Path:
    """A circle's arc around (x, 0) in four cubic curves, from one angle to another."""
    step = (end - start) / 4
    k = 4 / 3 * math.tan(math.radians(step) / 4)
    numbers = [*polar(r, start, x)]
    for i in range(4):
        a, b = start + step * i, start + step * (i + 1)
        (ax, ay), (bx, by) = polar(r, a, x), polar(r, b, x)
        (tx, ty), (ux, uy) = polar(r * k, a + 90), polar(r * k, b + 90)
        numbers += [ax + tx, ay + ty, bx - ux, by - uy, bx, by]
    return Path("MCCCC", tuple(numbers))


_SHAPES: dict[str, Callable[[float], Path]] = {
    "square": _square,
    "ring": _ring,
    "triangle": _triangle,
    "cross": _cross,
    "star": _star,
    "crescent": _crescent,
}

_CUTS: dict[str, Callable[[float], Path]] = {
    "square": _square_cuts,
    "ring": _ring_cuts,
    "triangle": _triangle_cuts,
    "cross": _cross_cuts,
    "star": _star_cuts,
    "crescent": _crescent_cuts,
}
