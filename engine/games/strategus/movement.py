"""Where pieces may move, but for repetition.

Rule: strategus.move.step, strategus.move.scout, strategus.move.immobile, strategus.board.lakes
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.game import Refusal
from engine.core.types import Cell, Seat
from engine.games.strategus.board import BESIDE, CELLS, RAYS, SIZE, cell_of, index
from engine.games.strategus.ranks import IMMOBILE, KINDS, PIECES
from engine.games.strategus.state import EMPTY, LAKE, StrategusState


def targets(state: StrategusState, at: int, seat: Seat) -> list[int]:
    """Return the cells that a side's piece at `at` may move to, ascending.

    Rule: strategus.move.step, strategus.move.scout
    """
    board = state.board
    kind = state.kinds[board[at]]
    if kind in IMMOBILE:
        return []
    low = PIECES * (1 - seat)
    high = low + PIECES
    if kind != "scout":
        return [near for near in BESIDE[at] if board[near] == EMPTY or low <= board[near] < high]
    charges = state.options["scout_charge"] == "on"
    found = []
    for ray in RAYS[at]:
        for steps, far in enumerate(ray):
            if board[far] == EMPTY:
                found.append(far)
                continue
            if low <= board[far] < high and (charges or steps == 0):
                found.append(far)
            break
    found.sort()
    return found


def moves(state: StrategusState, seat: Seat) -> Iterator[tuple[int, list[int]]]:
    """Yield each cell of a side's pieces that may move, ascending, with its targets."""
    low = PIECES * seat
    high = low + PIECES
    for at, number in enumerate(state.board):
        if low <= number < high:
            found = targets(state, at, seat)
            if found:
                yield at, found


def animals(state: StrategusState, seat: Seat) -> int:
    """Return how many movable pieces a side has left. Rule: strategus.win.no-animals."""
    own = range(PIECES * seat, PIECES * (seat + 1))
    kinds, where = state.kinds, state.where
    return sum(where[number] >= 0 and kinds[number] not in IMMOBILE for number in own)


def cannot_move(state: StrategusState, seat: Seat, source: Cell, target: Cell) -> Refusal | None:
    """Return why a piece may not move so, but for repetition; None where it may."""
    step = "strategus.move.step"
    for cell in (source, target):
        if not (0 <= cell[0] < SIZE and 0 <= cell[1] < SIZE):
            return Refusal(step, f"{CELLS.format(cell)} is not on the board")
    at, to = index(source), index(target)
    here, there = CELLS.format(source), CELLS.format(target)
    number, other = state.board[at], state.board[to]
    if number < 0:
        return Refusal(step, f"no piece stands at {here}")
    if number // PIECES != seat:
        return Refusal(step, f"the piece at {here} is the enemy's")
    if at == to:
        return Refusal(step, f"a piece moves to another cell; it stands at {here} already")
    if to in targets(state, at, seat):
        return None
    kind = KINDS[state.kinds[number]]
    if kind.key in IMMOBILE:
        return Refusal("strategus.move.immobile", f"the {kind.name} at {here} never moves")
    if other == LAKE:
        return Refusal("strategus.board.lakes", f"{there} is a lake")
    if other >= 0 and other // PIECES == seat:
        return Refusal(step, f"a piece of the same side stands at {there}")
    if kind.key != "scout":
        reason = f"a {kind.name} moves one cell along a row or a column, not from {here} to {there}"
        return Refusal(step, reason)
    scout = "strategus.move.scout"
    line = between(at, to)
    if line is None:
        return Refusal(scout, f"a Scout moves in a straight line, not from {here} to {there}")
    for passed in line:
        name = CELLS.format(cell_of(passed))
        if state.board[passed] == LAKE:
            return Refusal("strategus.board.lakes", f"a lake lies between, at {name}")
        if state.board[passed] != EMPTY:
            return Refusal(scout, f"a piece stands in the way, at {name}")
    return Refusal(scout, "in this game a Scout attacks only the cell beside it")


def between(at: int, to: int) -> list[int] | None:
    """Return the cells passed on a straight way, without its ends; None where it is not one."""
    for ray in RAYS[at]:
        if to in ray:
            return list(ray[: ray.index(to)])
    return None
