"""Coverage: how much ink a scene takes, by looking at points of a fine grid; no press is asked.

It is an estimate, since fine lines fall between the points, as often as they ought to.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple

from generator.draw.paint import Paint
from generator.draw.path import Box, Matrix, Path, Point
from generator.draw.scene import Clip, Fill, Font, Group, Op, Place, Scene, Stroke, Text
from generator.draw.text import outlines
from generator.fonts import typeface
from generator.units import MM_PER_POINT

#: Rows are so far apart, in mm; on large scenes farther, so that there are no more points than
#: on a square of MOST mm.
PITCH = 0.5
MOST = 120.0
#: Points lie closer along a row than rows do.
FINER = 2

Spans = list[tuple[float, float]]


class Inks(NamedTuple):
    """How much of an area each of the four inks covers, 0 to 1 each."""

    c: float = 0.0
    m: float = 0.0
    y: float = 0.0
    k: float = 0.0

    @property
    def total(self) -> float:
        """All four together, 0 to 4."""
        return sum(self)

    def plus(self, other: Inks, share: float = 1.0) -> Inks:
        """This and a share of another."""
        return Inks(*(a + b * share for a, b in zip(self, other, strict=True)))


@lru_cache(maxsize=1024)
def coverage(scene: Scene) -> Inks:
    """The inks of a scene, as a share of its area with the bleed."""
    grid = _Grid(scene.full)
    grid.draw(scene.ops, Matrix(), None)
    return grid.inks()


class _Grid:
    """The points of an area, each with the paint that lies on top there; 0 is bare paper."""

    def __init__(self, area: Box) -> None:
        side = math.sqrt(area.width * area.height)
        pitch = PITCH * max(1.0, side / MOST)
        self._rows = max(1, round(area.height / pitch))
        self._columns = max(1, round(area.width / pitch * FINER))
        # One unit is one point, so that the rest is plain counting.
        x, y = self._columns / area.width, self._rows / area.height
        self._to = Matrix(x, 0.0, 0.0, y, -area.x0 * x, -area.y0 * y)
        self._points = [[0] * self._columns for _ in range(self._rows)]
        self._paints: dict[Paint, int] = {}
        self._area, self._is_page = area.width * area.height, side > MOST
        self._added: dict[Paint, float] = {}

    def inks(self) -> Inks:
        counts: dict[int, int] = {}
        for row in self._points:
            for seen in set(row):
                counts[seen] = counts.get(seen, 0) + row.count(seen)
        found, area = Inks(), self._rows * self._columns
        for paint, number in self._paints.items():
            found = found.plus(Inks(*paint.cmyk), counts.get(number, 0) / area)
        for paint, share in self._added.items():
            found = found.plus(Inks(*paint.cmyk), share)
        return found

    def draw(self, ops: tuple[Op, ...], matrix: Matrix, mask: dict[int, Spans] | None) -> None:
        for op in ops:
            match op:
                case Fill():
                    self._fill(op.path, op.paint, matrix, mask, even_odd=op.even_odd)
                case Stroke():
                    self._fill(_ribbon(op), op.paint, matrix, mask)
                case Clip():
                    inside = self._spans(op.path, matrix, even_odd=op.even_odd)
                    if mask is not None:
                        inside = {row: _both(spans, mask[row]) for row, spans in inside.items()
                                  if row in mask}  # fmt: skip
                    if inside:
                        self.draw(op.ops, matrix, inside)
                case Group():
                    self.draw(op.ops, matrix, mask)
                case Place():
                    self.draw(op.scene.ops, matrix @ op.matrix, mask)
                case Text() if self._is_page:
                    self._letters(op, matrix)
                case Text():
                    self._fill(outlines(op), op.paint, matrix, mask)

    def _letters(self, text: Text, matrix: Matrix) -> None:
        """The letters of a page, too small and too many for the points: their areas are added."""
        em = text.size * MM_PER_POINT * matrix.scale
        area = sum(_letter(char, text.font) for char in text.text) * em * em
        self._added[text.paint] = self._added.get(text.paint, 0.0) + area / self._area

    def _fill(
        self, path: Path, paint: Paint, matrix: Matrix, mask: dict[int, Spans] | None,
        *, even_odd: bool = False,
    ) -> None:  # fmt: skip
        number = self._paints.setdefault(paint, len(self._paints) + 1)
        for row, found in self._spans(path, matrix, even_odd=even_odd).items():
            spans = found
            if mask is not None:
                if row not in mask:
                    continue
                spans = _both(found, mask[row])
            points = self._points[row]
            for a, b in spans:
                # A point lies in the middle of its unit.
                start, end = max(0, math.ceil(a - 0.5)), min(self._columns, math.ceil(b - 0.5))
                if end > start:
                    points[start:end] = [number] * (end - start)

    def _spans(self, path: Path, matrix: Matrix, *, even_odd: bool) -> dict[int, Spans]:
        """Where each row is inside of a path, from left to right."""
        crossings: dict[int, list[tuple[float, int]]] = {}
        for line in path.mapped(self._to @ matrix).flat(4):
            for (x0, y0), (x1, y1) in pairwise([*line, line[0]]):
                if y0 == y1:
                    continue
                way, low, high = (1, y0, y1) if y0 < y1 else (-1, y1, y0)
                first, last = max(0, math.ceil(low - 0.5)), min(self._rows, math.ceil(high - 0.5))
                slope = (x1 - x0) / (y1 - y0)
                for row in range(first, last):
                    x = x0 + (row + 0.5 - y0) * slope
                    crossings.setdefault(row, []).append((x, way))
        return {row: _inside(sorted(found), even_odd=even_odd) for row, found in crossings.items()}


@cache
def _letter(char: str, font: Font) -> float:
    """How much of a square of one em a letter covers."""
    face = typeface(font)
    twice = 0.0
    for outline in face.outline(char).flat(4):
        for (x0, y0), (x1, y1) in pairwise([*outline, outline[0]]):
            twice += x0 * y1 - x1 * y0
    return abs(twice) / 2 / face.units**2


def _inside(crossings: list[tuple[float, int]], *, even_odd: bool) -> Spans:
    spans: Spans = []
    turns, start = 0, 0.0
    for x, way in crossings:
        was = turns % 2 if even_odd else turns
        turns += 1 if even_odd else way
        now = turns % 2 if even_odd else turns
        if now and not was:
            start = x
        elif was and not now:
            spans.append((start, x))
    return spans


def _both(a: Spans, b: Spans) -> Spans:
    """What two rows of spans share."""
    return [(max(p[0], q[0]), min(p[1], q[1])) for p in a for q in b if p[0] < q[1] and q[0] < p[1]]


def _ribbon(stroke: Stroke) -> Path:
    """A stroke as areas, one for each straight piece of it that is on."""
    verbs, numbers = "", []
    for line in stroke.path.flat(4):
        for (x0, y0), (x1, y1) in _on(line, stroke.dash):
            length = math.hypot(x1 - x0, y1 - y0)
            if not length:
                continue
            x, y = (y0 - y1) / length * stroke.width / 2, (x1 - x0) / length * stroke.width / 2
            numbers += [x0 + x, y0 + y, x1 + x, y1 + y, x1 - x, y1 - y, x0 - x, y0 - y]
            verbs += "MLLL"
    return Path(verbs, tuple(numbers))


def _on(line: list[Point], dash: tuple[float, ...]) -> Iterator[tuple[Point, Point]]:
    """The pieces of a line that a dash leaves, each within one straight piece."""
    if not dash or sum(dash) <= 0:
        yield from pairwise(line)
        return
    at, left = 0, dash[0]
    for (x0, y0), (x1, y1) in pairwise(line):
        length, done = math.hypot(x1 - x0, y1 - y0), 0.0
        while length - done > 1e-9:
            step = min(left, length - done)
            if at % 2 == 0:
                a, b = done / length, (done + step) / length
                yield (
                    (x0 + (x1 - x0) * a, y0 + (y1 - y0) * a),
                    (x0 + (x1 - x0) * b, y0 + (y1 - y0) * b),
                )
            done, left = done + step, left - step
            while left <= 1e-9:
                at += 1
                left = dash[at % len(dash)]
