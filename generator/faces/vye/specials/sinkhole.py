"""Sinkhole: the ground falls in, ring by ring, and takes a house and a tree with it."""

import math

from generator.draw.curves import smooth
from generator.draw.cuts import wedge
from generator.draw.path import Path
from generator.draw.scatter import Scatter
from generator.draw.scene import Drawing
from generator.draw.shapes import joined, polygon, rectangle
from generator.faces.vye.lands.parts import conifer
from generator.faces.vye.specials.parts import T, ground, sky, solid

_X, _Y, _WIDE, _HIGH = 40.0, 29.0, 36.0, 15.0
#: Share of the rim's size, and paint, of each ring that has sunk.
_RINGS = ((0.90, T.light), (0.77, T.base), (0.63, T.dark), (0.48, T.darker), (0.33, T.ink))
_FALL = 2.1
_FIRS = ((22, 11.6, 7.5), (29, 11.8, 5.5), (60, 12, 6.5), (68, 12, 9), (91, 13, 9.5), (98, 13.5, 7))


def picture(drawing: Drawing) -> None:
    """A ragged hole with five ledges in flat land, cracks all round it."""
    sky(drawing, "sinkhole sky", T.lighter)
    ground(drawing, "sinkhole ground", 11, T.base, T.light)
    for x, y, high in _FIRS:
        conifer(drawing, x, y, high, high * 0.52, T.ink, T.base)
    _cracks(drawing)
    rim = _rim()
    solid(drawing, rim.moved(_X, _Y), T.lighter, 2.0)
    for i, (share, paint) in enumerate(_RINGS):
        y = _Y + _FALL * (i + 0.6)
        drawing.fill(rim.moved(_X, y, scale=share), paint, "body")
        drawing.fill(_scarp(share, y), T.ink if i < 3 else T.darker, "cut")
    _house(drawing)
    with drawing.at(53, 35, rotation=28):
        solid(drawing, polygon([(0, -13), (4.6, -1), (-4.6, -1)]), T.lightest, 1.4)
        conifer(drawing, 0, 1, 12.6, 7.6, T.ink)


def _rim() -> Path:
    """The outline of the hole around (0, 0)."""
    chance = Scatter("sinkhole rim")
    knots = []
    for i in range(22):
        a = 2 * math.pi * i / 22
        x = (_WIDE + chance.between(-3.0, 2.4)) * math.cos(a)
        knots.append((x, (_HIGH + chance.between(-1.3, 1.1)) * math.sin(a)))
    return smooth(knots)


def _scarp(share: float, y: float) -> Path:
    """Spikes from a ring's upper edge down into it."""
    cuts = []
    for i in range(15):
        a = math.pi * (1.0 + (i + 0.5) / 15)
        x, top = _X + _WIDE * share * 0.96 * math.cos(a), y + _HIGH * share * 0.94 * math.sin(a)
        deep = (3.0 if i % 2 else 4.4) * share
        cuts.append(wedge((x, top), (x + (_X - x) * 0.04, top + deep), 1.1))
    return joined(cuts)


def _cracks(drawing: Drawing) -> None:
    cracks = []
    for degrees in (8, 34, 68, 110, 146, 172, 198, 226, 300, 338):
        a, bent = math.radians(degrees), math.radians(degrees + 7)
        start = (_X + 33 * math.cos(a), _Y + 14 * math.sin(a))
        knee = (_X + 42 * math.cos(bent), _Y + 18.6 * math.sin(bent))
        end = (_X + 50 * math.cos(a), _Y + 22.6 * math.sin(a))
        cracks += [wedge(start, knee, 3.0), wedge(knee, end, 1.2)]
    drawing.fill(joined(cracks), T.ink, "cut")


def _house(drawing: Drawing) -> None:
    """A house that tips over the edge of a ledge."""
    with drawing.at(27.5, 32.5, rotation=-22, scale=1.35):
        solid(drawing, rectangle(-4, -5, 8, 6.4), T.bone)
        drawing.fill(rectangle(1.2, -5, 2.8, 6.4), T.light, "body")
        solid(drawing, polygon([(-5.4, -4.4), (0, -9.8), (5.4, -4.4)]), T.accent)
        solid(drawing, rectangle(2.0, -9.6, 1.4, 3), T.lighter, 0.9)
        openings = joined([rectangle(-2.6, -2.2, 2.2, 3.6), rectangle(1.4, -3, 1.6, 1.8)])
        drawing.fill(openings, T.ink, "cut")
