"""The twelve masks: one module for each kind of piece, drawn in one block and two tones."""

from collections.abc import Mapping
from importlib import import_module

from engine.games.strategus.ranks import ARMY
from generator.faces.strategus.masks.layers import Layer

#: Half the side of a mask's block.
HALF = 50.0
#: The shapes of each kind, the lowest first.
MASKS: Mapping[str, tuple[Layer, ...]] = {
    kind.key: tuple(import_module(f"{__name__}.{kind.key}").mask()) for kind in ARMY
}
