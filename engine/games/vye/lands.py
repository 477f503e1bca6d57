"""The sixteen sets of Lands.

Rule: vye.setup.land-sets
"""

from __future__ import annotations

from collections.abc import Mapping

SETS: Mapping[str, str] = {
    "A": "Ash Peaks",
    "B": "Bramble Wood",
    "C": "Coral Reef",
    "D": "Dune Sea",
    "E": "Elder Marsh",
    "F": "Frost Field",
    "G": "Glass Lake",
    "H": "Hollow Hills",
    "I": "Iron Cliffs",
    "J": "Jade Jungle",
    "K": "Kelp Coast",
    "L": "Lantern Meadow",
    "M": "Mist Vale",
    "N": "Night Moor",
    "O": "Opal Caves",
    "P": "Pale Flats",
}
"""The name of each set by its letter; the names are this project's."""

LETTERS = tuple(SETS)
COPIES = 4
"""Lands in each set."""

LANDS: Mapping[str, str] = {f"land-{letter.lower()}": letter for letter in LETTERS}
"""The letter of each Land by its key."""

ALLOWED: Mapping[int, range] = {
    2: range(9, 12),
    3: range(10, 13),
    4: range(11, 15),
    5: range(13, 17),
}
"""How many sets may be in play, by the number of players."""

USUAL: Mapping[int, int] = {2: 10, 3: 11, 4: 12, 5: 14}
"""How many sets are in play unless the option says otherwise, by the number of players."""


def land_key(letter: str) -> str:
    """Return the key of the Lands of a set: `land-a` for A."""
    return f"land-{letter.lower()}"
