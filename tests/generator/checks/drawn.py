"""Every face of every game, as its kit prints it and as its other trims are cut."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from engine.core import registry
from generator.draw.palettes import NAMES, Palette
from generator.draw.scene import Scene
from generator.faces import UnknownFace, face, trims
from generator.kits.build import kit_of, plans
from generator.kits.options import KitOptions
from generator.kits.part import Leaf
from generator.sheets.papers import paper

A4 = paper("A4")


@cache
def faces(game: str) -> tuple[Scene, ...]:
    """Each face of a game once, whatever motif, owner or trim it has; leaves to read are none."""
    found = {scene.ops: scene for scene in [*_printed(game), *_trimmed(game)]}
    return tuple(found.values())


def games() -> tuple[str, ...]:
    """The keys of all games there are."""
    return tuple(registry.games())


@cache
def drawn(game: str, palette: str) -> tuple[Scene, ...]:
    """The faces of a game in a palette."""
    return tuple(map(Palette(palette), faces(game)))


def sample(game: str) -> tuple[Scene, ...]:
    """A few faces that differ: the first of each size and kind of picture."""
    kinds = {one.kind: one.key for one in reversed(registry.game(game).components())}
    chosen = (next(_asked(game, key, None)) for key in kinds.values())
    return tuple({scene.ops: scene for scene in chosen}.values())


def _printed(game: str) -> Iterator[Scene]:
    for motif in kit_of(game).motifs or (None,):
        options = KitOptions(motif=motif)
        kit = kit_of(game)
        sheets = [p for p in kit.pieces() if not isinstance(kit.part(p, options, A4), Leaf)]
        for _, printed, *_ in plans(game, replace(options, only=tuple(sheets))):
            yield from printed.values()


def _trimmed(game: str) -> Iterator[Scene]:
    for trim in trims(game)[1:]:
        for component in registry.game(game).components():
            yield from _asked(game, component.key, trim)


def _asked(game: str, key: str, trim: str | None) -> Iterator[Scene]:
    """A component's face, or the first owner's where only owners have one."""
    try:
        yield face(game, key, trim=trim)
    except UnknownFace:
        yield face(game, key, seat=0, trim=trim)


__all__ = ["NAMES", "drawn", "faces", "games", "sample"]
