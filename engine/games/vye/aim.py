"""Cards that attempt one card of somebody's choice.

Rule: vye.kernel.attempt
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import ClassVar

from engine.core.action import Action
from engine.core.decision import Decision
from engine.core.game import Refusal
from engine.core.types import Cell, Seat
from engine.games.vye.board import takeable
from engine.games.vye.card import Card
from engine.games.vye.kinds import KINDS
from engine.games.vye.moment import Moment
from engine.games.vye.state import VyeState

ACTION = "action"
"""What a question remembers that a token action asks, not the play of a card."""


def choices(cells: Iterable[Cell]) -> tuple[Action, ...]:
    """Return the answers that choose one of the cells, sorted."""
    return tuple(Action("choose", "", (cell,)) for cell in sorted(cells))


class Aimed(Card, ABC):
    """A card that asks for a target; `far` says in words where targets lie."""

    far: ClassVar[str] = "one of the eight surrounding cards"

    @abstractmethod
    def reach(self, state: VyeState, cell: Cell) -> Iterable[Cell]:
        """Return the cells where targets of the card at `cell` may lie."""

    def attacker(self, decision: Decision) -> Seat:
        """Return for whom the attempt is."""
        return decision.seat

    def targets(self, state: VyeState, cell: Cell, by: Seat) -> list[Cell]:
        """Return the cells that may be chosen."""
        return takeable(state, self.reach(state, cell), by)

    def aim(self, moment: Moment, cell: Cell, memo: tuple[str | int, ...], none: str) -> None:
        """Ask the seat to move for a target; without one tell so, citing the clause `none`."""
        seat = moment.seat
        if self.targets(moment.state, cell, seat):
            moment.ask(self.question(seat, cell, 1, memo))
        else:
            moment.tell("idle", none, seat=seat, card=self.key, cell=list(cell))

    def question(self, seat: Seat, at: Cell, left: int, memo: tuple[str | int, ...]) -> Decision:
        """Return the question for a target."""
        return Decision(seat, self.rule, "choose", at, left, False, memo)

    def answers(self, state: VyeState, decision: Decision) -> tuple[Action, ...]:
        """Return a choice for each target."""
        assert decision.at is not None
        return choices(self.targets(state, decision.at, self.attacker(decision)))

    def rejected(self, state: VyeState, decision: Decision, action: Action) -> Refusal:
        """Return why a cell is no target."""
        assert decision.at is not None
        (cell,) = action.cells
        x, y = cell
        spot = state.table.get(cell)
        if spot is None:
            return Refusal(decision.rule, f"no card lies at {x},{y}")
        card = KINDS[spot.key]
        if cell not in self.reach(state, decision.at):
            reason = f"{card.name} at {x},{y} is out of reach: choose {self.far}"
            return Refusal(decision.rule, reason)
        if card.immune:
            return Refusal(card.immune, f"a {card.name} cannot be captured")
        return self.spared(decision, cell)

    def spared(self, decision: Decision, cell: Cell) -> Refusal:
        """Return why a card within reach, which attempts can change, is no target."""
        return Refusal(
            "vye.kernel.attempt", f"the card at {cell[0]},{cell[1]} is the player's own already"
        )
