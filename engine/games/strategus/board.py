"""The board: a hundred cells by index, rays between them, lakes, and the order of deployment.

A cell (x, y) has the index 10 * x + y: x from 0 in the west, y from 0 in the north (row 10).
Indices ascend as cells do.

Rule: strategus.setup.zone, strategus.board.lakes
"""

from __future__ import annotations

from engine.core.grid import STEPS, BoardCells
from engine.core.types import Cell, Seat

SIZE = 10
CELLS = BoardCells(SIZE, SIZE)
SOUTH, NORTH = 0, 1
SIDES: tuple[str, ...] = ("South", "North")
DEPTH = 4
"""Rows of a side's own zone."""


def index(cell: Cell) -> int:
    """Return the index of a cell."""
    return SIZE * cell[0] + cell[1]


def cell_of(index: int) -> Cell:
    """Return the cell of an index."""
    return divmod(index, SIZE)


def named(name: str) -> int:
    """Return the index of a cell by its name."""
    cell = CELLS.parse(name)
    assert cell is not None
    return index(cell)


LAKES: tuple[int, ...] = tuple(sorted(map(named, ("c5", "d5", "c6", "d6", "g5", "h5", "g6", "h6"))))
"""The cells of the two lakes. Rule: strategus.board.lakes."""

ORDER: tuple[tuple[int, ...], tuple[int, ...]] = (
    tuple(index((x, SIZE - 1 - row)) for row in range(DEPTH) for x in range(SIZE)),
    tuple(index((x, row)) for row in range(DEPTH) for x in range(SIZE)),
)
"""For each side the cells in the order in which its pieces are placed: its back row first, from
west to east. Rule: strategus.setup.zone."""


def _ray(start: int, step: Cell) -> tuple[int, ...]:
    """Return the cells in one direction, the nearest first, up to the edge."""
    x, y = cell_of(start)
    found: list[int] = []
    while True:
        x, y = x + step[0], y + step[1]
        if not (0 <= x < SIZE and 0 <= y < SIZE):
            return tuple(found)
        found.append(index((x, y)))


RAYS: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(ray for ray in (_ray(start, step) for step in STEPS) if ray)
    for start in range(SIZE * SIZE)
)
"""For each cell the rays to the edges, as far as there are any: north, east, south, west."""

BESIDE: tuple[tuple[int, ...], ...] = tuple(tuple(sorted(ray[0] for ray in rays)) for rays in RAYS)
"""For each cell its neighbours, ascending."""


def is_home(seat: Seat, index: int) -> bool:
    """Tell whether a cell lies in a side's own four rows. Rule: strategus.setup.zone."""
    row = index % SIZE
    return row >= SIZE - DEPTH if seat == SOUTH else row < DEPTH
