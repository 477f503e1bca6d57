"""Arrangements: seats, text, mirror and swap, and what a deployment screen may ask."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.errors import EngineError, PositionError
from engine.games.strategus.arrangement import CELL_AT, NOTHING, Arrangement, cell_name, counted
from engine.games.strategus.arrangement_text import format_arrangement, parse_arrangement
from engine.games.strategus.arranging import arranging
from engine.games.strategus.board import ORDER
from engine.games.strategus.ranks import COUNTS
from tests.engine.games.strategus.arrangements import WALLED, arrangements, partial

TEXT = """\
5  9  6  3  9  7  4  9  6  9
4  1  7  5  6  9  2  5  7  3
T  6  8  9  5  10 8  4  7  T
A  T  8  9  T  8  9  8  T  T
"""
WHOLE = parse_arrangement(TEXT)


def test_places_are_seen_from_behind_the_own_pieces() -> None:
    names = [[cell_name(seat, place) for place in (0, 9, 10, 30, 39)] for seat in (0, 1)]
    assert names == [["a4", "j4", "a3", "a1", "j1"], ["j7", "a7", "j8", "j10", "a10"]]
    assert [sorted(cells) for cells in CELL_AT] == [sorted(cells) for cells in ORDER]


def test_actions_follow_the_order_of_deployment() -> None:
    south, north = WHOLE.actions(0), WHOLE.actions(1)
    assert south[:3] == ["place apple", "place trap", "place fox"]
    assert south[-1] == "place scout"  # j4
    assert north[:3] == ["place trap", "place trap", "place fox"]
    assert north[9] == "place apple"  # j10, the corner at north's left hand
    assert north[-1] == "place lion"  # j7
    assert sorted(south) == sorted(north)
    assert len(south) == 40


def test_no_actions_while_pieces_are_missing() -> None:
    left = WHOLE.with_kind(0, "").with_kind(15, "").with_kind(25, "")
    assert left.missing() == {"lion": 1, "scout": 1, "mouse": 1}
    with pytest.raises(PositionError, match="still to place: 1 lion, 1 scout, 1 mouse"):
        left.actions(0)
    assert NOTHING.missing() == dict(COUNTS)


@given(partial())
def test_text_reads_back(arrangement: Arrangement) -> None:
    text = format_arrangement(arrangement)
    assert parse_arrangement(text) == arrangement
    assert parse_arrangement("# mine\n\n" + text.replace("\n", "  # a row\n")) == arrangement
    assert len(text.splitlines()) == 4
    assert not any(line.endswith(" ") for line in text.splitlines())


def test_text_is_aligned_and_takes_names() -> None:
    assert format_arrangement(WHOLE) == TEXT
    named = TEXT.replace("10", "mouse").replace("A", "Apple").replace("T", "trap")
    assert parse_arrangement(named.replace("1 ", "ELEPHANT ", 1)) == WHOLE
    assert parse_arrangement(TEXT.lower()) == WHOLE


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: column 1: the text ends after 0 of 4 rows"),
        ("# only\n. . . . . . . . . .\n", "line 3: column 1: the text ends after 1 of 4 rows"),
        ("1 2 3\n", "line 1: column 6: the row ends after 3 of 10 words"),
        ("9 9 9 9 9 9 9 9 . . .\n", "line 1: column 21: 11 words; a row has 10"),
        (TEXT + "\n.", "line 6: column 1: a line too many"),
        (TEXT.replace("10", "11"), "line 3: column 16: '11' is no piece"),
        (TEXT.replace("10", "0 "), "line 3: column 16: '0' is no piece"),
        (TEXT.replace("10", "moose"), "did you mean 'mouse'?"),
        (TEXT.replace("10", "5 "), "line 3: column 16: 5 lions; the army has 4"),
        (TEXT.replace("10", "A "), "line 4: column 1: 2 apples; the army has 1"),
        (TEXT.replace("10", "8 "), "line 4: column 22: 6 foxes; the army has 5"),
        ("." * 10_001, "10001 signs; at most 10000 are read"),
    ],
)
def test_errors_say_where_and_what_is_right(text: str, message: str) -> None:
    with pytest.raises(PositionError) as error:
        parse_arrangement(text)
    assert message in str(error.value)


@given(st.text(alphabet="1 0tTaA.\n#x", max_size=120))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        arrangement = parse_arrangement(text)
    except PositionError:
        return
    assert parse_arrangement(format_arrangement(arrangement)) == arrangement


@given(arrangements(), st.integers(0, 39), st.integers(0, 39))
def test_mirror_and_swap(arrangement: Arrangement, one: int, other: int) -> None:
    mirrored = arrangement.mirrored()
    assert mirrored.rows[0] == arrangement.rows[0][::-1]
    assert mirrored.rows[3] == arrangement.rows[3][::-1]
    assert mirrored.mirrored() == arrangement
    swapped = arrangement.swapped(one, other)
    assert swapped.kinds[one] == arrangement.kinds[other]
    assert swapped.swapped(other, one) == arrangement
    assert swapped.missing() == {}


def test_counted() -> None:
    assert [counted(2, kind) for kind in ("wolf", "fox", "mouse", "trap", "grizzly")] == [
        "2 wolves",
        "2 foxes",
        "2 mice",
        "2 traps",
        "2 grizzlies",
    ]
    assert counted(1, "wolf") == "1 wolf"


def rows(text: str) -> Any:
    return arranging({"do": "read", "text": text})["rows"]


def test_a_screen_reads_mirrors_swaps_and_fills() -> None:
    given_rows = rows(TEXT)
    assert given_rows[0][:3] == ["lion", "scout", "tiger"]
    mirrored: Any = arranging({"do": "mirror", "rows": given_rows})["rows"]
    assert mirrored[3][9] == "apple"
    swap = {"do": "swap", "rows": given_rows, "one": [3, 0], "other": [0, 9]}
    swapped: Any = arranging(swap)["rows"]
    assert (swapped[3][0], swapped[0][9]) == ("scout", "apple")
    empty: list[list[str | None]] = [[None] * 10 for _ in range(4)]
    empty[3][4] = "apple"
    filled: Any = arranging({"do": "fill", "rows": empty, "seed": 7})
    assert filled == arranging({"do": "fill", "rows": empty, "seed": 7})
    assert filled != arranging({"do": "fill", "rows": empty, "seed": 8})
    assert filled["rows"][3][4] == "apple"
    assert not any(kind is None for row in filled["rows"] for kind in row)


def test_a_screen_checks() -> None:
    check: dict[str, object] = {"do": "check", "rows": rows(TEXT), "lakes": True, "seat": 1}
    assert arranging(check) == {
        "missing": {},
        "warning": None,
        "shut_in": [],
        "text": TEXT,
        "actions": WHOLE.actions(1),
    }
    partly = rows(TEXT.replace("10", ". "))
    answer = arranging({**check, "rows": partly})
    assert (answer["missing"], answer["actions"]) == ({"mouse": 1}, None)
    walled = arranging({**check, "rows": rows(WALLED)})
    assert "North is walled in" in str(walled["warning"])
    assert arranging({**check, "rows": rows(WALLED), "lakes": False})["warning"] is None


def test_a_screen_offers_set_ups_that_pass_as_json() -> None:
    answer: Any = arranging({"do": "setups"})
    assert json.loads(json.dumps(answer)) == answer
    for setup in answer["setups"]:
        assert list(setup) == ["key", "name", "idea", "rows"]
        check = {"do": "check", "rows": setup["rows"], "lakes": True, "seat": 0}
        assert arranging(check)["warning"] is None


ROWS = [[None] * 10] * 4


@pytest.mark.parametrize(
    ("request_", "message"),
    [
        ({}, "request.do: the field is missing"),
        ({"do": "shuffle"}, "'shuffle' is none of setups, fill, mirror, swap, read, check"),
        ({"do": "setups", "rows": ROWS}, "request.rows: there is no such field"),
        ({"do": "mirror"}, "request.rows: the field is missing"),
        ({"do": "mirror", "rows": "abc"}, "request.rows: a list is expected"),
        ({"do": "mirror", "rows": ROWS[:3]}, "4 items are expected, not 3"),
        ({"do": "mirror", "rows": [*ROWS[:3], [None]]}, "request.rows[3]: a list of 10 kinds"),
        ({"do": "mirror", "rows": [["lino"] * 10] * 4}, "request.rows[0][0]: 'lino' is neither"),
        ({"do": "mirror", "rows": [[[]] * 10] * 4}, "request.rows[0][0]: [] is neither"),
        ({"do": "mirror", "rows": [["wolf"] * 10] * 4}, "rows[0][4]: 40 wolves; the army has 4"),
        ({"do": "fill", "rows": ROWS, "seed": -1}, "request.seed: -1 is no whole number"),
        ({"do": "fill", "rows": ROWS, "seed": 1.5}, "request.seed: 1.5 is no whole number"),
        ({"do": "read", "text": 5}, "request.text: text is expected, not 5"),
        ({"do": "check", "rows": ROWS, "lakes": "on", "seat": 0}, "true or false is expected"),
        ({"do": "check", "rows": ROWS, "lakes": True, "seat": 2}, "from 0 to 1"),
        ({"do": "swap", "rows": ROWS, "one": [4, 0], "other": [0, 0]}, "request.one: a row from"),
    ],
)
def test_bad_requests_say_what_is_wrong(request_: dict[str, object], message: str) -> None:
    with pytest.raises(EngineError) as error:
        arranging(request_)
    assert message in str(error.value)


def test_a_mark_of_byte_order_is_left_out() -> None:
    """Some editors begin a text with it; columns are counted without it."""
    assert parse_arrangement("\ufeff" + TEXT) == parse_arrangement(TEXT)
    with pytest.raises(PositionError, match="line 1: column 1: 'x' is no piece"):
        parse_arrangement("\ufeffx")
