"""Worked examples: a position, moves, and what must come of them.

The text is that of a position (`Game.picture`), with `title:` before it, `moves:` (one
action a line) and `expect:` after it. Without a `board:` the example starts from the set-up
with `seed:`.
The lines under `expect:` are

    events [N]: RULE RULE …     the clauses that move N (else the last) cited, in order
    cites [N]: RULE …           clauses among those
    refused RULE: ACTION        after the moves, this action is refused under that clause
    legal: ACTION               … and this one is not
    legal-count: N              so many actions are legal
    to-move: SEAT | nobody
    scores: N N …
    winners: SEAT …

and under `after:` stand lines of the position that must be there at the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.core.action import Action
from engine.core.block import Entry, numbered, read_entries, whole_number
from engine.core.errors import NotationError, RecordError, UnknownRule, shown
from engine.core.game import Game
from engine.core.heading import check_version, read_seats_and_options
from engine.core.record import Row, play_line, read_action, read_game
from engine.core.registry import AnyGame, games
from engine.core.types import Seat

OWN_KEYS = ("title", "seed", "moves", "expect", "after")


class Expectation(NamedTuple):
    """One line under `expect:`."""

    name: str
    argument: str
    value: str
    line: int


class Failure(NamedTuple):
    """An expectation that was not met, with the line that states it."""

    line: int
    expected: str
    found: str


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: its first state, its moves and its expectations."""

    title: str
    game: AnyGame
    start: Any
    moves: tuple[tuple[int, str], ...]
    expectations: tuple[Expectation, ...]
    after: tuple[Entry, ...]

    def play(self) -> list[Row]:
        """Play the moves; raise RecordError with the line of one that cannot be played."""
        rows: list[Row] = []
        state = self.start
        for ply, (line, text) in enumerate(self.moves, 1):
            rows.append(play_line(self.game, state, line, text, ply))
            state = rows[-1].state
        return rows

    def run(self) -> list[Failure]:
        """Play the moves and return every expectation that was not met."""
        rows = self.play()
        state = rows[-1].state if rows else self.start
        failures: list[Failure] = []
        for expectation in self.expectations:
            found = _found(self.game, state, rows, expectation)
            if found is not None:
                right = " ".join(filter(None, (expectation.name, expectation.argument)))
                failures.append(Failure(expectation.line, f"{right}: {expectation.value}", found))
        actual = {entry.key: entry for entry in self.game.position_entries(state)}
        for entry in self.after:
            shown = actual.get(entry.key)
            if shown is None or _words(shown) != _words(entry):
                found = shown.text() if shown else f"no line {entry.key!r}"
                failures.append(Failure(entry.line, entry.text(), found))
        return failures


def parse_example(text: str, first_line: int = 1) -> Example:
    """Read an example; raise RecordError or PositionError with the line of what is wrong.

    `first_line` is the number of the text's first line in its file.
    """
    found = {entry.key: entry for entry in read_entries(numbered(text, first_line))}
    own = {key: found.pop(key) for key in OWN_KEYS if key in found}
    title = own["title"].value if "title" in own else ""
    if not title.isprintable():
        raise RecordError(own["title"].line, f"{shown(title)} is no title: plain signs only")
    moves = tuple((line, text.strip()) for line, text in _body(own, "moves"))
    after = tuple(read_entries(own["after"].body)) if "after" in own else ()
    rules = read_game(dict(found))
    expectations = tuple(_expectation(line, text, rules) for line, text in _body(own, "expect"))
    if "board" in found:
        if "seed" in own:
            raise RecordError(own["seed"].line, "a position that has a board needs no seed")
        start = rules.position(found.values())
    else:
        start = _set_up(rules, found, own)
    if not moves and not expectations and not after:
        raise RecordError(first_line, "there are neither moves nor expectations")
    return Example(title, rules, start, moves, expectations, after)


def rulebook_examples() -> Iterable[tuple[str, str, int, str]]:
    """Yield game key, clause id, line number and text of every example in every rulebook."""
    for key, rules in games().items():
        for clause in rules.rulebook.clauses:
            for fence in clause.examples:
                yield key, clause.id, fence.line, fence.text


def _set_up(rules: AnyGame, found: dict[str, Entry], own: Mapping[str, Entry]) -> Any:
    found.pop("game", None)
    check_version(rules, found.pop("rules", None))
    seats, options = read_seats_and_options(rules, found)
    for entry in found.values():
        raise RecordError(entry.line, f"a line {entry.key!r} needs a 'board:' in the same example")
    seed = own.get("seed")
    number = whole_number(seed.value, "the seed", seed.line) if seed else 0
    return rules.setup(seats, seed=number, **dict(options)).state


