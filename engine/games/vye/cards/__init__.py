"""The kinds of cards. A module in this folder that offers `CARD` is a Special."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from importlib import import_module

from engine.core.decision import Decision
from engine.core.types import Cell, Seat
from engine.games.vye.card import Card
from engine.games.vye.family import FAMILY_CARDS
from engine.games.vye.kinds import KINDS
from engine.games.vye.land import LAND_CARDS

_modules = sorted(module.name for module in pkgutil.iter_modules(__path__))
SPECIALS: Mapping[str, Card] = {
    card.key: card for card in (import_module(f"{__name__}.{name}").CARD for name in _modules)
}
"""Every kind of Special by key, ascending."""

COPIES: Mapping[str, int] = {key: card.copies for key, card in SPECIALS.items()}
SIDEBOARD_KINDS = tuple(key for key, card in SPECIALS.items() if card.sideboard)
COVERS = tuple(key for key, card in SPECIALS.items() if card.covers)

KINDS.update({card.key: card for card in (*LAND_CARDS, *FAMILY_CARDS, *SPECIALS.values())})


def question(
    key: str, seat: Seat, at: Cell, left: int = 1, memo: tuple[str | int, ...] = ()
) -> Decision | None:
    """Return the question that a card asks, or None where it asks nothing.

    `memo` starts with its key, as it does if left out.
    """
    card = KINDS.get(key)
    return card.question(seat, at, left, memo or (key,)) if card else None
