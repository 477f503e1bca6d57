"""Marks: where to cut and where to fold, always outside the trimmed art."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Literal

from generator.draw.path import Box
from generator.sheets.pack import MARK_OFFSET, Axis, Grid
from generator.sheets.plan import Mark, Slot, around

MarkStyle = Literal["cross", "edge", "none"]
#: Cross: at the edge of the grid and in the gaps between pieces. Edge: at the edge alone.
MARK_STYLES: tuple[MarkStyle, ...] = ("cross", "edge", "none")
#: A mark in a gap keeps this far from the corners beside it, for knives slip.
GAP_CLEAR = 1.0
#: Shorter marks in a gap would be specks.
GAP_SHORTEST = 2.0


def edge_marks(slots: Sequence[Slot], lengths: Box) -> Iterator[Mark]:
    """Marks beyond all four sides of the used slots, in line with every trimmed edge.

    `lengths` are those of the marks at the left, top, right and bottom.
    """
    outside = around(slot.bleed for slot in slots).grown(MARK_OFFSET)
    for x in _edges((s.trim.x0, s.trim.x1) for s in slots):
        yield Mark("cut", x, outside.y0 - lengths.y0, x, outside.y0)
        yield Mark("cut", x, outside.y1, x, outside.y1 + lengths.y1)
    for y in _edges((s.trim.y0, s.trim.y1) for s in slots):
        yield Mark("cut", outside.x0 - lengths.x0, y, outside.x0, y)
        yield Mark("cut", outside.x1, y, outside.x1 + lengths.x1, y)


def gap_marks(slots: Sequence[Slot]) -> Iterator[Mark]:
    """Marks in the gaps between pieces, so that a strip that was cut off still shows its edges.

    They lie on the bleeds, hence the knock-out; none where the gap is too narrow.
    """
    rows = sorted({(s.trim.y0, s.trim.y1) for s in slots})
    for upper, lower in pairwise(rows):
        a, b = upper[1] + GAP_CLEAR, lower[0] - GAP_CLEAR
        beside = [s for s in slots if (s.trim.y0, s.trim.y1) in (upper, lower)]
        if b - a >= GAP_SHORTEST:
            for x in _edges((s.trim.x0, s.trim.x1) for s in beside):
                yield Mark("cut", x, a, x, b, knockout=True)
    columns = sorted({(s.trim.x0, s.trim.x1) for s in slots})
    for left, right in pairwise(columns):
        a, b = left[1] + GAP_CLEAR, right[0] - GAP_CLEAR
        beside = [s for s in slots if (s.trim.x0, s.trim.x1) in (left, right)]
        if b - a >= GAP_SHORTEST:
            for y in _edges((s.trim.y0, s.trim.y1) for s in beside):
                yield Mark("cut", a, y, b, y, knockout=True)


def fold_mark(axis: Axis, grid: Grid, width: float, height: float, margin: float) -> Mark:
    """The line in the middle of a page along which it is folded, clear of slug and rule."""
    if axis == "x":
        reach = grid.bounds.y0 - grid.y.before - grid.y.mark_before - MARK_OFFSET
        return Mark("fold", width / 2, reach, width / 2, height - reach)
    return Mark("fold", margin, height / 2, width - margin, height / 2)


def _edges(pairs: Iterable[tuple[float, float]]) -> list[float]:
    return sorted({edge for pair in pairs for edge in pair})
