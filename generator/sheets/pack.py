"""Packing: how many pieces of one size fit on a paper, and exactly where the grid lies."""

import math
from dataclasses import dataclass, replace

from generator.sheets.errors import FitError
from generator.sheets.grid import Axis, Grid, Row
from generator.sheets.papers import PAPERS, Paper

#: Marks start this far outside the bleed, are this long, and never shorter than the last.
MARK_OFFSET = 0.5
MARK_LENGTH = 5.0
MARK_SHORTEST = 2.0
#: A printer may be off by so much, so bleed is never given up below it to fit more pieces in.
BLEED_SMALLEST = 2.0
#: Less bleed between pieces helps against no knife.
BLEED_USEFUL = 1.0
#: What of the pieces that a sheet could hold bleeds may cost, and then the slug line.
BLEED_PRICE = 1 / 3
SLUG_PRICE = 1 / 4
#: A fold stays this far from the bleed beside it.
FOLD_CLEAR = 5.0
#: What a slug line wants above and below the grid, or at its sides.
SLUG_BAND = 3.1

_SLACK = 1e-6


@dataclass(frozen=True, slots=True)
class Need:
    """What is to be packed: the trim's size, bleed, least gap, printer margin, and room for marks.

    `gap` None means: as much as is good for the bleeds, and no less than none. `folds` are ways to
    halve the page across an axis (x: a vertical fold in the middle) and pack the first half, or not
    to. `columns` and `rows` are the most that there may be. `clear` are ways to keep out of the
    corners of the page: how far from its left and right, and from its upper and lower edge, bleeds
    begin at least.
    """

    width: float
    height: float
    bleed: float
    margin: float
    gap: float | None = None
    marks: bool = True
    folds: tuple[Axis | None, ...] = (None,)
    columns: int | None = None
    rows: int | None = None
    clear: tuple[tuple[float, float], ...] = ((0.0, 0.0),)

    @property
    def edge(self) -> float:
        """The least that lies between the outermost trims and the printer margin."""
        tight = min(self.bleed, BLEED_SMALLEST)
        return tight + (MARK_OFFSET + MARK_SHORTEST if self.marks else 0.0)


def pack(need: Need, paper: Paper) -> Grid:
    """The best grid: of those that hold the most pieces, the first one, upright before turned.

    Bleeds are whole, or at least useful, unless that costs more than a third of the pieces; and
    the slug line has its room unless that costs more than a quarter of the rest. Raises FitError,
    naming a setting that would make it possible, if not even one fits.
    """
    levels = need.bleed, min(need.bleed, BLEED_USEFUL), 0.0
    found = [_best(need, paper, level) for level in levels]
    for level, grid in zip(levels, found, strict=True):
        if grid is not None and _worth(grid, found[-1], BLEED_PRICE):
            slug = _best(need, paper, level, slug=True)
            return slug if slug is not None and _worth(slug, grid, SLUG_PRICE) else grid
    raise FitError(
        f"a piece of {need.width:g} × {need.height:g} mm needs "
        f"{need.width + 2 * need.edge:g} × {need.height + 2 * need.edge:g} mm with its bleed"
        f"{' and marks' if need.marks else ''}, and {_room(need, paper)} are there",
        f"{paper.title} with a margin of {need.margin:g} mm",
        _remedy(need, paper),
    )


def _worth(better: Grid, other: Grid | None, price: float) -> bool:
    """Whether a grid costs no more than its price of another one's pieces."""
    return other is None or better.count >= (1 - price) * other.count - _SLACK


def _best(need: Need, paper: Paper, inner: float, *, slug: bool = False) -> Grid | None:
    """The grid that holds the most pieces.

    There is `inner` bleed between pieces at least; with `slug` there is room for the slug line,
    else only if that costs no piece.
    """
    bands: tuple[Axis | None, ...] = ("y", "x") if slug else (None,)
    grids = (
        _grid(need, paper, rotation, fold, clear, band, inner)
        for fold in need.folds
        for rotation in (0, 90)
        for clear in need.clear
        for band in bands
    )
    return max((grid for grid in grids if grid), key=lambda grid: grid.count, default=None)


def _grid(
    need: Need,
    paper: Paper,
    rotation: int,
    fold: Axis | None,
    clear: tuple[float, float],
    band: Axis | None,
    inner: float,
) -> Grid | None:
    """A grid with a band for the slug line across an axis; None leaves one if there is room."""
    size = (need.height, need.width) if rotation else (need.width, need.height)
    slug = (SLUG_BAND if band == "x" else 0.0, SLUG_BAND if band != "x" else 0.0)
    across = _Line(need, paper.width, size[0], fold == "x", slug[0], clear[0], need.columns)
    down = _Line(need, paper.height, size[1], fold == "y", slug[1], clear[1], need.rows)
    x, y = (_row(line, inner, band is not None) for line in (across, down))
    return Grid(x, y, rotation, fold) if x and y else None


