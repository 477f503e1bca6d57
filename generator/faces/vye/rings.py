"""Each house's ring: the profile round tokens and halos that tells a house without its charge.

All are filled outlines around the origin, made for a token of 15 mm and scaled for halos.
"""

import math
from collections.abc import Callable

from generator.draw.curves import smooth
from generator.draw.path import Path, Point
from generator.draw.shapes import circle, joined, lobed, polar, polygon, toothed
from generator.faces.vye.houses import dot

_LINE = 0.34


def ring(key: str) -> Path:
    """The ring of a house, or of the Undead, about 5.75 mm in radius; to be filled nonzero."""
    return _RINGS[key]()


def _hollow(outer: Path, inner: Path) -> Path:
    """What lies between two outlines that are symmetric about x = 0."""
    flipped = list(inner.numbers)
    flipped[::2] = [-x for x in flipped[::2]]
    return outer + Path(inner.verbs, tuple(flipped))


def _hoop(r: float, width: float) -> Path:
    return _hollow(circle(0, 0, r + width / 2), circle(0, 0, r - width / 2))


def _midnight() -> Path:
    """A hoop with twelve spikes, each with a point of light."""
    lights = (dot(*polar(6.35, 30 * i + 15), 0.24) for i in range(12))
    spikes = (
        polygon([polar(5.6, a - 5), polar(6.6, a), polar(5.6, a + 5)]) for a in range(0, 360, 30)
    )
    return joined([_hoop(5.6, 0.34), *spikes, *lights])


def _immortal() -> Path:
    """Twelve lobes in a thin hoop."""
    lobes = _hollow(lobed(0, 0, 5.95, 12, 0.13), lobed(0, 0, 5.95 - _LINE, 12, 0.135))
    return lobes + _hoop(6.5, 0.2)


def _roses() -> Path:
    """Five broad lobes in a hoop that follows them."""
    inner = _hollow(lobed(0, 0, 5.9, 5, 0.12), lobed(0, 0, 5.9 - _LINE, 5, 0.125))
    outer = _hollow(lobed(0, 0, 6.62, 5, 0.12), lobed(0, 0, 6.62 - 0.26, 5, 0.123))
    return inner + outer


def _ladders() -> Path:
    """A ladder bent to a circle: two hoops and twenty-eight rungs."""
    rungs = []
    for i in range(28):
        corners = [(5.4, -0.21), (6.5, -0.21), (6.5, 0.21), (5.4, 0.21)]
        rungs.append(polygon(corners).moved(rotation=360 * i / 28))
    return joined([_hoop(6.42, 0.34), _hoop(5.45, 0.34), *rungs])


def _soul() -> Path:
    """A rope of two strands."""
    return joined(_strand(phase) for phase in (0.0, math.pi))


def _strand(phase: float) -> Path:
    def side(away: float, steps: int = 72) -> list[Point]:
        points = []
        for i in range(steps):
            a = 2 * math.pi * i / steps
            r = 5.95 + away + 0.44 * math.sin(9 * a + phase)
            points.append((r * math.cos(a), r * math.sin(a)))
        return points

    return smooth(side(0.15)) + smooth(side(-0.15)[::-1])


def _undead() -> Path:
    """Eighteen teeth."""
    return _hollow(toothed(0, 0, 6.35, 0.95, 18), toothed(0, 0, 5.9, 0.95, 18))


_RINGS: dict[str, Callable[[], Path]] = {
    "midnight": _midnight,
    "thousand-roses": _roses,
    "immortal": _immortal,
    "ladders": _ladders,
    "entangled-soul": _soul,
    "undead": _undead,
}
