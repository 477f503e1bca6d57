"""Positions of a game as text and as data, and back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from engine.core.block import Entry, numbered, read_entries
from engine.core.errors import PositionError, RecordError
from engine.core.fields import Fields
from engine.core.heading import check_version, read_seats_and_options
from engine.core.options import Option, format_assignments
from engine.core.state import State
from engine.core.types import Json, Options

S = TypeVar("S", bound=State)


class PositionTexts(ABC, Generic[S]):
    """What a game does with positions from outside; the base of `Game`.

    A game writes `read_data`, `position_keys`, `position_entries` and `read_position`.
    """

    key: ClassVar[str]
    rules_version: ClassVar[int] = 1
    most_seats: ClassVar[range]
    """Every number of seats that some option allows."""
    options: ClassVar[tuple[Option, ...]] = ()

    @abstractmethod
    def resolve_options(self, seats: int, given: Mapping[str, object]) -> Options:
        """Return a value for every option; raise OptionError for what the game does not have."""

    def from_data(self, data: Mapping[str, Json]) -> S:
        """Return the state that `State.data` gave; raise PositionError for anything else."""
        fields = Fields(data, "state")
        fields.word("game", [self.key])
        fields.integer("rules", self.rules_version, self.rules_version)
        seats = fields.integer("seats", self.most_seats[0], self.most_seats[-1])
        given = fields.mapping("options")
        if sorted(given) != sorted(option.key for option in self.options):
            raise PositionError("state.options", "every option stands there, and no other")
        state = self.read_data(data, seats, self.resolve_options(seats, given))
        for key, right in state.data().items():
            where = "" if key == "options" else _difference(right, data[key], f"state.{key}")
            if where:
                reason = "out of order; lists stand in ascending order in a state"
                raise PositionError(where, reason)
        return state

    @abstractmethod
    def read_data(self, data: Mapping[str, Json], seats: int, options: Options) -> S:
        """Return the state of `State.data`, whose head is read already; raise PositionError."""

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


def _difference(right: Json, given: Any, where: str) -> str:
    """Return where data first differ from what they were read as, or "" where they do not.

    What is out of order is an item of the outermost list as a whole.
    """
    if isinstance(right, dict):
        found = (_difference(right[key], given[key], f"{where}.{key}") for key in right)
        return next(filter(None, found), "")
    if isinstance(right, list):
        for at, (one, other) in enumerate(zip(right, given, strict=True)):
            if _difference(one, other, where):
                return f"{where}[{at}]"
        return ""
    return "" if right == given else where
