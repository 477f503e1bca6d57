"""Discovery: a package under `engine/games` is a game."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import Any

from engine.core.errors import UnknownGame, UnknownRule
from engine.core.game import Game

AnyGame = Game[Any]


@cache
def games() -> dict[str, AnyGame]:
    """Return every game by key, in alphabetical order. A package offers itself as `GAME`."""
    import engine.games

    names = sorted(module.name for module in pkgutil.iter_modules(engine.games.__path__))
    found = [import_module(f"engine.games.{name}").GAME for name in names]
    return {game.key: game for game in found}


def game(key: str) -> AnyGame:
    """Return the game called `key`; raise UnknownGame where there is none."""
    try:
        return games()[key]
    except KeyError:
        raise UnknownGame(key, games()) from None


def clause_game(rule: str) -> AnyGame:
    """Return the game whose rulebook holds a clause id, by the id's first part."""
    key = rule.partition(".")[0]
    if key not in games():
        raise UnknownRule(rule, games())
    return games()[key]
