"""All legal actions of a Rue position, fast.

They are what filtering `Rue.candidates` gives; the contract tests hold the two together.
"""

from __future__ import annotations

from itertools import combinations

from engine.core.action import Action
from engine.core.types import Cell, Seat
from engine.games.rue.capture import Touch, bill, is_new_red, matches, touching
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
            spots.append(((cell,), touched, payments(state, seat, neighbours, held)))
    new = tuple.__new__  # what Action(…) calls, without the detour through its signature
    found: list[Action] = []
    for code in sorted(state.hands[seat]):
        ways = [(turn, MASKS[code, turn]) for turn in turns(state, code)]
        for cells, touched, known in spots:
            if known is None:
                found += [new(Action, ("place", code, cells, turn, ())) for turn, _ in ways]
                continue
            for turn, edges in ways:
                for pay in known[edges & touched]:
                    found.append(new(Action, ("place", code, cells, turn, pay)))
    return tuple(found)


def payments(
    state: RueState, seat: Seat, neighbours: list[Touch], held: list[Cell]
) -> dict[int, Payments] | None:
    """Return the ways to pay by the red edges that touch a neighbour; None: never anything.

    Rule: rue.capture.red-choice
    """
    if not any(is_new_red(touch, seat) for touch in neighbours):
        return None
    found: dict[int, Payments] = {}
    for size in range(len(neighbours) + 1):
        for sides in combinations([1 << touch.side for touch in neighbours], size):
            edges = sum(sides)
            owed = bill(state, seat, matches(neighbours, edges), held)
            found[edges] = tuple(combinations(owed.purse, owed.number)) if owed.number else UNPAID
    return found