@dataclass(frozen=True, slots=True)
class _Line:
    """One axis to pack: the page's length, the pieces' size, whether it is folded, and limits.

    `slug` is what the slug line wants at both ends, `clear` where bleeds begin at the earliest.
    """

    need: Need
    page: float
    size: float
    folded: bool
    slug: float
    clear: float
    at_most: int | None

    @property
    def extent(self) -> float:
        """The length on which pieces may lie."""
        return self.page / 2 if self.folded else self.page

    def edge(self, bleed: float, mark: float, slug: float = 0.0) -> float:
        """What lies between the printer margin and the first trim."""
        marks = MARK_OFFSET + mark if self.need.marks else 0.0
        return max(bleed + marks + slug, bleed + self.clear - self.need.margin)

    def end(self, edge: float) -> float:
        """What lies between the last trim and the end of the extent."""
        return FOLD_CLEAR + self.need.bleed if self.folded else self.need.margin + edge

    def most(self, edge: float, gap: float) -> int:
        """How many pieces there is room for."""
        room = self.extent - self.need.margin - edge - self.end(edge)
        count = math.floor((room + gap + _SLACK) / (self.size + gap))
        return count if self.at_most is None else min(count, self.at_most)


def _row(line: _Line, inner: float, banded: bool) -> Row | None:
    """The pieces along one axis: in the middle of the page, or lying against its fold.

    As many as the tightest edges allow; and of the edges that allow as many, the most generous.
    """
    need = line.need
    tight = max(inner, min(need.bleed, BLEED_SMALLEST))
    gaps = tuple(dict.fromkeys((2 * need.bleed, 2 * tight, 2 * inner)))
    if need.gap is not None:
        gaps = (need.gap,)
    edges = (
        (line.edge(need.bleed, MARK_LENGTH, line.slug), need.bleed, line.slug),
        (line.edge(tight, MARK_SHORTEST, line.slug), tight, line.slug),
        (line.edge(tight, MARK_SHORTEST), tight, 0.0),
    )[: 2 if banded else 3]
    count = line.most(edges[-1][0], gaps[-1])
    if count < 1:
        return None
    # Rather a short mark and no slug than a gap too narrow for a printer that is off, and rather a
    # gap that is just wide enough for it than no slug.
    tries = [(gap, found) for gap in gaps for found in edges]
    tries.sort(key=lambda tried: (tried[0] < 2 * tight, edges.index(tried[1]) == 2))
    edge, least, band = next(f for gap, f in tries if line.most(f[0], gap) == count)
    return _shared(line, count, edge, least, band)


def _shared(line: _Line, count: int, edge: float, least: float, band: float) -> Row:
    """A row whose spare length goes to the outer bleeds (`least` is in the edge) and the gaps.

    Marks leave the `band` of the slug line free.
    """
    need, size = line.need, line.size
    extent, begin, end = line.extent, need.margin + edge, line.end(edge)
    ends, gaps = (1 if line.folded else 2), count - 1
    spare = extent - begin - end - count * size + ends * least
    if need.gap is None:
        share = spare / (ends + 2 * gaps)
        outer = min(need.bleed, max(least, share))
        gap = max(0.0, min(2 * need.bleed, (spare - ends * outer) / gaps)) if gaps else 0.0
    else:
        gap = need.gap
        outer = min(need.bleed, (spare - gaps * gap) / ends)
    length = count * size + gaps * gap
    start = extent - end - length if line.folded else (line.page - length) / 2
    room = start - outer - need.margin - MARK_OFFSET - band
    mark = max(0.0, min(MARK_LENGTH, room)) if need.marks else 0.0
    return Row(
        count,
        start,
        size,
        gap,
        outer,
        min(need.bleed, gap / 2),
        need.bleed if line.folded else outer,
        mark,
        min(mark, FOLD_CLEAR - 2 * MARK_OFFSET) if line.folded else mark,
    )


def _room(need: Need, paper: Paper) -> str:
    sizes = []
    for fold in need.folds:
        width = (paper.width / 2 if fold == "x" else paper.width - need.margin) - need.margin
        height = (paper.height / 2 if fold == "y" else paper.height - need.margin) - need.margin
        sizes.append(f"{width:g} × {height:g}")
    return f"{' or '.join(sizes)} mm"


def _remedy(need: Need, paper: Paper) -> str:
    """The smallest change of a setting with which one piece fits."""
    without_marks = replace(need, gap=None, marks=False)
    anywhere = replace(need, clear=((0.0, 0.0),))
    if need.clear != anywhere.clear and _fits(anywhere, paper):
        return "print without registration marks"
    if need.marks and _fits(without_marks, paper):
        return "print without marks"
    if _fits(replace(without_marks, bleed=0.0), paper):
        return "print without bleed and marks"
    folded = need.folds != (None,)
    if folded and _fits(replace(need, folds=(None,)), paper):
        return "choose a layout without a fold"
    for other in PAPERS.values():
        if other.width * other.height > paper.width * paper.height and _fits(need, other):
            return f"print on {other.title}"
    side = 2 if folded else 1
    width = math.ceil(side * (need.width + 2 * need.edge + 2 * need.margin + 2 * FOLD_CLEAR))
    height = math.ceil(side * (need.height + 2 * need.edge + 2 * need.margin + 2 * FOLD_CLEAR))
    return f"print on a paper of {width}x{height}mm"


def _fits(need: Need, paper: Paper) -> bool:
    return _best(need, paper, 0.0) is not None
