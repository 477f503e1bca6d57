"""Whether the half-moves that a position tells of can have led to its board.

Rule: strategus.repeat.two-square, strategus.repeat.more-squares
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.errors import PositionError
from engine.core.types import Seat
from engine.games.strategus.movement import between
from engine.games.strategus.places import Places, name_of
from engine.games.strategus.ranks import IMMOBILE
from engine.games.strategus.repetition import ROW, live
from engine.games.strategus.state import EMPTY, LAKE, HalfMove, StrategusState, side_of


def half_moves_ago(sides: Sequence[Seat], to_move: Seat) -> list[int]:
    """Return how long ago the last half-moves of both sides were made, 1 for the very last one.

    `sides` says whose each is, of each side the oldest first; the sides took turns.
    """
    found = []
    for place, seat in enumerate(sides):
        back = sides[place:].count(seat)
        found.append(2 * back if seat == to_move else 2 * back - 1)
    return found


def check_history(state: StrategusState, places: Places) -> None:
    """Raise PositionError unless `rows` and `run` can be walked back from the board."""
    rows, run = state.rows, state.run
    for key, moves in (("rows", rows), ("run", run)):
        if moves and state.options["repetition"] != "isf":
            reason = "half-moves are remembered under repetition=isf only; leave the line out"
            raise places.line(key, reason)
    _check_turns(state, run, places)
    if len(run) > state.quiet:
        reason = f"{len(run)} half-moves, but quiet says {state.quiet} without a fight"
        raise places.line("run", reason)
    ago = half_moves_ago([side_of(each.piece) for each in rows], state.to_move)
    _check_rows(state, ago, places)
    told = {len(run) - place: ("run", half_move) for place, half_move in enumerate(run)}
    told = {**{back: ("rows", each) for back, each in zip(ago, rows, strict=True)}, **told}
    _walk_back(state, told, places)


def _check_turns(state: StrategusState, run: tuple[HalfMove, ...], places: Places) -> None:
    """Check that the sides took turns and that so many half-moves were made."""
    if len(run) >= state.turn:
        reason = f"{len(run)} half-moves, but only {state.turn - 1} were made"
        raise places.line("run", reason)
    for back, half_move in enumerate(reversed(run), 1):
        seat = (state.to_move + back) % state.seats
        if side_of(half_move.piece) != seat:
            reason = f"seat {seat} made it, for sides take turns and seat {state.to_move} is next"
            raise places.line("run", f"{_way(half_move)}: {reason}")


def _check_rows(state: StrategusState, ago: Sequence[int], places: Places) -> None:
    """Check that rows are as long as they count, in order, and those of `run` where it tells."""
    rows, run = state.rows, state.run
    for seat in range(state.seats):
        count = sum(side_of(each.piece) == seat for each in rows)
        if count > ROW:
            raise places.line("rows", f"{count} half-moves of seat {seat}; at most {ROW} count")
    if ago and max(ago) >= state.turn:
        reason = f"its first was made {max(ago)} half-moves ago, but only {state.turn - 1} were"
        raise places.line("rows", reason)
    if list(ago) != sorted(ago, reverse=True):
        right = f"sides take turns and seat {state.to_move} is next, so {_order(rows, ago)}"
        raise places.line("rows", f"the oldest half-move comes first; {right}")
    counting = [side_of(each.piece) for each in live(rows, state.where)]
    for seat in range(state.seats):
        own = [each for each in rows if side_of(each.piece) == seat]
        past = own[: len(own) - counting.count(seat)]
        if past:
            reason = "it forbids no crossing any more; leave it out"
            raise places.line("rows", f"{_way(past[-1])}: {reason}")
    told = tuple(each for back, each in zip(ago, rows, strict=True) if back <= len(run))
    if told != live(run, state.where):
        right = ", ".join(map(_way, live(run, state.where)))
        raise places.line("rows", f"what still counts of run stands there too, {right}")


def _order(rows: tuple[HalfMove, ...], ago: Sequence[int]) -> str:
    """Return the right order of rows in words."""
    order = sorted(range(len(rows)), key=lambda place: -ago[place])
    return " before ".join(_way(rows[place]) for place in order)


def _walk_back(
    state: StrategusState, told: Mapping[int, tuple[str, HalfMove]], places: Places
) -> None:
    """Take half-moves back, the last one first; all that is seen to stand in the way is wrong.

    `told` are line and half-move by how long ago it was. From where one is not told, the pieces of
    its side may have stood elsewhere.
    """
    board = state.board.copy()
    is_lost = [False] * state.seats
    for back in range(1, max(told, default=0) + 1):
        if back not in told:
            is_lost[(state.to_move + back) % state.seats] = True
            continue
        key, half_move = told[back]
        number, source, target = half_move
        if board[target] != number:
            raise _wrong(half_move, key, f"its piece did not stand at {name_of(target)}", places)
        board[target] = EMPTY
        in_way = [EMPTY if at >= 0 and is_lost[side_of(at)] else at for at in board]
        _check_way(state, in_way, half_move, key, places)
        board[source] = number


def _check_way(
    state: StrategusState, board: list[int], half_move: HalfMove, key: str, places: Places
) -> None:
    """Check that a piece could go this way. Rule: strategus.move.step, strategus.move.scout."""
    number, source, target = half_move
    passed = between(source, target)
    assert passed is not None
    for at in (source, *passed):
        if board[at] != EMPTY:
            what = "a lake" if board[at] == LAKE else "a piece that stands there"
            raise _wrong(half_move, key, f"{name_of(at)} is {what}", places)
    if state.kinds[number] in IMMOBILE:
        raise _wrong(half_move, key, f"a {state.kinds[number]} never moves", places)
    if passed and state.kinds[number] != "scout":
        raise _wrong(half_move, key, "only a scout moves so far", places)


def _way(half_move: HalfMove) -> str:
    return f"{name_of(half_move.source)}-{name_of(half_move.target)}"


def _wrong(half_move: HalfMove, key: str, reason: str, places: Places) -> PositionError:
    return places.line(key, f"{_way(half_move)}: {reason}")
