"""The command line: what it prints, its exit status, and a plain message for every wrong input."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from engine.core.registry import game
from engine.core.state import digest
from generator.cli import app

POSITION = "board:\n       0\n    0  BP1\n"


def run(*args: str, stdin: str = "") -> Result:
    return CliRunner().invoke(app, list(args), input=stdin)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.rec"
    done = run("play", "rue", "--bots", "random,greedy", "--seed", "7", "--record", str(path))
    assert done.exit_code == 0
    return path


def test_bots_play_without_a_terminal_and_repeatably(record: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.rec"
    run("play", "rue", "--bots", "random,greedy", "--seed", "7", "--record", str(again))
    assert again.read_bytes() == record.read_bytes()
    other = tmp_path / "other.rec"
    run(
        "play", "rue", "--bots", "random,greedy", "--seed", "7",
        "--option", "money=on", "--option", "area=hard", "--record", str(other),
    )  # fmt: skip
    assert "options: area=hard money=on" in other.read_text()


def test_replay_as_json_is_the_whole_game(record: Path) -> None:
    done = run("replay", str(record), "--json")
    assert done.exit_code == 0
    *rows, last = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(rows) == 16
    assert list(last) == ["outcome"]
    rue = game("rue")
    state = rue.setup(2, seed=7).state
    for ply, row in enumerate(rows, 1):
        assert list(row) == ["ply", "turn", "seat", "action", "legal", "events", "state"]
        assert (row["ply"], row["turn"], row["seat"]) == (ply, ply, state.to_move)
        assert row["legal"] == sorted(rue.format(a) for a in rue.legal_actions(state))
        assert row["action"] in row["legal"]
        state = rue.apply(state, rue.parse(row["action"])).state
        assert digest(rue.from_data(row["state"])) == digest(state)
    outcome = rue.outcome(state)
    assert outcome is not None
    assert last["outcome"] == outcome.data()


def test_replay_in_words_ends_with_the_position(record: Path) -> None:
    lines = run("replay", str(record)).stdout
    assert "is the Attacker and begins." in lines
    assert "\n1. Greedy 2: place RP 0,0 r0\n" in lines
    assert "Every tile has been played." in lines
    assert "hand 0:" in lines


def test_a_person_plays_from_standard_input(tmp_path: Path) -> None:
    path = tmp_path / "mine.rec"
    stdin = "help\nmoves BP\nwhy place BP 1,0 r0\nplace BP 9,9 r0\nplace BP 0,0 r0\nundo\n"
    stdin += "place RT 0,0 r1\nrule rue.place.touch\nquit\n"
    done = run(
        "play", "rue", "--bots", "human,random", "--seed", "1", "--option", "attacker=0",
        "--record", str(path), stdin=stdin,
    )  # fmt: skip
    assert done.exit_code == 0
    assert "place BP 0,0 r3" in done.stdout
    assert "the first tile lies at 0,0" in done.stdout
    assert "rue.place.first" in done.stdout
    assert "[rue.place.touch]" in done.stdout
    actions = path.read_text().split("\n\n")[1].splitlines()
    assert actions[0] == "place RT 0,0 r1"
    assert len(actions) == 2


def test_hidden_hands_stay_hidden_at_the_terminal() -> None:
    done = run(
        "play", "rue", "--seed", "1", "--option", "hands=hidden", "--option", "attacker=0",
        stdin="quit\n",
    )  # fmt: skip
    assert "Player 1 0: RP RC RF RT BP BC BF BT" in done.stdout
    assert "Player 2 0: 8 tiles" in done.stdout


def test_perft_counts_depth_by_depth(tmp_path: Path) -> None:
    assert run("perft", "rue", "--depth", "2").stdout == "1 28\n2 3136\n"
    fixed = run("perft", "rue", "--depth", "3", "--option", "rotation=fixed")
    assert fixed.stdout == "1 8\n2 256\n3 10752\n"
    path = tmp_path / "end.example"
    path.write_text(
        "game: rue\nseats: 2\nto-move: 0\nhand 0: RP\nhand 1:\n"
        + POSITION
        + "expect:\n  legal-count: 16\n"
    )
    assert run("perft", "rue", "--depth", "2", "--example", str(path)).stdout == "1 16\n2 0\n"


def test_an_example_passes_or_fails_with_the_difference(tmp_path: Path) -> None:
    path = tmp_path / "one.example"
    text = "title: T\ngame: rue\nseats: 2\n" + POSITION + "moves:\n  place RF 1,0 r1\nexpect:\n"
    path.write_text(text + "  scores: 0 1\n")
    done = run("example", str(path))
    assert done.exit_code == 0
    assert "1 of 1 expectations met" in done.stdout
    path.write_text(text + "  scores: 1 0\n")
    done = run("example", str(path))
    assert done.exit_code == 1
    assert "line 10: expected  scores: 1 0" in done.stdout
    assert "but found  0 1" in done.stdout
    data = json.loads(run("example", str(path), "--json").stdout)
    assert data["ok"] is False
    assert data["failures"][0]["line"] == 10


def test_rules_prints_a_clause_or_lists_them() -> None:
    clause = run("rules", "rue.place.area").stdout
    assert "[rue.place.area]" in clause
    assert "option area = etiquette | hard | none" in clause
    listed = run("rules", "rue").stdout.splitlines()
    assert any(line.strip().startswith("rue.capture.blue: ") for line in listed)
    assert len(listed) > 30


def test_games_and_doctor_and_version() -> None:
    assert "rue: Rue, 2 to 4 players (up to 6 by option)" in run("games").stdout
    assert run("--version").stdout.startswith("tilewright ")
    done = run("doctor")
    assert done.exit_code == 0
    assert "reportlab" in done.stdout


BAD = [
    (["play", "ruee", "--bots", "random,random"], "did you mean 'rue'?"),
    (["play", "rue", "--bots", "random"], "1 cannot play Rue"),
    (["play", "rue", "--bots", "random,gredy"], "did you mean 'greedy'?"),
    (["play", "rue", "--bots", "random,random", "--seats", "3"], "--bots names 2 players"),
    (["play", "rue", "--bots", "random,random", "--seed", "-1"], "0 to 2**64 - 1"),
    (["play", "rue", "--bots", "random,random", "--option", "area=x"], "etiquette | hard | none"),
    (["play", "rue", "--bots", "random,random", "--option", "area"], "KEY=VALUE"),
    (["play", "rue", "--seats", "5"], "max_players=6"),
    (["play", "rue", "--seats", "1000000000"], "2 to 6 can"),
    (["play", "rue", "--seats", "-3"], "-3 cannot play"),
    (["play", "rue", "--bots", "random,random", "--record", "{folder}"], "a folder of this name"),
    (["perft", "rue", "--option", "seats=3"], "no such option"),
    (["perft", "rue", "--option", "self=1"], "no such option"),
    (["perft", "rue", "--option", "seed=3"], "no such option"),
    (["perft", "rue", "--seats", "1000000000000", "--option", "attacker=x"], "2 to 6 can"),
    (["perft", "rue", "--seats", "3", "--example", "{broken}"], "has its own seats"),
    (["replay", "{missing}"], "no such file"),
    (["replay", "{folder}"], "is a directory"),
    (["replay", "{binary}"], "no UTF-8 text (byte 1 is wrong)"),
    (["replay", "{broken}"], "broken: line 6: place BP 7,7 r0: the first tile lies at 0,0"),
    (["example", "{broken}"], "line 6"),
    (["perft", "ruee"], "did you mean 'rue'?"),
    (["perft", "rue", "--example", "{missing}"], "no such file"),
    (["rules", "rue.place.tuch"], "did you mean 'rue.place.touch'?"),
    (["rules", "chess"], "no clause is called 'chess'"),
    (["print", "ruee"], "did you mean 'rue'?"),
    (["print", "rue", "--paper", "A44"], "did you mean 'A4'?"),
    (["print", "rue", "--palette", "gray"], "grey"),
    (["print", "rue", "--motif", "cats"], "formations"),
    (["print", "rue", "--layout", "triplex"], "duplex-long"),
    (["print", "rue", "--seats", "9"], "2 to 6"),
    (["print", "rue", "--only", "dragons"], "tiles"),
    (["print", "rue", "--paper", "60x60mm", "--only", "tiles"], "needs"),
    (["print", "rue", "--paper", "100x100mm"], "need 279.4"),
    (["print", "rue", "--margin", "-1"], "0 mm or more"),
    (["print", "rue", "--gap", "nan"], "0 mm or more"),
    (["print", "rue", "--bleed", "9"], "choose 0 to 3.175 mm"),
    (["print", "rue", "--marks", "dots"], "cross"),
    (["site", "build", "--out", "{folder}/s", "--print", "{missing}"], "none"),
    (["site", "serve", "--out", "{missing}"], "run 'tilewright site build' first"),
]


@pytest.mark.parametrize(("args", "says"), BAD, ids=[" ".join(args) for args, _ in BAD])
def test_wrong_input_gets_a_plain_message(args: list[str], says: str, tmp_path: Path) -> None:
    places = {"missing": "none", "folder": "folder", "binary": "binary", "broken": "broken"}
    (tmp_path / "folder").mkdir()
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "broken").write_text("game: rue\nseats: 2\nseed: 1\n\n# x\nplace BP 7,7 r0\n")
    filled = [arg.format(**{k: tmp_path / v for k, v in places.items()}) for arg in args]
    out = ["--out", str(tmp_path / "out")] if args[0] == "print" else []
    done = run(*filled, *out)
    assert done.exit_code == 2
    assert says in done.stderr
    assert "Traceback" not in done.output
    assert done.exception is None or isinstance(done.exception, SystemExit)
    assert not (tmp_path / "out").exists()


def test_an_unknown_option_of_the_command_is_a_usage_error() -> None:
    done = run("play", "rue", "--sead", "1")
    assert done.exit_code == 2
    assert "--sead" in done.stderr


def test_a_record_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    target = tmp_path / "file" / "x.rec"
    done = run("play", "rue", "--bots", "random,random", "--seed", "1", "--record", str(target))
    assert done.exit_code == 2
    assert "x.rec" in done.stderr
    assert "Traceback" not in done.output


def test_a_place_that_cannot_be_written_is_found_before_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    target = str(tmp_path / "file" / "x.rec")
    done = run("play", "rue", "--bots", "human,random", "--record", target, stdin="quit\n")
    assert done.exit_code == 2
    assert ">" not in done.stdout.split("Attacker")[-1]


@pytest.mark.parametrize("encoding", ["cp1252", "ascii", "utf-8"])
def test_any_encoding_of_the_output_will_do(encoding: str) -> None:
    for args in (["rules", "rue.capture.red-counter"], ["play", "rue", "--bots", "random,greedy"]):
        done = subprocess.run(
            [sys.executable, "-m", "generator", *args],
            capture_output=True,
            env={**os.environ, "PYTHONIOENCODING": encoding},
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout.decode(encoding)


def test_input_that_is_no_text_or_not_there_is_survived() -> None:
    command = [sys.executable, "-m", "generator", "play", "rue", "--seed", "1"]
    done = subprocess.run(command, input=b"\xff\nquit\n", capture_output=True, check=False)
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
    closed = subprocess.run(
        f"{' '.join(command)} <&-", shell=True, capture_output=True, check=False
    )
    assert b"Traceback" not in closed.stderr


def test_a_full_disk_is_said_plainly() -> None:
    if not Path("/dev/full").exists():
        return
    done = subprocess.run(
        f"{sys.executable} -m generator games >/dev/full",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "the output cannot be written" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_reader_that_stops_reading_gets_no_traceback(record: Path) -> None:
    command = f"{sys.executable} -m generator replay {record} --json | head -c 100"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr
