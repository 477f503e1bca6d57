"""Records and examples: every broken line is named, and an example can fail."""

from __future__ import annotations

import pytest

from engine.core.errors import EngineError, RecordError
from engine.core.example import parse_example
from engine.core.record import format_record, parse_record, replay

HEAD = "game: rue\nrules: 1\nseats: 2\nseed: 7\noptions: attacker=0\n\n"
RECORD = HEAD + "place BP 0,0 r0\n# a comment\nplace RF 1,0 r1\n"


def test_a_record_replays_and_is_written_as_it_was_read() -> None:
    record = parse_record(RECORD)
    rows = list(replay(record))
    assert [(row.ply, row.turn, row.seat) for row in rows] == [(1, 1, 0), (2, 2, 1)]
    assert format_record(record) == RECORD.replace("# a comment\n", "")


def test_a_record_may_start_from_a_position() -> None:
    text = (
        "game: rue\nstart:\n  seats: 2\n  to-move: 1\n  board:\n       0\n    0  BP0@0\n\n"
        "place RF 1,0 r1\n"
    )
    rows = list(replay(parse_record(text)))
    assert rows[0].seat == 1
    again = parse_record(format_record(parse_record(text)))
    assert list(replay(again))[-1].state.data() == rows[-1].state.data()


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, "a line 'game: KEY' is missing"),
        ("game: ruee\n", 1, "did you mean 'rue'?"),
        ("game: rue\n", 1, "a line 'seats: N' is missing"),
        ("game: rue\nseats: 2\n", 1, "a line 'seed: N'"),
        ("game: rue\nseats: two\nseed: 1\n", 2, "seats is a whole number"),
        ("game: rue\nseats: 5\nseed: 1\n", 2, "5 cannot play Rue"),
        ("game: rue\nseats: 2\nseed: -1\n", 3, "the seed is a whole number"),
        ("game: rue\nseats: 2\nseed: 1\noptions: area=x\n", 4, "'x' is no value"),
        ("game: rue\nseats: 2\nseed: 1\noptions: area\n", 4, "KEY=VALUE"),
        ("game: rue\nrules: 2\nseats: 2\nseed: 1\n", 2, "this engine plays version 1"),
        ("game: rue\nseats: 2\nseed: 1\nnames: A\n", 4, "1 names for 2 seats"),
        ("game: rue\nseats: 2\nseed: 1\ncolour: red\n", 4, "no header line 'colour'"),
        ("game: rue\nseed: 1\nstart:\n  seats: 2\n", 2, "cannot stand beside 'start:'"),
        ("game: rue\nseats: " + "9" * 5000 + "\nseed: 1\n", 2, "seats is a whole number"),
        ("game: rue\nseats: ２\nseed: 1\n", 2, "seats is a whole number"),
        ("game: rue\nseats: 2\nseed: 1\n  place XX\n", 4, "nothing stands below 'seed'"),
        ("game: rue\nseats: 2\nseed: 1\noptions:\n  attacker=0\n", 5, "below 'options'"),
        ("game: rue\nstart: x\n", 2, "stands indented below"),
        ("game: rue\nstart:\n  board:\n", 3, "a line 'seats: N' is missing"),
        ("game: rue\nseats: 2\nseed: 1\nnames: |\n", 4, "'' is no name"),
        ("game: rue\nseats: 2\nseed: 1\nnames: A | \x1b[31mB\n", 4, "printable"),
        (HEAD + "place BP 0,0 r4\n", 7, "'r4' is no rotation"),
        (HEAD + "place BP 0,0 r0 pay\n", 7, "the paying cells are missing"),
        (HEAD + "x" * 300_000 + "\n", 7, "(300002 signs)"),
        (HEAD + "place BP 0,0\n", 7, "a rotation"),
        (HEAD + "place BP 0,0 r0\n\nplace BP 5,5 r0\n", 9, "shares no side"),
        (HEAD + "# x\nfly\n", 8, "no action is called 'fly'"),
        (HEAD + "@1 resign\n", 7, "knows no resign"),
        (HEAD + "place BP 1,0 r0\n", 7, "the first tile lies at 0,0"),
    ],
)
def test_broken_records_name_the_line(text: str, line: int, says: str) -> None:
    with pytest.raises(RecordError) as caught:
        list(replay(parse_record(text)))
    assert caught.value.line == line
    assert says in str(caught.value)


def test_moves_after_the_end_are_refused_by_line() -> None:
    from engine.core.playout import random_game
    from engine.core.record import record_of
    from engine.core.registry import game

    rue = game("rue")
    played = random_game(rue, 2, 5, {})
    record = record_of(rue, 2, 5, rue.resolve_options(2, {}), played.actions)
    text = format_record(record) + "place BP 0,0 r0\n"
    with pytest.raises(RecordError) as caught:
        list(replay(parse_record(text)))
    assert caught.value.rule == "rue.end.all-played"
    assert caught.value.line == len(text.splitlines())


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_line_ends_and_a_byte_order_mark_do_not_matter(end: str) -> None:
    text = "\ufeff" + RECORD.replace("\n", end)
    assert format_record(parse_record(text)) == RECORD.replace("# a comment\n", "")


