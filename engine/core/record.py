"""Records: a game as a text file, and its exact replay.

Header lines `key: value` (game, rules, seats, seed, options, names, or `start:` with an indented
position), an empty line, then one action a line; `#` starts a comment line. A line
`@1 resign` is what seat 1 does out of turn.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine.core.action import META_VERBS, Action
from engine.core.block import Entry, numbered, read_entries, whole_number
from engine.core.errors import IllegalAction, NotationError, RecordError, UnknownGame, shown
from engine.core.event import Event
from engine.core.game import Game
from engine.core.heading import check_version, read_seats_and_options
from engine.core.options import format_assignments
from engine.core.registry import AnyGame, game
from engine.core.types import Options, Seat

KEYS = ("game", "rules", "seats", "seed", "options", "names", "start")
SEEN_BY = "seen-by"
"""The head's line in a record as one seat saw it."""

LONGEST_NAME = 60
META = re.compile(r"@([0-9]) (.+)")


@dataclass(frozen=True, slots=True)
class Record:
    """A game as played: where it started and every action, as (line number, text).

    It starts from `seed` or, where `start` holds a position's entries, from that position.
    """

    game: AnyGame
    seats: int
    options: Options
    seed: int = 0
    names: tuple[str, ...] = ()
    start: tuple[Entry, ...] = ()
    actions: tuple[tuple[int, str], ...] = field(default=())

    def first(self) -> tuple[Any, tuple[Event, ...]]:
        """Return the first state and the events of the set-up (none for a set position)."""
        if self.start:
            return self.game.position(self.start), ()
        return self.game.setup(self.seats, seed=self.seed, **dict(self.options))


class Row(NamedTuple):
    """One ply of a replay: the state before it, the action, what it did, the state after it."""

    ply: int
    turn: int
    seat: Seat
    action: Action
    before: Any
    events: tuple[Event, ...]
    state: Any

    @property
    def by(self) -> Seat | None:
        """Who acted out of turn; None for what was done in turn."""
        return self.seat if self.action.verb in META_VERBS else None


def format_record(record: Record) -> str:
    """Return a record as text."""
    seed = [] if record.start else [f"seed: {record.seed}"]
    lines = head_lines(record, record.start, seed)
    return "\n".join([*lines, "", *(text for _, text in record.actions)]) + "\n"


def head_lines(record: Record, start: Sequence[Entry], seed: Sequence[str]) -> list[str]:
    """Return the head of a record: game, seats, the start or `seed` and options, and names."""
    lines = [
        f"game: {record.game.key}",
        f"rules: {record.game.rules_version}",
        f"seats: {record.seats}",
    ]
    if start:
        inner = [line for entry in start for line in entry.text().splitlines()]
        lines += ["start:", *(f"  {line}" for line in inner)]
    else:
        lines += seed
        assignments = format_assignments(record.options, record.game.options)
        if assignments:
            lines.append(f"options: {assignments}")
    if record.names:
        lines.append(f"names: {' | '.join(record.names)}")
    return lines


def parse_record(text: str) -> Record:
    """Read a record. Raise RecordError with the line of whatever is wrong in the header.

    The actions are read when the record is replayed, since only then their rules are known.
    """
    header, actions = _split(numbered(text))
    found = {entry.key: entry for entry in read_entries(header)}
    seen = found.get(SEEN_BY)
    if seen is not None:
        reason = "this is the game as one seat saw it, without its secrets: it cannot be replayed"
        raise RecordError(seen.line, reason)
    for entry in found.values():
        if entry.key not in KEYS:
            raise RecordError(
                entry.line, f"no header line {shown(entry.key)}; there are {', '.join(KEYS)}"
            )
    rules = read_game(found)
    check_version(rules, found.pop("rules", None))
    start = found.pop("start", None)
    if start is not None:
        inner = tuple(read_entries(start.body))
        for key in ("seed", "options"):
            if key in found:
                raise RecordError(found[key].line, f"{key!r} cannot stand beside 'start:'")
        state = rules.position(inner)
        seats, options = state.seats, state.options
        given = found.pop("seats", None)
        if given is not None and given.value != str(seats):
            raise RecordError(given.line, f"the position in 'start:' has {seats} seats")
        seed = 0
    else:
        inner = ()
        seed_entry = found.pop("seed", None)
        seats, options = read_seats_and_options(rules, found)
        if seed_entry is None:
            raise RecordError(1, "a line 'seed: N' (or a position under 'start:') is missing")
        seed = whole_number(seed_entry.value, "the seed", seed_entry.line)
    names_entry = found.pop("names", None)
    names: tuple[str, ...] = ()
    if names_entry is not None:
        names = tuple(name.strip() for name in names_entry.value.split("|"))
        wrong = wrong_names(names, seats)
        if wrong:
            raise RecordError(names_entry.line, wrong)
    return Record(rules, seats, options, seed, names, inner, tuple(actions))


