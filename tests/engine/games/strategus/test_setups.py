"""The named set-ups: legal, open, all different, and as their ideas say."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.games.strategus.arrangement import Arrangement
from engine.games.strategus.ranks import IMMOBILE, RANKS
from engine.games.strategus.setups import BY_KEY, SETUPS, Setup
from engine.games.strategus.walls import shut_in, walled_in

LEADERS = ("elephant", "grizzly", "rhino")


def rows(key: str) -> tuple[tuple[str, ...], ...]:
    return BY_KEY[key].arrangement.rows


def count(kinds: tuple[str, ...], kind: str) -> int:
    return kinds.count(kind)


def beside(arrangement: Arrangement, kind: str) -> list[str]:
    at = arrangement.kinds.index(kind)
    return [
        arrangement.kinds[other]
        for other in range(40)
        if abs(other // 10 - at // 10) + abs(other % 10 - at % 10) == 1
    ]


def test_there_are_at_least_twelve_all_different() -> None:
    assert len(SETUPS) == len(BY_KEY) >= 12
    assert len({setup.name for setup in SETUPS}) == len(SETUPS)
    assert len({setup.idea for setup in SETUPS}) == len(SETUPS)
    for one, other in combinations([setup.arrangement for setup in SETUPS], 2):
        for seen in (one, one.mirrored()):
            same = sum(a == b for a, b in zip(seen.kinds, other.kinds, strict=True))
            assert same < 25


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.key)
@pytest.mark.parametrize("seat", [0, 1])
def test_each_is_whole_and_open(setup: Setup, seat: int) -> None:
    arrangement = setup.arrangement
    assert arrangement.missing() == {}
    assert len(arrangement.actions(seat)) == 40
    for seen in (arrangement, arrangement.mirrored()):
        assert walled_in(seen, True, seat) is None
        assert walled_in(seen, False, seat) is None
        shut = [seen.kinds[place] for place in shut_in(seen, True)]
        assert shut == (["fox"] if setup.key == "two-nests" else [])


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.key)
def test_each_tells_its_idea_in_whole_sentences(setup: Setup) -> None:
    assert setup.idea.endswith(".")
    assert 100 <= len(setup.idea) <= 300
    assert "  " not in setup.idea
    assert setup.key == setup.key.lower().replace(" ", "-")


def test_the_cellar_and_its_picture() -> None:
    back, third = rows("cellar")[3], rows("cellar")[2]
    assert (back[0], back[1], third[0]) == ("apple", "trap", "trap")
    assert (back[9], back[8], third[9]) == ("trap", "trap", "trap")


def test_the_open_gate() -> None:
    right = {kind for row in rows("open-gate") for kind in row[7:]}
    assert right == {"scout", "fox", "trap"}
    left = [RANKS[kind] for row in rows("open-gate") for kind in row[:4] if RANKS[kind]]
    assert min(left) == RANKS["gorilla"]


def test_the_fruit_stall() -> None:
    front, second, third, back = rows("fruit-stall")
    assert (front[2], second[2]) == ("lion", "apple")
    assert count(third[3:] + back, "trap") == 5


def test_hares_go_early_or_late() -> None:
    assert count(rows("early-hares")[0], "scout") == 7
    assert count(rows("late-hares")[2] + rows("late-hares")[3], "scout") == 8


def test_mouse_at_the_door() -> None:
    second = rows("mouse-at-the-door")[1]
    assert second.index("mouse") <= 2
    assert second.index("elephant") >= 7


def test_two_nests_look_the_same() -> None:
    nests = rows("two-nests")
    for row in nests:
        assert [kind == "trap" for kind in row] == [kind == "trap" for kind in reversed(row)]
    assert {nests[3][2], nests[3][7]} == {"apple", "fox"}


def test_the_left_hammer() -> None:
    left = tuple(kind for row in rows("left-hammer") for kind in row[:4])
    assert [count(left, kind) for kind in (*LEADERS, "gorilla")] == [1, 1, 2, 2]
    assert count(left, "trap") == 0


def test_the_hedge() -> None:
    assert count(rows("hedge")[0], "trap") == 3


def test_even_keel() -> None:
    arrangement = BY_KEY["even-keel"].arrangement
    assert beside(arrangement, "apple") == ["trap"] * 3
    halves = [[row[:5] for row in arrangement.rows], [row[5:] for row in arrangement.rows]]
    strong = [sum(kind in (*LEADERS, "gorilla") for row in half for kind in row) for half in halves]
    assert abs(strong[0] - strong[1]) <= 1


def test_the_bare_apple() -> None:
    arrangement = BY_KEY["bare-apple"].arrangement
    assert "trap" not in beside(arrangement, "apple")
    assert arrangement.rows[3][9] == "apple"
    assert count(tuple(kind for row in arrangement.rows for kind in row[:5]), "trap") == 6


def test_the_staircase() -> None:
    front, second = rows("staircase")[:2]
    assert all(RANKS[b] < RANKS[a] for a, b in zip(front, second, strict=True))
    assert not IMMOBILE & {*front, *second}


def test_the_long_evening() -> None:
    assert [count(rows("long-evening")[2], kind) for kind in LEADERS] == [1, 1, 2]
    assert min(RANKS[kind] for kind in rows("long-evening")[0]) == RANKS["lion"]


def test_three_fords() -> None:
    front, *_, back = rows("three-fords")
    assert [front[at] for at in (2, 3, 6, 7)] == ["scout"] * 4
    for ford in (0, 4, 8):
        assert min(RANKS[kind] for kind in front[ford : ford + 2]) <= 3
    assert back[2] == "apple"
