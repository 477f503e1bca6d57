"""How far back a game may be taken: not past what told somebody a secret.

Whoever learnt something cannot forget it, so nobody plays otherwise from before it. That is so at
a table and at the terminal, in every game that has secrets.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.event import Event
from engine.core.game import Game


def play_from(game: Game[Any], past: Sequence[tuple[Any, Sequence[Event]]]) -> int:
    """Return the first ply from which a game may be played on.

    `past` are the states so far, the first one first, each with the events that led to it. Binding
    are those that `Game.binds` names and the end of a game, where there were secrets until then.
    """
    for ply in range(len(past) - 1, 0, -1):
        state, events = past[ply]
        if game.is_secret(past[ply - 1][0]) and (
            game.decision(state) is None or any(game.binds(event) for event in events)
        ):
            return ply
    return 0


def look_from(game: Game[Any], past: Sequence[tuple[Any, Sequence[Event]]]) -> int:
    """Return the first ply at which a game may be looked at. `past` is that of `play_from`."""
    is_closed = game.is_forgetful and game.is_secret(past[-1][0])
    return play_from(game, past) if is_closed else 0
