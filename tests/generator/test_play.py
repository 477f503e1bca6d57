"""Playing at the terminal: how moves are listed, what is asked, who is told what."""

from __future__ import annotations

from typer.testing import CliRunner, Result

from generator.cli import app

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
    assert "Player 1 draws a card; " in shared


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
