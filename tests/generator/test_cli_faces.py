"""`tilewright faces`: files of faces, contact sheets, languages, and what cannot be had."""

from __future__ import annotations

import json
import re
from pathlib import Path

import numpy as np
import pypdf
import pytest
from PIL import Image
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
        (["rue", "RP", "--size", "small"], ["RP-small.svg"]),
        (["rue", "back", "--seat", "1"], ["back-seat-1.svg"]),
        (["vye", "back", "--format", "pdf"], ["back.pdf"]),
        (["vye", "back", "--format", "pdf", "--inks", "cmyk"], ["back-cmyk.pdf"]),
        (
            ["vye", "back", "undead", "--bleed", "2"],
            ["back-bleed-2mm.svg", "undead-bleed-1.5mm.svg"],
        ),
        (["rue", "coin", "--format", "png", "--dpi", "90.5"], ["coin-90.5dpi.png"]),
        (["rue", "coin", "--format", "png", "--dpi", "300"], ["coin.png"]),
        (["rue", "BT-flowers", "--format", "png", "--size", "screen"], ["BT-flowers-screen.png"]),
        (["rue", "coin", "--words", "pseudo"], ["coin.pseudo.svg"]),
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
    picture = Image.open(tmp_path / "vye/undead-bleed-1mm-254dpi.png")
    assert (picture.format, picture.size, picture.mode) == ("PNG", (170, 170), "RGB")
    assert picture.info["dpi"] == pytest.approx((254, 254), abs=0.1)


