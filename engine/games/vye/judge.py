"""How well a seat stands, for bots.

Rule: vye.score.largest
"""

from __future__ import annotations

from collections import Counter

from engine.core.types import Seat
from engine.games.vye.board import around
from engine.games.vye.kinds import KINDS
from engine.games.vye.lands import COPIES
from engine.games.vye.scoring import holdings, points, scoring_kingdom
from engine.games.vye.state import VyeState

LEAD, HELD, AT_RISK, RETAKEN = 12, 3, 1, 3
"""Weights: a point of the lead; a card held anywhere; a card of the scoring kingdom with one token
that a Family card could still take; and one that a Land could."""


def judge(state: VyeState, seat: Seat) -> int:
    """Return how well a seat stands: its lead, what it holds, less what can be taken from it."""
    kingdoms = [scoring_kingdom(state, other) for other in range(state.seats)]
    scores = [points(state, kingdom) for kingdom in kingdoms]
    best = max(score for other, score in enumerate(scores) if other != seat)
    value = LEAD * (scores[seat] - best) + HELD * len(holdings(state, seat))
    return value - risk(state, seat)


def risk(state: VyeState, seat: Seat) -> int:
    """Return how much of a seat's scoring kingdom others could take with one card."""
    table = state.table
    unseen = unseen_lands(state, seat)
    free = dict.fromkeys(state.frontier)
    has_family = any(
        KINDS[key].kind == "family"
        for other, cards in enumerate(state.sideboards)
        if other != seat
        for key in cards
    )
    value = 0
    for cell in scoring_kingdom(state, seat):
        spot = table[cell]
        if spot.tokens != 1:
            continue
        if has_family and any(near in free for near in around(cell)):
            value += AT_RISK
        if spot.land and unseen[spot.land]:
            value += RETAKEN
    return value


def unseen_lands(state: VyeState, seat: Seat) -> Counter[str]:
    """Return how many Lands of each set a seat has not seen: others may hold or draw them."""
    counts = Counter({f"land-{letter.lower()}": COPIES for letter in state.sets})
    counts.subtract(spot.key for spot in state.table.values())
    counts.subtract(layer.key for spot in state.table.values() for layer in spot.beneath)
    counts.subtract(state.hands[seat])
    return counts
