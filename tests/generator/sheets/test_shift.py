from dataclasses import replace
from io import BytesIO

import pypdf
import pytest

from generator.preflight import preflight
from generator.sheets.errors import SettingError
from generator.sheets.pdf import sheets_pdf
from generator.sheets.shift import Shift
from generator.sheets.svg import sheets_svg
from tests.generator.sheets.reading import pdf_trims
from tests.generator.sheets.sample import faces, planned

BACK = Shift(back_dx=1.5, back_dy=-0.75, back_rotation_deg=0.5)


def contents(data):
    return [page.get_contents().get_data() for page in pypdf.PdfReader(BytesIO(data)).pages]


@pytest.mark.parametrize("layout", ["duplex-long", "duplex-short", "fronts-then-backs"])
def test_a_back_only_setting_leaves_the_fronts_alone(layout):
    plain = planned(8, layout=layout)
    before = sheets_pdf(plain, faces(8))
    after = sheets_pdf(planned(8, layout=layout, shift=BACK), faces(8))
    for page, one, other in zip(plain.pages, contents(before), contents(after), strict=True):
        assert (one == other) == (page.side == "front")


def test_a_shift_of_nothing_changes_no_byte():
    data = sheets_pdf(planned(8), faces(8))
    assert sheets_pdf(planned(8, shift=Shift()), faces(8)) == data


def test_backs_are_moved_to_the_right_and_down():
    plan = planned(6, shift=Shift(back_dx=1.5, back_dy=0.75))
    for page, trims in zip(plan.pages, pdf_trims(sheets_pdf(plan, faces(6))), strict=True):
        x, y = (1.5, 0.75) if page.side == "back" else (0, 0)
        slots = sorted(page.slots, key=lambda s: (s.trim.y0, s.trim.x0))
        for slot, trim in zip(slots, trims, strict=True):
            assert (trim.x, trim.y) == pytest.approx((slot.trim.x0 + x, slot.trim.y0 + y), abs=0.01)


def test_all_pages_are_scaled_about_their_middle():
    plan = planned(1, shift=Shift(scale_x_pct=101.0, scale_y_pct=99.5))
    for page, (trim,) in zip(plan.pages, pdf_trims(sheets_pdf(plan, faces(1))), strict=True):
        (slot,) = page.slots
        assert (trim.width, trim.height) == pytest.approx((76.2 * 1.01, 76.2 * 0.995), abs=0.01)
        x, y = 105 + (slot.trim.x0 - 105) * 1.01, 148.5 + (slot.trim.y0 - 148.5) * 0.995
        assert (trim.x, trim.y) == pytest.approx((x, y), abs=0.01)


def test_a_shift_turns_clockwise_and_can_be_taken_back():
    shift = replace(BACK, scale_x_pct=101.0, scale_y_pct=99.0)
    there, back = shift.matrix("back", 210, 297), shift.undone("back", 210, 297)
    for point in ((0, 0), (210, 297), (30, 200)):
        assert back.point(*there.point(*point)) == pytest.approx(point)
        front = shift.undone("front", 210, 297).point(
            *shift.matrix("front", 210, 297).point(*point)
        )
        assert front == pytest.approx(point)
    x, y = BACK.matrix("back", 210, 297).point(205, 148.5)
    assert x == pytest.approx(206.5, abs=0.01)
    assert y > 148.5 - 0.75 + 0.8


def test_preflight_measures_where_the_paper_is_printed():
    plan = planned(8, shift=replace(BACK, scale_x_pct=100.5))
    assert preflight(sheets_pdf(plan, faces(8)), plan, faces(8)) == []
    unmoved = sheets_pdf(planned(8), faces(8))
    assert any(f.rule == "trim" for f in preflight(unmoved, plan, faces(8)))


def test_what_is_cut_is_where_the_paper_is_printed():
    plain, moved = planned(2), planned(2, shift=replace(BACK, scale_x_pct=101.0))
    for one, other in zip(sheets_svg(plain, faces(2)), sheets_svg(moved, faces(2)), strict=True):
        assert other != one
        assert other[other.index('<g id="cut"') :] == one[one.index('<g id="cut"') :]


def test_art_that_would_leave_the_printable_area_is_told():
    assert planned(6, shift=BACK).notes == ()
    notes = planned(6, shift=Shift(back_dy=20.0)).notes
    assert notes == (
        "the printer's profile moves backs 0.32 mm into the margin of 5 mm: their bleed may be"
        " missing there",
    )


@pytest.mark.parametrize(
    ("shift", "message"),
    [
        (Shift(back_dx=21), r"back_dx: 21 mm is more than a printer is off by; choose -20 to 20"),
        (Shift(back_dy=float("nan")), r"back_dy: nan mm"),
        (Shift(back_rotation_deg=-6), r"back_rotation_deg: -6 degrees"),
        (Shift(scale_x_pct=1.01), r"scale_x_pct: 1.01 percent .* choose 90 to 110"),
        (Shift(scale_y_pct=0), r"scale_y_pct: 0 percent"),
    ],
)
def test_what_no_printer_is_off_by_is_refused(shift, message):
    with pytest.raises(SettingError, match=message):
        planned(1, shift=shift)
