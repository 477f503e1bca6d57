"""Legal moves listed so that a person finds theirs among hundreds."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from engine.core.action import Action
from engine.core.registry import AnyGame
from engine.core.words import UNBROKEN, WIDTH

FEW = 12
"""So many moves are listed one by one; more are grouped by what they start with."""


def move_lines(game: AnyGame, actions: Sequence[Action]) -> list[str]:
    """Return moves as lines: a few in full, many as `play land-a, land-c: -1,0  0,1  2,0`.

    A grouped move is typed as one start and one end of its line: `play land-c 0,1`.
    """
    if len(actions) <= FEW:
        return [game.format(action) for action in actions]
    ends: dict[tuple[str, str], list[str]] = {}
    for action in actions:
        verb, start, end = parts(game, action)
        ends.setdefault((verb, start), []).append(end)
    starts: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for (verb, start), found in ends.items():
        starts.setdefault((verb, tuple(found)), []).append(start)
    lines = []
    for (verb, tails), heads in starts.items():
        head = " ".join(filter(None, (verb, ", ".join(filter(None, heads)))))
        lines += _wrapped(head, tails)
    return lines


def parts(game: AnyGame, action: Action) -> tuple[str, str, str]:
    """Return a move as verb, start (its key, or the first of two cells) and the rest."""
    verb, *words = game.format(action).split(" ")
    has_start = bool(action.key) or len(action.cells) > 1
    return verb, " ".join(words[:has_start]), " ".join(words[has_start:])


def holding(game: AnyGame, actions: Sequence[Action], asked: str) -> list[Action]:
    """Return the moves that hold all words of `asked`: cells exactly, others as part of a word."""
    found = []
    for action in actions:
        words = game.format(action).split(" ")
        if all(_holds(game, words, word) for word in asked.split()):
            found.append(action)
    return found


def _holds(game: AnyGame, words: Sequence[str], asked: str) -> bool:
    if game.cells.parse(asked) is not None:
        return asked in words
    return any(asked in word for word in words)


def _wrapped(head: str, tails: Sequence[str]) -> list[str]:
    if not any(tails):
        return [head]
    between = ";  " if any(" " in tail for tail in tails) else "  "
    # A line may end between two moves, never within one.
    whole = between.join(tail.replace(" ", UNBROKEN) for tail in tails)
    lines = textwrap.wrap(
        f"{head}: {whole}",
        WIDTH,
        subsequent_indent="    ",
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [line.replace(UNBROKEN, " ") for line in lines]
