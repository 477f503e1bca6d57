import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.draw.path import Box, Matrix, Path, placing
from generator.draw.scene import Clip, Drawing, Fill, Group, Place, Stroke, Text
from generator.draw.shapes import circle, rectangle
from generator.theme import INK

LENGTHS = st.floats(-200, 200)
TURNS = st.one_of(st.sampled_from([0.0, 90.0, 180.0, 270.0, -90.0, 450.0]), st.floats(-360, 360))


def test_a_quarter_turn_is_clockwise_and_exact():
    assert placing(rotation=90).point(0, -1) == (1, 0)  # north goes east
    assert placing(10, 20, 270, 2).point(3, 0) == (10, 14)


@given(LENGTHS, LENGTHS, TURNS, st.floats(0.1, 10), LENGTHS, LENGTHS)
def test_maps_combine(x, y, turn, scale, px, py):
    outer, inner = placing(x, y, turn, scale), placing(y, x, -turn, 1 / scale)
    together = (outer @ inner).point(px, py)
    assert together == pytest.approx(outer.point(*inner.point(px, py)), abs=1e-6)
    assert (outer @ inner).scale == pytest.approx(1)
    assert math.cos(math.radians((outer @ inner).rotation)) == pytest.approx(1)


def test_bounds_follow_curves():
    box = circle(10, 20, 5).bounds(32)
    assert box == pytest.approx((5, 15, 15, 25), abs=0.02)
    quadratic = Path("MQ", (0, 0, 5, 10, 10, 0)).bounds(32)
    assert quadratic == pytest.approx((0, 0, 10, 5), abs=0.02)


def test_an_empty_path_has_no_bounds():
    with pytest.raises(ValueError, match="empty"):
        Path().bounds()


def test_a_box_holds_what_lies_inside():
    assert Box(0, 0, 10, 10).holds(Box(0, 2, 10, 9))
    assert not Box(0, 0, 10, 10).holds(Box(0, 2, 10.1, 9))
    assert Box(0, 0, 4, 2).grown(1) == (-1, -1, 5, 3)


def test_a_drawing_draws_where_it_was_put():
    drawing = Drawing("test", 100, 50, bleed=3)
    with drawing.at(50, 25, rotation=90, scale=2):
        drawing.fill(rectangle(0, 0, 10, 1), INK, "body")
        drawing.stroke(rectangle(0, 0, 1, 1), INK, 0.5, dash=(1.0, 2.0))
        drawing.text(3, 0, "x", 8, INK, rotation=-90, track=0.1)
    scene = drawing.scene()
    fill, stroke, text = scene.ops
    assert isinstance(fill, Fill)
    assert fill.path.bounds() == pytest.approx((48, 25, 50, 45))
    assert isinstance(stroke, Stroke)
    assert (stroke.width, stroke.dash) == (1, (2, 4))
    assert isinstance(text, Text)
    assert (text.x, text.y, text.size, text.rotation, text.track) == (50, 31, 16, 0, 0.2)
    assert scene.full == (-3, -3, 103, 53)


def test_clips_and_groups_nest():
    drawing = Drawing("test", 10, 10)
    with drawing.group("art"), drawing.clip(circle(5, 5, 5)):
        drawing.fill(rectangle(0, 0, 10, 10), INK, "ground")
    with drawing.clip(circle(5, 5, 5)):
        pass
    (group,) = drawing.scene().ops
    assert isinstance(group, Group)
    (clip,) = group.ops
    assert isinstance(clip, Clip)
    assert [type(op) for op in drawing.scene().walk()] == [Group, Clip, Fill]


def test_a_placed_scene_turns_about_the_centre_of_its_trim():
    face = Drawing("face", 20, 10).scene()
    drawing = Drawing("sheet", 100, 100)
    drawing.place(face, 30, 40, rotation=90)
    (place,) = drawing.scene().ops
    assert isinstance(place, Place)
    assert place.matrix.point(10, 5) == pytest.approx((30, 40))
    assert place.matrix.point(0, 0) == pytest.approx((35, 30))
    assert place.matrix == Matrix(0, 1, -1, 0, 35, 30)
