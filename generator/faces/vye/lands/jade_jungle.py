"""Jade Jungle: a stepped temple in a clearing, framed by fronds above and split leaves below."""

import math

from generator.draw.curves import Knot, corner, mirror, ribbon, smooth
from generator.draw.cuts import along, blade, row
from generator.draw.paint import Paint
from generator.draw.path import Path
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, lobed, polygon, rectangle
from generator.faces.vye.lands.parts import BLOCK, below
from generator.faces.vye.lands.tones import Tones, tones

TERRAIN = "growth"

#: The temple's steps from the ground up: width, height.
_STEPS = ((50, 9.5), (39, 8.5), (28.5, 8.5), (18.5, 8.5))
_FOOT = 67.0
Hung = tuple[float, float, float, float]
#: Fronds: where they hang from, length, direction in degrees.
_FAR: tuple[Hung, ...] = ((2, -4, 34, 62), (98, -4, 34, 118))
_NEAR: tuple[Hung, ...] = (
    (-5, 36, 44, -24),
    (-4, 19, 46, 8),
    (105, 36, 42, 204),
    (104, 17, 46, 172),
)
#: Split leaves: where, scale, direction, how near the viewer (0 to 2).
_LEAVES = (
    (12, 71, 1.3, -30, 0), (88, 71, 1.35, 28, 0), (28, 84, 1.15, -14, 1), (73, 84, 1.2, 16, 1),
    (5, 91, 1.45, -46, 2), (96, 90, 1.45, 44, 2),
)  # fmt: skip
_HALF_LEAF: list[Knot] = [
    corner(0, -14), (5, -12), corner(9.8, -8), corner(3.4, -6.4), (8.6, -6.2), corner(12.2, -2.6),
    corner(3.8, -1.4), (9, 0.2), corner(11.6, 4.2), corner(3.8, 3.2), (7.6, 5.4), (7.4, 9.6),
    (3.6, 11.4), corner(0, 8),
]  # fmt: skip


def picture(drawing: Drawing) -> None:
    """Draws the temple before a pale disc, and the leaves that close round it."""
    t = tones("j")
    drawing.fill(BLOCK, t.lighter, "ground")
    drawing.fill(circle(50, 31, 29), t.lightest, "body")
    drawing.fill(circle(64, 19, 8), t.accent, "body")
    for x, y, length, turn in _FAR:
        drawing.fill(frond(length).moved(x, y, turn), t.base, "body")
    _temple(drawing, t)
    drawing.fill(below([(0, 64), (25, 60), (50, 67), (75, 60), (100, 64)]), t.base, "body")
    for x, y, length, turn in _NEAR:
        drawing.fill(frond(length).moved(x, y, turn), t.darker, "cut")
    path = [(46, 67), (54, 67), (51, 76), (60, 88), (66, 112), (34, 112), (47, 88), (43, 76)]
    drawing.fill(smooth([corner(*path[0]), corner(*path[1]), *path[2:]]), t.light, "body")
    for x, y, size, turn, near in _LEAVES:
        with drawing.at(x, y, rotation=turn, scale=size):
            _leaf(drawing, (t.dark, t.darker, t.darkest)[near], t.light)
    for x, y in ((36.0, 75.0), (62.5, 74.0), (58.0, 85.0)):
        _flower(drawing, x, y, t)


