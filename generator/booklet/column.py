"""Columns: heads, paragraphs and lists set one under the other."""

from dataclasses import dataclass

from generator.booklet.prose import break_lines, runs
from generator.draw.paint import Paint
from generator.draw.scene import Drawing
from generator.draw.shapes import polygon
from generator.draw.text import TextOverflow
from generator.draw.text import width as text_width
from generator.theme import BLACK, SIZES


@dataclass(frozen=True, slots=True)
class Style:
    """How a column is set: sizes in points, the rest in mm."""

    size: float = SIZES["booklet body"]
    leading: float = 4.1
    head: float = 13.0
    before_head: float = 2.2
    after_head: float = 1.4
    after: float = 1.5
    indent: float = 3.2


class Column:
    """A column of text: `y` is where the next line's box starts, and grows as text is set."""

    def __init__(
        self,
        drawing: Drawing,
        x: float,
        y: float,
        width: float,
        bottom: float,
        style: Style | None = None,
    ) -> None:
        self.drawing, self.x, self.y, self.width, self.bottom = drawing, x, y, width, bottom
        self.style = style or Style()
        self._first = True

    def head(self, text: str, paint: Paint = BLACK) -> None:
        """Sets a heading."""
        style = self.style
        if not self._first:
            self.y += style.before_head
        self._first = False
        self.y += style.head * 0.33
        self.drawing.text(self.x, self.y, text, style.head, paint, anchor="start")
        self.y += style.after_head
        self._require(text)

    def paragraph(self, text: str) -> None:
        """Sets a paragraph with **strong** and *italic* words; raises TextOverflow."""
        self._first = False
        self._set(text, self.x, self.width)
        self.y += self.style.after

    def items(self, *texts: str) -> None:
        """Sets a list, a small lozenge before each item; raises TextOverflow."""
        style, self._first = self.style, False
        for text in texts:
            x, y = self.x + 1.0, self.y + style.leading * 0.56
            lozenge = polygon([(x - 0.8, y), (x, y - 0.8), (x + 0.8, y), (x, y + 0.8)])
            self.drawing.fill(lozenge, BLACK, "cut")
            self._set(text, self.x + style.indent, self.width - style.indent)
        self.y += style.after

    def _set(self, text: str, x: float, measure: float) -> None:
        style = self.style
        for line in break_lines(text, style.size, measure, where=self.drawing.name):
            pen, baseline = x, self.y + style.leading * 0.76
            for run in runs(line):
                self.drawing.text(
                    pen, baseline, run.text, style.size, BLACK, font=run.font, anchor="start"
                )
                pen += text_width(run.text, style.size, run.font)
            self.y += style.leading
        self._require(text)

    def _require(self, text: str) -> None:
        if self.y > self.bottom + 1e-6:
            raise TextOverflow(self.drawing.name, "column", self.y - self.bottom, text[:60])
