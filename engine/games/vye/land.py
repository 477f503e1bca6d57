"""Lands.

Rule: vye.land.claim, vye.land.only-when-played
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.game import Refusal
from engine.core.grid import beside
from engine.core.types import Cell, Seat
from engine.games.vye.card import Card, not_beside
from engine.games.vye.lands import COPIES, SETS, land_key
from engine.games.vye.matching import breaks_limit, chain, limit_reason, match, wild_and_lands
from engine.games.vye.moment import Moment
from engine.games.vye.state import VyeState


class Land(Card):
    """A Land of one of the sixteen sets: matches its neighbours when it is played."""

    kind: ClassVar[str] = "land"
    copies: int = COPIES
    rule: str = "vye.place.adjacent"
    claim_rule: str = "vye.land.claim"

    def __init__(self, letter: str) -> None:
        self.key = self.land = land_key(letter)
        self.name = SETS[letter]

    def cells(self, state: VyeState, seat: Seat) -> Sequence[Cell]:
        """Return the open cells, but those where it would break the limit of a Wild Land."""
        if state.options["wild_land_strict"] == "off":
            return state.frontier
        return [cell for cell in state.frontier if not self._breaks_limit(state, cell)]

    def barred(self, state: VyeState, seat: Seat, cell: Cell) -> Refusal | None:
        """Explain `cells`. Rule: vye.place.adjacent, vye.wild-land.later."""
        found = not_beside(state, cell)
        if found or state.options["wild_land_strict"] == "off":
            return found
        if self._breaks_limit(state, cell):
            return Refusal("vye.wild-land.later", limit_reason(*self._joined(state, cell)))
        return None

    def played(self, moment: Moment, cell: Cell) -> None:
        """Attempt its chain. Rule: vye.land.match."""
        match(moment, cell)

    def _breaks_limit(self, state: VyeState, cell: Cell) -> bool:
        return breaks_limit(*self._joined(state, cell))

    def _joined(self, state: VyeState, cell: Cell) -> tuple[int, int]:
        """Return the Wild Lands and the other Lands, this one included, of the chain there."""
        wild, lands = wild_and_lands(state.table, chain(state.table, beside(cell), self.key))
        return wild, lands + 1


LAND_CARDS: tuple[Card, ...] = tuple(Land(letter) for letter in SETS)
