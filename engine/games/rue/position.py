"""Rue positions from outside, as text or JSON: read, and checked before they are believed."""

from __future__ import annotations

import re
from collections.abc import Mapping

from engine.core.block import Entry, whole_number
from engine.core.errors import PositionError, nearest, shown
from engine.core.fields import Fields, integer
from engine.core.grid import PlaneCells, beside, draw_grid, read_grid
from engine.core.types import Cell, Json, Options, Seat
from engine.games.rue.state import NOBODY, Laid, RueState
from engine.games.rue.tiles import CODES, TILES

WORD = re.compile(r"([A-Z]{2})([0-3])(?:@([0-9]))?(?::([0-9]))?(?:\$([1-9][0-9]{0,4}))?")
UNSAID: Seat = -2
MOST_COINS = 99_999
"""More than any game can bring about; what a word of a picture can say."""


def word(laid: Laid) -> str:
    """Return a tile as a word of a picture: `BP2@0:1$3`.

    That is: code, rotation, who played it, whose counter lies on it, its coins.
    """
    counter = "" if laid.counter == NOBODY else f":{laid.counter}"
    coins = f"${laid.coins}" if laid.coins else ""
    return f"{laid.code}{laid.rotation}@{laid.played_by}{counter}{coins}"


def read_word(text: str, line: int) -> Laid:
    """Read a word of a picture; who played it may be left UNSAID."""
    match = WORD.fullmatch(text)
    if not match:
        raise PositionError("board", f"{shown(text)} is no tile; one looks like BP2@0:1$3", line)
    if match[1] not in TILES:
        close = nearest(match[1], CODES)
        raise PositionError("board", f"no tile is called {match[1]!r}{close}", line)
    return Laid(
        match[1],
        int(match[2]),
        int(match[3]) if match[3] else UNSAID,
        int(match[4]) if match[4] else NOBODY,
        int(match[5] or 0),
    )


def keys(seats: int) -> tuple[str, ...]:
    """Return the lines that a Rue position may have."""
    return ("attacker", "to-move", *(f"hand {seat}" for seat in range(seats)), "paid", "board")


def entries(state: RueState) -> list[Entry]:
    """Return the lines of a position."""
    found = [
        Entry("attacker", str(state.attacker), 0),
        Entry("to-move", str(state.to_move), 0),
    ]
    found += [Entry(f"hand {seat}", " ".join(hand), 0) for seat, hand in enumerate(state.hands)]
    if state.options["money"] == "on":
        found.append(Entry("paid", " ".join(map(str, state.paid)), 0))
    words = {cell: word(laid) for cell, laid in state.table.items()}
    drawn = draw_grid(words, PlaneCells())
    return [*found, Entry("board", "", 0, tuple((0, line) for line in drawn))]


def read(seats: int, options: Options, found: Mapping[str, Entry]) -> RueState:
    """Return the position that lines describe.

    A hand left out holds every tile of the seat's deck that is not on the table; the Attacker
    left out is the option's seat, else 0; the seat to move follows from the number of tiles.
    """
    drawn = read_grid(found["board"].body if "board" in found else (), PlaneCells())
    table = {cell: read_word(text, line) for cell, (text, line) in drawn.items()}
    lines = {cell: line for cell, (_, line) in drawn.items()}
    given = options["attacker"]
    attacker = _seat(found.get("attacker"), seats, given if isinstance(given, int) else 0)
    to_move = _seat(found.get("to-move"), seats, (attacker + len(table)) % seats)
    hands = {seat: _hand(found[f"hand {seat}"]) for seat in range(seats) if f"hand {seat}" in found}
    _assign(table, hands, seats, attacker, lines)
    played = [{t.code for t in table.values() if t.played_by == seat} for seat in range(seats)]
    full = [
        hands.get(seat, tuple(code for code in CODES if code not in played[seat]))
        for seat in range(seats)
    ]
    paid = _paid(found.get("paid"), seats)
    state = RueState(seats, options, attacker, to_move, table, full, paid)
    heads = {key: entry.line for key, entry in found.items()}
    check(state, lines, heads)
    return state


def from_data(data: Mapping[str, Json], seats: int, options: Options) -> RueState:
    """Return the position that `RueState.data` gave; raise PositionError for anything else."""
    fields = Fields(data, "state")
    for key in ("game", "rules", "seats", "options"):
        fields.take(key)
    turn = fields.integer("turn", 1, 8 * seats + 1)
    attacker = fields.integer("attacker", 0, seats - 1)
    to_move = fields.integer("to_move", 0, seats - 1)
    table: dict[Cell, Laid] = {}
    for index, item in enumerate(fields.items("board")):
        where = f"state.board[{index}]"
        tile = Fields(item, where)
        cell = tile.cell("cell")
        if cell in table:
            raise PositionError(where, f"cell {cell[0]},{cell[1]} holds a tile already")
        table[cell] = Laid(
            tile.word("card", CODES),
            tile.integer("rotation", 0, 3),
            tile.integer("played_by", 0, seats - 1),
            tile.optional_integer("counter", 0, seats - 1, NOBODY),
            tile.integer("coins", 0, MOST_COINS),
        )
        tile.end()
    hands = []
    for index, hand in enumerate(fields.items("hands", seats)):
        if not isinstance(hand, list):
            raise PositionError(f"state.hands[{index}]", "a list is expected")
        where = f"state.hands[{index}]"
        hands.append(_sorted_hand([str(code) for code in hand], where, None))
    paid = [integer(v, "state.paid", 0, MOST_COINS) for v in fields.items("paid", seats)]
    if fields.items("pending"):
        raise PositionError("state.pending", "Rue never waits in the middle of a turn")
    fields.end()
    state = RueState(seats, options, attacker, to_move, table, hands, paid)
    if state.turn != turn:
        raise PositionError("state.turn", f"{turn}, but with {len(table)} tiles it is {state.turn}")
    check(state, {}, {})
    return state


