"""Playing at the terminal: how moves are listed, what is asked, who is told what."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner, Result

from generator.cli import app
from generator.terminal import streams

VYE = ("play", "vye", "--seed", "3", "--option", "theme=weapons-of-war", "--option", "first=0")


def run(*args: str, stdin: str = "") -> Result:
    return CliRunner().invoke(app, list(args), input=stdin)


def test_hundreds_of_moves_are_listed_by_card_and_cell() -> None:
    stdin = "moves\nmoves king 0,2\nmoves 0,0\n?\nquit\n"
    done = run(*VYE, "--bots", "human,random", stdin=stdin)
    assert done.exit_code == 0
    assert "`moves` lists the 80 legal moves, `help` what else you can type." in done.stdout
    grouped = (
        "play fortress, land-a, land-f, land-i, land-k, midnight-advisor, midnight-heir,\n"
        "    midnight-king, midnight-queen, underminers: -2,0  -1,-1  -1,1  0,-2  0,2\n"
        "    1,-1  1,1  2,0\n"
    )
    alone, none, asked = done.stdout.split(grouped)[1].split("\n", 2)
    assert alone == "play midnight-king 0,2"
    assert none == "none of 80 moves holds '0,0'"
    assert "about KEY" in asked


def test_moves_with_many_parts_are_listed_whole() -> None:
    done = run(
        "play", "rue", "--seed", "1", "--option", "attacker=0",
        stdin="place BP 0,0 r0\nmoves RP\nquit\n",
    )  # fmt: skip
    (line,) = [line for line in done.stdout.splitlines() if line.startswith("place RP: ")]
    assert line.startswith("place RP: -1,0 r0;  -1,0 r1;  ")
    assert len(line) <= 80


def test_a_question_shows_its_answers() -> None:
    stdin = "play midnight-heir 1,1\nchoose 0,1\nquit\n"
    done = run(*VYE, "--bots", "human,random", stdin=stdin)
    question = (
        "Player 1: choose one of the cards around 1,1 for the Heir there to attack.\n"
        "You can type: choose 0,0 | choose 0,1 | choose 1,0 | help\n"
    )
    assert question in done.stdout
    assert "2. Player 1: choose 0,1\n" in done.stdout
    assert "3. Random 2: " in done.stdout


def test_a_person_alone_is_told_what_only_they_may_know() -> None:
    stdin = "play land-f 1,1\nquit\n"
    alone = run(*VYE, "--bots", "human,random", stdin=stdin).stdout
    assert "yours are Ash Peaks, Frost" in alone
    assert "Player 1 draws a card" not in alone
    shared = run(*VYE, "--seats", "2", stdin=stdin).stdout
    assert "yours are" not in shared
    drawn = shared.split("look away.")[0]
    assert "Player 1 draws a card; " not in drawn
    assert "Player 1 draws" in drawn


def test_a_card_is_explained_at_the_terminal() -> None:
    done = run(*VYE, stdin="about catapult\nabout catapul\nquit\n")
    assert "[vye.catapult.play]" in done.stdout
    assert "](#" not in done.stdout
    assert "no card or piece is called 'catapul'; did you mean 'catapult'?" in done.stdout


def test_a_refusal_names_players_not_seats() -> None:
    done = run(*VYE, stdin="play land-p 1,1\nwhy play land-p 1,1\nquit\n")
    assert done.stdout.count("Player 1 has no Pale Flats in hand") == 2
    assert "seat 0" not in done.stdout


def test_a_hand_is_covered_before_the_next_player_looks() -> None:
    first = run(*VYE, "--seats", "2", stdin="play land-f 1,1\n").stdout
    covered = first.split("Player 2's turn: the others look away.")
    assert len(covered) == 2
    assert covered[0].endswith("\n" * 50 + "It is ")
    assert "land-" not in covered[1]
    second = run(*VYE, "--seats", "2", stdin="play land-f 1,1\n\nquit\n").stdout
    assert "land-" in second.split("the others look away.")[1]
    alone = run(*VYE, "--bots", "human,random", stdin="play land-f 1,1\n").stdout
    assert "look away" not in alone


STRATEGUS = ("play", "strategus", "--option", "first=south", "--seed", "3")
ARMY = "scout " * 8 + "trap " * 6 + "apple mouse " + "fox " * 5 + "wolf " * 4 + "tiger " * 4
ARMY += "lion " * 4 + "gorilla " * 3 + "rhino rhino grizzly elephant"
PLACED = "".join(f"place {kind}\n" for kind in ARMY.split())


def test_what_a_bot_places_is_not_told() -> None:
    told = run(*STRATEGUS, "--bots", "human,greedy", stdin=PLACED + "quit\n").stdout
    after = told.split("40. Player 1: place elephant")[1]
    assert "Greedy 2: place" not in after
    assert "is ready" in after


def test_both_players_are_shown_a_fight() -> None:
    turned = "\n".join(reversed(PLACED.strip().split("\n"))) + "\n"
    stdin = turned + "\n" + turned + "\n" + "move e4 e5\n\nmove e7 e6\n\nmove e5 e6\n\nquit\n"
    told = run(*STRATEGUS, "--bots", "human,human", stdin=stdin).stdout
    before, after = told.rsplit("the others look away.", 1)
    for half in (before, after):
        assert "attacks Player 2's" in half


def test_a_game_is_given_up_at_the_terminal() -> None:
    told = run(*STRATEGUS, "--bots", "human,greedy", stdin=PLACED + "offer-draw\nresign\n").stdout
    assert "Player 1 offers a draw" in told
    assert "Player 1 resigns" in told
    assert "Greedy 2 wins" in told


def test_an_army_is_placed_at_once() -> None:
    told = run(*STRATEGUS, "--bots", "human,greedy", stdin="setup\nsetup open-gate\nquit\n").stdout
    assert "open-gate: " in told
    assert told.count("is ready") == 2
    assert "40. Player 1" not in told
    filled = run(*STRATEGUS, "--bots", "human,greedy", stdin="fill\nmove a1 a1\nquit\n").stdout
    assert filled.count("is ready") == 2
    rue = run("play", "rue", "--bots", "human,random", stdin="fill\nquit\n").stdout
    assert "Rue has nothing to arrange" in rue


def test_ready_is_not_taken_back_at_the_terminal() -> None:
    told = run(*STRATEGUS, "--bots", "human,greedy", stdin=PLACED + "undo\nquit\n").stdout
    assert "move 80 cannot be taken back: what it told is not forgotten" in told
    before = PLACED.splitlines(keepends=True)
    three = "".join(before[:3]) + "undo\nquit\n"
    told = run(*STRATEGUS, "--bots", "human,greedy", stdin=three).stdout
    assert "cannot be taken back" not in told


def test_a_fight_is_not_taken_back_at_the_terminal() -> None:
    turned = "\n".join(reversed(PLACED.strip().split("\n"))) + "\n"
    moves = turned + "\n" + turned + "\n" + "move e4 e5\n\nmove e7 e6\n\nundo\n\n"
    told = run(*STRATEGUS, "--bots", "human,human", stdin=moves + "move d7 d6\n\nquit\n").stdout
    assert "cannot be taken back" not in told
    assert told.count("82. Player 2") == 2
    fight = moves + "move e7 e6\n\nmove e5 e6\n\nundo\nquit\n"
    told = run(*STRATEGUS, "--bots", "human,human", stdin=fight).stdout
    assert "move 83 cannot be taken back" in told


def test_a_drawn_card_is_not_put_back_at_the_terminal() -> None:
    stdin = "undo\nplay midnight-heir 1,1\nundo\nplay land-f 1,1\nundo\nquit\n"
    stdin = stdin.replace("undo\nquit", "\nundo\nquit")
    told = run(*VYE, "--bots", "human,human", stdin=stdin).stdout
    assert "there is no move to take back" in told
    assert "1. Player 1: play midnight-heir 1,1" in told
    assert "1. Player 1: play land-f 1,1" in told
    assert "move 1 cannot be taken back: what it told is not forgotten" in told


def test_what_is_scrolled_away_is_wiped_on_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    covered = PLACED + "quit\n"
    plain = run(*STRATEGUS, "--bots", "human,human", stdin=covered).stdout
    assert "\x1b" not in plain
    monkeypatch.setattr(streams, "is_screen", lambda: True)
    wiped = run(*STRATEGUS, "--bots", "human,human", stdin=covered).stdout
    before, after = wiped.split("\x1b[H\x1b[2J\x1b[3J")
    assert "place elephant" in before
    assert after.startswith("It is Player 2's turn")
    assert "elephant" not in after


def test_a_dumb_terminal_is_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "dumb")
    assert not streams.is_screen()
    monkeypatch.setenv("TERM", "xterm")
    assert streams.is_screen()