def test_only_line_ends_end_a_line() -> None:
    record = parse_record(HEAD + "# c\u2028place RP 1,0 r0\x0b\nplace BP 0,0 r0\n")
    assert record.actions == ((8, "place BP 0,0 r0"),)


EXAMPLE = """\
title: A blue tile is captured
game: rue
seats: 2
board:
     0
  0  BP1
moves:
  place RF 1,0 r0
expect:
  events: rue.place.touch
"""


def test_an_example_says_what_differs_and_where() -> None:
    (failure,) = parse_example(EXAMPLE.replace("RF 1,0 r0", "RF 1,0 r1")).run()
    assert failure.line == 10
    assert failure.found.split() == ["rue.place.touch", "rue.capture.match", "rue.capture.blue"]
    assert parse_example(EXAMPLE).run() == []


@pytest.mark.parametrize(
    ("expectation", "found"),
    [
        ("events 1: rue.place.first", "rue.place.touch"),
        ("cites: rue.capture.blue", "rue.place.touch"),
        ("refused rue.place.touch: place RP 2,0 r0", "it is legal"),
        ("refused rue.place.first: place RP 9,9 r0", "rue.place.touch: 9,9 shares no side"),
        ("legal: place RP 9,9 r0", "refused under rue.place.touch"),
        ("legal-count: 3", "144"),
        ("to-move: 1", "0"),
        ("scores: 1 0", "0 0"),
        ("winners: 0", "the game goes on"),
    ],
)
def test_every_kind_of_expectation_can_fail(expectation: str, found: str) -> None:
    text = EXAMPLE.replace("events: rue.place.touch", expectation)
    (failure,) = parse_example(text).run()
    assert failure.line == 10
    assert failure.found.startswith(found)


def test_a_position_expected_after_the_moves_can_fail() -> None:
    text = EXAMPLE + "after:\n  board:\n       0    1\n    0  BP1  RF0\n"
    (failure,) = parse_example(text).run()
    assert failure.line == 12
    assert "BP1@0" in failure.found


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("RF 1,0 r0", "RF 1,0", 8, "a rotation"),
        ("RF 1,0 r0", "RF 3,0 r0", 8, "shares no side"),
        ("events:", "evnts:", 10, "expects nothing known"),
        ("events:", "events 2:", 10, "the move is a whole number from 1 to 1"),
        ("moves:\n  place RF 1,0 r0\nexpect:\n  events:", "expect:\n  events 1:", 8, "no moves"),
        ("events: rue.place.touch", "events: rue.place.tuch", 10, "did you mean"),
        ("events: rue.place.touch", "cites:", 10, "at least one clause"),
        ("events: rue.place.touch", "scores 9: 1 0", 10, "takes nothing before its colon"),
        ("events: rue.place.touch", "refused: place RP 9,9 r0", 10, "refused RULE: ACTION"),
        ("board:\n", "board: hello\n", 4, "stands indented below"),
        ("     0\n  0", "     2000000\n  0", 6, "cells reach to 1000000"),
        ("BP1", "BP1$2", 6, "money=on"),
        ("board:\n", "to-move: 0\nhand 0:\nboard:\n", 4, "no tile left to play"),
        ("seats: 2", "seats: 2\noptions: attacker=1\nattacker: 0", 5, "the option says 1"),
        ("seats: 2", "seats: 2\noptions: money=on\npaid: 1 0", 5, "1 coins paid in, 0 on"),
        ("seats: 2", "seats: 2\npaid: " + "9" * 5000 + " 0", 4, "a whole number"),
        ("BP1", "XX1", 6, "no tile"),
        ("BP1", "BP", 6, "is no tile"),
        ("BP1", "BP1@3", 6, "seats are 0 to 1"),
        ("BP1", "BF3", 6, "write BF1"),
        ("seats: 2", "seats: 2\nhand 0: BP RQ", 4, "no tile is called 'RQ'"),
        ("seats: 2", "seats: 2\nhand 2: BP", 4, "no such line here"),
        ("seats: 2", "seats: 2\nto-move: 2", 4, "from 0 to 1"),
        ("seats: 2", "seats: 2\nseed: 2", 4, "needs no seed"),
        ("moves:", "moves: x", 7, "stands indented below"),
    ],
)
def test_broken_examples_name_the_line(old: str, new: str, line: int, says: str) -> None:
    with pytest.raises(EngineError) as caught:
        parse_example(EXAMPLE.replace(old, new, 1)).run()
    assert f"line {line}:" in str(caught.value)
    assert says in str(caught.value)


def test_comments_may_stand_inside_a_board() -> None:
    text = EXAMPLE.replace("  0  BP1\n", "  # the only tile\n  0  BP1\n")
    assert parse_example(text).run() == []
