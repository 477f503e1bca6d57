"""The pictures of the twelve Specials, one module each, called as the card's key with `_` for `-`.

Each has `picture(drawing)`: a block of 100 by 52 with y down, its motif centred at x 40, so that
tokens may lie at the right. Sky and ground go on above, below and beside the block.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module

from generator.draw.scene import Drawing

Picture = Callable[[Drawing], None]


@cache
def picture(key: str) -> Picture:
    """What draws the picture of a Special."""
    found: Picture = import_module(f"{__name__}.{key.replace('-', '_')}").picture
    return found
