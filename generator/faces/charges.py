"""The charges of Vye's houses and of the Undead: what tells tokens and arms apart without colour.

Each is drawn once in a block of 100 by 100, body in one paint and cuts in another.
"""

import math
from collections.abc import Callable, Iterator, Sequence

from generator.draw.curves import corner, profile, smooth
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
    horn, middle = 52, 64.4
    bend = math.degrees(math.asin(43 * math.sin(math.radians(horn)) / 36))
    limb = [polar(43, horn + (360 - 2 * horn) * i / 18, 49, 50) for i in range(19)]
    hollow = [polar(36, 360 - bend - (360 - 2 * bend) * i / 14, middle, 50) for i in range(1, 14)]
    yield smooth([corner(*limb[0]), *limb[1:-1], corner(*limb[-1]), *hollow]), False
    cuts = []
    for i in range(7):
        a, reach = 126 + 18 * i, 10 + (7 if i % 2 else 4) * math.sin(math.pi * (i + 0.5) / 7)
        cuts.append(blade(polar(39.5, a, 49, 50), polar(39.5 - reach, a + 5, 49, 50), 2.1))
    yield joined(cuts), True
    yield joined([star(64, 50, 17, 7, 6), star(89, 69, 8.5, 3, 4), star(89, 31, 8.5, 3, 4)]), False


def _immortal() -> Layers:
    """A serpent that bites its tail around a leaf."""
    spine = [polar(36, a, 50, 52) for a in range(-70, 267, 12)]
    yield profile(spine, _girth, steps=4), False
    scales = []
    for i in range(19):
        a = -40 + 15.2 * i
        half = _girth((a + 70) / 336) / 2
        scales.append(
            blade(polar(36 + half * 0.7, a, 50, 52), polar(36 - half * 0.65, a + 7, 50, 52), 1.8)
        )
    yield joined(scales), True
    head = smooth(
        [corner(-13, -6.2), (-4.0, -10.4), (8.0, -10.0), (19.0, -5.0), (23.0, 0.0), (19.0, 5.0),
         (8.0, 10.0), (-4.0, 10.4), corner(-13, 6.2)]
    )  # fmt: skip
    x, y = polar(36, 274, 50, 52)
    # A gap in front of the jaws, so that the tail goes into them.
    yield head.moved(x + 2.6, y + 0.3, 6, 1.06), True
    yield head.moved(x, y, 4), False
    eyes = [circle(7.5, side * 5.4, 2.3) for side in (-1, 1)]
    brow = [blade((-9, side * 1.9), (3, side * 3.4), 0.9) for side in (-1, 1)]
    yield joined([*eyes, *brow]).moved(x, y, 4), True
    leaf = [corner(50, 30), (61.5, 43.0), (61.5, 60.0), corner(50, 77), (38.5, 60.0), (38.5, 43.0)]
    yield smooth(leaf), False
    ribs = (
        row([(50, 47), (50, 69)], [(50 + reach, 41), (50 + reach, 61)], 3, 1.3) for reach in (8, -8)
    )
    yield joined([blade((50, 34), (50, 81), 1.2), *ribs]), True


def _girth(share: float) -> float:
    """How thick the serpent is: a thin tail, a full body, a neck."""
    return 2.5 + 12.5 * min(1.0, share * 1.7) - 2.6 * max(0.0, share * 6 - 5)


def _roses() -> Layers:
    """A rose of five petals over five barbs."""
    yield radial(50, 51, 24, 49, 5, 15, wedge, turn=-54), False
    yield lobed(50, 51, 41, 5, 0.36), False
    cuts = []
    for i in range(5):
        petal, valley = -90 + 72 * i, -54 + 72 * i
        cuts.append(blade(polar(16, valley, 50, 51), polar(31, valley, 50, 51), 1.5))
        cuts.append(blade(polar(34.5, valley, 50, 51), polar(45, valley, 50, 51), 0.9))
        cuts += [
            wedge(polar(16, petal + lean, 50, 51), polar(reach, petal + 0.9 * lean, 50, 51), 3.2)
            for lean, reach in ((-13.75, 30), (0, 33), (13.75, 30))
        ]
    yield joined([*cuts, circle(50, 51, 15.5)]), True
    yield lobed(50, 51, 12.5, 5, 0.3, -54), False
    yield circle(50, 51, 3.6), True


