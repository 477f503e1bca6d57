"""What a text or data tells of a position, and the state made from it.

Pieces have no numbers there. They are numbered by ascending cell within each side, removed ones
after them in the order of ranks; while pieces are placed, by the order of placing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.core.types import Options, Seat
from engine.games.strategus.board import LAKES, ORDER
from engine.games.strategus.check import check_pieces, check_placed, check_state
from engine.games.strategus.check_history import check_history
from engine.games.strategus.movement import between
from engine.games.strategus.places import Places, name_of
from engine.games.strategus.ranks import ARMY, PIECES
from engine.games.strategus.repetition import live
from engine.games.strategus.state import (
    GONE,
    LAKE,
    NOBODY,
    HalfMove,
    StrategusState,
    empty_board,
)

READY = (PIECES, PIECES)
"""How many pieces each side has placed once both are ready."""


class Moved(NamedTuple):
    """A half-move as it is told: whose, the indices of its cells, where its piece is now."""

    seat: Seat
    source: int
    target: int
    now: int


class Account(NamedTuple):
    """What is told of a position; `pieces` are side and kind by the index of the cell.

    Seats and numbers are in their ranges, kinds and clauses are known; all else is to be checked.
    """

    first: Seat
    to_move: Seat
    pieces: Mapping[int, tuple[Seat, str]]
    placed: tuple[int, int] = READY
    turn: int = 1
    quiet: int = 0
    offer: Seat = NOBODY
    known: tuple[int, ...] = ()
    rows: tuple[Moved, ...] | None = ()
    """None where they are not told: then they are those of `run`."""

    run: tuple[Moved, ...] = ()
    result: tuple[str, Seat] | None = None
    is_complete: bool = True
    """Whether a game that is over must be told so; otherwise the board says it."""


def state_of(seats: int, options: Options, account: Account, places: Places) -> StrategusState:
    """Return the state that is told; raise PositionError unless it is possible."""
    check_pieces(account.pieces, options, places)
    is_deploying = account.placed != READY
    if is_deploying:
        for key in ("rows", "run"):
            if getattr(account, key):
                raise places.line(key, "pieces are still being placed; leave the line out")
        check_placed(account.pieces, account.placed, account.to_move, places)
    board = empty_board()
    kinds = [""] * (PIECES * seats)
    where = [GONE] * (PIECES * seats)
    if options["lakes"] == "on":
        for at in LAKES:
            board[at] = LAKE
    for seat in range(seats):
        cells = ORDER[seat] if is_deploying else sorted(account.pieces)
        own = [at for at in cells if at in account.pieces and account.pieces[at][0] == seat]
        for number, at in enumerate(own, PIECES * seat):
            board[at] = number
            kinds[number] = account.pieces[at][1]
            where[number] = at
        if not is_deploying:
            _bury(kinds, seat, len(own))
    numbers = {at: board[at] for at in account.pieces}
    run = tuple(_half_move(moved, "run", numbers, places) for moved in account.run)
    rows = (
        live(run, where)
        if account.rows is None
        else tuple(_half_move(moved, "rows", numbers, places) for moved in account.rows)
    )
    state = StrategusState(
        seats=seats,
        options=options,
        first=account.first,
        to_move=account.to_move,
        board=board,
        kinds=kinds,
        where=where,
        known=_known(account.known, numbers, places),
        turn=account.turn,
        quiet=account.quiet,
        offer=account.offer,
        run=run,
        rows=rows,
        result=account.result,
    )
    check_history(state, places)
    check_state(state, places, is_complete=account.is_complete)
    return state


def _bury(kinds: list[str], seat: Seat, standing: int) -> None:
    """Give the numbers after those on the board to the pieces that a side has lost."""
    number = PIECES * seat
    for kind in ARMY:
        left = kinds[PIECES * seat : PIECES * seat + standing].count(kind.key)
        for _ in range(kind.copies - left):
            kinds[number + standing] = kind.key
            number += 1


def _known(cells: tuple[int, ...], numbers: Mapping[int, int], places: Places) -> tuple[int, ...]:
    for place, at in enumerate(cells):
        if at not in numbers:
            raise places.line("known", f"no piece stands at {name_of(at)}")
        if at in cells[:place]:
            raise places.line("known", f"{name_of(at)} stands there twice")
    return tuple(sorted(numbers[at] for at in cells))


def _half_move(moved: Moved, key: str, numbers: Mapping[int, int], places: Places) -> HalfMove:
    """Return a half-move with the number of its piece."""
    seat, source, target, now = moved
    if numbers.get(now) not in range(PIECES * seat, PIECES * (seat + 1)):
        way = f"{name_of(source)}-{name_of(target)}"
        reason = f"no piece of seat {seat}, whose half-move it is, stands at {name_of(now)} now"
        raise places.line(key, f"{way}: {reason}")
    if between(source, target) is None:
        raise places.line(key, f"{name_of(source)}-{name_of(target)}: it is no straight way")
    return HalfMove(numbers[now], source, target)
