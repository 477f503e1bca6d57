"""Geometric outlines: polygons, discs, plates, and the pair that carries Rue's two colours."""

import math
from collections.abc import Iterable, Sequence

from generator.draw.path import Path, Point

#: How far a cubic's control points lie along a quarter circle of radius 1.
KAPPA = 0.5522847498


def polygon(points: Sequence[Point], *, closed: bool = True) -> Path:
    """Straight lines from point to point."""
    numbers = tuple(value for point in points for value in point[:2])
    return Path("M" + "L" * (len(points) - 1) + ("Z" if closed else ""), numbers)


def line(*points: Point) -> Path:
    """An open line through points."""
    return polygon(points, closed=False)


def joined(paths: Iterable[Path]) -> Path:
    """Several outlines as one, for one operation."""
    parts = list(paths)
    verbs = "".join(p.verbs for p in parts)
    return Path(verbs, tuple(value for p in parts for value in p.numbers))


def polar(radius: float, degrees: float, x: float = 0.0, y: float = 0.0) -> Point:
    """The point at an angle, clockwise from the right, around (x, y)."""
    a = math.radians(degrees)
    return x + radius * math.cos(a), y + radius * math.sin(a)


def circle(x: float, y: float, r: float, ry: float | None = None) -> Path:
    """A disc, or an ellipse with the vertical radius `ry`."""
    v = r if ry is None else ry
    k, m = KAPPA * r, KAPPA * v
    return Path(
        "MCCCCZ",
        (
            x + r, y,
            x + r, y + m, x + k, y + v, x, y + v,
            x - k, y + v, x - r, y + m, x - r, y,
            x - r, y - m, x - k, y - v, x, y - v,
            x + k, y - v, x + r, y - m, x + r, y,
        ),
    )  # fmt: skip


def rectangle(x: float, y: float, width: float, height: float, r: float = 0.0) -> Path:
    """A rectangle, its corners rounded by `r`."""
    if not r:
        return polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
    k, right, low = r * (1 - KAPPA), x + width, y + height
    return Path(
        "MLCLCLCLCZ",
        (
            x + r, y, right - r, y, right - k, y, right, y + k, right, y + r,
            right, low - r, right, low - k, right - k, low, right - r, low,
            x + r, low, x + k, low, x, low - k, x, low - r,
            x, y + r, x, y + k, x + k, y, x + r, y,
        ),
    )  # fmt: skip


def scoop(x: float, y: float, width: float, height: float, r: float) -> Path:
    """A rectangle whose corners are cut out in quarter circles: a name plate."""
    k, right, low = r * KAPPA, x + width, y + height
    return Path(
        "MLCLCLCLCZ",
        (
            x + r, y, right - r, y, right - r, y + k, right - k, y + r, right, y + r,
            right, low - r, right - k, low - r, right - r, low - k, right - r, low,
            x + r, low, x + r, low - k, x + k, low - r, x, low - r,
            x, y + r, x + k, y + r, x + r, y + k, x + r, y,
        ),
    )  # fmt: skip


def star(x: float, y: float, r: float, inner: float, n: int, turn: float = -90.0) -> Path:
    """A star of n points at radius `r`, its valleys at radius `inner`."""
    step = 180 / n
    return polygon([polar(inner if i % 2 else r, turn + step * i, x, y) for i in range(2 * n)])


def toothed(x: float, y: float, r: float, depth: float, n: int, turn: float = -90.0) -> Path:
    """A disc with n triangular teeth: the edge that says red."""
    return star(x, y, r, r - depth, n, turn)


def lobed(x: float, y: float, r: float, n: int, depth: float, turn: float = -90.0) -> Path:
    """A disc with n round lobes, sharp valleys a share `depth` deep: the edge that says blue."""
    step, reach = 360 / n, r * 1.18
    numbers = [*polar(r * (1 - depth), turn - step / 2, x, y)]
    for i in range(n):
        start, end = turn + step * (i - 0.5), turn + step * (i + 0.5)
        lean = step * 0.032
        numbers += polar(reach, start + lean, x, y)
        numbers += polar(reach, end - lean, x, y)
        numbers += polar(r * (1 - depth), end, x, y)
    return Path("M" + "C" * n + "Z", tuple(numbers))
