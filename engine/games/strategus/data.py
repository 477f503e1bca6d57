"""Strategus positions as JSON, read and checked before they are believed."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.errors import PositionError, nearest, shown
from engine.core.fields import Fields, integer
from engine.core.types import Json, Options, Seat
from engine.games.strategus.account import Account, Moved, state_of
from engine.games.strategus.board import CELLS, SIZE, index
from engine.games.strategus.check import DRAWS, WINS, result_error
from engine.games.strategus.places import Places, name_of
from engine.games.strategus.position_words import LONGEST_WORD
from engine.games.strategus.ranks import KINDS, PIECES
from engine.games.strategus.state import NOBODY, StrategusState

MOST_NUMBER = 999_999_999
"""More half-moves than any game has; what a position can say."""


def from_data(data: Mapping[str, Json], seats: int, options: Options) -> StrategusState:
    """Return the position that `StrategusState.data` gave; raise PositionError for all else."""
    return state_of(seats, options, account_of(data, seats), Places({}, {}))


def account_of(data: Mapping[str, Json], seats: int) -> Account:
    """Return what data tell of a position, each field with its type and range."""
    fields = Fields(data, "state")
    for key in ("game", "rules", "seats", "options"):
        fields.take(key)
    account = Account(
        first=fields.integer("first", 0, seats - 1),
        to_move=fields.integer("to_move", 0, seats - 1),
        turn=fields.integer("turn", 1, MOST_NUMBER),
        quiet=fields.integer("quiet", 0, MOST_NUMBER),
        offer=fields.optional_integer("offer", 0, seats - 1, NOBODY),
        placed=_placed(fields.items("placed", seats)),
        pieces=_board(fields.items("board"), seats),
        known=tuple(
            _cell(item, f"state.known[{place}]") for place, item in enumerate(fields.items("known"))
        ),
        rows=_half_moves(fields.items("rows"), "state.rows", seats),
        run=_half_moves(fields.items("run"), "state.run", seats),
        result=_result(fields.take("result"), seats),
    )
    if fields.items("pending"):
        raise PositionError("state.pending", "Strategus never waits in the middle of a turn")
    fields.end()
    return account


def _placed(items: list[Json]) -> tuple[int, int]:
    south, north = (
        integer(item, f"state.placed[{seat}]", 0, PIECES) for seat, item in enumerate(items)
    )
    return south, north


def _board(items: list[Json], seats: int) -> dict[int, tuple[Seat, str]]:
    if len(items) > seats * PIECES:
        raise PositionError("state.board", f"{len(items)} pieces; there are {seats * PIECES}")
    pieces: dict[int, tuple[Seat, str]] = {}
    for place, item in enumerate(items):
        where = f"state.board[{place}]"
        fields = Fields(item, where)
        at = _cell(fields.take("cell"), f"{where}.cell")
        if at in pieces:
            raise PositionError(where, f"{name_of(at)} holds a piece already")
        seat = fields.integer("seat", 0, seats - 1)
        kind = fields.take("kind")
        if not isinstance(kind, str) or kind not in KINDS:
            close = nearest(kind[:LONGEST_WORD], KINDS) if isinstance(kind, str) else ""
            raise PositionError(f"{where}.kind", f"no piece is called {shown(kind)}{close}")
        fields.end()
        pieces[at] = seat, kind
    return pieces


def _cell(value: Json, where: str) -> int:
    """Return the index of a cell given as [x, y]."""
    if not isinstance(value, list) or len(value) != 2:
        right = f"a cell is a list [x, y]; {CELLS.example} is [0, 6]"
        raise PositionError(where, f"{shown(value)} is no cell; {right}")
    x, y = (integer(part, where, 0, SIZE - 1) for part in value)
    return index((x, y))


def _half_moves(items: list[Json], where: str, seats: int) -> tuple[Moved, ...]:
    return tuple(_half_move(item, f"{where}[{place}]", seats) for place, item in enumerate(items))


def _half_move(item: Json, where: str, seats: int) -> Moved:
    fields = Fields(item, where)
    seat = fields.integer("seat", 0, seats - 1)
    source, target = (_cell(fields.take(key), f"{where}.{key}") for key in ("from", "to"))
    now = _cell(fields.take("now"), f"{where}.now")
    fields.end()
    return Moved(seat, source, target, now)


def _result(value: Json, seats: int) -> tuple[str, Seat] | None:
    if value is None:
        return None
    fields = Fields(value, "state.result")
    rule = fields.word("rule", (*WINS, *DRAWS))
    winner = fields.optional_integer("winner", 0, seats - 1, NOBODY)
    fields.end()
    error = result_error(rule, winner, "state.result", None)
    if error is not None:
        raise error
    return rule, winner
