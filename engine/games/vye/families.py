"""The five houses and their four Family cards each.

Rule: vye.setup.families
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class House(NamedTuple):
    """A house: its key, its name as the rules write it, as a card bears it, and its colour."""

    key: str
    name: str
    on_card: str
    colour: str


HOUSES: tuple[House, ...] = (
    House("midnight", "Midnight", "Midnight", "blue"),
    House("thousand-roses", "a Thousand Roses", "Thousand Roses", "red"),
    House("immortal", "Immortal", "Immortal", "green"),
    House("ladders", "Ladders", "Ladders", "yellow"),
    House("entangled-soul", "the Entangled Soul", "Entangled Soul", "black"),
)
"""The houses in the order in which seats take them: blue, red, green, yellow, black."""

HOUSE_KEYS = tuple(house.key for house in HOUSES)
ROLES: tuple[str, ...] = ("advisor", "king", "queen", "heir")

FAMILY: Mapping[str, tuple[str, str]] = {
    f"{house}-{role}": (house, role) for house in HOUSE_KEYS for role in ROLES
}
"""House and role of each Family card by its key."""


def family_cards(house: str) -> tuple[str, ...]:
    """Return the keys of a house's four cards."""
    return tuple(f"{house}-{role}" for role in ROLES)
