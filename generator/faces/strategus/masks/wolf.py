"""The wolf: narrow upright ears, a shaggy dark ruff, a long light muzzle, slanted eyes."""

from generator.draw.cuts import blade
from generator.draw.shapes import circle
from generator.faces.strategus.masks.layers import (
    Layers,
    calm,
    cuts,
    field,
    form,
    gouge,
    groove,
    line,
    pair,
    shape,
    whole,
)

_HEAD = (
    "0,-26 9,-28 13,-33 24,-49* 31,-32 32,-18 38,-8 46,5* 37.5,6.5 41.5,17* 32,16.5 33,27* 24,25.5"
    " 18,35* 13,36 9,44 0,47"
)
_MUZZLE = "0,-4* 5,-3 8,8 11,18 15,24* 11.5,27 12,33* 8,36 6,42 0,44"


def mask() -> Layers:
    """The wolf's shapes."""
    yield form(whole(_HEAD))
    yield field(pair(shape("18.5,-28* 24.2,-41* 27.4,-30 26.4,-19* 21.6,-22")))
    yield line(pair(cuts("19.4,-28 25,-22", "23,-38 25.5,-36", 3, 1.2)), when="large")
    ruff, inner = "40,5.5 36,15 28,25", "25,1 22,9 17,18"
    yield gouge(pair(cuts(ruff, inner, 8, 2.3, uneven=0.28)), when="large")
    yield gouge(
        cuts("-12,-27 0,-25 12,-27", "-6,-13 0,-10 6,-13", 7, 1.7, uneven=0.25), when="large"
    )
    yield field(whole(_MUZZLE))
    yield line(whole("0,23.4* 7.4,24 9,28.4 4.6,34.6 0,36"))
    yield gouge(blade((-4, 27), (1.4, 26.6), 1), when="large")
    yield line(groove("-9.4,36.4 -4,41 0,37.6 4,41 9.4,36.4", 2))
    yield line(cuts("-2.6,-2 2.6,-2", "-2.6,17 2.6,17", 3, 1.3), when="large")
    yield line(pair(cuts("8,19 9.5,23", "4.5,17 6,20", 2, 1.0)), when="large")
    yield calm(pair(shape("4.8,-5.4* 11.6,-16 24.4,-13.4* 17.4,-2.8")))
    yield field(pair(shape("7.4,-6.6* 13,-13.2 21,-11.6* 16.6,-5.4")))
    yield line(pair(circle(14.6, -9.4, 2.2)))
    yield gouge(pair(blade((8, -13.6), (20, -17.4), 1.3, -0.8)))
