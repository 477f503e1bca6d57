"""The four fonts, read without a font library: widths, kerning and outlines of characters.

Grenze Bold and three cuts of Alegreya Sans, under the SIL Open Font License 1.1 (the `OFL-*.txt`
files here). Each is a TrueType file; `make.py` says how they were made.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from generator.draw.path import Path
from generator.fonts.truetype import TrueType

#: Role of each font: see `generator.draw.scene.Font`.
NAMES = ("display", "text", "strong", "italic")


def data(file: str) -> bytes:
    """The bytes of a file of this package, such as `display.ttf` or `text.woff2`."""
    return files(__name__).joinpath(file).read_bytes()


class Typeface:
    """One font: advances, kerning and outlines, in units of which `units` make an em."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._file = TrueType(data(f"{name}.ttf"))
        self.units = self._file.units
        kerning = _kerning()[name]
        self._left = {char: str(i) for i, chars in enumerate(kerning["left"]) for char in chars}
        self._right = {char: str(i) for i, chars in enumerate(kerning["right"]) for char in chars}
        self._by: dict[str, dict[str, int]] = kerning["by"]

    def __contains__(self, char: str) -> bool:
        return ord(char) in self._file.characters

    def advance(self, char: str) -> int:
        """How far the pen moves for a character."""
        return self._file.advances[self._file.characters[ord(char)]]

    def kern(self, first: str, second: str) -> int:
        """What is added between two characters; mostly negative."""
        row = self._by.get(self._left.get(first, ""))
        return row.get(self._right.get(second, ""), 0) if row else 0

    @cache  # noqa: B019 - typefaces live as long as the program
    def outline(self, char: str) -> Path:
        """The character's shape, y down, its origin on the baseline."""
        return self._file.outline(self._file.characters[ord(char)])


@cache
def typeface(name: str) -> Typeface:
    """A font by its role; raises KeyError for another name."""
    if name not in NAMES:
        raise KeyError(f"no font {name!r}: choose one of {', '.join(NAMES)}")
    return Typeface(name)


@cache
def _kerning() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(data("kerning.json"))
    return found
