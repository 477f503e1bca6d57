"""Hollow Hills: green mounds with doors of stone."""

import math

from generator.draw.cuts import blade, radial, row, wedge
from generator.draw.paint import Paint
from generator.draw.path import Path
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, polygon, rectangle
from generator.faces.vye.lands.parts import below, furrows, sky
from generator.faces.vye.lands.tones import tones

TERRAIN = "rock"

_T = tones("h")
_TUFTS = ((8, 80), (15, 88), (88, 82), (80, 92), (94, 94))


def picture(drawing: Drawing) -> None:
    """A large mound with an open door and a path to it, two more behind, the sun."""
    sky(drawing, "hills sky", _T.lightest, _T.light, 7, 36)
    drawing.fill(radial(77, 14, 9.5, 15, 20, 1.2, wedge, alternate=0.4), _T.light, "cut")
    drawing.fill(circle(77, 14, 7.5), _T.accent, "body")
    _mound(drawing, 84, 54, 27, 24, 15)
    _door(drawing, 84, 54, 5.4, 8.4)
    _mound(drawing, 14, 56, 26, 21, 15)
    _door(drawing, 14, 56, 5.0, 7.8)
    drawing.fill(below([(0, 57), (30, 53), (70, 56), (100, 53)]), _T.base, "body")
    _mound(drawing, 51, 73, 37, 44, 21)
    _door(drawing, 51, 73, 11.5, 20)
    drawing.fill(below([(0, 72), (20, 69), (51, 73), (80, 69), (100, 72)]), _T.dark, "body")
    drawing.fill(furrows("hills grass", 76, 100, 20, width=1.1), _T.light, "cut")
    drawing.fill(polygon([(45.7, 73), (56.3, 73), (67, 106), (30, 106)]), _T.lighter, "body")
    steps = row([(45, 77), (36, 100)], [(57, 77), (63, 100)], 5, 1.0)
    drawing.fill(steps, _T.base, "cut")
    for x, y in _TUFTS:
        blades = [((x, y), (x - 2, y - 6)), ((x + 1, y), (x + 1.5, y - 7.5)),
                  ((x + 2, y), (x + 5, y - 5.5))]  # fmt: skip
        drawing.fill(joined(wedge(p, q, 1.0) for p, q in blades), _T.ink, "cut")


def dome(x: float, foot: float, rx: float, ry: float) -> Path:
    """A mound's outline: its foot is level, `rx` to each side, and it is `ry` high."""
    return Path(
        "MCZ",
        (x - rx, foot, x - rx * 0.82, foot - ry * 1.32, x + rx * 0.82, foot - ry * 1.32,
         x + rx, foot),
    )  # fmt: skip


def turf(x: float, foot: float, rx: float, ry: float, n: int, width: float) -> Path:
    """Makes n spikes of grass around a mound's rim, pointing inwards, long and short."""
    spikes = []
    for i in range(n):
        angle = math.pi * (0.06 + 0.88 * i / (n - 1))
        px, py = x - rx * math.cos(angle) * 0.9, foot - ry * math.sin(angle) * 0.92
        deep = 0.5 if i % 2 else 0.68
        spikes.append(wedge((px, py), (x + (px - x) * 0.74, foot + (py - foot) * deep), width))
    return joined(spikes)


def _mound(drawing: Drawing, x: float, foot: float, rx: float, ry: float, spikes: int) -> None:
    outline = dome(x, foot, rx, ry)
    drawing.fill(outline, _T.light, "body")
    shade = Path(
        "MCLLZ",
        (x + rx * 0.12, foot - ry * 1.1, x + rx * 0.6, foot - ry * 0.6, x + rx * 0.5,
         foot - ry * 0.2, x + rx * 0.3, foot, x + rx * 1.1, foot, x + rx * 1.1, foot - ry * 1.2),
    )  # fmt: skip
    with drawing.clip(outline):
        drawing.fill(shade, _T.dark, "body")
    drawing.fill(turf(x, foot, rx, ry, spikes, rx * 0.055), _T.darker, "cut")


def _door(drawing: Drawing, x: float, foot: float, wide: float, high: float) -> None:
    """Two posts and a lintel of stone around a dark way in."""
    lintel = rectangle(x - wide * 0.95, foot - high * 1.28, wide * 1.9, high * 0.3)
    frame = rectangle(x - wide * 0.86, foot - high, wide * 1.72, high)
    dark = rectangle(x - wide * 0.48, foot - high, wide * 0.96, high)
    drawing.fill(frame, _T.lightest, "body")
    drawing.fill(rectangle(x + wide * 0.44, foot - high, wide * 0.42, high), _T.lighter, "body")
    drawing.fill(dark, _T.ink, "cut")
    drawing.fill(lintel, _T.lightest, "body")
    for shape in (lintel, frame):
        drawing.stroke(shape, _T.ink, 0.5)


def stamp(drawing: Drawing, ink: Paint, paper: Paint) -> None:
    """A mound with a rim of turf and a dark door between stones."""
    drawing.fill(dome(50, 86, 46, 66), ink, "body")
    drawing.fill(turf(50, 86, 46, 66, 13, 4.4), paper, "cut")
    drawing.fill(rectangle(30, 46, 40, 9), paper, "cut")
    posts = [rectangle(33, 57, 9, 29), rectangle(58, 57, 9, 29)]
    drawing.fill(joined(posts), paper, "cut")
    drawing.fill(rectangle(2, 85, 96, 5), ink, "body")
    drawing.fill(blade((12, 96), (88, 96), 1.6), ink, "body")
