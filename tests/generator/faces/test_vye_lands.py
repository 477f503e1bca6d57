"""Vye's Lands: sixteen pictures told apart without colour, with words that fit in both trims."""

import gzip
from itertools import combinations

import numpy as np
import pytest

from engine.core.registry import game
from generator.draw.palettes import Palette
from generator.draw.path import Box
from generator.draw.scene import Clip, Drawing, Fill, Group, Stroke, Text
from generator.draw.shapes import rectangle
from generator.draw.svg import svg
from generator.draw.text import TextOverflow, outlines
from generator.faces import face
from generator.faces.asked import Asked
from generator.faces.vye import frame
from generator.faces.vye.land import land
from generator.faces.vye.lands import LANDS
from generator.faces.words import PSEUDO, Words
from generator.theme import BONE, INK, LAND_ACCENTS, SMALLEST, WHITE
from generator.theme import LANDS as INKS
from tests.generator.raster import picture

LETTERS = tuple(INKS)
COMPONENTS = {c.key[-1]: c for c in game("vye").components() if c.kind == "land"}


def drawn(letter, **asked):
    return land(Asked(f"land-{letter}", **asked), COMPONENTS[letter])


def texts(scene):
    return [op for op in scene.walk() if isinstance(op, Text)]


def block(draw, letter):
    """A picture or a stamp alone, 50 mm wide."""
    drawing = Drawing(letter, 50, 50)
    with drawing.clip(rectangle(0, 0, 50, 50)), drawing.at(scale=0.5):
        draw(drawing)
    return drawing.scene()


def test_there_is_a_land_for_each_set_and_it_is_called_as_in_the_rules():
    assert {letter: one.name for letter, one in LANDS.items()} == {
        letter: component.name for letter, component in COMPONENTS.items()
    }
    assert [one.letter for one in LANDS.values()] == list(LETTERS)
    assert {one.terrain for one in LANDS.values()} == {"rock", "water", "growth", "open"}


@pytest.mark.parametrize("trim", frame.TRIMS)
@pytest.mark.parametrize("letter", LETTERS)
def test_name_and_both_letters_are_in_the_safe_zone(letter, trim):
    scene = drawn(letter, trim=trim)
    assert (scene.width, scene.height) == (63.5, frame.HEIGHTS[trim])
    said = texts(scene)
    assert sorted(op.rotation for op in said if op.text == letter.upper()) == [0, 180]
    words = " ".join(op.text for op in sorted(said, key=lambda op: op.y) if len(op.text) > 1)
    assert words == COMPONENTS[letter].name
    for op in said:
        assert op.size >= SMALLEST
        assert scene.trim.grown(-3.2).holds(outlines(op).bounds()), op.text


@pytest.mark.parametrize("trim", frame.TRIMS)
@pytest.mark.parametrize("letter", LETTERS)
def test_no_word_is_under_the_token_seat(letter, trim):
    scene = drawn(letter, trim=trim)
    (seat,) = [op for op in scene.ops if isinstance(op, Group) and op.name == "seat"]
    area = seat.ops[0].path.bounds()
    for op in texts(scene):
        box = outlines(op).bounds()
        assert box.x0 > area.x1 or box.x1 < area.x0 or box.y0 > area.y1 or box.y1 < area.y0


@pytest.mark.parametrize("trim", frame.TRIMS)
@pytest.mark.parametrize("letter", LETTERS)
def test_names_40_percent_longer_still_fit(letter, trim):
    scene = drawn(letter, trim=trim, words=PSEUDO)
    boxes = [outlines(op).bounds() for op in texts(scene)]
    assert all(scene.trim.grown(-3.2).holds(box) for box in boxes)
    for one, other in combinations(boxes, 2):
        assert one.x1 < other.x0 or other.x1 < one.x0 or one.y1 < other.y0 or other.y1 < one.y0


@pytest.mark.parametrize("trim", frame.TRIMS)
@pytest.mark.parametrize(
    "name", ["Unaussprechlichkeitssumpf", "One Two Three Four Five Six Seven Eight Nine"]
)
def test_a_name_that_does_not_fit_is_an_error_that_names_card_and_box(name, trim):
    words = Words("xx", {"vye.land-e": name})
    with pytest.raises(TextOverflow, match=r"Vye Elder Marsh.*name plate") as error:
        drawn("e", trim=trim, words=words)
    assert error.value.excess > 0


@pytest.mark.parametrize("what", ["picture", "stamp"])
def test_pictures_and_stamps_differ_without_colour(what):
    grey = Palette("grey")
    seen = {}
    for letter, one in LANDS.items():
        draw = one.picture if what == "picture" else lambda d, one=one: one.stamp(d, INK, WHITE)
        image = picture(grey(block(draw, letter)), 64)[:, :, 0]
        # Only the drawing counts, not how light it is as a whole.
        seen[letter] = (image - image.mean()) / image.std()
    likeness = {
        (one, other): float((seen[one] * seen[other]).mean())
        for one, other in combinations(LETTERS, 2)
    }
    closest = max(likeness, key=likeness.__getitem__)
    assert likeness[closest] < 0.7, (closest, likeness[closest])


