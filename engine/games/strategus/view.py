"""What a seat may see of a Strategus game, and what it can work out from that.

Rule: strategus.setup.secret, strategus.hidden.blind, strategus.hidden.memory, strategus.hidden.end
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engine.core.errors import PositionError
from engine.core.rng import Rng
from engine.core.types import Json, Seat
from engine.games.strategus.account import Account, state_of
from engine.games.strategus.board import BESIDE, LAKES, ORDER, cell_of, index, is_home
from engine.games.strategus.data import account_of
from engine.games.strategus.ending import outcome
from engine.games.strategus.places import Places
from engine.games.strategus.ranks import COUNTS, IMMOBILE, PIECES
from engine.games.strategus.state import NOBODY, StrategusState, side_of

MOST_LOTS = 2_000
"""How often an arrangement is drawn in which the side to move could move."""


def view(state: StrategusState, seat: Seat | None, *, is_open: bool = False) -> dict[str, Json]:
    """Return what a seat sees (None: a spectator), or all pieces with `is_open`.

    A piece is `cell, seat, kind`, its kind null where it is hidden. Before both sides are ready a
    seat sees its own pieces only, and `next`, the cell of its next one.
    """
    is_open = is_open or state.result is not None
    result = outcome(state)
    ready = [state.is_ready(side) for side in range(state.seats)]
    return {
        "game": "strategus",
        "rules": 1,
        "seats": state.seats,
        "seat": seat,
        "options": dict(state.options),
        "first": state.first,
        "to_move": state.to_move,
        "turn": state.turn,
        "ready": [*ready],
        "quiet": state.quiet,
        "offer": None if state.offer == NOBODY else state.offer,
        "board": _board(state, seat, all_ready=all(ready), is_open=is_open),
        "lakes": [list(cell_of(at)) for at in LAKES] if state.options["lakes"] == "on" else [],
        "next": _next(state, seat),
        "graveyard": [{**state.graveyard(side)} for side in range(state.seats)],
        "rows": [state.half_move_data(half_move) for half_move in state.rows],
        "run": [state.half_move_data(half_move) for half_move in state.run],
        "outcome": result.data() if result else None,
    }


def _board(
    state: StrategusState, seat: Seat | None, *, all_ready: bool, is_open: bool
) -> list[Json]:
    """Return the pieces that a seat sees, in the order of cells; all of them with `is_open`."""
    known = state.known if seat is not None else ()
    found: list[Json] = []
    for at, number in enumerate(state.board):
        side = side_of(number)
        if number < 0 or not (all_ready or is_open or side == seat):
            continue
        is_shown = is_open or side == seat or number in known
        kind = state.kinds[number] if is_shown else None
        found.append({"cell": list(cell_of(at)), "seat": side, "kind": kind})
    return found


def _next(state: StrategusState, seat: Seat | None) -> list[Json] | None:
    """Return the cell of a seat's own next piece. Rule: strategus.setup.zone."""
    if seat is None or state.is_ready(seat):
        return None
    return list(cell_of(ORDER[seat][state.placed(seat)]))


def imagine(view: Mapping[str, Any], options: Mapping[str, Any], rng: Rng) -> StrategusState:
    """Return a state that looks like `view`: hidden pieces are drawn from what is missing.

    All arrangements are equally likely in which traps and apple stand in their own rows and have
    not moved in the half-moves told, what moved further than one cell there is a scout, and the
    side to move can move. A side that is not ready has placed only what is seen.
    Rule: strategus.hidden.blind
    """
    account = _account(view)
    for _ in range(MOST_LOTS):
        pieces = dict(account.pieces)
        for seat in range(view["seats"]):
            pieces.update(_drawn(view, account, seat, rng))
        state = state_of(view["seats"], options, account._replace(pieces=pieces), Places({}, {}))
        if state.result == account.result:
            return state
    raise PositionError("view", "in no arrangement of the hidden pieces could the side to move")


def _account(view: Mapping[str, Any]) -> Account:
    """Return what a view tells of the position, without the hidden pieces."""
    shown = [each for each in view["board"] if each["kind"] is not None]
    ready = view["ready"]
    own = [sum(each["seat"] == seat for each in shown) for seat in range(len(ready))]
    outcome = view["outcome"]
    result, known = None, []
    if outcome is not None:
        winner = outcome["winners"][0] if outcome["winners"] else None
        result = {"rule": outcome["rule"], "winner": winner}
    elif view["seat"] is not None and all(ready):
        known = [each["cell"] for each in shown if each["seat"] != view["seat"]]
    as_they_are = ("game", "rules", "seats", "options", "first", "to_move", "turn", "quiet")
    data = {
        **{key: view[key] for key in (*as_they_are, "offer", "rows", "run")},
        "placed": [
            PIECES if is_ready else count for is_ready, count in zip(ready, own, strict=True)
        ],
        "board": shown,
        "known": known,
        "result": result,
        "pending": [],
    }
    return account_of(data, view["seats"])._replace(is_complete=False)


def _drawn(
    view: Mapping[str, Any], account: Account, seat: Seat, rng: Rng
) -> dict[int, tuple[Seat, str]]:
    """Return a side's hidden pieces, drawn by lot from what is missing."""
    cells = _hidden(view, seat)
    if not cells:
        return {}
    missing = Counter(COUNTS)
    missing.subtract(view["graveyard"][seat])
    missing.subtract([kind for side, kind in account.pieces.values() if side == seat])
    kinds = [kind for kind, count in missing.items() for _ in range(count)]
    still = [kind for kind in kinds if kind in IMMOBILE]
    rest = [kind for kind in kinds if kind not in IMMOBILE]
    moved = [each for each in (*(account.rows or ()), *account.run) if each.seat == seat]
    went = [each.now for each in moved]
    far = [each.now for each in moved if each.target not in BESIDE[each.source]]
    stood = [at for at in cells if is_home(seat, at) and at not in went]
    scouts = [at for at in cells if at in far]
    is_too_few = len(still) > len(stood) or len(scouts) > rest.count("scout")
    if is_too_few or len(kinds) != len(cells):
        reason = f"the hidden pieces of seat {seat} cannot be those that are missing"
        raise PositionError("view", reason)
    for _ in scouts:
        rest.remove("scout")
    rng.shuffle(stood)
    rng.shuffle(rest)
    found = dict(zip(stood, still, strict=False)) | dict.fromkeys(scouts, "scout")
    found |= dict(zip([at for at in cells if at not in found], rest, strict=True))
    return {at: (seat, kind) for at, kind in found.items()}


def _hidden(view: Mapping[str, Any], seat: Seat) -> list[int]:
    """Return where a side's hidden pieces stand, ascending; a whole zone before both are ready."""
    if not all(view["ready"]):
        return sorted(ORDER[seat]) if view["ready"][seat] and seat != view["seat"] else []
    board = [each for each in view["board"] if each["seat"] == seat and each["kind"] is None]
    return sorted(index((each["cell"][0], each["cell"][1])) for each in board)
