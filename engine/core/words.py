"""Sentences and lines of text, as all games put them together."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Sequence

WIDTH = 80
"""Signs of a line in a terminal at the most."""

UNBROKEN = "\N{NO-BREAK SPACE}"
"""Stands in short items in place of a space, so that no line ends there."""

SEAT = re.compile(r"\bseat ([0-9]+)\b")


def listed(words: Iterable[str], none: str = "") -> str:
    """Return words as a list in a sentence: `A, B and C`; `none` without any."""
    found = list(words)
    return " and ".join(filter(None, (", ".join(found[:-1]), *found[-1:]))) or none


def sentence(text: str, names: Sequence[str]) -> str:
    """Return a text as a sentence; a name at its start stays as its owner writes it."""
    is_name = any(text.startswith((f"{name} ", f"{name}'", f"{name},")) for name in names)
    return f"{text if is_name else text[0].upper() + text[1:]}."


def named(text: str, names: Sequence[str]) -> str:
    """Return a text with players' names in place of `seat 0`, `seat 1` …; others stay."""
    return SEAT.sub(
        lambda match: names[int(match[1])] if int(match[1]) < len(names) else match[0], text
    )


def wrapped(head: str, text: str) -> list[str]:
    """Return a text as lines of WIDTH; further ones are indented by two more than its head."""
    lines = textwrap.wrap(
        text,
        WIDTH,
        initial_indent=head,
        subsequent_indent=" " * (len(head) + 2),
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [line.replace(UNBROKEN, " ") for line in lines]
