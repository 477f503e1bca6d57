"""Quick references: what players look up at the table, on leaves of half a sheet.

A game's leaves are the `LEAVES` of the module of its key in this folder; any other game's are made
from its components and clauses.
"""

from importlib import import_module

from engine.core.registry import AnyGame
from generator.quick.leaf import Draw


def leaves(game: AnyGame) -> tuple[Draw, ...]:
    """What draws the leaves of a game, in order."""
    name = f"{__name__}.{game.key}"
    try:
        found: tuple[Draw, ...] = import_module(name).LEAVES
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        found = import_module(f"{__name__}.default").leaves(game)
    return found
