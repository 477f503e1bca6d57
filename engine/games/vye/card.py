"""What a kind of card is: its data, and a dozen hooks in which it may differ from others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.action import Action
from engine.core.decision import Decision
from engine.core.game import Refusal
from engine.core.grid import beside
from engine.core.types import Cell, Options, Seat
from engine.games.vye.capture import claim
from engine.games.vye.moment import Moment
from engine.games.vye.state import Spot, VyeState


class Card:
    """A kind of card. Stateless; a subclass overrides the hooks in which it differs.

    Hooks that get a `state` only look, those that get a `moment` change its draft and tell what
    they do. The twelve hooks, in the order in which they are met: `cells`, `barred`, `enter`,
    `played`, `question`, `answers`, `rejected`, `chosen`, `usable`, `used`, `captured`, `worth`.
    """

    key: str
    name: str
    kind: ClassVar[str] = "special"
    copies: int
    """How many the box holds."""
    is_deduced: ClassVar[bool] = False
    """Whether the source lost its count, so that it is this project's deduction."""
    sideboard: ClassVar[bool] = False
    """Whether each player starts with one on the sideboard (the rest stay in the box)."""
    group: ClassVar[str] = ""
    """The class of a Special: covers, fortifies, attacks, moves, extra turn or land."""
    rule: str
    """The clause that is cited when it is played."""
    claim_rule: str = ""
    """The clause that is cited when it is claimed; `rule` unless it says otherwise."""
    quick: ClassVar[str] = ""
    """The card in a line of at most 140 characters."""
    text: ClassVar[str] = ""
    """Its clauses, as the rulebook prints them."""

    tokens: ClassVar[int] = 1
    """Own tokens put on it when it is claimed."""
    lays: ClassVar[str] = "own"
    """What lies on it at first: `tokens` of its own player, one of all, undead, those that the
    covered card kept, or none."""
    land: str = ""
    """The key of the Land that it is as soon as it lies."""
    covers: ClassVar[bool] = False
    """Whether it is laid over another card."""
    action_verb: ClassVar[str] = ""
    """The verb of its token actions: move or use; "" where it has none."""
    immune: ClassVar[str] = ""
    """The clause by which no attempt changes it; "" where attempts do."""
    fixed: ClassVar[str] = ""
    """The clause by which it can be neither moved nor covered; "" where it can."""

    def cells(self, state: VyeState, seat: Seat) -> Sequence[Cell]:
        """Return the cells where a seat may lay it, ascending. Rule: vye.place.adjacent."""
        return state.frontier

    def barred(self, state: VyeState, seat: Seat, cell: Cell) -> Refusal | None:
        """Return why a seat may not lay it at a cell: `cells`, explained."""
        return not_beside(state, cell)

    def enter(self, moment: Moment, cell: Cell, covered: Spot | None) -> None:
        """Put the tokens on it that it starts with; it lies at `cell` without any.

        `covered` is what it was laid over. Rule: vye.turn.order
        """
        claim(moment, cell, self.tokens, self.claim_rule or self.rule)

    def played(self, moment: Moment, cell: Cell) -> None:
        """Do what it does when it is played, or ask for what that needs."""

    def question(
        self, seat: Seat, at: Cell, left: int, memo: tuple[str | int, ...]
    ) -> Decision | None:
        """Return what it asks a seat, or None where it asks nothing; `memo` starts with its key."""
        return None

    def answers(self, state: VyeState, decision: Decision) -> tuple[Action, ...]:
        """Return the legal answers to its question, sorted."""
        return ()

    def rejected(self, state: VyeState, decision: Decision, action: Action) -> Refusal:
        """Return why an action that has the form of an answer is none.

        Also called for a token action that it does not offer, with the decision of the turn.
        """
        return Refusal("vye.turn.token-action", f"{self.name} has no token action")

    def chosen(self, moment: Moment, decision: Decision, action: Action) -> None:
        """Carry out an answer to its question, which is not asked any more."""

    def usable(self, state: VyeState, seat: Seat, cell: Cell) -> list[Action]:
        """Return the token actions that it offers at a cell, where a seat holds it.

        It has two tokens at least. Rule: vye.turn.token-action
        """
        return []

    def used(self, moment: Moment, action: Action) -> None:
        """Carry out one of its token actions, or ask for what that needs."""

    def captured(self, moment: Moment, cell: Cell, by: Seat) -> None:
        """Do what happens when an attempt captures it. Rule: vye.special.no-retrigger."""

    def worth(self, options: Options) -> int:
        """Return its points in a kingdom. Rule: vye.score.kingdom."""
        return 1


def not_beside(state: VyeState, cell: Cell) -> Refusal | None:
    """Return why no ordinary card may lie at a cell. Rule: vye.place.adjacent."""
    table = state.table
    x, y = cell
    if cell in table:
        return Refusal("vye.place.adjacent", f"a card lies at {x},{y} already")
    if not any(near in table for near in beside(cell)):
        return Refusal("vye.place.adjacent", f"{x},{y} shares no side with a card on the table")
    return None
