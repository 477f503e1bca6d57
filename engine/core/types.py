"""Shared type names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

Seat: TypeAlias = int
"""A player's place at the table, from 0 in turn order."""

Cell: TypeAlias = tuple[int, int]
"""A cell (x, y) of the grid: x grows to the east, y to the south."""

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"
"""What goes into state data, views and events: no floats, so that text forms are exact."""

OptionValue: TypeAlias = str | int
Options: TypeAlias = Mapping[str, OptionValue]
"""Resolved options: one value for every option key of the game."""
