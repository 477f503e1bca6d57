"""Cards that are laid over others.

Rule: vye.cover.stack
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.game import Refusal
from engine.core.types import Cell, Json, Seat
from engine.games.vye.board import tokens_on
from engine.games.vye.card import Card
from engine.games.vye.kinds import KINDS
from engine.games.vye.moment import Moment
from engine.games.vye.state import Spot, VyeState
from engine.games.vye.tokens import owner_data


class Cover(Card):
    """A card that covers another; what is beneath is out of play.

    Rule: vye.cover.stack, vye.sinkhole.covered
    """

    covers: ClassVar[bool] = True

    def cells(self, state: VyeState, seat: Seat) -> Sequence[Cell]:
        """Return the cells of cards that it may cover, ascending."""
        return sorted(cell for cell in state.table if self.barred(state, seat, cell) is None)

    def barred(self, state: VyeState, seat: Seat, cell: Cell) -> Refusal | None:
        """Return why it may not cover the card at a cell."""
        x, y = cell
        spot = state.table.get(cell)
        if spot is None:
            return Refusal(self.rule, f"{self.name} covers a card, and none lies at {x},{y}")
        card = KINDS[spot.key]
        if card.fixed:
            return Refusal(card.fixed, f"a {card.name} cannot be covered")
        if spot.key == "sinkhole" and state.options["cover_sinkhole"] == "off":
            return Refusal("vye.sinkhole.covered", "nothing covers a Sinkhole in this game")
        return None

    def clear(self, moment: Moment, cell: Cell, covered: Spot) -> None:
        """Send the tokens of the covered card away. Rule: vye.cover.stack, vye.kernel.supply."""
        self.tell_cover(moment, cell, covered, tokens_on(covered))

    def tell_cover(
        self, moment: Moment, cell: Cell, covered: Spot, returned: list[tuple[Seat, int]]
    ) -> None:
        """Tell that a card is covered, and which tokens went."""
        gone: list[Json] = [[owner_data(owner), tokens] for owner, tokens in returned]
        moment.tell(
            "cover",
            "vye.cover.stack",
            seat=moment.seat,
            card=self.key,
            cell=list(cell),
            covered=covered.key,
            returned=gone,
        )