def frond(length: float, pairs: int = 10, thick: float = 1.0) -> Path:
    """A feathered palm leaf from the origin to the right, drooping at its end."""
    spine = smooth([(0, 0), (length * 0.5, -length * 0.12), (length, length * 0.1)], closed=False)
    line = spine.flat(10)[0]
    leaves = []
    for i in range(pairs):
        share = 0.1 + 0.88 * i / (pairs - 1)
        x, y = along(line, share)
        long = length * 0.36 * math.sin(math.pi * (0.14 + 0.78 * share)) + 1.5
        for s in (-1, 1):
            tip = (x + long * 0.72, y + s * long)
            leaves.append(blade((x, y), tip, length * 0.042 * thick, 0.2 * s))
    stem = ribbon([line[0], line[len(line) // 2], line[-1]], length * 0.03 * thick, 0.4)
    return joined([*leaves, stem])


def _temple(drawing: Drawing, t: Tones) -> None:
    """Four steps, their left lit; a pale stair up the middle to a dark shrine."""
    y = _FOOT
    lit, dark, ledges, joints = [], [], [], []
    for wide, high in _STEPS:
        y -= high
        left = 50 - wide / 2
        lit.append(rectangle(left, y, wide, high))
        dark.append(rectangle(50 + wide * 0.14, y, wide * 0.36, high))
        ledges.append(rectangle(left - 1.2, y, wide + 2.4, 1.9))
        low = y + high
        stones = [(left + 2, y + 3), (44, y + 3)], [(left + 2, low), (44, low)]
        joints.append(row(*stones, max(2, round(wide / 9)), 0.6, alternate=0.35))
    lit.append(rectangle(44.4, y - 6.6, 11.2, 6.6))
    drawing.fill(joined(lit), t.light, "body")
    drawing.fill(joined(dark), t.base, "body")
    drawing.fill(joined(joints), t.dark, "cut")
    roof = polygon([(42.6, y - 6.4), (45, y - 9.6), (55, y - 9.6), (57.4, y - 6.4)])
    drawing.fill(joined([*ledges, roof]), t.dark, "body")
    drawing.fill(rectangle(47, y - 5, 6, 5.4), t.ink, "cut")
    stair = polygon([(45, _FOOT), (47.2, y), (52.8, y), (55, _FOOT)])
    drawing.fill(stair, t.lightest, "body")
    treads = [(46.9, y + 2), (45.4, _FOOT - 1)], [(53.1, y + 2), (54.6, _FOOT - 1)]
    drawing.fill(row(*treads, 9, 0.55), t.dark, "cut")


def _leaf(drawing: Drawing, paint: Paint, veins: Paint) -> None:
    """A split leaf around the origin, pointing up."""
    drawing.fill(smooth(mirror(_HALF_LEAF)), paint, "body")
    ribs = [
        blade((0, low), (s * out, high), 0.35)
        for s in (-1, 1)
        for low, out, high in ((-6.5, 6, -9.6), (-1, 8.4, -4), (4, 8, 2.4))
    ]
    drawing.fill(joined([blade((0, -12), (0, 10), 0.6), *ribs]), veins, "cut")


def _flower(drawing: Drawing, x: float, y: float, t: Tones) -> None:
    """A red flower with a keyline and a pale eye."""
    drawing.fill(lobed(x, y, 3.6, 5, 0.5), t.ink, "cut")
    drawing.fill(lobed(x, y, 2.9, 5, 0.5), t.accent, "body")
    drawing.fill(circle(x, y, 0.9), t.bone, "body")


def stamp(drawing: Drawing, ink: Paint, paper: Paint) -> None:
    """Draws the temple with its stair, a frond from each side above and below."""
    steps = ((74, 82), (56, 68), (40, 54), (25, 40))
    drawing.fill(
        joined(
            [
                *(rectangle(50 - wide / 2, y, wide, 12.2) for wide, y in steps),
                rectangle(43, 28, 14, 13),
            ]
        ),
        ink,
        "text",
    )
    stair = polygon([(42, 94.2), (46.6, 42), (53.4, 42), (58, 94.2)])
    drawing.fill(joined([stair, rectangle(47.4, 32, 5.2, 9)]), paper, "plate")
    drawing.fill(joined(blade((43.5, y), (56.5, y), 1.3) for y in range(47, 93, 6)), ink, "text")
    fronds = [
        frond(long, 7, 1.5).moved(x, y, turn)
        for x, y, long, turn in (
            (3, 32, 41, -16),
            (3, 36, 33, 30),
            (97, 32, 41, 196),
            (97, 36, 33, 150),
        )
    ]
    drawing.fill(joined(fronds), ink, "text")
