"""The trap: two toothed jaws that gape from a base with springs, and the plate that shuts them."""

from generator.draw.curves import ribbon
from generator.draw.cuts import blade
from generator.draw.path import Path, Point
from generator.draw.shapes import circle, joined, polar, polygon, rectangle
from generator.faces.strategus.masks.layers import Layers, field, form, gouge, line, pair, shape

#: The right jaw: where its bow's middle lies, from which to which angle it goes, and its radii.
_MIDDLE = (1.0, -1.0)
_START, _END = 74.0, -72.0
_RIM, _INNER = 43.0, 35.0
#: Angles and lengths of its teeth.
_TEETH = ((32.0, 17.0), (8.0, 20.0), (-16.0, 20.0), (-40.0, 17.0), (-63.0, 13.0))


def mask() -> Layers:
    """The trap's shapes."""
    yield form(pair(joined([_bow(), *(_tooth(angle, long) for angle, long in _TEETH)])))
    way = [_on(_START - 12 + (_END - _START + 18) * i / 20, 39.4) for i in range(21)]
    yield gouge(pair(ribbon(way, 1.6, steps=2)), when="large")
    yield form(polygon([(-3, 29), (3, 29), (7, 40), (-7, 40)]))
    yield form(shape("-15,27* -10,23.4 0,22.4 10,23.4 15,27* 10,30.4 0,31.4 -10,30.4"))
    yield gouge(blade((-10, 26.6), (10, 26.6), 1.2), when="large")
    yield form(rectangle(-26, 38, 52, 7.6, 2))
    yield form(pair(circle(27, 39, 7.6)))
    yield field(pair(circle(27, 39, 4)))
    yield line(pair(circle(27, 39, 1.7)), when="large")
    yield gouge(blade((-15, 41.8), (15, 41.8), 1.4), when="large")


def _on(angle: float, r: float) -> Point:
    return polar(r, angle, *_MIDDLE)


def _bow() -> Path:
    turns = [_START + (_END - _START) * i / 24 for i in range(25)]
    outer = [_on(turn, _RIM) for turn in turns]
    return polygon([*outer, *(_on(turn, _INNER) for turn in reversed(turns))])


def _tooth(angle: float, long: float) -> Path:
    """A tooth from inside the bow, with the same way round as that."""
    left, right = _on(angle + 11, _INNER + 1), _on(angle - 11, _INNER + 1)
    return polygon([left, _on(angle, _INNER + 2), right, _on(angle - 3, _INNER - long)])
