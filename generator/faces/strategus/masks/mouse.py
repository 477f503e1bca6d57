"""The mouse: two huge round ears, a small pointed face, button eyes, long whiskers."""

from generator.draw.cuts import blade
from generator.draw.shapes import circle, rectangle
from generator.faces.strategus.masks.layers import (
    Layers,
    cuts,
    eyes,
    field,
    form,
    gouge,
    grown,
    line,
    pair,
    whole,
)

_HEAD = "0,-20 10,-21 19,-13 23,0 21,12 14,25 7,37 0,41"


def mask() -> Layers:
    """The mouse's shapes."""
    yield form(pair(circle(28, -20, 19.5)))
    yield field(pair(circle(28.4, -19.4, 13.4)))
    yield line(pair(cuts("17,-26 22,-8", "34,-30 36,-14", 7, 1.4, uneven=0.25)), when="large")
    head = whole(_HEAD)
    yield gouge(grown(head, 1.1, 1.04))
    yield form(head)
    yield gouge(cuts("-10,-18 0,-18 10,-18", "-6,-6 0,-4 6,-6", 7, 1.3, uneven=0.25), when="large")
    yield gouge(pair(cuts("20,8 12,26", "12,6 7,20", 6, 1.3, uneven=0.3)), when="large")
    yield field(whole("0,29.6* 5,30 6.6,34.4 3.8,38.8 0,40.2"))
    yield line(circle(0, 34.2, 3, 2.5))
    whiskers = ((6, 31), (35, 23), -1.4), ((6, 33), (37, 33), 0.0), ((6, 35), (33, 43), 1.4)
    yield form(pair(*(blade(p, q, 0.95, bow) for p, q, bow in whiskers)), when="large")
    yield form(pair(*(blade(p, q, 1.9, bow) for p, q, bow in whiskers)), when="small")
    yield form(rectangle(-3, 39.6, 6, 5.8, 1))
    yield field(rectangle(-2.2, 40.2, 1.8, 4.4, 0.5), rectangle(0.4, 40.2, 1.8, 4.4, 0.5))
    yield from eyes(11.4, 2, 5.8, 4.7, -14, 3.3)
