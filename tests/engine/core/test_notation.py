"""Texts of actions, options, entries, grids: what is read, and what is said of the rest."""

from __future__ import annotations

import pytest

from engine.core.action import Action, Shape, format_action, parse_action
from engine.core.block import numbered, read_entries
from engine.core.errors import NotationError, OptionError, PositionError, RecordError
from engine.core.grid import PlaneCells, draw_grid, read_grid
from engine.core.options import read_assignments
from engine.core.registry import game

SHAPES = {
    "place": Shape(key=True, cells=1, rotation=True, pay=True),
    "move": Shape(cells=2),
    "stop": Shape(),
}
CELLS = PlaneCells()


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("place RP 0,0 r1", Action("place", "RP", ((0, 0),), 1)),
        ("place RP -1,2 r1 pay 1,0 2,0", Action("place", "RP", ((-1, 2),), 1, ((1, 0), (2, 0)))),
        ("move 3,1 3,2", Action("move", "", ((3, 1), (3, 2)))),
        ("stop", Action("stop")),
    ],
)
def test_actions_read_and_written(text: str, action: Action) -> None:
    assert parse_action(text, SHAPES, CELLS) == action
    assert format_action(action, CELLS) == text


@pytest.mark.parametrize(
    ("text", "column", "says"),
    [
        ("", 1, "no action is called ''"),
        ("plce RP 0,0 r1", 1, "did you mean 'place'?"),
        ("place", 6, "the name of a card or piece is missing; it would be right like 'place RP"),
        ("place 0,0 r1", 7, "'0,0' is no name of a card or piece; it would be right like"),
        ("place ? 0,0 r1", 7, "'?' is no name of a card or piece; it would be right like"),
        ("PLACE RP 0,0 r1", 1, "no action is called 'PLACE'; did you mean 'place RP 0,0 r1'"),
        ("place RP", 9, "a cell is missing"),
        ("place RP 0;0 r1", 10, "'0;0' is no cell"),
        ("place RP 00,0 r1", 10, "'00,0' is no cell"),
        ("place RP -0,0 r1", 10, "'-0,0' is no cell"),
        ("place RP 0,0", 13, "a rotation is missing, r0, r1, r2 or r3"),
        ("place RP 0,0 r4", 14, "'r4' is no rotation"),
        ("place RP 0,0 r1 1,0", 17, "only 'pay'"),
        ("place RP 0,0 r1 pay", 20, "the paying cells are missing"),
        ("place RP 0,0 r1 pay x", 21, "'x' is no cell"),
        ("move 1,1", 9, "a cell is missing"),
        ("stop now", 6, "'now' is too much"),
    ],
)
def test_wrong_actions_name_the_column(text: str, column: int, says: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text, SHAPES, CELLS, "RP")
    assert caught.value.column == column
    assert says in str(caught.value)


def test_flanks_are_normalised() -> None:
    rue = game("rue")
    assert rue.format(rue.parse("place RF 0,0 r3")) == "place RF 0,0 r1"
    assert rue.format(rue.parse("place RT 0,0 r3")) == "place RT 0,0 r3"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["area"], "an option is written KEY=VALUE"),
        (["=hard"], "an option is written KEY=VALUE"),
        (["area="], "an option is written KEY=VALUE"),
        (["area=hard", "area=none"], "given twice"),
    ],
)
def test_wrong_assignments(words: list[str], says: str) -> None:
    with pytest.raises(OptionError, match=says):
        read_assignments(words)


@pytest.mark.parametrize(
    ("seats", "options", "says", "rule"),
    [
        (5, {}, "up to 6 with max_players=6", "rue.setup.players"),
        (7, {"max_players": "6"}, "2 to 6 can", "rue.setup.players"),
        (1, {}, "2 to 6 can", "rue.setup.players"),
        (10**13, {"attacker": "x"}, "2 to 6 can", "rue.setup.players"),
        (10**4000, {}, "bits cannot play", "rue.setup.players"),
        (True, {}, "no whole number", "rue.setup.players"),
        (2, {"area": "soft"}, "'soft' is no value of it; it is etiquette | ", "rue.place.area"),
        (2, {"attacker": "2"}, "it is random | a seat", "rue.setup.attacker"),
        (2, {"aera": "hard"}, "did you mean 'area'?", None),
        (2, {"money": True}, "True is no value of it", "rue.money.stakes"),
        (2, {"seed": -1}, "no whole number from 0", None),
        (2, {"seed": 2**64}, "no whole number from 0", None),
        (2, {"seed": 10**4000}, "no whole number from 0", None),
        (2, {"attacker": 10**4000}, "is no value of it", "rue.setup.attacker"),
    ],
)
def test_set_ups_that_cannot_be_had(
    seats: int, options: dict[str, object], says: str, rule: str | None
) -> None:
    with pytest.raises(OptionError) as caught:
        game("rue").setup(seats, **options)  # type: ignore[arg-type]
    assert says in str(caught.value)
    assert caught.value.rule == rule


def test_entries_with_bodies_and_comments() -> None:
    text = "# note\ngame: rue\n\nboard:\n      0\n  0   RP0\nhand 0: RC\n"
    entries = read_entries(numbered(text))
    assert [(e.key, e.value, e.line, len(e.body)) for e in entries] == [
        ("game", "rue", 2, 0), ("board", "", 4, 2), ("hand 0", "RC", 7, 0),
    ]  # fmt: skip
    assert (entries[2].name, entries[2].argument) == ("hand", "0")


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("game rue\n", 1, "no 'key: value' line"),
        ("game: rue\n one\n", 2, "not indented by two spaces"),
        ("  x\n", 1, "needs a 'key:' line"),
        ("a: 1\nb: 2\na: 3\n", 3, "line 1 already"),
        ("a:\n\tb\n", 2, "a tab"),
    ],
)
def test_wrong_entries_name_the_line(text: str, line: int, says: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_entries(numbered(text))
    assert caught.value.line == line
    assert says in str(caught.value)


def test_grids_come_back_as_drawn() -> None:
    words = {(-1, 0): "a", (2, 1): "bb", (0, -1): "c"}
    drawn = draw_grid(words, CELLS)
    assert drawn[0].split() == ["-1", "0", "1", "2"]
    read = read_grid(enumerate(drawn, 1), CELLS)
    assert {cell: word for cell, (word, _) in read.items()} == words
    assert draw_grid({}, CELLS) == []
    assert read_grid([], CELLS) == {}


@pytest.mark.parametrize(
    ("lines", "line", "says"),
    [
        (["0 2", "0 a b"], 1, "names the columns"),
        (["x", "0 a"], 1, "names the columns"),
        (["0 1", "0 a b c"], 2, "3 cells for 2 columns"),
        (["0", "0 a", "2 b"], 3, "not with row 1"),
        (["0", "y a"], 2, "not with a row's number"),
    ],
)
def test_wrong_grids_name_the_line(lines: list[str], line: int, says: str) -> None:
    with pytest.raises(PositionError) as caught:
        read_grid(enumerate(lines, 1), CELLS)
    assert caught.value.line == line
    assert says in str(caught.value)
