"""Reading JSON that somebody else wrote: every field checked, none left over."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.core.errors import PositionError, shown
from engine.core.grid import FARTHEST
from engine.core.types import Cell, Json


class Fields:
    """The fields of one JSON object; each is taken once, with its type and range.

    Every method raises PositionError naming the field (`where.key`) and what would be right.
    """

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, Mapping):
            raise PositionError(where, f"an object is expected, not {_kind(data)}")
        self._data = dict(data)
        self._where = where

    def take(self, key: str) -> Json:
        """Return a field of any type."""
        if key not in self._data:
            raise PositionError(f"{self._where}.{key}", "the field is missing")
        return self._data.pop(key)  # type: ignore[no-any-return]

    def integer(self, key: str, low: int, high: int) -> int:
        """Return a whole number from `low` to `high`."""
        return integer(self.take(key), f"{self._where}.{key}", low, high)

    def optional_integer(self, key: str, low: int, high: int, none: int) -> int:
        """Return a whole number, or `none` where the field is null."""
        value = self.take(key)
        return none if value is None else integer(value, f"{self._where}.{key}", low, high)

    def word(self, key: str, known: Iterable[str]) -> str:
        """Return one of the known words."""
        value = self.take(key)
        names = list(known)
        if not isinstance(value, str) or value not in names:
            raise PositionError(
                f"{self._where}.{key}", f"{shown(value)} is none of {', '.join(names)}"
            )
        return value

    def items(self, key: str, length: int | None = None) -> list[Json]:
        """Return a list, of exactly `length` items where that is given."""
        value = self.take(key)
        if not isinstance(value, list):
            raise PositionError(f"{self._where}.{key}", f"a list is expected, not {_kind(value)}")
        if length is not None and len(value) != length:
            raise PositionError(
                f"{self._where}.{key}", f"{length} items are expected, not {len(value)}"
            )
        return value

    def cell(self, key: str) -> Cell:
        """Return a cell given as [x, y]."""
        x, y = self.items(key, 2)
        where = f"{self._where}.{key}"
        return (
            integer(x, where, -FARTHEST, FARTHEST),
            integer(y, where, -FARTHEST, FARTHEST),
        )

    def mapping(self, key: str) -> dict[str, Json]:
        """Return an object's fields."""
        value = self.take(key)
        if not isinstance(value, Mapping):
            raise PositionError(
                f"{self._where}.{key}", f"an object is expected, not {_kind(value)}"
            )
        return {str(name): item for name, item in value.items()}

    def end(self) -> None:
        """Raise PositionError where a field is left that nobody asked for."""
        for key in self._data:
            raise PositionError(f"{self._where}.{key}", "there is no such field")


def integer(value: object, where: str, low: int, high: int) -> int:
    """Return a whole number in a range; raise PositionError naming `where`."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise PositionError(where, f"{shown(value)} is no whole number from {low} to {high}")
    return value


def _kind(value: object) -> str:
    return "nothing" if value is None else type(value).__name__
