"""Fitting text whose length nobody knows beforehand: smaller, then broken, then cut short."""

from collections.abc import Sequence
from typing import NamedTuple

from generator.draw.scene import Font
from generator.draw.text import TextOverflow, width, wrap
from generator.units import MM_PER_POINT

MORE = "…"


class Fitted(NamedTuple):
    """Lines of text and the size in points in which they fit."""

    lines: tuple[str, ...]
    size: float


def fitted(
    text: str, font: Font, wide: float, high: float, sizes: Sequence[float], leading: float = 1.1
) -> Fitted:
    """The text in the first of the sizes in which it fits into `wide` by `high` mm.

    `leading` is the share of the size from line to line. Where none fits, words are broken in the
    last size; what is still too much is cut off, and the last line says so. There is always room
    for one line. Raises MissingGlyph.
    """
    for size in sizes:
        most = _most(size, leading, high)
        try:
            lines = wrap(text, size, font, wide)
        except TextOverflow:
            continue
        if len(lines) <= most:
            return Fitted(tuple(lines), size)
    size = sizes[-1]
    most = max(_most(size, leading, high), 1)
    pieces = [piece for word in text.split() for piece in _broken(word, size, font, wide)]
    lines = wrap(" ".join(pieces), size, font, wide)
    if len(lines) > most:
        last = lines[most - 1]
        while last and width(last + MORE, size, font) > wide:
            last = last[:-1]
        lines = [*lines[: most - 1], last.rstrip() + MORE]
    return Fitted(tuple(lines), size)


def _most(size: float, leading: float, high: float) -> int:
    """How many lines there is room for."""
    return int(high / (size * MM_PER_POINT * leading) + 1e-6)


def _broken(word: str, size: float, font: Font, wide: float) -> list[str]:
    """A word in pieces that fit, as few as can be; a piece has one character at least."""
    pieces = [""]
    for char in word:
        if pieces[-1] and width(pieces[-1] + char, size, font) > wide:
            pieces.append("")
        pieces[-1] += char
    return pieces
