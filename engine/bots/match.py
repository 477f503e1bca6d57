"""Games between bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.bots.bot import Bot
from engine.core.action import Action
from engine.core.game import Game
from engine.core.playout import Played
from engine.core.rng import Rng


def bot_game(
    game: Game[Any], bots: Sequence[Bot], seed: int, options: Mapping[str, object]
) -> Played:
    """Let bots play to the end, bot i at seat i with its own stream of numbers."""
    state = game.setup(len(bots), seed=seed, **options).state
    streams = [Rng(seed, seat) for seat in range(len(bots))]
    actions: list[Action] = []
    enumerated = 0
    while (decision := game.decision(state)) is not None:
        seat = decision.seat
        legal = game.legal_actions(state)
        enumerated += len(legal)
        action = bots[seat].choose(game, game.view(state, seat), legal, streams[seat])
        actions.append(action)
        state = game.apply(state, action).state
    return Played(state, actions, enumerated)
