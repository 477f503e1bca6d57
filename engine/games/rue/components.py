"""Everything in a Rue box.

Rule: rue.setup.deck, rue.capture.blue, rue.money.stakes
"""

from __future__ import annotations

from engine.core.component import Component
from engine.games.rue.tiles import DECK

COUNTERS = 16
"""Counters a seat. More than a seat ever needed in random games of any size; the rules set no
limit, so anything small may help out."""

COINS = 32
"""Coins a seat, for the money option. More than a seat ever paid in random games of any size, and
three seats fill a sheet; purses have no limit either."""

COMPONENTS: tuple[Component, ...] = (
    *(
        Component(tile.code, tile.name, "tile", 1, "seat", "rue.setup.deck", "back")
        for tile in DECK
    ),
    Component("counter", "Counter", "counter", COUNTERS, "seat", "rue.capture.blue"),
    Component("coin", "Coin", "coin", COINS, "seat", "rue.money.stakes"),
)
