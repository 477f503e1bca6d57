"""Prints that cannot be had: each gives one line that says what would be right, and no file."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from generator.cli import app
from generator.kits.options import KitOptions

CARDS = ["print", "vye", "--only", "cards", "--paper", "A4", "--layout", "fronts"]
PROFILE = "[office]\nback_dx = 0.5\n"

#: What is typed, and what must be said: what is wrong, and what would be right.
BAD: list[tuple[list[str], str]] = [
    (["print", "vie"], "did you mean 'vye'?"),
    (["print", "vye", "--paper", "A44"], "no paper is called 'A44'; did you mean 'A4'?"),
    (["print", "vye", "--paper", "20x20mm"], "choose sides between 50 and 5000 mm"),
    (["print", "vye", "--paper", "9e3x200mm"], "no paper is called '9e3x200mm'"),
    ([*CARDS, "--paper", "60x60mm"], "print on A4"),
    (["print", "vye", "--layout", "duplex"], "did you mean 'duplex-long'?"),
    (["print", "vye", "--palette", "gray"], "did you mean 'grey'?"),
    (["print", "vye", "--motif", "flowers"], "leave the motif out"),
    (["print", "rue", "--motif", "flower"], "did you mean 'flowers'?"),
    (["print", "vye", "--trim", "pokr"], "did you mean 'poker'?"),
    (["print", "rue", "--trim", "poker"], "leave the trim out"),
    (["print", "rue", "--seats", "7"], "choose a number from 2 to 6"),
    (["print", "rue", "--seats", "-1"], "choose a number from 2 to 6"),
    (["print", "vye", "--only", "card"], "did you mean 'cards'?"),
    (["print", "vye", "--only", "lnd-a"], "did you mean 'land-a'?"),
    (["print", "vye", "--only", "Ash Peeks"], "did you mean 'Ash Peaks'?"),
    (["print", "vye", "--only", "heir"], "choose one, such as midnight-heir"),
    (["print", "vye", "--only", ""], "no piece is called ''"),
    (["print", "vye", "--only", "land-a:0"], "choose 1 to 999, as in KEY:2"),
    (["print", "vye", "--only", "land-a:many"], "choose 1 to 999, as in KEY:2"),
    (["print", "vye", "--only", "land-a@1"], "nobody’s own; leave the owner out"),
    (["print", "strategus", "--only", "fox@East"], "choose one of South, North"),
    (["print", "rue", "--only", "RP@6", "--seats", "2"], "choose 6 or more, or leave it out"),
    (["print", "rue", "--only", "coins", "--marks", "edge"], "leave it out, or print tiles"),
    (["print", "vye", "--only", "rulebook", "--layout", "backs"], "leave it out, or print cards"),
    ([*CARDS, "--marks", "crosses"], "did you mean 'cross'?"),
    ([*CARDS, "--mark-sides", "front"], "did you mean 'fronts'?"),
    ([*CARDS, "--marks", "none", "--mark-sides", "both"], "there are no marks: leave it out"),
    ([*CARDS, "--registration", "five"], "choose one of three, four"),
    ([*CARDS, "--registration", "four", "--margin", "12"], "choose a margin of 10.008 mm at most"),
    ([*CARDS, "--margin", "nan"], "choose a margin of 0 mm or more"),
    ([*CARDS, "--margin", "-3"], "choose a margin of 0 mm or more"),
    ([*CARDS, "--margin", "90"], "print on A3"),
    ([*CARDS, "--gap", "inf"], "choose a gap of 0 mm or more"),
    ([*CARDS, "--gap", "-0.5"], "choose a gap of 0 mm or more"),
    ([*CARDS, "--bleed", "9"], "choose 0 to 3.175 mm"),
    ([*CARDS, "--bleed", "-1"], "choose a bleed of 0 mm or more"),
    ([*CARDS, "--inks", "pantone"], "choose one of rgb, cmyk"),
    ([*CARDS, "--jobs", "0"], "choose 1 to 64"),
    ([*CARDS, "--jobs", "-1"], "choose 1 to 64"),
    ([*CARDS, "--jobs", "65"], "choose 1 to 64"),
    ([*CARDS, "--watch", "--dry-run"], "leave --watch or --dry-run out"),
    ([*CARDS, "--printer", "none"], "there are none yet; tilewright calibrate"),
    (["calibrate", "--paper", "A5"], "choose one of A4"),
    (["calibrate", "--paper", "100x150mm"], "choose A4 or Letter"),
    (["printer", "add", "Office!", "--back-dx", "1"], "'Office!' is no name: choose up to 40 of"),
    (["printer", "add", "../../x", "--back-dx", "1"], "'../../x' is no name"),
    (["printer", "add", "office"], "type the line from the calibration sheet"),
    (["printer", "add", "office", "--back-dx", "nan"], "choose -20 to 20"),
    (["printer", "add", "office", "--back-dy", "21"], "choose -20 to 20"),
    (["printer", "add", "office", "--back-rotation", "6"], "choose -5 to 5"),
    (["printer", "add", "office", "--scale-x", "0"], "choose 90 to 110"),
    (["printer", "add", "office", "--scale-y", "1e999"], "choose 90 to 110"),
    (["printer", "add", "office", "--back-dx", "1", "--margin", "-1"], "choose 0 to 50 mm"),
    (["printer", "add", "office", "--read", "0", "0", "0", "30"], "read it anew; it is -20 to 20"),
    (["printer", "add", "office", "--measured", "16", "220"], "measure it anew on A4"),
    (["printer", "add", "office", "--back-dx", "1", "--read", "1", "1", "1", "1"],
     "leave --read and --measured out, or the others"),
    (["printer", "show", "office"], "there are none yet"),
    (["printer", "remove", "office"], "there are none yet"),
]  # fmt: skip


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of printers, in a folder of its own; it is not there yet."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return tmp_path / "config/tilewright/printers.toml"


def run(*args: str) -> Result:
    return CliRunner().invoke(app, list(args))


def to(out: Path, args: list[str]) -> list[str]:
    return [*args, "--out", str(out)] if args[0] in ("print", "calibrate") else args


def line_of(done: Result) -> str:
    """The one line that a refusal says."""
    assert done.exit_code == 2, done.output
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith("tilewright: ")
    assert "Traceback" not in line
    return line


@pytest.mark.parametrize(("args", "says"), BAD, ids=[" ".join(args) for args, _ in BAD])
def test_what_cannot_be_printed_is_said_in_a_line(
    args: list[str], says: str, settings: Path, tmp_path: Path
) -> None:
    assert says in line_of(run(*to(tmp_path / "out", args)))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (b"[office\n", "line 1, column 8"),
        (b"[office]\nback_dx = 1\nback_dx = 2\n", "line 3"),
        (b"back_dx = 1\n", "line 1: back_dx stands outside a table; begin with [NAME]"),
        (b"[home]\n\n[office]\nback_dx = 1\nback_dz = 1\n", "line 5: office: no setting is called"),
        (b"[office]\nback_dx = 'far'\n", "line 2: back_dx is 'far', which is no number"),
        (b"[office]\nback_dx = true\n", "line 2: back_dx is True, which is no number"),
        (b"[office]\n\nback_dx = 99\n", "line 3: back_dx: 99 mm is more than"),
        (b"[office]\nscale_x_pct = nan\n", "line 2: scale_x_pct: nan percent"),
        (b"[office]\nmargin = 1" + b"0" * 400 + b"\n", "line 2: margin: inf mm is impossible"),
        (b"['..']\nback_dx = 1\n", "'..' is no name"),
        (b"\xff\xfe", "no UTF-8 text (byte 1 is wrong)"),
    ],
)
def test_a_damaged_file_of_printers_is_named_with_its_line(
    text: bytes, says: str, settings: Path, tmp_path: Path
) -> None:
    settings.parent.mkdir(parents=True)
    settings.write_bytes(text)
    for args in (
        ["printer", "list"],
        ["printer", "add", "new", "--back-dx", "1"],
        to(tmp_path / "out", [*CARDS, "--printer", "office"]),
    ):
        line = line_of(run(*args))
        assert str(settings) in line
        assert says in line
    assert settings.read_bytes() == text
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("args", "says"),
    [
        ([*CARDS, "--printer", "offic"], "did you mean 'office'?"),
        (["printer", "show", "home"], "choose one of office"),
        (["printer", "remove", "home"], "choose one of office"),
        (["printer", "add", "office", "--back-dx", "1"], "add --replace, or remove it"),
    ],
)
def test_a_printer_that_is_not_known_or_is_already(
    args: list[str], says: str, settings: Path, tmp_path: Path
) -> None:
    settings.parent.mkdir(parents=True)
    settings.write_text(PROFILE)
    assert says in line_of(run(*to(tmp_path / "out", args)))
    assert settings.read_text() == PROFILE
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("args", [CARDS, ["calibrate"]])
def test_a_file_where_the_folder_should_be(args: list[str], settings: Path, tmp_path: Path) -> None:
    (tmp_path / "out").write_text("a file")
    wanted = tmp_path / "out" if args[0] == "print" else tmp_path / "out/sheet.pdf"
    assert "out is no folder" in line_of(run(*args, "--out", str(wanted)))
    assert (tmp_path / "out").read_text() == "a file"
    assert [path.name for path in tmp_path.iterdir()] == ["out"]


@pytest.mark.parametrize("args", [CARDS, ["calibrate"]])
def test_a_folder_into_which_nothing_may_be_written(
    args: list[str], settings: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Whoever runs the tests may be allowed everything, so the system is asked in another's name.
    monkeypatch.setattr("generator.files.os.access", lambda place, mode: place != tmp_path)
    wanted = tmp_path / "out" if args[0] == "print" else tmp_path / "out/sheet.pdf"
    assert "nothing may be written into" in line_of(run(*args, "--out", str(wanted)))
    assert list(tmp_path.iterdir()) == []


def test_there_are_enough_of_them() -> None:
    assert len(BAD) >= 25
    assert len({tuple(args) for args, _ in BAD}) == len(BAD)


def test_the_options_that_are_used_all_the_time_are_good(settings: Path, tmp_path: Path) -> None:
    done = run(*to(tmp_path, CARDS))
    assert done.exit_code == 0
    assert (tmp_path / "vye/cards-a4-fronts.pdf").exists()
    assert KitOptions().inks == "rgb"
