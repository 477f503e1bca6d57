"""The lines that open every record, position and example: rules, seats, options."""

from __future__ import annotations

from typing import Any

from engine.core.block import Entry
from engine.core.errors import OptionError, RecordError
from engine.core.options import read_assignments
from engine.core.types import Options

Rules = Any
"""A game: this module sits below `engine.core.game`, which uses it."""


def read_seats_and_options(game: Rules, found: dict[str, Entry]) -> tuple[int, Options]:
    """Take `seats` and `options` out of `found`; raise RecordError with the line."""
    seats_entry = found.pop("seats", None)
    if seats_entry is None:
        raise RecordError(1, "a line 'seats: N' is missing")
    if not seats_entry.value.isdecimal():
        raise RecordError(seats_entry.line, f"seats is a number, not {seats_entry.value!r}")
    options_entry = found.pop("options", None)
    line = options_entry.line if options_entry else seats_entry.line
    try:
        given = read_assignments(options_entry.value.split() if options_entry else ())
        seats = int(seats_entry.value)
        return seats, game.resolve_options(seats, given)
    except OptionError as error:
        at = seats_entry.line if error.option == "seats" else line
        raise RecordError(at, str(error), error.rule) from error


def check_version(game: Rules, entry: Entry | None) -> None:
    """Raise RecordError unless the `rules:` line, where there is one, names our version."""
    if entry is not None and entry.value != str(game.rules_version):
        raise RecordError(
            entry.line,
            f"rules version {entry.value!r}; this engine plays version {game.rules_version}",
        )
