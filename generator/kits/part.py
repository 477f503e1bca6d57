"""Parts of a kit: what is printed together, on sheets of its own or as a page of its own."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from generator.draw.scene import Scene
from generator.sheets.impose import Item, Stock


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
    """A page to read, drawn for the size of one paper; `scene` is as large as that paper."""

    key: str
    heading: str
    scene: Scene


@dataclass(frozen=True, slots=True)
class Artifact:
    """A finished file: its name without folder, its bytes, its number of pages, what to know."""

    name: str
    data: bytes = field(repr=False)
    pages: int
    note: str = ""
