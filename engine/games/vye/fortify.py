"""Cards whose tokens move to cards beside them.

Rule: vye.fortify.definition, vye.fortify.targets, vye.fortify.keep-one
"""

from __future__ import annotations

from typing import ClassVar

from engine.core.action import Action
from engine.core.decision import Decision
from engine.core.game import Refusal
from engine.core.types import Cell, Json, Seat
from engine.games.vye.board import around, with_tokens
from engine.games.vye.card import Card
from engine.games.vye.kinds import KINDS
from engine.games.vye.moment import Moment
from engine.games.vye.state import Spot, Table, VyeState

STOP = Action("stop")


def destinations(table: Table, source: Cell, seat: Seat) -> list[Cell]:
    """Return the cells that a token may move to, ascending; none where it must stay.

    Rule: vye.fortify.targets, vye.fortify.keep-one
    """
    if table[source].tokens < 2:
        return []
    return sorted(near for near in around(source) if near in table and table[near].owner == seat)


def moved(table: Table, source: Cell, target: Cell) -> dict[Cell, Spot]:
    """Return the two places as they are after a token has moved between them."""
    giver, taker = table[source], table[target]
    return {
        source: with_tokens(giver, giver.owner, giver.tokens - 1),
        target: with_tokens(taker, taker.owner, taker.tokens + 1),
    }


def repeats(state: VyeState, source: Cell, target: Cell) -> bool:
    """Tell whether moving a token brings back a table that was there before.

    Rule: vye.turn.no-shuffling
    """
    after = moved(state.table, source, target)
    return any(
        all(past[cell] == spot for cell, spot in after.items())
        and all(past[cell] == spot for cell, spot in state.table.items() if cell not in after)
        for past in state.seen
    )


class Fortifier(Card):
    """A card that moves tokens: up to `moves` when it is played, then one a token action."""

    moves: ClassVar[int] = 1
    action_verb: ClassVar[str] = "move"

    def played(self, moment: Moment, cell: Cell) -> None:
        """Ask for a move, as long as there is one and some are left."""
        if self._ask(moment, cell, self.moves):
            return
        is_short = moment.state.table[cell].tokens < 2
        rule = "vye.fortify.keep-one" if is_short else self.rule
        moment.tell("idle", rule, seat=moment.seat, card=self.key, cell=list(cell))

    def _ask(self, moment: Moment, cell: Cell, left: int) -> bool:
        if left == 0 or not destinations(moment.state.table, cell, moment.seat):
            return False
        moment.ask(self.question(moment.seat, cell, left, (self.key,)))
        return True

    def question(self, seat: Seat, at: Cell, left: int, memo: tuple[str | int, ...]) -> Decision:
        """Return the question for a move, which may be declined."""
        return Decision(seat, self.rule, "move", at, left, True, memo)

    def answers(self, state: VyeState, decision: Decision) -> tuple[Action, ...]:
        """Return every move from the card just played, and stopping."""
        assert decision.at is not None
        found = destinations(state.table, decision.at, decision.seat)
        return (*(Action("move", "", (decision.at, cell)) for cell in found), STOP)

    def chosen(self, moment: Moment, decision: Decision, action: Action) -> None:
        """Move a token and ask for the next, or stop. No-shuffling is not tested here."""
        assert decision.at is not None
        if action == STOP:
            at: Json = list(decision.at)
            moment.tell("decline", self.rule, seat=moment.seat, card=self.key, cell=at)
            return
        self._move(moment, action, self.rule)
        self._ask(moment, decision.at, decision.left - 1)

    def usable(self, state: VyeState, seat: Seat, cell: Cell) -> list[Action]:
        """Return the moves of one token that are no mere shuffling.

        Rule: vye.turn.token-action, vye.turn.no-shuffling
        """
        return [
            Action("move", "", (cell, target))
            for target in destinations(state.table, cell, seat)
            if not repeats(state, cell, target)
        ]

    def used(self, moment: Moment, action: Action) -> None:
        """Move a token as a token action."""
        self._move(moment, action, "vye.turn.token-action")

    def _move(self, moment: Moment, action: Action, rule: str) -> None:
        table = moment.state.table
        source, target = action.cells
        table.update(moved(table, source, target))
        fields: dict[str, Json] = {"from": list(source), "to": list(target)}
        left, there = table[source].tokens, table[target].tokens
        moment.tell("move", rule, seat=moment.seat, card=self.key, left=left, there=there, **fields)

    def rejected(self, state: VyeState, decision: Decision, action: Action) -> Refusal:
        """Return why a token may not move so."""
        source, target = action.cells
        table = state.table
        x, y = target
        if decision.what == "move" and source != decision.at:
            return Refusal(self.rule, f"only tokens of the {self.name} just played may move now")
        if table[source].tokens < 2:
            return Refusal("vye.fortify.keep-one", f"the last token stays on the {self.name}")
        if target not in table:
            return Refusal("vye.fortify.targets", f"no card lies at {x},{y}")
        spot = table[target]
        card = KINDS[spot.key]
        if target not in around(source):
            reason = f"{card.name} at {x},{y} is none of the eight surrounding cards"
            return Refusal("vye.fortify.targets", reason)
        if card.immune:
            rule = card.fixed or "vye.fortify.targets"
            return Refusal(rule, f"a {card.name} cannot be fortified")
        if spot.owner != decision.seat:
            reason = f"{card.name} at {x},{y} is not controlled by the player"
            return Refusal("vye.fortify.targets", reason)
        reason = "the table would look as it did at the end of an earlier turn"
        return Refusal("vye.turn.no-shuffling", reason)
