"""Fortress: a gate between three towers."""

from generator.draw.cuts import wedge
from generator.draw.scene import Drawing
from generator.draw.shapes import joined, rectangle
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
