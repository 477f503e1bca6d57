"""Pale Flats: a cracked pan of salt to the horizon, a cairn on it, half a sun behind."""

import math
from dataclasses import dataclass
from itertools import pairwise

from generator.draw.curves import corner, smooth
from generator.draw.cuts import blade
from generator.draw.paint import Paint
from generator.draw.path import Box, Path, Point
from generator.draw.scatter import Scatter
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, polygon, rectangle
from generator.faces.vye.lands.parts import BLOCK, chords
from generator.faces.vye.lands.tones import Tones, tones

TERRAIN = "open"

_HORIZON = 38.0
#: How much thinner a crack across the view is than one along it.
_FORESHORTENED = 0.62
#: The cairn's stones from below: middle, height above the foot, half width, half height.
_CAIRN = ((0, 1.2, 7.6, 2.9), (0.5, 5.9, 6, 2.6), (-0.5, 10, 4.7, 2.2), (0.3, 13.6, 3.4, 1.9),
          (0, 16.5, 2.1, 1.5))  # fmt: skip


def picture(drawing: Drawing) -> None:
    """Draws the sun going down behind mesas, and the pan in front of them."""
    t = tones("p")
    accent = t.accent
    drawing.fill(BLOCK, accent.mix(t.bone, 0.8), "ground")
    drawing.fill(rectangle(-5, 22, 110, 90), accent.mix(t.bone, 0.66), "body")
    drawing.fill(circle(50, _HORIZON, 19), accent, "body")
    levels = [(21.6 + 3.4 * i, 0.55 + 0.16 * i) for i in range(5)]
    drawing.fill(chords(50, _HORIZON, 19, levels), accent.mix(t.bone, 0.66), "cut")
    mesas = accent.mix(t.ink, 0.4)
    for side in (_mesa(8, 26, 9, 5), _mesa(84, 22, 7.5, 4), _mesa(99, 16, 11, 4)):
        drawing.fill(side, mesas, "body")
    drawing.fill(rectangle(-5, _HORIZON, 110, 74), t.base, "body")
    pan = Pan(_HORIZON, 7, 3.2, 5.4, 0.4, 1.36)
    drawing.fill(pan.cracks(), t.base.mix(t.ink, 0.66), "cut")
    shadow = [corner(22, 67), (40, 70), (60, 76), corner(76, 82.5), (56, 79.5), (36, 74)]
    drawing.fill(smooth(shadow), t.base.mix(t.ink, 0.5), "body")
    _cairn(drawing, 22, 67, t)


def _mesa(x: float, wide: float, high: float, slope: float) -> Path:
    """A flat-topped hill on the horizon."""
    left, right, top = x - wide / 2, x + wide / 2, _HORIZON - high
    return polygon(
        [
            (left - slope, _HORIZON), (left, top + 0.55 * high), (left + 1, top + 0.5 * high),
            (left + 1.6, top), (right - 2, top + 0.4), (right - 1, top + 0.55 * high),
            (right, top + 0.6 * high), (right + slope, _HORIZON),
        ]
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Pan:
    """A cracked pan in rows of plates, each row deeper and wider than the one behind it.

    `top` is where the first row begins, `depth`, `wide` and `thick` are those of its plates and
    cracks, which grow from row to row (cracks a little less).
    """

    top: float
    rows: int
    depth: float
    wide: float
    thick: float
    growth: float

    def cracks(self) -> Path:
        """The outline of all cracks."""
        chance = Scatter("pale flats")
        y, depth, wide, thick = self.top, self.depth, self.wide, self.thick
        cracks: list[Path] = []
        above: list[Point] = []
        for i in range(self.rows):
            reach = int(64 / wide) + 1
            tops, feet = [], []
            for j in range(-reach, reach + 1):
                x = 50 + (j + (i % 2) / 2 + chance.between(-0.16, 0.16)) * wide
                foot = x + (x - 50) * 0.16 + chance.between(-0.08, 0.08) * wide
                tops.append((x, y + depth * chance.between(0.12, 0.3)))
                feet.append((foot, y + depth * chance.between(0.88, 1.06)))
            if i:
                cracks += [_crack(p, q, thick) for p, q in pairwise(sorted([*above, *tops]))]
            cracks += [_crack(p, q, thick) for p, q in zip(tops, feet, strict=True)]
            above = feet
            y, depth, wide = y + depth, depth * self.growth, wide * self.growth
            thick *= self.growth**0.8
        return joined(crack for crack in cracks if _is_seen(crack.bounds()))


def _is_seen(box: Box) -> bool:
    """Whether something within a box can be seen in the block."""
    return box.x1 > 0 and box.x0 < 100


def _crack(p: Point, q: Point, thick: float) -> Path:
    """One crack, thinner across the view than along it, as the ground is seen from low down."""
    nx, ny = q[1] - p[1], p[0] - q[0]
    share = thick / 2 / (math.hypot(nx, ny) or 1.0)
    x, y = nx * share, ny * share * _FORESHORTENED
    return polygon(
        [(p[0] - x, p[1] - y), (q[0] - x, q[1] - y), (q[0] + x, q[1] + y), (p[0] + x, p[1] + y)]
    )


def _cairn(drawing: Drawing, x: float, y: float, t: Tones) -> None:
    """A pile of flat stones, each lit at its upper left and dark at its right."""
    lights, shades = [], []
    for dx, up, wide, high in _CAIRN:
        with drawing.at(x + dx, y - up):
            drawing.fill(circle(0, 0, wide, high), t.accent.mix(t.ink, 0.72), "body")
        left, top = x + dx - 0.62 * wide, y - up - 0.35 * high
        lights.append(blade((left, top), (left + 0.9 * wide, top - 0.1 * high), 0.5))
        right, low = x + dx + 0.88 * wide, y - up + 0.1 * high
        shades.append(blade((right, low), (right - 1.5 * wide, low + 0.42 * high), 0.32 * high))
    drawing.fill(joined(shades), t.ink, "cut")
    drawing.fill(joined(lights), t.light, "cut")


def stamp(drawing: Drawing, ink: Paint, paper: Paint) -> None:
    """Draws half a sun over cracked ground, and a cairn."""
    sun = Path("MCZ", (30, 42, 30, 2, 86, 2, 86, 42))
    bars = [blade((26, 39 - 6 * i), (90, 39 - 6 * i), 1.9 - 0.3 * i) for i in range(4)]
    drawing.fill(sun, ink, "text")
    drawing.fill(joined(bars), paper, "plate")
    ground = rectangle(2, 42, 96, 54)
    with drawing.clip(ground):
        drawing.fill(Pan(41, 4, 6.8, 14, 1.7, 1.48).cracks(), ink, "text")
    stones = ((0, 0, 13, 5.2), (0.6, 9, 10, 4.4), (-0.6, 16.6, 7.4, 3.8), (0.4, 23, 4.6, 3))
    pile = [(24 + dx, 66 - up, wide, high) for dx, up, wide, high in stones]
    drawing.fill(joined(circle(x, y, w + 2.2, h + 2) for x, y, w, h in pile), paper, "plate")
    drawing.fill(
        joined([*(circle(*stone) for stone in pile), rectangle(2, 42, 96, 2.6)]), ink, "text"
    )