def check(state: RueState, lines: Mapping[Cell, int], heads: Mapping[str, int]) -> None:
    """Raise PositionError unless the position can stand on a table; it need not be reachable.

    Tiles form one group, no seat has a tile twice, the seat to move holds a tile unless all are
    played, coins lie only where money is played for and add up to what was paid in. `lines` are
    the line numbers of tiles, `heads` those of keys, as far as there are any.
    """
    seen: dict[tuple[Seat, str], Cell | None] = {
        (seat, code): None for seat, hand in enumerate(state.hands) for code in hand
    }
    for cell, laid in state.table.items():
        where, line = f"tile at {cell[0]},{cell[1]}", lines.get(cell)
        if max(laid.played_by, laid.counter) >= state.seats:
            raise PositionError(where, f"seats are 0 to {state.seats - 1}", line)
        if laid.rotation not in TILES[laid.code].turns:
            right = f"{laid.code}{laid.rotation - 2}"
            raise PositionError(where, f"Flanks look alike after half a turn: write {right}", line)
        if (laid.played_by, laid.code) in seen:
            raise PositionError(where, f"seat {laid.played_by} has {laid.code} already", line)
        seen[laid.played_by, laid.code] = cell
        if laid.coins and state.options["money"] != "on":
            raise PositionError(where, "coins need the option money=on", line)
    if any(state.hands) and not state.hands[state.to_move]:
        line = heads.get("to-move", heads.get(f"hand {state.to_move}", heads.get("board")))
        raise PositionError("to-move", f"seat {state.to_move} has no tile left to play", line)
    coins = sum(laid.coins for laid in state.table.values())
    if coins != sum(state.paid):
        line = heads.get("paid", heads.get("board"))
        raise PositionError("paid", f"{sum(state.paid)} coins paid in, {coins} on the table", line)
    _check_connected(state.table, lines)
    given = state.options["attacker"]
    if isinstance(given, int) and given != state.attacker:
        reason = f"seat {state.attacker}, but the option says {given}"
        raise PositionError("attacker", reason, heads.get("attacker"))


def _check_connected(table: Mapping[Cell, Laid], lines: Mapping[Cell, int]) -> None:
    if not table:
        return
    reached = {next(iter(table)): None}
    todo = list(reached)
    while todo:
        for near in beside(todo.pop()):
            if near in table and near not in reached:
                reached[near] = None
                todo.append(near)
    for cell in table:
        if cell not in reached:
            x, y = cell
            raise PositionError(
                f"tile at {x},{y}", "it is not joined to the other tiles", lines.get(cell)
            )


def _assign(
    table: dict[Cell, Laid],
    hands: Mapping[Seat, tuple[str, ...]],
    seats: int,
    attacker: Seat,
    lines: Mapping[Cell, int],
) -> None:
    """Give every tile without a player to the first seat, from the Attacker, that lacks it."""
    taken = {(laid.played_by, laid.code) for laid in table.values()}
    taken |= {(seat, code) for seat, hand in hands.items() for code in hand}
    for cell in sorted(table):
        laid = table[cell]
        if laid.played_by != UNSAID:
            continue
        for place in range(seats):
            seat = (attacker + place) % seats
            if (seat, laid.code) not in taken:
                break
        else:
            where = f"tile at {cell[0]},{cell[1]}"
            raise PositionError(where, f"no seat has a {laid.code} left", lines.get(cell))
        taken.add((seat, laid.code))
        table[cell] = laid._replace(played_by=seat)


def _seat(entry: Entry | None, seats: int, default: Seat) -> Seat:
    if entry is None:
        return default
    return whole_number(entry.value, f"the seat in {entry.key!r}", entry.line, high=seats - 1)


def _hand(entry: Entry) -> tuple[str, ...]:
    return _sorted_hand(entry.value.split(), entry.key, entry.line)


def _sorted_hand(codes: list[str], where: str, line: int | None) -> tuple[str, ...]:
    for code in codes:
        if code not in TILES:
            raise PositionError(where, f"no tile is called {shown(code)}", line)
        if codes.count(code) > 1:
            raise PositionError(where, f"{code} stands there twice", line)
    return tuple(sorted(codes, key=CODES.index))


def _paid(entry: Entry | None, seats: int) -> list[int]:
    if entry is None:
        return [0] * seats
    words = entry.value.split()
    if len(words) != seats:
        raise PositionError("paid", f"{seats} numbers are expected, one a seat", entry.line)
    return [whole_number(w, "what a seat paid in", entry.line, high=MOST_COINS) for w in words]
