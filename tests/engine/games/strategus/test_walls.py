"""Sides that wall themselves in, against a slow search on the whole board."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.rng import Rng
from engine.games.strategus.arrangement import NONE, NOTHING, Arrangement, cell_name
from engine.games.strategus.arrangement_text import format_arrangement, parse_arrangement
from engine.games.strategus.quick_fill import quick_fill
from engine.games.strategus.ranks import IMMOBILE
from engine.games.strategus.walls import (
    ANIMALS,
    best_swap,
    is_walled_in,
    shut_in,
    walled_in,
    ways_out,
)
from tests.engine.games.strategus.arrangements import (
    FRONT,
    NEARLY,
    WALLED,
    arrangements,
    partial,
    tight,
)

LAKES = {"c5", "d5", "c6", "d6", "g5", "h5", "g6", "h6"}


def around(name: str) -> list[str]:
    column, row = "abcdefghij".index(name[0]), int(name[1:])
    near = [(column, row + 1), (column, row - 1), (column + 1, row), (column - 1, row)]
    return [f"{'abcdefghij'[x]}{y}" for x, y in near if 0 <= x <= 9 and 1 <= y <= 10]


def gets_out(arrangement: Arrangement, lakes: bool, seat: int) -> dict[str, bool]:
    """For every animal's cell whether it can reach the cells between the sides."""
    there = {cell_name(seat, place): kind for place, kind in enumerate(arrangement.kinds)}
    found = {}
    for start, kind in there.items():
        if kind in IMMOBILE:
            continue
        seen, waiting = {start}, [start]
        while waiting:
            for name in around(waiting.pop()):
                closed = (lakes and name in LAKES) or there.get(name) in IMMOBILE
                if name not in seen and not closed and (name in there or name[1:] in ("5", "6")):
                    seen.add(name)
                    waiting.append(name)
        found[start] = any(name[1:] in ("5", "6") for name in seen)
    return found


def has_first_move(arrangement: Arrangement, lakes: bool, seat: int) -> bool:
    there = {cell_name(seat, place): kind for place, kind in enumerate(arrangement.kinds)}
    return any(
        name not in there and not (lakes and name in LAKES)
        for cell, kind in there.items()
        if kind not in IMMOBILE
        for name in around(cell)
    )


@given(arrangements(), st.booleans(), st.integers(0, 1))
def test_ways_out_are_those_of_the_board(arrangement: Arrangement, lakes: bool, seat: int) -> None:
    expected = gets_out(arrangement, lakes, seat)
    out = {cell_name(seat, place) for place in ways_out(arrangement, lakes)}
    assert out == {cell for cell, free in expected.items() if free}
    shut = {cell_name(seat, place) for place in shut_in(arrangement, lakes)}
    assert shut == set(expected) - out
    assert has_first_move(arrangement, lakes, seat) == any(expected.values())
    warning = walled_in(arrangement, lakes, seat)
    assert (warning is not None) == (2 * len(out) < ANIMALS)
    assert ("no legal first move" in (warning or "")) == (not out)


@given(arrangements())
def test_nobody_is_walled_in_on_the_open_board(arrangement: Arrangement) -> None:
    assert walled_in(arrangement, False, 0) is None


def test_six_traps_at_the_gaps_wall_a_side_in() -> None:
    walled = parse_arrangement(WALLED)
    assert walled_in(walled, True, 0) == (
        "South is walled in: no animal can ever come out. With lakes the only ways lead over a4,"
        " b4, e4, f4, i4 and j4, and a trap or the apple stands on each of them. South would have"
        " no legal first move and lose at once (strategus.win.blocked). Swap the trap on a4 with"
        " the scout on h1, for example: then all can come out."
    )
    assert "j7, i7, f7, e7, b7 and a7" in str(walled_in(walled, True, 1))
    swap = best_swap(walled, True)
    assert swap == (0, 37)
    assert walled_in(walled.swapped(*swap), True, 0) is None


def test_the_apple_walls_in_as_a_trap_does() -> None:
    assert walled_in(parse_arrangement(WALLED).swapped(9, 39), True, 0) is not None


