"""Boards: pictures of positions, with a text that says the same.

A game's board is the `BOARD` of the module of its key in this folder. A game without one is
served by `default`, which draws any position on a grid.
"""

from importlib import import_module

from engine.core.registry import AnyGame
from generator.booklet.boards.default import Board
from generator.booklet.boards.marks import Face, Marks, Window, shown, window

__all__ = ["Board", "Face", "Marks", "Window", "board_of", "shown", "window"]


def board_of(game: AnyGame) -> Board:
    """The board of a game."""
    module = f"{__name__}.{game.key}"
    try:
        kind: type[Board] = import_module(module).BOARD
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        kind = Board
    return kind(game)
