"""Hollow Hills: green mounds with doors of stone."""

import math
from collections.abc import Sequence

from generator.draw.curves import corner, smooth
from generator.draw.cuts import blade, radial, row, wedge
from generator.draw.paint import Paint
from generator.draw.path import Path, Point
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, polygon, rectangle
from generator.faces.vye.lands.parts import below, furrows, sky
from generator.faces.vye.lands.tones import tones

TERRAIN = "rock"

_T = tones("h")
_TUFTS = ((8, 80), (15, 88), (88, 82), (80, 92), (94, 94))


def picture(drawing: Drawing) -> None:
    """A large mound with a door into it and a path to it, two more behind, the sun."""
    sky(drawing, "hills sky", _T.lightest, _T.light, 7, 36)
    drawing.fill(radial(77, 14, 9.5, 15, 20, 1.2, wedge, alternate=0.4), _T.light, "cut")
    drawing.fill(circle(77, 14, 7.5), _T.accent, "body")
    _mound(drawing, 88, 58, 33, 22, 15)
    _door(drawing, 86, 55, 4.6, 6.4)
    _mound(drawing, 10, 58, 33, 20, 15)
    _door(drawing, 14, 56, 4.4, 6.0)
    drawing.fill(below([(0, 57), (30, 53), (70, 56), (100, 53)]), _T.base, "body")
    _mound(drawing, 51, 73, 47, 44, 21)
    _door(drawing, 51, 71.4, 9.6, 16)
    drawing.fill(below([(0, 72), (20, 69), (51, 72), (80, 69), (100, 72)]), _T.dark, "body")
    drawing.fill(furrows("hills grass", 76, 100, 20, width=1.1), _T.light, "cut")
    drawing.fill(polygon([(46.4, 71), (55.6, 71), (67, 106), (30, 106)]), _T.lighter, "body")
    steps = row([(45, 77), (36, 100)], [(57, 77), (63, 100)], 5, 1.0)
    drawing.fill(steps, _T.base, "cut")
    _tufts(drawing, _TUFTS, 1.0)


def dome(x: float, foot: float, rx: float, ry: float) -> Path:
    """A mound's outline: its foot, `rx` to each side, runs out into the ground; it is `ry` high."""
    left = [
        corner(x - rx * 1.12, foot + 6), (x - rx, foot), (x - rx * 0.8, foot - ry * 0.42),
        (x - rx * 0.44, foot - ry * 0.86),
    ]  # fmt: skip
    right = [(2 * x - knot[0], *knot[1:]) for knot in reversed(left)]
    return smooth([*left, (x, foot - ry), *right])


def turf(x: float, foot: float, rx: float, ry: float, n: int, width: float) -> Path:
    """Makes n wedges of grass from a mound's rim inwards, long and short."""
    spikes = []
    for i in range(n):
        angle = math.pi * (0.05 + 0.9 * i / (n - 1))
        px, py = x - rx * math.cos(angle) * 0.85, foot - ry * math.sin(angle) * 0.93
        deep = 0.72 if i % 2 else 0.84
        end = (x + (px - x) * (deep + 0.04), foot + (py - foot) * deep)
        spikes.append(wedge((px, py), end, width))
    return joined(spikes)


