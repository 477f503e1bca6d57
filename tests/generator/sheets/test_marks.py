import pytest

from generator.draw.path import Box
from generator.sheets.draw import KNOCKOUT, LINE
from generator.sheets.marks import MARK_STYLES
from generator.sheets.pack import MARK_OFFSET, MARK_SHORTEST
from generator.sheets.plan import around
from generator.sheets.slug import label_box
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


STYLES = [style for style in MARK_STYLES if style != "none"]


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(("on", "stock", "layout", "count"), CASES)
def test_marks_never_lie_in_trimmed_art_and_stay_in_the_margin(on, stock, layout, count, style):
    plan = planned(count, on=on, stock=stock, layout=layout, marks=style)
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


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(("on", "stock", "layout", "count"), CASES)
def test_every_trimmed_edge_has_a_mark_at_both_ends(on, stock, layout, count, style):
    plan = planned(count, on=on, stock=stock, layout=layout, marks=style)
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


def cuts(page):
    return [mark for mark in page.marks if mark.kind == "cut"]


def length(mark):
    return abs(mark.x1 - mark.x0) + abs(mark.y1 - mark.y0)


def test_corner_marks_are_at_the_corners_of_every_piece():
    """Three of six: those beside an empty place have marks of their own there."""
    page = planned(3, marks="corner").pages[0]
    last = page.slots[2].trim
    beside = [m for m in cuts(page) if m.y0 == m.y1 == last.y0 and m.x0 > last.x1]
    assert [round(length(m), 6) for m in beside] == [5.0]
    assert beside[0].x0 == pytest.approx(page.slots[2].bleed.x1 + MARK_OFFSET)
    shared = [m for m in cuts(page) if m.knockout]
    assert {round(length(m), 6) for m in shared} == {4.35}


def test_marks_in_a_gap_wider_than_its_bleeds_lie_on_paper():
    for style in ("corner", "cross"):
        page = planned(2, on="A3", marks=style, gap=20.0).pages[1]
        left, right = sorted(slot.bleed for slot in page.slots)
        inside = [m for m in cuts(page) if left.x1 < m.x0 and m.x1 < right.x0 and m.y0 == m.y1]
        assert inside
        assert not any(m.knockout for m in inside)
        assert {round(length(m), 6) for m in inside} <= {5.0, round(right.x0 - left.x1 - 1, 6)}


def test_lines_run_across_the_sheet_but_for_art_and_words():
    plan = planned(4, marks="lines")
    page = plan.pages[0]
    empty = [m for m in cuts(page) if length(m) > 60]
    assert empty, "lines run through empty places"
    edges = {m.x0 for m in cuts(page) if m.x0 == m.x1}
    assert edges == {x for slot in page.slots for x in (slot.trim.x0, slot.trim.x1)}
    ends = [min(m.x0 for m in cuts(page)), max(m.x1 for m in cuts(page))]
    assert ends == pytest.approx([plan.margin, plan.width - plan.margin])
    for label in page.labels:
        box = label_box(label)
        assert not any(box.holds(span(m, 0)) for m in cuts(page))


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("layout", ["duplex-long", "gutterfold"])
def test_marks_are_on_the_sides_that_are_to_have_them(style, layout):
    def fewest(page, side):
        slots = [slot for slot in page.slots if slot.side == side]
        room = around(slot.bleed for slot in slots).grown(4.6)
        return [m for m in cuts(page) if min(overlap(span(m, 0), room)) >= 0]

    for wish, fronts, backs in (("fronts", True, False), ("backs", False, True), ("both", 1, 1)):
        plan = planned(2, layout=layout, marks=style, mark_sides=wish)
        assert plan.notes == ()
        for page in plan.pages:
            for side, has in (("front", fronts), ("back", backs)):
                if any(slot.side == side for slot in page.slots):
                    assert bool(fewest(page, side)) == bool(has), (wish, side)


def test_backs_have_marks_on_their_art_if_it_is_they_that_are_cut():
    front, back = planned(6, mark_sides="backs").pages
    assert not cuts(front)
    assert any(mark.knockout for mark in back.marks)


def test_sides_with_marks_that_are_not_printed_are_told():
    notes = planned(6, layout="fronts", mark_sides="backs").notes
    assert notes == ("there are no marks: backs are to have them, and none are printed",)


@pytest.mark.parametrize(("on", "stock"), [("A4", CARD), ("Letter", TILE), ("330x240mm", CARD)])
def test_a_fold_runs_through_the_middle_of_the_page_and_no_words(on, stock):
    page = (plan := planned(3, on=on, stock=stock, layout="gutterfold")).pages[0]
    (fold,) = [mark for mark in page.marks if mark.kind == "fold"]
    middle = (fold.x0 + fold.x1) / 2, (fold.y0 + fold.y1) / 2
    assert middle == pytest.approx((plan.width / 2, plan.height / 2))
    assert length(fold) > 0.9 * (plan.height if fold.x0 == fold.x1 else plan.width) - 20
    assert page.labels
    assert not any(min(overlap(label_box(a), span(fold, 0.1))) > 0 for a in page.labels)
