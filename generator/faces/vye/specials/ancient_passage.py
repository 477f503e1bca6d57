"""Ancient Passage: arch within arch down to a lit end."""

from collections.abc import Iterator

from generator.draw.curves import corner, smooth
from generator.draw.cuts import blade, radial
from generator.draw.paint import Paint
from generator.draw.path import Path, Point
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, polar, polygon, rectangle
from generator.faces.vye.specials.parts import FIELD, T, arch, solid

#: Half the width, the height, and the paints of stones and joints, of each arch from the front.
_ARCHES = (
    (30.0, 47.0, T.lighter, T.dark),
    (23.4, 38.4, T.light, T.darker),
    (17.4, 30.6, T.base, T.darker),
    (12.2, 23.6, T.dark, T.ink),
)
_STONES = 9


def picture(drawing: Drawing) -> None:
    """Four arches, each smaller than the last, a stair that leads to the glow, two torches."""
    drawing.fill(FIELD, T.darker, "body")
    masonry = [
        blade((x + 5.5 * (row_ % 2), y), (x + 8 + 5.5 * (row_ % 2), y), 0.9)
        for row_, y in enumerate(range(-12, 68, 5))
        for x in (-8, 3, 70, 81, 92)
    ]
    drawing.fill(joined(masonry), T.dark, "cut")
    for i, (half, high, paint, joint) in enumerate(_ARCHES):
        foot = 50 - 3 * i
        spring, crown = foot - high * 0.52, foot - high * 0.955
        path = arch(40, 80, half, spring, crown)
        solid(drawing, path, paint)
        drawing.fill(joined(_joints(half, high, foot)), joint, "cut")
    _end(drawing)
    _stair(drawing)
    for x in (6.0, 74.0):
        _torch(drawing, x)


def stamp(drawing: Drawing, ink: Paint, paper: Paint) -> None:
    """Arch within arch, a stair that leads into a light."""
    for i, half in enumerate((47, 33.5, 29, 19)):
        high = half * 1.94
        drawing.fill(
            arch(50, 97, half, 97 - high * 0.5, 97 - high), paper if i % 2 else ink, "body"
        )
    joints = radial(50, 52, 35, 49, 22, 2.4)
    drawing.fill(joints, paper, "cut")
    steps = [rectangle(50 - half, y, 2 * half, 3.4) for half, y in ((9, 77), (13, 84), (18, 91))]
    drawing.fill(joined(steps), ink, "body")


def _joints(half: float, high: float, foot: float) -> Iterator[Path]:
    """Cuts between the stones of an arch and of its piers."""
    y, inner, low = foot - high * 0.52, half - 5.2, high * 0.435
    for j in range(_STONES):
        a = 180 + 180 * (j + 0.5) / _STONES
        (cx, cy), (ox, oy) = polar(1, a), polar(1, a)
        start: Point = (40 + (inner + 0.8) * cx, y + (low - 5.0) * cy)
        yield blade(start, (40 + (half - 0.4) * ox, y + (low - 0.4) * oy), 0.6)
    for j in range(9):
        level = y + 3 + 5.6 * j
        yield blade((40 - half + 0.3, level), (40 - inner, level), 0.55)
        yield blade((40 + inner, level), (40 + half - 0.3, level), 0.55)


def _end(drawing: Drawing) -> None:
    solid(drawing, arch(40, 42, 6.2, 31, 22.8), T.bone)
    drawing.fill(radial(40, 32.6, 3.6, 8.6, 18, 1.0), T.accent, "cut")
    drawing.fill(circle(40, 32.6, 3.1), T.accent, "body")


def _stair(drawing: Drawing) -> None:
    """Steps that widen towards the viewer, each with a lit tread over a dark riser."""
    y = 39.0
    for i in range(11):
        deep = 1.5 + 0.3 * i
        half, low = 5.8 + 2.5 * i, y + deep * 0.6
        wider = half + 2.2
        tread = [(40 - half, y), (40 + half, y), (40 + wider, low), (40 - wider, low)]
        drawing.fill(polygon(tread), T.lightest, "body")
        drawing.fill(rectangle(40 - wider, low, 2 * wider, deep * 0.4), T.darker, "cut")
        y += deep


def _torch(drawing: Drawing, x: float) -> None:
    with drawing.at(x, 30):
        bowl = rectangle(-2.6, 0, 5.2, 2.2)
        handle = polygon([(-1.5, 1), (1.5, 1), (0.7, 15), (-0.7, 15)])
        drawing.fill(joined([bowl, handle]), T.ink, "cut")
        flame = [corner(-2.4, 0), (-3, -4.4), corner(0.4, -12.4), (3, -5), corner(2.4, 0)]
        drawing.fill(smooth(flame), T.accent, "body")
        core = [corner(-1.1, 0), (-1, -3), corner(0.2, -6.6), (1.3, -3), corner(1.1, 0)]
        drawing.fill(smooth(core), T.bone, "body")
