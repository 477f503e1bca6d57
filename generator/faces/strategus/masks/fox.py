"""The fox: large pointed ears, a wide white bib on both cheeks, a thin pointed muzzle."""

from generator.draw.cuts import blade
from generator.draw.shapes import circle
from generator.faces.strategus.masks.layers import (
    Layers,
    calm,
    cuts,
    field,
    form,
    gouge,
    line,
    pair,
    shape,
    whole,
)

_HEAD = "0,-17 9,-19 16,-27 30,-47* 37,-28 35,-10 46,2* 36,8 26,18 15,31 7,43 0,47"
_BIB = "43,2.4* 30,3 18,5 10,12 6,24 4,40* 12,30 24,17 34,8"


def mask() -> Layers:
    """The fox's shapes."""
    yield form(whole(_HEAD))
    yield field(pair(shape("20,-24* 29,-39* 32,-27 30,-13* 25,-17")))
    yield line(pair(shape("22,-22* 28.4,-34* 28.6,-22 26.4,-16*")), when="large")
    yield field(pair(shape(_BIB)))
    yield line(pair(cuts("40,3.5 31,9 22,18", "29,3 22,7 15,14", 7, 1.6, uneven=0.3)), when="large")
    yield gouge(cuts("-8,-17 0,-15 8,-17", "-3,-4 0,-2 3,-4", 5, 1.5), when="large")
    yield gouge(cuts("-4,6 4,6", "-2,32 2,32", 3, 1), when="large")
    yield gouge(whole("0,36.6* 6,37.2 7,41 3.4,46 0,47.4"))
    yield form(whole("0,38* 4.8,38.4 5.4,41 2.8,45 0,46"))
    yield calm(pair(shape("6.6,-1.6* 13.4,-11 27,-10* 19,1")))
    yield field(pair(shape("9.4,-2.6* 14.6,-8.4 23.6,-8.2* 18,-1.4")))
    yield line(pair(circle(16.4, -5.2, 2.1, 2.5)))
    yield gouge(pair(blade((10, -9.6), (22, -13), 1.2, -0.6)), when="large")
