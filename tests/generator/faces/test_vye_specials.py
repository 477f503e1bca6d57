"""Vye's Specials: twelve pictures told apart without colour, words that fit, small faces."""

import gzip
from itertools import combinations
from pathlib import Path

import pytest

from engine.core.registry import game
from engine.games.vye.cards import SPECIALS
from generator.draw.palettes import Palette, without_grain
from generator.draw.path import Box
from generator.draw.scene import Clip, Drawing, Fill, Group, Stroke, Text
from generator.draw.shapes import rectangle
from generator.draw.svg import svg
from generator.draw.text import TextOverflow, outlines
from generator.faces import face
from generator.faces.asked import Asked
from generator.faces.vye import frame, specials
from generator.faces.vye.classes import ICONS
from generator.faces.vye.special import special
from generator.faces.words import ENGLISH, PSEUDO, Words, labels
from generator.theme import BONE, BRONZE, EMBER, INK, LANDS, SMALLEST
from tests import golden
from tests.generator.draw.test_golden import listing
from tests.generator.raster import ink, low_ink, picture

COMPONENTS = {one.key: one for one in game("vye").components() if one.kind == "special"}
KEYS = tuple(COMPONENTS)
#: Where boards lay tokens on a small face, and where they say what lies beneath.
TOKENS, FOOT = Box(39.7, 1.1, 62.6, 24.0), 49.7


def drawn(key, **asked):
    return special(Asked(key, **asked), COMPONENTS[key])


def texts(scene):
    return [op for op in scene.walk() if isinstance(op, Text)]


def said(scene):
    lines = sorted(texts(scene), key=lambda op: (round(op.y, 1), op.x))
    return " ".join(op.text for op in lines)


def apart(one, other):
    return one.x1 < other.x0 or other.x1 < one.x0 or one.y1 < other.y0 or other.y1 < one.y0


def block(key):
    """A picture alone, 100 mm wide."""
    drawing = Drawing(key, 100, 52)
    with drawing.clip(rectangle(0, 0, 100, 52)):
        specials.picture(key)(drawing)
    return drawing.scene()


def inner(ops):
    for op in ops:
        if isinstance(op, Clip | Group):
            yield from inner(op.ops)
        else:
            yield op


def likeness(images):
    """The pair of pictures that are most alike, light and contrast apart, and how much (to 1)."""
    plain = {key: (image - image.mean()) / image.std() for key, image in images.items()}
    return max(
        (float((plain[one] * plain[other]).mean()), one, other)
        for one, other in combinations(plain, 2)
    )


def test_there_is_a_picture_for_each_special_and_no_other():
    folder = Path(specials.__file__).parent
    modules = {path.stem for path in folder.glob("*.py")} - {"__init__", "parts"}
    assert {name.replace("_", "-") for name in modules} == set(SPECIALS) == set(KEYS)


def test_each_class_and_each_way_to_start_has_its_words():
    known = set(labels())
    classes = {card.group for card in SPECIALS.values()}
    assert classes == set(ICONS)
    assert {f"vye.label.class.{one.replace(' ', '-')}" for one in classes} <= known
    starts = {str(c.tokens) if c.lays == "own" else c.lays for c in SPECIALS.values()}
    assert {key for key in known if key.startswith("vye.label.tokens.")} == {
        f"vye.label.tokens.{start}" for start in starts
    }


@pytest.mark.parametrize("trim", frame.TRIMS)
@pytest.mark.parametrize("key", KEYS)
def test_name_line_tokens_and_class_are_told_in_the_safe_zone(key, trim):
    scene, card = drawn(key, trim=trim), SPECIALS[key]
    assert (scene.width, scene.height) == (63.5, frame.HEIGHTS[trim])
    told = said(scene)
    assert told.startswith(f"{card.name} {card.quick} ")
    assert told.endswith(card.group)
    start = str(card.tokens) if card.lays == "own" else card.lays
    assert labels()[f"vye.label.tokens.{start}"] in told
    for op in texts(scene):
        assert op.size >= SMALLEST
        assert scene.trim.grown(-3.2).holds(outlines(op).bounds()), op.text


@pytest.mark.parametrize("key", [key for key, card in SPECIALS.items() if card.lays == "own"])
def test_there_is_a_pip_for_each_token(key):
    scene, tokens = drawn(key), SPECIALS[key].tokens
    boxes = [
        op.path.bounds() for op in scene.ops
        if isinstance(op, Fill) and op.role == "text" and op.path.bounds().x1 < 32
    ]  # fmt: skip
    pips = [box for box in boxes if box.y0 > 52.2]
    assert len(pips) == tokens
    assert f"{tokens} token" in said(scene)


