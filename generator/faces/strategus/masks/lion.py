"""The lion: a mane of flames all around a light face with a long broad nose."""

from generator.draw.curves import Knot, corner, smooth
from generator.draw.cuts import blade, radial, wedge
from generator.draw.path import Path
from generator.draw.shapes import circle, polar
from generator.faces.strategus.masks.layers import (
    Layers,
    almond,
    cuts,
    field,
    form,
    gouge,
    groove,
    grown,
    line,
    pair,
    shape,
    whole,
)

#: Flames of the mane, and where its middle lies.
_FLAMES, _MIDDLE = 26, 1.0
_FACE = "0,-25 10,-25 19,-19 21.5,-7 23,6 22,17 15,28 7,35 0,37"


def mask() -> Layers:
    """The lion's shapes."""
    yield form(_mane())
    locks = radial(
        0, _MIDDLE, 44, 27, _FLAMES, 2.8, wedge, turn=-90 + 180 / _FLAMES, alternate=0.25
    )
    yield gouge(locks, when="large")
    yield form(pair(circle(21, -23, 8)))
    yield field(pair(circle(21, -23, 4.4)))
    face = whole(_FACE)
    yield form(grown(face, 1.1, 1.07))
    yield field(face)
    yield line(whole("0,4* 9,4.4 10.4,8 5,13.6 0,15.6"))
    yield line(groove("-13,19 -9,24.5 -3,24 0,19 3,24 9,24.5 13,19", 2.7))
    yield line(groove("0,13 0,20.5", 2.4))
    yield line(cuts("-4,28 4,28", "-2.6,35 2.6,35", 4, 1.1, blade), when="large")
    yield line(pair(shape("5,6* 3.8,-6 5,-15 11.5,-22* 8.6,-13 8.4,-4 9.6,6*")))
    yield line(pair(cuts("21,-2 22,14", "15,-1 14,12", 5, 1.3, uneven=0.3)), when="large")
    dots = [circle(9.6, 17, 1), circle(13, 15.2, 1), circle(12.6, 19.4, 1)]
    yield line(pair(*dots), when="large")
    yield line(cuts("-7,-24 7,-24", "-3,-15 3,-15", 5, 1.3), when="large")
    yield line(pair(almond(14.4, -6.2, 5.4, 2.5, -10)))
    yield field(pair(circle(14.2, -6.5, 1.5)))


def _mane() -> Path:
    """Long and short flames by turns."""
    knots: list[Knot] = []
    for i in range(_FLAMES):
        tip, valley = -90 + 360 * i / _FLAMES, -90 + 360 * (i + 0.5) / _FLAMES
        knots.append(corner(*polar(42.5 if i % 2 else 47.5, tip, 0, _MIDDLE)))
        knots.append(polar(35, valley, 0, _MIDDLE))
    return smooth(knots)
