"""Lost City: domed halls, broken and overgrown."""

from collections.abc import Sequence

from generator.draw.curves import Knot, ribbon, smooth
from generator.draw.cuts import along, blade, row, wedge
from generator.draw.paint import Paint
from generator.draw.path import Path, Point
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, polygon, rectangle
from generator.faces.vye.lands.parts import below, fan
from generator.faces.vye.specials.parts import FIELD, T, arch, solid

_VINES: Sequence[Sequence[Knot]] = (
    ((3, -30), (6, -8), (2, 6), (9, 16), (5, 27), (11, 36)),
    ((70, -30), (68, -10), (74, 4), (67, 15), (72, 26)),
    ((25, 31), (22.5, 37), (26, 42), (22, 47)),
    ((56, 28), (58.6, 34), (54.6, 40), (58, 47)),
)
_CREEPERS: Sequence[Sequence[Knot]] = (
    ((66, 22), (57, 34), (62, 48), (58, 64), (62, 76)),
    ((8, 60), (13, 74), (9, 90)),
)
#: Where a leaf of the foreground starts, how it turns, and how long it is.
_LEAVES = (
    (-6, 60, -78, 30), (2, 62, -52, 27), (14, 62, -112, 20), (24, 62, -66, 15),
    (58, 62, -112, 15), (68, 62, -70, 21), (82, 62, -126, 26), (88, 62, -82, 27),
    (101, 62, -112, 30),
)  # fmt: skip


def picture(drawing: Drawing) -> None:
    """Three halls, the middle dome the largest, two broken towers, vines and great leaves."""
    drawing.fill(FIELD, T.light, "ground")
    drawing.fill(fan(40, 36, 20, 90, 44, 4.0, 180, 360, wedge), T.lighter, "ornament")
    drawing.fill(circle(40, 31, 25), T.lightest, "ornament")
    drawing.fill(below([(0, 46), (30, 44), (60, 46), (100, 44)]), T.base, "body")
    _broken(drawing, 9.5, 10, 31)
    _broken(drawing, 70, 9, 22)
    _hall(drawing, 23.5, 12, 18.5, 8.5, T.lighter)
    _hall(drawing, 56.5, 12, 21, 8.5, T.lighter)
    _hall(drawing, 40, 20, 25, 12.5, T.accent)
    with drawing.group("wood", plain=lambda: _wood(drawing, _VINES[1:2], _LEAVES[::8])):
        _wood(drawing, _VINES, _LEAVES)


def stamp(drawing: Drawing, ink: Paint, paper: Paint) -> None:
    """A great dome between a small one and a broken tower, vines over them."""
    for x, wide, top, dome in ((19.0, 26.0, 66.0, 20.0), (50.0, 40.0, 56.0, 36.0)):
        hall = joined(
            [_onion(x, top, wide / 2, dome), rectangle(x - wide / 2, top, wide, 98 - top)]
        )
        drawing.stroke(hall, paper, 4, "cut")
        drawing.fill(hall, ink, "body")
        drawing.fill(rectangle(x - wide / 2 - 3, top - 1.4, wide + 6, 2.8), paper, "cut")
    ruin = [(72, 98), (72, 44), (79, 36), (82, 46), (87, 50), (89, 60), (97, 66), (97, 98)]
    drawing.fill(polygon(ruin), ink, "body")
    drawing.fill(arch(50, 98, 7.5, 78, 68), paper, "cut")
    doors = [arch(19, 98, 4.4, 86, 79), arch(84, 76, 3.6, 68, 63), arch(84, 98, 3.6, 90, 85)]
    drawing.fill(joined(doors), paper, "cut")
    for vine in _CREEPERS:
        line = smooth(vine, closed=False).flat(8)[0]
        parts = [ribbon(vine, 2.6, 1.6)]
        for i in range(2 * len(vine) - 2):
            px, py = along(line, (i + 0.6) / (2 * len(vine) - 2))
            parts.append(blade((px, py), (px + (9 if i % 2 else -9), py + 4), 3.4))
        drawing.fill(joined(parts), paper, "cut")


