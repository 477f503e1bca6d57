"""Curved outlines through points: everything organic is made of these."""

import math
from collections.abc import Callable, Sequence

from generator.draw.path import Path, Point
from generator.draw.shapes import polygon

#: A point of an outline; a third member that is true makes it a corner.
Knot = tuple[float, float] | tuple[float, float, bool]


def corner(x: float, y: float) -> Knot:
    """A point at which the outline breaks."""
    return (x, y, True)


def smooth(knots: Sequence[Knot], *, closed: bool = True, tension: float = 1 / 6) -> Path:
    """A cubic spline through points; its tangent there is (next - previous) times `tension`."""
    n = len(knots)
    tangents = []
    for i, knot in enumerate(knots):
        before = knots[(i - 1) % n] if closed or i > 0 else knot
        after = knots[(i + 1) % n] if closed or i < n - 1 else knot
        pull = 0.0 if len(knot) == 3 and knot[2] else tension
        tangents.append(((after[0] - before[0]) * pull, (after[1] - before[1]) * pull))
    numbers = [knots[0][0], knots[0][1]]
    pieces = n if closed else n - 1
    for i in range(pieces):
        p, q, t, u = knots[i], knots[(i + 1) % n], tangents[i], tangents[(i + 1) % n]
        numbers += [p[0] + t[0], p[1] + t[1], q[0] - u[0], q[1] - u[1], q[0], q[1]]
    return Path("M" + "C" * pieces + ("Z" if closed else ""), tuple(numbers))


def mirror(half: Sequence[Knot]) -> list[Knot]:
    """Both halves of a shape that is symmetric about x = 0, from its right half, top to bottom."""
    left: list[Knot] = [(-k[0], *k[1:]) for k in reversed(half) if abs(k[0]) > 1e-6]
    return [*half, *left]


def ribbon(
    points: Sequence[Knot], width: float, end: float | None = None, *, steps: int = 8
) -> Path:
    """A filled line along a spline whose width goes from `width` to `end`."""
    last = width if end is None else end
    return profile(points, lambda t: width + (last - width) * t, steps=steps)


def profile(points: Sequence[Knot], width: Callable[[float], float], *, steps: int = 8) -> Path:
    """A filled line along a spline; `width` says how wide it is at each share of its way."""
    line = smooth(points, closed=False).flat(steps)[0]
    n = len(line)
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(0, i - 1)], line[min(n - 1, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = (ay - by) / length, (bx - ax) / length
        half = width(i / (n - 1)) / 2
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
    return polygon([*left, *reversed(right)])
