"""Decisions: what the game waits for."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.types import Cell, Json, Seat


class Decision(NamedTuple):
    """One seat is asked for one thing; a turn of several steps is a stack of these.

    `what` is the verb wanted, `rule` the clause that asks, `at` the cell it is about, `left` how
    many answers are still to come (this one included), `optional` whether `stop` is an answer,
    `memo` what the game must remember meanwhile (public, JSON-ready).
    """

    seat: Seat
    rule: str
    what: str
    at: Cell | None = None
    left: int = 1
    optional: bool = False
    memo: tuple[str | int, ...] = ()

    def data(self) -> dict[str, Json]:
        """Return the decision as JSON."""
        return {
            "seat": self.seat,
            "rule": self.rule,
            "what": self.what,
            "at": list(self.at) if self.at is not None else None,
            "left": self.left,
            "optional": self.optional,
            "memo": list(self.memo),
        }
