"""An arrangement as text: four lines of ten words, the front row first.

A word is a rank from 1 to 10, `T` for a trap, `A` for the apple, or a kind's name; `.` is an
empty place. Large or small letters do not matter. Empty lines, and what follows a `#`, are left
out; so a saved arrangement may have a title.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from engine.core.block import numbered
from engine.core.errors import PositionError, nearest, shown
from engine.games.strategus.arrangement import NONE, Arrangement, surplus
from engine.games.strategus.board import DEPTH, SIZE
from engine.games.strategus.ranks import ARMY, KINDS, RANKS

EMPTY_WORD = "."
LONGEST = 10_000
"""Signs of the longest text that is read."""

SIGNS: Mapping[str, str] = {
    kind.key: str(kind.rank) if kind.rank else kind.name[0] for kind in ARMY
} | {NONE: EMPTY_WORD}
"""What is written for each kind."""

WORDS: Mapping[str, str] = {sign.lower(): key for key, sign in SIGNS.items()} | {
    key: key for key in KINDS
}
"""The kind for every word that is read, in small letters."""

WIDTH = max(map(len, SIGNS.values()))


def parse_arrangement(text: str) -> Arrangement:
    """Return the arrangement that a text shows; places may be empty.

    Raises PositionError naming line and column, both counted from 1, and what would be right.
    """
    if len(text) > LONGEST:
        raise PositionError("the arrangement", f"{len(text)} signs; at most {LONGEST} are read")
    kinds: list[str] = []
    spots: list[tuple[int, int]] = []
    last = 0
    for line, whole in numbered(text):
        words = list(re.finditer(r"\S+", whole.partition("#")[0]))
        if not words:
            continue
        last = line
        if len(kinds) == DEPTH * SIZE:
            raise _error(line, words[0].start(), f"a line too many; {DEPTH} rows are expected")
        if len(words) > SIZE:
            raise _error(line, words[SIZE].start(), f"{len(words)} words; a row has {SIZE}")
        for word in words:
            kinds.append(_kind(word[0], line, word.start()))
            spots.append((line, word.start()))
        if len(words) < SIZE:
            reason = f"the row ends after {len(words)} of {SIZE} words; {EMPTY_WORD} is an empty"
            raise _error(line, words[-1].end(), f"{reason} place")
    if len(kinds) < DEPTH * SIZE:
        rows = len(kinds) // SIZE
        raise _error(last + 1, 0, f"the text ends after {rows} of {DEPTH} rows of {SIZE} words")
    found = surplus(kinds)
    if found:
        at, reason = found
        raise _error(*spots[at], reason)
    return Arrangement(tuple(kinds))


def format_arrangement(arrangement: Arrangement) -> str:
    """Return an arrangement as four lines of aligned words, which reads back as the same."""
    return "".join(
        " ".join(SIGNS[kind].ljust(WIDTH) for kind in row).rstrip() + "\n"
        for row in arrangement.rows
    )


def _kind(word: str, line: int, column: int) -> str:
    """Return the kind for a word; `column` counts from 0."""
    kind = WORDS.get(word.lower())
    if kind is None:
        hint = nearest(word.lower(), KINDS) if len(word) > 2 else ""
        right = f"a rank from 1 to {max(RANKS.values())}, T, A, a kind's name or {EMPTY_WORD}"
        raise _error(line, column, f"{shown(word)} is no piece: {right} is expected{hint}")
    return kind


def _error(line: int, column: int, reason: str) -> PositionError:
    """Return the error at a line, counted from 1, and a column, counted from 0."""
    return PositionError(f"column {column + 1}", reason, line)
