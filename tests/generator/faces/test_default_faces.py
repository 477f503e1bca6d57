"""The default faces serve any game that brings none: whatever it names, it fits and is told."""

import pytest

from generator.draw.fit import fitted
from generator.draw.scene import Text
from generator.draw.text import MissingGlyph, outlines, width
from generator.errors import GeneratorError
from generator.faces import UnknownFace, face
from generator.theme import SMALLEST
from tests.generator.toy import toy_game


@pytest.fixture(autouse=True)
def toy(tmp_path):
    with toy_game(tmp_path):
        yield


def said(scene):
    return " ".join(op.text for op in scene.walk() if isinstance(op, Text))


KEYS = ("lake", "oaf", "W", "glen", "mark", "penny", "deck", "earth", "tail")


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("side", ["front", "back"])
@pytest.mark.parametrize("size", ["print", "small"])
@pytest.mark.parametrize("seat", [None, 0, 5, 6])
def test_every_text_fits_and_can_be_read(key, side, size, seat):
    scene = face("toy", key, side, seat=seat, size=size)
    for op in scene.walk():
        if isinstance(op, Text):
            assert op.size >= SMALLEST
            assert scene.trim.grown(-1.0).holds(outlines(op).bounds()), op.text


def test_a_card_tells_kind_name_and_key():
    assert said(face("toy", "lake")) == "Card lake The Lake of Long-Forgotten Kings"
    assert said(face("toy", "W")).startswith("Piece W Donaudampfschifff")
    assert said(face("toy", "W")).replace(" ", "").endswith("fahrtskapitän")
    assert said(face("toy", "penny")) == "Penny"
    assert said(face("toy", "lake", size="small")) == "lake"


@pytest.mark.parametrize("key", ["oaf", "W", "mark", "deck"])
def test_the_owner_shows_where_a_piece_has_one(key):
    drawn = [face("toy", key, seat=seat).ops for seat in (None, *range(8))]
    assert len(set(drawn)) == 9


def test_a_back_is_another_side_only_where_the_component_has_one():
    assert face("toy", "lake", "back").ops == face("toy", "deck").ops
    assert said(face("toy", "lake", "back")) == ""
    assert face("toy", "W", "back").ops == face("toy", "W").ops


@pytest.mark.parametrize(
    ("arguments", "options", "message"),
    [
        (("toy", "moon"), {}, r"toy has no piece 'moon': choose one of lake, oaf, W, .*, tail"),
        (("toy", "oaf"), {"motif": "cats"}, r"toy has no motif 'cats'"),
        (("toys", "oaf"), {}, r"no faces for the game 'toys': no game is called 'toys'"),
    ],
)
def test_what_there_is_not_is_said(arguments, options, message):
    with pytest.raises(UnknownFace, match=message):
        face(*arguments, **options)


def test_what_cannot_be_drawn_is_wrong_input():
    for error in (UnknownFace, MissingGlyph):
        assert issubclass(error, GeneratorError)


@pytest.mark.parametrize(
    ("text", "high", "lines"),
    [
        ("Oaf", 20, 1),
        ("one two three four five six", 20, 3),
        ("Honorificabilitudinitatibus", 20, 2),
        ("Honorificabilitudinitatibus", 0, 1),
        ("many words " * 30, 9, 3),
    ],
)
def test_any_text_is_made_to_fit(text, high, lines):
    found = fitted(text, "display", 20, high, [12, 7])
    assert len(found.lines) == lines
    assert all(width(line, found.size, "display") <= 20 for line in found.lines)
    whole = "".join(found.lines).replace(" ", "") == text.replace(" ", "")
    assert whole != found.lines[-1].endswith("…")
