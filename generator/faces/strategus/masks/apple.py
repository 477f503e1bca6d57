"""The apple, an army's flag: a stalk, a veined leaf, a five-pointed star on its side."""

from generator.draw.curves import ribbon
from generator.draw.cuts import blade
from generator.draw.shapes import star
from generator.faces.strategus.masks.layers import Layers, cuts, form, gouge, knots, shape, whole

_BODY = "0,-20* 6,-25 18,-28 31,-22 37,-6 34,14 25,32 12,41 5,40 0,37.5*"
_DIMPLE = "-15,-20* -8,-14.4 0,-13 8,-14.4 16,-20* 9,-10.6 0,-9 -8,-10.6"


def mask() -> Layers:
    """The apple's shapes."""
    yield form(whole(_BODY))
    yield form(ribbon(knots("0,-15 1,-30 6,-42"), 4.4, 5.6, steps=5))
    yield form(shape("4,-29* 12,-42 30,-45* 24.5,-31 12,-25"))
    yield gouge(blade((8, -29.6), (26.4, -42), 1.3, 0.6))
    veins = [
        cuts("12,-32 21,-38", "13,-38 24,-43", 3, 1.2, blade),
        cuts("14,-32.4 23,-38.6", "18,-29 26,-36", 3, 1.2, blade),
    ]
    yield gouge(*veins, when="large")
    yield gouge(shape(_DIMPLE))
    lit = cuts("-30,-14 -33,4 -24,26 -12,36", "-19,-10 -20,4 -14,20 -6,27", 12, 2.4, blade)
    yield gouge(lit, when="large")
    shade = cuts("32,-10 33,6 25,26 12,37", "26,-10 26,6 19,22 9,30", 11, 1.4)
    yield gouge(shade, when="large")
    yield gouge(blade((-26, -12), (-20, 22), 3.4, 2.2), when="small")
    yield gouge(star(9, 6, 9.6, 3.9, 5), when="large")
    yield gouge(star(7, 8, 15, 6.2, 5), when="small")
