"""Earthquake: the ground breaks, and what stands on it leans."""

from collections.abc import Sequence
from itertools import pairwise

from generator.draw.cuts import blade, row, wedge
from generator.draw.paint import Paint
from generator.draw.path import Point
from generator.draw.scene import Drawing
from generator.draw.shapes import joined, polygon, rectangle
from generator.faces.vye.lands.parts import conifer
from generator.faces.vye.specials.parts import T, battlement, sky, solid, tower

#: The edges of the cleft, from the top down, and how far the right one has dropped.
_EDGE: Sequence[Point] = ((33, 27), (36.6, 33.6), (31.4, 39.4), (36, 46), (31.6, 53), (35, 84))
_GAP, _DROP = 11.5, 4.0


def picture(drawing: Drawing) -> None:
    """Two slabs part over a burning cleft; the towers on them lean together and break."""
    sky(drawing, "earthquake sky", T.lighter, T.bone)
    with drawing.at(0, -4.5):
        low = _EDGE[-1][1]
        drawing.fill(polygon([(30, 33), (49, 35), (49, low), (30, low)]), T.accent, "body")
        core = [(x + 4, y + 1.6) for x, y in _EDGE[1:]]
        drawing.fill(polygon([*core, *((x + 3.6, y) for x, y in core[::-1])]), T.bone, "body")
        _stand(drawing, 21.5, 27.6, 12, 10.5, 16)
        _stand(drawing, 61, 34.0, -13, 11, 16)
        for x, y, lean, high in ((3, 31.4, 9, 12), (31, 27.6, 24, 8), (79, 34.8, -6, 12),
                                 (91, 36.6, -9, 9), (50.4, 33, -22, 7)):  # fmt: skip
            with drawing.at(x, y, rotation=lean):
                conifer(drawing, 0, 0.6, high, high * 0.55, T.ink)
        left = [(-20, 33), *_EDGE, (-20, 84)]
        _slab(drawing, left, ((-8, 36), (30, 31)), ((-8, 66), (28, 58)), 14)
        right = [(x + _GAP, y + _DROP) for x, y in _EDGE]
        _slab(
            drawing,
            [(120, 40), *right, (120, 90)],
            ((50, 38), (108, 43)),
            ((50, 66), (108, 74)),
            21,
        )
    _rubble(drawing)


def stamp(drawing: Drawing, ink: Paint, paper: Paint) -> None:
    """Two slabs with a cleft between them, a tower on each that leans over it."""
    for x, lean in ((20, 12), (80, -14)):
        with drawing.at(x, 58, rotation=lean, scale=0.88):
            crown = battlement(-16, 16, -46, -30, 3)
            drawing.fill(joined([rectangle(-12, -32, 24, 44), crown]), ink, "body")
            cracks = [wedge((2, -31), (-4, -18), 4.5), wedge((-5, -20), (3, -8), 3.6)]
            drawing.fill(joined(cracks), paper, "cut")
    left = [(1, 58), (44, 52), (52, 62), (42, 72), (50, 82), (42, 98), (1, 98)]
    right = [(99, 68), (58, 60), (65, 69), (55, 79), (63, 88), (56, 98), (99, 98)]
    slabs = joined([polygon(left), polygon(right)])
    drawing.stroke(slabs, paper, 3, "cut")
    drawing.fill(slabs, ink, "body")
    drawing.fill(row([(8, 63), (36, 59)], [(8, 98), (36, 98)], 4, 3.2, wedge), paper, "cut")
    drawing.fill(row([(70, 70), (94, 74)], [(70, 98), (94, 98)], 4, 3.2, wedge), paper, "cut")
    stones = ((50, 8, 5, 20), (48, 26, 4, 50), (53, 41, 4, 10))
    fallen = [rectangle(-r, -r, 2 * r, 2 * r).moved(x, y, turn) for x, y, r, turn in stones]
    drawing.fill(joined(fallen), ink, "body")


def _stand(drawing: Drawing, x: float, y: float, lean: float, wide: float, high: float) -> None:
    """A leaning tower with a crack down its wall."""
    with drawing.at(x, y, rotation=lean):
        tower(drawing, 0, 3, wide, high)
        crack = [(1.2, 3 - high), (-1.6, 6 - high), (1.0, 8.6 - high), (-1.2, 11.6 - high)]
        parts = [wedge(p, q, 1.4 - 0.2 * i) for i, (p, q) in enumerate(pairwise(crack))]
        drawing.fill(joined(parts), T.ink, "cut")


def _slab(
    drawing: Drawing,
    outline: Sequence[Point],
    starts: Sequence[Point],
    ends: Sequence[Point],
    cuts: int,
) -> None:
    solid(drawing, polygon(outline), T.base, 1.8)
    drawing.fill(row(starts, ends, cuts, 1.4, wedge, alternate=0.4), T.darker, "cut")


def _rubble(drawing: Drawing) -> None:
    """Blocks that fall from the towers into the cleft, and the dust of their fall."""
    blocks = ((41, 11, 2.9, 20), (36.4, 17, 2.2, 50), (45.4, 18, 2.4, 5), (40, 23, 1.8, 35),
              (36.6, 7, 1.6, 60), (47, 9.4, 1.7, 15))  # fmt: skip
    stones = [rectangle(-r, -r * 0.8, 2 * r, 1.6 * r).moved(x, y, turn) for x, y, r, turn in blocks]
    drawing.fill(joined(stones), T.ink, "cut")
    falls = [blade((x, y - 2 - r), (x, y - 6 - r), 0.6) for x, y, r, _ in blocks]
    drawing.fill(joined(falls), T.dark, "cut")
