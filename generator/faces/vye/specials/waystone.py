"""Waystone: a standing stone where two ways part, between day and night."""

import math

from generator.draw.curves import corner, profile, smooth
from generator.draw.cuts import blade, radial, row, wedge
from generator.draw.paint import Paint
from generator.draw.path import Path
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, polygon, rectangle, star
from generator.faces.vye.lands.parts import below, furrows
from generator.faces.vye.specials.parts import FIELD, T, solid

_STARS = ((58, 6), (76, 9), (72, 24), (84, 16), (92, 7), (80, 30), (95, 24), (63, 31), (87, -8),
          (66, -9))  # fmt: skip
_STONE = smooth(
    [corner(28, 44), (27, 24), (30.4, 9), (39, 3), (47.4, 7.5), (52.4, 22), corner(51.5, 44)]
)
_SHADE = smooth(
    [corner(42.5, 44), (43.6, 24), (42, 10), corner(42, 4.2), (47.4, 7.5), (52.4, 22),
     corner(51.5, 44)]
)  # fmt: skip


def picture(drawing: Drawing) -> None:
    """The stone with a spiral and an arrow: the sun at its left, moon and stars at its right."""
    drawing.fill(FIELD, T.lighter, "ground")
    drawing.fill(rectangle(40, -30, 80, 120), T.darker, "body")
    drawing.fill(circle(40, 26, 24), T.lightest, "ornament")
    drawing.fill(Path("MCZ", (40, 2, 72, 2, 72, 50, 40, 50)), T.dark, "ornament")
    drawing.fill(radial(19.5, 19.5, 6.8, 10.6, 16, 1.1, wedge, alternate=0.35), T.base, "cut")
    drawing.fill(circle(19.5, 19.5, 5.4), T.accent, "body")
    moon = Path("MCCZ", (66, 7, 60, 8, 59, 18, 66, 20, 55, 22, 52, 6, 66, 7))
    drawing.fill(moon, T.bone, "body")
    drawing.fill(joined(star(x, y, 1.6, 0.55, 4) for x, y in _STARS), T.bone, "cut")
    drawing.fill(below([(0, 39), (20, 37.5), (50, 39.6), (80, 38), (100, 39)]), T.base, "body")
    drawing.fill(furrows("waystone ground", 43, 66, 12, width=1.0), T.dark, "cut")
    _ways(drawing)
    with drawing.group("stone", plain=lambda: _bare_stone(drawing)):
        _stone(drawing)
    for x in (20, 25, 55, 60):
        blades = (
            wedge((x, 43.6), (x - 1.7, 35.6), 1.2),
            wedge((x + 1.2, 43.6), (x + 2.4, 37), 1.2),
        )
        drawing.fill(joined(blades), T.ink, "cut")


def _stone(drawing: Drawing) -> None:
    solid(drawing, _STONE, T.lighter, 1.8)
    drawing.fill(_SHADE, T.base, "body")
    chips = row([(29.4, 14), (28.8, 41.4)], [(32.6, 16), (32, 41.4)], 9, 0.8, wedge)
    drawing.fill(chips, T.dark, "cut")
    drawing.fill(_spiral(), T.ink, "cut")
    solid(drawing, _ARROW, T.accent)


def _bare_stone(drawing: Drawing) -> None:
    """The stone in paper, so that what is carved into it shows."""
    solid(drawing, _STONE, T.bone, 1.8)
    shade = row([(50.6, 15), (50.4, 41.4)], [(46.6, 17), (46.4, 42)], 9, 1.3, wedge)
    for path in (_spiral(), _ARROW, shade):
        drawing.fill(path, T.ink, "cut")


def stamp(drawing: Drawing, ink: Paint, paper: Paint) -> None:
    """The stone with its spiral and its arrow, sun and moon beside it."""
    drawing.fill(circle(16, 26, 7.4), ink, "body")
    drawing.fill(radial(16, 26, 9.4, 16, 10, 3.2, wedge), ink, "body")
    moon = Path("MCCZ", (66, 7, 60, 8, 59, 18, 66, 20, 55, 22, 52, 6, 66, 7))
    drawing.fill(moon.moved(-23, 5, scale=1.8), ink, "body")
    with drawing.at(-33.6, -1, scale=2.15):
        drawing.stroke(_STONE, paper, 2.4, "cut")
        drawing.fill(_STONE, ink, "body")
        drawing.fill(_spiral(), paper, "cut")
        drawing.fill(_ARROW, paper, "cut")
    drawing.fill(blade((0, 95), (100, 95), 4), ink, "body")


_ARROW = polygon(
    [
        (39, 26.2), (45.2, 32.8), (41.2, 32.8), (41.2, 40.6), (36.8, 40.6), (36.8, 32.8),
        (32.8, 32.8),
    ]
)  # fmt: skip


def _ways(drawing: Drawing) -> None:
    """Two pale ways that part at the stone's foot."""
    left = polygon([(29, 42), (41.5, 43), (4, 64), (-48, 64)])
    right = polygon([(51, 42), (38.5, 43), (76, 64), (128, 64)])
    drawing.fill(joined([left, right]), T.lightest, "body")


def _spiral() -> Path:
    turns = [
        (39 + 0.155 * i * math.cos(i * 0.42) * 1.28, 17 + 0.155 * i * math.sin(i * 0.42) * 1.28)
        for i in range(40)
    ]
    return profile(turns, lambda t: 1.0 + 0.9 * t, steps=2)
