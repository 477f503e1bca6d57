"""Waystone: a standing stone where two ways part, between day and night."""

import math

from generator.draw.curves import corner, profile, smooth
from generator.draw.cuts import radial, row, wedge
from generator.draw.path import Path
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, polygon, rectangle, star
from generator.faces.vye.lands.parts import below, furrows
from generator.faces.vye.specials.parts import FIELD, T, solid

_STARS = ((58, 6), (76, 9), (72, 24), (84, 16), (92, 7), (80, 30), (95, 24), (63, 31), (87, -8),
          (66, -9))  # fmt: skip
_STONE = smooth(
    [corner(28, 46), (27, 24), (30.4, 9), (39, 3), (47.4, 7.5), (52.4, 22), corner(51.5, 46)]
)
_SHADE = smooth(
    [corner(42.5, 46), (43.6, 24), (42, 10), corner(42, 4.2), (47.4, 7.5), (52.4, 22),
     corner(51.5, 46)]
)  # fmt: skip


def picture(drawing: Drawing) -> None:
    """The stone with a spiral and an arrow: the sun at its left, moon and stars at its right."""
    drawing.fill(FIELD, T.lighter, "ground")
    drawing.fill(rectangle(40, -30, 80, 120), T.darker, "body")
    drawing.fill(circle(40, 26, 24), T.lightest, "body")
    drawing.fill(Path("MCZ", (40, 2, 72, 2, 72, 50, 40, 50)), T.dark, "body")
    drawing.fill(radial(13, 13, 7.4, 12, 18, 1.1, wedge, alternate=0.35), T.base, "cut")
    drawing.fill(circle(13, 13, 5.8), T.accent, "body")
    moon = Path("MCCZ", (66, 7, 60, 8, 59, 18, 66, 20, 55, 22, 52, 6, 66, 7))
    drawing.fill(moon, T.bone, "body")
    drawing.fill(joined(star(x, y, 1.6, 0.55, 4) for x, y in _STARS), T.bone, "cut")
    drawing.fill(below([(0, 41), (20, 39.5), (50, 41.6), (80, 40), (100, 41)]), T.base, "body")
    drawing.fill(furrows("waystone ground", 43, 66, 12, width=1.0), T.dark, "cut")
    _ways(drawing)
    solid(drawing, _STONE, T.lighter, 1.8)
    drawing.fill(_SHADE, T.base, "body")
    chips = row([(29.4, 14), (28.8, 43)], [(32.6, 16), (32, 43)], 9, 0.8, wedge)
    drawing.fill(chips, T.dark, "cut")
    _carving(drawing)
    for x in (20, 25, 55, 60):
        blades = (
            wedge((x, 45.6), (x - 1.7, 37.4), 1.2),
            wedge((x + 1.2, 45.6), (x + 2.4, 39), 1.2),
        )
        drawing.fill(joined(blades), T.ink, "cut")


def _ways(drawing: Drawing) -> None:
    """Two pale ways that part at the stone's foot."""
    left = polygon([(30, 44), (41.5, 45), (10, 64), (-34, 64)])
    right = polygon([(50, 44), (38.5, 45), (70, 64), (114, 64)])
    drawing.fill(joined([left, right]), T.lightest, "body")


def _carving(drawing: Drawing) -> None:
    turns = [
        (39 + 0.155 * i * math.cos(i * 0.42) * 1.28, 18 + 0.155 * i * math.sin(i * 0.42) * 1.28)
        for i in range(40)
    ]
    drawing.fill(profile(turns, lambda t: 1.0 + 0.9 * t, steps=2), T.ink, "cut")
    arrow = polygon(
        [
            (39, 27.6), (45.2, 34.2), (41.2, 34.2), (41.2, 42.4), (36.8, 42.4), (36.8, 34.2),
            (32.8, 34.2),
        ]
    )  # fmt: skip
    solid(drawing, arrow, T.accent)
