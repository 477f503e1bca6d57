"""Extras: what a kit has beside the game's own pieces, such as boards, booklets and guides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.core.registry import AnyGame
from generator.kits.part import Leaf, Sheets
from generator.sheets.papers import Paper

if TYPE_CHECKING:
    from generator.kits.default import Kit
    from generator.kits.options import KitOptions

#: The settings, by their names in KitOptions, that change nothing about a page to read.
READ = frozenset(
    {
        "layout", "motif", "trim", "seats", "marks", "mark_sides", "registration", "gap", "bleed",
    }
)  # fmt: skip


def has_pieces(game: AnyGame) -> bool:
    """Whether there is anything in the box at all."""
    return any(component.count for component in game.components())


@dataclass(frozen=True, slots=True)
class Extra:
    """One thing beside the pieces: its name for `only`, whom it serves, and how it is made.

    `layout` is the one way in which it is printed, `idle` holds the settings that change nothing
    about it. `make` takes the game's kit, the options and the paper; it raises FitError for a paper
    on which it cannot be made.
    """

    key: str
    serves: Callable[[AnyGame], bool]
    make: Callable[[Kit, KitOptions, Paper], Leaf | Sheets]
    layout: str = "fronts"
    idle: frozenset[str] = READ
