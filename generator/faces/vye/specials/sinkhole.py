"""Sinkhole: the ground falls in, ring by ring, and takes a house and a tree with it."""

import math

from generator.draw.curves import ribbon, smooth
from generator.draw.cuts import wedge
from generator.draw.paint import Paint
from generator.draw.path import Path
from generator.draw.scatter import Scatter
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, polygon, rectangle
from generator.faces.vye.lands.parts import conifer, furrows
from generator.faces.vye.specials.parts import T, ground, sky, solid

_X, _Y, _WIDE, _HIGH = 40.0, 29.0, 36.0, 15.0
#: Share of the rim's size, and paint, of each ring that has sunk.
_RINGS = ((0.90, T.light), (0.77, T.base), (0.63, T.dark), (0.48, T.darker), (0.33, T.ink))
_FALL = 2.1
#: The house: where it stands, its roof and its chimney.
_PLOT = (27.5, 32.5)
_ROOF = polygon([(-5.4, -4.4), (0, -9.8), (5.4, -4.4)])
_CHIMNEY = rectangle(2.0, -9.6, 1.4, 3)
_FIRS = ((22, 11.6, 7.5), (29, 11.8, 5.5), (60, 12, 6.5), (68, 12, 9), (91, 13, 9.5), (98, 13.5, 7))


def picture(drawing: Drawing) -> None:
    """A ragged hole with five ledges in flat land, cracks all round it."""
    sky(drawing, "sinkhole sky", T.lighter)
    with drawing.group("ground", plain=lambda: _bare_ground(drawing)):
        ground(drawing, "sinkhole ground", 11, T.base, T.light)
    for x, y, high in _FIRS:
        conifer(drawing, x, y, high, high * 0.52, T.ink, T.base)
    _cracks(drawing)
    rim = _rim()
    lip = rim.moved(_X, _Y)
    with drawing.group("lip", plain=lambda: drawing.fill(lip, T.ink, "body")):
        solid(drawing, lip, T.lighter, 2.0)
    for i, (share, paint) in enumerate(_RINGS):
        y = _Y + _FALL * (i + 0.6)
        drawing.fill(rim.moved(_X, y, scale=share), paint, "body")
        drawing.fill(_scarp(share, y), T.ink if i < 3 else T.darker, "cut" if i < 3 else "ornament")
    with drawing.group("house", plain=lambda: _bare_house(drawing)):
        _house(drawing, T.accent)
    with drawing.at(53, 35, rotation=28):
        solid(drawing, polygon([(0, -13), (4.6, -1), (-4.6, -1)]), T.lightest, 1.4)
        conifer(drawing, 0, 1, 12.6, 7.6, T.ink)


def stamp(drawing: Drawing, ink: Paint, paper: Paint) -> None:
    """Ring within ring, each lower, and a house that slides in."""
    for i, (wide, y) in enumerate(((48, 66), (42, 68), (37, 70), (29, 73), (24, 75))):
        drawing.fill(circle(50, y, wide, wide * 0.62), paper if i % 2 else ink, "body")
    cracks = [
        wedge((84, 46), (97, 33), 7), wedge((70, 40), (74, 24), 6),
        wedge((8, 84), (0, 96), 7), wedge((94, 82), (100, 94), 6),
    ]  # fmt: skip
    drawing.fill(joined(cracks), ink, "body")
    with drawing.at(33, 47, rotation=-20):
        house = joined([rectangle(-16, -12, 32, 30), rectangle(8, -34, 7, 16),
                        polygon([(-22, -11), (0, -36), (22, -11)])])  # fmt: skip
        drawing.stroke(house, paper, 6, "cut")
        drawing.fill(house, ink, "body")
        drawing.fill(joined([rectangle(-10, -3, 8, 21), rectangle(3, -3, 8, 8)]), paper, "cut")


def _bare_ground(drawing: Drawing) -> None:
    """The horizon and the furrows of ground that is left bare."""
    horizon = [(-10, 11), (20, 9.5), (50, 11.8), (80, 9.8), (112, 11)]
    drawing.fill(ribbon(horizon, 0.9), T.ink, "body")
    drawing.fill(furrows("sinkhole ground", 13.5, 66, 13, width=0.7), T.ink, "cut")


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


def _house(drawing: Drawing, roof: Paint) -> None:
    """A house that tips over the edge of a ledge."""
    with drawing.at(*_PLOT, rotation=-22, scale=1.35):
        solid(drawing, rectangle(-4, -5, 8, 6.4), T.bone)
        drawing.fill(rectangle(1.2, -5, 2.8, 6.4), T.light, "body")
        solid(drawing, _ROOF, roof)
        solid(drawing, _CHIMNEY, T.lighter, 0.9)
        openings = joined([rectangle(-2.6, -2.2, 2.2, 3.6), rectangle(1.4, -3, 1.6, 1.8)])
        drawing.fill(openings, T.ink, "cut")


def _bare_house(drawing: Drawing) -> None:
    """The house with a black roof, paper all round it."""
    with drawing.at(*_PLOT, rotation=-22, scale=1.35):
        for part in (rectangle(-4, -5, 8, 6.4), _ROOF, _CHIMNEY):
            drawing.stroke(part, T.bone, 2.6, "line")
    _house(drawing, T.ink)
