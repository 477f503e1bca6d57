"""Opal Caves: crystals in the light at the end of a cave hung with stalactites."""

import math
from collections.abc import Iterator
from itertools import pairwise

from generator.draw.curves import Knot, corner, smooth
from generator.draw.cuts import blade, row, wedge
from generator.draw.paint import Paint
from generator.draw.paint import ink as press_ink
from generator.draw.path import Path, Point
from generator.draw.scene import Drawing
from generator.draw.shapes import joined, polygon, rectangle, star
from generator.faces.vye.lands.parts import BLOCK, below, furrows
from generator.faces.vye.lands.tones import Tones, tones
from generator.theme import BONE

TERRAIN = "rock"

_ROSE = press_ink("rose opal", "#E8B9CF", "4 30 0 5")
_ROSE_SHADE = press_ink("rose opal shaded", "#B57CA8", "24 55 0 15")
_HONEY = press_ink("honey opal", "#F0D58A", "1 9 52 5")
_HONEY_SHADE = press_ink("honey opal shaded", "#C79A44", "5 27 80 22")

#: A crystal: its foot, width, height, lean, and which opal it is.
Crystal = tuple[float, float, float, float, float, str]
_CRYSTALS: tuple[Crystal, ...] = (
    (37, 76, 9.5, 29, -6, "rose"), (66, 76, 9.5, 33, 6, "honey"), (29, 79, 8, 17, -7, "honey"),
    (76, 79, 8.5, 19, 8, "rose"), (51, 79, 16, 48, 1, "opal"), (42.5, 80, 8.5, 21, -3, "opal"),
    (60, 80, 8.5, 19, 3, "rose"),
)  # fmt: skip
_AXIS, _FLOOR = 51.0, 80.0
#: What hangs into the outer and the inner mouth: x, half width, length.
Drip = tuple[float, float, float]
_OUTER: tuple[Drip, ...] = (
    (15, 2.6, 15), (24, 4.2, 24), (33, 3, 12), (43, 4.6, 17), (53, 2.8, 9), (63, 4.4, 20),
    (72, 3, 11), (80, 4.4, 27), (89, 2.4, 14),
)  # fmt: skip
_INNER: tuple[Drip, ...] = (
    (28, 2.2, 11), (37, 2.6, 10), (47, 2, 6), (58, 2.4, 8), (67, 2.8, 12), (76, 2, 12),
)  # fmt: skip
#: What stands on the floor at both sides: x, height, half width.
_STALAGMITES = ((11, 17, 4), (19, 10, 3.2), (26, 5, 2.4), (82, 7, 2.6), (88, 19, 4), (95, 12, 3.4))


def picture(drawing: Drawing) -> None:
    """Draws the mouths of the cave one in another, and seven crystals in the innermost."""
    t = tones("o")
    drawing.fill(BLOCK, t.darkest, "body")
    for wide, high, drips, paint in ((46, 74, _OUTER, t.base), (34, 58, _INNER, t.light)):
        drawing.fill(_mouth(wide, high, drips), paint, "body")
        drawing.fill(_seams(wide, high, drips), paint.mix(t.ink, 0.34), "cut")
    core = [corner(28, 82), (31, 58), (40, 42), (51, 36), (63, 43), (72, 60), corner(75, 82)]
    drawing.fill(smooth(core), t.lightest, "body")
    for crystal in _CRYSTALS:
        _crystal(drawing, crystal, _facets(t)[crystal[-1]], t.ink)
    sparkles = ((41, 38, 1.8), (64, 33, 2.4), (78, 53, 2.0), (23, 60, 1.8))
    drawing.fill(joined(star(x, y, r, 0.26 * r, 4) for x, y, r in sparkles), t.bone, "body")
    rocks = [wedge((x, 84), (x + 0.4, 80 - high), 2 * half) for x, high, half in _STALAGMITES]
    drawing.fill(joined(rocks), t.darkest, "body")
    drawing.fill(below([(0, 78), (22, 76), (50, 80), (78, 76), (100, 78)]), t.darkest, "body")
    drawing.fill(furrows("cave floor", 82, 100, 14, width=1.1), t.base, "cut")
    gleam = [blade((x, y), (x + long, y), 0.9) for x, y, long in ((40, 84, 22), (44, 88, 12))]
    drawing.fill(joined(gleam), t.accent, "cut")


def _vault(wide: float, high: float, x: float) -> Point:
    """The point at x of half an ellipse that stands on the floor."""
    share = (x - _AXIS) / wide
    return x, _FLOOR - high * math.sqrt(max(0.0, 1 - share * share))


def _mouth(wide: float, high: float, drips: tuple[Drip, ...]) -> Path:
    """An opening with stalactites hanging into it."""
    left, right = _AXIS - wide, _AXIS + wide
    knots: list[Knot] = [corner(left, 112), corner(left, _FLOOR)]
    for x, half, long in drips:
        top = _vault(wide, high, x)[1]
        knots += [
            _vault(wide, high, x - half), (x - 0.35 * half, top + 0.4 * long),
            corner(x, top + long), (x + 0.35 * half, top + 0.4 * long),
            _vault(wide, high, x + half),
        ]  # fmt: skip
    return smooth([*knots, corner(right, _FLOOR), corner(right, 112)])


