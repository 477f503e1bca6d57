"""What may be done, and why not.

Rule: vye.turn.order, vye.turn.token-action, vye.turn.pass
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from engine.core.action import Action, Shape
from engine.core.decision import Decision
from engine.core.errors import nearest, shown
from engine.core.game import Refusal
from engine.core.types import Cell, Seat
from engine.games.vye.board import around
from engine.games.vye.components import EMPRESS
from engine.games.vye.fortify import STOP
from engine.games.vye.kinds import KINDS
from engine.games.vye.lands import LANDS
from engine.games.vye.state import VyeState
from engine.games.vye.themes import KID_FRIENDLY
from engine.games.vye.tokens import UNDEAD

MOST_QUIET = 12
"""Turns in a row without a card after which no token action is allowed.

Rule: vye.turn.no-shuffling
"""

SHAPES: Mapping[str, Shape] = {
    "play": Shape(key=True, cells=1),
    "move": Shape(cells=2),
    "use": Shape(cells=1),
    "choose": Shape(cells=1),
    "name": Shape(key=True),
    "stop": Shape(),
    "pass": Shape(),
}
TOKEN_VERBS = ("move", "use")
PASS = Action("pass")


class Plays(dict[Cell, Action]):
    """The actions that play one kind of card, by cell, each made once.

    A turn offers hundreds of them, and the same ones again and again.
    """

    def __init__(self, key: str) -> None:
        super().__init__()
        self._key = key

    def __missing__(self, cell: Cell) -> Action:
        if len(self) >= 4096:
            self.clear()
        action = self[cell] = Action("play", self._key, (cell,))
        return action


PLAYS: Mapping[str, Plays] = {key: Plays(key) for key in KINDS}


def decision(state: VyeState) -> Decision | None:
    """Return what the game waits for."""
    if state.over:
        return None
    if state.pending:
        return state.pending[-1]
    memo = offered(state.kinds, state.options["theme"] == KID_FRIENDLY, digs_again(state))
    return Decision(state.to_move, "vye.turn.order", "play", memo=memo)


def digs_again(state: VyeState) -> bool:
    """Tell whether Underminers have a token action. Rule: vye.underminers.once."""
    return state.options["underminers_later_dig"] == "on"


@cache
def offered(kinds: tuple[str, ...], is_for_kids: bool, digs: bool) -> tuple[str, ...]:
    """Return what a turn may offer in a game, for its prompt: land or card, and token actions."""
    acting = [key for key in kinds if KINDS[key].action_verb and (digs or key != "underminers")]
    return ("land",) if is_for_kids else ("card", *acting)


def legal_actions(state: VyeState) -> tuple[Action, ...]:
    """Return all legal actions, sorted."""
    if state.over:
        return ()
    if state.pending:
        asked = state.pending[-1]
        return KINDS[str(asked.memo[0])].answers(state, asked)
    seat = state.to_move
    used = sorted(token_actions(state, seat))
    found = [action for action in used if action.verb == "move"]
    for key in sorted({*state.hands[seat], *state.sideboards[seat]}):
        found += map(PLAYS[key].__getitem__, KINDS[key].cells(state, seat))
    found += [action for action in used if action.verb == "use"]
    return tuple(found) or (PASS,)


def token_actions(state: VyeState, seat: Seat) -> Iterable[Action]:
    """Yield the token actions of a seat. Rule: vye.turn.token-action, vye.turn.no-shuffling."""
    if state.quiet >= MOST_QUIET:
        return
    for cell, spot in state.table.items():
        if spot.owner == seat and spot.tokens > 1:
            yield from KINDS[spot.key].usable(state, seat, cell)


def candidates(state: VyeState) -> Iterable[Action]:
    """Yield everything that could be legal in some position with this table and these cards."""
    asked = decision(state)
    assert asked is not None
    if asked.what == "name":
        yield from (Action("name", land) for land in LANDS)
    elif asked.what == "choose":
        yield from (Action("choose", "", (cell,)) for cell in state.table)
    elif asked.what == "move":
        assert asked.at is not None
        yield from (Action("move", "", (asked.at, cell)) for cell in state.table)
        yield STOP
    else:
        seat = state.to_move
        for key in sorted({*state.hands[seat], *state.sideboards[seat]}):
            yield from (Action("play", key, (cell,)) for cell in (*state.frontier, *state.table))
        for cell in state.table:
            yield Action("use", "", (cell,))
            yield from (Action("move", "", (cell, near)) for near in around(cell))
        yield PASS


def objection(state: VyeState, action: Action) -> Refusal | None:
    """Return why an action is refused, or None where it is legal."""
    asked = decision(state)
    assert asked is not None
    if not SHAPES[action.verb].fits(action):
        return Refusal(asked.rule, f"no action {action.verb} has this form")
    if state.pending:
        return _not_an_answer(state, asked, action)
    if action.verb == "play":
        return _not_playable(state, action)
    if action.verb in TOKEN_VERBS:
        return _not_usable(state, asked, action)
    if action.verb == "pass":
        return _may_not_pass(state)
    return Refusal(asked.rule, f"a card or a token action is asked for, not {action.verb}")


def _not_an_answer(state: VyeState, asked: Decision, action: Action) -> Refusal | None:
    card = KINDS[str(asked.memo[0])]
    if action in card.answers(state, asked):
        return None
    if action.verb != asked.what:
        stop = " or stop" if asked.optional else ""
        return Refusal(asked.rule, f"{card.name} asks for {asked.what}{stop}, not {action.verb}")
    return card.rejected(state, asked, action)


def _not_playable(state: VyeState, action: Action) -> Refusal | None:
    """Return why a card may not be played at a cell. Rule: vye.turn.order."""
    seat, key = state.to_move, action.key
    if key in state.hands[seat] or key in state.sideboards[seat]:
        return KINDS[key].barred(state, seat, action.cells[0])
    if key == EMPRESS:
        return Refusal(
            "vye.turn.order", "the Empress is never played: the game ends when she is drawn"
        )
    if key not in KINDS:
        return Refusal("vye.turn.order", f"no card is called {shown(key)}{nearest(key, KINDS)}")
    reason = f"seat {seat} has no {KINDS[key].name} in hand or on the sideboard"
    return Refusal("vye.turn.order", reason)


def _not_usable(state: VyeState, asked: Decision, action: Action) -> Refusal | None:
    """Return why a token action is refused.

    Rule: vye.turn.token-action, vye.turn.no-shuffling, vye.fortify.captured
    """
    rule = "vye.turn.token-action"
    cell = action.cells[0]
    x, y = cell
    spot = state.table.get(cell)
    if spot is None:
        return Refusal(rule, f"no card lies at {x},{y}")
    card = KINDS[spot.key]
    if spot.owner == UNDEAD and card.action_verb:
        return Refusal("vye.fortify.captured", f"the Undead hold {card.name} at {x},{y}")
    if spot.owner != asked.seat and card.action_verb:
        return Refusal(rule, f"seat {asked.seat} does not control {card.name} at {x},{y}")
    if action.verb != card.action_verb:
        other = f", only {card.action_verb}" if card.action_verb else ""
        return Refusal(rule, f"{card.name} has no token action {action.verb}{other}")
    offered = card.usable(state, asked.seat, cell) if spot.tokens > 1 else []
    if action in offered and state.quiet < MOST_QUIET:
        return None
    if state.quiet >= MOST_QUIET:
        reason = f"{MOST_QUIET} turns in a row went without a card: a card must be played first"
        return Refusal("vye.turn.no-shuffling", reason)
    return card.rejected(state, asked, action)


def _may_not_pass(state: VyeState) -> Refusal | None:
    if legal_actions(state) == (PASS,):
        return None
    return Refusal("vye.turn.pass", "a player with a legal play or token action may not pass")
