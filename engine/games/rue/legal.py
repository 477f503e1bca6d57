"""All legal actions of a Rue position, fast.

They are what filtering `Rue.candidates` gives; the contract tests hold the two together.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from engine.core.action import Action
from engine.core.types import Cell, Seat
from engine.games.rue.capture import Touch, bill, matches, touching
from engine.games.rue.foxed import turns
from engine.games.rue.placing import is_bad_form, open_cells
from engine.games.rue.state import RueState
from engine.games.rue.tiles import BLUE, MASKS

Payments = tuple[tuple[Cell, ...], ...]
UNPAID: Payments = ((),)


def legal_actions(state: RueState) -> tuple[Action, ...]:
    """Return all legal actions, sorted."""
    seat = state.to_move
    held = state.held(seat, BLUE)
    hard = state.options["area"] == "hard"
    spots = []
    for cell in open_cells(state.table):
        if not (hard and is_bad_form(state, cell)):
            neighbours = touching(state, cell)
            touched = sum(1 << touch.side for touch in neighbours)
            spots.append((cell, touched, payments(state, seat, neighbours, held)))
    new = tuple.__new__  # what Action(…) calls, without the detour through its signature
    found: list[Action] = []
    for code in sorted(state.hands[seat]):
        ways = turns(state, code)
        for cell, touched, known in spots:
            plain = placements(code, cell, ways)
            if known is None:
                found += plain
                continue
            for action in plain:
                pays = known[MASKS[code, action.rotation] & touched]
                if pays is UNPAID:
                    found.append(action)
                else:
                    verb, key, cells, turn, _ = action
                    found += [new(Action, (verb, key, cells, turn, pay)) for pay in pays]
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def placements(code: str, cell: Cell, ways: tuple[int, ...]) -> tuple[Action, ...]:
    """Return a tile on a cell in every rotation, with nothing paid; the same objects each time."""
    return tuple(Action("place", code, (cell,), turn) for turn in ways)


def payments(
    state: RueState, seat: Seat, neighbours: list[Touch], held: list[Cell]
) -> dict[int, Payments] | None:
    """Return the ways to pay by the red edges that touch a neighbour; None: never anything.

    Rule: rue.capture.red-choice
    """
    if not any(touch.is_red_tile and touch.is_news(seat) for touch in neighbours):
        return None
    found: dict[int, Payments] = {}
    for size in range(len(neighbours) + 1):
        for sides in combinations([1 << touch.side for touch in neighbours], size):
            edges = sum(sides)
            owed = bill(state, seat, matches(neighbours, edges), held)
            found[edges] = tuple(combinations(owed.purse, owed.number)) if owed.number else UNPAID
    return found
