"""What an action would do, told beforehand without telling what is hidden."""

from __future__ import annotations

from itertools import takewhile
from typing import Any, NamedTuple

from engine.core.action import Action
from engine.core.event import Event
from engine.core.registry import AnyGame
from engine.core.rng import Rng
from engine.core.types import Json, Seat


class Foresight(NamedTuple):
    """Events, the seat as which they are told (None: a spectator), and the view after them."""

    events: tuple[Event, ...]
    seat: Seat | None
    view: dict[str, Json] | None


def foresight(
    rules: AnyGame, state: Any, action: Action, by: Seat | None, seat: Seat | None, lot: int
) -> Foresight:
    """Return what a legal action would do, as `seat` may know beforehand.

    Where the game has secrets it is tried in a state imagined from what who acts sees, by the
    number `lot`, told as a spectator would see it, and only up to what is uncovered; the view is
    null then.
    """
    if not rules.is_secret(state):
        step = rules.apply(state, action, by)
        return Foresight(step.events, seat, rules.view(step.state, seat))
    decision = rules.decision(state)
    actor = decision.seat if decision and by is None else by
    foreseen = rules.foresee(rules.view(state, actor), Rng(lot))
    step = rules.apply(foreseen, action, by)
    told = tuple(takewhile(lambda e: not e.private and rules.foresees(e), step.events))
    after = rules.view(step.state, None) if len(told) == len(step.events) else None
    return Foresight(told, None, after)
