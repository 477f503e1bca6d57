"""`tilewright print`, option by option: lost pieces, inks, plans, printers, jobs, looking ahead."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pikepdf
import pytest
from typer.testing import CliRunner, Result

from generator import printers
from generator.cli import app
from generator.measured import read
from generator.sheets.shift import Shift
from generator.terminal import printing, watching

LOST = ["print", "vye", "--paper", "A4", "--only", "land-a"]


def run(*args: object) -> Result:
    return CliRunner().invoke(app, [str(arg) for arg in args])


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


@pytest.fixture(autouse=True)
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return tmp_path / "config/tilewright/printers.toml"


@pytest.mark.parametrize(
    ("only", "name", "count", "pages"),
    [
        (["land-a"], "land-a", 1, 2),
        (["Ash Peaks"], "land-a", 1, 2),
        (["ash peaks:3"], "land-a-x3", 3, 2),
        (["land-a", "catapult:2"], "land-a-catapult-x2", 3, 2),
        (["undead:2"], "undead-x2", 2, 2),
    ],
)
def test_a_lost_piece_is_printed_alone_with_its_back(
    only: list[str], name: str, count: int, pages: int, tmp_path: Path
) -> None:
    wanted = [arg for one in only for arg in ("--only", one)]
    done = run("print", "vye", "--paper", "A4", *wanted, "--out", tmp_path / "out")
    assert done.exit_code == 0
    ((file, data),) = files(tmp_path / "out").items()
    assert file == f"{name}-a4-duplex-long.pdf"
    found = read(data)
    assert [len(page.placed) for page in found.pages] == [count] * pages


def test_a_lost_piece_of_somebody_is_that_one_alone(tmp_path: Path) -> None:
    done = run("print", "strategus", "--paper", "A4", "--only", "fox@North", "--out", tmp_path)
    assert done.exit_code == 0
    one = read(files(tmp_path)["fox-seat-2-a4-duplex-long.pdf"])
    assert [len(page.placed) for page in one.pages] == [1, 1]
    assert run("print", "strategus", "--paper", "A4", "--only", "fox:2", "--out", tmp_path)
    both = read(files(tmp_path)["fox-x2-a4-duplex-long.pdf"])
    assert [len(page.placed) for page in both.pages] == [4, 4]


def test_inks_of_a_press_and_where_to_cut(tmp_path: Path) -> None:
    done = run(*LOST, "--inks", "cmyk", "--dxf", "--plan", "--svg", "--out", tmp_path)
    assert done.exit_code == 0
    made = files(tmp_path)
    name = "land-a-a4-duplex-long-cmyk"
    assert list(made) == [
        f"{name}-1.dxf", f"{name}-1.svg", f"{name}-2.svg", f"{name}.json", f"{name}.pdf",
    ]  # fmt: skip
    with pikepdf.open(BytesIO(made[f"{name}.pdf"])) as pdf:
        streams = [pdf.pages[0].Contents.read_bytes()]
        streams += [x.read_bytes() for x in pdf.objects
                    if isinstance(x, pikepdf.Stream) and x.get("/Subtype") == "/Form"]  # fmt: skip
    for stream in streams:
        operators = set(stream.split())
        assert not operators & {b"rg", b"RG", b"g", b"G"}
    assert any(b"k" in stream.split() for stream in streams)
    plan = json.loads(made[f"{name}.json"])
    assert plan["pages"][0]["slots"][0]["name"] == "Ash Peaks"


def test_the_bytes_are_the_same_on_any_number_of_processes(tmp_path: Path) -> None:
    kit = ["print", "rue", "--only", "coins", "--only", "counters", "--only", "quick-reference"]
    made = []
    for jobs in (1, 3):
        done = run(*kit, "--jobs", jobs, "--out", tmp_path / str(jobs))
        assert (done.exit_code, done.stderr) == (0, "")
        made.append(files(tmp_path / str(jobs)))
    assert made[0] == made[1]
    assert len(made[0]) == 10


def test_what_goes_wrong_in_another_process_is_said_in_a_line(tmp_path: Path) -> None:
    done = run("print", "vye", "--only", "cards", "--paper", "60x60mm", "--jobs", 2,
               "--out", tmp_path / "out")  # fmt: skip
    assert done.exit_code == 2
    assert done.stderr.startswith("tilewright: 60 × 60 mm with a margin of 5 mm: a piece of")
    assert not (tmp_path / "out").exists()


def test_a_dry_run_tells_sheets_pages_and_ink_and_makes_nothing(tmp_path: Path) -> None:
    done = run("print", "vye", "--paper", "A4", "--only", "cards", "--layout", "duplex-long",
               "--margin", "3", "--dry-run", "--out", tmp_path / "out")  # fmt: skip
    assert done.exit_code == 0
    assert done.stderr.startswith("tilewright: note: a margin of 3 mm is less than most printers")
    head, row, total = (line.split() for line in done.stdout.splitlines())
    assert head == ["file", "sheets", "pages", "paper", "ink", "a", "page"]
    assert row[:4] == ["cards-a4-duplex-long.pdf", "14", "28", "A4"]
    assert total[:5] == ["1", "file", "14", "28", "A4"]
    assert row[4] == f"{total[5]}:"
    each = [part.rpartition("×")[::2] for part in (text[:-1] for text in row[5:])]
    counts = [(int(times or 1), float(share)) for times, share in each]
    assert sum(times for times, _ in counts) == 28
    mean = sum(times * share for times, share in counts) / 28
    assert mean == pytest.approx(float(total[5][:-1]), abs=0.6)
    assert 40 < mean < 240
    assert not (tmp_path / "out").exists()


def test_low_ink_is_foretold_as_low(tmp_path: Path) -> None:
    def total(*more: str) -> float:
        done = run("print", "rue", "--paper", "A4", "--only", "tiles", "--motif", "flowers",
                   "--layout", "fronts", "--dry-run", *more)  # fmt: skip
        return float(done.stdout.splitlines()[-1].split()[-1][:-1])

    assert total("--palette", "low-ink") < 0.15 * total()


def test_findings_stop_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printing, "counts", lambda *_: {"Ash Peaks": 2})
    done = run(*LOST, "--jobs", 1, "--out", tmp_path / "out")
    assert (done.exit_code, done.stdout) == (1, "")
    assert done.stderr.splitlines() == [
        "tilewright: preflight: Vye cards, fronts, Ash Peaks: counts: 1, must be 2; print as many"
        " as the rules say",
        "tilewright: preflight: Vye cards, backs, Ash Peaks: counts: 1, must be 2; print as many"
        " as the rules say",
        "tilewright: nothing was written",
    ]
    assert not (tmp_path / "out").exists()
    done = run(*LOST, "--jobs", 1, "--no-preflight", "--out", tmp_path / "out")
    assert done.exit_code == 0
    assert list(files(tmp_path / "out")) == ["land-a-a4-duplex-long.pdf"]


def test_printers_are_kept_listed_shown_and_removed(settings: Path) -> None:
    assert run("printer", "list").stdout.startswith("none yet: tilewright calibrate")
    done = run("printer", "add", "office", "--back-dx", "0.4", "--back-dy", "-1.25",
               "--back-rotation", "0.1", "--scale-x", "99.5", "--margin", "4.5")  # fmt: skip
    assert (done.exit_code, done.stderr) == (0, "")
    assert run("printer", "add", "home", "--scale-y", "100.2").exit_code == 0
    assert printers.known() == {
        "home": printers.Printer("home", Shift(scale_y_pct=100.2)),
        "office": printers.Printer("office", Shift(0.4, -1.25, 0.1, 99.5), 4.5),
    }
    assert [line.split()[0] for line in run("printer", "list").stdout.splitlines()] == [
        "home", "office",
    ]  # fmt: skip
    shown = run("printer", "show", "office").stdout
    assert "0.4 mm to the right, -1.25 mm down" in shown
    assert str(settings) in shown
    assert run("printer", "add", "office", "--back-dx", "1", "--replace").exit_code == 0
    assert printers.printer("office").shift == Shift(back_dx=1.0)
    assert run("printer", "remove", "office").exit_code == 0
    assert list(printers.known()) == ["home"]
    assert sorted(path.name for path in settings.parent.iterdir()) == ["printers.toml"]


def test_what_the_sheet_says_becomes_a_printer() -> None:
    done = run("printer", "add", "office", "--read", "-1", "-1", "0.5", "0.5",
               "--measured", "160", "200", "--paper", "letter")  # fmt: skip
    assert (done.exit_code, done.stderr) == (0, "")
    assert printers.printer("office").shift == Shift(-1.0, -0.5)


def test_a_printer_moves_backs_and_leaves_fronts_alone(tmp_path: Path) -> None:
    printers.add(printers.Printer("office", Shift(back_dx=0.4, back_rotation_deg=0.2)))
    assert run(*LOST, "--out", tmp_path).exit_code == 0
    assert run(*LOST, "--printer", "office", "--out", tmp_path).exit_code == 0
    made = files(tmp_path / "vye")
    contents = []
    for name in ("land-a-a4-duplex-long.pdf", "land-a-a4-duplex-long-for-office.pdf"):
        with pikepdf.open(BytesIO(made[name])) as pdf:
            contents.append([page.Contents.read_bytes() for page in pdf.pages])
    (front, back), (same, moved) = contents
    assert front == same
    assert back != moved


def test_a_printer_has_its_own_margin(tmp_path: Path) -> None:
    printers.add(printers.Printer("office", Shift(), 9.0))
    for more, margin in ([], 9.0), (["--margin", "7"], 7.0):
        done = run(*LOST, "--printer", "office", "--plan", *more, "--out", tmp_path)
        assert done.exit_code == 0
        (plan,) = (json.loads(x) for name, x in files(tmp_path / "vye").items() if "json" in name)
        assert plan["margin"] == margin


def test_the_calibration_sheet_is_a_file(tmp_path: Path) -> None:
    done = run("calibrate", "--paper", "Letter", "--out", tmp_path / "sheet.pdf")
    assert done.exit_code == 0
    found = read((tmp_path / "sheet.pdf").read_bytes())
    assert found.preferences["Duplex"] == "DuplexFlipLongEdge"
    assert [page.media.width for page in found.pages] == [pytest.approx(215.9)] * 2


def test_watching_builds_after_every_change(tmp_path: Path) -> None:
    source = tmp_path / "words.json"
    source.write_text("one")
    (tmp_path / "notes").write_text("nobody looks at these")
    built: list[str] = []
    said: list[str] = []
    changes = [
        lambda: (tmp_path / "notes").write_text("changed"),
        lambda: source.write_text("twice"),
        lambda: (tmp_path / "new.py").write_text(""),
        source.unlink,
    ]

    def pause(_: float) -> None:
        if not changes:
            raise KeyboardInterrupt
        changes.pop(0)()

    watching.watch(lambda: built.append("built"), [tmp_path], said.append, pause)
    assert len(built) == 4
    assert [line for line in said if "waiting" not in line] == [
        "words.json has changed", "new.py has changed", "words.json has changed", "ended",
    ]  # fmt: skip


def test_faces_rules_and_fonts_are_watched() -> None:
    names = {path.name for path in watching.seen(watching.sources())}
    assert {"theme.py", "text.ttf", "catalogue.py", "component.py"} <= names


@pytest.mark.skipif(os.name != "posix", reason="Ctrl+C is sent as POSIX does")
def test_ctrl_c_ends_watching_and_nothing_is_said_but_that(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "generator", *LOST, "--watch", "--out", str(tmp_path)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                          start_new_session=True) as process:  # fmt: skip
        assert process.stderr is not None
        assert process.stdout is not None
        while "waiting for a change" not in (line := process.stderr.readline()):
            assert line.startswith("tilewright: note: ")
        os.killpg(process.pid, signal.SIGINT)
        assert process.stderr.read() == "tilewright: ended\n"
        assert "land-a-a4-duplex-long.pdf" in process.stdout.read()
        assert process.wait() == 0
    assert list(files(tmp_path)) == ["land-a-a4-duplex-long.pdf"]


def test_a_whole_kit_in_inks_of_a_press_has_no_findings(tmp_path: Path) -> None:
    done = run("print", "strategus", "--paper", "A4", "--inks", "cmyk", "--out", tmp_path)
    assert done.exit_code == 0
    assert "preflight" not in done.stderr
    assert len([name for name in files(tmp_path) if name.endswith("-cmyk.pdf")]) >= 9
