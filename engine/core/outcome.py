"""How a game ended."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.types import Json, Seat


class Outcome(NamedTuple):
    """Winners in ascending order (all of them for a tie, none for a draw), scores by seat.

    `rule` is the clause that ended the game, `decided_by` the one that named the winners, and
    `payoffs` each seat's result in coins where a game is played for money.
    """

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    rule: str
    decided_by: str
    payoffs: tuple[int, ...] = ()

    def data(self) -> dict[str, Json]:
        """Return the outcome as JSON."""
        return {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "rule": self.rule,
            "decided_by": self.decided_by,
            "payoffs": list(self.payoffs),
        }
