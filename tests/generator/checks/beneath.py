"""What lies beneath letters and lines: their paints, and how much of each."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

from generator.draw.cells import Cells, Spans, within
from generator.draw.one_colour import both_sides
from generator.draw.paint import Paint
from generator.draw.scene import Clip, Fill, Op, Scene, Stroke, Text
from generator.draw.text import outlines
from generator.theme import WHITE
from tests.generator.checks.inlined import inlined

#: The lightness up to which a line is dark, wherever it lies.
DARK = 40.0
#: An operation and the paints beneath it, each with its share of what was looked at.
Found = tuple[Stroke | Text, dict[Paint, float]]


@cache
def beneath(scene: Scene) -> tuple[Found, ...]:
    """Each text and each line of a scene with what lies under it and on both sides of it.

    What is drawn over a line or a text later is not looked at; nor is what is off the trim, nor
    what lies beneath a dark line.
    """
    return tuple(_Look(scene).at(inlined(scene), None))


class _Look:
    def __init__(self, scene: Scene) -> None:
        self._cells, self._paints = Cells(scene.trim), [WHITE]
        self._cells.lay(self._cells.all(), 0)

    def at(self, ops: tuple[Op, ...], clip: Spans | None) -> Iterator[Found]:
        for op in ops:
            match op:
                case Clip():
                    area = self._cells.spans(op.path, even_odd=op.even_odd)
                    yield from self.at(op.ops, within(area, clip))
                case Fill():
                    spans = self._cells.spans(op.path, even_odd=op.even_odd)
                    self._cells.lay(within(spans, clip), len(self._paints))
                    self._paints.append(op.paint)
                case Text():
                    yield op, self._shares(within(self._cells.spans(outlines(op)), clip))
                case Stroke() if op.paint.lightness < DARK:
                    yield op, {}
                case Stroke():
                    yield op, self._shares(within(self._cells.along(both_sides(op)), clip))

    def _shares(self, spans: Spans) -> dict[Paint, float]:
        shares: Counter[Paint] = Counter()
        under = self._cells.under(spans)
        for number, count in under.items():
            shares[self._paints[number]] += count
        return {paint: count / under.total() for paint, count in shares.items()}


def contrast(one: Paint, other: Paint) -> float:
    """The contrast ratio of two paints, 1 to 21, as WCAG 2 has it."""
    dark, light = sorted((one.luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
