"""A turn being carried out: the draft of the next state, and the log of what happens."""

from __future__ import annotations

from engine.core.decision import Decision
from engine.core.event import Event
from engine.core.types import Json, Seat
from engine.games.vye.state import VyeState


class Moment:
    """What cards are given to change: a private draft and its log."""

    __slots__ = ("log", "state")

    def __init__(self, state: VyeState, log: list[Event]) -> None:
        self.state = state
        self.log = log

    @property
    def seat(self) -> Seat:
        """The seat whose turn it is."""
        return self.state.to_move

    def tell(self, kind: str, rule: str, **fields: Json) -> None:
        """Log an event that everybody sees."""
        self.log.append(Event(kind, rule, fields))

    def ask(self, decision: Decision) -> None:
        """Ask a seat before the turn goes on."""
        self.state.pending = (*self.state.pending, decision)
