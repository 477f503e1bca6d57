"""Boards draw any position on a grid, and tell it in words that say the same."""

import sys
from types import ModuleType

import pytest

from engine.core.registry import game
from generator.booklet.boards import Board, Marks, board_of, window
from generator.booklet.boards.marks import shown as face_of
from generator.booklet.boards.rue import RueBoard
from generator.booklet.boards.vye import VyeBoard
from generator.draw.scene import Fill, Group, Place, Stroke, Text

VYE = game("vye")
#: Everything that a place of Vye can show.
TEXT = """game: vye
seats: 3
options: theme=players-choice kinds=lost-city,necropolis,sanctuary,wild-land HOUSES
sets: A B C D E F G H I J K
turn: 5
to-move: 0
hand 0:
hand 1:
hand 2:
pile: land-a
board:
     0                               1                   2
  0  land-a:1x2                      wild-land=land-b:0  sanctuary:0+1+u/necropolis
  1  lost-city:2/wild-land=land-c    midnight-king       land-d:ux2
""".replace("HOUSES", "houses=ladders,midnight,immortal")


@pytest.fixture(scope="module")
def data():
    return VYE.parse_picture(TEXT).data()


def layers(scene):
    return {op.name: op for op in scene.walk() if isinstance(op, Group)}


def words(scene):
    return [op.text for op in scene.walk() if isinstance(op, Text)]


def places(scene):
    return [op.scene.name for op in scene.walk() if isinstance(op, Place)]


def test_a_board_is_found_by_its_game_and_any_game_has_one(monkeypatch):
    assert isinstance(board_of(game("rue")), RueBoard)
    assert isinstance(board_of(VYE), VyeBoard)
    monkeypatch.setitem(sys.modules, "generator.booklet.boards.vye", ModuleType("x"))
    with pytest.raises(AttributeError):
        board_of(VYE)


def test_everything_that_lies_there_is_told(data):
    board = board_of(VYE)
    names = board.names(3, data)
    assert names == ["Yellow", "Blue", "Green"]
    assert board.told(data, names) == (
        "at 0,0 Ash Peaks with 2 of Blue’s tokens; "
        "at 1,0 Wild Land as Bramble Wood with Yellow’s token; "
        "at 2,0 Sanctuary with one token each of Yellow, Blue and the Undead over Necropolis; "
        "at 0,1 Lost City with Green’s token over Wild Land as Coral Reef; "
        "at 1,1 Midnight King; "
        "at 2,1 Dune Sea with 2 of the Undead’s tokens."
    )
    assert board.told({"board": []}, names) == "an empty table."


def test_everything_that_lies_there_is_drawn(data):
    board = board_of(VYE)
    scene = board.picture("x", data, window([(0, 0), (2, 1)]))
    shown = places(scene)
    tokens = ["midnight-token", "ladders-token", "immortal-token", "undead"]
    assert [shown.count(face_of("vye", key, None).name) for key in tokens] == [2, 2, 1, 2]
    for key in ("land-a", "wild-land", "sanctuary", "lost-city", "midnight-king", "land-d"):
        assert face_of("vye", key, None).name in shown
    told = words(scene)
    # Tokens where there is more than one, and what Wild Land and covering cards have at their foot.
    assert told.count("2") == 3
    assert "B" in told
    assert "Necropolis" in told
    assert "Wild Land as" in " ".join(told)


def test_every_face_on_a_board_is_one_that_the_page_defines(data):
    board = board_of(VYE)
    faces = {face_of(*shown).name for shown in board.faces(data)}
    assert set(places(board.picture("x", data, (0, 0, 2, 1)))) <= faces


def test_marks_are_layers_that_pages_colour_and_carry_their_labels(data):
    marks = Marks(
        placed=[(0, 0)], changed=[(1, 0)], targets=[(3, 0), (1, 1)], refused=[(3, 1), (2, 0)],
        arrows=[((0, 0), (1, 0))], labels={(3, 0): "1·2", (1, 1): "a"},
    )  # fmt: skip
    scene = board_of(VYE).picture("x", data, (0, 0, 3, 1), marks)
    found = layers(scene)
    assert {"coordinates", "table", "targets", "changed", "placed", "refused"} <= set(found)
    strokes = {
        name: sum(isinstance(op, Stroke) for op in group.ops) for name, group in found.items()
    }
    assert (strokes["targets"], strokes["changed"], strokes["placed"]) == (2, 1, 1)
    # The only cell without card and target is refused.
    assert strokes["table"] == 1
    assert {"1·2", "a"} <= set(words(scene))


def test_nothing_is_drawn_outside_the_picture(data):
    marks = Marks(placed=[(0, 0), (2, 1)], changed=[(2, 0)], labels={(0, 0): "1", (2, 1): "12·13"})
    scene = board_of(VYE).picture("x", data, (0, 0, 2, 1), marks)
    for op in scene.walk():
        if isinstance(op, Fill | Stroke):
            assert scene.trim.grown(0.5).holds(op.path.bounds()), op


def test_a_game_without_a_board_is_drawn_with_the_marks_of_seats():
    data = {
        "board": [
            {"cell": [0, 0], "card": "land-a", "owner": 0, "tokens": 1},
            {"cell": [-1, 0], "card": "catapult", "owner": 7, "tokens": 12},
            {"cell": [0, -1], "card": "empress"},
        ]
    }
    board = Board(VYE)
    scene = board.picture("x", data, window([(0, 0), (-1, -1)]))
    assert "12" in words(scene)
    assert [word for word in words(scene) if word == "−1"] == ["−1", "−1"]
    who = [f"player {n}" for n in range(1, 9)]
    assert board.told(data, who) == (
        "at 0,−1 Inevitable Empress; at −1,0 Catapult with 12 of player 8’s tokens; "
        "at 0,0 Ash Peaks with player 1’s token."
    )
    assert board.names(2) == ["player 1", "player 2"]
    assert board.called() == (
        "Examples call the players player 1, player 2, player 3, player 4 and player 5."
    )
