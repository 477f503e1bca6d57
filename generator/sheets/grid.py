"""Grids: where the pieces of one size lie on a paper, as data."""

from dataclasses import dataclass
from typing import Literal

from generator.draw.path import Box

Axis = Literal["x", "y"]


@dataclass(frozen=True, slots=True)
class Row:
    """Pieces along one axis: how many, where the first trim starts, their size and gap.

    `before`, `inner` and `after` are the bleeds outside the first piece, between two, and outside
    the last; `mark_before` and `mark_after` the lengths of the marks at both ends.
    """

    count: int
    start: float
    size: float
    gap: float
    before: float
    inner: float
    after: float
    mark_before: float
    mark_after: float

    def span(self, index: int) -> tuple[float, float]:
        """Where the trim of a piece starts and ends."""
        start = self.start + index * (self.size + self.gap)
        return round(start, 6), round(start + self.size, 6)

    def bleeds(self, index: int) -> tuple[float, float]:
        """How far a piece may bleed before and after its trim."""
        before = self.before if index == 0 else self.inner
        after = self.after if index == self.count - 1 else self.inner
        return before, after


@dataclass(frozen=True, slots=True)
class Grid:
    """Columns and rows of pieces, all turned by the same quarter, and the fold that they lie by."""

    x: Row
    y: Row
    rotation: int
    fold: Axis | None = None

    @property
    def count(self) -> int:
        """How many pieces one sheet holds."""
        return self.x.count * self.y.count

    def cell(self, index: int) -> tuple[Box, Box]:
        """Trim and bleed of a place, counted along the rows from the upper left."""
        row, column = divmod(index, self.x.count)
        (x0, x1), (y0, y1) = self.x.span(column), self.y.span(row)
        left, right = self.x.bleeds(column)
        top, bottom = self.y.bleeds(row)
        bleed = (x0 - left, y0 - top, x1 + right, y1 + bottom)
        return Box(x0, y0, x1, y1), Box(*(round(v, 6) for v in bleed))

    @property
    def bounds(self) -> Box:
        """The box of all trims."""
        return Box(
            self.x.span(0)[0],
            self.y.span(0)[0],
            self.x.span(self.x.count - 1)[1],
            self.y.span(self.y.count - 1)[1],
        )
