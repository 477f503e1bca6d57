"""Frost Field: a snow crystal over ploughed furrows under snow."""

from generator.draw.cuts import blade, wedge
from generator.draw.paint import Paint
from generator.draw.path import Path
from generator.draw.scatter import Scatter
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, polar, rectangle, star
from generator.faces.vye.lands.parts import BLOCK, below, conifer
from generator.faces.vye.lands.tones import tones
from generator.theme import BONE, INK, WHITE

TERRAIN = "open"

_T = tones("f")
_SKY = _T.accent.mix(BONE, 0.42)
_FIRS = ((6, 60, 17), (13, 61, 12), (88, 60, 19), (95, 61, 13), (80, 58, 10))
_POSTS = (8, 22, 36, 64, 78, 92)
#: Barbs of a crystal's arm: where on the arm, and how long, as shares of its length.
_BARBS = ((0.38, 0.26), (0.60, 0.30), (0.80, 0.17))


def picture(drawing: Drawing) -> None:
    """The crystal in a pale disc, furrows running to a point under it, a fence, firs."""
    drawing.fill(BLOCK, _SKY, "ground")
    drawing.fill(circle(50, 29, 25), _T.accent.mix(BONE, 0.22), "body")
    drawing.fill(crystal(50, 29, 23, 2.7), WHITE, "cut")
    drawing.fill(_snow(), WHITE, "ornament")
    drawing.fill(below([(0, 56), (24, 52), (50, 55), (76, 51), (100, 55)]), _T.base, "body")
    for x, y, high in _FIRS:
        conifer(drawing, x, y, high, high * 0.52, _T.accent.mix(INK, 0.5), WHITE)
    drawing.fill(below([(0, 61), (30, 58), (55, 61), (100, 58)]), WHITE, "body")
    lanes = [i for i in range(-9, 10) if i]
    dips = [wedge((50 + i * 13, 108), (50 + i * 2.3, 63), 3.1) for i in lanes]
    drawing.fill(joined(dips), _T.base.mix(_T.accent, 0.25), "ornament")
    shades = [wedge((53 + i * 13, 108), (50.6 + i * 2.3, 66), 1.1) for i in range(-9, 10)]
    drawing.fill(joined(shades), _T.accent.mix(BONE, 0.1), "cut")
    posts = [rectangle(x - 0.9, 56 + abs(x - 50) * 0.06, 1.8, 8.5) for x in _POSTS]
    drawing.fill(joined(posts), _T.ink, "cut")
    for y in (60, 63):
        rail = Path("MQ", (-3, y, 50, y - 3.5, 103, y))
        drawing.stroke(rail, _T.ink, 0.6)


def crystal(x: float, y: float, r: float, width: float) -> Path:
    """Six arms around (x, y) with three pairs of barbs each; all of it winds the same way."""
    parts = []
    for i in range(6):
        angle = 60 * i - 90
        parts.append(blade(polar(-r * 0.04, angle, x, y), polar(r, angle, x, y), width * 0.8))
        for at, long in _BARBS:
            root = polar(r * at, angle, x, y)
            parts += [wedge(root, polar(r * long * 1.18, angle + side, *root), width)
                      for side in (-58, 58)]  # fmt: skip
    return joined(parts)


def _snow() -> Path:
    """Four-pointed flakes around the disc."""
    chance = Scatter("frost sky")
    flakes = []
    for _ in range(30):
        x, y, r = chance.between(2, 98), chance.between(2, 50), chance.between(0.9, 1.6)
        if (x - 50) ** 2 + (y - 29) ** 2 > 27.5**2:
            flakes.append(star(x, y, r, 0.4, 4))
    return joined(flakes)


def stamp(drawing: Drawing, ink: Paint, paper: Paint) -> None:
    """The crystal over furrows that run apart."""
    drawing.fill(crystal(50, 34, 32, 4.2), ink, "body")
    lanes = [wedge((50 + i * 11.6, 98), (50 + i * 4, 73), 6) for i in range(-4, 5)]
    drawing.fill(joined([*lanes, blade((2, 70), (98, 70), 1.6)]), ink, "body")
