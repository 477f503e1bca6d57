import json

import pytest

from generator.draw.path import Box
from generator.sheets.impose import Item, Stock, Wish, impose
from generator.sheets.layouts import LAYOUTS
from generator.sheets.papers import paper
from generator.sheets.turn import behind
from tests.generator.sheets.sample import CARD, TILE, items, planned

K = 6


def pages_of(layout, sheets):
    """The sheets and sides that a layout prints, in order."""
    numbers = range(1, sheets + 1)
    fronts, backs = ([(n, side) for n in numbers] for side in ("front", "back"))
    return {
        "duplex-long": [(n, side) for n in numbers for side in ("front", "back")],
        "duplex-short": [(n, side) for n in numbers for side in ("front", "back")],
        "fronts": fronts,
        "backs": backs,
        "fronts-then-backs": [*fronts, *backs],
    }[layout]


@pytest.mark.parametrize("layout", [key for key, way in LAYOUTS.items() if not way.fold])
@pytest.mark.parametrize("count", range(2 * K + 2))
def test_every_number_of_pieces_gives_the_right_pages(count, layout):
    plan = planned(count, layout=layout)
    assert plan.per_sheet == K
    assert [(p.sheet, p.side) for p in plan.pages] == pages_of(layout, -(-count // K))
    assert [p.number for p in plan.pages] == list(range(1, len(plan.pages) + 1))
    for side in {page.side for page in plan.pages}:
        shown = [slot.face for p in plan.pages if p.side == side for slot in p.slots]
        assert shown == [f"{side[0]}{i}" for i in range(count)]


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("count", range(1, 2 * K + 2))
def test_each_page_names_the_other_side_of_its_sheet(count, layout):
    pages = planned(count, layout=layout).pages
    for page in pages:
        others = [p.number for p in pages if p.sheet == page.sheet and p is not page]
        assert [page.partner or None] == (others or [None])


@pytest.mark.parametrize("count", range(1, 8))
def test_a_fold_puts_both_sides_on_one_page(count):
    plan = planned(count, layout="gutterfold")
    assert len(plan.pages) == -(-count // plan.per_sheet)
    assert len(plan.slots()) == 2 * count
    for page in plan.pages:
        assert sum(mark.kind == "fold" for mark in page.marks) == 1


@pytest.mark.parametrize("on", ["A4", "Letter", "Tabloid", "400x300mm", "17x11in"])
@pytest.mark.parametrize("stock", [TILE, CARD])
@pytest.mark.parametrize("count", [1, 2, 5, 7, 11])
def test_a_sheet_turned_over_on_its_long_edge_shows_each_back_behind_its_front(on, stock, count):
    """Acts it out: a point keeps its distance from the edge that the sheet is turned about."""
    plan = planned(count, on=on, stock=stock)
    portrait = plan.height >= plan.width
    backs = {slot.id: slot for slot in plan.slots() if slot.side == "back"}
    fronts = [slot for slot in plan.slots() if slot.side == "front"]
    assert len(fronts) == len(backs) == count

    def through(x, y):
        """Where a point of the front is, for somebody who looks at the other side."""
        return (plan.width - x, y) if portrait else (x, plan.height - y)

    for front in fronts:
        back = backs[front.partner]
        assert back.partner == front.id
        assert back.face == f"b{front.face[1:]}"
        assert through(*front.centre) == pytest.approx(back.centre, abs=0.01)
        assert (back.trim.width, back.trim.height) == pytest.approx(
            (front.trim.width, front.trim.height)
        )
        # The way up of the front, seen from the other side, is the way up of the back.
        ups = {0: (0, -1), 90: (1, 0), 180: (0, 1), 270: (-1, 0)}
        x, y = ups[front.rotation]
        seen = (-x, y) if portrait else (x, -y)
        assert ups[back.rotation] == seen


def test_pieces_that_are_turned_on_the_sheet_still_meet_their_backs():
    wish = Wish(paper("100x290mm"), "duplex-long", "Long")
    plan = impose(items(1), Stock(180.0, 60.0, 3.0), wish)
    front, back = plan.slots()
    assert (front.rotation, back.rotation) == (90, 270)
    assert back.trim == behind(front.trim, "x", plan.width, plan.height)


def test_the_halves_of_a_fold_meet():
    plan = planned(3, layout="gutterfold")
    by_id = {slot.id: slot for slot in plan.slots()}
    (fold,) = [mark for mark in plan.pages[0].marks if mark.kind == "fold"]
    axis = "x" if fold.x0 == fold.x1 else "y"
    for slot in plan.slots():
        other = by_id[slot.partner]
        assert other.trim == behind(slot.trim, axis, plan.width, plan.height)
        clear = abs(fold.x0 - slot.bleed.x1) if axis == "x" else abs(fold.y0 - slot.bleed.y1)
        if slot.side == "front":
            assert clear >= 5.0 - 1e-6


def test_an_empty_place_stays_empty_and_keeps_its_place():
    some = items(4)
    plan = impose([some[0], None, None, some[3]], TILE, Wish(paper("A4"), "duplex-long", "Gaps"))
    full = planned(4)
    assert [slot.id for slot in plan.pages[0].slots] == ["s1f1", "s1f4"]
    assert plan.pages[0].slots[1].trim == full.pages[0].slots[3].trim
    assert plan.pages[1].slots[1].trim == full.pages[1].slots[3].trim


def test_a_sheet_of_empty_places_is_not_printed():
    plan = impose([*items(1), *[None] * 11], TILE, Wish(paper("A4"), "duplex-long", "Gaps"))
    assert len(plan.pages) == 2


def test_pieces_without_backs_have_no_back_pages():
    fronts = [Item("f0", None, "Piece", "")] * 7
    for layout, pages in (("duplex-long", 2), ("fronts", 2), ("backs", 0), ("gutterfold", 2)):
        plan = impose(fronts, TILE, Wish(paper("A4"), layout, "Fronts"))
        assert len(plan.pages) == pages, layout
        assert plan.duplex == "Simplex"


def test_a_sheet_without_backs_among_others_keeps_its_blank_back():
    mixed = [*[Item("f0", None, "Piece", "")] * 6, Item("f1", "b1", "Piece", "")]
    plan = impose(mixed, TILE, Wish(paper("A4"), "duplex-long", "Mixed"))
    assert [(p.side, len(p.slots)) for p in plan.pages] == [
        ("front", 6), ("back", 0), ("front", 1), ("back", 1),
    ]  # fmt: skip


def test_the_slug_says_what_the_sheet_is():
    page = planned(7, on="Letter").pages[3]
    text = page.labels[0].text
    assert text == (
        "Sample · sheet 2 of 2, back · Square · Letter · two-sided, flip on the long edge"
        " · full colour · print at 100 % / actual size · geometry 2"
    )


def test_owners_are_listed_in_order():
    some = [Item("f0", "b0", "A", owner) for owner in ("Square", "Ring", "Ring", "Cross")]
    plan = impose(some, TILE, Wish(paper("A4"), "fronts", "Owners"))
    assert "· Square, Ring and Cross ·" in plan.pages[0].labels[0].text


def test_the_notes_say_what_gave_way():
    assert planned(6).notes == ()
    assert planned(1, margin=3.0).notes == (
        "a margin of 3 mm is less than most printers can print (4.2 mm): marks and the slug line"
        " may be missing",
    )
    notes = planned(1, on="100x100mm").notes
    assert notes[0] == "marks are 3.2 mm long, not 5 mm: the margin is narrow"
    assert "no room for the slug line" in notes[1]
    notes = planned(1, stock=CARD, gap=0.0).notes
    assert "bleeds are 0.00 mm between pieces, not 3.175 mm: the gap is narrow" in notes
    assert any("2 mm off shows the neighbour on the backs" in note for note in notes)


def test_a_plan_is_plain_data_and_always_the_same():
    plan = planned(8)
    text = plan.json()
    assert text == planned(8).json()
    data = json.loads(text)
    assert (data["geometry"], data["paper"], data["per_sheet"]) == (2, "A4", 6)
    slot = data["pages"][0]["slots"][0]
    assert slot["trim"] == pytest.approx([25.625, 27.85, 101.825, 104.05])
    assert Box(*slot["trim"]).width == pytest.approx(76.2, abs=0.01)
