"""Booklets and pocket folds, acted out: printed, turned over, nested, folded, cut, and read."""

import math

import pytest

from generator.booklet.fold import booklet_plan, padded, pocket_plan, reading_plan
from generator.sheets.papers import paper
from generator.sheets.turn import behind, turned, turning_axis

PAPERS = ("A4", "Letter", "A3")


def pages(count):
    return [f"p{number}" for number in range(1, count + 1)]


def read(plan):
    """The faces of a printed booklet in the order in which it is leafed through; None is blank.

    The sheets are turned over on their short edge, laid into one another, the first outside, and
    folded in the middle. A leaf is half a sheet: what is printed on one side of it lies behind what
    is printed on the other.
    """
    axis = turning_axis(plan.width, plan.height, "short")

    def at(page, box):
        faces = [slot for slot in page.slots if abs(slot.trim.x0 - box.x0) < 0.01]
        for slot in faces:
            assert all(abs(a - b) < 0.01 for a, b in zip(slot.trim, box, strict=True))
            # What is upright in front is read upright behind, too.
            assert slot.rotation == (turned(0, axis) if page.side == "back" else 0) == 0
        return faces[0].face if faces else None

    middle = plan.width / 2
    right = type(plan.pages[0].slots[0].trim)(middle, 0.0, plan.width, plan.height)
    left = right._replace(x0=0.0, x1=middle)
    begins, ends = [], []
    for outside, inside in zip(plan.pages[::2], plan.pages[1::2], strict=True):
        assert (outside.side, inside.side) == ("front", "back")
        assert (outside.partner, inside.partner) == (inside.number, outside.number)
        begins += [at(outside, right), at(inside, behind(right, axis, plan.width, plan.height))]
        ends = [at(inside, behind(left, axis, plan.width, plan.height)), at(outside, left), *ends]
    return begins + ends


@pytest.mark.parametrize("count", range(1, 33))
def test_a_booklet_reads_in_order_when_it_is_folded(count):
    for name in PAPERS:
        plan = booklet_plan("t", pages(count), paper(name), "full colour", 5.0)
        assert plan.duplex == "DuplexFlipShortEdge"
        found = read(plan)
        assert [face for face in found if face] == pages(count)
        assert len(found) == 4 * math.ceil(count / 4)
        # Front and back cover are the outside; blank pages are just before the back cover.
        assert found[0] == "p1"
        if count > 1:
            assert found[-1] == f"p{count}"
            assert found[: count - 1] == pages(count - 1)


def test_eight_pages_lie_as_printers_have_always_laid_them():
    plan = booklet_plan("t", pages(8), paper("A4"), "full colour", 5.0)
    assert [[slot.face for slot in page.slots] for page in plan.pages] == [
        ["p8", "p1"], ["p2", "p7"], ["p6", "p3"], ["p4", "p5"],
    ]  # fmt: skip
    assert padded(6) == [0, 1, 2, 3, 4, None, None, 5]


def test_partners_of_a_booklet_are_the_two_sides_of_a_leaf():
    plan = booklet_plan("t", pages(7), paper("A4"), "full colour", 5.0)
    by_id = {slot.id: slot for slot in plan.slots()}
    leaves = {frozenset((s.face, by_id[s.partner].face)) for s in plan.slots() if s.partner}
    assert leaves == {frozenset(pair) for pair in (("p1", "p2"), ("p3", "p4"), ("p5", "p6"))}
    (alone,) = [slot.face for slot in plan.slots() if not slot.partner]
    assert alone == "p7"


@pytest.mark.parametrize("name", PAPERS)
def test_folds_and_staples_are_marked_on_the_spine_within_the_margin(name):
    plan = booklet_plan("t", pages(12), paper(name), "full colour", 5.0)
    kinds = [[mark.kind for mark in page.marks] for page in plan.pages]
    assert kinds == [
        ["fold", "fold", "rule", "rule"],
        [],
        ["fold", "fold"],
        [],
        ["fold", "fold"],
        [],
    ]
    for page in plan.pages:
        for mark in page.marks:
            assert mark.x0 == mark.x1 == pytest.approx(plan.width / 2)
            assert 5.0 <= mark.y0 < mark.y1 <= plan.height - 5.0


def pushed(plan):
    """Where each point of a pocket fold goes: (row, x) of the flat sheet to (X, Y) from above.

    The sheet is folded lengthwise with its print outside; then its ends are pushed together, so
    that the cut opens to a cross of four leaves. The lower row is in front.
    """
    wide = plan.width / 4
    x = [0.0, wide, 2 * wide, 3 * wide, 4 * wide]
    front = [(-wide, 0.0), (0.0, 0.0), (0.0, -wide), (0.0, 0.0), (wide, 0.0)]
    back = [(-wide, 0.0), (0.0, 0.0), (0.0, wide), (0.0, 0.0), (wide, 0.0)]
    return {
        row: {round(at, 3): point for at, point in zip(x, points, strict=True)}
        for row, points in (("upper", back), ("lower", front))
    }


@pytest.mark.parametrize("name", ["A4", "Letter", "A3", "400x250mm"])
def test_a_pocket_fold_reads_in_order_when_it_is_folded(name):
    plan = pocket_plan("t", pages(8), paper(name), "full colour", 5.0)
    (page,) = plan.pages
    places = pushed(plan)
    # The paper holds together along the lengthwise fold wherever it is not cut, and only there.
    (cut,) = [mark for mark in page.marks if mark.kind == "cut"]
    assert cut.y0 == cut.y1 == pytest.approx(plan.height / 2)
    apart = [x for x in places["upper"] if places["upper"][x] != places["lower"][x]]
    assert apart == [pytest.approx(plan.width / 2)]
    assert (cut.x0, cut.x1) == pytest.approx((plan.width / 4, plan.width * 3 / 4), abs=1e-3)
    leaves = {}
    for slot in page.slots:
        row = "upper" if slot.trim.y0 == 0 else "lower"
        begin, end = (places[row][round(x, 3)] for x in (slot.trim.x0, slot.trim.x1))
        # The lower row hangs upright in front; the upper one is folded over, so its top is below.
        assert slot.rotation == (180 if row == "upper" else 0)
        left, right = (end, begin) if slot.rotation else (begin, end)
        across = (right[0] - left[0], right[1] - left[1])
        arm = max(left, right, key=lambda point: math.hypot(*point))
        # Who looks at a page with z up and its lines from left to right stands there.
        facing = (across[1], -across[0])
        opening = (round(arm[0] + facing[0]), round(arm[1] + facing[1]))
        is_left = right == (0.0, 0.0)
        leaves[slot.face] = (opening, arm, is_left)

    def right_of(opening):
        (face,) = [f for f, (o, _, is_left) in leaves.items() if o == opening and not is_left]
        return face

    def behind_leaf(face):
        (other,) = [f for f, (_, arm, _) in leaves.items() if arm == leaves[face][1] and f != face]
        assert leaves[other][2], "what is turned lies at the left"
        return other

    found, face = [], "p1"
    while face not in found:
        found += [face, behind_leaf(face)]
        face = right_of(leaves[found[-1]][0])
    assert found == pages(8)


def test_pages_to_read_come_one_by_one():
    plan = reading_plan("t", pages(3), paper("Letter"), "full colour", 5.0)
    assert (plan.width, plan.height) == pytest.approx((139.7, 215.9))
    assert [[slot.face for slot in page.slots] for page in plan.pages] == [["p1"], ["p2"], ["p3"]]
