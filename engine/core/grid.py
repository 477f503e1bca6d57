"""Cells: their names, their neighbours, and grids drawn as text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from engine.core.errors import NotationError, PositionError, shown
from engine.core.types import Cell

SIDES: tuple[str, ...] = ("north", "east", "south", "west")
STEPS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Steps to the four neighbours, in the order of SIDES."""

FARTHEST = 1_000_000
"""How far from 0 a cell of a given position may lie, so that play stays readable."""

NUMBER = re.compile(r"0|-?[1-9][0-9]{0,8}")


def beside(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """Return the four neighbours of a cell: north, east, south, west."""
    x, y = cell
    return (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)


class PlaneCells:
    """Names of cells on an unbounded plane: `x,y`, such as `-1,2`."""

    example = "2,-1"
    examples = ("2,-1", "2,0")

    def format(self, cell: Cell) -> str:
        """Return the name of a cell."""
        return f"{cell[0]},{cell[1]}"

    def parse(self, word: str) -> Cell | None:
        """Return the cell called `word`, or None where it is no cell's name."""
        x, comma, y = word.partition(",")
        if not comma or not NUMBER.fullmatch(x) or not NUMBER.fullmatch(y):
            return None
        return int(x), int(y)

    def columns(self, xs: Sequence[int]) -> list[str]:
        """Return the heads of columns in a picture."""
        return [str(x) for x in xs]

    def row(self, y: int) -> str:
        """Return the head of a row in a picture."""
        return str(y)

    def column_of(self, head: str) -> int | None:
        """Return the x that a column's head stands for."""
        return int(head) if NUMBER.fullmatch(head) else None

    row_of = column_of


class BoardCells(PlaneCells):
    """Names of the cells of a board with an edge: column letters from `a`, row numbers from 1.

    The cell (0, 0) lies in the north-west: `a10` on a board of ten rows.
    """

    example = "a4"
    examples = ("a4", "a5")

    def __init__(self, width: int, height: int) -> None:
        self.letters = "abcdefghijklmnopqrstuvwxyz"[:width]
        self.height = height

    def format(self, cell: Cell) -> str:
        """Return the name of a cell; that of one off the board is its numbers."""
        x, y = cell
        if 0 <= x < len(self.letters) and 0 <= y < self.height:
            return f"{self.letters[x]}{self.height - y}"
        return super().format(cell)

    def parse(self, word: str) -> Cell | None:
        """Return the cell called `word`, or None where the board has none of that name."""
        x, y = self.column_of(word[:1]), self.row_of(word[1:])
        return None if x is None or y is None else (x, y)

    def columns(self, xs: Sequence[int]) -> list[str]:
        """Return the heads of columns in a picture."""
        return [self.letters[x] for x in xs]

    def row(self, y: int) -> str:
        """Return the head of a row in a picture."""
        return str(self.height - y)

    def column_of(self, head: str) -> int | None:
        """Return the x that a column's head stands for."""
        return self.letters.index(head) if len(head) == 1 and head in self.letters else None

    def row_of(self, head: str) -> int | None:
        """Return the y that a row's head stands for."""
        if not NUMBER.fullmatch(head) or not 1 <= int(head) <= self.height:
            return None
        return self.height - int(head)


EMPTY = "."


def draw_grid(words: Mapping[Cell, str], cells: PlaneCells) -> list[str]:
    """Draw words on a grid: a line of column heads, then a row head and one word a cell.

    Empty cells of the smallest rectangle are dots; no words at all give no line.
    """
    if not words:
        return []
    xs = range(min(x for x, _ in words), max(x for x, _ in words) + 1)
    ys = range(min(y for _, y in words), max(y for _, y in words) + 1)
    rows = [["", *cells.columns(xs)]]
    rows += [[cells.row(y), *(words.get((x, y), EMPTY) for x in xs)] for y in ys]
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return [
        "  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def read_grid(lines: Iterable[tuple[int, str]], cells: PlaneCells) -> dict[Cell, tuple[str, int]]:
    """Read what `draw_grid` draws, from (line number, text) pairs.

    Return the word and line number of every cell that is not empty. Raise PositionError where
    heads are no numbers in a row or a line has more words than there are columns.
    """
    rows = [(number, text.split()) for number, text in lines if text.strip()]
    if not rows:
        return {}
    first, heads = rows[0]
    xs = [cells.column_of(head) for head in heads]
    if any(x is None for x in xs) or [x for x in xs if x is not None] != list(
        range(xs[0] or 0, (xs[0] or 0) + len(xs))
    ):
        raise PositionError(
            "board",
            f"the first line names the columns, in order, not {shown(' '.join(heads))}",
            first,
        )
    found: dict[Cell, tuple[str, int]] = {}
    expected: int | None = None
    for number, (head, *words) in rows[1:]:
        y = cells.row_of(head)
        if y is None or (expected is not None and y != expected):
            right = "a row's number" if expected is None else f"row {cells.row(expected)}"
            raise PositionError(
                "board", f"the line starts with {shown(head)}, not with {right}", number
            )
        expected = y + 1
        if len(words) > len(xs):
            raise PositionError(
                "board", f"row {head} has {len(words)} cells for {len(xs)} columns", number
            )
        for x, word in zip(xs, words, strict=False):
            if word == EMPTY or x is None:
                continue
            if max(abs(x), abs(y)) > FARTHEST:
                raise PositionError("board", f"cells reach to {FARTHEST}, not {x},{y}", number)
            found[x, y] = word, number
    return found


def parse_cell(text: str, cells: PlaneCells) -> Cell:
    """Return the cell called `text`; raise NotationError where there is none."""
    cell = cells.parse(text)
    if cell is None:
        raise NotationError(text, 1, f"{shown(text)} is no cell; a cell looks like {cells.example}")
    return cell
