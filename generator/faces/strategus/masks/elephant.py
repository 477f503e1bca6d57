"""The elephant: spread ears, a ringed trunk on the axis, two tusks."""

from generator.draw.cuts import blade
from generator.draw.path import Path
from generator.draw.shapes import joined
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
    shape,
    whole,
)

_EAR = "8,-26* 20,-40 38,-38 48,-22 47,-2 40,14 30,22 22,18* 14,4"
_HEAD = "0,-40* 6,-41 15,-34 18.5,-20 18,-6 14,8 11,20 9,31 8.4,40 5,44.4 0,45"
_TUSK = "9,14* 14,24 19,31 27,37* 16,34.4 9,29 5,21*"


def mask() -> Layers:
    """The elephant's shapes."""
    yield form(pair(shape(_EAR)))
    rim, lobe = "24,-37 44,-32 46,-6 36,14 27,19", "18,-22 24,-16 26,-6 24,4 20,8"
    yield gouge(pair(cuts(rim, lobe, 11, 2.6, uneven=0.25)), when="large")
    yield gouge(pair(cuts(rim, lobe, 5, 4.6)), when="small")
    head = whole(_HEAD)
    yield gouge(grown(head, 1.14, 1.0))
    yield form(head)
    yield gouge(_rings(11, 0.85), when="large")
    yield gouge(_rings(5, 1.9), when="small")
    yield gouge(cuts("-9,-36 9,-36", "-4,-24 4,-24", 5, 1.2, blade), when="large")
    yield gouge(pair(cuts("15,-26 13,-8", "9,-24 8,-8", 4, 1.3)), when="large")
    yield from eyes(11, -11, 4.6, 2.2, 12)
    tusk = shape(_TUSK)
    yield line(pair(tusk.moved(-1.9, -4.2, scale=1.16)))
    yield field(pair(tusk))


def _rings(n: int, width: float) -> Path:
    """Folds across the trunk."""
    found = []
    for i in range(n):
        share = i / (n - 1)
        y, reach = -3.2 + 42 * share, 10.5 - 5 * share
        found.append(blade((-reach, y), (reach, y), width, 0.9))
    return joined(found)
