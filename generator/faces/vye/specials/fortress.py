"""Fortress: a gate between three towers."""

from generator.draw.cuts import wedge
from generator.draw.paint import Paint
from generator.draw.scene import Drawing
from generator.draw.shapes import joined, polygon, rectangle
from generator.faces.vye.lands.parts import fan
from generator.faces.vye.specials.parts import (
    T,
    arch,
    battlement,
    bricks,
    flag,
    ground,
    sky,
    solid,
    tower,
)


def picture(drawing: Drawing) -> None:
    """A wall with a portcullis, a tower at each end and the keep behind it, flags on all three."""
    sky(drawing, "fortress sky")
    drawing.fill(fan(40, 40, 21, 60, 26, 2.4, 180, 360, wedge), T.lighter, "ornament")
    ground(drawing, "fortress ground", 45, T.base, T.light)
    for x, y in ((40, 12), (18.5, 21), (61.5, 21)):
        flag(drawing, x, y, 1.05)
    tower(drawing, 40, 46, 15, 28.6)
    for x in (18.5, 61.5):
        tower(drawing, x, 46.5, 12.5, 21.5)
    _wall(drawing)


def stamp(drawing: Drawing, ink: Paint, paper: Paint) -> None:
    """A gate between two towers before a keep with a flag."""
    with drawing.at(50, 22, scale=2.1):
        drawing.fill(rectangle(-0.7, -9.6, 1.4, 10), ink, "body")
        drawing.fill(polygon([(0.6, -9.4), (11, -7), (0.6, -3.4)]), ink, "body")
    drawing.fill(joined([rectangle(33, 36, 34, 60), battlement(29, 71, 20, 38, 4)]), ink, "body")
    for x in (17, 83):
        tower_ = joined([rectangle(x - 12, 56, 24, 41), battlement(x - 15.5, x + 15.5, 40, 58, 3)])
        drawing.stroke(tower_, paper, 4, "cut")
        drawing.fill(tower_, ink, "body")
        drawing.fill(rectangle(x - 2.4, 64, 4.8, 14), paper, "cut")
    wall = joined([rectangle(29, 66, 42, 31), battlement(29, 71, 58, 68, 6)])
    drawing.stroke(wall, paper, 3, "cut")
    drawing.fill(wall, ink, "body")
    drawing.fill(arch(50, 97, 12, 82, 71), paper, "cut")
    bars = [rectangle(x - 1.3, 70, 2.6, 24) for x in (44, 50, 56)]
    with drawing.clip(arch(50, 97, 12, 82, 71)):
        drawing.fill(joined([*bars, rectangle(36, 82, 28, 2.6)]), ink, "body")


def _wall(drawing: Drawing) -> None:
    solid(drawing, joined([rectangle(25, 31, 30, 15.6)]), T.light)
    solid(drawing, battlement(24.8, 55.2, 27.6, 33.2, 7), T.lightest)
    courses = [
        (26, 36, 5),
        (27.5, 39.4, 4),
        (26, 42.8, 5),
        (49, 36, 5),
        (50, 39.4, 4),
        (49, 42.8, 5),
    ]
    drawing.fill(bricks(courses), T.dark, "cut")
    drawing.fill(arch(40, 46.6, 7.4, 38.4, 32.4), T.ink, "cut")
    bars = [rectangle(x - 0.35, 33, 0.7, 13) for x in (36.2, 38.7, 41.3, 43.8)]
    rails = [rectangle(33.4, y - 0.35, 13.2, 0.7) for y in (37.4, 40.6, 43.8)]
    with drawing.clip(arch(40, 45.8, 6.6, 38.4, 33.2)):
        drawing.fill(joined([*bars, *rails]), T.light, "body")
    drawing.fill(
        joined(wedge((x, 44.8), (x, 47.4), 1.1) for x in (36.2, 38.7, 41.3, 43.8)), T.light, "cut"
    )
