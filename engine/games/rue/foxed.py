"""Foxed: blue tiles that it does not pay to capture.

Rule: rue.culture.jargon
"""

from __future__ import annotations

from engine.core.types import Cell, Seat
from engine.games.rue.capture import matches, touching
from engine.games.rue.placing import is_bad_form, open_cells
from engine.games.rue.state import RueState
from engine.games.rue.tiles import MASKS, TILES


def foxed_cells(state: RueState, seat: Seat) -> list[Cell]:
    """Return the cells of blue tiles that are foxed for a seat, ascending.

    A tile is, if the seat, were it its turn, could capture it with its present hand, and no such
    placement would leave its score higher than before.
    """
    gains: dict[Cell, int] = {}
    edges = dict.fromkeys(
        MASKS[code, turn] for code in state.hands[seat] for turn in turns(state, code)
    )
    for cell in open_cells(state.table):
        if state.options["area"] == "hard" and is_bad_form(state, cell):
            continue
        neighbours = touching(state, cell)
        for mask in edges:
            captured = matches(neighbours, mask)
            gain = sum(-1 if t.is_red_tile else 1 for t in captured if t.is_news(seat))
            for touch in captured:
                if not touch.is_red_tile:
                    gains[touch.cell] = max(gain, gains.get(touch.cell, gain))
    return sorted(cell for cell, gain in gains.items() if gain <= 0)


def turns(state: RueState, code: str) -> tuple[int, ...]:
    """Return the rotations in which a tile may be placed. Rule: rue.place.rotation."""
    return TILES[code].turns if state.options["rotation"] == "free" else (0,)
