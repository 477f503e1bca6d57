"""The table: neighbours, empty cells, whose a card is, and tokens put on it.

Rule: vye.kernel.top, vye.kernel.supply, vye.tokens.supply
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.grid import beside
from engine.core.types import Cell, Seat
from engine.games.vye.kinds import KINDS
from engine.games.vye.state import Spot, Table, VyeState
from engine.games.vye.tokens import EACH, NOBODY, UNDEAD, UNDEAD_TOKENS


def around(cell: Cell) -> tuple[Cell, ...]:
    """Return the eight surrounding cells, clockwise from north. Rule: vye.kernel.order."""
    x, y = cell
    return (
        (x, y - 1),
        (x + 1, y - 1),
        (x + 1, y),
        (x + 1, y + 1),
        (x, y + 1),
        (x - 1, y + 1),
        (x - 1, y),
        (x - 1, y - 1),
    )


def diagonal(cell: Cell) -> tuple[Cell, ...]:
    """Return the four cells at the corners, clockwise from north-east."""
    x, y = cell
    return (x + 1, y - 1), (x + 1, y + 1), (x - 1, y + 1), (x - 1, y - 1)


def two_away(cell: Cell) -> tuple[tuple[Cell, Cell], ...]:
    """Return (cell between, cell two steps on): north, east, south, west."""
    x, y = cell
    return tuple((near, (2 * near[0] - x, 2 * near[1] - y)) for near in beside(cell))


def open_cells(table: Table) -> tuple[Cell, ...]:
    """Return the empty cells beside a card, ascending. Rule: vye.place.adjacent."""
    return tuple(sorted({near for cell in table for near in beside(cell)} - table.keys()))


def opened(state: VyeState, cell: Cell) -> tuple[Cell, ...]:
    """Return the open cells after a card was laid on the open cell `cell`."""
    table = state.table
    found = set(state.frontier)
    found.discard(cell)
    found.update(near for near in beside(cell) if near not in table)
    return tuple(sorted(found))


def is_fortified(spot: Spot) -> bool:
    """Tell whether a card has more than one token. Rule: vye.fortify.definition."""
    return spot.tokens > 1


def can_be_taken(spot: Spot, by: Seat) -> bool:
    """Tell whether an attempt by a seat, or by UNDEAD, changes a card.

    Rule: vye.kernel.attempt
    """
    return spot.owner != by and not KINDS[spot.key].immune


def takeable(state: VyeState, cells: Iterable[Cell], by: Seat) -> list[Cell]:
    """Return those of `cells` that hold a card which an attempt changes."""
    table = state.table
    return [cell for cell in cells if cell in table and can_be_taken(table[cell], by)]


def with_tokens(spot: Spot, owner: Seat, tokens: int) -> Spot:
    """Return a place with other tokens on it; with none it is nobody's."""
    return spot._replace(owner=owner if tokens else NOBODY, tokens=tokens)


def supply(state: VyeState, seat: Seat) -> int | None:
    """Return how many tokens a seat has left; None where they never run out.

    Rule: vye.tokens.supply
    """
    if state.options["tokens"] == "unlimited":
        return None
    lying = sum(
        spot.tokens if spot.owner == seat else spot.shares.count(seat)
        for spot in state.table.values()
    )
    return EACH - lying


def undead_left(state: VyeState) -> int:
    """Return how many Undead tokens are off the table. Rule: vye.kernel.supply."""
    lying = sum(
        spot.tokens if spot.owner == UNDEAD else spot.shares.count(UNDEAD)
        for spot in state.table.values()
    )
    return UNDEAD_TOKENS - lying


def at_most(state: VyeState, seat: Seat, tokens: int) -> int:
    """Return how many of `tokens` the supply of a seat has. Rule: vye.tokens.supply."""
    left = supply(state, seat)
    return tokens if left is None else min(tokens, left)


def tokens_on(spot: Spot) -> list[tuple[Seat, int]]:
    """Return whose tokens lie on a card, and how many."""
    if spot.shares:
        return [(seat, 1) for seat in spot.shares]
    return [(spot.owner, spot.tokens)] if spot.tokens else []