def _onion(x: float, foot: float, half: float, dome: float) -> Path:
    """A dome that swells over its foot and ends in a point."""
    return Path(
        "MCCZ",
        (
            x - half - 0.6, foot, x - half - 1.2, foot - dome * 0.95, x - 1.2, foot - dome * 0.95,
            x, foot - dome * 1.42, x + 1.2, foot - dome * 0.95, x + half + 1.2, foot - dome * 0.95,
            x + half + 0.6, foot,
        ),
    )  # fmt: skip


def _wood(
    drawing: Drawing,
    vines: Sequence[Sequence[Knot]],
    leaves: Sequence[tuple[float, float, float, float]],
) -> None:
    """What has grown over the city."""
    for vine in vines:
        _vine(drawing, vine)
    drawing.fill(below([(0, 51), (30, 50), (60, 51.4), (100, 50)]), T.darkest, "body")
    for leaf in leaves:
        _leaf(drawing, *leaf)


def _hall(drawing: Drawing, x: float, wide: float, high: float, dome: float, roof: Paint) -> None:
    top, half = 52 - high, wide / 2
    solid(drawing, rectangle(x - half, top, wide, high), T.lighter)
    drawing.fill(rectangle(x + wide * 0.12, top, wide * 0.38, high), T.dark, "body")
    for level in range(int(high / 9)):
        foot = top + 9.4 + 9 * level
        windows = [arch(x + away * wide, foot, wide * 0.1, foot - 3.6, foot - 6)
                   for away in ((-0.28, 0.3) if wide > 15 else (-0.28,))]  # fmt: skip
        drawing.fill(joined(windows), T.ink, "cut")
    solid(drawing, _onion(x, top, half, dome), roof)
    shade = row(
        [(x + 0.6, top - dome * 1.0), (x + half * 0.84, top - 1.4)],
        [(x + 0.8, top - dome * 0.34), (x + half * 0.3, top - 0.7)],
        5, 0.9, wedge,
    )  # fmt: skip
    drawing.fill(shade, T.ink, "cut")
    drawing.fill(rectangle(x - half - 1.2, top - 0.7, wide + 2.4, 1.8), T.ink, "cut")


def _broken(drawing: Drawing, x: float, wide: float, high: float) -> None:
    """A tower of which the upper part is gone."""
    half, top = wide / 2, 52 - high
    ruin: list[Point] = [
        (x - half, 54), (x - half, top + 2), (x - half * 0.5, top - 2.6), (x - half * 0.2, top + 1),
        (x + half * 0.25, top + 3.6), (x + half * 0.45, top + 7.6), (x + half, top + 9),
        (x + half, 54),
    ]  # fmt: skip
    solid(drawing, polygon(ruin), T.light)
    courses = row(
        [(x - half + 0.7, top + 4), (x - half + 0.7, 50)],
        [(x + half * 0.5, top + 9), (x + half * 0.5, 50)],
        int(high / 4), 0.8, alternate=0.5,
    )  # fmt: skip
    drawing.fill(courses, T.darker, "cut")
    drawing.fill(arch(x - half * 0.1, top + 14, 1.3, top + 11.6, top + 9.4), T.ink, "cut")


def _vine(drawing: Drawing, points: Sequence[Knot]) -> None:
    line = smooth(points, closed=False).flat(8)[0]
    parts = [ribbon(points, 1.9, 0.8)]
    n = 4 * (len(points) - 1) - 3
    for i in range(n):
        x, y = along(line, (i + 0.7) / n)
        side = 1 if i % 2 else -1
        parts.append(blade((x, y), (x + side * 5.4, y + 2.6), 1.9, side * -0.4))
    drawing.fill(joined(parts), T.ink, "cut")


def _leaf(drawing: Drawing, x: float, y: float, turn: float, long: float) -> None:
    """A great leaf with cut edges, its rib and veins pale."""
    with drawing.at(x, y, rotation=turn, scale=long / 30):
        drawing.fill(blade((0, 0), (30, 0), 9.0), T.ink, "cut")
        veins = [blade((1, 0), (27, 0), 0.9)]
        for i in range(4):
            px = 7 + 4.6 * i
            veins += [wedge((px, side * 0.4), (px + 3.4, side * (3.8 - 0.5 * i)), 1.1)
                      for side in (1, -1)]  # fmt: skip
        drawing.fill(joined(veins), T.base, "cut")
