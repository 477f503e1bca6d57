"""Wild Land: a lozenge of four countries, any of which it may be."""

from generator.draw.curves import corner, smooth
from generator.draw.cuts import blade, row, wedge
from generator.draw.paint import Paint
from generator.draw.path import Path
from generator.draw.scene import Drawing
from generator.draw.shapes import joined, polygon, star
from generator.faces.vye.lands.parts import conifer, fan, peak, waves
from generator.faces.vye.specials.parts import FIELD, T, solid
from generator.theme import LANDS

_X, _Y, _HIGH, _WIDE = 40.0, 26.0, 23.4, 30.0
_WATER, _WOOD, _SAND = LANDS["g"], LANDS["h"], LANDS["d"]


def picture(drawing: Drawing) -> None:
    """Mountains, water, wood and sand, one in each quarter, under a burst."""
    drawing.fill(FIELD, T.darker, "body")
    drawing.fill(fan(_X, _Y, 27, 62, 40, 2.6, 0, 360, wedge), T.dark, "ornament")
    solid(drawing, _lozenge(1.0), T.bone, 1.8)
    _mountains(drawing, _quarter(-1, -1))
    _water(drawing, _quarter(1, -1))
    _wood(drawing, _quarter(-1, 1))
    _sand(drawing, _quarter(1, 1))
    solid(drawing, star(_X, _Y, 8.6, 3.9, 8), T.accent, 1.8)
    drawing.fill(star(_X, _Y, 3.8, 1.7, 8), T.bone, "body")


def stamp(drawing: Drawing, ink: Paint, paper: Paint) -> None:
    """Four quarters: mountains, water, wood and sand, under a burst."""
    drawing.fill(polygon([(50, 1), (99, 50), (50, 99), (1, 50)]), ink, "body")
    drawing.fill(polygon([(53, 9), (53, 47), (91, 47)]), paper, "cut")
    drawing.fill(polygon([(47, 91), (47, 53), (9, 53)]), paper, "cut")
    drawing.fill(polygon([(16, 45), (34, 18), (40, 30), (46, 22), (46, 45)]), paper, "cut")
    with drawing.clip(polygon([(53, 9), (53, 47), (91, 47)])):
        lines = [_between(waves(50, 96, y, 10, -2.6), waves(50, 96, y + 3.6, 10, -2.6))
                 for y in (21, 31, 41)]  # fmt: skip
        drawing.fill(joined(lines), ink, "body")
    conifer(drawing, 36, 80, 26, 17, ink)
    conifer(drawing, 24, 67, 13, 10, ink)
    drawing.fill(row([(56, 58), (82, 58)], [(56, 88), (74, 68)], 4, 4.2, wedge), paper, "cut")
    burst = star(50, 50, 17, 8, 8)
    drawing.stroke(burst, paper, 4, "cut")
    drawing.fill(burst, ink, "body")


def _lozenge(grown: float) -> Path:
    high, wide = _HIGH + grown, _WIDE + grown * 1.3
    return polygon([(_X, _Y - high), (_X + wide, _Y), (_X, _Y + high), (_X - wide, _Y)])


def _quarter(side: int, down: int) -> Path:
    x, y = _X + side * 0.6, _Y + down * 0.6
    return polygon([(x, y + down * (_HIGH - 1.4)), (x, y), (x + side * (_WIDE - 1.6), y)])


def _mountains(drawing: Drawing, quarter: Path) -> None:
    drawing.fill(quarter, T.lighter, "body")
    with drawing.clip(quarter):
        peak(drawing, "wild far", (20, 16.5), 27, (8, 8), (T.lightest, T.dark, T.dark), 4)
        peak(drawing, "wild near", (32, 8), 27, (10, 10), (T.bone, T.darker, T.darker), 6)


def _water(drawing: Drawing, quarter: Path) -> None:
    drawing.fill(quarter, _WATER, "body")
    with drawing.clip(quarter):
        lines = []
        for i in range(5):
            line = waves(36.0 + 2.4 * (i % 2), 74, 8.4 + 4.0 * i, 6.4, -1.2)
            back = waves(36.0 + 2.4 * (i % 2), 74, 9.4 + 4.0 * i, 6.4, -1.2)
            lines.append(_between(line, back))
        drawing.fill(joined(lines), T.bone, "cut")


def _between(upper: Path, lower: Path) -> Path:
    """The band between two scalloped lines that start and end alike."""
    points = list(zip(lower.numbers[::2], lower.numbers[1::2], strict=True))[::-1]
    numbers = [n for point in points for n in point]
    return Path(upper.verbs + "L" + "Q" * lower.verbs.count("Q") + "Z", (*upper.numbers, *numbers))


def _wood(drawing: Drawing, quarter: Path) -> None:
    drawing.fill(quarter, _WOOD, "body")
    with drawing.clip(quarter):
        for x, y, high in ((16, 34, 7.4), (22.5, 38, 10), (30, 43, 14), (36.6, 47, 17.6)):
            conifer(drawing, x, y, high, high * 0.56, T.ink, _WOOD.mix(T.bone, 0.6))


def _sand(drawing: Drawing, quarter: Path) -> None:
    drawing.fill(quarter, _SAND, "body")
    with drawing.clip(quarter):
        dune = [corner(38, 38), (48, 32), (58, 36), (70, 30), corner(70, 60), corner(38, 60)]
        drawing.fill(smooth(dune), _SAND.mix(T.ink, 0.36), "body")
        ripples = row([(41, 37), (60, 37)], [(45, 46), (63, 43)], 8, 1.1, wedge)
        drawing.fill(ripples, _SAND.mix(T.bone, 0.55), "cut")
        drawing.fill(blade((44, 30), (58, 29.4), 0.9), T.bone, "cut")
