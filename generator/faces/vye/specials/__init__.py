"""The pictures of the twelve Specials, one module each, called as the card's key with `_` for `-`.

Each has `picture(drawing)`: a block of 100 by 52 with y down, its motif centred at x 40, so that
tokens may lie at the right. Sky and ground go on above, below and beside the block. And each has
`stamp(drawing, ink, paper)`: its subject in one colour with few shapes, in a block of 100 by 100.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from types import ModuleType

from generator.draw.paint import Paint
from generator.draw.scene import Drawing

Picture = Callable[[Drawing], None]
Stamp = Callable[[Drawing, Paint, Paint], None]


def picture(key: str) -> Picture:
    """What draws the picture of a Special."""
    found: Picture = _module(key).picture
    return found


def stamp(key: str) -> Stamp:
    """What draws the stamp of a Special."""
    found: Stamp = _module(key).stamp
    return found


@cache
def _module(key: str) -> ModuleType:
    return import_module(f"{__name__}.{key.replace('-', '_')}")
