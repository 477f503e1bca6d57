"""Arrangements for tests: by Hypothesis, many of them with little room to get out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from hypothesis import strategies as st

from engine.core.rng import Rng
from engine.games.strategus.arrangement import NONE, Arrangement
from engine.games.strategus.ranks import COUNTS, IMMOBILE

T = TypeVar("T")
ANIMALS = [kind for kind, count in COUNTS.items() if kind not in IMMOBILE for _ in range(count)]
STILL = ["apple", *["trap"] * COUNTS["trap"]]
FRONT = (0, 1, 4, 5, 8, 9)
"""Front places with open cells before them between the lakes."""

WALLED = """
T  T  9  9  T  T  9  9  T  T
1  2  3  3  4  4  4  5  5  5
5  6  6  6  6  7  7  7  7  8
8  8  8  8  9  9  9  9  10 A
"""
NEARLY = """
T  T  9  9  T  T  9  9  T  5
1  2  3  3  4  4  4  5  9  T
5  6  6  6  6  7  7  7  7  8
8  8  8  8  9  9  9  5  10 A
"""


def shuffled(items: Iterable[T], rng: Rng) -> list[T]:
    found = list(items)
    rng.shuffle(found)
    return found


@st.composite
def arrangements(draw: st.DrawFn) -> Arrangement:
    """Return a complete arrangement; what never moves stands in front more often than not."""
    rng = Rng(draw(st.integers(0, 2**32)))
    front = shuffled(FRONT if draw(st.booleans()) else range(20), rng)
    still = front[: draw(st.integers(0, 7))]
    others = shuffled([place for place in range(40) if place not in still], rng)
    still += others[: 7 - len(still)]
    kinds = [NONE] * 40
    for place, kind in zip(still, shuffled(STILL, rng), strict=True):
        kinds[place] = kind
    rest = iter(shuffled(ANIMALS, rng))
    return Arrangement(tuple(kind or next(rest) for kind in kinds))


@st.composite
def partial(draw: st.DrawFn, most: int = 40) -> Arrangement:
    """Return an arrangement with at most `most` empty places."""
    whole = draw(arrangements())
    rng = Rng(draw(st.integers(0, 2**32)))
    empty = shuffled(range(40), rng)[: draw(st.integers(0, most))]
    return Arrangement(
        tuple(NONE if place in empty else kind for place, kind in enumerate(whole.kinds))
    )


@st.composite
def tight(draw: st.DrawFn) -> Arrangement:
    """Return an arrangement with a few empty places, near traps at the gaps between the lakes."""
    rng = Rng(draw(st.integers(0, 2**32)))
    near = [*FRONT, 2, 3, 6, 7, *range(10, 20)]
    still = shuffled(near[: 7 + rng.below(5)], rng)[:7]
    rest = iter(shuffled(ANIMALS, rng))
    pieces = dict(zip(still, shuffled(STILL, rng), strict=True))
    kinds = [pieces.get(place) or next(rest) for place in range(40)]
    animals = shuffled([place for place in near if place not in still], rng)
    for place in [*still[: 1 + rng.below(4)], *animals[: 1 + rng.below(4)]]:
        kinds[place] = NONE
    return Arrangement(tuple(kinds))
