"""What a table takes up: the text of a record or of an example."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from engine.core.example import Failure, parse_example
from engine.core.record import Record, parse_record
from engine.request import field


class Taken(NamedTuple):
    """A record, and of an example its title and which of its expectations are not met."""

    record: Record
    title: str = ""
    failures: Sequence[Failure] | None = None


def taken_up(request: Mapping[str, Any]) -> Taken:
    """Read the `record` or `example` of a request; raise RecordError or PositionError."""
    if "example" not in request:
        return Taken(parse_record(field(request, "record", str)))
    example = parse_example(field(request, "example", str))
    rules, state = example.game, example.start
    start = tuple(rules.entries(state))
    record = Record(rules, state.seats, state.options, 0, (), start, example.moves)
    return Taken(record, example.title, example.run())
