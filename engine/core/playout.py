"""Games played without anybody watching: random playouts, perft, digests."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from engine.core.action import Action
from engine.core.game import Game
from engine.core.registry import game as game_called
from engine.core.rng import Rng
from engine.core.state import digest


class Played(NamedTuple):
    """A finished game: its last state, its actions, and how many actions were legal in all."""

    state: Any
    actions: list[Action]
    enumerated: int


def random_game(game: Game[Any], seats: int, seed: int, options: Mapping[str, object]) -> Played:
    """Play uniformly random legal actions to the end; the same seed plays the same game."""
    state = game.setup(seats, seed=seed, **options).state
    rng = Rng(seed, seats)
    actions: list[Action] = []
    enumerated = 0
    while legal := game.legal_actions(state):
        enumerated += len(legal)
        action = legal[rng.below(len(legal))]
        actions.append(action)
        state = game.apply(state, action).state
    return Played(state, actions, enumerated)


def perft(game: Game[Any], state: Any, depth: int) -> int:
    """Count the sequences of `depth` actions from a state; those of a game that ends early too."""
    legal = game.legal_actions(state)
    if depth <= 1:
        return len(legal) if depth == 1 else 1
    return sum(perft(game, game.apply(state, action).state, depth - 1) for action in legal)


def digests(
    key: str, seats: int, seeds: Iterable[int], options: Mapping[str, object] | None = None
) -> list[str]:
    """Return one digest a seeded random game: over its actions, events and every state."""
    game = game_called(key)
    found = []
    for seed in seeds:
        played = random_game(game, seats, seed, options or {})
        step = game.setup(seats, seed=seed, **(options or {}))
        total = hashlib.sha256(digest(step.state).encode())
        for action in played.actions:
            step = game.apply(step.state, action)
            total.update(game.format(action).encode())
            total.update(repr([event.rule for event in step.events]).encode())
            total.update(digest(step.state).encode())
        found.append(total.hexdigest())
    return found
