"""Every kind of card by its key.

Cards know the table, and the table's rules ask cards (is it immune, what is it worth). So that
neither imports the other, both look here; the package `cards` fills this when it is imported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.games.vye.card import Card

KINDS: dict[str, Card] = {}
