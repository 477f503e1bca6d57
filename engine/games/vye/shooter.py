"""Cards that spend their own tokens on attempts.

Rule: vye.catapult.play, vye.underminers.play, vye.kernel.attacker-token
"""

from __future__ import annotations

from typing import ClassVar

from engine.core.action import Action
from engine.core.decision import Decision
from engine.core.game import Refusal
from engine.core.types import Cell, Seat
from engine.games.vye.aim import ACTION, Aimed
from engine.games.vye.capture import attempt
from engine.games.vye.moment import Moment
from engine.games.vye.state import VyeState

SPEND = "vye.kernel.attacker-token"


class Shooter(Aimed):
    """A card that attempts a target when it is played, and later as a token action.

    No-shuffling needs no test here: a shot at an owned card leaves fewer tokens on the table, one
    at an unclaimed card leaves fewer unclaimed cards, and no token action makes up for either.
    """

    action_verb: ClassVar[str] = "use"
    action_rule: str
    """The clause of its token action."""

    def played(self, moment: Moment, cell: Cell) -> None:
        """Ask for a target, if a token can be spent. Rule: vye.fortify.keep-one."""
        if moment.state.table[cell].tokens > 1:
            self.aim(moment, cell, (self.key,), self.rule)
        else:
            moment.tell(
                "idle", "vye.fortify.keep-one", seat=moment.seat, card=self.key, cell=list(cell)
            )

    def question(self, seat: Seat, at: Cell, left: int, memo: tuple[str | int, ...]) -> Decision:
        """Return the question for a target, by the clause of the play or of the action."""
        decision = super().question(seat, at, left, memo)
        return decision._replace(rule=self.action_rule) if memo[-1] == ACTION else decision

    def chosen(self, moment: Moment, decision: Decision, action: Action) -> None:
        """Spend a token on the target."""
        assert decision.at is not None
        attempt(moment, action.cells[0], moment.seat, decision.rule, decision.at, spend=SPEND)

    def usable(self, state: VyeState, seat: Seat, cell: Cell) -> list[Action]:
        """Return a shot, if there is a target."""
        return [Action("use", "", (cell,))] if self.targets(state, cell, seat) else []

    def used(self, moment: Moment, action: Action) -> None:
        """Ask for the target of a token action; nothing has changed yet."""
        (cell,) = action.cells
        moment.tell("use", self.action_rule, seat=moment.seat, card=self.key, cell=list(cell))
        moment.ask(self.question(moment.seat, cell, 1, (self.key, ACTION)))

    def rejected(self, state: VyeState, decision: Decision, action: Action) -> Refusal:
        """Return why it cannot shoot, or why a cell is no target."""
        if action.verb == "use":
            if state.table[action.cells[0]].tokens < 2:
                return Refusal("vye.fortify.keep-one", f"the last token stays on the {self.name}")
            return Refusal(self.action_rule, f"there is no target: it needs {self.far}")
        return super().rejected(state, decision, action)