@pytest.mark.parametrize("words", [ENGLISH, PSEUDO], ids=["english", "longer"])
@pytest.mark.parametrize("trim", frame.TRIMS)
@pytest.mark.parametrize("key", KEYS)
def test_words_overlap_neither_each_other_nor_the_seat_in_longer_languages_too(key, trim, words):
    scene = drawn(key, trim=trim, words=words)
    (seat,) = [op for op in scene.ops if isinstance(op, Group) and op.name == "seat"]
    dots = seat.ops[-1]
    boxes = [outlines(op).bounds() for op in texts(scene)]
    assert all(scene.trim.grown(-3.2).holds(box) for box in boxes)
    assert all(apart(box, dots.path.bounds()) for box in boxes)
    assert all(apart(one, other) for one, other in combinations(boxes, 2))


@pytest.mark.parametrize("trim", frame.TRIMS)
@pytest.mark.parametrize(
    ("word", "text", "box"),
    [
        ("vye.catapult", "Rindfleischetikettierungsmaschine", "name plate"),
        ("vye.catapult", "One Two Three " * 6, "name plate"),
        ("vye.catapult.line", "as long as it is " * 20, "quick line"),
        ("vye.label.class.attacks", "beleidigungsartig", "foot"),
        ("vye.label.tokens.3", "three of your own tokens, one of which stays for ever", "foot"),
    ],
)
def test_what_does_not_fit_is_an_error_that_names_card_and_box(word, text, box, trim):
    english = {"vye.catapult": "Catapult", "vye.catapult.line": SPECIALS["catapult"].quick}
    words = Words("xx", {**english, **labels(), word: text})
    with pytest.raises(TextOverflow, match=f"Vye Catapult.*{box}") as error:
        drawn("catapult", trim=trim, words=words)
    assert (error.value.box, error.value.excess > 0) == (box, True)


@pytest.mark.parametrize("palette", ["grey", "low-ink", "one-colour"])
def test_pictures_differ_without_colour(palette):
    change = Palette(palette)
    found = likeness({key: picture(change(block(key)), 120)[:, :, 0] for key in KEYS})
    assert found[0] < 0.7, found


@pytest.mark.parametrize("key", KEYS)
def test_in_one_colour_a_picture_is_the_same_in_a_taller_window(key):
    """What is ink in one trim is ink in the other; neither ink nor paper is nearly all."""
    change = Palette("one-colour")
    drawing = Drawing(key, 100, 60.5)
    with drawing.clip(rectangle(0, 0, 100, 60.5)), drawing.at(0, 8.5):
        specials.picture(key)(drawing)
    tall = picture(change(drawing.scene()), 200)[17:, :, 0]
    usual = picture(change(block(key)), 200)[:, :, 0]
    assert abs(tall - usual)[2:-2].mean() < 0.03
    # The left two thirds, where no tokens lie, show the subject.
    assert 0.15 < (usual[:, :140] < 0.5).mean() < 0.8


@pytest.mark.parametrize("key", KEYS)
def test_a_picture_goes_on_around_its_block(key):
    drawing = Drawing(key, 109, 72)
    with drawing.at(4.5, 9):
        specials.picture(key)(drawing)
    assert picture(drawing.scene(), 109).min(axis=2).max() < 0.97, "white paper shows"


@pytest.mark.parametrize("key", KEYS)
def test_pictures_are_bronze_and_ember_but_for_the_lands_of_a_wild_one(key):
    hues = {BRONZE.name, EMBER.name, INK.name, BONE.name}
    found = {op.paint.name.split("+")[0] for op in inner(block(key).ops)} - hues
    assert found == ({LANDS[one].name for one in "gdh"} if key == "wild-land" else set())


@pytest.mark.parametrize("key", KEYS)
def test_what_a_picture_says_is_filled_and_strokes_are_keylines_only(key):
    for op in inner(block(key).ops):
        assert isinstance(op, Fill | Stroke)
        if isinstance(op, Stroke):
            assert op.role == "line"
            assert op.path.verbs.endswith("Z"), "a stroke that is no outline"