def _ladders() -> Layers:
    """A ladder of five rungs that leads to a sun."""
    # Between the rungs its ground stays plain: hatching would hide them.
    yield polygon([(19, 99), (31, 25), (69, 25), (81, 99)]), True
    rails = [[(21, 97), (33.5, 27), (41, 27), (30, 97)], [(79, 97), (66.5, 27), (59, 27), (70, 97)]]
    yield joined(polygon(rail) for rail in rails), False
    shares = [(y, (y - 27) / 70) for y in (35, 48.5, 62, 75.5, 89)]
    yield joined(rectangle(38 - 10 * t, y - 3, 24 + 20 * t, 6) for y, t in shares), False
    yield star(50, 15, 14.8, 6.8, 8), False
    yield circle(50, 15, 2.6), True


#: The Soul's two loops: half axes of their middle line, width of a band, and of the gap it leaves.
_LONG, _SHORT, _BAND, _GAP = 44.0, 18.5, 9.6, 15.5


def _soul() -> Layers:
    """Two loops, each over and under the other, around a small star."""
    yield _loop(45, _BAND), False
    yield _loop(-45, _GAP), True
    yield _loop(-45, _BAND), False
    for turn in (0, 180):
        middle = _angle_at(turn - 45)
        yield _stretch(middle, 20, _GAP), True
        yield _stretch(middle, 27, _BAND), False
    yield star(50, 50, 8.0, 3.4, 4), False


def _loop(turn: float, width: float) -> Path:
    """A band along a whole ellipse, its inner edge drawn the other way round."""
    angles = range(0, 360, 15)
    outer = smooth(_edge(angles, width / 2))
    inner = smooth(_edge(angles[::-1], -width / 2))
    return (outer + inner).moved(50, 50, turn)


def _stretch(middle: float, reach: float, width: float) -> Path:
    """A piece of the first loop's band, around a parameter of its ellipse."""
    angles = [middle + reach * i / 4 for i in range(-4, 5)]
    edges = [*_edge(angles, width / 2), *_edge(angles[::-1], -width / 2)]
    return polygon(edges).moved(50, 50, 45)


def _edge(angles: Sequence[float], away: float) -> list[Point]:
    """Points beside the ellipse, `away` to its outside."""
    points = []
    for degrees in angles:
        cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        nx, ny = cos / _LONG, sin / _SHORT
        length = math.hypot(nx, ny)
        points.append((_LONG * cos + away * nx / length, _SHORT * sin + away * ny / length))
    return points


def _angle_at(direction: float) -> float:
    """The parameter of that ellipse's point in a direction, both in degrees."""
    x, y = polar(1.0, direction)
    return math.degrees(math.atan2(y / _SHORT, x / _LONG))


def _undead() -> Layers:
    """A skull."""
    right = [(50.0, 7.0), (74.0, 13.0), (87.0, 36.0), (83.0, 56.0), corner(73, 65), (71.0, 81.0)]
    left = [(29.0, 81.0), corner(27, 65), (17.0, 56.0), (13.0, 36.0), (26.0, 13.0)]
    yield smooth([*right, corner(67, 91), corner(33, 91), *left]), False
    teeth = (rectangle(x, y, 2.8, 92 - y) for x, y in ((40, 78), (48.6, 77), (57.2, 78)))
    nose = polygon([(50, 56), (56.5, 69), (50, 66), (43.5, 69)])
    sockets = [circle(34.5, 46, 11.5, 12.5), circle(65.5, 46, 11.5, 12.5)]
    yield joined([*sockets, nose, *teeth]), True
    crown = row([(27, 22), (23, 35)], [(39, 16), (34, 26)], 3, 1.6)
    cheeks = row([(78, 30), (79, 44)], [(83, 40), (80, 54)], 2, 1.4)
    yield (
        joined([crown, cheeks, blade((66, 67), (68, 80), 1.5), blade((34, 67), (32, 80), 1.5)]),
        True,
    )


CHARGES: dict[str, Callable[[], Layers]] = {
    "midnight": _midnight,
    "thousand-roses": _roses,
    "immortal": _immortal,
    "ladders": _ladders,
    "entangled-soul": _soul,
    "undead": _undead,
}