@pytest.mark.parametrize(
    ("args", "corner", "middle"),
    [
        (["rue", "coin"], 0, 255),
        (["vye", "undead", "--palette", "low-ink"], 0, 255),
        (["vye", "land-a", "--size", "small"], 0, 255),
        (["vye", "undead", "--size", "small"], 0, 255),
        (["vye", "undead", "--bleed", "1.5"], 255, 255),
        (["vye", "land-a", "--palette", "low-ink"], 255, 255),
    ],
)
def test_a_picture_shows_nothing_where_the_piece_is_not(
    args: list[str], corner: int, middle: int, tmp_path: Path
) -> None:
    run(tmp_path, *args, "--format", "png", "--dpi", "100")
    (path,) = tmp_path.rglob("*.png")
    picture = Image.open(path)
    assert picture.info["dpi"] == pytest.approx((100, 100), abs=0.1)
    alpha = picture.convert("RGBA").getchannel("A")
    wide, high = alpha.size
    corners = [alpha.getpixel((x, y)) for x in (0, wide - 1) for y in (0, high - 1)]
    assert corners == [corner] * 4
    assert alpha.getpixel((wide // 2, high // 2)) == middle
    # What is left of a disc is a disc, within what a pixel can be off.
    shown = float((np.asarray(alpha) > 127).mean())
    if "land-a" not in args:
        assert shown == pytest.approx(0.785 if corner == 0 else 1.0, abs=0.03)


def test_a_round_piece_is_cut_to_its_disc_in_every_format(tmp_path: Path) -> None:
    for form in ("svg", "pdf"):
        for more in ([], ["--bleed", "1.5"]):
            run(tmp_path, "rue", "coin", "--format", form, *more)
    clips: dict[str, list[int]] = {"svg": [], "pdf": []}
    for name in ("coin", "coin-bleed-1.5mm"):
        clips["svg"].append((tmp_path / f"rue/{name}.svg").read_text().count("<clipPath "))
        content = pypdf.PdfReader(tmp_path / f"rue/{name}.pdf").pages[0].get_contents()
        assert content is not None
        clips["pdf"].append(content.get_data().count(b" W n"))
    for cut, whole in clips.values():
        assert cut == whole + 1


def test_a_pdf_says_what_it_is_and_where_it_is_cut(tmp_path: Path) -> None:
    args = ["vye", "land-a-poker", "--format", "pdf", "--bleed", "3", "--inks", "cmyk"]
    run(tmp_path, *args)
    path = tmp_path / "vye/land-a-poker-bleed-3mm-cmyk.pdf"
    found = pypdf.PdfReader(path)
    told = found.metadata
    assert told is not None
    assert told.title == "Vye, Ash Peaks, poker, 63.5 × 88.9 mm"
    assert told.subject == "full colour, CMYK, 3 mm of bleed"
    assert (told.creator, told.author, told.producer) == ("Tilewright",) * 3
    page = found.pages[0]
    assert page.mediabox == page.bleedbox
    assert [round(float(v) / 72 * 25.4, 2) for v in page.trimbox] == [3, 3, 66.5, 91.9]
    content = page.get_contents()
    assert content is not None
    assert {b"k"} < set(content.get_data().split())
    assert not {b"rg", b"RG"} & set(content.get_data().split())
    before = path.read_bytes()
    run(tmp_path, *args)
    assert path.read_bytes() == before
    run(tmp_path, "rue", "counter", "--seat", "2", "--format", "pdf")
    owned = pypdf.PdfReader(tmp_path / "rue/counter-seat-2.pdf").metadata
    assert owned is not None
    assert owned.title == "Rue, Counter, Triangle, 15 × 15 mm"


def test_a_bleed_is_drawn_as_far_as_a_face_has_one(tmp_path: Path) -> None:
    run(tmp_path, "rue", "coin", "RP", "--bleed", "3")
    sizes = {
        name: re.search(r'width="([0-9.]+)mm"', (tmp_path / f"rue/{name}.svg").read_text())
        for name in ("coin-bleed-1.5mm", "RP-flowers-bleed-3mm")
    }
    assert {name: found and found[1] for name, found in sizes.items()} == {
        "coin-bleed-1.5mm": "18", "RP-flowers-bleed-3mm": "82.2",
    }  # fmt: skip


def test_a_contact_sheet_has_every_face_with_its_name(tmp_path: Path) -> None:
    done = run(tmp_path, "rue", "--contact-sheet", "--palette", "one-colour", "--format", "pdf")
    assert done.exit_code == 0
    assert files(tmp_path) == ["contact-sheet-one-colour.pdf"]
    found = pypdf.PdfReader(tmp_path / "rue/contact-sheet-one-colour.pdf")
    assert found.metadata is not None
    assert found.metadata.title == "Rue, one colour, contact sheet"
    placed = [b" Do" in page.get_contents().get_data() for page in found.pages]  # type: ignore[union-attr]
    assert len(placed) > 1
    assert all(placed)
    text = "\n".join(page.extract_text() for page in found.pages)
    assert text.count("Red Prow") >= 2
    assert "Counter, Triangle" in text
    assert "seat" not in text.lower()
    assert done.stdout.count("\n") == 1


def test_what_differs_has_another_name(tmp_path: Path) -> None:
    english = tmp_path / "en.json"
    english.write_text(json.dumps(texts("rue")))
    lands = [f"land-{letter}" for letter in "abcdefghij"]
    for args in (
        ["rue", "coin"],
        ["rue", "coin", "RP"],
        ["rue", "RP", "coin"],
        ["rue", "RP", "--motif", "flowers"],
        ["rue", "counter", "--seat", "2", "--palette", "grey", "--paper", "letter"],
        ["rue", "coin", "--paper", "A4", "--words", str(english)],
        ["vye", "waystone", "--trim", "poker"],
        ["vye", "waystone", "--trim", "square"],
        ["vye", *lands],
        ["vye", *lands[:-1]],
    ):
        assert run(tmp_path / "out", *args, "--contact-sheet").exit_code == 0
    made = files(tmp_path / "out")
    digests = [name for name in made if "-more-" in name]
    assert [re.sub("-[0-9a-f]{8}", "", name) for name in digests] == [
        "contact-sheet-land-a-and-8-more.svg", "contact-sheet-land-a-and-9-more.svg",
    ]  # fmt: skip
    assert [name for name in made if name not in digests] == [
        "contact-sheet-RP-coin.svg",
        "contact-sheet-RP-flowers.svg",
        "contact-sheet-coin.en.svg",
        "contact-sheet-coin.svg",
        "contact-sheet-counter-seat-2-letter-grey.svg",
        "contact-sheet-waystone-poker.svg",
        "contact-sheet-waystone.svg",
    ]


def test_a_template_comes_back_as_a_language(tmp_path: Path) -> None:
    path = tmp_path / "de.json"
    done = CliRunner().invoke(app, ["faces", "strategus", "--words-template", str(path)])
    assert done.exit_code == 0
    found = json.loads(path.read_text())
    assert found == texts("strategus")
    found["strategus.elephant"] = "Elefant"
    path.write_text(json.dumps(found))
    for words in ("en", str(path)):
        assert run(tmp_path / "out", "strategus", "elephant", "--words", words).exit_code == 0
    names = ("elephant-seat-0.svg", "elephant-seat-0.de.svg")
    english, german = ((tmp_path / "out/strategus" / name).read_text() for name in names)
    assert english != german


def test_a_text_that_does_not_fit_is_named_with_its_box_and_nothing_is_written(
    tmp_path: Path,
) -> None:
    path = tmp_path / "de.json"
    long = {"vye.heir.line": "So lang, dass es nicht passt. " * 8}
    path.write_text(json.dumps(texts("vye") | long))
    done = run(tmp_path / "out", "vye", "--trim", "poker", "--words", str(path))
    assert done.exit_code == 2
    boxes = re.findall(r"^  ([a-z-]+): .* too large for the (.*);", done.stderr, re.MULTILINE)
    assert len(boxes) == 5
    assert ("immortal-heir-poker", "line beside the diagram") in boxes
    assert not (tmp_path / "out").exists()
    assert run(tmp_path / "out", "rue", "RP", "--words", "pseudo").exit_code == 0
