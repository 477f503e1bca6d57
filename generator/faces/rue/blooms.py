"""Eight blooms, one for each tile: facing up, the stem's end at the origin, about 11 mm tall."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

from generator.draw.curves import corner, mirror, smooth
from generator.draw.cuts import blade, radial, row, wedge
from generator.draw.path import Path
from generator.draw.shapes import circle, line, polar, polygon, rectangle, star


@dataclass(frozen=True, slots=True)
class Layer:
    """One shape of a bloom: a petal, a cut into it, or a cut line of a width around it."""

    kind: Literal["petal", "cut", "line"]
    path: Path
    width: float = 0.0


Bloom = Iterator[Layer]


def _petal(path: Path) -> Layer:
    return Layer("petal", path)


def _cut(path: Path) -> Layer:
    return Layer("cut", path)


def _line(path: Path, width: float) -> Layer:
    return Layer("line", path, width)


def tulip() -> Bloom:
    """A cup of three points."""
    yield _petal(
        smooth([corner(-1.9, -7.6), corner(0, -10.5), corner(1.9, -7.6), (2, -2), (-2, -2)])
    )
    half = [(0.0, 0.0), (3.2, -0.6), (4.9, -4.0), (4.4, -7.6), corner(3.6, -9.8), (1.6, -6.0)]
    yield _petal(smooth(mirror([*half, corner(0, -2.6)])))
    fold = Path("MQQ", (3.4, -9.2, 1.6, -6.0, 0.0, -2.4, -1.6, -6.0, -3.4, -9.2))
    yield _line(fold, 0.45)
    yield _cut(row([(-3.4, -7), (3.4, -7)], [(-1.8, -1.6), (1.8, -1.6)], 6, 0.45))


def iris() -> Bloom:
    """A fleur-de-lis with a band."""
    yield _petal(
        smooth(
            [corner(0, -11.6), (2.7, -8), (1.5, -3.8), corner(0, -2.4), (-1.5, -3.8), (-2.7, -8)]
        )
    )
    for s in (-1, 1):
        yield _petal(
            smooth(
                [
                    corner(0, -3.4), (s * 2.6, -6.4), (s * 5.6, -6.4), (s * 6.4, -3.4),
                    corner(s * 5.2, 0.9), (s * 4.2, -2), (s * 2.2, -3),
                ]
            )
        )  # fmt: skip
        yield _cut(blade((s * 2, -4.4), (s * 5.4, -3), 0.5, -0.5 * s))
    yield _petal(
        smooth(
            [corner(-2, -2.6), (0, -3.6), corner(2, -2.6), (1.2, 0.5), corner(0, 2.2), (-1.2, 0.5)]
        )
    )
    yield _cut(blade((0, -10), (0, -4), 0.6) + blade((0, -2.4), (0, 1), 0.6))
    yield _cut(rectangle(-2.6, -3.1, 5.2, 0.55, 0.2))


def carnation() -> Bloom:
    """A fan with a notched rim."""
    n, rim = 9, []
    for i in range(n):
        rim.append(polar(6.6, -168 + 156 * i / (n - 1), 0, -4))
        if i < n - 1:
            rim.append(polar(5.2, -168 + 156 * (i + 0.5) / (n - 1), 0, -4))
    yield _petal(polygon([*rim, (1.6, -1), (1.6, 1.6), (-1.6, 1.6), (-1.6, -1)]))
    for i in range(7):
        a = -156 + 22 * i
        yield _cut(wedge(polar(5.0, a, 0, -4), polar(1.2, a, 0, -2), 0.75))
    yield _line(line((-1.6, -0.8), (1.6, -0.8)), 0.4)


def bluebell() -> Bloom:
    """A bell with a flared hem, upright; it is hung by turning it."""
    half = [
        corner(0, -9), (1.6, -8.6), (3.2, -5.4), (3.3, -2.6), corner(5.4, 0.6), (3.2, -0.1),
        corner(1.8, 1.6), (0, 0.1),
    ]  # fmt: skip
    yield _petal(smooth(mirror(half)))
    yield _cut(row([(-1, -8), (1, -8)], [(-2.6, -1), (2.6, -1)], 4, 0.55))
    yield _petal(blade((0, 0.2), (0, 3), 0.8))


def poppy() -> Bloom:
    """Four broad petals round a dark eye."""
    broad = smooth([corner(0, 0), (-5.2, -2.6), (-4.6, -7.4), (0, -6.6), (4.6, -7.4), (5.2, -2.6)])
    slim = smooth([corner(0, 0), (-3.6, -2.6), (-3.4, -6.6), (0, -5.8), (3.4, -6.6), (3.6, -2.6)])
    for a in (0, 180):
        yield _petal(broad.moved(0, -5.2, a))
    for a in (90, 270):
        yield _line(slim.moved(0, -5.2, a), 0.4)
        yield _petal(slim.moved(0, -5.2, a))
    yield _cut(radial(0, -5.2, 2.1, 5.2, 16, 0.45, wedge))
    yield _cut(circle(0, -5.2, 2.0))
    yield _petal(star(0, -5.2, 1.4, 0.5, 6))


def cornflower() -> Bloom:
    """Nine three-toothed florets."""
    floret = polygon(
        [(0, 0), (-1.6, -5.4), (-1.0, -7.2), (-0.3, -5.9), (0, -7.6), (0.3, -5.9), (1.0, -7.2),
         (1.6, -5.4)]
    )  # fmt: skip
    for i in range(9):
        yield _petal(floret.moved(0, -5, 40 * i))
    yield _cut(circle(0, -5, 2.4))
    yield _petal(radial(0, -5, 0.5, 2.0, 9, 0.5))


def lily() -> Bloom:
    """Three narrow petals over three broad pointed ones."""
    narrow = smooth(
        [corner(0, 0), (2.0, -3.6), (1.2, -6.4), corner(0, -8.4), (-1.2, -6.4), (-2.0, -3.6)]
    )
    broad = smooth(
        [corner(0, 0), (2.5, -3.4), (1.5, -6.4), corner(0, -8.6), (-1.5, -6.4), (-2.5, -3.4)]
    )
    for a in (60, 180, 300):
        yield _petal(narrow.moved(0, -5.2, a))
    for a in (0, 120, 240):
        petal = broad.moved(0, -5.2, a)
        yield _line(petal, 0.4)
        yield _petal(petal)
        yield _cut(blade((0, -1), (0, -7), 0.5).moved(0, -5.2, a))
    yield _cut(circle(0, -5.2, 1.1))


def periwinkle() -> Bloom:
    """Five blunt petals round a star."""
    petal = smooth(
        [corner(0, -0.6), (-2.9, -3.8), (-2.3, -6.8), (0, -6.4), (2.3, -6.8), (2.9, -3.8)]
    )
    veins = blade((0, -1.6), (0, -5.4), 0.45)
    seams = blade((0, -0.6), (0, -7), 0.28)
    for i in range(5):
        yield _petal(petal.moved(0, -5.2, 72 * i))
    for i in range(5):
        yield _cut(veins.moved(0, -5.2, 72 * i) + seams.moved(0, -5.2, 72 * i + 36))
    yield _cut(circle(0, -5.2, 1.9))
    yield _petal(star(0, -5.2, 1.6, 0.7, 5))


BLOOMS: dict[tuple[str, str], Callable[[], Bloom]] = {
    ("red", "prow"): tulip,
    ("blue", "prow"): iris,
    ("red", "corner"): carnation,
    ("blue", "corner"): bluebell,
    ("red", "flanks"): poppy,
    ("blue", "flanks"): cornflower,
    ("red", "tower"): lily,
    ("blue", "tower"): periwinkle,
}
