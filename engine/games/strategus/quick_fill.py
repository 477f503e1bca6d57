"""Completing an arrangement by lot, sensibly: what is placed stays where it is.

The apple goes to the back with traps beside it, the other traps stand elsewhere to mislead.
The four highest ranks are spread over the board's width, some scouts and middling animals stand in
front, foxes and other scouts wait behind. Nothing that the lot places walls the side in, with lakes
or without, unless what is placed already leaves no other way.

Rule: strategus.setup.zone
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.rng import Rng
from engine.games.strategus.arrangement import NONE, Arrangement
from engine.games.strategus.board import SIZE
from engine.games.strategus.ranks import ARMY, IMMOBILE
from engine.games.strategus.walls import NEXT, best_swap, is_walled_in, shut_in

LIKING: Mapping[str, tuple[int, int, int, int]] = {
    "elephant": (1, 8, 5, 1),
    "grizzly": (2, 8, 5, 1),
    "rhino": (5, 6, 3, 1),
    "gorilla": (8, 5, 3, 1),
    "lion": (8, 5, 3, 2),
    "tiger": (6, 5, 3, 2),
    "wolf": (5, 4, 4, 2),
    "fox": (1, 4, 6, 6),
    "scout": (8, 4, 4, 4),
    "mouse": (1, 5, 8, 2),
    "trap": (1, 3, 6, 6),
    "apple": (0, 0, 1, 8),
}
"""How much each kind likes each row, the front row first."""

SEQUENCE: tuple[str, ...] = ("apple", "trap", *(k.key for k in ARMY if k.key not in IMMOBILE))
"""Kinds in the order in which they are placed: what never moves, then by rank."""

LEADERS = frozenset({"elephant", "grizzly", "rhino", "gorilla"})
"""Kinds that keep away from each other, so that no side of the board is weak."""

GUARDS = 3
"""Traps that stand beside the apple at the most, as far as the lot decides."""

NEAR = 60
"""How much more a guard likes a place beside the apple."""

AWAY = 4
"""Columns from the apple at which the other traps draw the enemy to the wrong place."""


def quick_fill(arrangement: Arrangement, rng: Rng) -> Arrangement:
    """Return a complete arrangement that keeps every piece that is placed; draws from `rng`."""
    fixed = frozenset(place for place, kind in enumerate(arrangement.kinds) if kind != NONE)
    missing = arrangement.missing()
    for kind in SEQUENCE:
        for _ in range(missing.get(kind, 0)):
            arrangement = arrangement.with_kind(_choose(arrangement, kind, rng), kind)
    while is_walled_in(arrangement, lakes=True):
        swap = best_swap(arrangement, True, fixed)
        if swap is None:
            break
        arrangement = arrangement.swapped(*swap)
    return arrangement


def _choose(arrangement: Arrangement, kind: str, rng: Rng) -> int:
    """Return an empty place for a piece of a kind, by lot as much as it is liked."""
    places = [place for place, there in enumerate(arrangement.kinds) if there == NONE]
    if kind in IMMOBILE:
        places = _harmless(arrangement, kind, places)
    weights = [_liking(arrangement, kind, place) for place in places]
    if not any(weights):  # the apple, and only the front half is left
        return max(places)
    lot = rng.below(sum(weights))
    for place, weight in zip(places, weights, strict=True):
        if lot < weight:
            return place
        lot -= weight
    raise AssertionError("a lot below the sum of weights falls on a place")


def _harmless(arrangement: Arrangement, kind: str, places: list[int]) -> list[int]:
    """Return the places where a piece that never moves shuts in the fewest others."""
    counts = [len(shut_in(arrangement.with_kind(place, kind), lakes=True)) for place in places]
    return [place for place, count in zip(places, counts, strict=True) if count == min(counts)]


def _liking(arrangement: Arrangement, kind: str, place: int) -> int:
    """Return how much a kind likes a place, as what stands already is."""
    kinds = arrangement.kinds
    liking = LIKING[kind][place // SIZE]
    if kind == "trap":
        apple = kinds.index("apple")
        if place in NEXT[apple]:
            guards = sum(kinds[other] == "trap" for other in NEXT[apple])
            return liking * NEAR if guards < GUARDS else liking
        return liking if abs(place % SIZE - apple % SIZE) < AWAY else liking * 3
    if kind in LEADERS or kind == "scout":
        alike = LEADERS if kind in LEADERS else {"scout"}
        apart = [
            abs(place % SIZE - other % SIZE) for other, there in enumerate(kinds) if there in alike
        ]
        return liking * (1 + min(apart, default=2)) ** 2
    return liking
