"""Kelp Coast: a cliff in the sun, and below the surface a forest of kelp."""

import math

from generator.draw.curves import Knot, corner, ribbon, smooth
from generator.draw.cuts import along, blade, row, wedge
from generator.draw.paint import Paint
from generator.draw.path import Path, Point
from generator.draw.scatter import Scatter
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, polygon
from generator.faces.vye.lands.parts import BLOCK, below, furrows, sea, waves
from generator.faces.vye.lands.tones import Tones, tones

TERRAIN = "water"

#: Kelps: where they are rooted, their top, how far and from which turn they sway.
Kelp = tuple[float, float, float, float]
_FAR: tuple[Kelp, ...] = ((17, 38, 2.2, 1.0), (50, 56, 2.0, 0.0), (86, 40, 2.4, 2.4))
_NEAR: tuple[Kelp, ...] = ((31, 25, 3.2, 0.4), (71, 27, 3.4, 2.0))
_DARK: tuple[Kelp, ...] = ((4, 36, 2.4, 3.0), (98, 38, 2.4, 1.0))
_ROOT = 100.0
#: Small fish between the kelps: head, length.
_SHOAL = ((44.5, 43.5, 8.5), (51, 37.5, 6.5), (47.5, 51, 6.5))


def picture(drawing: Drawing) -> None:
    """Draws the coast above the surface and the kelp below it."""
    t = tones("k")
    drawing.fill(BLOCK, t.lightest, "ground")
    drawing.fill(circle(31, 10.5, 6.5), t.accent, "body")
    _coast(drawing, t)
    drawing.fill(sea(21, 10, -1.5), t.base, "body")
    drawing.fill(sea(66, 14, -1.6, -9), t.dark, "body")
    shaft = t.base.mix(t.bone, 0.2)
    for left in (24, 58):
        drawing.fill(_shaft(left), shaft, "body")
    for i, y in enumerate((25.5, 30.0)):
        drawing.fill(_crests(y, 5 * i), t.lighter, "cut")
    for kelp in _FAR:
        drawing.fill(_plant(kelp, 6, 2.0), t.dark, "body")
    for kelp in _DARK:
        drawing.fill(_plant(kelp, 7, 2.6), t.ink, "body")
    chance = Scatter("bubbles")
    bubbles: list[Path] = []
    for _ in range(9):
        x, y = chance.between(4, 44) + 54 * (len(bubbles) % 2), chance.between(34, 84)
        bubbles.append(circle(x, y, chance.between(0.6, 1.3)))
    drawing.fill(joined(bubbles), t.lighter, "body")
    for kelp in _NEAR:
        _tall_kelp(drawing, kelp, t)
    drawing.fill(below([(0, 94), (20, 90), (50, 94), (80, 90), (100, 93)]), t.ink, "body")
    drawing.fill(furrows("seabed", 95, 100, 6), t.base, "cut")
    drawing.fill(joined(_fish(x, y, long) for x, y, long in _SHOAL), t.lightest, "body")


def _coast(drawing: Drawing, t: Tones) -> None:
    """A headland at the right with a stack before it."""
    land = [(56, 24), (59, 15), (65, 13.5), (68, 6), (77, 4), (82, -1), (108, -4), (108, 24)]
    drawing.fill(polygon(land), t.light, "body")
    shade = [(73, 24), (71, 16), (75, 12), (73, 7), (82, -1), (108, -4), (108, 24)]
    drawing.fill(polygon(shade), t.darker, "body")
    cuts = row([(79, 3), (104, 0)], [(77, 19), (100, 19)], 8, 1.2, wedge, alternate=0.4)
    drawing.fill(cuts, t.light, "cut")
    drawing.fill(row([(60, 16), (71, 8)], [(60, 22), (69, 19)], 4, 0.9, wedge), t.darker, "cut")
    stack = [(45, 24), (46.5, 14), (49, 12), (51, 15), (52.5, 24)]
    drawing.fill(polygon(stack), t.darker, "body")


def _fish(x: float, y: float, long: float) -> Path:
    """A small fish that swims to the left."""
    body = blade((x, y), (x + long, y), 0.34 * long)
    tail = polygon(
        [
            (x + 0.86 * long, y),
            (x + 1.2 * long, y - 0.22 * long),
            (x + 1.1 * long, y),
            (x + 1.2 * long, y + 0.22 * long),
        ]
    )
    return body + tail


