"""The rules of a game in three forms, as files that printers and readers can use."""

from io import BytesIO

import pypdf
import pytest

from engine.core.registry import games
from generator.kits import KitOptions, build
from generator.kits.booklet import EXTRAS
from generator.kits.build import plans
from generator.preflight import preflight
from generator.sheets.errors import FitError, SettingError
from generator.sheets.pdf import sheets_pdf

FORMS = tuple(extra.key for extra in EXTRAS)
POINT = 25.4 / 72


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize("key", list(games()))
def test_all_forms_pass_preflight(key, paper):
    found = list(plans(key, KitOptions(paper, only=FORMS)))
    assert len(found) == len(FORMS)
    for plan, faces, *_ in found:
        assert preflight(sheets_pdf(plan, faces), plan, faces) == []


@pytest.mark.parametrize("palette", ["grey", "low-ink", "one-colour"])
def test_all_palettes_serve(palette):
    for plan, faces, name, *_ in plans("rue", KitOptions(palette=palette, only=FORMS)):
        assert name.endswith(palette)
        assert preflight(sheets_pdf(plan, faces), plan, faces) == []


def test_pages_are_as_large_as_they_say_and_the_printer_is_told_how_to_turn_them():
    sizes = {"rulebook": (148.5, 210), "booklet": (297, 210), "pocket": (297, 210)}
    turns = {"rulebook": "/Simplex", "booklet": "/DuplexFlipShortEdge", "pocket": "/Simplex"}
    for artifact in build("rue", KitOptions(only=FORMS)):
        piece = artifact.name.partition("-")[0]
        pdf = pypdf.PdfReader(BytesIO(artifact.data))
        for page in pdf.pages:
            size = float(page.mediabox.width) * POINT, float(page.mediabox.height) * POINT
            assert size == pytest.approx(sizes[piece], abs=0.01)
        assert pdf.trailer["/Root"]["/ViewerPreferences"]["/Duplex"] == turns[piece]


def test_a_booklet_prints_every_page_of_the_rulebook_once():
    read, folded = (
        next(iter(plans("rue", KitOptions(only=(only,))))) for only in ("rulebook", "booklet")
    )
    wanted = [read[1][slot.face] for slot in read[0].slots()]
    shown = [folded[1][slot.face] for slot in folded[0].slots()]
    assert len(shown) == len(wanted)
    assert {id(scene) for scene in shown} == {id(scene) for scene in wanted}


def test_the_same_question_gives_the_same_bytes():
    first, second = (build("rue", KitOptions("Letter", only=FORMS)) for _ in range(2))
    assert [a.data for a in first] == [a.data for a in second]


def test_svg_pages_have_the_size_of_the_sheet():
    made = build("rue", KitOptions(only=("pocket",), svg=True))
    svg = next(artifact for artifact in made if artifact.name.endswith(".svg"))
    assert b'width="297mm"' in svg.data
    assert b'height="210mm"' in svg.data


@pytest.mark.parametrize("only", FORMS)
def test_what_cannot_be_printed_is_refused_with_what_would_be_right(only):
    with pytest.raises(SettingError, match=r"margin: .* white, not 12; choose at most"):
        build("rue", KitOptions(margin=12.0, only=(only,)))
    with pytest.raises(FitError, match=r"print it on A4 or Letter"):
        build("rue", KitOptions("200x150mm", only=(only,)))
