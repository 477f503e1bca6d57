"""A coarse picture of a drawing: which shape is on top where, so that one can ask what lies under.

Cells are small squares; a shape has a cell if it holds the cell's middle.
"""

from collections import Counter
from itertools import pairwise

from generator.draw.path import Box, Path, Point

#: The side of a cell in mm.
STEP = 0.4
#: Rows of cells, each with the stretches of it that a shape has: first cell, and the one after.
Spans = dict[int, list[tuple[int, int]]]


class Cells:
    """The cells of a box, each with the number of the shape on top of it; -1 where there is none.

    Numbers are the caller's. `Spans` are what shapes are laid down, intersected and looked up by.
    """

    def __init__(self, box: Box) -> None:
        self._x, self._y = box.x0, box.y0
        self._wide = int(box.width / STEP) + 1
        self._high = int(box.height / STEP) + 1
        self._top = [[-1] * self._wide for _ in range(self._high)]

    def spans(self, path: Path, *, even_odd: bool = False) -> Spans:
        """The cells of a filled outline; those its edge runs through if it holds no middle."""
        lines = path.flat(4)
        crossings: dict[int, list[tuple[float, int]]] = {}
        for line in lines:
            points = [self._at(point) for point in line]
            for p, q in pairwise([*points, points[0]]):
                if p[1] != q[1]:
                    self._cross(*p, *q, crossings)
        found: Spans = {}
        for row, hits in crossings.items():
            hits.sort()
            winding = 0
            parts: list[tuple[int, int]] = []
            for (x, turn), (after, _) in pairwise(hits):
                winding += turn
                if winding % 2 if even_odd else winding:
                    first, end = max(0, round(x)), min(self._wide, round(after))
                    if parts and parts[-1][1] == first:
                        first = parts.pop()[0]
                    if end > first:
                        parts.append((first, end))
            if parts:
                found[row] = parts
        return found or self.along([point for line in lines for point in line])

    def _cross(
        self, x0: float, y0: float, x1: float, y1: float,
        crossings: dict[int, list[tuple[float, int]]],
    ) -> None:  # fmt: skip
        """Where an edge crosses the middles of rows, and whether it goes up or down."""
        turn = 1
        if y0 > y1:
            x0, y0, x1, y1, turn = x1, y1, x0, y0, -1
        first, end = max(0, _after(y0)), min(self._high, _after(y1))
        for row in range(first, end):
            x = x0 + (x1 - x0) * (row + 0.5 - y0) / (y1 - y0)
            crossings.setdefault(row, []).append((x, turn))

    def along(self, points: list[Point]) -> Spans:
        """The cells that points lie in."""
        found: Spans = {}
        for point in points:
            x, y = (int(v // 1) for v in self._at(point))
            if 0 <= y < self._high and 0 <= x < self._wide:
                found.setdefault(y, []).append((x, x + 1))
        return found

    def all(self) -> Spans:
        """Every cell there is."""
        return {row: [(0, self._wide)] for row in range(self._high)}

    def lay(self, spans: Spans, number: int) -> None:
        """Puts a shape on top of its cells."""
        for row, parts in spans.items():
            for first, end in parts:
                self._top[row][first:end] = [number] * (end - first)

    def under(self, spans: Spans) -> Counter[int]:
        """How many of the cells are topped by what."""
        tops: list[int] = []
        for row, parts in spans.items():
            for first, end in parts:
                tops += self._top[row][first:end]
        return Counter(tops)

    def _at(self, point: Point) -> Point:
        return (point[0] - self._x) / STEP, (point[1] - self._y) / STEP


def _after(y: float) -> int:
    """The first row whose middle is at y or below."""
    return -int(-(y - 0.5) // 1)


def within(spans: Spans, clip: Spans | None) -> Spans:
    """The cells of both; all of them if the second is None."""
    if clip is None:
        return spans
    found: Spans = {}
    for row, parts in spans.items():
        both = [
            (max(a, c), min(b, d))
            for a, b in parts
            for c, d in clip.get(row, ())
            if max(a, c) < min(b, d)
        ]
        if both:
            found[row] = both
    return found


def subpaths(path: Path) -> list[Path]:
    """The outlines that one path is made of."""
    found: list[Path] = []
    verbs = ""
    numbers: list[float] = []
    for verb, more in path.commands():
        if verb == "M" and verbs:
            found.append(Path(verbs, tuple(numbers)))
            verbs, numbers = "", []
        verbs += verb
        numbers += more
    return [*found, Path(verbs, tuple(numbers))] if verbs else found
