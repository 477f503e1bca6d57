from io import BytesIO

import pypdf
import pytest

from generator.draw.pdf import WrongDate
from generator.sheets.errors import PrintError
from generator.sheets.impose import Item, Stock, Wish, impose
from generator.sheets.layouts import LAYOUTS
from generator.sheets.papers import paper
from generator.sheets.pdf import sheets_pdf
from generator.theme import RED
from tests.generator.sheets.reading import POINT, pdf_trims
from tests.generator.sheets.sample import CARD, TILE, faces, plain, planned

STANDARD = ("Helvetica", "Times", "Courier", "Symbol", "ZapfDingbats")


@pytest.mark.parametrize("on", ["A4", "Letter", "A3", "17x11in"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_trims_read_back_are_those_of_the_plan(on, layout):
    plan = planned(8, on=on, layout=layout)
    pages = pdf_trims(sheets_pdf(plan, faces(8)))
    assert len(pages) == len(plan.pages)
    for page, trims in zip(plan.pages, pages, strict=True):
        slots = sorted(page.slots, key=lambda s: (s.trim.y0, s.trim.x0))
        assert len(trims) == len(slots)
        for slot, trim in zip(slots, trims, strict=True):
            assert (trim.width, trim.height) == pytest.approx((76.2, 76.2), abs=0.01)
            assert trim.corners == pytest.approx(tuple(slot.trim), abs=0.01)
            assert trim.rotation == slot.rotation


def test_turned_pieces_read_back_as_well():
    stock = Stock(180.0, 60.0, 3.0)
    plan = planned(1, on="100x290mm", stock=stock)
    (front,), (back,) = pdf_trims(sheets_pdf(plan, faces(1, stock)))
    assert (front.rotation, back.rotation) == (90, 270)
    assert (front.width, front.height) == pytest.approx((60.0, 180.0), abs=0.01)


@pytest.mark.parametrize("on", ["A4", "Letter"])
def test_every_page_has_nested_boxes_of_the_right_size(on):
    plan = planned(8, on=on)
    reader = pypdf.PdfReader(BytesIO(sheets_pdf(plan, faces(8))))
    want = {"A4": (595.276, 841.890), "Letter": (612.0, 792.0)}[on]
    for page, planned_page in zip(reader.pages, plan.pages, strict=True):
        media, bleed, trim = page.mediabox, page["/BleedBox"], page["/TrimBox"]
        assert (float(media.width), float(media.height)) == pytest.approx(want, abs=0.001)
        for outer, inner in ((media, bleed), (bleed, trim)):
            assert [float(v) for v in outer[:2]] < [float(v) for v in inner[:2]]
            assert [float(v) for v in outer[2:]] > [float(v) for v in inner[2:]]
        height = plan.height
        box = planned_page.trim
        flipped = (box.x0, height - box.y1, box.x1, height - box.y0)
        assert [float(v) * POINT for v in trim] == pytest.approx(flipped, abs=0.01)


@pytest.mark.parametrize(
    ("layout", "duplex"),
    [
        ("duplex-long", "/DuplexFlipLongEdge"),
        ("duplex-short", "/DuplexFlipShortEdge"),
        ("fronts-then-backs", "/Simplex"),
        ("fronts", "/Simplex"),
        ("backs", "/Simplex"),
        ("gutterfold", "/Simplex"),
    ],
)
def test_viewers_are_asked_to_print_at_actual_size(layout, duplex):
    data = sheets_pdf(planned(1, layout=layout), faces(1))
    given = pypdf.PdfReader(BytesIO(data)).trailer["/Root"]["/ViewerPreferences"]
    assert given["/PrintScaling"] == "/None"
    assert given["/Duplex"] == duplex
    assert given["/PickTrayByPDFSize"].value is True
    assert data.startswith(b"%PDF-1.7")


def test_fonts_are_embedded_and_subset_and_none_is_standard():
    reader = pypdf.PdfReader(BytesIO(sheets_pdf(planned(2), faces(2))))
    found = set()
    for page in reader.pages:
        for font in page["/Resources"]["/Font"].values():
            name = font["/BaseFont"]
            assert "/FontFile2" in font["/FontDescriptor"]
            assert "+" in name
            assert not any(standard in name for standard in STANDARD)
            found.add(name)
    assert found


def test_metadata_names_the_sheets():
    about = pypdf.PdfReader(BytesIO(sheets_pdf(planned(1), faces(1)))).metadata
    assert (about.title, about.author) == ("Sample", "Tilewright")
    assert about.subject == "A4, duplex-long, full colour, print at actual size"


def test_the_same_plan_gives_the_same_bytes():
    assert sheets_pdf(planned(8), faces(8)) == sheets_pdf(planned(8), faces(8))


def test_dates_are_those_of_the_environment(monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1500000000")
    data = sheets_pdf(planned(1), faces(1))
    assert b"(D:20170714024000+00'00')" in data
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    assert b"(D:20000101000000+00'00')" in sheets_pdf(planned(1), faces(1))


@pytest.mark.parametrize(
    "epoch", ["abc", "-1", "1.5", "１２", "1_000", "253402300800", "9" * 5000, "²"]
)
def test_a_date_that_is_none_is_said(epoch, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", epoch)
    with pytest.raises(WrongDate, match=r"SOURCE_DATE_EPOCH: .* set it to whole seconds since"):
        sheets_pdf(planned(1), faces(1))


@pytest.mark.parametrize("epoch", ["0", " 12 ", "00012", "253402300799"])
def test_the_first_and_the_last_date_can_be_had(epoch, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", epoch)
    assert b"(D:" in sheets_pdf(planned(1), faces(1))


def test_a_face_is_drawn_once_however_often_it_is_placed():
    some = [Item("f0", "b0", "Piece", "")] * 14
    plan = impose(some, TILE, Wish(paper("A4"), "duplex-long", "Copies"))
    reader = pypdf.PdfReader(BytesIO(sheets_pdf(plan, faces(1))))
    pages = [page["/Resources"]["/XObject"] for page in reader.pages]
    assert len(pages) == 6
    assert len({forms.raw_get(name).idnum for forms in pages for name in forms}) == 2


def test_no_pieces_make_no_file():
    with pytest.raises(PrintError, match=r"Sample: there is nothing to print; choose at least one"):
        sheets_pdf(planned(0), {})


def test_a_face_that_is_missing_or_of_another_size_is_an_error():
    with pytest.raises(PrintError, match=r"slot s1f1 \(Piece 0\): there is no face 'f0'"):
        sheets_pdf(planned(1), {"x": plain("x", RED)})
    wrong = {"f0": plain("f0", RED, CARD), "b0": plain("b0", RED, TILE)}
    with pytest.raises(PrintError, match=r"the face 'f0' is 63 × 88 mm; draw it 76.2 × 76.2 mm"):
        sheets_pdf(planned(1), wrong)


def test_a_blank_back_page_has_boxes_too():
    mixed = [*[Item("f0", None, "Piece", "")] * 6, Item("f1", "b1", "Piece", "")]
    plan = impose(mixed, TILE, Wish(paper("A4"), "duplex-long", "Mixed"))
    page = pypdf.PdfReader(BytesIO(sheets_pdf(plan, faces(2)))).pages[1]
    assert [float(v) for v in page["/TrimBox"]] == pytest.approx([0, 0, 595.276, 841.89], abs=0.01)
