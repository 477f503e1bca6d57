"""How the two sides' pieces differ without colour: frames, dots and plaques by seat.

South has square corners and square dots, North hollow corners and round dots; so they are told
apart by their outlines, too, where they lie on a small board.
"""

from generator.draw.path import Path
from generator.draw.shapes import KAPPA, circle, rectangle, scoop

#: A piece is a square of this many mm.
SIDE = 38.0
MIDDLE = SIDE / 2


def edge(seat: int, inset: float, deep: float = 2.6) -> Path:
    """A frame `inset` mm inside the trim; North's corners are hollowed by `deep` mm."""
    wide = SIDE - 2 * inset
    if seat:
        return scoop(inset, inset, wide, wide, deep)
    return rectangle(inset, inset, wide, wide)


def dot(seat: int, x: float, y: float, wide: float) -> Path:
    """A dot of a count: South's are square, North's round and as large."""
    if seat:
        return circle(x, y, wide * 0.56)
    return rectangle(x - wide / 2, y - wide / 2, wide, wide)


def plaque(seat: int, x: float, y: float, wide: float, deep: float = 1.7) -> Path:
    """A plaque whose upper left is at (x, y); two of North's corners are hollowed."""
    if not seat:
        return rectangle(x, y, wide, wide)
    k, right, low = deep * KAPPA, x + wide, y + wide
    return Path(
        "MLLCLLCZ",
        (
            x + deep, y, right, y, right, low - deep,
            right - k, low - deep, right - deep, low - k, right - deep, low,
            x, low, x, y + deep,
            x + k, y + deep, x + deep, y + k, x + deep, y,
        ),
    )  # fmt: skip
