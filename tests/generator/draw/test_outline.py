import math

import pytest

from generator.draw.outline import Outline, Vertex, box_outline, disc_outline, rounded_outline
from generator.draw.path import Box


def points(outline, steps=40):
    (line,) = outline.path().flat(steps)
    return line


def test_a_box_is_four_straight_lines():
    outline = box_outline("a", Box(1, 2, 11, 7))
    assert outline.path().verbs == "MLLLZ"
    assert points(outline) == [(1, 7), (11, 7), (11, 2), (1, 2), (1, 7)]
    assert outline.bounds() == Box(1, 2, 11, 7)


def test_a_disc_is_round():
    outline = disc_outline("a", 20, 30, 7.5)
    assert outline.bounds() == pytest.approx((12.5, 22.5, 27.5, 37.5))
    assert outline.path().verbs == "MCCCCZ"
    for point in points(outline):
        assert math.dist(point, (20, 30)) == pytest.approx(7.5, abs=0.003)


@pytest.mark.parametrize("bulge", [1.0, -1.0, 0.3, -0.3, 2.0])
def test_an_arc_bulges_to_the_side_that_its_sign_says(bulge):
    """From left to right, clockwise as seen is over the top."""
    outline = Outline("a", (Vertex(0, 0, bulge), Vertex(10, 0)))
    reach = 5 * abs(bulge)
    box = outline.bounds()
    assert (box.y0, box.y1) == pytest.approx((-reach, 0) if bulge > 0 else (0, reach))
    drawn = outline.path().bounds(60)
    assert drawn == pytest.approx(box, abs=0.01)


def test_corners_are_rounded_by_their_radius_to_either_side():
    shape = [(0, 0, 3), (40, 0, 0), (40, 30, 3), (20, 30, 2), (20, 20, 2), (0, 20, 3)]
    outline = rounded_outline("a", shape)
    assert outline.bounds() == pytest.approx((0, 0, 40, 30))
    for x, y, r, inner in ((3, 3, 3, 1), (37, 27, 3, 1), (18, 22, 2, 1)):
        near = [p for p in points(outline) if math.dist(p, (x, y)) < r + 0.01]
        assert len(near) > 10 * inner
        assert all(math.dist(p, (x, y)) == pytest.approx(r, abs=0.01) for p in near)


def test_corners_that_are_rounder_than_they_are_apart_are_refused():
    with pytest.raises(ValueError, match="rounder than they are apart"):
        rounded_outline("a", [(0, 0, 6), (10, 0, 6), (10, 30, 1), (0, 30, 1)])
