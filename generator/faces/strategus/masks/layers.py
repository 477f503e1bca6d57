"""What a mask is made of: flat shapes in two tones, printed one over the other like a woodcut.

A mask is drawn once, in a block from -50 to 50 with y down; South prints it dark on light and North
light on dark. Half outlines run from the top to the bottom of the right half, as text: `x,y` with
blanks between, `*` behind a point where the outline has a corner.
"""

import math
from collections.abc import Iterator
from typing import Literal, NamedTuple

from generator.draw.curves import Knot, mirror, profile, smooth
from generator.draw.cuts import Cut, row, wedge
from generator.draw.path import Matrix, Path, Point
from generator.draw.shapes import circle, joined

#: form - what prints; gouge - a mark cut out of it; field - a place left unprinted, on which
#: there is more to see; line - what was left standing on a field; calm - a part of a form without
#: cuts or hatching.
Tone = Literal["form", "gouge", "field", "line", "calm"]
#: Whether a shape belongs on large faces only, on small ones only, or on both.
When = Literal["always", "large", "small"]


class Layer(NamedTuple):
    """One shape of a mask."""

    tone: Tone
    path: Path
    when: When = "always"


Layers = Iterator[Layer]


def form(*paths: Path, when: When = "always") -> Layer:
    """A printed shape."""
    return Layer("form", joined(paths), when)


def gouge(*paths: Path, when: When = "always") -> Layer:
    """Cuts into what is printed."""
    return Layer("gouge", joined(paths), when)


def field(*paths: Path, when: When = "always") -> Layer:
    """An unprinted place."""
    return Layer("field", joined(paths), when)


def line(*paths: Path, when: When = "always") -> Layer:
    """Printed details on a field."""
    return Layer("line", joined(paths), when)


def calm(*paths: Path) -> Layer:
    """A part of a form that is kept free, as around eyes; small faces need none."""
    return Layer("calm", joined(paths), "large")


def knots(text: str) -> list[Knot]:
    """Points of an outline from text such as `0,-40* 6,-41`."""
    found: list[Knot] = []
    for word in text.split():
        x, y = (float(number) for number in word.rstrip("*").split(","))
        found.append((x, y, True) if word.endswith("*") else (x, y))
    return found


def whole(half: str) -> Path:
    """An outline that is its own mirror image, from its right half."""
    return smooth(mirror(knots(half)))


def shape(outline: str) -> Path:
    """A closed outline."""
    return smooth(knots(outline))


def pair(*paths: Path) -> Path:
    """Shapes of the right half together with their mirror images, which they must not touch."""
    right = joined(paths)
    return right + right.mapped(Matrix(a=-1.0))


def grown(path: Path, x: float, y: float | None = None) -> Path:
    """An outline made larger or smaller about the block's centre."""
    return path.mapped(Matrix(a=x, d=x if y is None else y))


def cuts(
    starts: str, ends: str, n: int, width: float, kind: Cut = wedge, *, uneven: float = 0.0
) -> Path:
    """A row of cuts from points spread along one polyline to points along another."""
    return row(_points(starts), _points(ends), n, width, kind, alternate=uneven)


def groove(way: str, width: float) -> Path:
    """A line along a curve, widest in its middle and pointed at both ends."""
    return profile(knots(way), lambda share: width * math.sin(math.pi * share) ** 0.6, steps=5)


def almond(x: float, y: float, wide: float, high: float, tilt: float = 0.0) -> Path:
    """An eye's outline around (x, y): half as wide as `wide` to each side, its corners pointed."""
    lid = (-wide, 0.0, 0.0, -2 * high, wide, 0.0, 0.0, 1.7 * high, -wide, 0.0)
    return Path("MQQZ", lid).moved(x, y, rotation=tilt)


def eyes(
    x: float, y: float, wide: float, high: float, tilt: float = 0.0, pupil: float = 0.0
) -> Layers:
    """Two eyes with pupils and a glint in each; `tilt` slants the right one clockwise."""
    r = pupil or 0.82 * high
    yield calm(pair(almond(x, y, wide + 0.3, high + 1.5, tilt)))
    yield field(pair(almond(x, y, wide, high, tilt)))
    yield line(pair(circle(x, y - 0.2, r)))
    yield field(
        circle(x + 0.3 * r, y - 0.45 * r, 0.3 * r),
        circle(-x + 0.3 * r, y - 0.45 * r, 0.3 * r),
        when="large",
    )


def _points(text: str) -> list[Point]:
    return [(knot[0], knot[1]) for knot in knots(text)]
