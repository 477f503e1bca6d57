"""Sanctuary: a round temple with an open flame, and rays all round."""

from generator.draw.curves import corner, smooth
from generator.draw.cuts import blade, row, wedge
from generator.draw.paint import Paint
from generator.draw.path import Path
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, polygon, rectangle, star
from generator.faces.vye.lands.parts import fan
from generator.faces.vye.specials.parts import FIELD, T, ground, solid

_COLUMNS = (22.4, 31.2, 40.0, 48.8, 57.6)


def picture(drawing: Drawing) -> None:
    """A dome on five columns, a flame between them, steps and a way to it, cypresses beside."""
    drawing.fill(FIELD, T.light, "ground")
    drawing.fill(fan(40, 27, 8, 90, 44, 5.2, 0, 360, wedge), T.lightest, "ornament")
    drawing.fill(circle(40, 25, 24.5), T.lightest, "ornament")
    ground(drawing, "sanctuary ground", 45, T.base, T.light)
    for x, high in ((7, 22), (73, 22), (82, 15), (-2, 15), (93, 19)):
        cypress = [corner(x, 47), (x - 3.2, 40), corner(x, 47 - high), (x + 3.2, 40)]
        drawing.fill(smooth(cypress), T.ink, "cut")
        drawing.fill(blade((x - 0.9, 44), (x - 0.4, 50 - high), 0.8), T.base, "cut")
    _way(drawing)
    drawing.fill(rectangle(20, 21, 40, 18), T.darkest, "body")
    _flame(drawing)
    _columns(drawing)
    _dome(drawing)


def stamp(drawing: Drawing, ink: Paint, paper: Paint) -> None:
    """A dome on columns, steps below, a flame in its midst."""
    drawing.fill(star(50, 10, 9, 4, 8), ink, "body")
    drawing.fill(Path("MCZ", (12, 42, 14, 5, 86, 5, 88, 42)), ink, "body")
    parts = [rectangle(5, 45, 90, 7), rectangle(8, 83, 84, 6), rectangle(1, 91, 98, 6)]
    parts += [rectangle(x, 54, 9, 29) for x in (12, 26, 65, 79)]
    drawing.fill(joined(parts), ink, "body")
    drawing.fill(row([(24, 38), (46, 20)], [(36, 40), (50, 39)], 4, 3.0, wedge), paper, "cut")
    flame = [corner(43, 82), (41, 73), (46, 65), corner(50, 55), (56, 65), (58, 74), corner(56, 82)]
    drawing.fill(smooth(flame), ink, "body")


def _way(drawing: Drawing) -> None:
    way = polygon([(32, 45), (48, 45), (66, 80), (14, 80)])
    drawing.fill(way, T.lightest, "body")
    solid(drawing, rectangle(13.6, 42.4, 52.8, 3.2), T.lighter)
    solid(drawing, rectangle(17, 39.2, 46, 3.2), T.bone)


def _flame(drawing: Drawing) -> None:
    flame = [
        corner(36.2, 38.6), (35.2, 33.6), (38, 29), corner(39.2, 23.6), (42.8, 28.4), (44.8, 33.4),
        corner(43.8, 38.6),
    ]  # fmt: skip
    drawing.fill(fan(40, 33, 8.4, 14, 17, 1.1, 180, 360), T.accent, "cut")
    drawing.fill(smooth(flame), T.accent, "body")
    core = [corner(38.2, 38.6), (37.8, 35.6), corner(39.8, 31), (42, 35.4), corner(41.6, 38.6)]
    drawing.fill(smooth(core), T.bone, "body")


def _columns(drawing: Drawing) -> None:
    for x in _COLUMNS:
        if x == 40.0:
            continue
        solid(drawing, rectangle(x - 1.9, 21, 3.8, 18), T.bone)
        drawing.fill(rectangle(x + 0.3, 21, 1.6, 18), T.light, "body")
        drawing.fill(blade((x - 0.9, 24), (x - 0.9, 36.5), 0.5), T.dark, "cut")
        ends = joined([rectangle(x - 3, 20.4, 6, 2.2), rectangle(x - 3, 36.9, 6, 2.3)])
        drawing.fill(ends, T.ink, "cut")


def _dome(drawing: Drawing) -> None:
    solid(drawing, Path("MCZ", (21, 18, 22, 2.8, 58, 2.8, 59, 18)), T.lighter)
    shade = Path("MCCZ", (44, 18, 47, 12.4, 46, 8, 42, 6.7, 54, 7.4, 58.4, 12.4, 59, 18))
    drawing.fill(shade, T.dark, "body")
    ribs = row([(23.4, 16), (38.4, 7.6)], [(30, 16.8), (40, 16)], 7, 0.8, wedge)
    drawing.fill(ribs, T.dark, "cut")
    solid(drawing, rectangle(16.8, 17.8, 46.4, 3.2), T.bone)
    teeth = [wedge((19 + 3 * i, 18.2), (19 + 3 * i, 20.6), 1.3) for i in range(15)]
    drawing.fill(joined(teeth), T.dark, "cut")
    drawing.fill(rectangle(39.3, 3.6, 1.4, 4), T.ink, "cut")
    solid(drawing, star(40, 4.1, 3.1, 1.35, 8), T.accent, 1.0)
