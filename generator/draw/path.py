"""Outlines: immutable sequences of move, line, quadratic, cubic and close, in millimetres."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

#: Numbers that follow each verb: move, line, quadratic curve, cubic curve, close.
NUMBERS = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0}

Point = tuple[float, float]


class Box(NamedTuple):
    """A rectangle: left, top, right, bottom."""

    x0: float
    y0: float
    x1: float
    y1: float

    @property
    def width(self) -> float:
        """From left to right."""
        return self.x1 - self.x0

    @property
    def height(self) -> float:
        """From top to bottom."""
        return self.y1 - self.y0

    def grown(self, by: float) -> "Box":
        """The box with every side moved outwards."""
        return Box(self.x0 - by, self.y0 - by, self.x1 + by, self.y1 + by)

    def holds(self, other: "Box", slack: float = 1e-6) -> bool:
        """Whether another box lies inside."""
        return (
            other.x0 >= self.x0 - slack
            and other.y0 >= self.y0 - slack
            and other.x1 <= self.x1 + slack
            and other.y1 <= self.y1 + slack
        )


class Matrix(NamedTuple):
    """An affine map: x' = a x + c y + e, y' = b x + d y + f."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def __matmul__(self, inner: "Matrix") -> "Matrix":
        """The map that applies `inner` first and then this one."""
        a, b, c, d, e, f = self
        return Matrix(
            a * inner.a + c * inner.b,
            b * inner.a + d * inner.b,
            a * inner.c + c * inner.d,
            b * inner.c + d * inner.d,
            a * inner.e + c * inner.f + e,
            b * inner.e + d * inner.f + f,
        )

    def point(self, x: float, y: float) -> Point:
        """Where a point goes."""
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    @property
    def scale(self) -> float:
        """How much lengths grow (the root of the area's growth)."""
        return math.sqrt(abs(self.a * self.d - self.b * self.c))

    @property
    def rotation(self) -> float:
        """Degrees by which directions turn, clockwise as seen."""
        return math.degrees(math.atan2(self.b, self.a))


_QUARTERS = {0: (1.0, 0.0), 90: (0.0, 1.0), 180: (-1.0, 0.0), 270: (0.0, -1.0)}


def placing(x: float = 0.0, y: float = 0.0, rotation: float = 0.0, scale: float = 1.0) -> Matrix:
    """The map that scales, turns clockwise by degrees, and moves the origin to (x, y)."""
    quarter = _QUARTERS.get(int(rotation % 360)) if rotation % 90 == 0 else None
    cos, sin = quarter or (math.cos(math.radians(rotation)), math.sin(math.radians(rotation)))
    return Matrix(cos * scale, sin * scale, -sin * scale, cos * scale, x, y)


@dataclass(frozen=True, slots=True)
class Path:
    """An outline: `verbs` as in `MLLZ`, and the coordinates of all of them in a row."""

    verbs: str = ""
    numbers: tuple[float, ...] = ()

    def __add__(self, other: "Path") -> "Path":
        """Both outlines in one."""
        return Path(self.verbs + other.verbs, self.numbers + other.numbers)

    def __bool__(self) -> bool:
        return bool(self.verbs)

    def commands(self) -> Iterator[tuple[str, tuple[float, ...]]]:
        """Each verb with its numbers."""
        start = 0
        for verb in self.verbs:
            end = start + NUMBERS[verb]
            yield verb, self.numbers[start:end]
            start = end

    def mapped(self, m: Matrix) -> "Path":
        """The outline under an affine map."""
        a, b, c, d, e, f = m
        flat: list[float] = []
        pairs = iter(self.numbers)
        for x, y in zip(pairs, pairs, strict=True):
            flat.append(a * x + c * y + e)
            flat.append(b * x + d * y + f)
        return Path(self.verbs, tuple(flat))

    def moved(
        self, x: float = 0.0, y: float = 0.0, rotation: float = 0.0, scale: float = 1.0
    ) -> "Path":
        """The outline scaled, turned clockwise by degrees about the origin, then moved."""
        return self.mapped(placing(x, y, rotation, scale))

    def flat(self, steps: int = 10) -> list[list[Point]]:
        """The outline as polylines, each curve in `steps` straight pieces."""
        lines: list[list[Point]] = []
        line: list[Point] = []
        for verb, n in self.commands():
            if verb == "M":
                line = [(n[0], n[1])]
                lines.append(line)
            elif verb == "L":
                line.append((n[0], n[1]))
            elif verb == "Z":
                line.append(line[0])
            else:
                line.extend(_curve(line[-1], n, steps))
        return lines

    def bounds(self, steps: int = 8) -> Box:
        """The smallest box that holds the (flattened) outline; raises ValueError if empty."""
        xs = [x for line in self.flat(steps) for x, _ in line]
        ys = [y for line in self.flat(steps) for _, y in line]
        if not xs:
            raise ValueError("an empty path has no bounds")
        return Box(min(xs), min(ys), max(xs), max(ys))


def _curve(start: Point, n: tuple[float, ...], steps: int) -> Iterator[Point]:
    x0, y0 = start
    for i in range(1, steps + 1):
        t = i / steps
        s = 1 - t
        if len(n) == 4:
            yield (
                s * s * x0 + 2 * s * t * n[0] + t * t * n[2],
                s * s * y0 + 2 * s * t * n[1] + t * t * n[3],
            )
        else:
            yield (
                s**3 * x0 + 3 * s * s * t * n[0] + 3 * s * t * t * n[2] + t**3 * n[4],
                s**3 * y0 + 3 * s * s * t * n[1] + 3 * s * t * t * n[3] + t**3 * n[5],
            )
