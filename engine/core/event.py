"""Events: what happened, and the clause that made it happen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.core.types import Json, Seat

NOTHING: Mapping[Seat, Mapping[str, Json]] = {}


class Event(NamedTuple):
    """One thing that happened under one clause.

    `public` is seen by everybody; `private[seat]` by that seat besides. Where even the clause would
    tell a secret, those without private fields are told the clause `veil` in its place. Views tell
    what lies on the table now; only events remember.
    """

    kind: str
    rule: str
    public: Mapping[str, Json]
    private: Mapping[Seat, Mapping[str, Json]] = NOTHING
    veil: str = ""

    def seen_by(self, seat: Seat | None) -> dict[str, Json]:
        """Return `kind`, `rule` and the fields that `seat` sees (None: a spectator)."""
        own = self.private.get(seat, {}) if seat is not None else {}
        rule = self.veil if self.veil and not own else self.rule
        return {"kind": self.kind, "rule": rule, **self.public, **own}

    def data(self) -> dict[str, Json]:
        """Return the whole event, secrets included: `kind`, `rule`, `public`, `private`."""
        return {
            "kind": self.kind,
            "rule": self.rule,
            "public": dict(self.public),
            "private": {str(seat): dict(fields) for seat, fields in self.private.items()},
            **({"veil": self.veil} if self.veil else {}),
        }
