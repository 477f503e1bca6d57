import pytest

from generator.draw.palettes import NAMES, Palette, without_grain
from generator.draw.scene import Clip, Drawing, Fill, Place, Stroke, Text
from generator.draw.shapes import circle, rectangle
from generator.theme import BLACK, BLUE, BONE, LEATHER, RED, WHITE


def sample():
    drawing = Drawing("sample", 50, 50, 3)
    drawing.fill(rectangle(-3, -3, 56, 56), LEATHER, "ground")
    drawing.fill(circle(10, 10, 0.5), LEATHER, "grain")
    drawing.fill(circle(25, 25, 9), BLUE, "body")
    with drawing.clip(circle(25, 25, 9)):
        drawing.fill(circle(25, 25, 4), BONE, "cut")
        drawing.fill(circle(20, 20, 0.5), RED, "grain")
    drawing.stroke(circle(25, 25, 12), RED, 0.5)
    drawing.fill(rectangle(15, 40, 20, 6), BONE, "plate")
    drawing.text(25, 45, "Blue", 9, RED)
    return drawing.scene()


def test_full_is_the_scene_itself():
    scene = sample()
    assert Palette("full")(scene) is scene


def test_an_unknown_palette_names_the_known_ones():
    with pytest.raises(ValueError, match="full, grey, low-ink, one-colour"):
        Palette("sepia")


def test_grey_has_no_colour_on_screen_or_press():
    for op in Palette("grey")(sample()).walk():
        if isinstance(op, Fill | Stroke | Text):
            assert len(set(op.paint.rgb)) == 1
            assert op.paint.cmyk[:3] == (0, 0, 0)


def test_grey_keeps_what_is_drawn():
    before, after = list(sample().walk()), list(Palette("grey")(sample()).walk())
    assert [type(op) for op in before] == [type(op) for op in after]


def test_low_ink_is_an_engraving():
    ops = list(Palette("low-ink")(sample()).walk())
    paints = {op.paint for op in ops if isinstance(op, Fill | Stroke | Text)}
    assert paints == {BLACK, WHITE}
    assert not any(isinstance(op, Fill) and op.role in ("ground", "grain") for op in ops)
    fills = [op for op in ops if isinstance(op, Fill)]
    assert [(op.role, op.paint) for op in fills] == [
        ("body", WHITE), ("cut", BLACK), ("plate", WHITE),
    ]  # fmt: skip
    assert [op.width for op in ops if isinstance(op, Stroke)] == [0.10, 0.18, 0.16]


def test_low_ink_hatches_only_dark_bodies_that_are_large():
    def lines(paint, radius):
        drawing = Drawing("one", 50, 50)
        drawing.fill(circle(25, 25, radius), paint, "body")
        return [op for op in Palette("low-ink")(drawing.scene()).ops if isinstance(op, Clip)]

    assert lines(BLUE, 9)
    assert not lines(BLUE, 1.4)
    assert not lines(RED, 9)


@pytest.mark.parametrize("name", NAMES)
def test_placed_scenes_follow_and_stay_one(name):
    face, drawing = sample(), Drawing("sheet", 200, 100)
    drawing.place(face, 50, 50)
    drawing.place(face, 150, 50, rotation=180)
    first, second = Palette(name)(drawing.scene()).ops
    assert isinstance(first, Place)
    assert isinstance(second, Place)
    assert first.scene is second.scene
    assert (second.x, second.rotation) == (150, 180)
    assert (first.scene is face) == (name == "full")


def test_a_screen_has_no_grain():
    left = sample().with_ops("screen", without_grain(sample().ops))
    assert not any(getattr(op, "role", "") == "grain" for op in left.walk())
    assert len(list(left.walk())) == len(list(sample().walk())) - 2
