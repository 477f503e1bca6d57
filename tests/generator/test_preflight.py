from dataclasses import replace
from io import BytesIO

import pikepdf
import pytest

from generator.draw.paint import Paint
from generator.draw.path import Box
from generator.draw.scene import Drawing
from generator.measured import read
from generator.preflight import Finding, preflight
from generator.sheets.leaf import leaf
from generator.sheets.papers import paper
from generator.sheets.pdf import sheets_pdf
from generator.sheets.plan import Mark
from generator.theme import INK
from tests.generator.sheets.sample import faces, plain, planned


def rules(findings):
    return {finding.rule for finding in findings}


def changed(data, change):
    """The file after a change to the open document."""
    with pikepdf.open(BytesIO(data)) as pdf:
        change(pdf)
        out = BytesIO()
        pdf.save(out)
        return out.getvalue()


def moved(plan, page, slot, by):
    """The plan with one slot moved to the right."""

    def shift(box):
        return Box(box.x0 + by, box.y0, box.x1 + by, box.y1)

    old = plan.pages[page].slots[slot]
    new = replace(old, trim=shift(old.trim), bleed=shift(old.bleed))
    slots = tuple(new if s is old else s for s in plan.pages[page].slots)
    return with_page(plan, page, slots=slots)


def with_page(plan, number, **values):
    pages = list(plan.pages)
    pages[number] = replace(pages[number], **values)
    return replace(plan, pages=tuple(pages))


@pytest.mark.parametrize("layout", ["duplex-long", "fronts", "backs", "gutterfold"])
def test_good_sheets_have_no_findings(layout):
    plan = planned(8, layout=layout)
    assert preflight(sheets_pdf(plan, faces(8)), plan, faces(8)) == []


def test_reading_measures_pages_pieces_and_lines():
    plan = planned(6)
    found = read(sheets_pdf(plan, faces(6)))
    front = found.pages[0]
    assert front.media == pytest.approx((0, 0, 210, 297), abs=0.01)
    assert front.trim == pytest.approx(plan.pages[0].trim, abs=0.01)
    assert len(front.placed) == 6
    assert front.placed[0].trim.width == pytest.approx(76.2, abs=0.01)
    lines = {(m.x0, m.y0, m.x1, m.y1) for m in plan.pages[0].marks}
    for stroke in front.strokes:
        assert any(stroke == pytest.approx(line, abs=0.01) for line in lines)
    assert all(found.fonts.values())


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        (lambda pdf: pdf.Root.ViewerPreferences.update({}), None),
        (lambda pdf: pdf.Root.ViewerPreferences.__delitem__("/PrintScaling"),
         "viewer preference PrintScaling"),
        (lambda pdf: pdf.Root.ViewerPreferences.__setitem__("/Duplex", pikepdf.Name.Simplex),
         "viewer preference Duplex"),
        (lambda pdf: pdf.Root.ViewerPreferences.__delitem__("/PickTrayByPDFSize"),
         "viewer preference PickTrayByPDFSize"),
        (lambda pdf: pdf.pages[0].obj.__setitem__("/TrimBox", pikepdf.Array([0, 0, 500, 500])),
         "TrimBox in BleedBox"),
        (lambda pdf: pdf.pages[0].obj.__setitem__("/BleedBox", pikepdf.Array([-9, 0, 500, 900])),
         "BleedBox in MediaBox"),
        (lambda pdf: pdf.pages[0].obj.__setitem__("/MediaBox", pikepdf.Array([0, 0, 612, 792])),
         "page size"),
        (lambda pdf: pdf.pages.__delitem__(3), "pages"),
        (lambda pdf: pdf.make_indirect(pikepdf.Dictionary(
            Type=pikepdf.Name.Font, BaseFont=pikepdf.Name.Helvetica)) and pdf.pages[0].obj
            .__setitem__("/X", pdf.make_indirect(pikepdf.Dictionary(
                Type=pikepdf.Name.Font, BaseFont=pikepdf.Name.Helvetica))), "fonts"),
    ],
)  # fmt: skip
def test_a_damaged_file_is_found(change, rule):
    plan = planned(8)
    data = changed(sheets_pdf(plan, faces(8)), change)
    found = rules(preflight(data, plan, faces(8)))
    assert found == set() if rule is None else rule in found


def test_a_piece_out_of_place_is_found_with_the_distance():
    plan = planned(6)
    data = sheets_pdf(moved(plan, 0, 0, 0.05), faces(6))
    (finding, *_) = [f for f in preflight(data, plan, faces(6)) if f.rule == "trim"]
    assert str(finding) == (
        "sheet 1, front, Piece 0 (s1f1): trim: 0.050 mm off, must be 0.01 mm; place it as planned"
    )


def test_a_missing_piece_is_found():
    plan = planned(6)
    short = with_page(plan, 0, slots=plan.pages[0].slots[:5])
    assert "pieces" in rules(preflight(sheets_pdf(short, faces(6)), plan, faces(6)))


