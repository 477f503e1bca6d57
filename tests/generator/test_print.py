"""`tilewright print`: what it writes, what it says, and what it leaves alone."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from generator.cli import app
from tests.generator.toy import SOURCE, toy_game


def run(out: Path, *args: str) -> Result:
    return CliRunner().invoke(app, ["print", *args, "--out", str(out)])


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.rglob("*") if path.is_file())


def test_the_line_of_the_readme_makes_each_file_once(tmp_path: Path) -> None:
    done = run(tmp_path, "rue", "--paper", "A4", "--layout", "fronts", "--palette", "low-ink",
               "--seats", "2")  # fmt: skip
    assert done.exit_code == 0
    *told, last = done.stdout.splitlines()
    assert sorted(Path(line.partition("  ")[0]).name for line in told) == files(tmp_path)
    assert last.startswith(f"{len(told)} files, ")
    assert [name for name in files(tmp_path) if name.endswith(".pdf")] == [
        "booklet-a4-duplex-short-low-ink.pdf",
        "box-a4-fronts-low-ink.pdf",
        "coins-a4-fronts-low-ink.pdf",
        "contents-a4-fronts-low-ink.pdf",
        "counters-a4-fronts-low-ink.pdf",
        "guide-a4-fronts-low-ink.pdf",
        "pocket-a4-fronts-low-ink.pdf",
        "quick-reference-a4-fronts-low-ink.pdf",
        "rulebook-a4-fronts-low-ink.pdf",
        "tiles-flowers-a4-fronts-low-ink.pdf",
        "tiles-formations-a4-fronts-low-ink.pdf",
    ]


def test_one_motif_in_one_layout_is_one_file(tmp_path: Path) -> None:
    done = run(tmp_path, "rue", "--only", "tiles", "--motif", "flowers", "--layout", "duplex-long",
               "--paper", "A4", "--seats", "2")  # fmt: skip
    assert files(tmp_path) == ["tiles-flowers-a4-duplex-long.pdf"]
    assert done.stdout.splitlines()[-1].startswith("1 file, ")


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["--only", "counters", "--motif", "nonsense"], "no motif is called 'nonsense'"),
        (["--only", "counters", "--motif", "flowers"], "changes nothing about counters"),
        (["--only", "quick-reference", "--layout", "backs"], "changes nothing about quick"),
        (["--only", "quick-reference", "--margin", "1e5"], "choose at most 6 mm"),
        (["--paper", "２００x150mm"], "no paper is called"),
    ],
)
def test_what_cannot_be_had_is_refused(args: list[str], says: str, tmp_path: Path) -> None:
    done = run(tmp_path / "out", "rue", *args)
    assert done.exit_code == 2
    assert says in done.stderr
    assert not (tmp_path / "out").exists()


def test_a_date_that_is_none_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "abc")
    done = run(tmp_path / "out", "rue", "--only", "quick-reference")
    assert done.exit_code == 2
    assert "SOURCE_DATE_EPOCH: 'abc' is no time" in done.stderr


def test_what_gave_way_is_said_once(tmp_path: Path) -> None:
    done = run(tmp_path, "rue", "--margin", "3", "--only", "counters", "--paper", "A4")
    assert done.exit_code == 0
    (line,) = done.stderr.splitlines()
    assert line.startswith("tilewright: note: a margin of 3 mm is less than most printers can")
    assert line.endswith("(counters-a4-duplex-long.pdf and 1 more)")


def test_a_folder_in_the_way_stops_everything(tmp_path: Path) -> None:
    (tmp_path / "rue/quick-reference-a4-fronts.pdf").mkdir(parents=True)
    done = run(tmp_path, "rue", "--paper", "A4", "--seats", "2")
    assert done.exit_code == 2
    assert "quick-reference-a4-fronts.pdf: there is a folder of this name" in done.stderr
    assert done.stdout == ""
    assert files(tmp_path) == []


def test_a_new_game_prints_with_nothing_but_components(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    with toy_game(tmp_path / "games"):
        done = run(tmp_path / "out", "toy", "--paper", "A4", "--seats", "2")
    assert done.exit_code == 0
    assert [name for name in files(tmp_path / "out") if name.endswith(".pdf")] == [
        "booklet-a4-duplex-short.pdf", "box-a4-fronts.pdf",
        "cards-a4-backs.pdf", "cards-a4-duplex-long.pdf", "cards-a4-fronts.pdf",
        "coins-a4-duplex-long.pdf", "coins-a4-gutterfold.pdf",
        "contents-a4-fronts.pdf", "guide-a4-fronts.pdf",
        "pieces-a4-backs.pdf", "pieces-a4-duplex-long.pdf", "pieces-a4-fronts.pdf",
        "pocket-a4-fronts.pdf", "quick-reference-a4-fronts.pdf", "rulebook-a4-fronts.pdf",
        "tiles-a4-backs.pdf", "tiles-a4-duplex-long.pdf", "tiles-a4-fronts.pdf",
        "tokens-a4-duplex-long.pdf", "tokens-a4-gutterfold.pdf",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ("Oaf", None),
        ("Øåƒ→", "has no sign for 'ƒ'"),
    ],
)
def test_a_name_that_cannot_be_set_is_said(change: str, says: str | None, tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    with toy_game(tmp_path / "games", SOURCE.replace('"Oaf"', f'"{change}"')):
        done = run(tmp_path / "out", "toy", "--only", "cards")
    assert done.exit_code == (2 if says else 0)
    assert says is None or says in done.stderr


def test_a_game_whose_components_count_nothing_has_nothing_to_print(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    none = """
Toy.components = lambda self: (Component("oaf", "Oaf", "card", 0, "seat", "a"),)
"""
    with toy_game(tmp_path / "games", SOURCE + none):
        done = run(tmp_path / "out", "toy")
    assert done.exit_code == 2
    assert "toy: there is nothing to print" in done.stderr


def test_a_path_that_is_no_text_can_be_told(tmp_path: Path) -> None:
    out = os.fsencode(tmp_path) + b"/o\xff"
    command = [sys.executable, "-m", "generator", "print", "rue", "--only", "quick-reference"]
    strict = {**os.environ, "PYTHONIOENCODING": "utf-8:strict"}
    done = subprocess.run([*command, "--out", out], capture_output=True, check=False, env=strict)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"quick-reference-a4-fronts.pdf  1 page" in done.stdout
    assert os.path.isfile(out + b"/rue/quick-reference-a4-fronts.pdf")
