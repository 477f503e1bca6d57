"""A game as one seat saw it: readable, without seed and secrets, and so not to be replayed."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.event import Event
from engine.core.record import SEEN_BY, Record, head_lines, replay
from engine.core.types import Seat


def format_seen(record: Record, seat: Seat | None, names: Sequence[str]) -> str:
    """Return a record as a seat saw it (None: a spectator).

    Its head has no seed and says `seen-by:`; each ply that the seat learns of is the action as it
    may read it, and comment lines tell what the seat alone was told. `names` are those that the
    comments use.
    """
    rules = record.game
    state, events = record.first()
    start = rules.seen_entries(state, seat) if record.start else ()
    lines = head_lines(record, start, seed=())
    lines += [f"{SEEN_BY}: {'spectator' if seat is None else seat}", ""]
    lines += _told(record, events, seat, names)
    for row in replay(record):
        told = rules.told(row.before, row.action, seat)
        lines += [] if told is None else [told]
        lines += _told(record, row.events, seat, names)
    return "\n".join(lines) + "\n"


def _told(
    record: Record, events: Sequence[Event], seat: Seat | None, names: Sequence[str]
) -> list[str]:
    """Return what a seat alone was told and a log may still list, as comment lines."""
    rules = record.game
    told = [e for e in events if seat in e.private and rules.recalls(e)]
    return [f"# {rules.describe(e.seen_by(seat), names)}" for e in told]
