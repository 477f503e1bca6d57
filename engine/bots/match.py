"""Games between bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from engine.bots.bot import Bot, Told
from engine.core.action import Action
from engine.core.game import Game, Step
from engine.core.rng import Rng


class Match(NamedTuple):
    """A finished game: its last state and its actions."""

    state: Any
    actions: list[Action]


class Turn(NamedTuple):
    """What a bot did: its action, what came of it, and where its stream of numbers stands."""

    action: Action
    step: Step[Any]
    stream: int


def bot_turn(
    game: Game[Any], player: Bot, state: Any, stream: int, told: Sequence[Told] = ()
) -> Turn:
    """Let a bot act for the seat that is to act; it is shown that seat's view.

    `told` are the events of the game so far as that seat saw them.
    """
    decision = game.decision(state)
    assert decision is not None
    rng = Rng(0)
    rng.state = stream
    legal = game.legal_actions(state)
    action = player.choose(game, game.view(state, decision.seat), legal, rng, told)
    return Turn(action, game.apply(state, action), rng.state)


def bot_game(
    game: Game[Any], bots: Sequence[Bot], seed: int, options: Mapping[str, object]
) -> Match:
    """Let bots play to the end, bot i at seat i with its own stream of numbers."""
    step = game.setup(len(bots), seed=seed, **options)
    state = step.state
    told = [[event.seen_by(seat) for event in step.events] for seat in range(len(bots))]
    streams = [Rng(seed, seat).state for seat in range(len(bots))]
    actions: list[Action] = []
    while (decision := game.decision(state)) is not None:
        seat = decision.seat
        turn = bot_turn(game, bots[seat], state, streams[seat], told[seat])
        streams[seat] = turn.stream
        for other, heard in enumerate(told):
            heard += [event.seen_by(other) for event in turn.step.events]
        actions.append(turn.action)
        state = turn.step.state
    return Match(state, actions)
