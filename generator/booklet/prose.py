"""Prose: text with **strong**, *italic* and `written` words, broken into lines that look even."""

import math
import re
from dataclasses import dataclass
from functools import lru_cache

from generator.draw.scene import Font
from generator.draw.text import TextOverflow
from generator.draw.text import width as text_width

_MARKED = re.compile(r"(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)")


@dataclass(frozen=True, slots=True)
class Run:
    """Letters of one font that belong together."""

    text: str
    font: Font


#: Runs without a space between them.
Word = tuple[Run, ...]


def words(text: str, plain: Font = "text") -> list[Word]:
    """The words of a text; a mark of emphasis may end in the middle of one.

    What is written as it stands, between backticks, is set in italics.
    """
    found: list[list[Run]] = [[]]
    for part in _MARKED.split(text):
        font = plain
        if part.startswith("**"):
            font, part = "strong", part[2:-2]
        elif part.startswith(("*", "`")):
            font, part = "italic", part[1:-1]
        for i, piece in enumerate(re.split(r"[ \n]+", part)):
            if i:
                found.append([])
            if piece:
                found[-1].append(Run(piece, font))
    return [tuple(word) for word in found if word]


def word_width(word: Word, size: float) -> float:
    """How wide a word is in mm at a size in points."""
    return sum(_width(run.text, size, run.font) for run in word)


@lru_cache(maxsize=1 << 14)
def _width(text: str, size: float, font: Font) -> float:
    """Rulebooks say the same words over and over."""
    return text_width(text, size, font)


def break_lines(
    text: str, size: float, measure: float, *, where: str, font: Font = "text"
) -> list[list[Word]]:
    """The lines of a text within `measure` mm: of all ways to break it, the most even one.

    Raises TextOverflow, naming `where`, if one word alone is too wide.
    """
    all_words = words(text, font)
    widths = [word_width(word, size) for word in all_words]
    for word, wide in zip(all_words, widths, strict=True):
        if wide > measure:
            raise TextOverflow(where, "column", wide - measure, "".join(r.text for r in word))
    space = text_width(" ", size, font)
    # best[i]: the least badness of the words from i on, and where the next line starts.
    n = len(all_words)
    best: list[tuple[float, int]] = [(0.0, n)] * (n + 1)
    for i in range(n - 1, -1, -1):
        best[i] = (math.inf, n)
        length = -space
        for j in range(i + 1, n + 1):
            length += space + widths[j - 1]
            if length > measure:
                break
            slack = (measure - length) / measure
            # A last line may be short, but not a single word under a long text.
            last = 0.08 if j - i == 1 and i else 0.0
            badness = (last if j == n else slack * slack) + 0.02 + best[j][0]
            if badness < best[i][0]:
                best[i] = (badness, j)
    lines, i = [], 0
    while i < n:
        lines.append(all_words[i : best[i][1]])
        i = best[i][1]
    return lines


def runs(line: list[Word]) -> list[Run]:
    """A line as few runs: neighbours of one font in one, spaces between words included."""
    merged: list[Run] = []
    for i, word in enumerate(line):
        for k, run in enumerate(word):
            gap = " " if i and not k else ""
            if merged and merged[-1].font == run.font:
                merged[-1] = Run(merged[-1].text + gap + run.text, run.font)
            elif gap:
                merged[-1] = Run(merged[-1].text + gap, merged[-1].font)
                merged.append(run)
            else:
                merged.append(run)
    return merged
