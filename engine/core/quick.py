"""What the quick references of all games are made of: short lines with the clauses they sum up."""

from __future__ import annotations

from typing import NamedTuple

LONGEST = 140
"""The most characters that a line has."""


class Line(NamedTuple):
    """A line and the ids of its clauses."""

    text: str
    rules: tuple[str, ...]


class Case(NamedTuple):
    """What happens in a case: both parts are short texts."""

    when: str
    then: str
    rules: tuple[str, ...]
