"""The twelve kinds of pieces and the army that each side has of them.

Rule: strategus.setup.army
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Kind(NamedTuple):
    """A kind of piece: its key, its rank (0: none), and how many of it each side has."""

    key: str
    rank: int
    copies: int

    @property
    def name(self) -> str:
        """The name as it is printed: `Elephant`."""
        return self.key.capitalize()


ARMY: tuple[Kind, ...] = (
    Kind("elephant", 1, 1),
    Kind("grizzly", 2, 1),
    Kind("rhino", 3, 2),
    Kind("gorilla", 4, 3),
    Kind("lion", 5, 4),
    Kind("tiger", 6, 4),
    Kind("wolf", 7, 4),
    Kind("fox", 8, 5),
    Kind("scout", 9, 8),
    Kind("mouse", 10, 1),
    Kind("trap", 0, 6),
    Kind("apple", 0, 1),
)
"""Every kind, the highest rank first."""

KINDS: Mapping[str, Kind] = {kind.key: kind for kind in ARMY}
RANKS: Mapping[str, int] = {kind.key: kind.rank for kind in ARMY}
COUNTS: Mapping[str, int] = {kind.key: kind.copies for kind in ARMY}
PIECES = sum(COUNTS.values())
"""Pieces of a side: forty."""

IMMOBILE = frozenset({"trap", "apple"})
"""Kinds that never move. Rule: strategus.move.immobile."""
