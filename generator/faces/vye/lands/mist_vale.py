"""Mist Vale: wooded flanks close in on a stream, and banks of mist lie between them."""

from collections.abc import Sequence

from generator.draw.curves import Knot, corner, ribbon, smooth
from generator.draw.cuts import blade, row, wedge
from generator.draw.paint import Paint
from generator.draw.path import Box, Path, Point
from generator.draw.scene import Drawing
from generator.draw.shapes import KAPPA, circle, joined, rectangle
from generator.faces.vye.lands.parts import BLOCK, conifer
from generator.faces.vye.lands.tones import tones
from generator.theme import INK

TERRAIN = "open"

#: A bar of mist: from where to where.
Bar = tuple[float, float]
#: Crests of the flanks from the outside in, right of the axis; the left ones are mirrored.
_FAR: tuple[list[Point], list[Point]] = (
    [(108, 12), (90, 18), (77, 27), (65, 40), (50, 54)],
    [(108, 16), (92, 16), (80, 24), (68, 36), (53, 54)],
)
_MIDDLE: tuple[list[Point], list[Point]] = (
    [(108, 34), (94, 37), (82, 46), (71, 57), (56, 73)],
    [(108, 30), (93, 36), (81, 45), (69, 58), (58, 73)],
)
_NEAR: tuple[list[Point], list[Point]] = (
    [(108, 60), (96, 63), (86, 70), (78, 79), (66, 98)],
    [(108, 57), (95, 62), (84, 70), (76, 80), (67, 98)],
)
#: Firs on the middle and the near flanks: foot, height.
_MIDDLE_FIRS = ((6, 39, 15), (14, 44, 17), (21, 51, 13), (94, 41, 18), (86, 46, 14), (78, 53, 12))
_NEAR_FIRS = (
    (2, 66, 24), (10, 70, 25), (17, 76, 19), (24, 84, 15), (98, 66, 23), (90, 69, 27),
    (82, 77, 19), (76, 85, 15),
)  # fmt: skip


def picture(drawing: Drawing) -> None:
    """Draws three pairs of flanks, darker towards the viewer, with mist before each pair."""
    t = tones("m")
    far, middle, near = (t.accent.mix(t.bone, share) for share in (0.55, 0.28, 0.0))
    drawing.fill(BLOCK, t.base, "ground")
    drawing.fill(circle(50, 21, 13), t.lighter, "body")
    drawing.fill(circle(50, 21, 9.5), t.bone, "body")
    _flanks(drawing, _FAR, far, t.base, 8)
    _bank(drawing, 46, 3.6, [(26, 62), (14, 80), (30, 108)], t.bone, far)
    _bank(drawing, 50, 3.6, [(-8, 40), (-8, 52)], t.bone, far)
    _flanks(drawing, _MIDDLE, middle, far, 8)
    for x, y, high in _MIDDLE_FIRS:
        conifer(drawing, x, y + 2, high, high * 0.46, near.mix(t.ink, 0.25))
    stream = [(50, 66), (54, 71), (46, 78), (53, 86), (44, 98), (50, 112)]
    drawing.fill(ribbon(stream, 1.0, 15), t.base, "body")
    drawing.fill(row([(50, 72), (40, 100)], [(54, 72), (54, 100)], 6, 0.8), t.bone, "cut")
    _bank(drawing, 61, 4.2, [(-8, 34), (-8, 50), (-8, 28)], t.bone, far)
    _bank(drawing, 64, 4.2, [(66, 108), (54, 108), (72, 108)], t.bone, far)
    _flanks(drawing, _NEAR, near.mix(t.ink, 0.35), middle, 6)
    for x, y, high in _NEAR_FIRS:
        conifer(drawing, x, y + 2, high, high * 0.46, t.ink, middle)
    _bank(drawing, 84, 4.6, [(-8, 26), (-8, 40), (-8, 60)], t.bone, far)
    _bank(drawing, 86, 4.6, [(72, 108), (60, 108)], t.bone, far)


