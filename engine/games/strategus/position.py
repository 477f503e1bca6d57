"""Strategus positions as text: written, and read with all that a person may leave out."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.block import Entry, whole_number
from engine.core.errors import PositionError, nearest, shown
from engine.core.grid import draw_grid, read_grid
from engine.core.types import Cell, Options, Seat
from engine.games.strategus.account import READY, Account, Moved, state_of
from engine.games.strategus.board import CELLS, LAKES, cell_of, index
from engine.games.strategus.check import DRAWS, FIRST, WINS, result_error
from engine.games.strategus.check_history import half_moves_ago
from engine.games.strategus.data import MOST_NUMBER
from engine.games.strategus.places import Places, name_of
from engine.games.strategus.position_words import (
    HIDDEN_KIND,
    LAKE_SIGN,
    LONGEST_WORD,
    Past,
    half_move_text,
    read_cells,
    read_half_moves,
    read_word,
    result_text,
    word,
)
from engine.games.strategus.ranks import PIECES
from engine.games.strategus.state import LAKE, NOBODY, StrategusState, side_of

KEYS: tuple[str, ...] = (
    *("first", "to-move", "turn", "quiet", "offer", "placed"),
    *("known", "rows", "run", "result", "board"),
)


def keys(seats: int) -> tuple[str, ...]:
    """Return the lines that a Strategus position may have."""
    return KEYS


def entries(state: StrategusState) -> list[Entry]:
    """Return the lines of a position, without those that say the usual."""
    return _entries(state, range(state.seats), lambda number: True)


def seen_entries(state: StrategusState, seat: Seat | None) -> list[Entry]:
    """Return the lines of a position as a seat may read them (None: a spectator).

    Hidden pieces are `n-?`; before both sides are ready nothing of the other one is there but that
    it is. Rule: strategus.setup.secret, strategus.hidden.blind, strategus.hidden.end
    """
    if state.result is not None:
        return entries(state)
    shown = state.known if seat is not None else ()
    sides = range(state.seats) if not state.is_deploying else () if seat is None else (seat,)
    return _entries(state, sides, lambda number: side_of(number) == seat or number in shown, seat)


def _entries(
    state: StrategusState,
    sides: tuple[Seat, ...] | range,
    is_shown: Callable[[int], bool],
    seat: Seat | None = None,
) -> list[Entry]:
    """Return the lines, with the pieces of `sides`; `known` without those of `seat`."""
    lines = [("first", str(state.first)), ("to-move", str(state.to_move))]
    lines.append(("turn", str(state.turn)))
    lines += [("quiet", str(state.quiet))] * (state.quiet > 0)
    lines += [("offer", str(state.offer))] * (state.offer != NOBODY)
    if state.is_deploying:
        placed = [
            str(state.placed(side)) if _tells(state, side, sides) else HIDDEN_KIND
            for side in range(state.seats)
        ]
        lines.append(("placed", " ".join(placed)))
    known = [n for n in state.known if is_shown(n) and side_of(n) != seat]
    cells = sorted(cell_of(state.where[number]) for number in known)
    lines += [("known", " ".join(map(CELLS.format, cells)))] * bool(cells)
    for key, moves in (("rows", state.rows), ("run", state.run)):
        lines += [(key, " ".join(half_move_text(each, state) for each in moves))] * bool(moves)
    if state.result is not None:
        lines.append(("result", result_text(state.result)))
    words: dict[Cell, str] = {}
    for at, number in enumerate(state.board):
        cell = cell_of(at)
        words[cell] = LAKE_SIGN if number == LAKE else "."
        if number >= 0 and side_of(number) in sides:
            kind = state.kinds[number] if is_shown(number) else HIDDEN_KIND
            words[cell] = word(side_of(number), kind)
    board = Entry("board", "", 0, tuple((0, line) for line in draw_grid(words, CELLS)))
    return [*(Entry(key, text, 0) for key, text in lines), board]


def _tells(state: StrategusState, side: Seat, sides: tuple[Seat, ...] | range) -> bool:
    """Tell whether all may know how many pieces a side has placed, or those who see its pieces."""
    return side in sides or state.is_ready(side)


def read(seats: int, options: Options, found: Mapping[str, Entry]) -> StrategusState:
    """Return the position that lines describe; raise PositionError or RecordError with a line.

    Pieces that stand nowhere are removed. What may be left out: South moves and, unless the option
    says so, moved first; no fight was longer ago than half-moves are told; as many half-moves as
    these were made; a game that the board shows to be over is over.
    """
    body = found["board"].body if "board" in found else ()
    drawn = {index(cell): at for cell, at in read_grid(body, CELLS).items()}
    has_lakes = options["lakes"] == "on"
    places = Places(
        {at: line for at, (_, line) in drawn.items()},
        {key: entry.line for key, entry in found.items()},
    )
    pieces = {}
    for at in sorted(drawn):
        text, line = drawn[at]
        if text != LAKE_SIGN:
            pieces[at] = read_word(text, at, line)
        elif at not in LAKES or not has_lakes:
            right = (
                "the lakes are c5 to d6 and g5 to h6"
                if has_lakes
                else "there are lakes under lakes=on only"
            )
            raise places.cell(at, f"no lake is here; {right}")
    placed = _placed(found.get("placed"))
    places_next = 0 if placed[0] < PIECES else 1
    usual = 0 if placed == READY else places_next
    to_move = _seat(found.get("to-move"), seats, usual)
    run = _in_turn(read_half_moves(found.get("run")), to_move, seats)
    rows = _standing(read_half_moves(found.get("rows")), pieces, places)
    quiet = _number(found.get("quiet"), len(run), 0)
    made = max(quiet, len(run), *half_moves_ago([moved.seat for moved in rows], to_move))
    account = Account(
        first=_seat(found.get("first"), seats, FIRST.get(options["first"], 0)),
        to_move=to_move,
        pieces=pieces,
        placed=placed,
        turn=_number(found.get("turn"), 1 + made, 1),
        quiet=quiet,
        offer=_seat(found.get("offer"), seats, NOBODY),
        known=read_cells(found.get("known")),
        rows=rows if "rows" in found else None,
        run=run,
        result=_result(found.get("result"), seats),
        is_complete="result" in found,
    )
    return state_of(seats, options, account, places)


def _in_turn(past: tuple[Past, ...], to_move: Seat, seats: int) -> tuple[Moved, ...]:
    """Add the seats, which took turns, to half-moves."""
    return tuple(
        Moved((to_move + len(past) - place) % seats, *each) for place, each in enumerate(past)
    )


def _standing(
    past: tuple[Past, ...], pieces: Mapping[int, tuple[Seat, str]], places: Places
) -> tuple[Moved, ...]:
    """Add the seats to half-moves: those of the pieces where they stand now."""
    for source, target, now in past:
        if now not in pieces:
            way = f"{name_of(source)}-{name_of(target)}"
            raise places.line("rows", f"{way}: no piece stands at {name_of(now)} now")
    return tuple(Moved(pieces[each[2]][0], *each) for each in past)


def _number(entry: Entry | None, usual: int, low: int) -> int:
    if entry is None:
        return usual
    return whole_number(entry.value, entry.key, entry.line, low=low, high=MOST_NUMBER)


def _seat(entry: Entry | None, seats: int, usual: Seat) -> Seat:
    if entry is None:
        return usual
    return whole_number(entry.value, f"the seat in '{entry.key}'", entry.line, high=seats - 1)


def _placed(entry: Entry | None) -> tuple[int, int]:
    if entry is None:
        return READY
    words = entry.value.split()
    if len(words) != 2:
        reason = f"{shown(entry.value)}: it reads like '40 12', South's pieces and North's"
        raise PositionError("placed", reason, entry.line)
    if HIDDEN_KIND in words:
        reason = "this is a position as one seat saw it, which can be read but not played"
        raise PositionError("placed", reason, entry.line)
    south, north = (
        whole_number(each, "how many are placed", entry.line, high=PIECES) for each in words
    )
    if (south, north) == READY:
        reason = "both sides are ready, so nothing is to be said of placing; leave the line out"
        raise PositionError("placed", reason, entry.line)
    return south, north


def _result(entry: Entry | None, seats: int) -> tuple[str, Seat] | None:
    if entry is None:
        return None
    rule, _, seat = entry.value.partition(" ")
    if rule not in (*WINS, *DRAWS):
        close = nearest(rule[:LONGEST_WORD], (*WINS, *DRAWS))
        right = f"; it reads like '{WINS[0]} 0' or '{DRAWS[-1]}'"
        raise PositionError("result", f"{shown(rule)} ends no game{close or right}", entry.line)
    winner = NOBODY
    if seat.strip():
        winner = whole_number(seat.strip(), "the winner", entry.line, high=seats - 1)
    error = result_error(rule, winner, "result", entry.line)
    if error is not None:
        raise error
    return rule, winner
