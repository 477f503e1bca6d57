"""What a bot is, and where bots are found."""

from __future__ import annotations

import pkgutil
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.errors import EngineError, nearest, shown
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.types import Json


class UnknownBot(EngineError):
    """A bot's key that no module answers to."""

    code = "unknown-bot"


Told = Mapping[str, Json]
"""An event as `Event.seen_by` gives it."""


class Bot(ABC):
    """A player that chooses by itself. Stateless: all it knows comes with each question."""

    key: ClassVar[str]
    about: ClassVar[str]
    strength: ClassVar[int]
    """How strong it is beside the others; lists begin with the weakest."""

    @abstractmethod
    def choose(
        self,
        game: Game[Any],
        view: Mapping[str, Json],
        legal: tuple[Action, ...],
        rng: Rng,
        told: Sequence[Told] = (),
    ) -> Action:
        """Return one of `legal` (never empty), from what the seat of `view` sees.

        `told` are the events of the game so far, each as the seat saw it.
        """


@cache
def bots() -> dict[str, Bot]:
    """Return every bot by key, the weakest first: whatever a module here offers as `BOT`."""
    import engine.bots

    names = sorted(module.name for module in pkgutil.iter_modules(engine.bots.__path__))
    modules = [import_module(f"engine.bots.{name}") for name in names]
    found = [module.BOT for module in modules if hasattr(module, "BOT")]
    return {bot.key: bot for bot in sorted(found, key=lambda bot: (bot.strength, bot.key))}


def bot(key: str) -> Bot:
    """Return the bot called `key`; raise UnknownBot where there is none."""
    known = bots()
    if key not in known:
        raise UnknownBot(f"no bot is called {shown(key)}{nearest(key, known)}")
    return known[key]
