import math
from itertools import pairwise

import pytest

from generator.draw import curves, cuts, shapes
from generator.draw.path import Box
from generator.draw.scatter import Scatter, grain_in_box, grain_in_disc


def radii(path, steps=16):
    return [math.hypot(x, y) for line in path.flat(steps) for x, y in line]


def test_teeth_go_out_and_in():
    path = shapes.toothed(0, 0, 10, 2, 12)
    found = [round(r, 6) for r in radii(path)]
    assert found.count(10) == 13  # twelve tips, the first one again to close
    assert found.count(8) == 12


def test_lobes_are_round_outside_and_sharp_inside():
    path = shapes.lobed(0, 0, 10, 8, 0.2)
    assert path.verbs.count("C") == 8
    assert min(radii(path)) == pytest.approx(8)
    assert 10 < max(radii(path, 64)) < 11.2


def test_a_lobe_points_up():
    xs = [x for line in shapes.lobed(0, 0, 10, 5, 0.2).flat() for x, _ in line]
    assert max(xs) == pytest.approx(-min(xs))


def test_a_blade_is_a_lens_of_its_width():
    box = cuts.blade((0, 0), (10, 0), 0.5).bounds(32)
    assert box == pytest.approx((0, -0.25, 10, 0.25), abs=1e-3)


def test_a_wedge_is_widest_at_its_foot():
    line = cuts.wedge((0, 0), (10, 0), 2).flat()[0]
    assert {(x, abs(y)) for x, y in line if x == 0} == {(0, 1)}
    assert (10, 0) in line


def test_a_row_alternates():
    row = cuts.row([(0, 0), (10, 0)], [(0, 8), (10, 8)], 4, 0.4, alternate=0.25)
    ends = [max(y for _, y in line) for line in row.flat()]
    assert ends == pytest.approx([8, 6, 8, 6])


def test_a_share_of_a_bent_line():
    bent = [(0.0, 0.0), (10.0, 0.0), (10.0, 30.0)]
    assert cuts.along(bent, 0.5) == pytest.approx((10, 10))
    assert cuts.along(bent, 1.0) == pytest.approx((10, 30))


def test_a_hatch_covers_its_box():
    path = cuts.hatch(Box(0, 0, 10, 10), 45, 2)
    offsets = sorted({round((y - x) / math.sqrt(2), 6) for line in path.flat() for x, y in line})
    gaps = [b - a for a, b in pairwise(offsets)]
    assert gaps == pytest.approx([2] * len(gaps))
    assert offsets[0] < -10 / math.sqrt(2)
    assert offsets[-1] > 10 / math.sqrt(2)


def test_dots_cover_their_box():
    box = cuts.dots(Box(0, 0, 10, 10), 2, 0.3).bounds()
    assert box.holds(Box(0, 0, 10, 10))


def test_a_mirrored_outline_is_symmetric():
    half = [curves.corner(0, -5), (4.0, 0.0), curves.corner(0, 5)]
    box = curves.smooth(curves.mirror(half)).bounds(32)
    assert box.x0 == pytest.approx(-box.x1)


def test_a_ribbon_tapers():
    line = curves.ribbon([(0, 0), (10, 0)], 2, 1).flat()[0]
    assert max(y for x, y in line if x == 0) == pytest.approx(1)
    assert max(y for x, y in line if x == 10) == pytest.approx(0.5)


def test_a_plate_has_hollow_corners():
    line = shapes.scoop(0, 0, 20, 10, 2).flat(16)[0]
    assert all(math.hypot(x, y) >= 2 - 1e-3 for x, y in line)


def test_chance_is_the_same_everywhere():
    chance = Scatter("leather")
    values = [chance.between(0, 1) for _ in range(3)]
    assert values == [Scatter("leather").between(0, 1), *values[1:]]
    assert values == pytest.approx([0.7730635, 0.5194427, 0.0126926], abs=1e-7)
    assert Scatter("other").between(0, 1) != values[0]


def test_grain_stays_where_it_should():
    assert Box(-2, -2, 12, 12).holds(grain_in_box("a", Box(0, 0, 10, 10), 50, 0.16).bounds())
    assert max(radii(grain_in_disc("a", 10, 50, 0.16))) < 11.5
