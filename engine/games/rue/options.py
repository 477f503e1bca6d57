"""The options that Rue's clauses leave open."""

from __future__ import annotations

from engine.core.options import Option

OPTIONS: tuple[Option, ...] = (
    Option(
        "max_players",
        4,
        "rue.setup.players",
        {"4": "two to four players", "6": "up to six; nothing else changes"},
    ),
    Option(
        "attacker",
        "random",
        "rue.setup.attacker",
        {"random": "lots are drawn for the Attacker"},
        any_seat=True,
    ),
    Option(
        "hands",
        "open",
        "rue.setup.hands",
        {
            "open": "every hand lies open",
            "hidden": "other hands show only how many tiles they hold",
        },
    ),
    Option(
        "rotation",
        "free",
        "rue.place.rotation",
        {"free": "a tile may be turned by quarter turns", "fixed": "every tile lies unturned"},
    ),
    Option(
        "area",
        "etiquette",
        "rue.place.area",
        {
            "etiquette": "too large an area is bad form, but legal",
            "hard": "too large an area is illegal",
            "none": "the area may grow as it likes",
        },
    ),
    Option(
        "red_payment",
        "literal",
        "rue.capture.red-choice",
        {
            "literal": "a blue counter of the player's choice pays for a red tile",
            "ledger": "blue counters stay, and the counter goes on the red tile",
        },
    ),
    Option(
        "tie",
        "attacker",
        "rue.score.tie",
        {
            "attacker": "a shared highest score is the Attacker's win",
            "shared": "all with the highest score win",
        },
    ),
    Option(
        "money",
        "off",
        "rue.money.stakes",
        {"off": "no coins", "on": "captures cost coins, and the winner takes them"},
    ),
)
