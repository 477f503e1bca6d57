"""Where a tile may lie, and when laying it there is bad form.

Rule: rue.place.first, rue.place.touch, rue.place.area.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.grid import beside
from engine.core.types import Cell
from engine.games.rue.state import Laid, RueState

START: Cell = (0, 0)


def open_cells(table: Mapping[Cell, Laid]) -> list[Cell]:
    """Return the empty cells that touch a tile, ascending; the start cell of an empty table."""
    if not table:
        return [START]
    found = {near: None for cell in table for near in beside(cell) if near not in table}
    return sorted(found)


def touches(table: Mapping[Cell, Laid], cell: Cell) -> bool:
    """Tell whether a cell shares a side with a tile."""
    return any(near in table for near in beside(cell))


def area(table: Mapping[Cell, Laid]) -> tuple[int, int, int, int]:
    """Return the smallest rectangle of cells round a table that is not empty.

    It is (least x, least y, greatest x, greatest y).
    """
    xs = [x for x, _ in table]
    ys = [y for _, y in table]
    return min(xs), min(ys), max(xs), max(ys)


def grows_too_far(bounds: tuple[int, int, int, int], cell: Cell, seats: int) -> bool:
    """Tell whether a tile on `cell` makes width or height grow beyond twice the players.

    Rule: rue.place.area
    """
    west, north, east, south = bounds
    x, y = cell
    width = max(east, x) - min(west, x) + 1
    height = max(south, y) - min(north, y) + 1
    limit = 2 * seats
    return (width > limit and width > east - west + 1) or (
        height > limit and height > south - north + 1
    )


def is_bad_form(state: RueState, cell: Cell) -> bool:
    """Tell whether the option in force minds a tile on `cell`. Rule: rue.place.area."""
    if state.options["area"] == "none" or not state.table:
        return False
    return grows_too_far(area(state.table), cell, state.seats)
