"""Whether a Strategus position is possible; it need not be one that a game leads to.

Pieces that are not on the board are removed. A side may lack its apple while the game goes on:
a position drawn by hand need not show it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.core.errors import PositionError
from engine.core.types import Options, Seat
from engine.games.strategus import ending
from engine.games.strategus.board import LAKES, ORDER, is_home
from engine.games.strategus.places import Places
from engine.games.strategus.ranks import COUNTS, IMMOBILE, PIECES
from engine.games.strategus.state import GONE, NOBODY, StrategusState, side_of

APPLE, AGREED, RESIGN = (
    "strategus.win.apple",
    "strategus.draw.agreed",
    "strategus.end.resign",
)
WINS: tuple[str, ...] = (
    APPLE,
    "strategus.win.no-animals",
    "strategus.win.blocked",
    RESIGN,
    "strategus.repeat.stuck",
)
DRAWS: tuple[str, ...] = ("strategus.draw.both-immobile", "strategus.draw.no-fight", AGREED)
"""The clauses that end a game, with a winner and without."""

FIRST: Mapping[object, Seat] = {"south": 0, "north": 1}

Pieces = Mapping[int, tuple[Seat, str]]
"""Side and kind of each piece on the board, by the index of its cell."""


def check_pieces(pieces: Pieces, options: Options, places: Places) -> None:
    """Raise PositionError unless pieces can stand where they do.

    Rule: strategus.setup.army, strategus.board.lakes, strategus.move.immobile
    """
    found: Counter[tuple[Seat, str]] = Counter()
    for at in sorted(pieces):
        seat, kind = pieces[at]
        found[seat, kind] += 1
        if found[seat, kind] > COUNTS[kind]:
            reason = f"{kind} is one too many; seat {seat} has {COUNTS[kind]} of it in all"
            raise places.cell(at, reason)
        if options["lakes"] == "on" and at in LAKES:
            raise places.cell(at, "nothing stands in a lake")
        if kind in IMMOBILE and not is_home(seat, at):
            rows = "1 to 4" if seat == 0 else "7 to 10"
            reason = f"the {kind} of seat {seat} never moves, so it stands in rows {rows}"
            raise places.cell(at, reason)


def check_placed(pieces: Pieces, placed: tuple[int, int], to_move: Seat, places: Places) -> None:
    """Raise PositionError unless exactly the cells placed on so far hold their side's pieces.

    Rule: strategus.setup.zone
    """
    south, north = placed
    if north and south < PIECES:
        reason = f"{south} {north}, but North places only when South has placed all {PIECES}"
        raise places.line("placed", reason)
    turn = 0 if south < PIECES else 1
    if to_move != turn:
        raise places.line("to-move", f"with {south} {north} placed it is seat {turn} that places")
    wanted = {at: seat for seat in (0, 1) for at in ORDER[seat][: placed[seat]]}
    for at in sorted({**wanted, **dict.fromkeys(pieces, 0)}):
        if at not in pieces:
            reason = f"with {south} {north} placed a piece of seat {wanted[at]} stands here"
            raise places.cell(at, reason)
        if at not in wanted or wanted[at] != pieces[at][0]:
            reason = f"with {south} {north} placed no piece of seat {pieces[at][0]} stands here yet"
            raise places.cell(at, reason)


def check_state(state: StrategusState, places: Places, *, is_complete: bool) -> None:
    """Raise PositionError unless numbers, offer, shown pieces and result fit the board.

    Where `is_complete` is false, a result left out is added.
    """
    first = FIRST.get(state.options["first"], state.first)
    if state.first != first:
        reason = f"{state.first}, but first={state.options['first']} says {first}"
        raise places.line("first", reason)
    if state.is_deploying:
        _check_deploying(state, places)
        return
    if state.result is None and not any(number >= 0 for number in state.board):
        reason = "no piece stands on it; before the first is placed a line says 'placed: 0 0'"
        raise places.line("board", reason)
    if state.quiet >= state.turn:
        reason = f"{state.quiet} half-moves without a fight, but only {state.turn - 1} were made"
        raise places.line("quiet", reason)
    limit = state.options["no_fight_limit"]
    if isinstance(limit, int) and state.quiet > limit:
        reason = f"{state.quiet}, but {limit} half-moves without a fight have ended the game"
        raise places.line("quiet", reason)
    _check_known(state, places)
    _check_result(state, places, is_complete=is_complete)
    if state.offer != NOBODY and state.result is not None:
        raise places.line("offer", "the game is over, so no offer of a draw stands")


def _check_deploying(state: StrategusState, places: Places) -> None:
    """Check that nothing has happened yet but placing."""
    odd = {
        "quiet": state.quiet != 0,
        "turn": state.turn != 1,
        "offer": state.offer != NOBODY,
        "known": bool(state.known),
        "result": state.result is not None,
    }
    for key, is_odd in odd.items():
        if is_odd:
            raise places.line(key, "pieces are still being placed; leave the line out")


def _check_known(state: StrategusState, places: Places) -> None:
    """Check which pieces are shown. Rule: strategus.hidden.memory."""
    if state.known and state.options["memory_aid"] != "on":
        raise places.line("known", "only memory_aid=on keeps showing pieces; leave the line out")
    for seat in range(state.seats):
        shown = sum(side_of(number) == seat for number in state.known)
        other = range(PIECES * (1 - seat), PIECES * (2 - seat))
        lost = sum(state.where[number] == GONE for number in other)
        if shown > lost:
            reason = (
                f"{shown} of seat {seat} are shown after fights, but seat {1 - seat} lost {lost}"
            )
            raise places.line("known", reason)


def _check_result(state: StrategusState, places: Places, *, is_complete: bool) -> None:
    """Check that the game is over if it must be, and by a clause that fits.

    Rule: strategus.end.order
    """
    result = state.result
    if result is not None and result[0] == APPLE:
        _check_apple(state, result[1], places)
        return
    found = ending.after_fight(state) or ending.by_limit(state) or ending.before_move(state)
    if result == found:
        return
    if result is None and not is_complete:
        state.result = found
        return
    if found is not None:
        winner = "" if found[1] == NOBODY else f" {found[1]}"
        raise places.line("result", f"this game is over: the result is {found[0]}{winner}")
    assert result is not None
    if result[0] not in (AGREED, RESIGN):
        raise places.line("result", f"{result[0]} does not fit: the side to move has a move")


def _check_apple(state: StrategusState, winner: Seat, places: Places) -> None:
    """Check that a side has lost its apple just now. Rule: strategus.win.apple."""
    loser = 1 - winner
    apples = [side_of(n) for n in state.board if n >= 0 and state.kinds[n] == "apple"]
    if loser in apples or state.quiet:
        raise places.line("result", f"seat {loser} has not lost its apple with the last half-move")


def result_error(rule: str, winner: Seat, where: str, line: int | None) -> PositionError | None:
    """Return what is wrong with a result by itself, or None."""
    if rule in WINS and winner == NOBODY:
        return PositionError(where, f"after {rule} stands the seat that won", line)
    if rule in DRAWS and winner != NOBODY:
        return PositionError(where, f"{rule} is a draw; nobody won", line)
    return None
