"""Placing a whole army at once at the terminal: a named set-up, or one by lot."""

from __future__ import annotations

from typing import Any

from engine.core.action import Action
from engine.core.registry import AnyGame
from engine.core.rng import Rng
from engine.core.types import Seat


def setups(game: AnyGame) -> dict[str, Any]:
    """Return the named set-ups of a game by key, each with its `idea` and `rows`.

    Raise PositionError for a game that has nothing to arrange.
    """
    answer: Any = game.arrange({"do": "setups"})
    return {setup["key"]: setup for setup in answer["setups"]}


def army(game: AnyGame, seat: Seat, key: str | None, rng: Rng) -> list[Action]:
    """Return the actions that place a named set-up for a seat; without `key` one drawn by lot."""
    rows: Any = [[None] * 10] * 4
    if key is not None:
        rows = setups(game)[key]["rows"]
    else:
        filled: Any = game.arrange({"do": "fill", "rows": rows, "seed": rng.next()})
        rows = filled["rows"]
    checked: Any = game.arrange({"do": "check", "rows": rows, "lakes": False, "seat": seat})
    return [game.parse(text) for text in checked["actions"]]
