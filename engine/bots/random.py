"""A bot that plays any proper action, all equally likely."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.bots.bot import Bot, Told
from engine.core.action import Action
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.types import Json


class Random(Bot):
    """Plays any proper action, all equally likely."""

    key: ClassVar[str] = "random"
    about: ClassVar[str] = "plays any move, all equally likely; no bad form"
    strength: ClassVar[int] = 0

    def choose(
        self,
        game: Game[Any],
        view: Mapping[str, Json],
        legal: tuple[Action, ...],
        rng: Rng,
        told: Sequence[Told] = (),
    ) -> Action:
        """Return one of the proper actions."""
        proper = game.proper(view, legal)
        return proper[rng.below(len(proper))]


BOT = Random()
