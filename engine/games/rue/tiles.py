"""The eight tiles of a Rue Deck.

Rule: rue.setup.deck, rue.place.rotation.
"""

from __future__ import annotations

from typing import NamedTuple

RED, BLUE = "red", "blue"


class Tile(NamedTuple):
    """A tile: its code, name, body colour, and its edges north, east, south, west, unturned.

    Edges are a word of R and B, such as `RBBB`.
    """

    code: str
    name: str
    body: str
    pattern: str
    edges: str

    @property
    def turns(self) -> tuple[int, ...]:
        """The quarter turns that look different: Flanks come back after half a turn."""
        return (0, 1) if self.edges[:2] == self.edges[2:] else (0, 1, 2, 3)

    def turned(self, rotation: int) -> str:
        """Return the edges after `rotation` quarter turns clockwise."""
        return self.edges[4 - rotation % 4 :] + self.edges[: 4 - rotation % 4]


PATTERNS: dict[str, str] = {"Prow": "RBBB", "Corner": "RRBB", "Flanks": "RBRB", "Tower": "RRRB"}

DECK: tuple[Tile, ...] = tuple(
    Tile(f"{body[0].upper()}{name[0]}", f"{body.capitalize()} {name}", body, name.lower(), edges)
    for body in (RED, BLUE)
    for name, edges in PATTERNS.items()
)
TILES: dict[str, Tile] = {tile.code: tile for tile in DECK}
CODES: tuple[str, ...] = tuple(TILES)
RED_CODES: frozenset[str] = frozenset(tile.code for tile in DECK if tile.body == RED)
ALIASES: dict[str, str] = {"Red Plow": "RP", "Blue Plow": "BP"}


def mask(edges: str) -> int:
    """Return edges as four bits, north the lowest, 1 for red."""
    return sum(1 << side for side, colour in enumerate(edges) if colour == "R")


MASKS: dict[tuple[str, int], int] = {
    (tile.code, turn): mask(tile.turned(turn)) for tile in DECK for turn in range(4)
}
"""The red edges of each tile in each rotation, as bits."""
