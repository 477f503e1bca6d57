"""Iron Cliffs: walls of basalt columns on both sides of an inlet, joined by a bridge of chains."""

import math
from collections.abc import Sequence
from itertools import pairwise

from generator.draw.curves import smooth
from generator.draw.cuts import along, blade, wedge
from generator.draw.paint import Paint
from generator.draw.path import Path, Point
from generator.draw.scatter import Scatter
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, polygon, rectangle
from generator.faces.vye.lands.parts import chords, conifer, furrows, sea, sky
from generator.faces.vye.lands.tones import tones

TERRAIN = "rock"

#: Links of the chain, rings and bars in turn.
_LINKS = 13
#: A column of rock: its left side, width and top.
Column = tuple[float, float, float]

_LEFT: tuple[Column, ...] = (
    (-6, 6, 5), (0, 5.4, 9), (5.4, 5.2, 12), (10.6, 5, 8), (15.6, 4.8, 13), (20.4, 4.6, 19),
    (25, 4.2, 27), (29.2, 4, 36),
)  # fmt: skip
_RIGHT: tuple[Column, ...] = (
    (66, 4, 37), (70, 4.4, 29), (74.4, 4.6, 19), (79, 4.8, 12), (83.8, 5, 15), (88.8, 5.2, 8),
    (94, 5.4, 5), (99.4, 6, 9),
)  # fmt: skip
_STUMPS: tuple[Column, ...] = (
    (-3, 9, 52), (6, 8.6, 58), (14.6, 8.2, 68), (22.8, 7.6, 79), (71, 7.6, 81), (78.6, 8.2, 70),
    (86.8, 8.6, 61), (95.4, 9, 54),
)  # fmt: skip


def picture(drawing: Drawing) -> None:
    """Draws the inlet between the two walls, a low sun behind the bridge."""
    t = tones("i")
    sky(drawing, "iron cliffs", t.lighter, t.bone, low=40)
    drawing.fill(circle(50, 24, 11), t.accent, "body")
    levels = [(17.4 + 3.3 * i, 0.5 + 0.12 * i) for i in range(5)]
    drawing.fill(chords(50, 24, 11, levels), t.lighter, "cut")
    sound = t.base.mix(t.bone, 0.52)
    drawing.fill(rectangle(-5, 60, 110, 52), sound, "body")
    drawing.fill(furrows("sound", 62, 73, 7, left=30, right=72, length=(8, 20)), t.light, "cut")
    _wall(drawing, "left", _LEFT, 76, (t.light, t.base, t.lightest, t.darkest))
    _wall(drawing, "right", _RIGHT, 76, (t.light, t.base, t.lightest, t.darkest))
    for x, y, high in ((13, 8.5, 9), (18, 13.5, 7), (23, 19.5, 6), (77, 19.5, 8), (87, 15, 6)):
        conifer(drawing, x, y + 1.2, high, high * 0.55, t.ink)
    rust = [wedge((x, 36 + i), (x, 52 + 5 * i), 1.5) for x in (30.4, 67.8) for i in (0, 1)]
    rust += [wedge((x, 40), (x + 0.3, 50), 0.9) for x in (32.4, 70)]
    drawing.fill(joined(rust), t.accent, "cut")
    _bridge(drawing, t.ink)
    drawing.fill(joined([_surf(_LEFT[3:], 75.5), _surf(_RIGHT[:5], 75.5)]), t.bone, "body")
    drawing.fill(sea(76, 7, -1.1), sound, "body")
    drawing.fill(furrows("inlet", 79, 98, 14, left=20, right=80, length=(8, 22)), t.base, "cut")
    _wall(drawing, "stumps", _STUMPS, 112, (t.base, t.darkest, t.light, t.ink))
    drawing.fill(joined(_gulls()), t.ink, "cut")


