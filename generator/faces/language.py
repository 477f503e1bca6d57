"""Languages from files: every text of a game's faces in JSON, by the id that its word has.

`template` is the file in English, to be translated; `read_words` reads one that was.
"""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from generator.errors import GeneratorError
from generator.faces.catalogue import catalogue
from generator.faces.words import ENGLISH, PSEUDO, PSEUDO_NAME, Words

#: How many ids an error names.
MOST_NAMED = 6


class LanguageError(GeneratorError, ValueError):
    """A file of texts that is not what it must be; the message names the file and the ids."""


class Recorder(Words):
    """Another language's words, that remembers what was asked for and what it said."""

    def __init__(self, words: Words = ENGLISH) -> None:
        super().__init__(words.language, {})
        self._words = words
        #: The English text of each id that was asked for, and what was answered.
        self.english: dict[str, str] = {}
        self.told: dict[str, str] = {}

    def __call__(self, key: str, english: str) -> str:
        """The other language's text of an id; raises UnknownWord."""
        self.english[key] = english
        self.told[key] = self._words(key, english)
        return self.told[key]


@cache
def texts(game: str) -> Mapping[str, str]:
    """The English text of every id on a game's faces, sorted by id; raises UnknownGame.

    Every face is drawn to see what it asks for, so no list of ids can be out of date.
    """
    recorder = Recorder()
    for entry in catalogue(game):
        entry.draw("print", recorder)
        entry.draw("small", recorder)
    return dict(sorted(recorder.english.items()))


def template(game: str) -> str:
    """A game's texts in English as JSON, to be translated."""
    return json.dumps(texts(game), ensure_ascii=False, indent=2) + "\n"


def read_words(text: str, name: str, game: str) -> Words:
    """The words of a translated template, called `name` in errors; raises LanguageError.

    Each id of the game must have a text, and there must be no others.
    """
    try:
        found = json.loads(text, object_pairs_hook=_once)
    except (ValueError, RecursionError) as error:
        raise LanguageError(f"{name}: no JSON of ids and texts: {error}") from error
    if not isinstance(found, dict):
        raise LanguageError(f'{name}: must be an object of ids and texts: {{"id": "text", …}}')
    wanted = texts(game)
    missing = [key for key in wanted if key not in found]
    if missing:
        raise LanguageError(f"{name}: has no text for {_some(missing)}: add what is missing")
    unknown = [key for key in found if key not in wanted]
    if unknown:
        raise LanguageError(f"{name}: {game} has no word {_some(unknown)}: take out what is not")
    empty = [key for key, value in found.items() if not isinstance(value, str) or not value.strip()]
    if empty:
        raise LanguageError(f"{name}: no text, or an empty one, for {_some(empty)}: write one")
    return Words(name, found)


def words_called(name: str) -> Words | None:
    """The words that need no file: None for any other name."""
    return {ENGLISH.language: ENGLISH, PSEUDO_NAME: PSEUDO}.get(name)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"{key!r} is there twice")
        found[key] = value
    return found


def _some(keys: list[str]) -> str:
    named = ", ".join(map(repr, keys[:MOST_NAMED]))
    return named if len(keys) <= MOST_NAMED else f"{named} and {len(keys) - MOST_NAMED} more"