def _body(own: Mapping[str, Entry], key: str) -> tuple[tuple[int, str], ...]:
    return own[key].body if key in own else ()


def _expectation(line: int, text: str, rules: AnyGame) -> Expectation:
    head, colon, value = text.strip().partition(":")
    name, _, argument = head.partition(" ")
    if not colon or name not in CHECKS:
        known = ", ".join(sorted(CHECKS))
        raise RecordError(line, f"{shown(text.strip())} expects nothing known; there are {known}")
    found = Expectation(name, argument.strip(), value.strip(), line)
    if found.argument and name not in ("events", "cites", "refused"):
        raise RecordError(line, f"{name!r} takes nothing before its colon")
    if name == "refused" and not found.argument:
        raise RecordError(line, "it reads 'refused RULE: ACTION'")
    cited = found.value.split() if name in ("events", "cites") else []
    if name == "cites" and not cited:
        raise RecordError(line, "'cites:' names at least one clause")
    for rule in [found.argument] if name == "refused" else cited:
        try:
            rules.rulebook.clause(rule)
        except UnknownRule as error:
            raise RecordError(line, str(error)) from error
    return found


def _words(entry: Entry) -> tuple[str, list[list[str]]]:
    return entry.value, [text.split() for _, text in entry.body]


def _cited(rows: list[Row], wanted: Expectation) -> list[str]:
    number = len(rows)
    if wanted.argument and not rows:
        raise RecordError(wanted.line, "there are no moves, so none of this number")
    if wanted.argument:
        number = whole_number(wanted.argument, "the move", wanted.line, low=1, high=len(rows))
    return [event.rule for event in rows[number - 1].events] if rows else []


def _events(rules: Game[Any], state: Any, rows: list[Row], wanted: Expectation) -> str | None:
    cited = _cited(rows, wanted)
    return None if cited == wanted.value.split() else " ".join(cited)


def _cites(rules: Game[Any], state: Any, rows: list[Row], wanted: Expectation) -> str | None:
    cited = _cited(rows, wanted)
    return None if set(wanted.value.split()) <= set(cited) else " ".join(cited)


def _refused(rules: Game[Any], state: Any, rows: list[Row], wanted: Expectation) -> str | None:
    refusal = rules.refusal(state, *_action(rules, wanted))
    if refusal is None:
        return "it is legal"
    return None if refusal.rule == wanted.argument else f"{refusal.rule}: {refusal.reason}"


def _legal(rules: Game[Any], state: Any, rows: list[Row], wanted: Expectation) -> str | None:
    refusal = rules.refusal(state, *_action(rules, wanted))
    return f"refused under {refusal.rule}: {refusal.reason}" if refusal else None


def _count(rules: Game[Any], state: Any, rows: list[Row], wanted: Expectation) -> str | None:
    return _differs(wanted, str(len(rules.legal_actions(state))))


def _to_move(rules: Game[Any], state: Any, rows: list[Row], wanted: Expectation) -> str | None:
    decision = rules.decision(state)
    return _differs(wanted, str(decision.seat) if decision else "nobody")


def _scores(rules: Game[Any], state: Any, rows: list[Row], wanted: Expectation) -> str | None:
    return _differs(wanted, " ".join(map(str, rules.scores(state))))


def _winners(rules: Game[Any], state: Any, rows: list[Row], wanted: Expectation) -> str | None:
    outcome = rules.outcome(state)
    if outcome is None:
        return "the game goes on"
    return _differs(wanted, " ".join(map(str, outcome.winners)))


def _differs(wanted: Expectation, found: str) -> str | None:
    return None if wanted.value.split() == found.split() else found


def _action(rules: Game[Any], wanted: Expectation) -> tuple[Action, Seat | None]:
    try:
        return read_action(rules, wanted.value)
    except NotationError as error:
        raise RecordError(wanted.line, str(error)) from error


CHECKS = {
    "events": _events,
    "cites": _cites,
    "refused": _refused,
    "legal": _legal,
    "legal-count": _count,
    "to-move": _to_move,
    "scores": _scores,
    "winners": _winners,
}


def _found(rules: Game[Any], state: Any, rows: list[Row], wanted: Expectation) -> str | None:
    return CHECKS[wanted.name](rules, state, rows, wanted)
