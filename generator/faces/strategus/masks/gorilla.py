"""The gorilla: a high crest, a heavy brow, a bare face with wide nostrils and a level mouth."""

from generator.draw.cuts import blade
from generator.draw.shapes import circle
from generator.faces.strategus.masks.layers import (
    Layers,
    cuts,
    eyes,
    field,
    form,
    gouge,
    groove,
    line,
    pair,
    whole,
)

_HEAD = "0,-47 10,-45 22,-36 31,-22 36,-8 36,8 38,18* 33,22 34,31* 26,33 20,40 0,45"
_BROW = "0,-13* 8,-17 18,-17 25,-10 26,-3* 18,-7 9,-7 0,-3*"
_FACE = "0,5* 6,4 13,8 14,15 22,24 20,34 10,39 0,40"


def mask() -> Layers:
    """The gorilla's shapes."""
    yield form(pair(circle(37, -4, 7, 9)))
    yield field(pair(circle(37.6, -4, 3.4, 5)))
    yield form(whole(_HEAD))
    crown, root = "-29,-22 -17,-38 0,-44 17,-38 29,-22", "-22,-14 -12,-22 0,-24 12,-22 22,-14"
    yield gouge(cuts(crown, root, 15, 1.7, uneven=0.3), when="large")
    yield gouge(
        pair(cuts("35,8 33,22 24,36", "27,8 25,20 18,30", 7, 1.8, uneven=0.3)), when="large"
    )
    yield field(whole(_BROW))
    yield field(whole(_FACE))
    yield line(whole("0,7* 4,6 10.5,9 11.5,14 6,17 0,15.4*"))
    yield field(pair(circle(5, 12, 3.1, 2.3)))
    yield line(groove("-16,28.5 0,24.4 16,28.5", 2.6))
    yield line(cuts("-12,32 12,32", "-9,37 9,37", 6, 1, blade), when="large")
    yield line(cuts("-9,19 9,19", "-10,23 10,23", 5, 0.9, blade), when="large")
    yield from eyes(13, -1, 4.6, 2.3, -6, 2.0)
    yield gouge(pair(blade((6, 4.6), (19, 4), 0.9, 0.6)), when="large")
    yield line(cuts("-20,-13 20,-13", "-18,-9 18,-9", 9, 1, blade), when="large")
