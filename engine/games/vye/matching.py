"""Chains of Lands of one set, and the matching that spreads along them.

Rule: vye.land.match, vye.land.chain
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.grid import beside
from engine.core.types import Cell
from engine.games.vye.board import is_fortified
from engine.games.vye.capture import attempt
from engine.games.vye.moment import Moment
from engine.games.vye.state import Table

MOST_LANDS = 3
"""Lands that a chain with a Wild Land may hold beside it. Rule: vye.wild-land.limit."""


def chain(table: Table, starts: Iterable[Cell], land: str) -> list[Cell]:
    """Return the cells of all Lands of a set joined to any of `starts` that is one of them."""
    found = [cell for cell in starts if cell in table and table[cell].land == land]
    reached = set(found)
    for cell in found:
        for near in beside(cell):
            if near not in reached and near in table and table[near].land == land:
                reached.add(near)
                found.append(near)
    return found


def wild_and_lands(table: Table, cells: Iterable[Cell]) -> tuple[int, int]:
    """Return how many of the cells hold Wild Lands, and how many other Lands."""
    wild = lands = 0
    for cell in cells:
        if table[cell].key == "wild-land":
            wild += 1
        else:
            lands += 1
    return wild, lands


def limit_reason(wild: int, lands: int) -> str:
    """Return in words how a chain of so many breaks the limit."""
    if wild > 1:
        return "that would join two Wild Lands in one chain"
    return f"the chain of a Wild Land would hold {lands} Lands beside it; {MOST_LANDS} are allowed"


def breaks_limit(wild: int, lands: int) -> bool:
    """Tell whether a chain is one that may not be made later on.

    Rule: vye.wild-land.later
    """
    return wild > 1 or (wild == 1 and lands > MOST_LANDS)


def match(moment: Moment, cell: Cell) -> None:
    """Attempt the chain of the Land just played, breadth first: north, east, south, west.

    Rule: vye.land.match, vye.land.chain, vye.land.chain-own, vye.land.fortified, vye.kernel.order
    """
    state, seat = moment.state, moment.seat
    table = state.table
    land = table[cell].land
    goes_through = state.options["chain_at_fortified"] == "pass"
    passing = [cell]
    tried = {cell}
    for here in passing:
        rule = "vye.land.match" if here == cell else "vye.land.chain"
        for near in beside(here):
            if near in tried or near not in table or table[near].land != land:
                continue
            tried.add(near)
            spot = table[near]
            if spot.owner == seat:
                moment.tell("own", "vye.land.chain-own", seat=seat, cell=list(near), card=spot.key)
                passing.append(near)
                continue
            goes_on = goes_through or not is_fortified(spot)
            attempt(
                moment,
                near,
                seat,
                rule,
                cell,
                weaken="vye.land.fortified",
                details={"goes_on": goes_on} if is_fortified(spot) else {},
            )
            if goes_on:
                passing.append(near)