@pytest.mark.parametrize("letter", LETTERS)
def test_a_stamp_is_few_shapes_in_two_paints_inside_its_block(letter):
    drawing = Drawing(letter, 100, 100)
    LANDS[letter].stamp(drawing, INK, BONE)
    shapes = [op for op in drawing.scene().walk() if isinstance(op, Fill | Stroke)]
    assert 2 <= len(shapes) <= 8
    assert {op.paint for op in shapes} <= {INK, BONE}
    assert all(isinstance(op, Fill) for op in shapes), "what carries meaning is filled"
    around = Drawing(letter, 200, 200)
    with around.at(50, 50):
        LANDS[letter].stamp(around, INK, BONE)
    image = picture(around.scene(), 200)
    image[49:151, 49:151] = 1.0
    assert image.min() > 0.9, "nothing lies outside the block"


@pytest.mark.parametrize("letter", LETTERS)
def test_in_one_colour_a_land_shows_its_stamp(letter):
    scene = drawn(letter)
    (shown,) = [op for op in scene.ops if isinstance(op, Group) and op.name == "picture"]
    assert shown.plain
    stamped = [op for op in shown.plain if isinstance(op, Fill)]
    assert {op.paint for op in stamped} <= {INK, BONE}
    box = Box(5.25, 5.25, 58.25, 58.25)
    assert all(box.holds(op.path.bounds()) for op in stamped)


@pytest.mark.parametrize("letter", LETTERS)
def test_a_picture_fills_its_window_and_is_cut_off_at_it(letter):
    scene = block(LANDS[letter].picture, letter)
    (clip,) = scene.ops
    assert isinstance(clip, Clip)
    first = clip.ops[0]
    assert isinstance(first, Fill)
    assert first.path.bounds().holds(Box(0, 0, 50, 50)), "the first shape covers the block"
    assert {op.role for op in scene.walk() if isinstance(op, Fill)} >= {"body", "cut"}


@pytest.mark.parametrize("letter", LETTERS)
def test_a_picture_uses_no_other_lands_hues(letter):
    others = {
        paint.name
        for inks in (INKS, LAND_ACCENTS)
        for other, paint in inks.items()
        if other != letter
    }
    for op in block(LANDS[letter].picture, letter).walk():
        if isinstance(op, Fill | Stroke):
            assert not {part.partition("*")[0] for part in op.paint.name.split("+")} & others


@pytest.mark.parametrize("letter", LETTERS)
def test_the_small_face_has_letter_and_stamp_and_leaves_the_upper_right_free(letter):
    scene = drawn(letter, size="small")
    assert [op.text for op in texts(scene)] == [letter.upper()]
    (letter_op,) = texts(scene)
    # 63.5 mm are 52 pixels where six cards lie side by side on a phone.
    assert letter_op.size / 72 * 25.4 * 52 / 63.5 >= 12
    assert outlines(letter_op).bounds().x1 < scene.width / 2
    assert len([op for op in scene.ops if isinstance(op, Fill)]) >= 4


def test_small_faces_differ_without_colour():
    low = Palette("low-ink")
    images = {letter: picture(low(drawn(letter, size="small")), 40) for letter in LETTERS}
    for one, other in combinations(LETTERS, 2):
        assert np.abs(images[one] - images[other]).mean() > 0.02, (one, other)


@pytest.mark.parametrize("trim", frame.TRIMS)
@pytest.mark.parametrize("letter", LETTERS)
def test_a_face_for_the_screen_is_at_most_30_kilobytes(letter, trim):
    assert len(gzip.compress(svg(drawn(letter, trim=trim)).encode(), 9)) <= 30 * 1024


@pytest.mark.parametrize("letter", LETTERS)
def test_drawing_twice_gives_the_same_bytes(letter):
    assert svg(drawn(letter)) == svg(drawn(letter))


@pytest.mark.parametrize("letter", LETTERS)
def test_the_mat_bears_the_marks_of_the_terrain_between_trim_and_window(letter):
    scene = drawn(letter)
    (marks,) = [op for op in scene.ops if isinstance(op, Fill) and op.role == "ornament"]
    box = marks.path.bounds()
    assert scene.trim.grown(-3.2).holds(box)
    assert box.width > 54
    shape = frame.mark(LANDS[letter].terrain, 0, 0, 0.62).verbs
    assert marks.path.verbs == shape * (len(marks.path.verbs) // len(shape))


def test_faces_are_served():
    assert face("vye", "land-a") is face("vye", "land-a")
    assert len(face("vye", "land-a").ops) == len(drawn("a").ops)
    assert face("vye", "land-a", "back") is not face("vye", "land-a")
