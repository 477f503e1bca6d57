"""The slug line: what a sheet is and how to print it, in the margin, with a rule to check scale."""

from dataclasses import dataclass

from generator.draw.path import Box
from generator.draw.text import width as text_width
from generator.draw.text import wrap
from generator.sheets.grid import Grid
from generator.sheets.pack import MARK_OFFSET
from generator.sheets.plan import GEOMETRY, Label, Mark
from generator.units import mm_of_points

SIZE = 7.0
LEADING = 3.0
#: What one line takes from its highest letter to its lowest.
HEIGHT = 2.5
#: Between the slug and what is nearest to it.
CLEAR = 0.6
#: How far letters reach below the baseline.
DEPTH = mm_of_points(SIZE) * 0.25
RULE = 50.0
RULE_TICK = 1.0
RULE_TEXT = "50 mm at actual size"


@dataclass(frozen=True, slots=True)
class Slug:
    """What is said of a sheet, and the paper and margin that it is said on."""

    heading: str
    owners: str
    sheet: int
    sheets: int
    side: str
    paper: str
    layout: str
    palette: str

    @property
    def text(self) -> str:
        """The whole line."""
        parts = [self.heading, f"sheet {self.sheet} of {self.sheets}, {self.side}"]
        if self.owners:
            parts.append(self.owners)
        parts += [self.paper, self.layout, self.palette, "print at 100 % / actual size"]
        return " · ".join([*parts, f"geometry {GEOMETRY}"])


@dataclass(frozen=True, slots=True)
class Room:
    """The page around a grid: its size, the printer margin, and the grid that it must clear.

    `corners` are kept clear: how far from the margin on.
    """

    width: float
    height: float
    margin: float
    grid: Grid
    corners: float = 0.0

    @property
    def above(self) -> float:
        """Where the free band above bleed and marks ends."""
        return self._outside(self.grid.bounds.y0, self.grid.y.before, self.grid.y.mark_before)

    @property
    def left(self) -> float:
        """Where the free band left of bleed and marks ends."""
        return self._outside(self.grid.bounds.x0, self.grid.x.before, self.grid.x.mark_before)

    def _outside(self, edge: float, bleed: float, mark: float) -> float:
        return edge - bleed - (mark + MARK_OFFSET if mark else 0.0) - CLEAR


def slug_labels(slug: Slug, room: Room) -> tuple[tuple[Label, ...], tuple[Mark, ...]]:
    """The slug below the grid, or up its left side, and a rule above it where there is room.

    The grid is centred, so what is free above it is free below it as well. Without room for the
    slug there is no label.
    """
    ends = 2 * (room.margin + room.corners)
    measure, band = room.width - ends, room.above - room.margin
    lines = _lines(slug.text, measure, band)
    if lines:
        last = room.height - room.margin - DEPTH
        labels = [
            Label(
                (room.width - text_width(line, SIZE)) / 2,
                last - LEADING * (len(lines) - 1 - i),
                line,
                SIZE,
            )
            for i, line in enumerate(lines)
        ]
        label, rules = _rule(room)
        return (*labels, label), rules
    lines = _lines(slug.text, room.height - ends, room.left - room.margin)
    first = room.margin + HEIGHT - DEPTH
    return tuple(
        Label(
            first + LEADING * i,
            (room.height + text_width(line, SIZE)) / 2,
            line,
            SIZE,
            270,
        )
        for i, line in enumerate(lines)
    ), ()


def label_box(label: Label) -> Box:
    """What a line of text takes of the page, with a little air."""
    long, high = text_width(label.text, label.size), mm_of_points(label.size)
    if label.rotation == 270:
        box = Box(label.x - high, label.y - long, label.x + high * 0.25, label.y)
    else:
        box = Box(label.x, label.y - high, label.x + long, label.y + high * 0.25)
    return box.grown(MARK_OFFSET / 2)


def _rule(room: Room) -> tuple[Label, tuple[Mark, ...]]:
    whole = RULE + CLEAR + text_width(RULE_TEXT, SIZE)
    x = (room.width - whole) / 2
    y = room.margin + LEADING / 2
    return Label(x + RULE + CLEAR, y + mm_of_points(SIZE) * 0.22, RULE_TEXT, SIZE), (
        Mark("rule", x, y, x + RULE, y),
        Mark("rule", x, y - RULE_TICK, x, y + RULE_TICK),
        Mark("rule", x + RULE, y - RULE_TICK, x + RULE, y + RULE_TICK),
    )


def _lines(text: str, measure: float, band: float) -> list[str]:
    """The text in as many lines as fit in the band; none if they do not fit."""
    if any(text_width(word, SIZE) > measure for word in text.split()):
        return []
    lines = [text] if text_width(text, SIZE) <= measure else wrap(text, SIZE, "text", measure)
    return lines if HEIGHT + (len(lines) - 1) * LEADING <= band + 1e-6 else []
