"""Questions of cards, as positions tell them: put together again, and whether they can be asked.

Rule: vye.turn.order
"""

from __future__ import annotations

from engine.core.decision import Decision
from engine.core.errors import PositionError
from engine.core.types import Cell, Seat
from engine.games.vye.aim import ACTION
from engine.games.vye.cards import question
from engine.games.vye.families import FAMILY
from engine.games.vye.kinds import KINDS
from engine.games.vye.places import Places
from engine.games.vye.state import Spot, VyeState
from engine.games.vye.tokens import NOBODY, UNDEAD

FIRST_LEFT = {"fortress": 3, "earthquake": 2}
MOST_LEFT = 9


def is_action(decision: Decision) -> bool:
    """Tell whether a token action asks, so that no card was played this turn."""
    return ACTION in decision.memo


def usual_left(key: str, seat: Seat, to_move: Seat, seats: int, first: Cell | None) -> int:
    """Return how many answers are to come where a position does not say."""
    if key == "necropolis":
        return seats - (seat - to_move) % seats
    return 1 if first else FIRST_LEFT.get(key, 1)


def memo_of(key: str, first: Cell | None, by_action: bool) -> tuple[str | int, ...]:
    """Return what the game remembers while a card asks."""
    return (key, *(first or ()), *([ACTION] * by_action))


def first_of(decision: Decision) -> Cell | None:
    """Return the card that an Earthquake has already been told, if any."""
    if len(decision.memo) != 3:
        return None
    _, x, y = decision.memo
    return int(x), int(y)


def rebuilt(
    seat: Seat, key: str, at: Cell, left: int, memo: tuple[str | int, ...], error: PositionError
) -> Decision:
    """Return a card's question; raise `error` where the card asks nothing."""
    found = question(key, seat, at, left, memo)
    if found is None:
        raise error
    return found


def check_asked(state: VyeState, places: Places) -> None:
    """Raise PositionError unless the card that asks lies there and has something to ask."""
    if not state.pending:
        return
    decision = state.pending[-1]
    key, cell = str(decision.memo[0]), decision.at
    assert cell is not None
    spot = state.table.get(cell)
    where = f"{cell[0]},{cell[1]}"
    if state.over:
        raise places.line("asked", "the game is over, so nothing is asked any more")
    if spot is None or spot.key != key:
        there = f"{spot.key} lies there" if spot else "no card lies there"
        raise places.line("asked", f"{key} cannot ask at {where}: {there}")
    if key != "necropolis" and decision.seat != state.to_move:
        reason = f"seat {decision.seat} is asked, but it is the turn of seat {state.to_move}"
        raise places.line("asked", reason)
    wrong = (
        _wrong_memo(state, key, decision)
        or _wrong_left(state, key, decision)
        or _wrong_tokens(state, key, decision.seat, spot, is_action(decision))
    )
    if wrong:
        raise places.line("asked", wrong)
    if not KINDS[key].answers(state, decision):
        reason = f"{key} at {where} asks for nothing that can be done; leave the line out"
        raise places.line("asked", reason)


def _wrong_memo(state: VyeState, key: str, decision: Decision) -> str:
    later_dig = state.options["underminers_later_dig"] == "on"
    if is_action(decision) and key != "catapult" and not (key == "underminers" and later_dig):
        return f"no token action of {key} asks anything; leave 'action' out"
    first = first_of(decision)
    if first is None:
        return ""
    x, y = first
    if key != "earthquake":
        return f"only an Earthquake has a first card; leave 'first {x},{y}' out"
    if first not in state.table:
        return f"the first card, at {x},{y}, is not on the table"
    if KINDS[state.table[first].key].fixed:
        return f"{state.table[first].key} at {x},{y} cannot be moved"
    return ""


def _wrong_left(state: VyeState, key: str, decision: Decision) -> str:
    right = usual_left(key, decision.seat, state.to_move, state.seats, first_of(decision))
    least = 1 if key == "fortress" else right
    if least <= decision.left <= right:
        return ""
    span = f"{least} to {right}" if least < right else str(right)
    return f"answers to come: {span} for {key}, not {decision.left}"


def _wrong_tokens(state: VyeState, key: str, seat: Seat, spot: Spot, by_action: bool) -> str:
    """Return what is wrong with the tokens on the card that asks."""
    if key == "wild-land":
        named = spot.land or spot.tokens
        return "a Wild Land is named before it bears a name or tokens" if named else ""
    if key == "necropolis":
        return "" if spot.owner == UNDEAD else "no Undead token is left on the necropolis"
    if key == "earthquake" or key in FAMILY:
        unclaimed = spot.owner == NOBODY and state.options["tokens"] == "thirty"
        right = spot.owner == seat or unclaimed
        return "" if right else f"seat {seat} played {key}, so a token of it lies there"
    if spot.owner != seat or spot.tokens < 2:
        return f"{key} asks seat {seat} only while it holds two of its tokens at least"
    return ""
