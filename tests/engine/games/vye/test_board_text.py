"""What a terminal shows of a Vye table: golden text, and that nothing is left out of wide ones."""

from __future__ import annotations

from textwrap import dedent
from typing import Any

import pytest

from engine.core.registry import game
from engine.core.words import WIDTH
from engine.games.vye.board_text import board_lines, code, grid_lines
from engine.games.vye.names import NAMES

VYE = game("vye")
PLAYERS = ["Ann", "Ben", "Cleo"]

MANY_KINDS = """\
game: vye
seats: 3
options: theme=players-choice kinds=lost-city,necropolis,waystone,wild-land tokens=thirty
turn: 9
to-move: 1
extra: 1
quiet: 2
hand 0: land-a land-d
hand 1: land-a land-a land-c
hand 2: land-b
pile: land-e land-f empress
board:
      -1              0                                1                   2
  -1  .               midnight-king:0                  waystone:1          .
  0   necropolis:ux3  land-a:u                         wild-land=land-c:1  land-c:1x2
  1   land-d          lost-city:2/wild-land=land-b     .                   thousand-roses-heir:1
"""

SHOWN = """\
    -2  -1    0     1    2     3
-2            .     .
-1      .     MKa   WAb  .
0   .   NEu3  Au    C*b  Cb2   .
1   .   D     LCc+  .    TRHb  .
2       .     .          .

A Ash Peaks, C Coral Reef, D Dune Sea, LC Lost City, MK Midnight King,
  NE Necropolis, TRH Thousand Roses Heir, WA Waystone
a Ann, b Ben, c Cleo, u the Undead: whose tokens lie there and, from two on, how
  many; * Wild Land; + covers a card; . free
Lost City at 0,1 covers Wild Land (Bramble Wood)

  a Ann, Midnight: 1 point, largest kingdom of 1 card
    hand: 2 cards
    sideboard: midnight-advisor midnight-heir midnight-queen
    supply: 29 tokens
> b Ben, a Thousand Roses: 4 points, largest kingdom of 4 cards
    hand: land-a land-a land-c
    sideboard: thousand-roses-advisor thousand-roses-king thousand-roses-queen
    supply: 25 tokens
  c Cleo, Immortal: 2 points, largest kingdom of 1 card
    hand: 1 card
    sideboard: immortal-advisor immortal-heir immortal-king immortal-queen
    supply: 29 tokens
  turn 9; pile: 3 cards; Undead off the table: 2 tokens; Ben takes 1 extra turn
    after this one; 2 turns without a card
"""

COVERED = """\
game: vye
seats: 2
options: theme=players-choice kinds=barracks,necropolis,sanctuary,sinkhole
hand 0: land-a
hand 1: land-b
pile: empress
board:
     0                              1                         2
  0  sanctuary:0+1+u/necropolis     land-a:0                  sinkhole/sinkhole/barracks
"""


def shown(picture: str, seat: int | None) -> str:
    state = VYE.parse_picture(dedent(picture))
    lines = VYE.board_lines(VYE.view(state, seat), PLAYERS[: state.seats])
    return "\n".join(lines) + "\n"


def test_a_table_of_many_kinds_is_shown_and_explained() -> None:
    assert shown(MANY_KINDS, 1) == SHOWN


def test_a_spectator_sees_no_hand() -> None:
    assert shown(MANY_KINDS, None) == SHOWN.replace("land-a land-a land-c", "3 cards")


def test_stacks_and_shares_are_told() -> None:
    text = shown(COVERED, 0)
    assert "0   .   SAabu+  Aa  SI+  ." in text
    assert "Sanctuary at 0,0 covers Necropolis\n" in text
    assert "Sinkhole at 2,0 covers Sinkhole, which covers Barracks\n" in text
    assert "u the Undead" in text
    assert "* Wild Land" not in text
    assert "  b Ben, a Thousand Roses: 1 point, largest kingdom of 1 card\n" in text


def test_who_is_asked_is_marked_not_whose_turn_it_is() -> None:
    asking = MANY_KINDS.replace("quiet: 2\n", "").replace("extra: 1\n", "")
    asking = asking.replace("pile:", "asked: 2 necropolis -1,0\npile:")
    text = shown(asking, 1)
    assert "\n> c Cleo, " in text
    assert "\n  b Ben, " in text


def test_twelve_turns_without_a_card_are_explained() -> None:
    text = shown(MANY_KINDS.replace("turn: 9", "turn: 30").replace("quiet: 2", "quiet: 12"), 1)
    assert "12 turns without a card: no token action until one" in text


def test_a_game_that_is_over_marks_no_mover_and_no_free_cells() -> None:
    over = MANY_KINDS.replace(" empress", "").replace("extra: 1\nquiet: 2\n", "empress: drawn\n")
    text = shown(over, None)
    assert ">" not in text
    assert "free" not in text
    assert " . " not in text.split("\n\n")[0]


def test_every_card_has_a_code_of_its_own() -> None:
    cards = [
        key for key in NAMES if not key.endswith("-token") and key not in ("undead", "empress")
    ]
    codes = {code(key) for key in cards}
    assert len(codes) == len(cards)
    assert max(map(len, codes)) <= 3
    assert code("wild-land") == "*"
    assert code("wild-land", "land-p") == "P*"


@pytest.mark.parametrize("columns", [9, 10, 20, 40])
def test_a_wide_table_is_split_where_it_must_be_and_never_clipped(columns: int) -> None:
    words = {(x - 3, y): f"T{x}k{y}" for x in range(columns) for y in range(11)}
    lines = grid_lines(words)
    assert max(map(len, lines)) <= WIDTH
    found = " ".join(lines).split()
    assert all(found.count(word) == 1 for word in words.values())
    heads = [line for line in lines if line.startswith("columns")]
    assert bool(heads) == (columns > 10)


def test_twenty_columns_of_usual_words_need_no_split() -> None:
    words = {(x, 0): "Aa" for x in range(-9, 11)}
    lines = grid_lines(words)
    assert len(lines) == 2
    assert lines[1].split() == ["0", *["Aa"] * 20, "0"]


def test_long_games_fit_the_terminal() -> None:
    for seed in range(3):
        step = VYE.setup(5, seed=seed, theme="greedy-rulers")
        while legal := VYE.legal_actions(step.state):
            step = VYE.apply(step.state, legal[-1])
        view: dict[str, Any] = VYE.view(step.state, None)
        lines = board_lines(view, ["Ann", "Ben", "Cleo", "Dan", "Eve"])
        assert max(map(len, lines)) <= WIDTH