def _seams(wide: float, high: float, drips: tuple[Drip, ...]) -> Path:
    """Cuts down the wall behind an opening, between its stalactites."""
    seams = []
    for (x, half, long), (after, next_half, _) in pairwise(drips):
        middle = (x + half + after - next_half) / 2
        top = _vault(wide, high, middle)[1]
        seams.append(blade((middle + 0.8, top + 4), (middle + 2, top + 5 + long), 0.7))
        seams.append(blade((middle - 1.2, top + 8), (middle - 1.8, top + 6 + 0.7 * long), 0.5))
    return joined(seams)


def _facets(t: Tones) -> dict[str, tuple[Paint, Paint, Paint, Paint]]:
    """Paints of each opal: left side, left of the tip, right of the tip, right side."""
    return {
        "opal": (t.accent.mix(BONE, 0.3), t.bone, t.accent.mix(BONE, 0.55), t.accent),
        "rose": (_ROSE, t.bone, _ROSE.mix(BONE, 0.4), _ROSE_SHADE),
        "honey": (_HONEY, t.bone, _HONEY.mix(BONE, 0.5), _HONEY_SHADE),
    }


def _corners(crystal: Crystal) -> tuple[Point, Point, Point, Point]:
    """The tip, both shoulders, and the point in front where the facets meet."""
    x, y, wide, high, lean, _ = crystal
    top, shift = y - high, x + lean * 0.8
    return (
        (x + lean, top), (shift - wide / 2, top + 0.62 * wide),
        (shift + wide / 2, top + 0.5 * wide), (shift + 0.08 * wide, top + 0.9 * wide),
    )  # fmt: skip


def _outline(crystal: Crystal, grown: float = 0.0) -> Path:
    x, y, wide, *_ = crystal
    tip, left, right, _front = _corners(crystal)
    return polygon(
        [
            (x - wide / 2 - grown, y), (left[0] - grown, left[1] - grown / 2),
            (tip[0], tip[1] - 1.4 * grown), (right[0] + grown, right[1] - grown / 2),
            (x + wide / 2 + grown, y),
        ]
    )  # fmt: skip


def _crystal(
    drawing: Drawing, crystal: Crystal, facets: tuple[Paint, Paint, Paint, Paint], ink: Paint
) -> None:
    """A six-sided crystal: two sides and two facets of its tip, on an ink outline."""
    x, y, wide, high, _, _ = crystal
    tip, left, right, front = _corners(crystal)
    edge = (x + 0.08 * wide, y)
    drawing.fill(_outline(crystal, 0.45), ink, "cut")
    sides = (
        [(x - wide / 2, y), left, front, edge],
        [left, tip, front],
        [tip, right, front],
        [edge, front, right, (x + wide / 2, y)],
    )
    for points, paint in zip(sides, facets, strict=True):
        drawing.fill(polygon(points), paint, "body")
    starts = [(x - 0.36 * wide, y - 3), (left[0] + 0.14 * wide, left[1] + 3)]
    ends = [(x - 0.08 * wide, y - 4), (left[0] + 0.38 * wide, left[1] + 2)]
    drawing.fill(row(starts, ends, max(3, round(high / 7)), 0.7, wedge), facets[1], "cut")
    ridge = joined([blade(front, edge, 0.35), blade(front, left, 0.3), blade(front, right, 0.3)])
    drawing.fill(ridge, ink, "cut")


def stamp(drawing: Drawing, ink: Paint, paper: Paint) -> None:
    """Draws five crystals on a ledge, the tallest in the middle."""
    pairs: tuple[tuple[Crystal, ...], ...] = (
        ((23, 90, 15, 46, -12, ""), (77, 90, 15, 54, 13, "")),
        ((50, 92, 25, 86, 2, ""),),
        ((36, 93, 13, 34, -5, ""), (65, 93, 13, 30, 6, "")),
    )
    for i, crystals in enumerate(pairs):
        if i:
            drawing.fill(joined(_outline(c, 1.8) for c in crystals), paper, "plate")
        base = [rectangle(4, 90, 92, 4.5)] if i == len(pairs) - 1 else []
        edges = list(_edges(crystals))
        drawing.fill(joined([_outline(c) for c in crystals] + base), ink, "text")
        drawing.fill(joined(edges), paper, "plate")


def _edges(crystals: tuple[Crystal, ...]) -> Iterator[Path]:
    """The edges between a crystal's facets, and cuts into its left side."""
    for crystal in crystals:
        x, y, wide, high, *_ = crystal
        _, left, right, front = _corners(crystal)
        for end in (left, right, (x + 0.08 * wide, y)):
            yield blade(front, end, 0.9)
        starts = [(x - 0.36 * wide, y - 6), (left[0] + 0.14 * wide, left[1] + 5)]
        ends = [(x - 0.08 * wide, y - 7), (left[0] + 0.36 * wide, left[1] + 4)]
        yield row(starts, ends, max(2, round(high / 12)), 1.8, wedge)
