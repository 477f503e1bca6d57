"""Positions as JSON: exact there and back, and every field checked."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core.errors import OptionError, PositionError
from engine.core.rng import Rng
from engine.core.state import digest
from tests.engine.games.strategus.drawn import FEW, ISF, STRATEGUS, board, placed, read, states

DEEP: list[Any] = []
for _ in range(50_000):
    DEEP = [DEEP]

JUNK: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 40, 10**5000, 1.5, "", "x", "wolf", "apple", "?"),
    *("strategus.win.apple", [], [[]], {}, {"a": 1}, DEEP, [10**5000], "é" * 9999),
    *([0, 0], [9, 9], [10, 0], ["a", 1], [None] * 3, [[0, 6]], {"rule": 1}),
)
MOVED = "rows: a4-a5@a5 j8-j7@j7\nrun: j8-j7@j7\n" + board(a5="s-wolf", j7="n-fox", j10="n-apple")
SHOWN = "known: a7\n" + FEW
OVER = "result: strategus.end.resign 1\n" + FEW

BAD: list[tuple[str, str, tuple[str | int, ...], Any, str]] = [
    (FEW, "", ("game",), "rue", "state.game: 'rue' is none of strategus"),
    (FEW, "", ("rules",), 2, "state.rules: 2 is no whole number from 1 to 1"),
    (FEW, "", ("seats",), 3, "state.seats: 3 is no whole number from 2 to 2"),
    (FEW, "", ("options",), {}, "state.options: every option stands there"),
    (FEW, "", ("first",), 2, "state.first: 2 is no whole number from 0 to 1"),
    (FEW, "first=north", ("first",), 0, "first: 0, but first=north says 1"),
    (FEW, "", ("to_move",), True, "state.to_move: True is no whole number from 0 to 1"),
    (FEW, "", ("turn",), 0, "state.turn: 0 is no whole number from 1"),
    (FEW, "", ("turn",), 10**5000, "state.turn: a number of 16610 bits is no whole number from 1"),
    (FEW, "", ("quiet",), 1, "quiet: 1 half-moves without a fight, but only 0 were made"),
    (FEW, "", ("offer",), 2, "state.offer: 2 is no whole number from 0 to 1"),
    (FEW, "", ("placed",), [40], "state.placed: 2 items are expected, not 1"),
    (FEW, "", ("placed",), [40, 41], "state.placed[1]: 41 is no whole number from 0 to 40"),
    (FEW, "", ("placed",), [40, 39], "to-move: with 40 39 placed it is seat 1 that pl"),
    (FEW, "", ("board",), {}, "state.board: a list is expected, not dict"),
    (FEW, "", ("board",), [], "board: no piece stands on it"),
    (FEW, "", ("board",), [{}] * 81, "state.board: 81 pieces; there are 80"),
    (FEW, "", ("board", 0), [], "state.board[0]: an object is expected, not list"),
    (FEW, "", ("board", 0, "cell"), [0], "state.board[0].cell: [0] is no cell; a cell is a list"),
    (FEW, "", ("board", 0, "cell"), "a4", "state.board[0].cell: 'a4' is no cell; a cell is a list"),
    (FEW, "", ("board", 0, "cell"), [0, 10], "state.board[0].cell: 10 is no whole number from 0"),
    (FEW, "", ("board", 0, "cell"), [0, 3], "state.board[1]: a7 holds a piece already"),
    (FEW, "", ("board", 0, "seat"), 0, "a10: the apple of seat 0 never moves"),
    (FEW, "", ("board", 0, "seat"), None, "state.board[0].seat: None is no whole number from 0"),
    (FEW, "", ("board", 0, "kind"), None, "state.board[0].kind: no piece is called None"),
    (FEW, "", ("board", 0, "kind"), "aple", "did you mean 'apple'?"),
    (FEW, "", ("board", 0, "kind"), DEEP, "state.board[0].kind: no piece is called a list too d"),
    (FEW, "", ("board", 0, "number"), 1, "state.board[0].number: there is no such field"),
    (
        SHOWN,
        "memory_aid=on",
        ("known",),
        [[9, 3], [0, 3]],
        "state.known[0]: out of order",
    ),
    (FEW, "", ("known",), [[0, 3]], "known: only memory_aid=on keeps showing pieces"),
    (SHOWN, "memory_aid=on", ("known",), [[0, 3], [0, 3]], "known: a7 stands there twice"),
    (SHOWN, "memory_aid=on", ("known", 0), [0, 4], "known: no piece stands at a6"),
    (SHOWN, "memory_aid=on", ("known", 0), 3, "state.known[0]: 3 is no cell"),
    (MOVED, ISF, ("rows",), 1, "state.rows: a list is expected, not int"),
    (MOVED, ISF, ("rows", 0, "seat"), 1, "a4-a5: no piece of seat 1, whose half-move it is, stand"),
    (MOVED, ISF, ("rows", 0, "from"), None, "state.rows[0].from: None is no cell"),
    (MOVED, ISF, ("rows", 1, "now"), [0, 0], "j8-j7: no piece of seat 1, whose half-move it is"),
    (MOVED, ISF, ("rows", 1, "piece"), 1, "state.rows[1].piece: there is no such field"),
    (MOVED, ISF, ("rows", 1, "from"), [8, 3], "rows: what still counts of run stands there too"),
    (MOVED, ISF, ("run", 0, "now"), None, "state.run[0].now: None is no cell"),
    (MOVED, ISF, ("to_move",), 1, "j8-j7: seat 0 made it, for sides take turns and seat 1 is next"),
    (MOVED, ISF, ("quiet",), 0, "run: 1 half-moves, but quiet says 0 without a fight"),
    (
        FEW,
        "",
        ("result",),
        {"rule": "strategus.x", "winner": 0},
        "state.result.rule: 'strategus.x'",
    ),
    (OVER, "", ("result", "winner"), None, "state.result: after strategus.end.resign stands the"),
    (OVER, "", ("result", "rule"), "strategus.draw.agreed", "strategus.draw.agreed is a draw"),
    (OVER, "", ("result", "rule"), "strategus.win.blocked", "strategus.win.blocked does not fit"),
    (OVER, "", ("result",), "won", "state.result: an object is expected, not str"),
    (OVER, "", ("offer",), 1, "offer: the game is over, so no offer of a draw stands"),
    (FEW, "", ("pending",), [{}], "state.pending: Strategus never waits in the middle of a turn"),
    (placed(3, 0), "", ("placed",), [4, 0], "d1: with 4 0 placed a piece of seat 0 stands here"),
    (placed(3, 0), "", ("turn",), 2, "turn: pieces are still being placed"),
    (
        board(a4="s-wolf", a7="n-trap"),
        "",
        ("result",),
        None,
        "result: this game is over: the result is strategus.win.no-animals 0",
    ),
]


def data_of(lines: str, options: str = "") -> dict[str, Any]:
    """Return the data of a set position, as JSON gives it."""
    found: dict[str, Any] = json.loads(json.dumps(read(lines, options).data()))
    return found


def test_data_of_random_games_comes_back_as_it_was() -> None:
    for state in states(12, 9):
        plain = json.loads(json.dumps(state.data()))
        back = STRATEGUS.from_data(plain)
        assert back.data() == state.data() == plain
        assert digest(back) == digest(state)
        assert STRATEGUS.legal_actions(back) == STRATEGUS.legal_actions(state)


def test_no_number_of_a_piece_is_in_the_data() -> None:
    """Two positions that look alike are alike, in whatever order their pieces were placed."""
    kinds = STRATEGUS.setup(2, first="south").state
    for kind in 2 * ["elephant", *["scout"] * 8, *["wolf"] * 4, "grizzly", "mouse", *["fox"] * 5]:
        if STRATEGUS.refusal(kinds, STRATEGUS.parse(f"place {kind}")) is None:
            kinds = STRATEGUS.apply(kinds, STRATEGUS.parse(f"place {kind}")).state
    back = STRATEGUS.from_data(kinds.data())
    assert back.where == kinds.where
    assert "number" not in json.dumps(kinds.data())


@pytest.mark.parametrize(("lines", "options", "path", "value", "message"), BAD, ids=range(len(BAD)))
def test_a_wrong_field_is_told_by_its_place(
    lines: str, options: str, path: tuple[str | int, ...], value: Any, message: str
) -> None:
    plain = data_of(lines, options)
    at: Any = plain
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    with pytest.raises(PositionError) as caught:
        STRATEGUS.from_data(plain)
    assert message in str(caught.value)
    assert len(str(caught.value)) < 1000


@pytest.mark.parametrize("field", list(data_of(FEW)))
def test_no_field_may_be_missing(field: str) -> None:
    plain = data_of(FEW)
    del plain[field]
    with pytest.raises(PositionError, match=rf"state\.{field}: the field is missing"):
        STRATEGUS.from_data(plain)


def test_spoilt_data_is_read_or_refused_but_never_breaks() -> None:
    """Junk in any place: an engine error, or a position that comes back exactly."""
    rng = Rng(3)
    starts = [
        data_of(FEW),
        data_of(SHOWN, "memory_aid=on lakes=on"),
        data_of(MOVED, ISF),
        data_of(OVER),
        data_of(placed(3, 0)),
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
                    state = STRATEGUS.from_data(plain)
                except (PositionError, OptionError):
                    continue
                assert STRATEGUS.from_data(state.data()).data() == state.data()
                assert STRATEGUS.parse_picture(STRATEGUS.picture(state)).data() == state.data()


def paths(value: Any, before: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the ways to all values in JSON."""
    found = [before]
    if isinstance(value, dict | list):
        for key, item in value.items() if isinstance(value, dict) else enumerate(value):
            found += paths(item, (*before, key))
    return found
