"""What a game tells to whom: how far an action, an event or a position is open to a seat."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from engine.core.action import Action
from engine.core.block import Entry
from engine.core.event import Event
from engine.core.positions import PositionTexts, S
from engine.core.types import Json, Seat


class Telling(PositionTexts[S]):
    """What a game with secrets overrides; as it stands here, a game is open to everybody."""

    is_forgetful: ClassVar[bool] = False
    """Whether nobody may look back at the table past what binds, as long as there are secrets."""

    @abstractmethod
    def format(self, action: Action) -> str:
        """Return the text of an action."""

    def is_secret(self, state: S) -> bool:
        """Tell whether a state or its record holds what some seat must not learn; not so here."""
        return False

    def told(self, state: S, action: Action, seat: Seat | None) -> str | None:
        """Return an action, legal in `state`, as a seat may read it (None: a spectator).

        None where the seat does not even learn that something was done.
        """
        return self.format(action)

    def heard(
        self, state: S, action: Action, events: Sequence[Event], seat: Seat | None
    ) -> tuple[Event, ...]:
        """Return the events of an action that a seat hears of.

        Where the action itself is covered, those that others alone know of are left out.
        """
        is_open = self.told(state, action, seat) == self.format(action)
        return tuple(e for e in events if is_open or not e.private or seat in e.private)

    def recalls(self, event: Event) -> bool:
        """Tell whether a log may still list an event once the next action is done; so here."""
        return True

    def foresees(self, event: Event) -> bool:
        """Tell whether a preview may tell an event of an imagined state; so here."""
        return True

    def binds(self, event: Event) -> bool:
        """Tell whether an event let somebody know a secret, so that it is not undone.

        Here those do that tell a seat more than others.
        """
        return bool(event.private)

    def seen_entries(self, state: S, seat: Seat | None) -> list[Entry]:
        """Return a position as a seat may read it, `?` for what is hidden; all of it here."""
        return self.entries(state)

    def insights(self, state: S, seat: Seat) -> dict[str, Json]:
        """Return what is worth pointing out to a seat, from what it may know; none here."""
        return {}
