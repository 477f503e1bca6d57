"""Nets of boxes, folded in thought: every edge meets the one that it is to meet."""

import math
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.boxes.load import CARD, CLEARANCE, LOOSE, Load, boxed, turned
from generator.boxes.net import EASE, SHALLOWEST, Room, net, notch_of
from generator.boxes.sheet import around
from generator.draw.path import Box
from generator.sheets.errors import FitError
from generator.sheets.papers import paper

ROOMS = st.builds(Room, st.floats(16, 200), st.floats(16, 200), st.floats(1, 60))


def flat(made):
    """The cut as a polygon."""
    (points,) = made.outline.path().flat(4)
    return points


def inside(points, x, y):
    """Whether a point lies in a polygon, by the even-odd rule."""
    found = False
    for (x0, y0), (x1, y1) in pairwise(points):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
            found = not found
    return found


def crossing(a, b, c, d):
    """Whether two segments cross at a point that is no end of either."""

    def side(p, q, r):
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < -1e-9 and side(c, d, a) * side(c, d, b) < -1e-9


@settings(max_examples=30, deadline=None)
@given(ROOMS)
def test_a_folded_box_closes_around_its_room(room):
    made = net(room, CARD)
    panels = made.panels
    front, back, left, right = (panels[name] for name in ("front", "back", "left", "right"))
    # The four walls stand around a rectangle, the last just within the fold that it ends at.
    assert front.width == pytest.approx(back.width, abs=0.01)
    assert left.width - right.width == pytest.approx(CARD, abs=0.01)
    assert back.x0 == panels["glue"].x1
    assert (back.x1, left.x1, front.x1) == (left.x0, front.x0, right.x0)
    assert {(box.y0, box.y1) for box in (front, back, left, right)} == {(front.y0, front.y1)}
    # Inside is at least what was asked for.
    inner = made.room
    assert inner.width >= room.width - 0.01
    assert inner.height >= room.height - 0.01
    assert inner.depth >= max(room.depth, SHALLOWEST) - 0.01
    # The glue flap lies behind the last side, and never reaches the front.
    assert 6 <= panels["glue"].width <= right.width
    for end, way, hinge in (("lid", 1, back.y0), ("bottom", -1, back.y1)):
        flap, tuck = panels[end], panels[f"{end} tuck"]
        # A lid reaches from the back to the front, its tuck goes down behind that.
        assert (flap.y1 if way > 0 else flap.y0) == hinge
        assert flap.height == pytest.approx(left.width, abs=0.01)
        assert flap.width == pytest.approx(inner.width + CARD - 2 * EASE, abs=0.01)
        assert 5 <= tuck.height <= 0.5 * front.height
        assert (tuck.x0, tuck.x1) == (flap.x0, flap.x1)
    for name in ("left", "right"):
        upper, lower = panels[f"{name} dust"], panels[f"{name} low dust"]
        # Two dust flaps under a lid do not meet, and hang on their side.
        assert 2 * upper.height < inner.width
        assert upper.height == pytest.approx(lower.height)
        assert (upper.y1, lower.y0) == (front.y0, front.y1)
        assert (upper.x0, upper.x1) == (panels[name].x0, panels[name].x1)
    # A thumb reaches the lid, but not beyond its tuck.
    assert 3 <= notch_of(front) <= min(9, front.width / 2)


@settings(max_examples=12, deadline=None)
@given(ROOMS)
def test_the_cut_is_one_closed_line_that_holds_all_panels_and_crosses_nothing(room):
    made = net(room, CARD)
    points = flat(made)
    assert points[0] == pytest.approx(points[-1])
    assert made.outline.path().verbs.count("M") == made.outline.path().verbs.count("Z") == 1
    edges = list(pairwise(points))
    assert not any(
        crossing(*one, *other) for i, one in enumerate(edges) for other in edges[i + 2 :]
    )
    for box in made.panels.values():
        assert inside(points, (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2)
    for (x0, y0), (x1, y1) in made.folds:
        for share in (0.05, 0.2, 0.8, 0.95):
            x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
            # A glue flap's ends slope, so its fold may lie beside it; a lid is narrower at first.
            near = [(x + dx, y + dy) for dx in (-0.6, 0, 0.6) for dy in (-0.6, 0, 0.6)]
            assert any(inside(points, *at) for at in near)
    front = made.panels["front"]
    middle = (front.x0 + front.x1) / 2
    assert not inside(points, middle, front.y0 + notch_of(front) - 0.5)
    assert inside(points, middle, front.y0 + notch_of(front) + 0.5)
    assert (made.outline.bounds().x0, made.outline.bounds().y0) == pytest.approx((0, 0))


def test_every_fold_lies_between_two_panels():
    made = net(Room(65.0, 65.0, 34.5), CARD)
    for (x0, y0), (x1, y1) in made.folds:
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        step = (0.5, 0.0) if x0 == x1 else (0.0, 0.5)
        for way in (-1, 1):
            at = x + way * step[0], y + way * step[1]
            assert [
                name for name, box in made.panels.items()
                if box.x0 <= at[0] <= box.x1 and box.y0 <= at[1] <= box.y1
            ]  # fmt: skip
    assert len(made.folds) == 12


@pytest.mark.parametrize("paper_name", ["A4", "Letter", "A3", "200x150mm"])
@pytest.mark.parametrize(
    "load",
    [
        Load("cards", 110, 63.5, 63.5, 0.3),
        Load("cards", 110, 63.5, 88.9, 0.3),
        Load("tiles", 48, 76.2, 76.2, 0.3),
        Load("pieces", 40, 38.0, 38.0, 2.0),
        Load("tokens", 156, 15.0, 15.0, 0.6 * LOOSE),
    ],
)
def test_contents_have_room_in_all_three_directions(load, paper_name):
    free = around(5.0)
    if paper_name == "200x150mm" and max(load.width, load.height) > 70:
        said = rf"200 × 150 mm: not even a box for one of {load.count} .*; print on A4"
        with pytest.raises(FitError, match=said):
            boxed(load, paper(paper_name), free)
        return
    made = boxed(load, paper(paper_name), free)
    assert sum(part.count for part, _ in made) == load.count
    for part, box in made:
        room = box.room
        columns = math.floor((room.width - CLEARANCE) / load.width + 1e-6)
        rows = math.floor((room.height - CLEARANCE) / load.height + 1e-6)
        stack = math.ceil(part.count / (columns * rows))
        assert columns * rows >= 1
        assert room.depth >= stack * load.thickness + CLEARANCE - 0.01
        assert turned(box, paper(paper_name), free) is not None
    if paper_name != "200x150mm":
        assert len(made) == 1


def test_small_papers_take_more_boxes_and_none_is_made_that_does_not_fit():
    cards = Load("cards", 110, 63.5, 63.5, 0.3)
    made = boxed(cards, paper("200x150mm"), around(5.0))
    assert [part.count for part, _ in made] == [55, 55]
    assert len({id(box) for _, box in made}) == 1
    with pytest.raises(FitError, match=r"120 × 120 mm: not even a box for one of 110 cards"):
        boxed(cards, paper("120x120mm"), around(5.0))
    made = net(Room(65.0, 65.0, 34.5), CARD)
    wide, high = made.size
    assert turned(made, paper(f"{wide:.4f}x{high:.4f}mm"), Box(0, 0, 0, 0)) is False
    assert turned(made, paper(f"{high:.4f}x{wide:.4f}mm"), Box(0, 0, 0, 0)) is True
    assert turned(made, paper(f"{wide - 1:.4f}x{high:.4f}mm"), Box(0, 0, 0, 0)) is None
