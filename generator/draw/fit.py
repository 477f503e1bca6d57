"""Fitting text whose length nobody knows beforehand: in the largest of several sizes."""

from collections.abc import Sequence
from typing import NamedTuple

from generator.draw.scene import Font
from generator.draw.text import TextOverflow, require_fit, width, wrap
from generator.units import MM_PER_POINT

MORE = "…"


class Fitted(NamedTuple):
    """Lines of text and the size in points in which they fit."""

    lines: tuple[str, ...]
    size: float


def fitted(
    scene: str,
    box: str,
    text: str,
    font: Font,
    wide: float,
    high: float,
    sizes: Sequence[float],
    leading: float = 1.1,
) -> Fitted:
    """The text in the first of the sizes in which it fits into `wide` by `high` mm.

    `leading` is the share of the size from line to line. Words are never broken or squeezed:
    where even the last size is too large, TextOverflow names scene, box and excess. Raises
    MissingGlyph.
    """
    for size in sizes:
        try:
            return _in_size(scene, box, text, font, wide, high, size, leading)
        except TextOverflow:
            if size == sizes[-1]:
                raise
    raise ValueError("no size to fit a text in")


def shortened(
    text: str, font: Font, wide: float, high: float, sizes: Sequence[float], leading: float = 1.1
) -> Fitted:
    """The same for a label on a screen's board, whose whole text is said beside it.

    Where no size fits, as many words as there is room for, and a sign that there are more; where
    one word is too wide, as much of it. There is always room for one line. Raises MissingGlyph.
    """
    try:
        return fitted("board", "label", text, font, wide, high, sizes, leading)
    except TextOverflow:
        size = sizes[-1]
    words, most = text.split(), max(_most(size, leading, high), 1)
    while len(words) > 1:
        words.pop()
        try:
            lines = wrap(" ".join(words) + MORE, size, font, wide)
        except TextOverflow:
            continue
        if len(lines) <= most:
            return Fitted(tuple(lines), size)
    word = words[0]
    while word and width(word + MORE, size, font) > wide:
        word = word[:-1]
    return Fitted((word + MORE,), size)


def _in_size(
    scene: str, box: str, text: str, font: Font, wide: float, high: float, size: float,
    leading: float,
) -> Fitted:  # fmt: skip
    for word in text.split():
        require_fit(scene, box, word, size, font, wide)
    lines = wrap(text, size, font, wide)
    if len(lines) > _most(size, leading, high):
        excess = len(lines) * size * MM_PER_POINT * leading - high
        raise TextOverflow(scene, box, excess, text)
    return Fitted(tuple(lines), size)


def _most(size: float, leading: float, high: float) -> int:
    """How many lines there is room for."""
    return int(high / (size * MM_PER_POINT * leading) + 1e-6)
