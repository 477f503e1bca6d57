"""What a bot is, and where bots are found."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.errors import EngineError, nearest
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.types import Json


class UnknownBot(EngineError):
    """A bot's key that no module answers to."""

    code = "unknown-bot"


class Bot(ABC):
    """A player that chooses by itself. Stateless: all it knows comes with each question."""

    key: ClassVar[str]
    about: ClassVar[str]

    @abstractmethod
    def choose(
        self,
        game: Game[Any],
        view: Mapping[str, Json],
        legal: tuple[Action, ...],
        rng: Rng,
    ) -> Action:
        """Return one of `legal` (never empty), from what the seat of `view` sees."""


def bots() -> dict[str, Bot]:
    """Return every bot by key, weakest first."""
    from engine.bots.greedy import Greedy
    from engine.bots.random import Random

    return {bot.key: bot for bot in (Random(), Greedy())}


def bot(key: str) -> Bot:
    """Return the bot called `key`; raise UnknownBot where there is none."""
    known = bots()
    if key not in known:
        raise UnknownBot(f"no bot is called {key!r}{nearest(key, known)}")
    return known[key]
