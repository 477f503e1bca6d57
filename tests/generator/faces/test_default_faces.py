"""The default faces serve any game that brings none: whatever it names, it fits and is told."""

import pytest

from engine.core.component import Component
from engine.core.registry import game
from generator.draw.fit import fitted, shortened
from generator.draw.scene import Text
from generator.draw.text import MissingGlyph, TextOverflow, outlines, width
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
    assert said(face("toy", "W")) == "Piece W Fahrtenkapitän Übersee"
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


LONG = "Honorificabilitudinitatibus"


@pytest.mark.parametrize(
    ("text", "size", "lines"),
    [("Oaf", 12, 1), ("one two three four five six", 7, 2), ("a word too many", 12, 2)],
)
def test_the_largest_size_that_fits_is_taken(text, size, lines):
    found = fitted("card", "plate", text, "display", 20, 9.5, [12, 7])
    assert (len(found.lines), found.size) == (lines, size)
    assert " ".join(found.lines) == text
    assert all(width(line, found.size, "display") <= 20 for line in found.lines)


@pytest.mark.parametrize("text", [LONG, "many words " * 30])
def test_a_text_for_which_no_size_is_small_enough_is_an_error(text):
    message = r"card: '.*' is \d+\.\d\d mm too large for the plate"
    with pytest.raises(TextOverflow, match=message) as error:
        fitted("card", "plate", text, "display", 20, 9.5, [12, 7])
    assert error.value.excess > 0


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Oaf", "Oaf"),
        (
            "one two three four five six seven eight nine",
            "one two three four five six seven eight…",
        ),
        (LONG, "Honorificabilitudi…"),
        (f"Oaf {LONG}", "Oaf…"),
    ],
)
def test_a_label_on_a_board_says_that_there_is_more(text, label):
    found = shortened(text, "display", 20, 5.5, [12, 7])
    assert " ".join(found.lines) == label
    assert all(width(line, found.size, "display") <= 20 for line in found.lines)


def test_a_name_that_is_too_long_for_its_piece_names_both(monkeypatch):
    pieces = (Component("oof", LONG, "piece", 1, "seat", "a"),)
    monkeypatch.setattr(game("toy"), "components", lambda: pieces, raising=False)
    with pytest.raises(TextOverflow, match=rf"toy oof: '{LONG}' is .* mm too large for the name"):
        face("toy", "oof")
