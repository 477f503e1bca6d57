"""Gouge cuts: the blades, spikes, hatches and dots that light and texture are made of.

Cuts never decide an outline; rows of them are uneven, which is what makes them look cut.
"""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from generator.draw.path import Box, Path, Point
from generator.draw.shapes import circle, joined, polar

Cut = Callable[[Point, Point, float], Path]


def blade(p: Point, q: Point, width: float, bow: float = 0.0) -> Path:
    """A lens from p to q, pointed at both ends, bent sideways by `bow`."""
    nx, ny, mx, my = _normal(p, q)
    a, b = 2 * bow + width, 2 * bow - width
    return Path(
        "MQQZ",
        (*p, mx + nx * a, my + ny * a, *q, mx + nx * b, my + ny * b, *p),
    )


def wedge(p: Point, q: Point, width: float, bow: float = 0.0) -> Path:
    """A spike, `width` wide at p and pointed at q, its sides slightly hollow."""
    nx, ny, mx, my = _normal(p, q)
    half, waist = width / 2, width / 4.5
    a, b = 2 * bow + waist, 2 * bow - waist
    return Path(
        "MQQZ",
        (
            p[0] + nx * half, p[1] + ny * half,
            mx + nx * a, my + ny * a, *q,
            mx + nx * b, my + ny * b, p[0] - nx * half, p[1] - ny * half,
        ),
    )  # fmt: skip


def _normal(p: Point, q: Point) -> tuple[float, float, float, float]:
    """The unit normal of p to q, and the middle between them."""
    dx, dy = q[0] - p[0], q[1] - p[1]
    length = math.hypot(dx, dy) or 1.0
    return -dy / length, dx / length, (p[0] + q[0]) / 2, (p[1] + q[1]) / 2


def row(
    starts: Sequence[Point],
    ends: Sequence[Point],
    n: int,
    width: float,
    kind: Cut = blade,
    *,
    alternate: float = 0.0,
) -> Path:
    """Makes n cuts from points spread along one polyline to points along another.

    Every second one is shorter by the share `alternate`.
    """
    cuts = []
    for i in range(n):
        share = (i + 0.5) / n
        p, q = along(starts, share), along(ends, share)
        f = 1 - (alternate if i % 2 else 0.0)
        cuts.append(kind(p, (p[0] + (q[0] - p[0]) * f, p[1] + (q[1] - p[1]) * f), width))
    return joined(cuts)


def radial(
    x: float,
    y: float,
    inner: float,
    outer: float,
    n: int,
    width: float,
    kind: Cut = blade,
    *,
    turn: float = 0.0,
    alternate: float = 0.0,
) -> Path:
    """Makes n cuts around a centre, from radius `inner` to `outer`; every second one is shorter."""
    cuts = []
    for i in range(n):
        a = turn + 360 * i / n
        reach = outer - (outer - inner) * (alternate if i % 2 else 0.0)
        cuts.append(kind(polar(inner, a, x, y), polar(reach, a, x, y), width))
    return joined(cuts)


def along(points: Sequence[Point], share: float) -> Point:
    """The point at a share (0 to 1) of a polyline's length."""
    pairs = list(pairwise(points))
    lengths = [math.dist(a, b) for a, b in pairs]
    left = share * sum(lengths)
    for (a, b), length in zip(pairs, lengths, strict=True):
        if left <= length and length:
            t = left / length
            return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        left -= length
    return points[-1]


def stitches(r: float, pitch: float, width: float) -> Path:
    """Slanted stitches around the origin at a radius, about `pitch` apart."""
    n = int(2 * math.pi * r / pitch)
    step = 360 / n
    return joined(
        blade(polar(r, step * i - 0.21 * step), polar(r, step * i + 0.42 * step), width)
        for i in range(n)
    )


def hatch(box: Box, angle: float, pitch: float) -> Path:
    """Parallel lines over a box, to be stroked inside a clip; `angle` clockwise from level."""
    x, y = (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2
    reach = math.hypot(box.width, box.height) / 2 + pitch
    ux, uy = polar(1.0, angle)
    n = int(reach / pitch) + 1
    numbers: list[float] = []
    for i in range(-n, n + 1):
        px, py = x - uy * i * pitch, y + ux * i * pitch
        numbers += [px - ux * reach, py - uy * reach, px + ux * reach, py + uy * reach]
    return Path("ML" * (2 * n + 1), tuple(numbers))


def dots(box: Box, pitch: float, r: float) -> Path:
    """A net of dots over a box, every second row moved by half a pitch."""
    rows = int(box.height / (pitch * 0.866)) + 2
    columns = int(box.width / pitch) + 2
    return joined(
        circle(box.x0 + (i + 0.5 * (j % 2)) * pitch, box.y0 + j * pitch * 0.866, r)
        for j in range(rows)
        for i in range(columns)
    )
