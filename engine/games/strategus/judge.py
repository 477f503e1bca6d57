"""How well a side stands, for bots.

Rule: strategus.win.apple
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.types import Seat
from engine.games.strategus.board import BESIDE, NORTH, SIZE
from engine.games.strategus.fights import ATTACKER, FIGHTS
from engine.games.strategus.ranks import IMMOBILE, PIECES
from engine.games.strategus.state import GONE, NOBODY, StrategusState

WON = 100_000
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
    "apple": 5_000,
}
"""What a piece is worth to its side."""

BACK: Mapping[str, tuple[int, int, int, int]] = {
    "apple": (9, 2, 0, 0),
    "trap": (5, 4, 2, 1),
    "mouse": (3, 4, 4, 1),
    "elephant": (1, 3, 4, 2),
    "grizzly": (1, 3, 4, 3),
    "fox": (3, 4, 3, 1),
    "scout": (1, 2, 3, 5),
    "rhino": (1, 2, 4, 4),
}
"""How well a kind stands in each of the own rows, the back row first; others stand anywhere."""

ANYWHERE = (2, 3, 3, 3)


def judge(state: StrategusState, seat: Seat) -> int:
    """Return how well a side stands: pieces, threats, and how far its animals have come."""
    if state.result is not None:
        winner = state.result[1]
        return 0 if winner == NOBODY else WON if winner == seat else -WON
    if state.is_deploying:
        return _deployed(state, seat)
    return _strength(state, seat) - _strength(state, 1 - seat) - _exposed(state, seat)


def _row(seat: Seat, at: int) -> int:
    """Return how many rows a cell lies before a side's back row."""
    row = at % SIZE
    return row if seat == NORTH else SIZE - 1 - row


def _deployed(state: StrategusState, seat: Seat) -> int:
    own = range(PIECES * seat, PIECES * (seat + 1))
    return sum(
        BACK.get(state.kinds[number], ANYWHERE)[_row(seat, state.where[number])]
        for number in own
        if state.where[number] != GONE
    )


def _strength(state: StrategusState, seat: Seat) -> int:
    value = 0
    for number in range(PIECES * seat, PIECES * (seat + 1)):
        at = state.where[number]
        if at != GONE:
            kind = state.kinds[number]
            value += WORTH[kind]
            if kind not in IMMOBILE:
                value += _row(seat, at)
    return value


def _exposed(state: StrategusState, seat: Seat) -> int:
    """Return half of the dearest own piece that the enemy, who moves next, could take."""
    if state.to_move == seat:
        return 0
    dearest = 0
    for number in range(PIECES * seat, PIECES * (seat + 1)):
        at = state.where[number]
        if at == GONE:
            continue
        kind = state.kinds[number]
        for near in BESIDE[at]:
            other = state.board[near]
            if other < 0 or other // PIECES == seat or state.kinds[other] in IMMOBILE:
                continue
            if FIGHTS[state.kinds[other], kind].winner == ATTACKER:
                dearest = max(dearest, WORTH[kind])
    return dearest // 2
