"""The tiger: a light face under bold stripes, round ears, a ruff of three points."""

from generator.draw.cuts import blade, wedge
from generator.draw.shapes import circle
from generator.faces.strategus.masks.layers import (
    Layers,
    cuts,
    field,
    form,
    groove,
    grown,
    line,
    pair,
    shape,
    whole,
)

_HEAD = "0,-39 14,-38 28,-28 34,-12 36,2 45,9* 38,12.5 42.5,21* 34.5,23 35,31.5* 26,32 18,39 0,44"
_FACE = (
    "0,-36.4 13,-35.4 25.6,-26 31,-11 33,1 39.4,9.4* 34.5,13.5 37.4,20.4* 31,22.5"
    " 31.6,29* 24,29 16.6,36 0,41"
)
_STRIPES = (
    ((34, -14), (19, -13), 4.6),
    ((35, -4.5), (22.5, -5), 5),
    ((37, 6), (23, 3), 6),
    ((39, 14.5), (23, 11), 5.6),
    ((37, 24), (22, 19.5), 5),
    ((28, 34), (18, 26), 5),
)
#: Fewer and bolder ones for small faces.
_FEW = (((36, -9), (17, -8), 5), ((39, 9), (19, 6), 5.4), ((36, 26), (18, 20), 5))


def mask() -> Layers:
    """The tiger's shapes."""
    yield form(pair(circle(27, -30, 12.5)))
    yield field(pair(circle(28, -31, 7)))
    yield form(whole(_HEAD))
    face = whole(_FACE)
    yield field(face, when="large")
    yield field(grown(face, 0.94, 0.96), when="small")
    yield line(pair(*(wedge(p, q, width, 0.8) for p, q, width in _STRIPES)), when="large")
    yield line(pair(*(wedge(p, q, 1.6 * width, 0.8) for p, q, width in _FEW)), when="small")
    brow = [wedge((8, -38), (5.4, -22), 4.6), wedge((17, -36), (11, -20.5), 5)]
    yield line(wedge((0, -39), (0, -18), 5.2), pair(*brow), when="large")
    yield line(wedge((0, -39), (0, -13), 7), pair(wedge((13, -37), (8.6, -17), 8)), when="small")
    bars = [blade((-9, -19.5), (9, -19.5), 2, -1.2), blade((-6.5, -14), (6.5, -14), 1.7, -1.2)]
    yield line(*bars, when="large")
    yield line(whole("0,6* 8.8,6.4 10,9.8 4.6,14.4 0,16.4"))
    yield line(pair(shape("5,7* 4,-2 5,-8 8,-14* 7.6,-6 8.6,0 9.8,7*")))
    yield line(groove("-15,20.5 -10,26.8 -3,26 0,21 3,26 10,26.8 15,20.5", 2.8))
    yield line(groove("0,14 0,22.5", 2.4))
    dots = [circle(10, 19, 1.1), circle(13.8, 17.2, 1.1), circle(14.2, 21.2, 1.1)]
    yield line(pair(*dots), when="large")
    yield line(cuts("-5,31 5,31", "-3.4,39 3.4,39", 4, 1.3, blade), when="large")
    yield line(pair(shape("7.4,-2.4* 12,-10.6 24.4,-13.4* 22,-4 15,-1.4")))
    yield field(pair(shape("10.6,-4.2* 14,-8.8 20.6,-9.8* 18.4,-4.4 14.4,-3")))
    yield line(pair(circle(15.8, -6.8, 1.9)))
