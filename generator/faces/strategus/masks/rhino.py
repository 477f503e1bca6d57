"""The rhino: one great horn on the axis, a small one above it, leaf ears, a wide lip."""

from generator.draw.curves import corner, smooth
from generator.draw.cuts import blade
from generator.draw.path import Path
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
    shape,
    whole,
)

_HEAD = "0,-30 12,-33 23,-28 26,-14 23,0 22,10 28,20 30,32 21,42 0,45"


def mask() -> Layers:
    """The rhino's shapes."""
    yield form(pair(shape("13,-26* 15,-40 25,-49* 31,-39 26,-24*")))
    yield gouge(pair(blade((21, -29), (24.4, -44), 2.8)))
    yield form(whole(_HEAD))
    yield gouge(
        pair(cuts("24,-22 24,-4 21,8", "12,-18 13,-4 13,6", 6, 1.8, uneven=0.3)), when="large"
    )
    folds = [blade((9, 13.4), (26, 22), 1.5, -1.5), blade((11, 18.4), (27, 27), 1.3, -1.5)]
    yield gouge(pair(*folds), when="large")
    yield gouge(cuts("-10,-29 10,-29", "-7,-22 7,-22", 6, 1.3), when="large")
    yield line(_horn(-2, -32, 9.8))
    yield field(_horn(-3.4, -28, 7.6))
    yield line(_horn(30, -21, 13.4))
    yield field(_horn(28.6, -16, 11))
    yield line(*(_ring(25 - 5.2 * i, 8.6 - 1.2 * i) for i in range(6)), when="large")
    yield line(cuts("1,27 1,-6", "9,25 2,-8", 9, 0.9), when="large")
    yield line(cuts("0,-6 0,-20", "5.4,-7 1.2,-21", 5, 0.8), when="large")
    yield field(pair(circle(18.5, 31, 4.4, 3.2)))
    yield line(pair(circle(18.2, 31.5, 2.6, 2)))
    yield gouge(groove("-20,38 0,42.5 20,38", 1.7))
    yield from eyes(18, -8, 4.4, 2.3, 22)


def _horn(base: float, tip: float, wide: float) -> Path:
    """A horn with hollow sides, `wide` to each side at its base."""
    waist = base + (tip - base) * 0.45
    knots = [
        corner(-wide, base),
        (-0.6 * wide, waist),
        corner(0, tip),
        (0.6 * wide, waist),
        corner(wide, base),
        (0.0, base + 0.42 * wide),
    ]
    return smooth(knots)


def _ring(y: float, reach: float) -> Path:
    return blade((-reach, y), (0.1 * reach, y + 1.2), 0.9, 0.5)
