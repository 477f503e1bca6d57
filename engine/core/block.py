"""`key: value` texts with indented bodies: the form of records, positions and examples."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from engine.core.errors import RecordError, shown

LINE_END = re.compile(r"\r\n|\n|\r")
BLOCKS = frozenset({"board", "start", "moves", "expect", "after"})
"""Keys whose value stands below them, indented; that of all others stands beside them."""

HEAD = re.compile(r"([a-z][a-z-]*(?: [a-z0-9-]+)?):(?:\s+(.*))?")


class Entry(NamedTuple):
    """One `key: value`, with the indented lines under it as (line number, text)."""

    key: str
    value: str
    line: int
    body: tuple[tuple[int, str], ...] = ()

    @property
    def name(self) -> str:
        """Return the key without its argument: `hand` of `hand 0`."""
        return self.key.partition(" ")[0]

    @property
    def argument(self) -> str:
        """Return what follows the key's name: `0` of `hand 0`."""
        return self.key.partition(" ")[2]

    def text(self) -> str:
        """Return the entry as text, the body indented by two spaces."""
        lines = [f"{self.key}: {self.value}".rstrip()]
        return "\n".join(lines + [f"  {text}".rstrip() for _, text in self.body])


def numbered(text: str, first: int = 1) -> list[tuple[int, str]]:
    """Return the lines of a text with their numbers, as an editor counts them."""
    return list(enumerate(LINE_END.split(text.removeprefix("\ufeff")), first))


def read_entries(lines: Iterable[tuple[int, str]]) -> list[Entry]:
    """Read entries from numbered lines.

    Lines that start with `#` and empty lines are skipped; indented lines belong to the BLOCKS entry
    above. Raise RecordError for a line that is neither, a tab, a value in the wrong place, or a
    key given twice.
    """
    entries: list[Entry] = []
    bodies: list[list[tuple[int, str]]] = []
    seen: dict[str, int] = {}
    for number, raw in lines:
        line = raw.rstrip()
        if not line or line.lstrip().startswith("#"):
            continue
        if "\t" in line:
            raise RecordError(number, "a tab stands here; indent with spaces")
        if line.startswith("  "):
            if not entries:
                raise RecordError(number, "an indented line needs a 'key:' line above it")
            last = entries[-1]
            if last.key not in BLOCKS:
                raise RecordError(number, f"nothing stands below {last.key!r}; write it beside")
            bodies[-1].append((number, line[2:]))
            continue
        match = HEAD.fullmatch(line)
        if not match:
            raise RecordError(
                number, f"{shown(line)} is no 'key: value' line and not indented by two spaces"
            )
        key = match[1]
        if key in seen:
            raise RecordError(number, f"{key!r} stands in line {seen[key]} already")
        seen[key] = number
        if key in BLOCKS and match[2]:
            raise RecordError(number, f"what belongs to '{key}:' stands indented below it")
        entries.append(Entry(key, (match[2] or "").strip(), number))
        bodies.append([])
    pairs = zip(entries, bodies, strict=True)
    return [entry._replace(body=tuple(body)) for entry, body in pairs]


def whole_number(text: str, what: str, line: int, *, low: int = 0, high: int = 2**64 - 1) -> int:
    """Return a plain decimal number in a range; raise RecordError otherwise."""
    if re.fullmatch(r"-?[0-9]{1,20}", text) and low <= int(text) <= high:
        return int(text)
    raise RecordError(line, f"{what} is a whole number from {low} to {high}, not {shown(text)}")
