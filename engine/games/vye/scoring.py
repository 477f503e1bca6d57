"""Kingdoms, scores and the result.

Rule: vye.score.kingdom, vye.score.largest, vye.score.tie
"""

from __future__ import annotations

from engine.core.event import Event
from engine.core.grid import beside
from engine.core.outcome import Outcome
from engine.core.types import Cell, Json, Seat
from engine.games.vye.kinds import KINDS
from engine.games.vye.state import VyeState
from engine.games.vye.themes import KID_FRIENDLY


def holdings(state: VyeState, seat: Seat) -> dict[Cell, None]:
    """Return the cells whose card bears a token of a seat, Sanctuaries included, in table order."""
    return {
        cell: None
        for cell, spot in state.table.items()
        if spot.owner == seat or (spot.shares and seat in spot.shares)
    }


def kingdoms(state: VyeState, seat: Seat) -> list[list[Cell]]:
    """Return the kingdoms of a seat, each as cells. Rule: vye.score.kingdom."""
    left = holdings(state, seat)
    found = []
    while left:
        kingdom = [left.popitem()[0]]
        for cell in kingdom:
            for near in beside(cell):
                if near in left:
                    del left[near]
                    kingdom.append(near)
        found.append(kingdom)
    return found


def points(state: VyeState, kingdom: list[Cell]) -> int:
    """Return the points of a kingdom. Rule: vye.score.kingdom."""
    table, options = state.table, state.options
    return sum(KINDS[table[cell].key].worth(options) for cell in kingdom)


def scoring_kingdom(state: VyeState, seat: Seat) -> list[Cell]:
    """Return the cells of the one kingdom that counts, ascending; none without a kingdom.

    Among equals it is the one that holds the smallest cell. Rule: vye.score.largest.
    """
    found = [sorted(kingdom) for kingdom in kingdoms(state, seat)]
    if not found:
        return []
    if state.options["largest_by"] == "cards":
        most = max(len(kingdom) for kingdom in found)
        found = [kingdom for kingdom in found if len(kingdom) == most]
    best = max(points(state, kingdom) for kingdom in found)
    return min(kingdom for kingdom in found if points(state, kingdom) == best)


def scores(state: VyeState) -> tuple[int, ...]:
    """Return the points of every seat's scoring kingdom. Rule: vye.score.largest."""
    return tuple(points(state, scoring_kingdom(state, seat)) for seat in range(state.seats))


def ending(state: VyeState) -> str:
    """Return the clause that ends this game."""
    is_for_kids = state.options["theme"] == KID_FRIENDLY
    return "vye.setup.kid-friendly" if is_for_kids else "vye.end.empress"


def outcome(state: VyeState) -> Outcome | None:
    """Return winners and scores, or None while the game goes on. Rule: vye.score.tie."""
    if not state.over:
        return None
    found = scores(state)
    winners = tuple(seat for seat in range(state.seats) if found[seat] == max(found))
    decided_by = "vye.score.tie" if len(winners) > 1 else "vye.score.kingdom"
    return Outcome(winners, found, ending(state), decided_by)


def end_events(state: VyeState) -> list[Event]:
    """Return what is told when the game has ended: the end, the scores, the winners."""
    result = outcome(state)
    assert result is not None
    cards: list[Json] = [len(scoring_kingdom(state, seat)) for seat in range(state.seats)]
    tally: dict[str, Json] = {"scores": list(result.scores), "cards": cards}
    won: dict[str, Json] = {"winners": list(result.winners)}
    return [
        Event("end", result.rule, {}),
        Event("score", "vye.score.largest", tally),
        Event("win", result.decided_by, won),
    ]
