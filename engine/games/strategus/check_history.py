"""Whether the half-moves that a position tells of can have led to its board.

Rule: strategus.repeat.two-square, strategus.repeat.more-squares
"""

from __future__ import annotations

from engine.core.errors import PositionError
from engine.games.strategus.movement import between
from engine.games.strategus.places import Places, name_of
from engine.games.strategus.ranks import COUNTS, IMMOBILE
from engine.games.strategus.repetition import ROW
from engine.games.strategus.state import (
    EMPTY,
    GONE,
    LAKE,
    HalfMove,
    StrategusState,
    side_of,
)

MOST_ROWS = 2 * ROW
"""Half-moves that `rows` can hold: three of each side."""


def check_history(state: StrategusState, places: Places) -> None:
    """Raise PositionError unless `rows` and `run` can be walked back from the board."""
    told = [(key, moves) for key, moves in (("rows", state.rows), ("run", state.run)) if moves]
    if not told:
        return
    for key, moves in told:
        if state.options["repetition"] != "isf":
            reason = "half-moves are remembered under repetition=isf only; leave the line out"
            raise places.line(key, reason)
        _check_turns(state, key, moves, places)
    rows, run = state.rows, state.run
    if len(rows) > MOST_ROWS:
        raise places.line("rows", f"{len(rows)} half-moves; the last {MOST_ROWS} stand there")
    if len(run) > state.quiet:
        reason = f"{len(run)} half-moves, but quiet says {state.quiet} without a fight"
        raise places.line("run", reason)
    both = min(len(rows), len(run))
    if rows[len(rows) - both :] != run[len(run) - both :] or both < min(len(run), MOST_ROWS):
        raise places.line("rows", "the half-moves of run stand there too, the last six of them")
    longer = ("run", run) if len(run) > len(rows) else ("rows", rows)
    _walk_back(state, *longer, places)


def _check_turns(
    state: StrategusState, key: str, moves: tuple[HalfMove, ...], places: Places
) -> None:
    """Check that the sides took turns and that so many half-moves were made."""
    if len(moves) >= state.turn:
        reason = f"{len(moves)} half-moves, but only {state.turn - 1} were made"
        raise places.line(key, reason)
    for back, half_move in enumerate(reversed(moves), 1):
        seat = (state.to_move + back) % state.seats
        if side_of(half_move.piece) != seat:
            reason = f"seat {seat} made it, for sides take turns and seat {state.to_move} is next"
            raise places.line(key, f"{_way(half_move)}: {reason}")


def _walk_back(
    state: StrategusState, key: str, moves: tuple[HalfMove, ...], places: Places
) -> None:
    """Take half-moves back, the last one first; all that is seen to stand in the way is wrong.

    A piece that was removed later is put back as far as half-moves tell where it stood.
    """
    board = state.board.copy()
    for back, half_move in enumerate(reversed(moves)):
        number, source, target = half_move
        is_gone = state.where[number] == GONE
        there = board[target]
        if is_gone and back < state.quiet:
            raise _wrong(half_move, key, "no fight has removed its piece since", places)
        if not is_gone and there != number:
            raise _wrong(half_move, key, f"its piece did not stand at {name_of(target)}", places)
        if is_gone and there >= 0 and _is_own_standing(state, there, number):
            raise _wrong(half_move, key, f"another piece stood at {name_of(target)}", places)
        if there == LAKE:
            raise _wrong(half_move, key, f"{name_of(target)} is a lake", places)
        if not is_gone or (there >= 0 and side_of(there) == side_of(number)):
            board[target] = EMPTY
        _check_way(state, board, half_move, key, places)
        board[source] = number


def _is_own_standing(state: StrategusState, there: int, number: int) -> bool:
    """Tell whether a piece of the same side is in the way: one that is on the board still."""
    return side_of(there) == side_of(number) and state.where[there] != GONE


def _check_way(
    state: StrategusState, board: list[int], half_move: HalfMove, key: str, places: Places
) -> None:
    """Check that a piece could go this way. Rule: strategus.move.step, strategus.move.scout."""
    number, source, target = half_move
    passed = between(source, target)
    if passed is None:
        raise _wrong(half_move, key, "it is no straight way", places)
    for at in (source, *passed):
        if board[at] != EMPTY:
            what = "a lake" if board[at] == LAKE else "a piece that stands there"
            raise _wrong(half_move, key, f"{name_of(at)} is {what}", places)
    if state.where[number] == GONE:
        lost = state.graveyard(side_of(number)).get("scout", 0)
        if passed and not lost:
            reason = f"only a scout moves so far, and none of the {COUNTS['scout']} is removed"
            raise _wrong(half_move, key, reason, places)
    elif state.kinds[number] in IMMOBILE:
        raise _wrong(half_move, key, f"a {state.kinds[number]} never moves", places)
    elif passed and state.kinds[number] != "scout":
        raise _wrong(half_move, key, "only a scout moves so far", places)


def _way(half_move: HalfMove) -> str:
    return f"{name_of(half_move.source)}-{name_of(half_move.target)}"


def _wrong(half_move: HalfMove, key: str, reason: str, places: Places) -> PositionError:
    return places.line(key, f"{_way(half_move)}: {reason}")
