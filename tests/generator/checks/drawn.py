"""Every face of every game, in every palette."""

from functools import cache

from engine.core import registry
from generator.draw.palettes import NAMES, Palette
from generator.draw.scene import Scene
from generator.faces.catalogue import catalogue


@cache
def faces(game: str) -> tuple[Scene, ...]:
    """Each face of a game once, whatever motif, owner or trim it has."""
    return tuple(entry.draw() for entry in catalogue(game))


def games() -> tuple[str, ...]:
    """The keys of all games there are."""
    return tuple(registry.games())


@cache
def drawn(game: str, palette: str) -> tuple[Scene, ...]:
    """The faces of a game in a palette."""
    return tuple(map(Palette(palette), faces(game)))


def sample(game: str) -> tuple[Scene, ...]:
    """A few faces that differ: the first of each kind of component."""
    kinds = {one.kind for one in registry.game(game).components()}
    firsts = {one.kind: one for one in reversed(catalogue(game)) if one.kind in kinds}
    return tuple(entry.draw() for entry in firsts.values())


__all__ = ["NAMES", "drawn", "faces", "games", "sample"]
