"""`tilewright faces`: files of faces, contact sheets, languages, and what cannot be had."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from generator.cli import app
from generator.faces.catalogue import catalogue
from generator.faces.language import texts


def run(out: Path, *args: str) -> Result:
    return CliRunner().invoke(app, ["faces", *args, "--out", str(out)])


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.rglob("*") if path.is_file())


def test_every_face_of_a_game_is_a_file(tmp_path: Path) -> None:
    done = run(tmp_path, "rue")
    assert done.exit_code == 0
    assert files(tmp_path) == sorted(f"{entry.key}.svg" for entry in catalogue("rue"))
    told = [line.partition("  ")[0] for line in done.stdout.splitlines()]
    assert sorted(Path(line).name for line in told) == files(tmp_path)


@pytest.mark.parametrize(
    ("args", "names"),
    [
        (["rue", "RP"], ["RP-flowers.svg", "RP-formations.svg"]),
        (["rue", "RP", "--motif", "flowers"], ["RP-flowers.svg"]),
        (["rue", "counter", "BT-flowers", "--seat", "5"], ["BT-flowers.svg", "counter-seat-5.svg"]),
        (["strategus", "fox", "--seat", "1", "--palette", "grey"], ["fox-seat-1-grey.svg"]),
        (["strategus", "board"], ["board.svg"]),
        (["vye", "land-a", "undead"], ["land-a.svg", "undead.svg"]),
        (["vye", "land-a", "--trim", "square"], ["land-a.svg"]),
        (["vye", "land-a", "undead", "--trim", "poker"], ["land-a-poker.svg", "undead.svg"]),
        (["vye", "land-a-poker"], ["land-a-poker.svg"]),
        (["vye", "land-a", "--size", "small"], ["land-a-small.svg"]),
        (["vye", "back", "--format", "pdf"], ["back.pdf"]),
        (["vye", "undead", "--format", "dxf"], ["undead.dxf"]),
    ],
)
def test_what_is_asked_for_is_made(args: list[str], names: list[str], tmp_path: Path) -> None:
    done = run(tmp_path, *args)
    assert (done.exit_code, done.stderr) == (0, "")
    assert files(tmp_path) == names
    assert [path.name for path in tmp_path.iterdir()] == [args[0]]


def test_a_picture_has_the_pixels_that_were_asked_for(tmp_path: Path) -> None:
    run(tmp_path, "vye", "undead", "--format", "png", "--dpi", "254", "--bleed", "1")
    data = (tmp_path / "vye/undead.png").read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert [int.from_bytes(data[i : i + 4]) for i in (16, 20)] == [170, 170]


def test_a_bleed_is_drawn_as_far_as_a_face_has_one(tmp_path: Path) -> None:
    run(tmp_path, "rue", "coin", "RP", "--bleed", "3")
    sizes = {
        name: re.search(r'width="([0-9.]+)mm"', (tmp_path / f"rue/{name}.svg").read_text())
        for name in ("coin", "RP-flowers")
    }
    assert {name: found and found[1] for name, found in sizes.items()} == {
        "coin": "18", "RP-flowers": "82.2",
    }  # fmt: skip


def test_a_contact_sheet_has_every_face_with_its_name(tmp_path: Path) -> None:
    done = run(tmp_path, "strategus", "--contact-sheet", "--palette", "one-colour")
    assert done.exit_code == 0
    assert files(tmp_path) == ["contact-sheet-one-colour.svg"]
    drawn = (tmp_path / "strategus/contact-sheet-one-colour.svg").read_text()
    assert drawn.count("<use ") >= len(catalogue("strategus"))
    poker = run(tmp_path / "poker", "vye", "waystone", "--contact-sheet", "--trim", "poker")
    assert poker.exit_code == 0
    assert files(tmp_path / "poker") == ["contact-sheet-poker.svg"]


def test_a_template_comes_back_as_a_language(tmp_path: Path) -> None:
    path = tmp_path / "de.json"
    done = CliRunner().invoke(app, ["faces", "strategus", "--words-template", str(path)])
    assert done.exit_code == 0
    found = json.loads(path.read_text())
    assert found == texts("strategus")
    found["strategus.elephant"] = "Elefant"
    path.write_text(json.dumps(found))
    made = {}
    for words in ("en", str(path)):
        assert run(tmp_path / "out", "strategus", "elephant", "--words", words).exit_code == 0
        made[words] = (tmp_path / "out/strategus/elephant-seat-0.svg").read_text()
    assert made["en"] != made[str(path)]


def test_a_text_that_does_not_fit_is_named_with_its_box_and_nothing_is_written(
    tmp_path: Path,
) -> None:
    done = run(tmp_path / "out", "vye", "--trim", "poker", "--words", "pseudo")
    assert done.exit_code == 2
    boxes = re.findall(r"^  ([a-z-]+): .* too large for the (.*);", done.stderr, re.MULTILINE)
    assert len(boxes) == 5
    assert ("immortal-heir-poker", "line beside the diagram") in boxes
    assert not (tmp_path / "out").exists()
    assert run(tmp_path / "out", "rue", "RP", "--words", "pseudo").exit_code == 0


BAD = [
    (["ruee"], "did you mean 'rue'?"),
    (["rue", "RX"], "no piece is called 'RX'"),
    (["rue", "--format", "gif"], "choose one of svg, pdf, png, dxf"),
    (["rue", "--palette", "gray"], "did you mean 'grey'?"),
    (["rue", "--size", "tiny"], "choose one of print, screen, small"),
    (["rue", "--trim", "poker"], "trim: rue has none to choose from: leave it out"),
    (["vye", "--trim", "bridge"], "choose one of square, poker"),
    (["vye", "undead", "--trim", "poker"], "trim: changes nothing about undead"),
    (["vye", "--motif", "flowers"], "motif: vye has none to choose from"),
    (["rue", "--motif", "cats"], "choose one of formations, flowers"),
    (["rue", "coin", "--motif", "flowers"], "motif: changes nothing about coin"),
    (["rue", "--seat", "6"], "seat: there is no 6: choose 0 to 5"),
    (["rue", "--seat", "-1"], "seat: there is no -1: choose 0 to 5"),
    (["vye", "--seat", "0"], "seat: changes nothing about vye"),
    (["rue", "RP", "--format", "png", "--dpi", "0"], "dpi: 0 is impossible: choose 10 to 1200"),
    (["rue", "RP", "--format", "png", "--dpi", "nan"], "dpi: nan is impossible"),
    (["rue", "RP", "--dpi", "300"], "dpi: svg has no pixels"),
    (["rue", "RP", "--bleed", "9"], "bleed: 9 mm is impossible: choose 0 to 3.175 mm"),
    (["rue", "RP", "--bleed", "-1"], "bleed: -1 mm is impossible"),
    (["rue", "--contact-sheet", "--bleed", "1"], "bleed: faces on a contact sheet are cut"),
    (["rue", "RP", "--format", "dxf", "--palette", "grey"], "palette: dxf has outlines"),
    (["rue", "--format", "dxf", "--contact-sheet"], "contact-sheet: dxf has outlines"),
    (["rue", "--words", "klingon"], "words: no language 'klingon': choose pseudo, or name a JSON"),
    (["rue", "--words", "{missing}"], "none.json: no such file"),
    (["rue", "--words", "{binary}"], "no UTF-8 text"),
    (["rue", "--words", "{broken}"], "broken.json: no JSON of ids and texts"),
    (["rue", "--words", "{other}"], "other.json: has no text for 'rue.BC', "),
    (["rue", "RP", "--words-template", "{missing}"], "leave out what else you chose"),
    (["rue", "--words-template", "{folder}"], "there is a folder of this name"),
]


@pytest.mark.parametrize(("args", "says"), BAD, ids=[" ".join(args) for args, _ in BAD])
def test_wrong_input_gets_a_plain_message(args: list[str], says: str, tmp_path: Path) -> None:
    places = {
        "missing": "none.json", "folder": "folder", "binary": "binary.json",
        "broken": "broken.json", "other": "other.json",
    }  # fmt: skip
    (tmp_path / "folder").mkdir()
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "broken.json").write_text("{")
    (tmp_path / "other.json").write_text("{}")
    filled = [arg.format(**{k: tmp_path / v for k, v in places.items()}) for arg in args]
    done = run(tmp_path / "out", *filled)
    assert done.exit_code == 2
    assert says in done.stderr
    assert "Traceback" not in done.output
    assert done.exception is None or isinstance(done.exception, SystemExit)
    assert not (tmp_path / "out").exists()
    assert not (tmp_path / "none.json").exists()
