"""What may be done, and why not.

Rule: strategus.move.must, strategus.setup.army
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.core.action import Action, Shape
from engine.core.decision import Decision
from engine.core.errors import nearest, shown
from engine.core.game import Refusal
from engine.games.strategus.board import CELLS, RAYS, cell_of, index
from engine.games.strategus.movement import cannot_move, moves
from engine.games.strategus.ranks import ARMY, COUNTS, KINDS, PIECES
from engine.games.strategus.repetition import brought_back, crosses_again, forbidden
from engine.games.strategus.state import StrategusState

SHAPES: Mapping[str, Shape] = {
    "place": Shape(key=True),
    "move": Shape(cells=2),
    "pass": Shape(),
    "stop": Shape(),
}

PLACES: Mapping[str, Action] = {key: Action("place", key) for key in sorted(KINDS)}
MOVES: tuple[Mapping[int, Action], ...] = tuple(
    {far: Action("move", "", (cell_of(at), cell_of(far))) for ray in rays for far in ray}
    for at, rays in enumerate(RAYS)
)
"""Every move in a straight line, by the indices of its cells."""


def decision(state: StrategusState) -> Decision | None:
    """Return what the game waits for; how far a deployment is stays its side's secret."""
    if state.result is not None:
        return None
    if state.is_deploying:
        return Decision(state.to_move, "strategus.setup.zone", "place")
    return Decision(state.to_move, "strategus.move.must", "move")


def left_to_place(state: StrategusState) -> dict[str, int]:
    """Return how many pieces of each kind the deploying side has left, in the order of ranks."""
    first = PIECES * state.to_move
    own = state.kinds[first : first + PIECES]
    left = {kind.key: COUNTS[kind.key] - own.count(kind.key) for kind in ARMY}
    return {key: count for key, count in left.items() if count}


def legal_actions(state: StrategusState) -> tuple[Action, ...]:
    """Return all legal actions, sorted."""
    if state.result is not None:
        return ()
    if state.is_deploying:
        left = left_to_place(state)
        return tuple(action for key, action in PLACES.items() if key in left)
    found: list[Action] = []
    if state.options["repetition"] == "off":
        for at, targets in moves(state, state.to_move):
            found += map(MOVES[at].__getitem__, targets)
        return tuple(found)
    back = brought_back(state)
    for at, targets in moves(state, state.to_move):
        number = state.board[at]
        found += [
            MOVES[at][to]
            for to in targets
            if (number, to) not in back and not crosses_again(state, at, to)
        ]
    return tuple(found)


def candidates(state: StrategusState) -> Iterable[Action]:
    """Yield every kind while pieces are placed, then every straight move of an own piece."""
    if state.is_deploying:
        yield from PLACES.values()
        return
    for at, number in enumerate(state.board):
        if number >= 0 and number // PIECES == state.to_move:
            yield from MOVES[at].values()


def objection(state: StrategusState, action: Action) -> Refusal | None:
    """Return why an action is refused, or None where it is legal."""
    asked = decision(state)
    assert asked is not None
    if not SHAPES[action.verb].fits(action):
        return Refusal(asked.rule, f"no action {action.verb} has this form")
    if action.verb != asked.what:
        reason = (
            "pieces are placed until both sides are ready"
            if state.is_deploying
            else "both sides are ready: a piece must be moved"
        )
        return Refusal(asked.rule, reason)
    if action.verb == "place":
        return _cannot_place(state, action.key)
    source, target = action.cells
    refusal = cannot_move(state, state.to_move, source, target)
    if refusal:
        return refusal
    rule = forbidden(state, index(source), index(target))
    if rule is None:
        return None
    way = f"{CELLS.format(source)} to {CELLS.format(target)}"
    if rule == "strategus.repeat.two-square":
        reason = f"{way} would cross the same border for the fourth time in a row"
    else:
        reason = f"{way} would bring back a position of this chase"
    return Refusal(rule, reason)


def _cannot_place(state: StrategusState, key: str) -> Refusal | None:
    rule = "strategus.setup.army"
    if key not in KINDS:
        return Refusal(rule, f"an army has no {shown(key)}{nearest(key, KINDS)}")
    if key in left_to_place(state):
        return None
    name, count = KINDS[key].name, COUNTS[key]
    return Refusal(rule, f"all {count} of {name} are placed" if count > 1 else f"{name} is placed")
