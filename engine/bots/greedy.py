"""A bot that looks at its own next move and no further."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.bots.bot import Bot, Told
from engine.core.action import Action
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.types import Json


class Greedy(Bot):
    """Plays what the game's own judgement likes best just after the move.

    Ties are broken by lot. The game weighs actions from what the seat sees and was told, so the
    bot knows no more than a player there.
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
        told: Sequence[Told] = (),
    ) -> Action:
        """Return one of the best actions."""
        proper = game.proper(view, legal)
        values = game.weigh(view, proper, rng, told)
        best = max(values)
        top = [action for action, value in zip(proper, values, strict=True) if value == best]
        return top[rng.below(len(top))]


BOT = Greedy()
