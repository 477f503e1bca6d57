"""Single pieces: how many of which are wanted, where not all of a kit are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from engine.core.component import Component


@dataclass(frozen=True, slots=True)
class Single:
    """How many copies of a component, and for which seat: None for everybody's, or each seat's."""

    key: str
    count: int = 1
    seat: int | None = None

    def named(self) -> str:
        """What it is in the name of a file."""
        count = "" if self.count == 1 else f"-x{self.count}"
        return f"{self.key}{count}" + ("" if self.seat is None else f"-seat-{self.seat + 1}")


def taken(components: Iterable[Component], singles: Sequence[Single]) -> list[Component]:
    """The components that are wanted, as many of each as are: all, where no single ones are."""
    found = list(components)
    if not singles:
        return found
    wanted: dict[str, int] = {}
    for one in singles:
        wanted[one.key] = wanted.get(one.key, 0) + one.count
    return [replace(c, count=wanted[c.key]) for c in found if c.key in wanted]


def copies(component: Component, seat: int | None, singles: Sequence[Single]) -> int:
    """How many copies of a component a seat gets."""
    if not singles:
        return component.count
    mine = [one for one in singles if one.key == component.key]
    return sum(one.count for one in mine if one.seat in (None, seat))