@pytest.mark.parametrize("trim", frame.TRIMS)
@pytest.mark.parametrize("key", KEYS)
def test_an_engraving_takes_at_most_15_percent_of_the_ink(key, trim):
    scene = drawn(key, trim=trim)
    assert ink(low_ink(scene)) <= 0.15 * ink(scene)


@pytest.mark.parametrize("trim", frame.TRIMS)
@pytest.mark.parametrize("key", KEYS)
def test_a_served_face_is_small_and_always_the_same(key, trim):
    one, other = (
        svg(scene.with_ops(scene.name, without_grain(scene.ops)), digits=2)
        for scene in (drawn(key, trim=trim), drawn(key, trim=trim))
    )
    assert one == other
    assert len(gzip.compress(one.encode())) <= 30 * 1024


@pytest.mark.parametrize("key", KEYS)
def test_a_stamp_is_its_subject_in_two_paints_inside_its_block(key):
    around = Drawing(key, 200, 200)
    with around.at(50, 50):
        specials.stamp(key)(around, INK, BONE)
    scene = around.scene()
    assert {op.paint for op in inner(scene.ops)} == {INK, BONE}
    image = picture(scene, 200)[:, :, 0]
    block = image[48:152, 48:152].copy()
    image[48:152, 48:152] = 1.0
    assert image.min() > 0.9, "nothing lies outside the block"
    dark = block < 0.5
    assert 0.15 < dark.mean() < 0.75
    assert dark.any(axis=0).mean() > 0.85, "as wide as its block"
    assert dark.any(axis=1).mean() > 0.7


def test_stamps_differ():
    seen = {}
    for key in KEYS:
        drawing = Drawing(key, 100, 100)
        specials.stamp(key)(drawing, INK, BONE)
        seen[key] = picture(drawing.scene(), 64)[:, :, 0]
    found = likeness(seen)
    assert found[0] < 0.7, found


@pytest.mark.parametrize("key", KEYS)
def test_small_faces_leave_room_for_what_boards_add(key):
    """Tokens at the upper right cover nothing, a strip at the foot no more than the name."""
    scene = drawn(key, size="small")
    assert (scene.width, scene.height) == (63.5, 63.5)
    (letters,) = texts(scene)
    box = outlines(letters).bounds()
    assert scene.trim.grown(-1.8).holds(box)
    assert box.y0 > FOOT
    grey = picture(scene, 635).mean(axis=2)
    tokens = grey[round(TOKENS.y0 * 10) + 12 : round(TOKENS.y1 * 10), round(TOKENS.x0 * 10) : 610]
    assert tokens.std() < 0.02, "bare where tokens lie"
    shown = grey[80 : round(FOOT * 10), 25:610]
    stamped, icon = (shown[:, :380] > 0.7).mean(), (shown[:, 400:] > 0.35).mean()
    assert stamped > 0.15
    assert icon > 0.08


@pytest.mark.parametrize(
    ("told", "shown"),
    [
        ("Catapult", "Catapult"),
        ("Wild Land", "Wild Land"),
        ("Ancient Passage", "Ancient"),
        ("Erdbebenwarnung", "Erdbebenwar"),
    ],
)
def test_small_faces_bear_as_much_of_a_name_as_can_be_read(told, shown):
    words = Words("xx", {"vye.catapult": told})
    (letters,) = texts(drawn("catapult", size="small", words=words))
    assert letters.text == shown
    # Capital letters are 5 pixels high where a card is 48.
    capital = letters.size / 72 * 25.4 * 0.64
    assert capital / 63.5 * 48 >= 4.5


def test_small_faces_are_told_apart_at_40_pixels():
    scenes = {key: drawn(key, size="small") for key in KEYS}
    assert len({texts(scene)[0].text for scene in scenes.values()}) == len(KEYS)
    grey = Palette("grey")
    seen = {key: picture(grey(scene), 40)[:31, :, 0] for key, scene in scenes.items()}
    for one, other in combinations(KEYS, 2):
        changed = (abs(seen[one] - seen[other]) > 0.25).sum()
        assert changed >= 60, (one, other, changed)


@pytest.mark.parametrize(
    ("file", "key", "options"),
    [
        ("vye-waystone", "waystone", {}),
        ("vye-catapult-poker", "catapult", {"trim": "poker"}),
        ("vye-sinkhole-small", "sinkhole", {"size": "small"}),
    ],
)
def test_faces_look_as_they_were_approved(file, key, options):
    golden.check(f"faces/{file}.txt", listing(face("vye", key, **options)))
