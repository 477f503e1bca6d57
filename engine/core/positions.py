"""Positions of a game as text and as data, and back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import ClassVar, Generic, TypeVar

from engine.core.block import Entry, numbered, read_entries
from engine.core.errors import PositionError, RecordError
from engine.core.heading import check_version, read_seats_and_options
from engine.core.options import Option, format_assignments
from engine.core.state import State
from engine.core.types import Json, Options

S = TypeVar("S", bound=State)


class PositionTexts(ABC, Generic[S]):
    """What a game does with positions from outside; the base of `Game`.

    A game writes `from_data`, `position_keys`, `position_entries` and `read_position`.
    """

    key: ClassVar[str]
    rules_version: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = ()

    @abstractmethod
    def from_data(self, data: Mapping[str, Json]) -> S:
        """Return the state that `State.data` gave; raise PositionError for anything else."""

    @abstractmethod
    def position_entries(self, state: S) -> list[Entry]:
        """Return the game's own lines of a position: zones, then the board."""

    @abstractmethod
    def read_position(self, seats: int, options: Options, entries: Mapping[str, Entry]) -> S:
        """Return the state that the game's own lines describe; raise PositionError."""

    @abstractmethod
    def position_keys(self, seats: int) -> tuple[str, ...]:
        """Return the keys that the game's own lines may have."""

    def entries(self, state: S) -> list[Entry]:
        """Return a position as entries: game, seats, options, zones and the board."""
        found = [
            Entry("game", self.key, 0),
            Entry("rules", str(self.rules_version), 0),
            Entry("seats", str(state.seats), 0),
        ]
        assignments = format_assignments(state.options, self.options)
        if assignments:
            found.append(Entry("options", assignments, 0))
        return found + self.position_entries(state)

    def picture(self, state: S) -> str:
        """Return a position as text, one line or block for each of its entries."""
        return "\n".join(entry.text() for entry in self.entries(state)) + "\n"

    def parse_picture(self, text: str) -> S:
        """Read what `picture` writes; raise PositionError or RecordError with a line number."""
        return self.position(read_entries(numbered(text)))

    def position(self, entries: Iterable[Entry]) -> S:
        """Return the state that a position's entries describe."""
        found = {entry.key: entry for entry in entries}
        head = found.pop("game", None)
        if head is not None and head.value != self.key:
            raise RecordError(head.line, f"this is a position of {head.value!r}, not {self.key!r}")
        check_version(self, found.pop("rules", None))
        seats, options = read_seats_and_options(self, found)
        known = self.position_keys(seats)
        for entry in found.values():
            if entry.key not in known:
                raise PositionError(
                    entry.key, f"no such line here; there are {', '.join(known)}", entry.line
                )
        return self.read_position(seats, options, found)