def _wall(
    drawing: Drawing,
    name: str,
    columns: Sequence[Column],
    foot: float,
    paints: tuple[Paint, Paint, Paint, Paint],
) -> None:
    """Columns side by side: `paints` are the lit side, the dark side, the cap, the joints."""
    chance = Scatter(name)
    lit, dark, caps, cracks, joints = [], [], [], [], []
    for x, wide, top in columns:
        edge, right = x + 0.58 * wide, x + wide
        back, front = (x, top + 1.4), (edge, top + 2.6)
        lit.append(polygon([back, front, (edge, foot), (x, foot)]))
        dark.append(polygon([front, (right, top + 1), (right, foot), (edge, foot)]))
        caps.append(polygon([back, (x + 0.35 * wide, top), (right, top + 1), front]))
        joints.append(blade((right, top + 1), (right, foot), 0.3))
        y = top + 6 + chance.between(0, 4)
        while y < foot - 2:
            cracks.append(wedge((edge, y), (x + 0.1 * wide, y + 1.2), 1.1))
            y += chance.between(6, 10)
    drawing.fill(joined(lit), paints[0], "body")
    drawing.fill(joined(dark), paints[1], "body")
    drawing.fill(joined(cracks), paints[1], "cut")
    drawing.fill(joined(caps), paints[2], "body")
    drawing.fill(joined(joints), paints[3], "cut")


def _sag(left: Point, right: Point, low: float) -> list[Point]:
    """A hanging line between two points, its middle at about y = `low`."""
    middle = (left[0] + right[0]) / 2
    return smooth([left, (middle, low), right], closed=False).flat(10)[0]


def _bridge(drawing: Drawing, paint: Paint) -> None:
    """A chain of long links, and below it the planks that hang from the chain."""
    chain = _sag((29, 33.5), (71, 34.5), 42)
    deck = _sag((31, 42), (69, 43), 51)
    links, rods = [], []
    for i, (p, q) in enumerate(pairwise([along(chain, i / _LINKS) for i in range(_LINKS + 1)])):
        x, y, turn = (p[0] + q[0]) / 2, (p[1] + q[1]) / 2, math.atan2(q[1] - p[1], q[0] - p[0])
        if i % 2:
            rods.append(blade(p, q, 1.0))
        else:
            link = circle(0, 0, 2.4, 1.5) + circle(0, 0, 1.5, 0.65)
            links.append(link.moved(x, y, math.degrees(turn)))
            rods.append(blade((x, y + 1.4), along(deck, (i + 0.5) / _LINKS), 0.4))
    planks = [blade(along(deck, i / 21), along(deck, (i + 1.3) / 21), 0.95) for i in range(20)]
    drawing.fill(joined(links), paint, "cut", even_odd=True)
    drawing.fill(joined([*planks, *rods]), paint, "cut")


def _surf(columns: Sequence[Column], foot: float) -> Path:
    """Foam at the foot of a wall: a low lobe before every column."""
    return joined(
        circle(x + wide / 2, foot + 0.6 * (i % 2), wide * 0.62, 1.5)
        for i, (x, wide, _) in enumerate(columns)
    )


def _gulls() -> list[Path]:
    """Two gulls over the water: two wings each."""
    return [
        wing
        for x, y, size in ((41, 55, 1.0), (58, 56.5, 0.8))
        for wing in (
            blade((x, y), (x - 4.6 * size, y - 1.4 * size), 0.5 * size, 0.5 * size),
            blade((x, y), (x + 4.6 * size, y - 1.4 * size), 0.5 * size, -0.5 * size),
        )
    ]


def stamp(drawing: Drawing, ink: Paint, paper: Paint) -> None:
    """Draws two walls of columns with a bridge between them, under a sun."""
    columns = (
        (2, 11, 8),
        (13.6, 10, 20),
        (24.2, 8, 34),
        (67.8, 8, 37),
        (76.4, 10, 22),
        (87, 11, 6),
    )
    rock, cracks = [], []
    for x, wide, top in columns:
        right = x + wide
        rock.append(
            polygon([(x, 94), (x, top + 3), (x + wide * 0.4, top), (right, top + 4), (right, 94)])
        )
        cracks += [wedge((right - 1, y), (x + 2, y + 2), 3) for y in range(top + 11, 90, 11)]
    cracks.append(chords(50, 20, 10, [(15.5, 0.9), (20, 1.2), (24.5, 1.4)]))
    drawing.fill(joined([*rock, circle(50, 20, 10)]), ink, "text")
    drawing.fill(joined(cracks), paper, "plate")
    links = [
        (circle(0, 0, 5.6, 4) + circle(0, 0, 3, 1.5)).moved(x, y, turn)
        for x, y, turn in ((35.6, 43.6, 33), (45, 48.4, 16), (55.4, 48.8, -14), (65, 45, -30))
    ]
    drawing.fill(joined(links), ink, "text", even_odd=True)
    sea = [blade((36, y), (64, y), 1.9) for y in (78, 85.5)]
    drawing.fill(joined([*sea, rectangle(2, 92, 96, 3)]), ink, "text")
