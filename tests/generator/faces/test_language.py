"""Languages from files: each word of a face has an id, and other texts take its place."""

import json
import re

import pytest

from engine.core.registry import games
from generator.draw.scene import Text
from generator.draw.text import TextOverflow
from generator.faces.catalogue import catalogue
from generator.faces.language import LanguageError, Recorder, read_words, template, texts
from generator.faces.words import PSEUDO, Words, labels
from tests.generator.checks.inlined import every

#: What is no word: a letter or two, digits, and signs: codes, ranks, numbers with a sign.
CODE = re.compile(r"[A-Z]?|[A-Z]{2}|[+−]?\d+[A-Z]?|[a-j]")
ACCENTS = str.maketrans("AEIOUaeiou", "ÀÈÌÒÙàèìòù")


class Accented(Words):
    """English with accents, as long as English is."""

    def __call__(self, key, english):
        return english.translate(ACCENTS)


def words_on(scene):
    return [op.text for op in every(scene) if isinstance(op, Text)]


@pytest.mark.parametrize("size", ["print", "small"])
@pytest.mark.parametrize("key", games())
def test_every_word_on_a_face_comes_by_an_id(key, size):
    foreign = []
    for entry in catalogue(key):
        recorder = Recorder(Accented("accents", {}))
        told = words_on(entry.draw(size, recorder))
        said = [text.casefold() for text in recorder.told.values()]
        foreign += [
            f"{entry.key}: {text!r}"
            for text in told
            if not CODE.fullmatch(text) and not any(text.casefold() in one for one in said)
        ]
    assert not foreign


@pytest.mark.parametrize("key", games())
def test_a_template_has_all_texts_and_can_be_read_back(key):
    written = template(key)
    assert json.loads(written) == texts(key)
    words = read_words(written, "english.json", key)
    for entry in catalogue(key)[:3]:
        assert entry.draw("print", words).ops == entry.draw().ops


def test_every_label_is_on_a_face():
    used = {label for key in games() for label in texts(key)}
    assert not labels().keys() - used


def test_another_language_is_what_is_printed():
    translated = texts("strategus") | {"strategus.elephant": "Elefant"}
    words = read_words(json.dumps(translated), "de.json", "strategus")
    entry = next(one for one in catalogue("strategus") if one.piece == "elephant")
    assert "elefant" in words_on(entry.draw("print", words))


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"strategus.fox": None}, "no text, or an empty one, for 'strategus.fox'"),
        ({"strategus.fox": " "}, "no text, or an empty one, for 'strategus.fox'"),
        ({"strategus.unicorn": "x"}, "strategus has no word 'strategus.unicorn'"),
    ],
)
def test_a_wrong_text_is_named(change, says):
    with pytest.raises(LanguageError, match=rf"^de.json: .*{says}"):
        read_words(json.dumps(texts("strategus") | change), "de.json", "strategus")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no JSON of ids and texts"),
        ("{", "no JSON of ids and texts"),
        ("[]", "must be an object of ids and texts"),
        ('{"a": "x", "a": "y"}', "'a' is there twice"),
        ("[" * 100_000, "no JSON of ids and texts"),
        ("{}", "has no text for 'strategus.apple', .* and 6 more: add what is missing"),
    ],
)
def test_a_file_that_is_none_is_said(text, says):
    with pytest.raises(LanguageError, match=says):
        read_words(text, "de.json", "strategus")


def overflowing(key):
    found = {}
    for entry in catalogue(key):
        try:
            entry.draw("print", PSEUDO)
        except TextOverflow as error:
            found[entry.key] = error.box
    return found


def test_a_language_40_percent_longer_fits():
    assert {key: overflowing(key) for key in games()} == {key: {} for key in games()}
