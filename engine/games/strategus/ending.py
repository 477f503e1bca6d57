"""How a game ends, tested in a fixed order.

Rule: strategus.end.order
"""

from __future__ import annotations

from engine.core.event import Event
from engine.core.outcome import Outcome
from engine.core.types import Json, Seat
from engine.games.strategus.board import cell_of
from engine.games.strategus.movement import animals, moves
from engine.games.strategus.repetition import brought_back, crosses_again
from engine.games.strategus.state import NOBODY, StrategusState, side_of


def after_fight(state: StrategusState) -> tuple[str, Seat] | None:
    """Return the result that lost animals bring.

    Rule: strategus.draw.both-immobile, strategus.win.no-animals
    """
    left = [animals(state, seat) for seat in range(state.seats)]
    if not any(left):
        return "strategus.draw.both-immobile", NOBODY
    for seat, count in enumerate(left):
        if count == 0:
            return "strategus.win.no-animals", 1 - seat
    return None


def before_move(state: StrategusState) -> tuple[str, Seat] | None:
    """Return the result for a side that is to move and cannot.

    Rule: strategus.win.blocked, strategus.repeat.stuck
    """
    seat = state.to_move
    is_strict = state.options["repetition"] == "isf"
    has_moves = False
    back: list[tuple[int, int]] | None = None
    for at, found in moves(state, seat):
        if not is_strict:
            return None
        has_moves = True
        if back is None:
            back = brought_back(state)
        for to in found:
            if not crosses_again(state, at, to) and (state.board[at], to) not in back:
                return None
    rule = "strategus.repeat.stuck" if has_moves else "strategus.win.blocked"
    return rule, 1 - seat


def by_limit(state: StrategusState) -> tuple[str, Seat] | None:
    """Return the draw after so many half-moves without a fight. Rule: strategus.draw.no-fight."""
    limit = state.options["no_fight_limit"]
    if isinstance(limit, int) and state.quiet >= limit:
        return "strategus.draw.no-fight", NOBODY
    return None


def outcome(state: StrategusState) -> Outcome | None:
    """Return the winner, or nobody for a draw; None while the game goes on."""
    if state.result is None:
        return None
    rule, winner = state.result
    return Outcome(() if winner == NOBODY else (winner,), (), rule, rule)


def finish(state: StrategusState, result: tuple[str, Seat], log: list[Event]) -> None:
    """End the game and show both arrangements. Rule: strategus.hidden.end."""
    state.result = result
    state.offer = NOBODY
    rule, winner = result
    shown: list[Json] = [
        {"cell": list(cell_of(at)), "seat": side_of(number), "kind": state.kinds[number]}
        for at, number in enumerate(state.board)
        if number >= 0
    ]
    log += [
        Event("end", rule, {}),
        Event("reveal", "strategus.hidden.end", {"board": shown}),
        Event("win", rule, {"winners": [] if winner == NOBODY else [winner]}),
    ]
