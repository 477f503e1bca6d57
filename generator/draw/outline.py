"""Outlines to cut along: closed, of straight lines and arcs of circles, in millimetres, y down."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from generator.draw.path import Box, Path, Point

_SLACK = 1e-9


class Vertex(NamedTuple):
    """A corner, and how far the line to the next one bulges.

    `bulge` is the tangent of a quarter of the arc's angle, as in a DXF: 0 is straight, 1 is half a
    circle, positive turns clockwise as seen.
    """

    x: float
    y: float
    bulge: float = 0.0


@dataclass(frozen=True, slots=True)
class Outline:
    """A closed line to cut along, under an id that is its own on its page."""

    id: str
    vertices: tuple[Vertex, ...]

    def path(self) -> Path:
        """The line as a path; its arcs are curves that are off by 0.03 % of their radius."""
        verbs, numbers = ["M"], [*self.vertices[0][:2]]
        for start, end in self._edges():
            if abs(start.bulge) < _SLACK:
                verbs.append("L")
                numbers += end[:2]
                continue
            for curve in _arc(start, end):
                verbs.append("C")
                numbers += curve
        if verbs[-1] == "L":
            # Closing draws the last straight line.
            verbs.pop()
            del numbers[-2:]
        return Path("".join([*verbs, "Z"]), tuple(numbers))

    def bounds(self) -> Box:
        """The smallest box that holds it."""
        points = [vertex[:2] for vertex in self.vertices]
        for start, end in self._edges():
            if abs(start.bulge) >= _SLACK:
                points += _extremes(start, end)
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return Box(min(xs), min(ys), max(xs), max(ys))

    def _edges(self) -> Iterator[tuple[Vertex, Vertex]]:
        yield from zip(self.vertices, (*self.vertices[1:], self.vertices[0]), strict=True)


def box_outline(name: str, box: Box) -> Outline:
    """The four sides of a box, from its lower left."""
    corners = ((box.x0, box.y1), (box.x1, box.y1), (box.x1, box.y0), (box.x0, box.y0))
    return Outline(name, tuple(Vertex(*corner) for corner in corners))


def disc_outline(name: str, x: float, y: float, r: float) -> Outline:
    """A circle about (x, y)."""
    return Outline(name, (Vertex(x - r, y, 1.0), Vertex(x + r, y, 1.0)))


def rounded_outline(name: str, corners: Sequence[tuple[float, float, float]]) -> Outline:
    """Straight lines from corner to corner, each (x, y, radius) rounded by its radius.

    Raises ValueError for two radii that have no room between their corners.
    """
    vertices: list[Vertex] = []
    reach: list[float] = []
    for i, (x, y, r) in enumerate(corners):
        before, after = corners[i - 1], corners[(i + 1) % len(corners)]
        come = math.atan2(y - before[1], x - before[0])
        go = math.atan2(after[1] - y, after[0] - x)
        turn = (go - come + math.pi) % (2 * math.pi) - math.pi
        t = r * abs(math.tan(turn / 2))
        reach.append(t)
        if t < _SLACK:
            vertices.append(Vertex(x, y))
            continue
        vertices.append(Vertex(x - t * math.cos(come), y - t * math.sin(come), math.tan(turn / 4)))
        vertices.append(Vertex(x + t * math.cos(go), y + t * math.sin(go)))
    for i, (x, y, _) in enumerate(corners):
        if reach[i - 1] + reach[i] > math.dist((x, y), corners[i - 1][:2]) + 1e-6:
            raise ValueError(f"{name}: the corners at {x:g}, {y:g} are rounder than they are apart")
    return Outline(name, tuple(vertices))


def _circle(start: Vertex, end: Vertex) -> tuple[Point, float, float, float]:
    """The middle and radius of an arc's circle, the angle where it starts, and its whole turn."""
    b = start.bulge
    dx, dy = end.x - start.x, end.y - start.y
    away = (1 - b * b) / (4 * b)
    x, y = (start.x + end.x) / 2 - dy * away, (start.y + end.y) / 2 + dx * away
    radius = math.dist((x, y), start[:2])
    return (x, y), radius, math.atan2(start.y - y, start.x - x), 4 * math.atan(b)


def _arc(start: Vertex, end: Vertex) -> Iterator[tuple[float, ...]]:
    """The curves that draw an arc, a quarter of a circle each at the most."""
    (x, y), r, angle, turn = _circle(start, end)
    count = math.ceil(abs(turn) / (math.pi / 2) - 1e-6)
    step = turn / count
    k = 4 / 3 * math.tan(step / 4) * r
    for i in range(count):
        a, b = angle + i * step, angle + (i + 1) * step
        last = (end.x, end.y) if i == count - 1 else (x + r * math.cos(b), y + r * math.sin(b))
        yield (
            x + r * math.cos(a) - k * math.sin(a),
            y + r * math.sin(a) + k * math.cos(a),
            last[0] + k * math.sin(b),
            last[1] - k * math.cos(b),
            *last,
        )


def _extremes(start: Vertex, end: Vertex) -> Iterator[Point]:
    """Where an arc reaches furthest left, right, up or down between its ends."""
    (x, y), r, angle, turn = _circle(start, end)
    for quarter in range(-8, 9):
        way = (quarter * math.pi / 2 - angle) / turn
        if 0 < way < 1:
            a = quarter * math.pi / 2
            yield x + r * math.cos(a), y + r * math.sin(a)