def test_one_way_for_one_animal_is_nearly_walled_in() -> None:
    nearly = parse_arrangement(NEARLY)
    assert ways_out(nearly, True) == [9]
    assert "only 1 of its 33 animals can ever come out, from j4;" in str(walled_in(nearly, True, 0))
    partly = nearly.with_kind(39, NONE).with_kind(9, NONE)
    assert "at most 1 of its 33 animals" in str(walled_in(partly, True, 0))
    assert is_walled_in(partly, True)
    assert not is_walled_in(NOTHING, True)


@given(arrangements())
def test_the_advice_helps(arrangement: Arrangement) -> None:
    if is_walled_in(arrangement, True):
        swap = best_swap(arrangement, True)
        assert swap is not None
        better = arrangement.swapped(*swap)
        assert len(ways_out(better, True)) > len(ways_out(arrangement, True))


@given(partial(), st.integers(0, 2**64 - 1))
def test_filling_keeps_what_is_placed(arrangement: Arrangement, seed: int) -> None:
    filled = quick_fill(arrangement, Rng(seed))
    assert filled.missing() == {}
    assert all(
        kind in (NONE, there) for kind, there in zip(arrangement.kinds, filled.kinds, strict=True)
    )


def can_stay_open(arrangement: Arrangement) -> bool:
    """Whether any way to fill the empty places leaves the side open between lakes."""
    empty = [place for place, kind in enumerate(arrangement.kinds) if kind == NONE]
    still = sum(count for kind, count in arrangement.missing().items() if kind in IMMOBILE)
    return any(
        not is_walled_in(
            Arrangement(
                tuple(
                    "trap" if place in places else kind
                    for place, kind in enumerate(arrangement.kinds)
                )
            ),
            True,
        )
        for places in combinations(empty, still)
    )


@given(tight(), st.integers(0, 2**64 - 1))
def test_filling_walls_in_only_where_nothing_else_is_left(
    arrangement: Arrangement, seed: int
) -> None:
    filled = quick_fill(arrangement, Rng(seed))
    assert filled.missing() == {}
    assert is_walled_in(filled, True) == (not can_stay_open(arrangement))


GREEDY = """
.  T  6  6  T  .  A  3  T  T
.  9  7  9  9  1  3  8  5  4
2  8  8  5  6  9  9  6  7  7
9  10 8  4  7  8  5  5  9  4
"""
"""The trap that shuts in the fewest comes to f4, and then the last trap shuts a4 or a3."""


def test_filling_takes_back_what_walls_in() -> None:
    start = parse_arrangement(GREEDY)
    for seed in range(40):
        assert walled_in(quick_fill(start, Rng(seed)), True, 0) is None


def test_filling_from_nothing_is_sensible() -> None:
    for seed in range(100):
        filled = quick_fill(NOTHING, Rng(seed))
        kinds = filled.kinds
        assert shut_in(filled, True) == []
        apple = kinds.index("apple")
        assert apple >= 20
        beside = [
            at for at in range(40) if abs(at // 10 - apple // 10) + abs(at % 10 - apple % 10) == 1
        ]
        assert any(kinds[at] == "trap" for at in beside)
        assert any(kinds[at] not in IMMOBILE for at in FRONT)
        leaders = [
            at % 10 for at in range(40) if kinds[at] in ("elephant", "grizzly", "rhino", "gorilla")
        ]
        assert min(leaders) <= 3
        assert max(leaders) >= 6


def test_filling_is_the_same_everywhere() -> None:
    assert format_arrangement(quick_fill(NOTHING, Rng(1))) == (
        "9  5  4  5  9  6  4  9  9  8\n"
        "1  7  4  5  6  T  3  5  3  8\n"
        "9  9  2  10 T  A  T  6  8  T\n"
        "T  T  7  8  6  9  9  7  7  8\n"
    )


@pytest.mark.parametrize("place", FRONT)
def test_filling_keeps_the_last_gap_open(place: int) -> None:
    start = NOTHING
    for other in FRONT:
        if other != place:
            start = start.with_kind(other, "trap")
    for seed in range(10):
        filled = quick_fill(start, Rng(seed))
        assert filled.kinds[place] not in IMMOBILE
        assert walled_in(filled, True, 0) is None