def _mound(drawing: Drawing, x: float, foot: float, rx: float, ry: float, spikes: int) -> None:
    """A hill of turf: grass wedges hang from its rim and lie all over it, longer in the shade."""
    outline = dome(x, foot, rx, ry)
    drawing.fill(outline, _T.light, "body")
    shade = smooth(
        [
            corner(x + rx * 0.08, foot - ry * 1.1), (x + rx * 0.4, foot - ry * 0.66),
            (x + rx * 0.52, foot - ry * 0.2), corner(x + rx * 0.5, foot + 8),
            corner(x + rx * 1.3, foot + 8), corner(x + rx * 1.3, foot - ry * 1.1),
        ]
    )  # fmt: skip
    with drawing.clip(outline):
        drawing.fill(shade, _T.dark, "body")
        for share, n in ((0.74, spikes - 4), (0.5, spikes - 8)):
            tufts = turf(x, foot, rx * share, ry * share, n, rx * 0.034)
            drawing.fill(tufts, _T.base.mix(_T.ink, 0.42), "cut")
    drawing.fill(turf(x, foot, rx, ry, spikes, rx * 0.05), _T.darker, "cut")
    rim = [
        (x + rx * 0.86 * math.cos(a), foot - ry * 0.95 * math.sin(a))
        for a in (math.pi * share for share in (0.22, 0.36, 0.5, 0.63, 0.77))
    ]
    _tufts(drawing, rim, rx / 60, _T.dark)


def _door(drawing: Drawing, x: float, foot: float, wide: float, high: float) -> None:
    """A dark way into the hill between two posts and a lintel, turf hanging over it."""
    way = polygon([(x - wide * 0.62, foot), (x - wide * 0.5, foot - high),
                   (x + wide * 0.5, foot - high), (x + wide * 0.62, foot)])  # fmt: skip
    # The cut in the slope, in its shade, that the door lies back in.
    bank = smooth([corner(x - wide * 1.5, foot + 1), (x - wide * 1.08, foot - high * 0.8),
                   (x, foot - high * 1.46), (x + wide * 1.08, foot - high * 0.8),
                   corner(x + wide * 1.5, foot + 1)])  # fmt: skip
    drawing.fill(bank, _T.darkest, "body")
    drawing.fill(way, _T.ink, "cut")
    for side in (-1, 1):
        post = [(x + side * wide * 0.5, foot - high), (x + side * wide * 0.78, foot - high),
                (x + side * wide * 0.94, foot), (x + side * wide * 0.62, foot)]  # fmt: skip
        drawing.fill(polygon(post), _T.lightest if side < 0 else _T.lighter, "body")
    lintel = polygon([(x - wide * 0.98, foot - high), (x - wide * 0.9, foot - high * 1.22),
                      (x + wide * 0.9, foot - high * 1.22),
                      (x + wide * 0.98, foot - high)])  # fmt: skip
    drawing.fill(lintel, _T.lightest, "body")
    hanging = row(
        [(x - wide * 0.9, foot - high * 1.3), (x, foot - high * 1.5),
         (x + wide * 0.9, foot - high * 1.3)],
        [(x - wide * 1.0, foot - high * 1.06), (x, foot - high * 1.16),
         (x + wide * 1.0, foot - high * 1.06)],
        9, wide * 0.26, wedge, alternate=0.3,
    )  # fmt: skip
    drawing.fill(hanging, _T.base, "cut")


def _tufts(drawing: Drawing, places: Sequence[Point], size: float, paint: Paint = _T.ink) -> None:
    """Tufts of three blades of grass."""
    blades = [
        wedge((x + a * size, y), (x + b * size, y - high * size), size)
        for x, y in places
        for a, b, high in ((0, -2, 6), (1, 1.5, 7.5), (2, 5, 5.5))
    ]
    drawing.fill(joined(blades), paint, "cut")


def stamp(drawing: Drawing, ink: Paint, paper: Paint) -> None:
    """A mound with a rim of turf and a dark door between stones."""
    drawing.fill(dome(50, 82, 42, 62), ink, "body")
    drawing.fill(turf(50, 84, 44, 64, 13, 4.4), paper, "cut")
    drawing.fill(rectangle(30, 46, 40, 9), paper, "cut")
    posts = [rectangle(33, 57, 9, 29), rectangle(58, 57, 9, 29)]
    drawing.fill(joined(posts), paper, "cut")
    drawing.fill(rectangle(2, 85, 96, 5), ink, "body")
    drawing.fill(blade((12, 96), (88, 96), 1.6), ink, "body")
