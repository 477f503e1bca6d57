"""The words on faces: each has an id and an English text, and other languages bring their own.

Ids are `<game>.<component key>` for names, the same with `.line` for the sentence on a card, and
`<game>.label.<word>` for what several faces share; the labels' English is in `labels.json`.
`generator.faces.language` reads other languages from files.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from generator.errors import GeneratorError

#: What users call the pseudo-language, and how much longer than English it is at least.
PSEUDO_NAME = "pseudo"
PSEUDO_LONGER = 0.4
_ACCENTS = str.maketrans("AEIOUYaeiouyNncs", "ÀÈÌÒÙÝàèìòùýÑñçš")
_FILLER = "ìpsùm dòlòr sìt àmèt "


class UnknownWord(GeneratorError, LookupError):
    """A language has no text for an id: the message names both and the English text."""


class Words:
    """The texts of one language; two are equal only if they are the same object."""

    def __init__(self, language: str, texts: Mapping[str, str]) -> None:
        self.language = language
        self._texts = texts

    def __call__(self, key: str, english: str) -> str:
        """The text of an id; raises UnknownWord."""
        if key not in self._texts:
            raise UnknownWord(
                f"the language {self.language!r} has no text {key!r}: add one for {english!r}"
            )
        return self._texts[key]

    def label(self, key: str) -> str:
        """The text of a label, such as `vye.label.class.attacks`; raises UnknownWord."""
        return self(key, labels()[key])


class _English(Words):
    def __call__(self, key: str, english: str) -> str:
        return english


class _Pseudo(Words):
    """English with accents, and 40 % longer: shows which boxes other languages will not fit."""

    def __call__(self, key: str, english: str) -> str:
        more = -int(-len(english) * PSEUDO_LONGER // 1)
        filler = (_FILLER * (more // len(_FILLER) + 1))[: more - 1]
        return f"{english.translate(_ACCENTS)} {filler}"


@cache
def labels() -> Mapping[str, str]:
    """The English text of every label by its id."""
    text = files("generator.faces").joinpath("labels.json").read_text(encoding="utf-8")
    read: dict[str, str] = json.loads(text)
    return read


ENGLISH: Words = _English("en", {})
PSEUDO: Words = _Pseudo("qps", {})
