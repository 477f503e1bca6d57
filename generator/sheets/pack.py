"""Packing: how many pieces of one size fit on a paper, and exactly where the grid lies."""

import math
from dataclasses import dataclass
from typing import Literal

from generator.draw.path import Box
from generator.sheets.errors import FitError
from generator.sheets.papers import PAPERS, Paper

#: Marks start this far outside the bleed, are this long, and never shorter than the last.
MARK_OFFSET = 0.5
MARK_LENGTH = 5.0
MARK_SHORTEST = 2.0
#: A printer may be off by so much, so bleed is never given up below it to fit more pieces in.
BLEED_SMALLEST = 2.0
#: A fold stays this far from the bleed beside it.
FOLD_CLEAR = 5.0
#: What a slug line wants above and below the grid, if that costs no piece.
SLUG_BAND = 4.0

Axis = Literal["x", "y"]
_SLACK = 1e-6


@dataclass(frozen=True, slots=True)
class Need:
    """What is to be packed: the trim's size, bleed, least gap, printer margin, and room for marks.

    `gap` None means: as much as is good for the bleeds, and no less than none. `fold` halves the
    page across that axis (x: a vertical fold in the middle) and packs the first half. `columns`
    and `rows` are the most that there may be.
    """

    width: float
    height: float
    bleed: float
    margin: float
    gap: float | None = None
    marks: bool = True
    fold: Axis | None = None
    columns: int | None = None
    rows: int | None = None

    @property
    def edge(self) -> float:
        """The least that lies between the outermost trims and the printer margin."""
        tight = min(self.bleed, BLEED_SMALLEST)
        return tight + (MARK_OFFSET + MARK_SHORTEST if self.marks else 0.0)


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
    """Columns and rows of pieces, all turned by the same quarter."""

    x: Row
    y: Row
    rotation: int

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


def pack(need: Need, paper: Paper) -> Grid:
    """The grid that holds the most pieces, upright if that is as good as turned.

    Raises FitError, naming a setting that would make it possible, if not even one fits.
    """
    upright = _grid(need, paper, 0)
    turned = _grid(need, paper, 90)
    if upright is None and turned is None:
        raise FitError(
            f"a piece of {need.width:g} × {need.height:g} mm needs "
            f"{need.width + 2 * need.edge:g} × {need.height + 2 * need.edge:g} mm with its bleed"
            f"{' and marks' if need.marks else ''}, and {_room(need, paper)} are there",
            f"{paper.title} with a margin of {need.margin:g} mm",
            _remedy(need, paper),
        )
    if upright is None or (turned is not None and turned.count > upright.count):
        assert turned is not None
        return turned
    return upright


def _grid(need: Need, paper: Paper, rotation: int) -> Grid | None:
    size = (need.height, need.width) if rotation else (need.width, need.height)
    x = _row(need, paper.width, size[0], folded=need.fold == "x", slug=0.0, at_most=need.columns)
    y = _row(
        need, paper.height, size[1], folded=need.fold == "y", slug=SLUG_BAND, at_most=need.rows
    )
    return Grid(x, y, rotation) if x and y else None


def _row(
    need: Need,
    page: float,
    size: float,
    *,
    folded: bool,
    slug: float,
    at_most: int | None = None,
) -> Row | None:
    """The pieces along one axis: in the middle of the page, or lying against its fold.

    As many as the tightest edges allow; and of the edges that allow as many, the most generous.
    """
    tight = min(need.bleed, BLEED_SMALLEST)
    marks = MARK_OFFSET + MARK_LENGTH if need.marks else 0.0
    extent = page / 2 if folded else page

    def most(edge: float, gap: float) -> int:
        end = FOLD_CLEAR + need.bleed if folded else need.margin + edge
        room = extent - need.margin - edge - end
        count = math.floor((room + gap + _SLACK) / (size + gap))
        return count if at_most is None else min(count, at_most)

    gaps = (2 * need.bleed, 2 * tight, 0.0) if need.gap is None else (need.gap,)
    count = most(need.edge, gaps[-1])
    if count < 1:
        return None
    edges = (
        (need.bleed + marks + slug, need.bleed),
        (need.edge + slug, tight),
        (need.edge, tight),
    )
    # Rather a short mark and no slug than a gap too narrow for a printer that is off, and rather a
    # gap that is just wide enough for it than no slug.
    tries = [(gap, found) for gap in gaps for found in edges]
    tries.sort(key=lambda tried: (tried[0] < 2 * tight, tried[1] is edges[-1]))
    edge, least = next(found for gap, found in tries if most(found[0], gap) == count)
    band = 0.0 if edge == edges[-1][0] else slug
    return _shared(need, page, size, count, edge, least, band, folded=folded)


def _shared(
    need: Need,
    page: float,
    size: float,
    count: int,
    edge: float,
    least: float,
    band: float,
    *,
    folded: bool,
) -> Row:
    """A row whose spare length goes to the outer bleeds (`least` is in the edge) and the gaps.

    Marks leave the `band` of the slug line free.
    """
    extent, begin = (page / 2 if folded else page), need.margin + edge
    end = FOLD_CLEAR + need.bleed if folded else begin
    ends, gaps = (1 if folded else 2), count - 1
    spare = extent - begin - end - count * size + ends * least
    if need.gap is None:
        share = spare / (ends + 2 * gaps)
        outer = min(need.bleed, max(least, share))
        gap = max(0.0, min(2 * need.bleed, (spare - ends * outer) / gaps)) if gaps else 0.0
    else:
        gap = need.gap
        outer = min(need.bleed, (spare - gaps * gap) / ends)
    length = count * size + gaps * gap
    start = extent - end - length if folded else (page - length) / 2
    room = start - outer - need.margin - MARK_OFFSET - band
    mark = max(0.0, min(MARK_LENGTH, room)) if need.marks else 0.0
    return Row(
        count,
        start,
        size,
        gap,
        outer,
        min(need.bleed, gap / 2),
        need.bleed if folded else outer,
        mark,
        min(mark, FOLD_CLEAR - 2 * MARK_OFFSET) if folded else mark,
    )


def _room(need: Need, paper: Paper) -> str:
    width, height = paper.width - 2 * need.margin, paper.height - 2 * need.margin
    if need.fold == "x":
        width = paper.width / 2 - need.margin
    if need.fold == "y":
        height = paper.height / 2 - need.margin
    return f"{width:g} × {height:g} mm"


def _remedy(need: Need, paper: Paper) -> str:
    """The smallest change of a setting with which one piece fits."""
    without_marks = Need(
        need.width, need.height, need.bleed, need.margin, marks=False, fold=need.fold
    )
    if need.marks and _fits(without_marks, paper):
        return "print without marks"
    bare = Need(need.width, need.height, 0.0, need.margin, marks=False, fold=need.fold)
    if _fits(bare, paper):
        return "print without bleed and marks"
    if need.fold and _fits(Need(need.width, need.height, need.bleed, need.margin), paper):
        return "choose a layout without a fold"
    for other in PAPERS.values():
        if other.width * other.height > paper.width * paper.height and _fits(need, other):
            return f"print on {other.title}"
    side = 2 if need.fold else 1
    width = math.ceil(side * (need.width + 2 * need.edge + 2 * need.margin + 2 * FOLD_CLEAR))
    height = math.ceil(side * (need.height + 2 * need.edge + 2 * need.margin + 2 * FOLD_CLEAR))
    return f"print on a paper of {width}x{height}mm"


def _fits(need: Need, paper: Paper) -> bool:
    return _grid(need, paper, 0) is not None or _grid(need, paper, 90) is not None
