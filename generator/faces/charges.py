"""The charges of Vye's houses and of the Undead: what tells tokens and arms apart without colour.

Each is drawn once in a block of 100 by 100, body in one paint and cuts in another.
"""

import math
from collections.abc import Callable, Iterator, Sequence

from generator.draw.curves import corner, profile, ribbon, smooth
from generator.draw.cuts import blade, radial, row, wedge
from generator.draw.paint import Paint
from generator.draw.path import Path, Point
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, lobed, polar, polygon, rectangle, star

#: Outlines in the order in which they are filled, each with whether it is a cut.
Layers = Iterator[tuple[Path, bool]]


def charge(
    drawing: Drawing, key: str, x: float, y: float, high: float, ink: Paint, cut: Paint
) -> None:
    """Draws the charge of a house, or `undead`, around (x, y), `high` mm high."""
    with drawing.at(x - high / 2, y - high / 2, scale=high / 100):
        for path, is_cut in CHARGES[key]():
            drawing.fill(path, cut if is_cut else ink, "plate" if is_cut else "text")


def _midnight() -> Layers:
    """A crescent with a large star in its lap and two small ones."""
    numbers = (62, 10, 30, 2, 4, 26, 6, 54, 8, 84, 40, 102, 70, 88, 50, 88, 34, 72, 34, 50,
               34, 30, 46, 16, 62, 10)  # fmt: skip
    yield Path("MCCCCZ", tuple(float(n) for n in numbers)), False
    starts, ends = (
        [(20.0, 28.0), (12.0, 52.0), (26.0, 80.0)],
        [(34.0, 24.0), (28.0, 52.0), (42.0, 82.0)],
    )
    yield row(starts, ends, 7, 2.2, wedge), True
    yield joined([star(70, 46, 20, 8, 6), star(84, 80, 8, 3, 4), star(84, 14, 8, 3, 4)]), False


def _immortal() -> Layers:
    """A serpent that bites its tail around a leaf."""
    spine = [polar(36, a, 50, 52) for a in range(-62, 262, 12)]
    yield profile(spine, lambda t: 2 + 13 * min(1.0, t * 1.6)), False
    x, y = polar(36, 262, 50, 52)
    head = [corner(-6, -8), (6.0, -10.0), (18.0, -5.0), corner(25, 1), (17.0, 4.0), (8.0, 8.0),
            corner(-6, 7)]  # fmt: skip
    yield smooth(head).moved(x, y), False
    yield joined([circle(9, -3.5, 2.2), wedge((26, 1), (10, 2.2), 1.6)]).moved(x, y), True
    yield joined(_scale(a) for a in range(-20, 250, 14)), True
    leaf = [corner(50, 28), (62.0, 42.0), (62.0, 60.0), corner(50, 76), (38.0, 60.0), (38.0, 42.0)]
    yield smooth(leaf), False
    ribs = (
        row([(50, 46), (50, 68)], [(50 + reach, 40), (50 + reach, 60)], 3, 1.3) for reach in (8, -8)
    )
    yield joined([blade((50, 32), (50, 80), 1.2), *ribs]), True


def _scale(degrees: float) -> Path:
    return wedge(polar(42, degrees, 50, 52), polar(32, degrees + 7, 50, 52), 3)


def _roses() -> Layers:
    """A rose of five petals over five barbs."""
    yield radial(50, 51, 24, 49, 5, 15, wedge, turn=-54), False
    yield lobed(50, 51, 41, 5, 0.36), False
    cuts = []
    for i in range(5):
        petal, valley = -90 + 72 * i, -54 + 72 * i
        cuts.append(blade(polar(16, valley, 50, 51), polar(31, valley, 50, 51), 1.5))
        cuts += [
            wedge(polar(16, petal + lean, 50, 51), polar(32, petal + 0.9 * lean, 50, 51), 3.2)
            for lean in (-13.75, 0, 13.75)
        ]
    yield joined([*cuts, circle(50, 51, 15.5)]), True
    yield lobed(50, 51, 12.5, 5, 0.3, -54), False
    yield circle(50, 51, 3.6), True


def _ladders() -> Layers:
    """A ladder of five rungs that leads to a star."""
    rails = [[(24, 96), (34, 18), (42, 18), (33, 96)], [(76, 96), (66, 18), (58, 18), (67, 96)]]
    yield joined(polygon(rail) for rail in rails), False
    shares = [(y, (y - 18) / 78) for y in (30, 45, 60, 75, 88)]
    yield joined(rectangle(38 - 9 * t, y - 3.3, 24 + 18 * t, 6.6) for y, t in shares), False
    yield star(50, 9, 14, 5.5, 8), False


def _soul() -> Layers:
    """Two loops, each over and under the other, around a small star."""
    yield _loop(45, 9.5), False
    yield _loop(-45, 15), True
    yield _loop(-45, 9.5), False
    for turn in (0, 180):
        middle = _angle_at(turn - 45)
        yield ribbon(_arc(middle - 22, middle + 22), 15).moved(50, 50, 45), True
        yield ribbon(_arc(middle - 27, middle + 27), 9.5).moved(50, 50, 45), False
    yield star(50, 50, 7.5, 3.4, 4), False


def _loop(turn: float, width: float) -> Path:
    """A band along an ellipse of 40 by 17, closed, its inner edge drawn the other way round."""
    outer, inner = (
        circle(0, 0, 40 + width / 2, 17 + width / 2),
        circle(0, 0, 40 - width / 2, 17 - width / 2),
    )
    flipped = list(inner.numbers)
    flipped[1::2] = [-y for y in flipped[1::2]]
    return (outer + Path(inner.verbs, tuple(flipped))).moved(50, 50, turn)


def _angle_at(direction: float) -> float:
    """The parameter of that ellipse's point in a direction, both in degrees."""
    x, y = polar(1.0, direction)
    return math.degrees(math.atan2(y / 17, x / 40))


def _arc(start: float, end: float) -> Sequence[Point]:
    angles = [start + (end - start) * i / 10 for i in range(11)]
    return [(40 * math.cos(math.radians(a)), 17 * math.sin(math.radians(a))) for a in angles]


def _undead() -> Layers:
    """A skull."""
    right = [(50.0, 8.0), (74.0, 14.0), (86.0, 36.0), (82.0, 56.0), corner(72, 64), (70.0, 80.0)]
    left = [(30.0, 80.0), corner(28, 64), (18.0, 56.0), (14.0, 36.0), (26.0, 14.0)]
    yield smooth([*right, corner(66, 88), corner(34, 88), *left]), False
    teeth = (rectangle(x, y, 2.6, 89 - y) for x, y in ((40, 76), (48.7, 75), (57.4, 76)))
    nose = polygon([(50, 56), (56, 68), (50, 66), (44, 68)])
    yield joined([circle(35, 46, 11, 12), circle(65, 46, 11, 12), nose, *teeth]), True
    yield row([(28, 22), (24, 34)], [(38, 18), (34, 26)], 3, 1.4), True


CHARGES: dict[str, Callable[[], Layers]] = {
    "midnight": _midnight,
    "thousand-roses": _roses,
    "immortal": _immortal,
    "ladders": _ladders,
    "entangled-soul": _soul,
    "undead": _undead,
}
