"""`tilewright faces` with wrong input: a plain message, and nothing is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.generator.test_cli_faces import run

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
    (["rue", "--seat", "6"], "seat: there is no 6: choose 0 (Square), 1 (Ring), 2 (Triangle), 3"),
    (["strategus", "--seat", "-1"], "seat: there is no -1: choose 0 (South) or 1 (North)"),
    (["rue", "back-seat-0", "--seat", "1"], "seat: there is no 1: choose 0 (Square)"),
    (["vye", "--seat", "0"], "seat: changes nothing about vye"),
    (["rue", "RP", "--format", "png", "--dpi", "0"], "dpi: 0 is impossible: choose 10 to 1200"),
    (["rue", "RP", "--format", "png", "--dpi", "nan"], "dpi: nan is impossible"),
    (["rue", "RP", "--dpi", "300"], "dpi: svg has no pixels"),
    (["vye", "--size", "small", "--trim", "poker"], "trim: changes nothing about the small faces"),
    (["rue", "--size", "small", "--motif", "flowers"], "motif: changes nothing about the small"),
    (["vye", "land-a-poker", "--size", "small"], "no piece is called 'land-a-poker'"),
    (
        ["vye", "land-a", "--size", "screen", "--format", "png"],
        "size: screen changes nothing about",
    ),
    (["rue", "coin", "--size", "screen", "--format", "pdf"], "nothing about coin as pdf: leave it"),
    (["rue", "coin", "--size", "small", "--format", "dxf"], "size: dxf has outlines"),
    (["rue", "coin", "--inks", "cmyk"], "inks: svg has none to choose from: leave it out"),
    (["rue", "coin", "--inks", "rgb", "--format", "png"], "inks: png has none to choose from"),
    (["rue", "coin", "--inks", "cmyk", "--format", "dxf"], "or choose --format pdf"),
    (["rue", "coin", "--inks", "cmy", "--format", "pdf"], "choose one of rgb, cmyk"),
    (["rue", "coin", "--paper", "a4"], "paper: single faces are on none"),
    (["rue", "--contact-sheet", "--paper", "a9"], "choose one of A4, A3, Letter"),
    (["rue", "--contact-sheet", "--paper", "50x50mm"], "choose at least 62 by"),
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
