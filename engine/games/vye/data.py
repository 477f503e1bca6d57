"""Vye positions as JSON, read and checked before they are believed."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.decision import Decision
from engine.core.errors import PositionError, shown
from engine.core.fields import Fields
from engine.core.types import Cell, Json, Options, Seat
from engine.games.vye.aim import ACTION
from engine.games.vye.asked import MOST_LEFT, rebuilt
from engine.games.vye.board import open_cells
from engine.games.vye.cards import SPECIALS
from engine.games.vye.check import check
from engine.games.vye.lands import LANDS, LETTERS
from engine.games.vye.options import houses_of
from engine.games.vye.places import MOST_CARDS, known_key
from engine.games.vye.position import MOST_NUMBER
from engine.games.vye.position_words import MOST_CHANGED, MOST_TOKENS, too_many_changed
from engine.games.vye.state import Layer, Spot, Table, VyeState
from engine.games.vye.tokens import NOBODY, UNDEAD


def from_data(data: Mapping[str, Json], seats: int, options: Options) -> VyeState:
    """Return the position that `VyeState.data` gave; raise PositionError for anything else."""
    fields = Fields(data, "state")
    for key in ("game", "rules", "seats", "options"):
        fields.take(key)
    houses = houses_of(seats, options)
    if fields.take("houses") != list(houses):
        raise PositionError("state.houses", f"the options say {', '.join(houses)}")
    sets = _words(fields, "sets", LETTERS)
    kinds = _words(fields, "kinds", tuple(SPECIALS))
    turn = fields.integer("turn", 1, MOST_NUMBER)
    to_move = fields.integer("to_move", 0, seats - 1)
    extra = fields.integer("extra", 0, MOST_NUMBER)
    quiet = fields.integer("quiet", 0, MOST_NUMBER)
    table = _board(fields.items("board"), seats)
    hands = [
        tuple(sorted(_cards(hand, f"state.hands[{seat}]")))
        for seat, hand in enumerate(fields.items("hands", seats))
    ]
    sideboards = [
        tuple(sorted(_cards(cards, f"state.sideboards[{seat}]")))
        for seat, cards in enumerate(fields.items("sideboards", seats))
    ]
    pile = _cards(fields.take("pile"), "state.pile")
    seen = _seen(fields.items("seen"), table, seats)
    pending = _pending(fields.items("pending"), seats)
    over = fields.take("over")
    if not isinstance(over, bool):
        raise PositionError("state.over", f"{shown(over)} is neither true nor false")
    fields.end()
    state = VyeState(
        seats=seats,
        options=options,
        houses=houses,
        sets=sets,
        kinds=kinds,
        table=table,
        hands=hands,
        sideboards=sideboards,
        pile=pile,
        to_move=to_move,
        turn=turn,
        extra=extra,
        quiet=quiet,
        seen=seen,
        pending=pending,
        over=over,
        frontier=open_cells(table),
    )
    check(state, {}, {})
    return state


def _words(fields: Fields, key: str, known: tuple[str, ...]) -> tuple[str, ...]:
    """Return a list of different known words, ascending."""
    found: list[str] = []
    for index, item in enumerate(fields.items(key)):
        where = f"state.{key}[{index}]"
        if not isinstance(item, str) or item not in known:
            raise PositionError(where, f"{shown(item)} is none of {', '.join(known)}")
        if found and item <= found[-1]:
            raise PositionError(where, f"{item} after {found[-1]}; each stands once, ascending")
        found.append(item)
    return tuple(found)


def _cards(value: Json, where: str) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise PositionError(where, f"a list is expected, not {shown(value)}")
    if len(value) > MOST_CARDS:
        raise PositionError(where, f"{len(value)} cards; the box holds {MOST_CARDS}")
    return tuple(known_key(key, f"{where}[{index}]", None) for index, key in enumerate(value))


def _board(items: list[Json], seats: int) -> dict[Cell, Spot]:
    if len(items) > MOST_CARDS:
        raise PositionError("state.board", f"{len(items)} cards; the box holds {MOST_CARDS}")
    table: dict[Cell, Spot] = {}
    for index, item in enumerate(items):
        where = f"state.board[{index}]"
        fields = Fields(item, where)
        cell = fields.cell("cell")
        if cell in table:
            raise PositionError(where, f"cell {cell[0]},{cell[1]} holds a card already")
        key, land = _card(fields, where)
        owner = _owner(fields.take("owner"), f"{where}.owner", seats, none=True)
        tokens = fields.integer("tokens", 0, MOST_TOKENS)
        beneath = []
        for depth, layer in enumerate(fields.items("beneath")):
            inner = Fields(layer, f"{where}.beneath[{depth}]")
            beneath.append(Layer(*_card(inner, f"{where}.beneath[{depth}]")))
            inner.end()
        shares = tuple(
            _owner(share, f"{where}.shares[{place}]", seats, none=False)
            for place, share in enumerate(fields.items("shares"))
        )
        ordered = sorted(set(shares), key=lambda share: (share == UNDEAD, share))
        if list(shares) != ordered:
            reason = 'each stands once, seats ascending, then "undead"'
            raise PositionError(f"{where}.shares", reason)
        fields.end()
        table[cell] = Spot(key, owner, tokens, land, tuple(beneath), shares)
    return {cell: table[cell] for cell in sorted(table)}


def _card(fields: Fields, where: str) -> tuple[str, str]:
    """Return the key of a card and the Land that it counts as, "" for none."""
    key = known_key(fields.take("card"), f"{where}.card", None)
    land = fields.take("land")
    if land is None:
        return key, key if key in LANDS else ""
    if key != "wild-land":
        raise PositionError(f"{where}.land", "it is null but for a Wild Land")
    return key, known_key(land, f"{where}.land", None, LANDS)


def _owner(value: Json, where: str, seats: int, *, none: bool) -> Seat:
    """Return whose tokens are meant: a seat, UNDEAD or, where that is allowed, NOBODY."""
    if value == "undead":
        return UNDEAD
    if value is None and none:
        return NOBODY
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < seats:
        right = f'a seat from 0 to {seats - 1}, "undead"' + (" or null" if none else "")
        raise PositionError(where, f"{shown(value)} is not {right}")
    return value


def _seen(items: list[Json], table: Mapping[Cell, Spot], seats: int) -> tuple[Table, ...]:
    changed = sum(past != [] for past in items)
    if changed > MOST_CHANGED:
        raise PositionError("state.seen", too_many_changed(changed))
    return tuple(
        _past(past, f"state.seen[{index}]", table, seats) for index, past in enumerate(items)
    )


def _past(value: Json, where: str, table: Mapping[Cell, Spot], seats: int) -> Table:
    """Return a past table from its differences."""
    if not isinstance(value, list):
        raise PositionError(where, f"a list is expected, not {shown(value)}")
    past = dict(table)
    last: Cell | None = None
    for index, item in enumerate(value):
        at = f"{where}[{index}]"
        fields = Fields(item, at)
        cell = fields.cell("cell")
        if cell not in table:
            raise PositionError(f"{at}.cell", f"no card lies at {cell[0]},{cell[1]}")
        if last is not None and cell <= last:
            raise PositionError(f"{at}.cell", "cells stand once each, in ascending order")
        last = cell
        owner = _owner(fields.take("owner"), f"{at}.owner", seats, none=True)
        tokens = fields.integer("tokens", 0, MOST_TOKENS)
        fields.end()
        past[cell] = table[cell]._replace(owner=owner, tokens=tokens)
        if past[cell] == table[cell]:
            raise PositionError(at, "there are these tokens now; only differences stand here")
    return past if value else table


def _pending(items: list[Json], seats: int) -> tuple[Decision, ...]:
    """Return the open question, put together again; it must come out as it was given."""
    if len(items) > 1:
        raise PositionError("state.pending", f"{len(items)} questions; one card asks at a time")
    return tuple(_question(item, seats) for item in items)


def _question(item: Json, seats: int) -> Decision:
    where = "state.pending[0]"
    fields = Fields(item, where)
    seat = fields.integer("seat", 0, seats - 1)
    rule, what, optional = (fields.take(key) for key in ("rule", "what", "optional"))
    at = fields.cell("at")
    left = fields.integer("left", 1, MOST_LEFT)
    memo = fields.items("memo")
    fields.end()
    key = known_key(memo[0] if memo else None, f"{where}.memo[0]", None)
    wrong = PositionError(f"{where}.memo", "it is the key, then 'action' or the cell x, y")
    if memo[1:] == [ACTION] or not memo[1:]:
        rest: tuple[str | int, ...] = (ACTION,) * (len(memo) - 1)
    else:
        rest = Fields({"memo": memo[1:]}, where).cell("memo")
    asked = rebuilt(seat, key, at, left, (key, *rest), wrong)
    right = asked.data()
    given = {"rule": rule, "what": what, "optional": optional}
    for name, value in given.items():
        if value != right[name] or type(value) is not type(right[name]):
            raise PositionError(f"{where}.{name}", f"{shown(value)}; {key} asks {right[name]!r}")
    return asked
