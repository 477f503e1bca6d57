"""Tiling: a board that is larger than the paper, on sheets that are cut, overlapped and glued.

The board is divided along seams. Each sheet shows its part, and on the right and below, if there is
a neighbour, an overlap beyond the seam: a flap that the neighbour, cut along the seam, is glued on.
"""

import string
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, pairwise

from generator.draw.path import Box
from generator.sheets.errors import FitError
from generator.sheets.pack import MARK_LENGTH, MARK_OFFSET
from generator.sheets.papers import Paper

#: How far a sheet goes on beyond a seam.
OVERLAP = 10.0
#: Parts are not narrower than this, or the board would be a pile of flaps.
NARROWEST = 40.0
_SLACK = 1e-6

#: Where an axis is best divided: sets of places, the better one first.
Wishes = Sequence[Sequence[float]]


@dataclass(frozen=True, slots=True)
class Tile:
    """A part of the board: its row and column from 0, and in the board's millimetres two boxes.

    `part` is what of the board only it shows in the end, `shown` has the flaps as well.
    """

    row: int
    column: int
    part: Box
    shown: Box

    @property
    def label(self) -> str:
        """The row's letter and the column's number, as B2."""
        return f"{name_of(self.row)}{self.column + 1}"


@dataclass(frozen=True, slots=True)
class Tiling:
    """A board of a size, divided at `xs` and `ys`; `turned` says that the paper is."""

    width: float
    height: float
    xs: tuple[float, ...]
    ys: tuple[float, ...]
    overlap: float
    turned: bool = False

    @property
    def columns(self) -> int:
        """How many sheets lie side by side."""
        return len(self.xs) + 1

    @property
    def rows(self) -> int:
        """How many sheets lie one below the other."""
        return len(self.ys) + 1

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """All parts, along the rows from the upper left."""
        return tuple(self._tiles())

    def _tiles(self) -> Iterator[Tile]:
        for row, (y0, y1) in enumerate(pairwise((0.0, *self.ys, self.height))):
            for column, (x0, x1) in enumerate(pairwise((0.0, *self.xs, self.width))):
                right = x1 + self.overlap * (column < len(self.xs))
                low = y1 + self.overlap * (row < len(self.ys))
                yield Tile(row, column, Box(x0, y0, x1, y1), Box(x0, y0, right, low))


def name_of(row: int) -> str:
    """A row's letter, from the twenty-seventh on two."""
    high, low = divmod(row, 26)
    return (name_of(high - 1) if high else "") + string.ascii_uppercase[low]


def edge_of(bleed: float) -> float:
    """What a part needs around it, inside the printer margin: bleed and marks."""
    return bleed + MARK_OFFSET + MARK_LENGTH


def tiled(
    size: tuple[float, float],
    bleed: float,
    paper: Paper,
    margin: float,
    wishes: tuple[Wishes, Wishes] = ((), ()),
) -> Tiling:
    """The board on as few sheets as possible, upright rather than lying.

    `wishes` are the places across its width and height where seams do least harm; even parts are
    made where none of them serve. Raises FitError for a paper with too little room.
    """
    found = []
    for turned in (False, True):
        wide, high = (paper.height, paper.width) if turned else (paper.width, paper.height)
        around = 2 * (margin + edge_of(bleed))
        xs = _seams(size[0], wide - around, wishes[0])
        ys = _seams(size[1], high - around, wishes[1])
        if xs is not None and ys is not None:
            found.append(Tiling(*size, xs, ys, OVERLAP, turned))
    if not found:
        least = NARROWEST + OVERLAP + 2 * (margin + edge_of(bleed))
        raise FitError(
            f"a board of {size[0]:g} × {size[1]:g} mm is divided into parts of at least "
            f"{NARROWEST:g} mm, which need {least:g} mm with overlap, marks and margins",
            f"{paper.title} with a margin of {margin:g} mm",
            "print on A4" if margin <= MARK_LENGTH else "choose a margin of 5 mm and A4",
        )
    return min(found, key=lambda tiling: tiling.rows * tiling.columns)


def _seams(length: float, room: float, wishes: Wishes) -> tuple[float, ...] | None:
    """Where an axis is divided; None if there is no room for parts worth the name."""
    if length <= room + _SLACK:
        return ()
    if room < NARROWEST + OVERLAP:
        return None
    count = 2
    while length > count * room - (count - 1) * OVERLAP + _SLACK:
        count += 1
    even = tuple(round(i * (length - OVERLAP) / count, 4) for i in range(1, count))
    tiers = [tuple(combinations(sorted(places), count - 1)) for places in wishes]
    for tier in tiers:
        fitting = [seams for seams in tier if max(_lengths(length, seams)) <= room + _SLACK]
        if fitting:
            return min(fitting, key=lambda seams: _uneven(length, seams))
    return even


def _uneven(length: float, seams: Sequence[float]) -> tuple[float, float]:
    """How much is asked of the paper at most, and then how little some sheet shows."""
    shown = _lengths(length, seams)
    return max(shown), -min(shown)


def _lengths(length: float, seams: Sequence[float]) -> list[float]:
    """How long the parts are with their overlaps."""
    *inner, last = pairwise((0.0, *seams, length))
    return [*(end - start + OVERLAP for start, end in inner), last[1] - last[0]]


def lying(paper: Paper, tiling: Tiling) -> Paper:
    """The paper as the tiling has it."""
    return replace(paper, width=paper.height, height=paper.width) if tiling.turned else paper
