"""The grizzly: round ears, a shaggy round head, a light muzzle with a broad nose."""

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

_HEAD = "0,-36 14,-36 28,-27 36,-12 42,2* 36,4 41,14* 34,15 36,25* 28,25 26,34* 16,36 0,40"


def mask() -> Layers:
    """The grizzly's shapes."""
    yield form(pair(circle(29, -31, 12.5)))
    yield field(pair(circle(29, -31, 6.6)))
    yield form(whole(_HEAD))
    cheek, inner = "34,-10 35.5,4 31.5,16 25,27", "26,-8 27,4 23,14 18,24"
    yield gouge(pair(cuts(cheek, inner, 11, 2.1, uneven=0.3)), when="large")
    yield gouge(
        cuts("-20,-31 0,-35 20,-31", "-12,-20 0,-20 12,-20", 11, 1.6, uneven=0.3), when="large"
    )
    yield field(whole("0,-6* 7,-6 14,4 18,14 16,26 8,33 0,34"))
    yield line(whole("0,1* 7,1.5 10.5,6 6,12.6 0,15.4"))
    yield gouge(blade((-5, 4.6), (1, 4.2), 1.2), when="large")
    yield line(groove("-12,22 -8,26.5 -2.5,25.5 0,20.5 2.5,25.5 8,26.5 12,22", 2.6))
    yield line(groove("0,13 0,22", 2.4))
    yield line(pair(cuts("13,10 13,18", "9,11 9,18", 3, 1, blade)), when="large")
    yield from eyes(13.5, -9, 4.8, 2.7, -8)
    yield gouge(pair(blade((7, -15.4), (19, -17.4), 1.6, -0.6)), when="large")
