"""Counts: how many of each piece the rules ask for, said without laying any sheet."""

from __future__ import annotations

from engine.core.registry import AnyGame
from generator.kits.groups import group
from generator.kits.options import KitOptions
from generator.kits.single import copies


def counts(game: AnyGame, piece: str, options: KitOptions) -> dict[str, int] | None:
    """How many copies of each component of a piece there are to be, by name; None for an extra."""
    seats = options.seats or game.most_seats[-1]
    found: dict[str, int] = {}
    for component in game.components():
        if group(component) == piece:
            each = range(seats) if component.per == "seat" else (None,)
            number = sum(copies(component, seat, options.singles) for seat in each)
            if number:
                found[component.name] = found.get(component.name, 0) + number
    return found or None
