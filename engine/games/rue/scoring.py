"""How a game ends and who wins.

Rule: rue.score.count, rue.score.winner, rue.score.tie, rue.money.stakes.
"""

from __future__ import annotations

from engine.core.event import Event
from engine.core.outcome import Outcome
from engine.core.types import Seat
from engine.games.rue.state import RueState

END = "rue.end.all-played"


def outcome(state: RueState) -> Outcome | None:
    """Return the result, or None while tiles are left in a hand."""
    if not state.is_over:
        return None
    scores = state.scores()
    best = max(scores)
    top = tuple(seat for seat, score in enumerate(scores) if score == best)
    rule = "rue.score.winner"
    winners = top
    if len(top) > 1:
        rule = "rue.score.tie"
        winners = top if state.options["tie"] == "shared" else (state.attacker,)
    return Outcome(winners, scores, END, rule, payoffs(state, winners))


def payoffs(state: RueState, winners: tuple[Seat, ...]) -> tuple[int, ...]:
    """Return each seat's coins taken less coins put in; empty without money.

    Winners share equally; odd coins go one each clockwise from the Attacker.
    """
    if state.options["money"] != "on":
        return ()
    pot = sum(laid.coins for laid in state.table.values())
    share, odd = divmod(pot, len(winners))
    taken = [0] * state.seats
    for place in range(state.seats):
        seat = (state.attacker + place) % state.seats
        if seat in winners:
            taken[seat] = share + (1 if odd > 0 else 0)
            odd -= 1
    return tuple(coins - paid for coins, paid in zip(taken, state.paid, strict=True))


def end_events(state: RueState) -> list[Event]:
    """Return the events of a game that has just ended."""
    result = outcome(state)
    assert result is not None
    events = [
        Event("end", result.rule, {}),
        Event("score", "rue.score.count", {"scores": list(result.scores)}),
        Event("win", result.decided_by, {"winners": list(result.winners)}),
    ]
    if result.payoffs:
        events.append(Event("payoff", "rue.money.stakes", {"payoffs": list(result.payoffs)}))
    return events