def test_backs_that_do_not_lie_behind_their_fronts_are_found():
    wrong = moved(planned(5), 1, 0, 2.0)
    found = preflight(sheets_pdf(wrong, faces(5)), wrong, faces(5))
    assert [f.where for f in found if f.rule == "pairing"] == ["sheet 1, front, Piece 0 (s1f1)"]


def test_overlapping_bleeds_are_found():
    plan = planned(2)
    first = plan.pages[0].slots[0]
    wide = replace(first, bleed=first.bleed.grown(2.0))
    bad = with_page(plan, 0, slots=(wide, plan.pages[0].slots[1]))
    found = preflight(sheets_pdf(bad, faces(2)), bad, faces(2))
    assert {"bleed overlap", "bleed"} <= rules(found)


def test_lines_in_the_trim_or_beyond_the_margin_are_found():
    plan = planned(1)
    x, y = plan.pages[0].slots[0].centre
    marks = (Mark("cut", x, y, x + 5, y), Mark("cut", 1.0, 20.0, 3.0, 20.0))
    bad = with_page(plan, 0, marks=marks)
    found = [f for f in preflight(sheets_pdf(bad, faces(1)), bad, faces(1)) if f.rule == "marks"]
    assert [f.limit for f in found] == [
        "none in the trim",
        "within 5.00, 5.00 to 205.00, 292.00 mm",
    ]


def test_text_outside_the_safe_zone_is_found():
    drawing = Drawing("f0", 76.2, 76.2, 3.175)
    drawing.text(2.0, 40.0, "too far", 12, INK)
    some = {**faces(1), "f0": drawing.scene()}
    plan = planned(1)
    (finding,) = preflight(sheets_pdf(plan, some), plan, some)
    assert (finding.where, finding.rule) == ("Piece 0 (face f0)", "safe zone")
    assert "'too far'" in finding.measured


def test_text_beyond_the_edge_of_a_page_to_read_is_found_with_the_distance():
    drawing = Drawing("page", 210.0, 297.0)
    drawing.text(205.0, 40.0, "too long", 12, INK)
    drawing.text(105.0, 40.0, "in the middle", 12, INK)
    plan, some = leaf("Page", ["page"], paper("A4"), "full", 5.0), {"page": drawing.scene()}
    (finding,) = preflight(sheets_pdf(plan, some), plan, some)
    assert (finding.where, finding.rule) == ("Page (face page)", "overflow")
    assert finding.remedy.startswith("move or shorten it by ")
    assert 0 < float(finding.remedy.split()[-2]) < 10


def test_pieces_that_are_not_as_many_as_the_rules_say_are_found():
    plan = planned(2)
    data, some = sheets_pdf(plan, faces(2)), faces(2)
    assert preflight(data, plan, some, {"Piece 0": 1, "Piece 1": 1}) == []
    found = preflight(data, plan, some, {"Piece 0": 2, "Piece 2": 1})
    assert [(f.where, f.rule, f.measured, f.limit) for f in found[:3]] == [
        ("Sample, fronts, Piece 0", "counts", "1", "2"),
        ("Sample, fronts, Piece 2", "counts", "0", "1"),
        ("Sample, fronts, Piece 1", "counts", "1", "0"),
    ]
    assert len(found) == 6


def test_too_much_ink_for_a_press_is_found_where_there_is_a_press():
    heavy = Paint("tar", (0.0, 0.0, 0.0), (0.9, 0.8, 0.7, 0.6))
    inner = plain("inner", heavy)
    drawing = Drawing("f0", 76.2, 76.2, 3.175)
    drawing.place(inner, 38.1, 38.1)
    plan, some = planned(1), {**faces(1), "f0": drawing.scene()}
    data = sheets_pdf(plan, some, "cmyk")
    assert preflight(data, plan, some) == []
    (finding,) = preflight(data, plan, some, inks="cmyk")
    assert str(finding) == (
        "Piece 0 (face f0): ink: tar has 300%, must be 240% at most; mix it of less ink"
    )


def test_pieces_beyond_the_margin_are_found():
    plan = planned(6)
    tight = replace(plan, margin=30.0)
    found = rules(preflight(sheets_pdf(plan, faces(6)), tight, faces(6)))
    assert "printer margin" in found


def test_a_turned_piece_is_found():
    plan = planned(1)
    turned = with_page(plan, 0, slots=(replace(plan.pages[0].slots[0], rotation=90),))
    found = preflight(sheets_pdf(turned, faces(1)), plan, faces(1))
    assert [f.measured for f in found] == ["turned by 90°"]


def test_a_finding_says_everything():
    finding = Finding("sheet 1", "bleed", "1 mm", "3 mm", "draw more")
    assert str(finding) == "sheet 1: bleed: 1 mm, must be 3 mm; draw more"
