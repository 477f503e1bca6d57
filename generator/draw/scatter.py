"""Repeatable chance for texture: the same name gives the same numbers on every machine."""

import math

from generator.draw.cuts import blade
from generator.draw.path import Box, Path
from generator.draw.shapes import joined

_MASK = (1 << 64) - 1


class Scatter:
    """Numbers spread by chance, fixed by a name: FNV-1a as the seed, SplitMix64 as the steps."""

    def __init__(self, name: str) -> None:
        seed = 0xCBF29CE484222325
        for byte in name.encode():
            seed = ((seed ^ byte) * 0x100000001B3) & _MASK
        self._state = seed

    def between(self, low: float, high: float) -> float:
        """The next number from `low` to `high`."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return low + (high - low) * ((z ^ (z >> 31)) >> 11) / (1 << 53)


def grain_in_box(name: str, box: Box, n: int, width: float) -> Path:
    """Makes n short cuts in all directions over a box."""
    chance = Scatter(name)
    return joined(
        _fibre(chance, chance.between(box.x0, box.x1), chance.between(box.y0, box.y1), width)
        for _ in range(n)
    )


def grain_in_disc(name: str, r: float, n: int, width: float) -> Path:
    """Makes n short cuts in all directions over a disc around the origin."""
    chance = Scatter(name)
    cuts = []
    for _ in range(n):
        a, reach = chance.between(0, 2 * math.pi), r * math.sqrt(chance.between(0, 1))
        cuts.append(_fibre(chance, reach * math.cos(a), reach * math.sin(a), width))
    return joined(cuts)


def _fibre(chance: Scatter, x: float, y: float, width: float) -> Path:
    a, length = chance.between(0, 2 * math.pi), chance.between(0.5, 1.3)
    return blade((x, y), (x + length * math.cos(a), y + length * math.sin(a)), width, 0.12)
