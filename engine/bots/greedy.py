"""A bot that looks at its own next move and no further."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.bots.bot import Bot
from engine.core.action import Action
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.types import Json


class Greedy(Bot):
    """Plays what the game's own judgement of the position likes best just after the move.

    Ties are broken by lot. It thinks on states imagined from its view, so it knows no more than a
    player at its seat; what is hidden is weighed over as many of them as the game asks for.
    """

    key: ClassVar[str] = "greedy"
    about: ClassVar[str] = "takes the best lead it can get with this move"
    strength: ClassVar[int] = 10

    def choose(
        self,
        game: Game[Any],
        view: Mapping[str, Json],
        legal: tuple[Action, ...],
        rng: Rng,
    ) -> Action:
        """Return one of the best actions."""
        proper = game.proper(view, legal)
        worlds = [game.imagine(view, rng) for _ in range(game.worlds)]
        seat = view["seat"]
        assert isinstance(seat, int)
        values = [
            sum(game.judge(game.apply(world, action).state, seat) for world in worlds)
            for action in proper
        ]
        best = max(values)
        top = [action for action, value in zip(proper, values, strict=True) if value == best]
        return top[rng.below(len(top))]


BOT = Greedy()
