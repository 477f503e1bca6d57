"""The scout, a hare: very long ears with dark tips, large eyes at the sides, a cleft lip."""

from generator.draw.cuts import blade
from generator.draw.shapes import circle, rectangle
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
    shape,
    whole,
)

_EAR = "2.6,-8* 3.4,-26 8,-42 14.6,-50* 20.4,-40 20,-22 13.6,-6*"
_INNER = "7.4,-12* 8,-27 12.6,-38* 16.2,-30 15.6,-18 11.4,-9*"
_HEAD = "0,-11 9,-12 18,-6 24.4,4 27,15 34.6,23* 27,25.4 29,33.4* 21,34.6 13,41 0,44"


def mask() -> Layers:
    """The hare's shapes."""
    yield form(pair(shape(_EAR)))
    yield field(pair(shape(_INNER)))
    yield line(pair(cuts("8.6,-14 11.6,-34", "13.6,-18 14.2,-32", 5, 1)), when="large")
    yield form(whole(_HEAD))
    yield gouge(
        pair(cuts("31,22 25.5,30 18,37", "22,15 19,22 13,29", 7, 1.8, uneven=0.3)), when="large"
    )
    yield gouge(cuts("-9,-10 0,-9 9,-10", "-5,1 0,3 5,1", 7, 1.4, uneven=0.25), when="large")
    yield field(whole("0,14* 7.6,14 13.6,20 13.8,27 9,31.6 6,38 0,40"))
    yield line(whole("0,15.6* 5.4,15.8 5.6,18 2.4,21.6 0,22.4"))
    yield line(groove("-10,26.4 -6,30 -2,29 0,25 2,29 6,30 10,26.4", 2))
    yield line(groove("0,20 0,27", 2))
    yield line(rectangle(-3.6, 29.6, 7.2, 7.4, 1.2))
    yield field(rectangle(-2.7, 30, 2.3, 6, 0.8), rectangle(0.4, 30, 2.3, 6, 0.8))
    dots = [circle(7.6, 22.6, 0.9), circle(10.2, 25, 0.9), circle(10.4, 21, 0.9)]
    yield line(pair(*dots), when="large")
    whiskers = ((27, 21), (40, 15)), ((28, 25.4), (38, 24)), ((26, 30.6), (31, 35))
    yield form(pair(*(blade(p, q, 0.9) for p, q in whiskers)), when="large")
    yield from eyes(15.7, 4, 6.2, 4.7, -24, 3.4)
