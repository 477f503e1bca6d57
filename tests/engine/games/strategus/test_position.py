"""Pictures of positions: exact there and back, forgiving to a hand, strict about what is wrong."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core.errors import NotationError, PositionError, RecordError
from engine.core.rng import Rng
from engine.games.strategus.board import index
from engine.games.strategus.position_words import read_word, word
from engine.games.strategus.ranks import COUNTS
from tests.engine.games.strategus.bad_positions import BAD
from tests.engine.games.strategus.drawn import (
    FEW,
    ISF,
    STRATEGUS,
    board,
    placed,
    read,
    sparse_game,
    states,
    text,
)


def test_a_word_says_side_and_kind() -> None:
    for seat, owner in enumerate("sn"):
        for kind in COUNTS:
            assert word(seat, kind) == f"{owner}-{kind}"
            assert read_word(f"{owner}-{kind}", 0, 1) == (seat, kind)


def test_pictures_of_random_games_come_back_as_they_were() -> None:
    kinds: Counter[str] = Counter()
    for state in states(12, 9):
        picture = STRATEGUS.picture(state)
        back = STRATEGUS.parse_picture(picture)
        assert back.data() == state.data()
        assert STRATEGUS.picture(back) == picture
        assert STRATEGUS.legal_actions(back) == STRATEGUS.legal_actions(state)
        kinds["deploying"] += state.is_deploying
        kinds["offer"] += state.offer >= 0
        kinds["known"] += len(state.known) > 2
        kinds["rows"] += bool(state.rows)
        kinds["run"] += len(state.run) > 1
        kinds["over"] += state.result is not None
    assert min(kinds[key] for key in ("deploying", "offer", "known", "rows", "run", "over")) > 3


def test_a_position_and_its_picture_play_on_alike() -> None:
    """Whatever is remembered of half-moves forbids the same moves, however pieces are numbered."""
    forbidden = 0
    rng = Rng(8)
    for seed in range(12):
        state = next(sparse_game(seed))
        twin = state
        while (legal := STRATEGUS.legal_actions(state)) and state.turn < 50:
            assert STRATEGUS.legal_actions(twin) == legal
            for action in STRATEGUS.candidates(state):
                refusal = STRATEGUS.refusal(state, action)
                forbidden += refusal is not None and ".repeat." in refusal.rule
                assert STRATEGUS.refusal(twin, action) == refusal
            action = legal[rng.below(min(len(legal), 3))]
            state, twin = (STRATEGUS.apply(each, action).state for each in (state, twin))
            assert twin.data() == state.data()
            twin = STRATEGUS.parse_picture(STRATEGUS.picture(twin))
    assert forbidden > 5


def test_what_a_hand_leaves_out_is_the_usual() -> None:
    state = read(FEW)
    assert (state.first, state.to_move, state.turn, state.quiet, state.offer) == (0, 0, 1, 0, -1)
    assert (state.known, state.rows, state.run, state.result) == ((), (), (), None)
    assert not state.is_deploying
    assert read(FEW, "first=north").first == 1
    assert read("quiet: 7\n" + FEW).turn == 8


def test_pieces_that_stand_nowhere_are_removed() -> None:
    state = read(FEW)
    lost = {kind: count for kind, count in COUNTS.items() if kind != "apple"}
    assert state.graveyard(0) == {**lost, "wolf": 3, "scout": 7}
    assert state.graveyard(1) == {**lost, "fox": 4, "trap": 5}


def test_a_part_of_the_board_can_be_drawn() -> None:
    state = read("board:\n  d e\n  6 . n-fox\n  5 s-wolf .")
    assert [name for name in state.kinds if name][:1] == ["wolf"]
    assert state.board[index((3, 5))] == 0
    assert state.board[index((4, 4))] == 40


def test_lakes_are_drawn_and_may_be_left_out() -> None:
    state = read(FEW, "lakes=on")
    picture = STRATEGUS.picture(state)
    assert picture.count("~") == 8
    assert STRATEGUS.parse_picture(picture).data() == state.data()


def test_pieces_are_numbered_by_cell_and_while_placing_by_order() -> None:
    state = read(FEW)
    assert [state.kinds[number] for number in (0, 1, 2)] == ["wolf", "apple", "scout"]
    assert [state.kinds[number] for number in (40, 41, 42)] == ["apple", "fox", "trap"]
    half = read(placed(12, 0))
    assert [half.where[number] for number in (0, 1, 10)] == [9, 19, 8]
    assert half.placed(0) == 12
    assert STRATEGUS.apply(half, STRATEGUS.parse("place wolf")).state.where[12] == 28


@pytest.mark.parametrize(
    ("south", "north", "seat"), [(0, 0, 0), (39, 0, 0), (40, 0, 1), (40, 39, 1)]
)
def test_a_deployment_goes_on_where_it_stood(south: int, north: int, seat: int) -> None:
    state = read(placed(south, north))
    assert state.is_deploying
    assert (state.placed(0), state.placed(1), state.to_move) == (south, north, seat)
    assert f"placed: {south} {north}\n" in STRATEGUS.picture(state)


def test_half_moves_of_the_past_forbid_the_fourth_crossing() -> None:
    lines = "rows: a4-a5@a5 a5-a4@a5 a4-a5@a5 j8-j9@j9\n"
    state = read(lines + board(a5="s-wolf", a1="s-apple", j9="n-fox", j10="n-apple"), ISF)
    refusal = STRATEGUS.refusal(state, STRATEGUS.parse("move a5 a4"))
    assert refusal is not None
    assert refusal.rule == "strategus.repeat.two-square"
    assert state.turn == 7


def test_a_run_told_alone_is_the_row_too() -> None:
    state = read("run: a4-a5@a5 j8-j7@j7\n" + board(a5="s-wolf", j7="n-fox"), ISF)
    assert state.rows == state.run
    crossed = "run: a4-a5@a6 j8-j7@j6 a5-a6@a6 j7-j6@j6\n" + board(a6="s-wolf", j6="n-fox")
    assert "rows: a5-a6@a6 j7-j6@j6\n" in STRATEGUS.picture(read(crossed, ISF))
    assert (state.quiet, state.turn) == (2, 3)


def test_only_what_still_forbids_something_is_remembered() -> None:
    """A fight that removed a piece leaves no half-move of it, nor do crossings that are over."""
    state = read(board(a4="s-scout", b4="s-wolf", a6="n-fox", j9="n-wolf"), ISF)
    told = [
        ("a4 a5", "a4-a5@a5"),
        ("j9 j8", "a4-a5@a5 j9-j8@j8"),
        ("a5 a4", "a4-a5@a4 j9-j8@j8 a5-a4@a4"),
        ("j8 i8", "a4-a5@a4 a5-a4@a4 j8-i8@i8"),
        ("a4 a5", "a4-a5@a5 a5-a4@a5 j8-i8@i8 a4-a5@a5"),
        ("a6 a5", "a6-a5@a5"),
        ("b4 b5", "a6-a5@a5 b4-b5@b5"),
    ]
    for move, rows in told:
        state = STRATEGUS.apply(state, STRATEGUS.parse(f"move {move}")).state
        assert f"rows: {rows}\n" in STRATEGUS.picture(state)
        assert STRATEGUS.parse_picture(STRATEGUS.picture(state)).data() == state.data()
        for seat in (0, 1, None):
            seen: Any = STRATEGUS.view(state, seat)
            assert all(row["now"] is not None for row in (*seen["rows"], *seen["run"]))
    assert state.run == state.rows[1:]


def test_pieces_whose_half_moves_are_not_told_may_have_stood_elsewhere() -> None:
    """The enemy that stands on the way now came there later; an own piece cannot have."""
    rows = "turn: 9\nrows: a4-a5@a5 a5-a4@a5 a4-a5@a5\n"
    cells = {"a5": "s-wolf", "a4": "n-fox", "j9": "n-wolf"}
    assert len(read("to-move: 0\n" + rows + board(**cells), ISF).rows) == 3
    with pytest.raises(PositionError, match="a4-a5: a4 is a piece that stands there"):
        read("to-move: 0\n" + rows + board(**{**cells, "a4": "s-fox"}), ISF)
    with pytest.raises(PositionError, match="a4-a5: a4 is a piece that stands there"):
        read("to-move: 1\nturn: 9\nrows: a4-a5@a5\n" + board(**cells), ISF)


OVER = [
    (board(a4="s-wolf", a7="n-trap"), "", ("strategus.win.no-animals", 0)),
    (board(a4="s-trap", a7="n-trap"), "", ("strategus.draw.both-immobile", -1)),
    ("quiet: 5\n" + FEW, "no_fight_limit=5", ("strategus.draw.no-fight", -1)),
    (board(a1="s-wolf", a2="s-trap", b1="s-trap", j9="n-fox"), "", ("strategus.win.blocked", 1)),
]


@pytest.mark.parametrize(("lines", "options", "result"), OVER)
def test_a_game_that_the_board_shows_to_be_over_is_over(
    lines: str, options: str, result: tuple[str, int]
) -> None:
    state = read(lines, options)
    assert state.result == result
    assert STRATEGUS.legal_actions(state) == ()
    assert STRATEGUS.parse_picture(STRATEGUS.picture(state)).data() == state.data()


TOLD = [
    ("strategus.win.apple 0", board(a4="s-wolf", a1="s-apple", a7="n-fox")),
    ("strategus.end.resign 1", FEW),
    ("strategus.draw.agreed", FEW),
]


@pytest.mark.parametrize(("result", "lines"), TOLD)
def test_results_that_no_board_shows_are_told(result: str, lines: str) -> None:
    state = read(f"result: {result}\n" + lines)
    assert state.result is not None
    assert f"result: {result}\n" in STRATEGUS.picture(state)


@pytest.mark.parametrize(("lines", "options", "line", "message"), BAD, ids=range(len(BAD)))
def test_what_is_not_possible_is_told_with_its_line(
    lines: str, options: str, line: int | None, message: str
) -> None:
    with pytest.raises((PositionError, RecordError)) as caught:
        read(lines, options)
    assert message in str(caught.value)
    assert caught.value.line == line
    assert len(str(caught.value)) < 1000


def test_a_position_as_seen_hides_the_enemy_and_cannot_be_played() -> None:
    state = read("offer: 1\n" + FEW)
    seen = "\n".join(entry.text() for entry in STRATEGUS.seen_entries(state, 0))
    words = seen.split()
    assert words.count("n-?") == 3
    assert [item for item in words if item.startswith("s-")] == ["s-wolf", "s-scout", "s-apple"]
    with pytest.raises(PositionError, match=r"a10: n-\? is a hidden piece"):
        STRATEGUS.parse_picture(seen)


def test_a_spoilt_picture_is_read_or_refused_but_never_breaks() -> None:
    """Signs of pictures left out, doubled or replaced: an engine error, or an exact position."""
    rng = Rng(7)
    pieces = [*"0123456789,:=/+x|-. \nsnab@?#\t~", "é", "s-wolf", "n-?", "9" * 4999, "strategus."]
    read_again = 0
    for state in states(12, 9)[::20]:
        picture = STRATEGUS.picture(state)
        for _ in range(12):
            at = rng.below(min(len(picture), 400) if rng.below(2) else len(picture))
            piece = pieces[rng.below(len(pieces))]
            spoilt = picture[:at] + piece + picture[at + rng.below(4) :]
            try:
                back = STRATEGUS.parse_picture(spoilt)
            except (PositionError, RecordError, NotationError):
                continue
            read_again += 1
            assert STRATEGUS.parse_picture(STRATEGUS.picture(back)).data() == back.data()
            assert back.result is not None or STRATEGUS.legal_actions(back)
    assert read_again > 0


def test_a_position_of_another_game_is_not_read() -> None:
    with pytest.raises(RecordError, match="a position of 'rue', not 'strategus'"):
        STRATEGUS.parse_picture(text(FEW).replace("strategus", "rue"))