def _shaft(left: float) -> Path:
    """A shaft of light that falls from the surface to the lower left."""
    return polygon([(left + 4, 21.6), (left + 11, 21.6), (left - 5, 98), (left - 25, 98)])


def _crests(y: float, start: float) -> Path:
    """Crests of a row of waves, as a band that is thin between them."""
    line = waves(-10 + start, 108, y, 10, 1.2)
    back = waves(-10 + start, 108, y + 0.35, 10, 1.7)
    points = list(zip(back.numbers[0::2], back.numbers[1::2], strict=True))[::-1]
    numbers = [value for point in points for value in point]
    tail = "L" + "Q" * ((len(points) - 1) // 2) + "Z"
    return Path(line.verbs + tail, (*line.numbers, *numbers))


def _spine(kelp: Kelp) -> list[Knot]:
    x, top, sway, turn = kelp
    return [(x + sway * math.sin(turn + i * 1.05), _ROOT - (_ROOT - top) * i / 8) for i in range(9)]


def _leaf(p: Point, side: int, long: float) -> tuple[Path, Path]:
    """A pointed leaf upwards from a point, and its lower half, which lies in the shade."""
    x, y = p
    tip = (x + side * long * 0.94, y - long * 0.72)
    under = (x + side * long * 0.5, y - long * 0.2)
    over = (x + side * long * 0.4, y - long * 0.56)
    rib = (x + side * long * 0.46, y - long * 0.39)
    whole = smooth([corner(*p), under, corner(*tip), over])
    return whole, smooth([corner(*p), under, corner(*tip), rib])


def _places(kelp: Kelp, n: int) -> list[tuple[Point, int, float]]:
    """Where n leaves sprout, to which side, and how long they are."""
    line = smooth(_spine(kelp), closed=False).flat(8)[0]
    shares = [0.14 + 0.82 * i / n for i in range(n)]
    return [(along(line, s), 1 if i % 2 else -1, 22 - 8 * s) for i, s in enumerate(shares)]


def _plant(kelp: Kelp, n: int, wide: float) -> Path:
    """A kelp as one dark shape."""
    leaves = [_leaf(*place)[0] for place in _places(kelp, n)]
    return joined([ribbon(_spine(kelp), wide, wide * 0.35, steps=4), *leaves])


def _tall_kelp(drawing: Drawing, kelp: Kelp, t: Tones) -> None:
    """A kelp with golden leaves, one half of each in the shade, and a float at its foot."""
    lit = t.accent.mix(t.bone, 0.22)
    stem = ribbon(_spine(kelp), 3.0, 1.0, steps=4)
    leaves = [_leaf(*place) for place in _places(kelp, 8)]
    drawing.fill(joined(leaf for leaf, _ in leaves), lit, "body")
    drawing.fill(joined([stem, *(shade for _, shade in leaves)]), t.ink, "cut")
    floats = [circle(p[0] + side * 1.9, p[1] - 0.7, 1.5) for p, side, _ in _places(kelp, 8)]
    drawing.fill(joined(floats), t.accent.mix(t.bone, 0.6), "body")


def stamp(drawing: Drawing, ink: Paint, paper: Paint) -> None:
    """Draws three kelps under a wave."""
    kelps: tuple[tuple[Kelp, float, int], ...] = (
        ((50, 17, 6, 0.0), 1.3, 7), ((17, 36, 3.5, 2.0), 0.95, 5), ((83, 34, 3.5, 1.0), 0.95, 5),
    )  # fmt: skip
    plants, ribs = [], []
    for kelp, size, n in kelps:
        plants.append(ribbon(_spine(kelp), 5, 2, steps=4))
        for p, side, long in _places(kelp, n):
            reach = long * size
            plants.append(_leaf(p, side, reach)[0])
            ribs.append(
                blade(
                    (p[0] + side * 3.6, p[1] - 0.16 * reach),
                    (p[0] + side * 0.8 * reach, p[1] - 0.57 * reach),
                    1.1,
                )
            )
    with drawing.at(2.5, 0.5, scale=0.965):
        drawing.fill(joined(plants), ink, "text")
        drawing.fill(joined(ribs), paper, "plate")
    crest = [(2 + 12 * i, 7.5 if i % 2 else 12.5) for i in range(9)]
    drawing.fill(ribbon(crest, 4.4, 4.4, steps=5), ink, "text")
