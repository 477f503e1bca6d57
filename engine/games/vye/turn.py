"""The course of a turn: a card or a token action, questions, refill, and whose turn is next.

Rule: vye.turn.order
"""

from __future__ import annotations

from engine.core.action import Action
from engine.core.event import Event
from engine.core.types import Cell, Json
from engine.games.vye.aim import ACTION
from engine.games.vye.board import opened
from engine.games.vye.components import EMPRESS
from engine.games.vye.kinds import KINDS
from engine.games.vye.moment import Moment
from engine.games.vye.scoring import end_events, ending
from engine.games.vye.state import Layer, Spot
from engine.games.vye.themes import KID_FRIENDLY

HAND = 4
"""Cards that a hand is refilled to. Rule: vye.turn.refill."""


def carry_out(moment: Moment, action: Action) -> None:
    """Carry out a legal action, and all that follows until somebody is asked."""
    state = moment.state
    if state.pending:
        _answer(moment, action)
    elif action.verb == "play":
        _play(moment, action.key, action.cells[0])
        if not state.pending:
            _finish(moment)
    elif action.verb == "pass":
        moment.tell("pass", "vye.turn.pass", seat=moment.seat)
        _end_turn(moment, is_quiet=True)
    else:
        KINDS[state.table[action.cells[0]].key].used(moment, action)
        if not state.pending:
            _end_turn(moment, is_quiet=True)


def _answer(moment: Moment, action: Action) -> None:
    state = moment.state
    decision = state.pending[-1]
    state.pending = state.pending[:-1]
    KINDS[str(decision.memo[0])].chosen(moment, decision, action)
    if state.pending:
        return
    if decision.memo[-1] == ACTION:
        _end_turn(moment, is_quiet=True)
    else:
        _finish(moment)


def _play(moment: Moment, key: str, cell: Cell) -> None:
    """Lay a card and begin its effect. Rule: vye.turn.order, vye.cover.stack."""
    state, seat = moment.state, moment.seat
    card = KINDS[key]
    is_in_hand = key in state.hands[seat]
    zone = state.hands if is_in_hand else state.sideboards
    zone[seat] = without(zone[seat], key)
    origin: dict[str, Json] = {"from": "hand" if is_in_hand else "sideboard"}
    moment.tell("play", card.rule, seat=seat, card=key, cell=list(cell), **origin)
    covered = state.table.get(cell)
    if covered is None:
        state.frontier = opened(state, cell)
        state.table[cell] = Spot(key, land=card.land)
    else:
        beneath = (Layer(covered.key, covered.land), *covered.beneath)
        state.table[cell] = Spot(key, land=card.land, beneath=beneath)
    state.quiet = 0
    state.seen = ()
    card.enter(moment, cell, covered)
    card.played(moment, cell)


def without(cards: tuple[str, ...], key: str) -> tuple[str, ...]:
    """Return cards less one of a kind."""
    at = cards.index(key)
    return cards[:at] + cards[at + 1 :]


def _finish(moment: Moment) -> None:
    """End a turn in which a card was played. Rule: vye.end.empress, vye.setup.kid-friendly."""
    state = moment.state
    _refill(moment)
    if state.options["theme"] == KID_FRIENDLY and not any(state.hands):
        state.over = True
    if state.over:
        moment.log += end_events(state)
    else:
        _end_turn(moment, is_quiet=False)


def _refill(moment: Moment) -> None:
    """Draw up to a full hand; the Empress ends it. Rule: vye.turn.refill, vye.end.empress."""
    state, seat = moment.state, moment.seat
    hand = state.hands[seat]
    drawn = state.pile[: max(0, HAND - len(hand))]
    if not drawn:
        return
    state.pile = state.pile[len(drawn) :]
    if EMPRESS in drawn:
        at = drawn.index(EMPRESS)
        state.pile = (*drawn[at + 1 :], *state.pile)
        drawn = drawn[:at]
        state.over = True
    if drawn:
        state.hands[seat] = tuple(sorted((*hand, *drawn)))
        left = len(state.pile) + state.over
        public = {"seat": seat, "count": len(drawn), "pile": left}
        moment.log.append(
            Event("draw", "vye.turn.refill", {**public}, {seat: {"cards": list(drawn)}})
        )
    if state.over:
        moment.tell("empress", ending(state), seat=seat)


def _end_turn(moment: Moment, *, is_quiet: bool) -> None:
    """Note the table for no-shuffling and find out whose turn is next.

    Rule: vye.turn.no-shuffling, vye.waystone.captured
    """
    state = moment.state
    state.quiet = state.quiet + 1 if is_quiet else 0
    # The table is not changed again in this step, and the next step works on a copy. A turn that
    # leaves it as it was adds nothing to remember.
    if not is_quiet:
        state.seen = (state.table,)
    elif state.seen[-1] != state.table:
        state.seen = (*state.seen, state.table)
    state.turn += 1
    if state.extra:
        state.extra -= 1
        moment.tell("again", "vye.waystone.captured", seat=moment.seat, left=state.extra)
        return
    state.to_move = (state.to_move + 1) % state.seats
    if state.options["theme"] == KID_FRIENDLY:
        while not state.hands[state.to_move]:
            moment.tell("skip", "vye.setup.kid-friendly", seat=state.to_move)
            state.to_move = (state.to_move + 1) % state.seats
