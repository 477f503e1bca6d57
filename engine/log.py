"""What happened at a table, and how each seat is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.event import Event
from engine.core.registry import AnyGame
from engine.core.types import Seat
from engine.history import History, Moment


class Log:
    """Tells moments and events to seats, by the players' names. A line is put together once."""

    def __init__(self, game: AnyGame, names: Sequence[str]) -> None:
        self._game = game
        self._names = names
        self._lines: dict[tuple[int, Seat | None, bool], dict[str, Any]] = {}

    def told(self, events: Sequence[Event], seat: Seat | None) -> list[dict[str, Any]]:
        """Return events as a seat sees them, each with its sentence."""
        seen = [event.seen_by(seat) for event in events]
        return [{**event, "text": self._game.describe(event, self._names)} for event in seen]

    def lines(self, past: History, seat: Seat | None) -> list[dict[str, Any]]:
        """Return the plies up to the one that is looked at, as a seat may read them now.

        Those that it learns nothing of are left out. What was written down is known to all.
        """
        moments = past.moments
        is_secret = past.is_secret and not past.is_written
        newest = max(ply for ply, moment in enumerate(moments) if moment.by is None)
        return [
            self._told_line(
                ply, moments[ply - 1].state, moments[ply], seat, is_secret and ply < newest
            )
            for ply in range(past.ply + 1)
            if past.is_told(ply, seat)
        ]

    def _told_line(
        self, ply: int, before: Any, moment: Moment, seat: Seat | None, forgets: bool
    ) -> dict[str, Any]:
        """Return what is shown of one ply: who acted, how, and its events in words.

        `before` is the state that it led on from; with `forgets` events that a log may list only
        at once are left out.
        """
        key = ply, seat, forgets
        if key not in self._lines:
            self._lines[key] = self._line(ply, before, moment, seat, forgets)
        return self._lines[key]

    def _line(
        self, ply: int, before: Any, moment: Moment, seat: Seat | None, forgets: bool
    ) -> dict[str, Any]:
        asked = self._game.decision(before) if ply else None
        events = moment.events
        if moment.action is not None:
            events = self._game.heard(before, moment.action, events, seat)
        events = tuple(e for e in events if not forgets or self._game.recalls(e))
        return {
            "ply": ply,
            "seat": asked.seat if asked and moment.by is None else moment.by,
            "action": self._game.told(before, moment.action, seat) if moment.action else None,
            "events": self.told(events, seat),
        }

    def cut(self, ply: int) -> None:
        """Forget the lines of the plies after `ply`, which are played anew."""
        self._lines = {key: line for key, line in self._lines.items() if key[0] <= ply}
