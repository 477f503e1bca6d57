"""Games, clauses, replays and examples as text."""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Iterator
from typing import Any

from engine.bots.bot import bots
from engine.core.example import Example
from engine.core.record import Record, replay, row_data
from engine.core.registry import AnyGame, clause_game, games
from engine.core.rulebook import Clause

LINK = re.compile(r"\[([^\]]+)\]\(#[^)]+\)")
"""A link to another clause: a terminal shows its words alone."""


def game_lines() -> Iterator[str]:
    """Yield what there is to play: games with their options, then the bots."""
    for key, game in games().items():
        most, usual = game.most_seats, game.seat_range(game.resolve_options(game.most_seats[0], {}))
        more = f" (up to {most[-1]} by option)" if most[-1] > usual[-1] else ""
        yield f"{key}: {game.title}, {usual[0]} to {usual[-1]} players{more}"
        for option in game.options:
            yield f"  {option.key} = {option.range()}"
            yield from (f"      {value}: {what}" for value, what in option.values.items())
    yield "bots"
    yield from (f"  {bot.key}: {bot.about}" for bot in bots().values())


def clause_lines(rule: str, width: int) -> Iterator[str]:
    """Yield a clause with its options and examples, or the list of clauses of a game or chapter.

    Raise UnknownRule where neither is called `rule`.
    """
    game = clause_game(rule)
    book = game.rulebook
    exact = rule in book.ids()
    below = [c for c in book.clauses if c.id.startswith(f"{rule}.")]
    if not exact and not below:
        book.clause(rule)
    if exact:
        yield from _clause(game, book.clause(rule), width)
    for clause in below:
        yield f"{'  ' * (clause.level - 2)}{clause.id}: {clause.title}"


def _clause(game: AnyGame, clause: Clause, width: int) -> Iterator[str]:
    basis = f" ({clause.basis})" if clause.basis else ""
    yield f"{clause.title} [{clause.id}]{basis}"
    yield from _wrapped(clause.body, width)
    if clause.readings:
        yield ""
        yield from _wrapped(f"Other readings: {clause.readings}", width)
    for option in game.options:
        if option.rule == clause.id:
            yield ""
            yield f"option {option.key} = {option.range()}"
            yield from (f"  {value}: {what}" for value, what in option.values.items())
    for fence in clause.examples:
        yield ""
        yield from fence.text.rstrip().splitlines()


def _wrapped(text: str, width: int) -> Iterator[str]:
    for paragraph in LINK.sub(r"\1", text).split("\n\n"):
        yield ""
        if any(line.startswith(("|", "- ", ": ", "1. ")) for line in paragraph.splitlines()):
            yield from paragraph.splitlines()
        else:
            yield from textwrap.wrap(" ".join(paragraph.split()), width)


def replay_lines(record: Record, as_json: bool) -> Iterator[str]:
    """Yield a replayed game: JSON objects, one a ply and the outcome, or a log in words.

    Raise RecordError, after the plies before it, with the line that cannot be played.
    """
    game = record.game
    names = list(record.names) or [f"Player {seat + 1}" for seat in range(record.seats)]
    state, events = record.first()
    if not as_json:
        yield from (game.describe(event.seen_by(None), names) for event in events)
    for row in replay(record):
        state = row.state
        if as_json:
            yield json.dumps(row_data(game, row), separators=(",", ":"))
            continue
        yield f"{row.ply}. {names[row.seat]}: {game.format(row.action)}"
        yield from (f"   {game.describe(event.seen_by(None), names)}" for event in row.events)
    outcome = game.outcome(state)
    if as_json:
        yield json.dumps({"outcome": outcome.data() if outcome else None}, separators=(",", ":"))
    else:
        yield ""
        yield game.picture(state).rstrip()
        if outcome is None:
            scores = " ".join(map(str, game.scores(state)))
            yield f"The game goes on; score {scores}." if scores else "The game goes on."


def example_lines(example: Example, as_json: bool) -> tuple[list[str], bool]:
    """Return what running an example says, and whether all its expectations were met."""
    rows = example.play()
    failures = example.run()
    state: Any = rows[-1].state if rows else example.start
    if as_json:
        data = {
            "title": example.title,
            "game": example.game.key,
            "ok": not failures,
            "failures": [failure._asdict() for failure in failures],
            "plies": [row_data(example.game, row) for row in rows],
            "state": state.data(),
        }
        return [json.dumps(data, separators=(",", ":"))], not failures
    names = [f"Player {seat + 1}" for seat in range(state.seats)]
    lines = [example.title] if example.title else []
    for row in rows:
        lines.append(f"{row.ply}. {names[row.seat]}: {example.game.format(row.action)}")
        for event in row.events:
            sentence = example.game.describe(event.seen_by(None), names)
            lines.append(f"   {sentence} [{event.rule}]")
    lines += ["", example.game.picture(state).rstrip(), ""]
    for failure in failures:
        lines += [
            f"line {failure.line}: expected  {failure.expected}",
            f"    but found  {failure.found}",
        ]
    total = len(example.expectations) + len(example.after)
    lines.append(f"{total - len(failures)} of {total} expectations met")
    return lines, not failures