def wrong_names(names: Sequence[str], seats: int) -> str:
    """Return what is wrong with players' names, or "": one a seat, plain text without `|`."""
    if len(names) != seats:
        return f"{len(names)} names for {seats} seats"
    for name in names:
        if not name.strip() or not name.isprintable() or "|" in name or len(name) > LONGEST_NAME:
            return f"{shown(name)} is no name: 1 to {LONGEST_NAME} signs, printable, none of them |"
    return ""


def read_game(found: dict[str, Entry]) -> AnyGame:
    """Take `game` out of a header's entries; raise RecordError with its line."""
    first = min((entry.line for entry in found.values()), default=1)
    entry = found.pop("game", None)
    if entry is None:
        raise RecordError(first, "a line 'game: KEY' is missing")
    try:
        return game(entry.value)
    except UnknownGame as error:
        raise RecordError(entry.line, str(error)) from error


def replay(record: Record) -> Iterator[Row]:
    """Play a record through, row by row; raise RecordError with the line that cannot be played."""
    state, _ = record.first()
    for ply, (line, text) in enumerate(record.actions, 1):
        row = play_line(record.game, state, line, text, ply)
        yield row
        state = row.state


def read_action(rules: Game[Any], text: str) -> tuple[Action, Seat | None]:
    """Read an action, and of `@1 resign` the seat that does it out of turn, else None.

    Raise NotationError.
    """
    meta = META.fullmatch(text)
    if meta is None:
        return rules.parse(text), None
    if meta[2] not in META_VERBS:
        reason = f"{shown(meta[2])} is nothing that is done out of turn"
        raise NotationError(text, meta.start(2) + 1, f"{reason}; known: {', '.join(META_VERBS)}")
    return Action(meta[2]), int(meta[1])


def format_played(rules: Game[Any], action: Action, by: Seat | None) -> str:
    """Return an action as a record writes it; `by` is who did it out of turn, else None."""
    text = rules.format(action)
    return text if by is None else f"@{by} {text}"


def play_line(rules: Game[Any], state: Any, line: int, text: str, ply: int) -> Row:
    """Play one line of a record or example; raise RecordError with its number."""
    decision = rules.decision(state)
    if decision is None:
        raise RecordError(line, f"{shown(text)}: the game is over", rules.over_rule(state))
    try:
        action, out_of_turn = read_action(rules, text)
        seat = decision.seat if out_of_turn is None else out_of_turn
        step = rules.apply(state, action, seat)
    except NotationError as error:
        raise RecordError(line, str(error)) from error
    except IllegalAction as error:
        raise RecordError(line, str(error), error.rule) from error
    return Row(ply, state.turn, seat, action, state, step.events, step.state)


def record_of(
    rules: AnyGame,
    seats: int,
    seed: int,
    options: Options,
    actions: Sequence[Action],
    names: Sequence[str] = (),
) -> Record:
    """Return the record of a game that was played from a seed."""
    numbered_actions = tuple((0, rules.format(action)) for action in actions)
    return Record(rules, seats, options, seed, tuple(names), (), numbered_actions)


def row_data(rules: AnyGame, row: Row) -> Mapping[str, Any]:
    """Return a row as JSON, whole: with all legal actions, all events, the full state."""
    return {
        "ply": row.ply,
        "turn": row.turn,
        "seat": row.seat,
        "action": format_played(rules, row.action, row.by),
        "legal": sorted(rules.format(action) for action in rules.legal_actions(row.before)),
        "events": [event.data() for event in row.events],
        "state": row.state.data(),
    }


def _split(
    lines: list[tuple[int, str]],
) -> tuple[list[tuple[int, str]], list[tuple[int, str]]]:
    """Split at the first empty line after the first header line; drop comments below it."""
    header: list[tuple[int, str]] = []
    for index, (number, line) in enumerate(lines):
        bare = line.strip()
        if not bare and header:
            rest = lines[index:]
            kept = [(n, text.strip()) for n, text in rest if text.strip()]
            return header, [(n, text) for n, text in kept if not text.startswith("#")]
        if bare and not bare.startswith("#"):
            header.append((number, line))
    return header, []
