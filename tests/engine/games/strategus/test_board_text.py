"""What a terminal shows of a Strategus board: golden text, for each who looks."""

from __future__ import annotations

import pytest

from engine.core.words import WIDTH
from engine.games.strategus.board_text import CODES, code
from tests.engine.games.strategus.drawn import STRATEGUS, board, placed, read, states

PLAYERS = ["Ann", "Ben"]
CELLS = board(
    **{"a1": "s-apple", "b1": "s-trap", "a4": "s-wolf", "b4": "s-scout", "e5": "s-mouse"},
    **{"a10": "n-apple", "b10": "n-elephant", "a7": "n-fox", "j7": "n-trap", "i6": "n-lion"},
)
LATE = "turn: 120\nquiet: 20\noffer: 1\nknown: e5 i6\n" + CELLS
OPTIONS = "lakes=on memory_aid=on no_fight_limit=40"

SOUTH = """\
     a  b  c  d  e  f  g  h  i  j
10   #  #  .  .  .  .  .  .  .  .  10
 9   .  .  .  .  .  .  .  .  .  .  9
 8   .  .  .  .  .  .  .  .  .  .  8
 7   #  .  .  .  .  .  .  .  .  #  7
 6   .  .  ~  ~  .  .  ~  ~ #5  .  6
 5   .  .  ~  ~ 10  .  ~  ~  .  .  5
 4   7  9  .  .  .  .  .  .  .  .  4
 3   .  .  .  .  .  .  .  .  .  .  3
 2   .  .  .  .  .  .  .  .  .  .  2
 1   A  T  .  .  .  .  .  .  .  .  1
     a  b  c  d  e  f  g  h  i  j

5 Lion, 7 Wolf, 9 Scout, 10 Mouse, T Trap, A Apple
# a hidden piece of Ben's; # before a sign: Ben's; ~ lake

> Ann, South: 5 pieces; lost: Elephant, Grizzly, Rhino x2, Gorilla x3, Lion x4,
    Tiger x4, Wolf x3, Fox x5, Scout x7, Trap x5
  Ben, North: 5 pieces; lost: Grizzly, Rhino x2, Gorilla x3, Lion x3, Tiger x4,
    Wolf x4, Fox x4, Scout x8, Mouse, Trap x5
  half-move 120; 20 without a fight; at 40 the game is a draw; Ben offers a draw
"""

DEPLOYING = """\
     a  b  c  d  e  f  g  h  i  j
10   .  .  .  .  .  .  .  .  .  .  10
 9   .  .  .  .  .  .  .  .  .  .  9
 8   .  .  .  .  .  .  .  .  .  .  8
 7   .  .  .  .  .  .  .  .  .  .  7
 6   .  .  .  .  .  .  .  .  .  .  6
 5   .  .  .  .  .  .  .  .  .  .  5
 4   .  .  .  .  .  .  .  .  .  .  4
 3   .  .  .  .  .  .  .  .  .  .  3
 2   .  .  .  .  .  .  .  .  .  .  2
 1   1  2  3  3  _  .  .  .  .  .  1
     a  b  c  d  e  f  g  h  i  j

1 Elephant, 2 Grizzly, 3 Rhino
_ the next cell to place on

> Ann, South: left to place: Gorilla x3, Lion x4, Tiger x4, Wolf x4, Fox x5,
    Scout x8, Mouse, Trap x6, Apple
  Ben, North: not ready yet
  Ann will make the first move
"""


def shown(lines: str, options: str, seat: int | None, names: list[str] = PLAYERS) -> str:
    view = STRATEGUS.view(read(lines, options), seat)
    return "\n".join(STRATEGUS.board_lines(view, names)) + "\n"


def test_a_board_is_shown_and_explained_to_south() -> None:
    assert shown(LATE, OPTIONS, 0) == SOUTH


def test_north_sees_its_own_pieces_and_the_same_board() -> None:
    text = shown(LATE, OPTIONS, 1)
    assert "10    A   1   .   .   .   .   .   .   .   .  10\n" in text
    assert " 5    .   .   ~   ~ #10   .   ~   ~   .   .  5\n" in text
    assert " 4    #   #   .   .   .   .   .   .   .   .  4\n" in text
    assert "# a hidden piece of Ann's; # before a sign: Ann's; ~ lake\n" in text


def test_an_onlooker_sees_no_kind() -> None:
    text = shown(LATE, OPTIONS, None)
    assert "10   #  #  .  .  .  .  .  .  .  .  10\n" in text
    assert " 4   o  o  .  .  .  .  .  .  .  .  4\n" in text
    assert "o a hidden piece of Ann's; # a hidden piece of Ben's; ~ lake\n" in text
    assert "5 Lion," not in text


def test_a_deployment_shows_what_is_left_to_place() -> None:
    assert shown(placed(4, 0), "", 0) == DEPLOYING
    other = shown(placed(4, 0), "", 1)
    assert "> Ann, South: not ready yet\n" in other
    assert " 1   .  .  .  .  .  .  .  .  .  .  1\n" in other
    assert "> Ben, North: left to place: Lion" in shown(placed(40, 7), "", 1)
    assert "  Ann, South: ready\n" in shown(placed(40, 7), "", 1)


def test_a_game_that_is_over_shows_everything_and_marks_no_mover() -> None:
    text = shown("result: strategus.end.resign 1\n" + CELLS, "", None)
    assert ">" not in text
    assert "10  #A #1  .  .  .  .  .  .  .  .  10\n" in text
    assert text.endswith("  Ben has won\n")
    assert shown("result: strategus.draw.agreed\n" + CELLS, "", 0).endswith("  a draw\n")


@pytest.mark.parametrize("options", ["", "no_fight_limit=off"])
def test_half_moves_without_a_fight_are_told_from_half_the_limit_on(options: str) -> None:
    assert "without a fight" not in shown("quiet: 99\n" + CELLS, options, 0)
    assert "100 without a fight; at 200" in shown("quiet: 100\n" + CELLS, "", 0)


def test_sides_are_named_once_where_players_have_their_names() -> None:
    assert "> South: 5 pieces" in shown(CELLS, "", 0, ["South", "North"])


def test_every_kind_has_a_code_of_its_own() -> None:
    assert len(set(CODES.values())) == len(CODES)
    assert max(map(len, CODES.values())) == 2
    assert code("wolf", is_other=False) == "7"
    assert code("trap", is_other=True) == "#T"
    assert (code(None, is_other=True), code(None, is_other=False)) == ("#", "o")


def test_whatever_is_shown_fits_a_terminal() -> None:
    for state in states(12, 9)[::3]:
        for seat in (0, 1, None):
            lines = STRATEGUS.board_lines(STRATEGUS.view(state, seat), PLAYERS)
            assert max(map(len, lines)) <= WIDTH
            assert [line[:2] for line in lines[1:11]] == [f"{row:>2}" for row in range(10, 0, -1)]
