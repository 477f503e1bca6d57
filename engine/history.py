"""A table's past: its moments, where it is looked at, and how far back that may be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.core.action import Action
from engine.core.bounds import look_from, play_from
from engine.core.event import Event
from engine.core.registry import AnyGame
from engine.core.types import Seat
from engine.request import BadRequest


class Moment(NamedTuple):
    """A state in a table's history: what led to it, and where the bots' streams stand then."""

    state: Any
    action: Action | None
    events: tuple[Event, ...]
    streams: tuple[int, ...]
    by: Seat | None = None
    """Who acted out of turn; None for what was done in turn."""


class History:
    """The moments of a game, `ply` being the one that is looked at.

    Without people at the table, or where all was written down (an example, a position to start
    from), nothing is hidden from anybody there: any ply may be looked at and played on from.
    """

    def __init__(self, game: AnyGame, first: Moment, *, has_people: bool, is_written: bool) -> None:
        self._game = game
        self._is_open = is_written or not has_people
        self.is_written = is_written
        self.moments = [first]
        self.ply = 0

    @property
    def moment(self) -> Moment:
        """What is looked at."""
        return self.moments[self.ply]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, wherever it is looked at."""
        return self._game.decision(self.moments[-1].state) is None

    @property
    def is_secret(self) -> bool:
        """Whether what is looked at holds secrets; what the end has laid open is none any more."""
        return all(self._game.is_secret(m.state) for m in (self.moment, self.moments[-1]))

    @property
    def hides(self) -> bool:
        """Whether the people at the table still have secrets from each other or from bots."""
        return not self._is_open and not self.is_over and self.is_secret

    @property
    def play_from(self) -> int:
        """The first ply from which the game may be played on."""
        return 0 if self._is_open else play_from(self._game, self._past())

    @property
    def look_from(self) -> int:
        """The first ply that may be looked at."""
        return 0 if self._is_open else look_from(self._game, self._past())

    def data(self, seat: Seat | None) -> dict[str, Any]:
        """Return where the game is looked at and how far that may be, as a seat was told."""
        return {
            "ply": self.as_told(self.ply, seat),
            "plies": self.as_told(len(self.moments) - 1, seat),
            "look_from": self.look_from,
            "play_from": self.play_from,
            "over": self.is_over,
            "asides": [ply for ply, moment in enumerate(self.moments) if moment.by is not None],
        }

    def push(self, moment: Moment) -> bool:
        """Add what was done where the game is looked at; tell whether later plies were dropped."""
        is_anew = self.ply + 1 < len(self.moments)
        del self.moments[self.ply + 1 :]
        self.moments.append(moment)
        self.ply += 1
        return is_anew

    def check_open(self) -> None:
        """Raise BadRequest where the game is looked at before what cannot be undone."""
        first = self.play_from
        if self.ply < first:
            raise BadRequest(
                f"ply {self.ply} is for looking only: what was told up to ply {first} cannot be "
                f"forgotten, so the game is played on from there; 'goto' a ply from {first} on"
            )

    def is_told(self, ply: int, seat: Seat | None) -> bool:
        """Tell whether a seat learns that something was done at a ply."""
        action = self.moments[ply].action
        before = self.moments[ply - 1].state
        return action is None or self._game.told(before, action, seat) is not None

    def as_told(self, ply: int, seat: Seat | None) -> int:
        """Return the ply up to which a seat was told of what was done up to `ply`."""
        while not self.is_told(ply, seat):
            ply -= 1
        return ply

    def _past(self) -> Sequence[tuple[Any, Sequence[Event]]]:
        return [(moment.state, moment.events) for moment in self.moments]
