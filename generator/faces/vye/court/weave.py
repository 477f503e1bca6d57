"""What is woven into a house's robes: a small sign of its own in rows, so robes differ too."""

from collections.abc import Callable, Iterator

from generator.draw.cuts import blade
from generator.draw.path import Path, Point
from generator.draw.shapes import circle, joined, lobed, polygon, rectangle, star

_PITCH = 4.1
#: Tokens lie here; nothing is woven under their ring of dots.
_SEAT_Y, _CLEAR = 31.7, 9.0


def weave(key: str, top: float) -> Path:
    """The signs of a house over a robe that begins at y = `top`."""
    return joined(sign(key).moved(x, y) for x, y in _places(top))


def sign(key: str, half: float = 1.0) -> Path:
    """The small sign of a house around the origin, about `half` to each side."""
    return _SIGNS[key]().moved(scale=half)


def _places(top: float) -> Iterator[Point]:
    """Where a robe is seen: below collars, beside the seat, above a card's plate."""
    for row in range(7):
        y = top + 5.5 + row * _PITCH * 0.8
        for column in range(-4, 5):
            x = (column + 0.5 * (row % 2)) * _PITCH
            if abs(x) < 16 and y < 46 and x * x + (y - _SEAT_Y) ** 2 > _CLEAR**2:
                yield x, y


def _leaf() -> Path:
    return joined(
        [blade((0, 1), (0, -1.2), 0.62), blade((0, 0.9), (0.95, -0.1), 0.3),
         blade((0, 0.9), (-0.95, -0.1), 0.3)]
    )  # fmt: skip


def _rungs() -> Path:
    rails = [rectangle(x - 0.16, -1.0, 0.32, 2.0) for x in (-0.6, 0.6)]
    return joined([*rails, *(rectangle(-0.6, y, 1.2, 0.3) for y in (-0.7, -0.15, 0.4))])


def _knot() -> Path:
    lozenge = polygon([(0, -1.15), (1.15, 0), (0, 1.15), (-1.15, 0)])
    hole = polygon([(0, -0.65), (-0.65, 0), (0, 0.65), (0.65, 0)])
    return joined([lozenge, hole, circle(0, 0, 0.3)])


_SIGNS: dict[str, Callable[[], Path]] = {
    "midnight": lambda: star(0, 0, 1.15, 0.36, 4),
    "thousand-roses": lambda: lobed(0, 0, 0.95, 5, 0.42),
    "immortal": _leaf,
    "ladders": _rungs,
    "entangled-soul": _knot,
}
