"""One leaf of a quick reference: a band, heads, short lines and tables, one under the other."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from generator.booklet.column import Column, Style
from generator.booklet.prose import break_lines
from generator.draw.path import Box
from generator.draw.scene import Drawing
from generator.draw.shapes import line, polygon, rectangle
from generator.draw.text import TextOverflow, cap_height, require_fit
from generator.draw.text import width as text_width
from generator.quick.band import BAND, Edges, band
from generator.theme import BLACK, CREAM
from generator.units import MM_PER_POINT

#: Type sizes in points that are tried, the largest first.
BODY_SIZES = (11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0)
#: From line to line, in sizes.
LEADING = 1.19
#: A head's size and how much lies before and after it, in body sizes.
_HEAD, _BEFORE, _AFTER = 1.5, 0.75, 0.42
_ITEM_AFTER = 0.22
#: Where a leaf is not full, white is added before a head, and a share of that to rows and items.
_MOST_AIR = 5.0
_ROW_SHARE, _ITEM_SHARE = 0.3, 0.15


@dataclass
class Leaf:
    """A leaf being drawn: `y` is where the next part starts and grows as parts are set.

    `size` is the body's in points, `air` the mm before each head beyond the usual; `parts` counts
    what air goes to.
    """

    drawing: Drawing
    box: Box
    size: float
    air: float = 0.0
    y: float = 0.0
    parts: float = 0.0
    is_new: bool = True

    @property
    def x(self) -> float:
        """The left edge."""
        return self.box.x0

    @property
    def width(self) -> float:
        """The width of what is set."""
        return self.box.width

    @property
    def leading(self) -> float:
        """The mm from line to line."""
        return self.size * LEADING * MM_PER_POINT

    @property
    def em(self) -> float:
        """The body's size in mm."""
        return self.size * MM_PER_POINT

    def band(self, title: str, subtitle: str, edges: Edges) -> None:
        """The title on ink; `edges` are the profiles of the lower edge's halves."""
        band(self.drawing, self.x, self.y, self.width, title, subtitle, edges)
        self.y += BAND + 1.2 * self.em

    def head(self, text: str, note: str = "") -> None:
        """Sets a heading, a note in italics at its right."""
        size, name = self.size * _HEAD, self.drawing.name
        require_fit(name, "head", text, size, "display", self.width)
        if not self.is_new:
            self.y += self.em * _BEFORE + self.air
            self.parts += 1
        self.y += cap_height(size, "display")
        self.drawing.text(self.x, self.y, text, size, BLACK, anchor="start")
        if note:
            start = self.x + text_width(text, size, "display") + self.em
            require_fit(name, "head", note, self.size, "italic", self.x + self.width - start)
            self.drawing.text(start, self.y, note, self.size, BLACK, font="italic", anchor="start")
        self.y += self.em * _AFTER
        self._require(text)

    def paragraph(self, text: str) -> None:
        """Sets a paragraph with **strong** and *italic* words; raises TextOverflow."""
        self.y = self.set(text, self.x, self.y, self.width) + self.em * _ITEM_AFTER
        self._require(text)

    def items(self, texts: Iterable[str]) -> None:
        """Sets a list, a small lozenge before each item; raises TextOverflow."""
        for text in texts:
            x, y, r = self.x + self.em * 0.3, self.y + self.leading * 0.5, self.em * 0.27
            lozenge = polygon([(x - r, y), (x, y - r), (x + r, y), (x, y + r)])
            self.drawing.fill(lozenge, BLACK, "cut")
            self._item(text, self.em)

    def numbered(self, texts: Iterable[str]) -> None:
        """Sets steps, a number before each; raises TextOverflow."""
        for number, text in enumerate(texts, 1):
            base = self.y + self.leading * 0.76
            self.drawing.text(
                self.x, base, str(number), self.size, BLACK, font="strong", anchor="start"
            )
            self._item(text, self.em * 1.3)

    def _item(self, text: str, indent: float) -> None:
        low = self.set(text, self.x + indent, self.y, self.width - indent)
        self.y = low + self.em * _ITEM_AFTER + self.air * _ITEM_SHARE
        self.parts += _ITEM_SHARE
        self._require(text)

    def set(self, text: str, x: float, y: float, measure: float) -> float:
        """Sets text from (x, y) down and returns where it ends; raises TextOverflow for a word."""
        column = Column(
            self.drawing, x, y, measure, math.inf, Style(self.size, self.leading, after=0.0)
        )
        column.paragraph(text)
        return column.y

    def high(self, text: str, measure: float) -> float:
        """How high a text is within a measure."""
        return self.leading * len(break_lines(text, self.size, measure, where=self.drawing.name))

    def rows(self, rows: Sequence[Row], least: float = 0.0) -> None:
        """Sets rows under one another, every other one on cream, `least` mm high or more."""
        pad = self.em * 0.28
        for i, row in enumerate(rows):
            high = max(least, row.high(self) + 2 * pad) + self.air * _ROW_SHARE
            self.parts += _ROW_SHARE
            if i % 2 == 0:
                self.drawing.fill(rectangle(self.x, self.y, self.width, high), CREAM, "plate")
            row.draw(self, self.y, high)
            self.y += high
            ends = (self.x, self.y), (self.x + self.width, self.y)
            # Low ink leaves out what is cream: there the line alone parts two rows.
            self.drawing.stroke(line(*ends), BLACK, 0.2 if i == len(rows) - 1 else 0.08)
        self.y += self.em * 0.3
        self._require("the rows")

    def labels(self, told: Iterable[tuple[float, str]]) -> None:
        """Sets a line of italics over a table: each where its column starts."""
        for x, text in told:
            base = self.y + self.leading * 0.5
            self.drawing.text(
                self.x + x, base, text, self.size, BLACK, font="italic", anchor="start"
            )
        self.y += self.leading * 0.75

    def columns(self, *draws: Callable[[Leaf], None], gutter: float = 5.0) -> None:
        """Draws parts side by side in columns of one width; the highest decides what follows."""
        each = (self.width - gutter * (len(draws) - 1)) / len(draws)
        lows, parts = [], []
        for i, draw in enumerate(draws):
            x = self.x + i * (each + gutter)
            box = Box(x, self.box.y0, x + each, self.box.y1)
            column = Leaf(self.drawing, box, self.size, self.air, self.y)
            draw(column)
            lows.append(column.y)
            parts.append(column.parts)
        self.y = max(lows)
        self.parts += max(parts)

    def _require(self, text: str) -> None:
        self.is_new = False
        if self.y > self.box.y1 + 1e-6:
            raise TextOverflow(self.drawing.name, "leaf", self.y - self.box.y1, text)


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table.

    `texts` are (x, measure, text), x from the leaf's left edge; `picture` draws beside them in a
    leaf, given the row's y and height.
    """

    texts: tuple[tuple[float, float, str], ...]
    picture: Callable[[Leaf, float, float], None] | None = None

    def high(self, leaf: Leaf) -> float:
        """How high its texts are in a leaf."""
        return max(leaf.high(text, measure) for _, measure, text in self.texts)

    def draw(self, leaf: Leaf, y: float, high: float) -> None:
        """Draws it, every text in the middle of its height."""
        if self.picture:
            self.picture(leaf, y, high)
        for x, measure, text in self.texts:
            leaf.set(text, leaf.x + x, y + (high - leaf.high(text, measure)) / 2, measure)


Draw = Callable[[Leaf], None]


def draw_leaf(drawing: Drawing, box: Box, draw: Draw) -> None:
    """Draws a leaf into a box in the largest size that fits, what is left over before the heads.

    Raises TextOverflow where even the smallest size is too large.
    """
    for size in BODY_SIZES:
        trial = Leaf(Drawing(drawing.name, drawing.width, drawing.height), box, size, y=box.y0)
        try:
            draw(trial)
        except TextOverflow:
            if size == BODY_SIZES[-1]:
                raise
            continue
        spare = (box.y1 - trial.y) / max(1.0, trial.parts)
        draw(Leaf(drawing, box, size, min(_MOST_AIR, spare), box.y0))
        return
