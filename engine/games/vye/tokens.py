"""Tokens: whose they are and how many there are.

Rule: vye.tokens.supply, vye.kernel.undead
"""

from __future__ import annotations

from engine.core.types import Json, Seat

NOBODY: Seat = -1
"""The owner of a card without tokens, and of every Sanctuary."""

UNDEAD: Seat = -2
"""Who holds a card with Undead tokens: nobody that plays."""

EACH = 30
"""Family tokens of a house in the box, and under `tokens=thirty` in the game."""

UNDEAD_TOKENS = 6


def owner_data(owner: Seat) -> Json:
    """Return an owner as JSON: a seat, "undead" or null."""
    if owner == UNDEAD:
        return "undead"
    return None if owner == NOBODY else owner
