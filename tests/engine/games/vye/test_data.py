"""Positions as JSON: exact there and back, and every field checked."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from engine.core.errors import OptionError, PositionError
from engine.core.rng import Rng
from engine.core.state import digest
from tests.engine.games.vye.positions import LANDS, RULERS, VYE, WAR, board, random_game, read

DEEP: list[Any] = []
for _ in range(50_000):
    DEEP = [DEEP]

JUNK: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 5, 10**5000, 1.5, "", "x", "land-a", "undead", "empress"),
    *("wild-land", "action", [], [[]], {}, {"a": 1}, DEEP, [10**5000], "é" * 9999),
    *(["land-a"] * 300, [None] * 3),
)


def data_of(lines: str, options: str = "") -> dict[str, Any]:
    """Return the data of a set position, as JSON gives it."""
    found: dict[str, Any] = json.loads(json.dumps(read(lines, options).data()))
    return found


FOUR = "theme=players-choice kinds=barracks,catapult,necropolis,sanctuary"
BARRACKS = "asked: 0 barracks 0,0\n" + board("barracks:0x2 land-a:0")
PAST = "quiet: 1\nseen: 0,0=. 1,0=1x2 | -\n" + board("land-b:1 land-a:1")
BAD: list[tuple[str, str, tuple[str | int, ...], Any, str]] = [
    ("", "", ("game",), "rue", "state.game: 'rue' is none of vye"),
    ("", "", ("rules",), 2, "state.rules: 2 is no whole number from 1 to 1"),
    ("", "", ("seats",), 6, "state.seats: 6 is no whole number from 2 to 5"),
    ("", "", ("seats",), 3, "state.houses: the options say midnight, thousand-roses, immortal"),
    ("", "", ("options",), {}, "state.options: every option stands there"),
    ("", "", ("houses", 0), "ladders", "state.houses: the options say midnight, thousand-roses"),
    ("", "", ("sets", 1), "Z", "state.sets[1]: 'Z' is none of A, B, C"),
    ("", "", ("sets", 1), "A", "state.sets[1]: A after A; each stands once, ascending"),
    ("", "", ("sets",), ["A"], "sets: 10 sets are in play, not 1: A"),
    ("", "", ("kinds",), ["barracks"], "kinds: theme=beginning-journeys has no kinds"),
    ("", "", ("turn",), 0, "state.turn: 0 is no whole number from 1"),
    ("", "", ("turn",), 10**5000, "state.turn: a number of 16610 bits is no whole number from 1"),
    ("", "", ("to_move",), True, "state.to_move: True is no whole number from 0 to 1"),
    ("", "", ("extra",), 1, "extra: extra turns need a waystone"),
    ("", "", ("quiet",), 1, "quiet: 1 turns without a card, but turn 1 is only beginning"),
    ("", "", ("board",), {}, "state.board: a list is expected, not dict"),
    ("", "", ("board",), [], "board: no card is on the table"),
    ("", "", ("board",), [{}] * 111, "state.board: 111 cards; the box holds 110"),
    ("", "", ("board", 0), [], "state.board[0]: an object is expected, not list"),
    ("", "", ("board", 0, "cell"), [0], "state.board[0].cell: 2 items are expected, not 1"),
    ("", "", ("board", 0, "cell"), [0, 10**6 + 1], "state.board[0].cell: 1000001 is no whole numb"),
    ("", "", ("board", 0, "cell"), [1, 0], "state.board[1]: cell 1,0 holds a card already"),
    ("", "", ("board", 0, "cell"), [3, 0], "card at 3,0: no chain of cards, each sharing a side"),
    ("", "", ("board", 0, "card"), "midnight-kin", "did you mean 'midnight-king'?"),
    ("", "", ("board", 0, "card"), DEEP, "state.board[0].card: no card is called a list too deep"),
    ("", "", ("board", 0, "card"), "empress", "card at 0,0: the empress never lies on the table"),
    ("", "", ("board", 0, "land"), "land-b", "state.board[0].land: it is null but for a Wild"),
    ("", LANDS, ("board", 0, "card"), "wild-land", "a Wild Land stands for a Land"),
    ("", "", ("board", 0, "owner"), 2, 'state.board[0].owner: 2 is not a seat from 0 to 1, "und'),
    ("", "", ("board", 0, "owner"), 1, "card at 0,0: tokens have an owner, and an owner has tok"),
    ("", "", ("board", 0, "tokens"), 1, "card at 0,0: tokens have an owner, and an owner has tok"),
    ("", "", ("board", 0, "tokens"), -1, "state.board[0].tokens: -1 is no whole number from 0"),
    ("", "", ("board", 0, "shares"), [0], "card at 0,0: only a Sanctuary has shares"),
    ("", "", ("board", 0, "shares"), [1, 0], "state.board[0].shares: each stands once, seats asc"),
    ("", "", ("board", 0, "shares"), [None], "state.board[0].shares[0]: None is not a seat"),
    ("", "", ("board", 0, "beneath"), [{"card": "land-a"}], "state.board[0].beneath[0].land: the"),
    ("", "", ("board", 0, "back"), 1, "state.board[0].back: there is no such field"),
    ("", "", ("hands",), [[]], "state.hands: 2 items are expected, not 1"),
    ("", "", ("hands", 1), "land-a", "state.hands[1]: a list is expected, not 'land-a'"),
    ("", "", ("hands", 1), ["land-a"] * 111, "state.hands[1]: 111 cards; the box holds 110"),
    ("", "", ("hands", 1), ["lost"], "state.hands[1][0]: no card is called 'lost'"),
    ("", "", ("hands", 1), ["empress"], "hand 1: the empress lies in the pile only"),
    ("", "", ("sideboards", 0), ["land-a"], "sideboard 0: land-a is no card of it"),
    ("", "", ("pile",), None, "state.pile: a list is expected, not None"),
    ("", "", ("pile",), ["empress"] * 2, "pile: empress is one too many; this game has 1"),
    ("", "", ("over",), 1, "state.over: 1 is neither true nor false"),
    ("", "theme=kid-friendly", ("over",), False, "a kid-friendly game is over with the last card"),
    ("", "", ("more",), 1, "state.more: there is no such field"),
    ("", "", ("seen",), [], "seen: the last table is the present one"),
    ("", "", ("seen",), [[], []], "seen: 2 tables, but 0 turns without a card leave 1"),
    ("", "", ("seen",), [[{}]] * 13, "state.seen: 13 tables differ from the present; 12 can"),
    ("", "", ("seen", 0), 5, "state.seen[0]: a list is expected, not 5"),
    (PAST, "", ("seen", 0, 0, "cell"), [9, 9], "state.seen[0][0].cell: no card lies at 9,9"),
    (PAST, "", ("seen", 0, 0, "owner"), 2, "state.seen[0][0].owner: 2 is not a seat from 0 to 1"),
    (PAST, "", ("seen", 0, 0, "owner"), 1, "seen: card at 0,0: tokens have an owner"),
    (PAST, "", ("seen", 0, 0), {"cell": [0, 0], "owner": 1, "tokens": 1}, "only differences sta"),
    (BARRACKS, WAR, ("pending",), [1, 2], "state.pending: 2 questions; one card asks at a time"),
    (BARRACKS, WAR, ("pending", 0, "rule"), "x", "state.pending[0].rule: 'x'; barracks asks 'vye"),
    (BARRACKS, WAR, ("pending", 0, "what"), "choose", "'choose'; barracks asks 'move'"),
    (BARRACKS, WAR, ("pending", 0, "optional"), 1, "state.pending[0].optional: 1; barracks asks T"),
    (BARRACKS, WAR, ("pending", 0, "at"), None, "state.pending[0].at: a list is expected, not no"),
    (BARRACKS, WAR, ("pending", 0, "at"), [1, 0], "barracks cannot ask at 1,0: land-a lies there"),
    (BARRACKS, WAR, ("pending", 0, "left"), 2, "answers to come: 1 for barracks, not 2"),
    (BARRACKS, WAR, ("pending", 0, "seat"), 1, "seat 1 is asked, but it is the turn of seat 0"),
    (BARRACKS, WAR, ("pending", 0, "memo"), [], "state.pending[0].memo[0]: no card is called None"),
    (BARRACKS, WAR, ("pending", 0, "memo"), ["land-a"], "state.pending[0].memo: it is the key, th"),
    (BARRACKS, WAR, ("pending", 0, "memo"), ["barracks", "action"], "leave 'action' out"),
    (BARRACKS, WAR, ("pending", 0, "memo"), ["barracks", 1], "memo: 2 items are expected, not 1"),
    (BARRACKS, WAR, ("pending", 0, "memo"), ["barracks", 0, 0], "only an Earthquake has a first"),
    (BARRACKS, WAR, ("pending", 0, "more"), 1, "state.pending[0].more: there is no such field"),
    (BARRACKS, WAR, ("seen",), [[]], "seen: a card was played, so no table is remembered"),
    (BARRACKS, WAR, ("over",), True, "asked: the game is over, so nothing is asked any more"),
    (
        "asked: 0 wild-land 0,0\n" + board("wild-land land-a"),
        LANDS,
        ("pending", 0, "left"),
        2,
        "answers to come: 1 for wild-land, not 2",
    ),
    (
        "quiet: 1\nseen: 0,0=1 1,0=1 | -\n" + board("land-b land-a"),
        "",
        ("seen", 0, 1, "cell"),
        [0, 0],
        "state.seen[0][1].cell: cells stand once each, in ascending order",
    ),
    (
        board("sanctuary/land-a"),
        FOUR,
        ("board", 0),
        {
            **{"cell": [0, 0], "card": "sanctuary", "land": None, "owner": 0, "tokens": 2},
            **{"beneath": [{"card": "land-a", "land": None}], "shares": []},
        },
        "card at 0,0: a Sanctuary bears one token of each seat, as shares",
    ),
]


def test_data_of_random_games_comes_back_as_it_was() -> None:
    for seed in range(12):
        for state in random_game(seed):
            plain = json.loads(json.dumps(state.data()))
            back = VYE.from_data(plain)
            assert back.data() == state.data() == plain
            assert digest(back) == digest(state)
            for name in ("table", "seen", "pending", "frontier", "pile", "options", "over"):
                assert getattr(back, name) == getattr(state, name)


def test_cards_in_another_order_are_refused() -> None:
    plain = data_of("hand 0: land-a land-b\n" + board("land-c land-d"))
    wrong = {"board[0]": plain["board"][::-1], "hands[0]": [["land-b", "land-a"], []]}
    for where, lists in wrong.items():
        with pytest.raises(PositionError, match=re.escape(f"state.{where}: out of order")):
            VYE.from_data({**plain, where[:-3]: lists})


@pytest.mark.parametrize(("lines", "options", "path", "value", "message"), BAD, ids=range(len(BAD)))
def test_a_wrong_field_is_told_by_its_place(
    lines: str, options: str, path: tuple[str | int, ...], value: Any, message: str
) -> None:
    plain = data_of(lines or board("land-c land-d"), options)
    at: Any = plain
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    with pytest.raises(PositionError) as caught:
        VYE.from_data(plain)
    assert message in str(caught.value)
    assert len(str(caught.value)) < 1000


@pytest.mark.parametrize("field", list(data_of(board("land-a"))))
def test_no_field_may_be_missing(field: str) -> None:
    plain = data_of(board("land-a"))
    del plain[field]
    with pytest.raises(PositionError, match=rf"state\.{field}: the field is missing"):
        VYE.from_data(plain)


def test_spoilt_data_is_read_or_refused_but_never_breaks() -> None:
    """Junk in any place: an engine error, or a position that comes back exactly."""
    rng = Rng(3)
    starts = [
        data_of(board("necropolis:u land-a:0 sanctuary:0+1/land-b"), FOUR),
        data_of("asked: 1 necropolis 0,0\nto-move: 0\n" + board("necropolis:ux2 land-a"), RULERS),
        data_of(PAST),
        data_of(BARRACKS, WAR),
    ]
    for start in starts:
        for path in [path for path in paths(start) if path and path[0] != "options"]:
            for _ in range(3):
                plain = json.loads(json.dumps(start))
                at: Any = plain
                for step in path[:-1]:
                    at = at[step]
                at[path[-1]] = JUNK[rng.below(len(JUNK))]
                try:
                    state = VYE.from_data(plain)
                except (PositionError, OptionError):
                    continue
                assert VYE.from_data(state.data()).data() == state.data()
                assert VYE.parse_picture(VYE.picture(state)).data() == state.data()


def paths(value: Any, before: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the ways to all values in JSON."""
    found = [before]
    if isinstance(value, dict | list):
        for key, item in value.items() if isinstance(value, dict) else enumerate(value):
            found += paths(item, (*before, key))
    return found
