"""Parts of a kit: what is printed together, on sheets of its own or as a page of its own."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from generator.draw.scene import Scene
from generator.sheets.impose import Item, Stock
from generator.sheets.plan import SheetPlan


@dataclass(frozen=True, slots=True)
class Part:
    """Pieces of one size: the file's `key`, the `heading` of its sheets, and the faces by key.

    `gap`, `columns` and `rows` are how they lie best, None where it does not matter. The first
    items are those of the `seats`, `each` as many.
    """

    key: str
    heading: str
    stock: Stock
    items: tuple[Item, ...]
    faces: Mapping[str, Scene]
    gap: float | None = None
    columns: int | None = None
    rows: int | None = None
    seats: int = 0
    each: int = 0


@dataclass(frozen=True, slots=True)
class Leaf:
    """Pages to read, drawn for the size of one paper.

    All scenes are as large as it is, all upright or all turned; `clear` is how many mm they leave
    white on every side.
    """

    key: str
    heading: str
    scenes: tuple[Scene, ...]
    clear: float


@dataclass(frozen=True, slots=True)
class Sheets:
    """Sheets that their maker has planned whole: the plan, its faces by key, and what to know."""

    key: str
    plan: SheetPlan
    faces: Mapping[str, Scene]
    note: str = ""


@dataclass(frozen=True, slots=True)
class Artifact:
    """A finished file: its name without folder, its bytes, its number of pages, what to know.

    `warnings` say what gave way, in words that need no more.
    """

    name: str
    data: bytes = field(repr=False)
    pages: int
    note: str = ""
    warnings: tuple[str, ...] = ()

    @property
    def size(self) -> str:
        """How many pages and KB it has."""
        return f"{_counted(self.pages, 'page')}, {len(self.data) / 1024:.0f} KB"


def summary(artifacts: Sequence[Artifact]) -> str:
    """How many files there are, and how large they are together."""
    size = sum(len(artifact.data) for artifact in artifacts) / 1024
    return f"{_counted(len(artifacts), 'file')}, {size:.0f} KB"


def _counted(count: int, what: str) -> str:
    return f"1 {what}" if count == 1 else f"{count} {what}s"


class Warned(Protocol):
    """A file that is made, or would be."""

    @property
    def name(self) -> str:
        """Its name without folder."""

    @property
    def warnings(self) -> tuple[str, ...]:
        """What gave way."""


def warnings(artifacts: Iterable[Warned]) -> list[str]:
    """What gave way in several files: each warning once, with the files that it is about."""
    about: dict[str, list[str]] = {}
    for artifact in artifacts:
        for warning in artifact.warnings:
            about.setdefault(warning, []).append(artifact.name)
    return [
        f"{warning} ({names[0]}{f' and {len(names) - 1} more' if names[1:] else ''})"
        for warning, names in about.items()
    ]
