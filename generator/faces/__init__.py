"""Faces: what every piece of every game looks like, as scenes.

A game's faces are the module or package of its key in this folder, with one function `face`;
adding a game means adding that, and nothing here changes. A game without one is served by
`default`.
"""

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from typing import Literal, get_args

from generator.draw.scene import Scene
from generator.errors import GeneratorError

Side = Literal["front", "back"]
Size = Literal["print", "screen", "small"]


class UnknownFace(GeneratorError, LookupError):
    """No such face: the message names what was asked for and what there is."""


@cache
def face(
    game: str,
    piece: str,
    side: Side = "front",
    *,
    motif: str | None = None,
    seat: int | None = None,
    size: Size = "print",
) -> Scene:
    """The scene of one face, always the same object for the same question.

    `piece` is a component's key in its game (Rue: `RP` ... `BT`, `back`, `counter`, `coin`);
    `motif` one of the game's picture sets, None for its default; `seat` the owner where the face
    shows one. `size`: `print` has everything, `screen` has no grain, `small` is the plain face
    for less than 160 pixels. Raises UnknownFace.
    """
    if side not in get_args(Side):
        raise UnknownFace(f"no side {side!r}: choose one of {', '.join(get_args(Side))}")
    if size not in get_args(Size):
        raise UnknownFace(f"no size {size!r}: choose one of {', '.join(get_args(Size))}")
    return _draws(game)(piece, side, motif, seat, size)


Draws = Callable[[str, Side, str | None, int | None, Size], Scene]


@cache
def _draws(game: str) -> Draws:
    """The `face` function of a game's module here, or the one that serves any game."""
    module = f"{__name__}.{game}"
    try:
        draws: Draws = import_module(module).face
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return partial(import_module(f"{__name__}.default").face, game)
    return draws
