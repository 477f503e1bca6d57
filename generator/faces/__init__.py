"""Faces: what every piece of every game looks like, as scenes.

A game's faces are the module or package of its key in this folder, with one function `face`;
adding a game means adding that, and nothing here changes. A game without one is served by
`default`.
"""

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from types import ModuleType
from typing import get_args

from generator.draw.palettes import without_grain
from generator.draw.scene import Scene
from generator.faces.asked import Asked, Side, Size, UnknownFace
from generator.faces.words import ENGLISH, Words

__all__ = ["ENGLISH", "Asked", "Side", "Size", "UnknownFace", "Words", "face", "trims"]


@cache
def face(
    game: str,
    piece: str,
    side: Side = "front",
    *,
    motif: str | None = None,
    seat: int | None = None,
    size: Size = "print",
    trim: str | None = None,
    words: Words = ENGLISH,
) -> Scene:
    """The scene of one face, always the same object for the same question.

    `piece` is a component's key in its game (Rue: `RP` ... `BT`, `back`, `counter`, `coin`);
    `motif` one of the game's picture sets, None for its default; `seat` the owner where the face
    shows one. `size`: `print` has everything, `screen` has no grain, `small` is the plain face
    for less than 160 pixels. `trim` is one of the game's `trims`, None for the first; `words` the
    language. Raises UnknownFace, and TextOverflow if a word is too long for its box.
    """
    if side not in get_args(Side):
        raise UnknownFace(f"no side {side!r}: choose one of {', '.join(get_args(Side))}")
    if size not in get_args(Size):
        raise UnknownFace(f"no size {size!r}: choose one of {', '.join(get_args(Size))}")
    if trim is not None and trim not in trims(game):
        known = ", ".join(trims(game)) or "none"
        raise UnknownFace(f"{game} has no trim {trim!r} to choose from: it has {known}")
    scene = _draws(game)(Asked(piece, side, motif, seat, size, trim, words))
    return scene if size == "print" else scene.with_ops(scene.name, without_grain(scene.ops))


def trims(game: str) -> tuple[str, ...]:
    """The names of the sizes a game's cards can be cut to, the usual one first; often none."""
    module = game_module(game)
    return tuple(getattr(module, "TRIMS", ())) if module else ()


Draws = Callable[[Asked], Scene]


@cache
def _draws(game: str) -> Draws:
    """The `face` function of a game's module here, or the one that serves any game."""
    module = game_module(game)
    if module is None:
        return partial(import_module(f"{__name__}.default").face, game)
    draws: Draws = module.face
    return draws


@cache
def game_module(game: str) -> ModuleType | None:
    """A game's own module here, if it has one."""
    name = f"{__name__}.{game}"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None
