"""The lines that open every record, position and example: rules, seats, options."""

from __future__ import annotations

from typing import Any

from engine.core.block import Entry, whole_number
from engine.core.errors import OptionError, RecordError, shown
from engine.core.options import read_assignments
from engine.core.types import Options

Rules = Any
"""A game: this module sits below `engine.core.game`, which uses it."""


def read_seats_and_options(game: Rules, found: dict[str, Entry]) -> tuple[int, Options]:
    """Take `seats` and `options` out of `found`; raise RecordError with the line."""
    first = min((entry.line for entry in found.values()), default=1)
    seats_entry = found.pop("seats", None)
    if seats_entry is None:
        raise RecordError(first, "a line 'seats: N' is missing")
    seats = whole_number(seats_entry.value, "seats", seats_entry.line, high=99)
    options_entry = found.pop("options", None)
    line = options_entry.line if options_entry else seats_entry.line
    try:
        given = read_assignments(options_entry.value.split() if options_entry else ())
        return seats, game.resolve_options(seats, given)
    except OptionError as error:
        at = seats_entry.line if error.option == "seats" else line
        raise RecordError(at, str(error), error.rule) from error


def check_version(game: Rules, entry: Entry | None) -> None:
    """Raise RecordError unless the `rules:` line, where there is one, names our version."""
    if entry is not None and entry.value != str(game.rules_version):
        raise RecordError(
            entry.line,
            f"rules version {shown(entry.value)}; this engine plays version {game.rules_version}",
        )
