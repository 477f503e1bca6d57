"""Family cards.

Rule: vye.family.play, vye.family.any-card, vye.family.once
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import ClassVar

from engine.core.action import Action
from engine.core.decision import Decision
from engine.core.grid import beside
from engine.core.types import Cell, Seat
from engine.games.vye.aim import Aimed
from engine.games.vye.board import around, diagonal
from engine.games.vye.capture import attempt
from engine.games.vye.card import Card
from engine.games.vye.families import FAMILY, HOUSES
from engine.games.vye.kinds import KINDS
from engine.games.vye.moment import Moment
from engine.games.vye.state import Spot, VyeState


class Family(Card):
    """An Advisor, King or Queen: attempts all cards within its reach, then those of its house."""

    kind: ClassVar[str] = "family"
    copies: int = 1
    rule: str = "vye.family.play"
    claim_rule: str = "vye.turn.order"

    def __init__(self, key: str) -> None:
        self.key = key
        self.house, self.role = FAMILY[key]
        (house,) = (house for house in HOUSES if house.key == self.house)
        self.name = f"{house.on_card} {self.role.capitalize()}"
        self.role_rule = f"vye.family.{self.role}"

    def played(self, moment: Moment, cell: Cell) -> None:
        """Attempt every card within reach, clockwise from north.

        Rule: vye.family.advisor, vye.family.king, vye.family.queen, vye.kernel.order
        """
        table = moment.state.table
        reach = REACH[self.role](cell)
        for near in reach:
            if near in table:
                attempt(moment, near, moment.seat, self.role_rule, cell)
        self.capture_colour(moment, cell, reach)

    def capture_colour(self, moment: Moment, cell: Cell, tried: Iterable[Cell]) -> None:
        """Attempt the neighbours of the same house that were not attempted yet.

        Rule: vye.family.colour, vye.kernel.once
        """
        for near in beside(cell):
            spot = moment.state.table.get(near)
            if spot is not None and near not in tried and self._is_kin(spot):
                attempt(moment, near, moment.seat, "vye.family.colour", cell)

    def _is_kin(self, spot: Spot) -> bool:
        other = KINDS[spot.key]
        return isinstance(other, Family) and other.house == self.house


class Heir(Family, Aimed):
    """An Heir: attempts one surrounding card of its player's choice, then those of its house."""

    def reach(self, state: VyeState, cell: Cell) -> Iterable[Cell]:
        """Return the eight surrounding cells. Rule: vye.family.heir."""
        return around(cell)

    def played(self, moment: Moment, cell: Cell) -> None:
        """Ask for the one target. Rule: vye.family.heir."""
        self.aim(moment, cell, (self.key,), self.role_rule)

    def question(self, seat: Seat, at: Cell, left: int, memo: tuple[str | int, ...]) -> Decision:
        """Return the question for the one target."""
        return super().question(seat, at, left, memo)._replace(rule=self.role_rule)

    def chosen(self, moment: Moment, decision: Decision, action: Action) -> None:
        """Attempt the chosen card, then the others of the house. Rule: vye.family.heir."""
        assert decision.at is not None
        attempt(moment, action.cells[0], moment.seat, self.role_rule, decision.at)
        self.capture_colour(moment, decision.at, action.cells)


REACH: Mapping[str, Callable[[Cell], tuple[Cell, ...]]] = {
    "advisor": around,
    "king": beside,
    "queen": diagonal,
}
"""Where each role attempts, clockwise from north; an Heir chooses."""

FAMILY_CARDS: tuple[Card, ...] = tuple(
    Heir(key) if role == "heir" else Family(key) for key, (_, role) in FAMILY.items()
)
