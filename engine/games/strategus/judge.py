"""How good a side's actions are, from what it sees: for bots.

What a hidden piece may be is weighed over all kinds that the enemy still has. Values are in
hundredths of the worth of a piece.

Rule: strategus.hidden.blind
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from engine.core.action import Action
from engine.core.rng import Rng
from engine.core.types import Cell, Seat
from engine.games.strategus.board import BESIDE, DEPTH, NORTH, ORDER, SIZE, index
from engine.games.strategus.fights import ATTACKER, DEFENDER, FIGHTS
from engine.games.strategus.memory import recall
from engine.games.strategus.ranks import COUNTS, IMMOBILE, KINDS
from engine.games.strategus.setups import SETUPS
from engine.games.strategus.state import StrategusState, side_of

WORTH: Mapping[str, int] = {
    "elephant": 400,
    "grizzly": 320,
    "rhino": 220,
    "gorilla": 160,
    "lion": 120,
    "tiger": 90,
    "wolf": 70,
    "fox": 80,
    "scout": 40,
    "mouse": 110,
    "trap": 60,
    "apple": 2_500,
}
"""What a piece is worth to its side."""

APPLE_LIES = (8, 4, 2, 1)
"""How likely an apple lies in each row of the enemy's zone, the back row first."""

STEP = 100
"""What a row nearer to the enemy is worth, in hundredths."""

PATIENCE = 20
"""How much the more a fight is wanted for each half-move without one, in hundredths."""


def judge(state: StrategusState, seat: Seat) -> int:
    """Return the worth of a side's pieces less that of the enemy's."""
    value = 0
    for number in state.board:
        if number >= 0:
            worth = WORTH[state.kinds[number]]
            value += worth if side_of(number) == seat else -worth
    return value


class Sight(NamedTuple):
    """What a side sees and remembers, arranged for weighing: kinds by index, "" for unknown."""

    seat: Seat
    own: Mapping[int, str]
    enemy: Mapping[int, str]
    unknown: Mapping[str, int]
    """How many of each kind are among the enemy's unknown pieces."""
    movers: frozenset[int]
    """Where enemy pieces stand that have moved; only to look things up in."""
    quiet: int


def sight(view: Mapping[str, Any], told: Sequence[Mapping[str, Any]]) -> Sight:
    """Return what a view shows to its seat, with what the events have told it."""
    seat: Seat = view["seat"]
    own: dict[int, str] = {}
    enemy: dict[int, str] = {}
    for piece in view["board"]:
        side = own if piece["seat"] == seat else enemy
        side[index(tuple(piece["cell"]))] = piece["kind"] or ""
    recalled = {index(cell): piece for cell, piece in recall(told, seat).items()}
    enemy |= {at: piece.kind for at, piece in recalled.items() if piece.kind and at in enemy}
    shown = [kind for kind in enemy.values() if kind]
    lost = view["graveyard"][1 - seat]
    unknown = {key: COUNTS[key] - lost.get(key, 0) - shown.count(key) for key in KINDS}
    movers = frozenset(at for at, piece in recalled.items() if piece.has_moved)
    return Sight(seat, own, enemy, unknown, movers, view["quiet"])


def weigh(
    view: Mapping[str, Any],
    actions: Sequence[Action],
    rng: Rng,
    told: Sequence[Mapping[str, Any]],
) -> list[int]:
    """Return how good each action of a view's seat is."""
    if actions and actions[0].verb == "place":
        wanted = next_piece(view, rng)
        return [int(action.key == wanted) for action in actions]
    seen = sight(view, told)
    return [_move(seen, *action.cells) for action in actions]


def next_piece(view: Mapping[str, Any], rng: Rng) -> str:
    """Return what to place next: as in some named set-up, mirrored or not, begun so already.

    Where what stands fits none of them, any piece that is left will do. Rule: strategus.setup.zone.
    """
    seat: Seat = view["seat"]
    placed = {index(tuple(piece["cell"])): piece["kind"] for piece in view["board"]}
    order = ORDER[seat]
    done = [placed[at] for at in order if at in placed]
    armies = [way for setup in SETUPS for way in (setup.arrangement, setup.arrangement.mirrored())]
    plans = [[text.split()[1] for text in army.actions(seat)] for army in armies]
    fitting = [plan for plan in plans if plan[: len(done)] == done]
    if fitting:
        return fitting[rng.below(len(fitting))][len(done)]
    left = [key for key, count in COUNTS.items() for _ in range(count - done.count(key))]
    return left[rng.below(len(left))]


def row_of(seat: Seat, at: int) -> int:
    """Return how many rows a cell lies before a side's back row."""
    row = at % SIZE
    return row if seat == NORTH else SIZE - 1 - row


def _move(seen: Sight, source: Cell, target: Cell) -> int:
    at, to = index(source), index(target)
    kind = seen.own[at]
    if to in seen.enemy:
        return _attack(seen, kind, to) + PATIENCE * seen.quiet
    ahead = row_of(seen.seat, to) - row_of(seen.seat, at)
    return STEP * ahead - _danger(seen, kind, to, at) + _danger(seen, kind, at, at)


def _attack(seen: Sight, kind: str, to: int) -> int:
    """Return what attacking a cell brings on average, in hundredths."""
    total = weights = 0
    for other, weight in _may_be(seen, to):
        winner = FIGHTS[kind, other].winner
        gain = 0 if winner == DEFENDER else WORTH[other]
        loss = 0 if winner == ATTACKER else WORTH[kind]
        total += weight * (gain - loss)
        weights += weight
    return 100 * total // weights if weights else 0


def _may_be(seen: Sight, at: int) -> list[tuple[str, int]]:
    """Return what the enemy at a cell may be, with weights."""
    if seen.enemy[at]:
        return [(seen.enemy[at], 1)]
    row = row_of(1 - seen.seat, at)
    if row >= DEPTH or at in seen.movers:
        return [(key, n) for key, n in seen.unknown.items() if n and key not in IMMOBILE]
    home = ORDER[1 - seen.seat]
    hidden = [cell for cell in home if seen.enemy.get(cell) == "" and cell not in seen.movers]
    rows = [APPLE_LIES[row_of(1 - seen.seat, cell)] for cell in hidden]
    # The apple is where it is likely; the other kinds are anywhere among the hidden pieces.
    scale = sum(rows)
    apple = APPLE_LIES[row] * len(hidden) * seen.unknown["apple"]
    others = [(key, n * scale) for key, n in seen.unknown.items() if n and key != "apple"]
    return [("apple", apple), *others] if apple else others


def _danger(seen: Sight, kind: str, at: int, leaving: int) -> int:
    """Return half of what the enemies beside a cell would take on average, in hundredths."""
    most = 0
    for near in BESIDE[at]:
        if near not in seen.enemy or near == leaving:
            continue
        total = taken = 0
        for other, weight in _may_be(seen, near):
            total += weight
            if other not in IMMOBILE and FIGHTS[other, kind].winner == ATTACKER:
                taken += weight
        if total:
            most = max(most, 50 * WORTH[kind] * taken // total)
    return most // 4
