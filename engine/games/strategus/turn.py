"""Half-moves: placing a piece, moving one, fighting; and what a side does out of turn.

Rule: strategus.setup.zone, strategus.move.must
"""

from __future__ import annotations

from engine.core.action import Action
from engine.core.event import Event
from engine.core.types import Cell, Json, Seat
from engine.games.strategus import ending
from engine.games.strategus.board import ORDER, cell_of, index
from engine.games.strategus.fights import ATTACKER, DEFENDER, FIGHTS
from engine.games.strategus.ranks import PIECES
from engine.games.strategus.repetition import remember
from engine.games.strategus.state import EMPTY, GONE, NOBODY, HalfMove, StrategusState, side_of

Log = list[Event]


def place(state: StrategusState, kind: str, log: Log) -> None:
    """Place the next piece of the side that deploys; the fortieth makes it ready.

    Rule: strategus.setup.zone, strategus.setup.secret
    """
    seat = state.to_move
    count = state.placed(seat)
    number = PIECES * seat + count
    at = ORDER[seat][count]
    state.board[at] = number
    state.kinds[number] = kind
    state.where[number] = at
    secret: dict[str, Json] = {"piece": kind, "cell": list(cell_of(at))}
    log.append(Event("place", "strategus.setup.zone", {"seat": seat}, {seat: secret}))
    if not state.is_ready(seat):
        return
    log.append(Event("ready", "strategus.setup.zone", {"seat": seat}))
    if state.is_deploying:
        state.to_move = 1 - seat
        return
    state.to_move = state.first
    log.append(Event("begin", "strategus.setup.secret", {"first": state.first}))
    result = ending.before_move(state)
    if result:
        ending.finish(state, result, log)


def move(state: StrategusState, source: Cell, target: Cell, log: Log) -> None:
    """Move a piece, fight where an enemy stands, and test whether the game ends.

    Rule: strategus.move.step, strategus.move.scout, strategus.end.order
    """
    seat = state.to_move
    at, to = index(source), index(target)
    number, other = state.board[at], state.board[to]
    if state.offer == seat:
        state.offer = NOBODY
        log.append(Event("lapse", "strategus.draw.agreed", {"seat": seat}))
    is_long = abs(source[0] - target[0]) + abs(source[1] - target[1]) > 1
    rule = "strategus.move.scout" if is_long else "strategus.move.step"
    way: dict[str, Json] = {"seat": seat, "from": list(source), "to": list(target)}
    log.append(Event("move", rule, way))
    state.board[at] = EMPTY
    state.turn += 1
    state.quiet += 1
    result = None
    if other == EMPTY:
        _stand(state, number, to)
    else:
        state.quiet = 0
        result = _fight(state, number, other, log)
    remember(state, HalfMove(number, at, to), is_fight=other != EMPTY)
    state.to_move = 1 - seat
    result = result or ending.by_limit(state) or ending.before_move(state)
    if result:
        ending.finish(state, result, log)


def _stand(state: StrategusState, number: int, at: int) -> None:
    state.board[at] = number
    state.where[number] = at


def _fight(state: StrategusState, number: int, other: int, log: Log) -> tuple[str, Seat] | None:
    """Fight for the cell of `other`; return how that ends the game, if it does.

    Rule: strategus.hidden.reveal, strategus.fight.advance, strategus.win.apple
    """
    seat = side_of(number)
    at = state.where[other]
    attacker, defender = state.kinds[number], state.kinds[other]
    winner, rule = FIGHTS[attacker, defender]
    cell: Json = list(cell_of(at))
    shown: dict[str, Json] = {"attacker": attacker, "defender": defender}
    lost: list[Json] = [] if winner == ATTACKER else [[seat, attacker]]
    if winner != DEFENDER:
        lost.append([1 - seat, defender])
    public: dict[str, Json] = {"seat": seat, "cell": cell, "winner": winner or None, "lost": lost}
    veil = "strategus.hidden.reveal"
    log.append(Event("fight", rule, public, {0: shown, 1: shown}, veil))
    state.board[at] = EMPTY
    state.where[number] = state.where[other] = GONE
    if winner == ATTACKER:
        _stand(state, number, at)
        log.append(Event("advance", "strategus.fight.advance", {"seat": seat, "cell": cell}))
    elif winner == DEFENDER:
        _stand(state, other, at)
    survivors = [piece for piece in (number, other) if state.where[piece] != GONE]
    state.known = tuple(piece for piece in state.known if state.where[piece] != GONE)
    for piece in survivors:
        fields: dict[str, Json] = {"cell": cell, "seat": side_of(piece)}
        if state.options["memory_aid"] == "on":
            state.known = tuple(sorted({*state.known, piece}))
            log.append(Event("known", "strategus.hidden.memory", fields))
        else:
            log.append(Event("hide", "strategus.hidden.reveal", fields))
    if defender == "apple":
        return "strategus.win.apple", seat
    return ending.after_fight(state)


def out_of_turn(state: StrategusState, seat: Seat) -> tuple[Action, ...]:
    """Return what a side may do whoever's turn it is.

    Rule: strategus.end.resign, strategus.draw.agreed
    """
    if state.result is not None or state.is_deploying:
        return ()
    resign = Action("resign")
    if state.offer == NOBODY:
        return Action("offer-draw"), resign
    if state.offer == seat:
        return (resign,)
    return Action("accept-draw"), Action("refuse-draw"), resign


def do_out_of_turn(state: StrategusState, seat: Seat, verb: str, log: Log) -> None:
    """Resign, offer a draw, accept or refuse one."""
    draw = "strategus.draw.agreed"
    if verb == "resign":
        log.append(Event("resign", "strategus.end.resign", {"seat": seat}))
        ending.finish(state, ("strategus.end.resign", 1 - seat), log)
    elif verb == "offer-draw":
        state.offer = seat
        log.append(Event("offer", draw, {"seat": seat}))
    elif verb == "refuse-draw":
        state.offer = NOBODY
        log.append(Event("refuse", draw, {"seat": seat}))
    else:
        log.append(Event("agree", draw, {"seat": seat}))
        ending.finish(state, (draw, NOBODY), log)