def _flanks(
    drawing: Drawing, crests: tuple[list[Point], list[Point]], paint: Paint, cuts: Paint, n: int
) -> None:
    """A slope from the left, in the shade, and one from the right; cuts follow their fall."""
    for side, crest in zip((-1, 1), crests, strict=True):
        line: list[Knot] = [(50 + side * (x - 50), y) for x, y in crest]
        foot = corner(line[-1][0] - side * 4, 112)
        outline = smooth([corner(50 + side * 62, 112), corner(*line[0][:2]), *line[1:], foot])
        drawing.fill(outline, paint if side > 0 else paint.mix(INK, 0.12), "body")
        starts = [(x, y + 1.2) for x, y, *_ in line[:4]]
        ends = [(x - side * 2.5, y + 13) for x, y, *_ in line[:4]]
        drawing.fill(row(starts, ends, n, 1.0, wedge, alternate=0.45), cuts, "cut")


def _bank(
    drawing: Drawing, top: float, high: float, bars: Sequence[Bar], paint: Paint, cuts: Paint
) -> None:
    """Mist with a long cut along each of its bars."""
    drawing.fill(mist(top, high, bars), paint, "body")
    lines = []
    for i, (left, right) in enumerate(bars):
        y, wide = top + (i + 0.55) * high, right - left
        lines.append(blade((left + 0.08 * wide, y), (left + 0.78 * wide, y), 0.45))
    drawing.fill(joined(lines), cuts, "cut")


def mist(top: float, high: float, bars: Sequence[Bar]) -> Path:
    """The outline of bars with round ends that lie on each other, each `high` high."""
    r = high / 2
    k = r * KAPPA
    numbers: list[float] = [bars[0][0], top]
    for i, (_, right) in enumerate(bars):
        y, low = top + i * high, top + (i + 1) * high
        numbers += [right, y, right + k, y, right + r, y + r - k, right + r, y + r]
        numbers += [right + r, y + r + k, right + k, low, right, low]
    for i, (left, _) in reversed(list(enumerate(bars))):
        y, low = top + i * high, top + (i + 1) * high
        numbers += [left, low, left - k, low, left - r, y + r + k, left - r, y + r]
        numbers += [left - r, y + r - k, left - k, y, left, y]
    return Path("M" + "LCC" * (2 * len(bars)) + "Z", tuple(numbers))


def stamp(drawing: Drawing, ink: Paint, paper: Paint) -> None:
    """Draws two flanks that meet in a valley, mist across them, and a ring of a sun."""
    flanks, cuts = [], []
    for side in (-1, 1):
        outline = [corner(50 + side * 48, 12), (50 + side * 36, 22), (50 + side * 20, 52)]
        outline += [corner(50 + side * 2, 90), corner(50 + side * 48, 96)]
        flanks.append(smooth(outline))
        starts = [(50 + side * 46, 20), (50 + side * 22, 54)]
        cuts.append(row(starts, [(50 + side * 44, 40), (50 + side * 27, 68)], 5, 2.6, wedge))
    drawing.fill(joined(flanks), ink, "text")
    drawing.fill(joined(cuts), paper, "plate")
    drawing.fill(circle(50, 22, 12) + circle(50, 22, 8), ink, "text", even_odd=True)
    banks = ((44, ((36, 74), (26, 58))), (62, ((46, 94), (54, 82))), (76, ((8, 40), (8, 60))))
    for grown, paint in ((2.0, ink), (0.0, paper)):
        bars = [
            _pill(left, right, top + 6.5 * i, 6.5, grown)
            for top, rows in banks
            for i, (left, right) in enumerate(rows)
        ]
        drawing.fill(joined(bars), paint, "plate" if paint is paper else "text")


def _pill(left: float, right: float, top: float, high: float, grown: float) -> Path:
    """A bar with round ends, larger by `grown` all round."""
    box = Box(left, top, right, top + high).grown(grown)
    return rectangle(box.x0, box.y0, box.width, box.height, box.height / 2)
