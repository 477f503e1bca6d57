"""The rulebook: a Markdown file in which every rule has a heading with a lasting id.

A clause's heading reads `### Land chains { #vye.land.chain .mechanic .ruling }`. The classes:
`.mechanic` for clauses that an event or a refusal cites, `.text` and `.ruling` for where the
clause comes from (both for a source's rule that this project completed). Under it stand its text, a
quotation (`> …`) with the readings that were not chosen, and worked examples in `board` fences.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from engine.core.errors import RecordError, UnknownRule

HEADING = re.compile(r"(#{1,4}) (.+?)(?: \{ #([a-z0-9.-]+)((?: \.[a-z-]+)*) \})?")
CLASSES = ("mechanic", "text", "ruling")


@dataclass(frozen=True, slots=True)
class Fence:
    """A worked example in a rulebook: its text and the line number of its first line."""

    text: str
    line: int


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule. `body` is Markdown without heading, readings and fences."""

    id: str
    title: str
    level: int
    chapter: str
    line: int
    classes: tuple[str, ...]
    body: str
    readings: str
    examples: tuple[Fence, ...]

    @property
    def is_mechanic(self) -> bool:
        """Tell whether an event or a refusal cites this clause."""
        return "mechanic" in self.classes

    @property
    def basis(self) -> str:
        """Return where the clause comes from: "text", "ruling", "text + ruling" or ""."""
        return " + ".join(name for name in ("text", "ruling") if name in self.classes)


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All clauses of one game in reading order. Chapters are the clauses of level 2."""

    title: str
    clauses: tuple[Clause, ...]
    source: str
    _index: dict[str, Clause] = field(default_factory=dict, repr=False, compare=False)

    def clause(self, rule: str) -> Clause:
        """Return the clause with this id; raise UnknownRule where there is none."""
        if not self._index:
            self._index.update({clause.id: clause for clause in self.clauses})
        try:
            return self._index[rule]
        except KeyError:
            raise UnknownRule(rule, self._index) from None

    def ids(self) -> tuple[str, ...]:
        """Return the ids of all clauses in reading order, chapters included."""
        return tuple(clause.id for clause in self.clauses)


def filled(source: str, fillings: Mapping[str, str]) -> str:
    """Return a rulebook's text with fillings in place of `{{NAME}}`."""
    for name, filling in fillings.items():
        source = source.replace(f"{{{{{name}}}}}", filling)
    return source


def parse_rulebook(source: str) -> Rulebook:
    """Read a rulebook; raise RecordError for a heading without id or an id given twice."""
    title = ""
    chapter = ""
    clauses: list[Clause] = []
    seen: set[str] = set()
    for line, heading, body in _sections(source):
        match = HEADING.fullmatch(heading)
        level = len(match[1]) if match else 0
        if match and level == 1:
            title = match[2]
            continue
        if not match or not match[3]:
            raise RecordError(
                line, f"{heading!r} has no id; a heading reads '### Title {{ #game.topic.rule }}'"
            )
        classes = tuple(match[4].replace(".", "").split())
        for name in classes:
            if name not in CLASSES:
                raise RecordError(line, f"no class {name!r}; there are {', '.join(CLASSES)}")
        if match[3] in seen:
            raise RecordError(line, f"the id {match[3]!r} is there already")
        seen.add(match[3])
        chapter = match[2] if level == 2 else chapter
        text, readings, examples = _parts(body)
        clauses.append(
            Clause(
                match[3], match[2], level, chapter, line, classes, text, readings, tuple(examples)
            )
        )
    return Rulebook(title, tuple(clauses), source)


def _sections(source: str) -> Iterable[tuple[int, str, list[tuple[int, str]]]]:
    """Split at headings outside fences; what stands before the first is left out."""
    heading: tuple[int, str] | None = None
    body: list[tuple[int, str]] = []
    fenced = False
    for number, line in enumerate(source.split("\n"), 1):
        if line.startswith("```"):
            fenced = not fenced
        if line.startswith("#") and not fenced:
            if heading:
                yield *heading, body
            heading, body = (number, line.rstrip()), []
        else:
            body.append((number, line))
    if heading:
        yield *heading, body


def _parts(body: list[tuple[int, str]]) -> tuple[str, str, list[Fence]]:
    text: list[str] = []
    readings: list[str] = []
    examples: list[Fence] = []
    fence: list[str] | None = None
    start = 0
    for number, line in body:
        if fence is not None:
            if line.startswith("```"):
                examples.append(Fence("\n".join(fence) + "\n", start))
                fence = None
            else:
                fence.append(line)
        elif line.rstrip() == "```board":
            fence, start = [], number + 1
        elif line.startswith(">"):
            readings.append(line[1:].strip())
        else:
            text.append(line.rstrip())
    if fence is not None:
        raise RecordError(start - 1, "this board fence is never closed")
    squeezed = re.sub(r"\n{3,}", "\n\n", "\n".join(text)).strip()
    return squeezed, "\n".join(readings).strip(), examples
