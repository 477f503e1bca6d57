import pytest

from generator.draw.path import Box
from generator.sheets.draw import KNOCKOUT, LINE
from generator.sheets.pack import MARK_OFFSET, MARK_SHORTEST
from tests.generator.sheets.sample import CARD, TILE, planned

CASES = [
    ("A4", TILE, "duplex-long", 6),
    ("A4", TILE, "duplex-long", 1),
    ("A4", TILE, "duplex-long", 5),
    ("Letter", TILE, "gutterfold", 3),
    ("A4", TILE, "gutterfold", 2),
    ("A3", TILE, "duplex-long", 15),
    ("Letter", CARD, "backs", 7),
    ("100x100mm", TILE, "fronts", 1),
]


def span(mark, half):
    x0, x1 = sorted((mark.x0, mark.x1))
    y0, y1 = sorted((mark.y0, mark.y1))
    if mark.x0 == mark.x1:
        return Box(x0 - half, y0, x1 + half, y1)
    return Box(x0, y0 - half, x1, y1 + half)


def overlap(a, b):
    return min(a.x1, b.x1) - max(a.x0, b.x0), min(a.y1, b.y1) - max(a.y0, b.y0)


@pytest.mark.parametrize(("on", "stock", "layout", "count"), CASES)
def test_marks_never_lie_in_trimmed_art_and_stay_in_the_margin(on, stock, layout, count):
    plan = planned(count, on=on, stock=stock, layout=layout)
    room = Box(0, 0, plan.width, plan.height).grown(-plan.margin)
    assert any(mark.kind == "cut" for page in plan.pages for mark in page.marks)
    for page in plan.pages:
        for mark in page.marks:
            bed = span(mark, LINE / 2 + (KNOCKOUT if mark.knockout else 0))
            assert room.holds(span(mark, 0), 1e-6), mark
            for slot in page.slots:
                assert min(overlap(bed, slot.trim)) <= 1e-6, (mark, slot.id)
                if not mark.knockout:
                    assert min(overlap(bed, slot.bleed)) <= 1e-6, (mark, slot.id)


@pytest.mark.parametrize(("on", "stock", "layout", "count"), CASES)
def test_every_trimmed_edge_has_a_mark_at_both_ends(on, stock, layout, count):
    plan = planned(count, on=on, stock=stock, layout=layout)
    for page in plan.pages:
        cuts = [m for m in page.marks if m.kind == "cut" and not m.knockout]
        for slot in page.slots:
            for x in (slot.trim.x0, slot.trim.x1):
                ends = [m for m in cuts if m.x0 == m.x1 == x]
                assert min(m.y0 for m in ends) < slot.trim.y0
                assert max(m.y1 for m in ends) > slot.trim.y1
            for y in (slot.trim.y0, slot.trim.y1):
                ends = [m for m in cuts if m.y0 == m.y1 == y]
                assert min(m.x0 for m in ends) < slot.trim.x0
                assert max(m.x1 for m in ends) > slot.trim.x1


def test_marks_start_outside_the_bleed_and_are_five_millimetres_long():
    page = planned(6).pages[0]
    cuts = [m for m in page.marks if m.kind == "cut" and not m.knockout]
    assert {round(abs(m.x1 - m.x0) + abs(m.y1 - m.y0), 6) for m in cuts} == {5.0}
    top = max(m.y1 for m in cuts if m.x0 == m.x1 and m.y1 < page.trim.y0)
    assert top == pytest.approx(page.bleed.y0 - MARK_OFFSET)


def test_marks_shorten_with_the_margin_but_not_below_two_millimetres():
    page = planned(1, on="97x97mm").pages[0]
    lengths = {round(abs(m.x1 - m.x0) + abs(m.y1 - m.y0), 3) for m in page.marks}
    assert all(MARK_SHORTEST <= length < 5 for length in lengths)


def test_backs_have_no_marks_on_their_art():
    """A back that is printed two millimetres off would carry them into the trim."""
    front, back = planned(6).pages
    assert any(mark.knockout for mark in front.marks)
    assert not any(mark.knockout for mark in back.marks)


def test_a_narrow_gap_has_no_marks_in_it():
    assert not any(m.knockout for m in planned(6, gap=3.0).pages[0].marks)
    assert not any(m.knockout for m in planned(6, marks="edge").pages[0].marks)
    assert [m.kind for m in planned(6, marks="none").pages[0].marks] == ["rule"] * 3


def test_the_rule_is_fifty_millimetres_and_the_slug_is_clear_of_marks():
    for on in ("A4", "Letter", "A3", "Tabloid"):
        page = planned(6, on=on).pages[0]
        rules = [m for m in page.marks if m.kind == "rule"]
        lowest = max(m.y1 for m in page.marks if m.kind == "cut")
        if rules:
            assert rules[0].x1 - rules[0].x0 == pytest.approx(50.0)
            assert page.labels[0].y - 2.0 > lowest
        else:
            assert page.labels[0].rotation == 270
            leftmost = min(m.x0 for m in page.marks if m.kind == "cut")
            assert page.labels[0].x < leftmost
