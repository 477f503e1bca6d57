"""Parts that several Lands' pictures share: skies, grounds, furrows, waves, mountains, trees.

Lengths are in units of a picture's block, 100 by 100 with y down. `name` fixes what chance decides.
"""

import math
from collections.abc import Sequence

from generator.draw.curves import Knot, corner, smooth
from generator.draw.cuts import Cut, along, blade, wedge
from generator.draw.paint import Paint
from generator.draw.path import Path, Point
from generator.draw.scatter import Scatter
from generator.draw.scene import Drawing
from generator.draw.shapes import joined, polar, polygon, rectangle

#: The whole block with what its clip cuts off.
BLOCK = rectangle(-5, -5, 110, 110)
#: Steps from a mountain's apex to its foot.
_STEPS = 6
_BOUGHS = 4


def sky(
    drawing: Drawing, name: str, paint: Paint, cuts: Paint, n: int = 9, low: float = 50
) -> None:
    """Fills the block and lays `n` level cuts, thin clouds, between its top and `low`."""
    drawing.fill(BLOCK, paint, "ground")
    chance = Scatter(name)
    clouds = []
    for i in range(n):
        y = low * ((i + 0.5) / n) ** 0.7
        x, length = chance.between(-10, 75), chance.between(18, 46)
        clouds.append(blade((x, y), (x + length, y), chance.between(0.5, 0.95)))
    drawing.fill(joined(clouds), cuts, "ornament")


def below(knots: Sequence[Knot]) -> Path:
    """Everything below a smooth line that runs from left to right."""
    left, right = knots[0][1], knots[-1][1]
    ends = [corner(108, right), corner(108, 112)]
    return smooth([corner(-8, 112), corner(-8, left), *knots, *ends])


def furrows(
    name: str,
    top: float,
    low: float,
    n: int,
    *,
    width: float = 0.9,
    left: float = -5,
    right: float = 105,
    length: tuple[float, float] = (10, 34),
) -> Path:
    """Makes n nearly level cuts between two heights, longer and wider towards the viewer."""
    chance = Scatter(name)
    cuts = []
    for i in range(n):
        share = (i + 0.5) / n
        y, near = top + (low - top) * share, 0.45 + 0.75 * share
        x, long = chance.between(left, right - 10), chance.between(*length) * near
        end = (x + long, y + chance.between(-0.4, 0.4))
        cuts.append(blade((x, y), end, width * near))
    return joined(cuts)


def waves(left: float, right: float, y: float, pitch: float, height: float) -> Path:
    """An open scalloped line: one scallop after another, `height` deep (negative: upwards)."""
    numbers, x = [left, y], left
    while x < right:
        numbers += [x + pitch / 2, y + 2 * height, x + pitch, y]
        x += pitch
    return Path("M" + "Q" * ((len(numbers) - 2) // 4), tuple(numbers))


def sea(y: float, pitch: float, height: float, start: float = -5) -> Path:
    """Everything below a scalloped line."""
    line = waves(start, 105, y, pitch, height)
    end = line.numbers[-2]
    return Path(line.verbs + "LLZ", (*line.numbers, end, 112, start, 112))


def fan(
    x: float,
    y: float,
    inner: float,
    outer: float,
    n: int,
    width: float,
    start: float,
    end: float,
    kind: Cut = wedge,
) -> Path:
    """Makes n cuts outwards from (x, y) between two angles, clockwise from the right."""
    angles = [start + (end - start) * (i + 0.5) / n for i in range(n)]
    return joined(kind(polar(inner, a, x, y), polar(outer, a, x, y), width) for a in angles)


def chords(x: float, y: float, r: float, levels: Sequence[tuple[float, float]]) -> Path:
    """Level cuts across a disc that end just inside its edge: at each y, of each width."""
    cuts = []
    for level, width in levels:
        half = math.sqrt(max(0.0, r * r - (level - y) ** 2)) - 0.4
        cuts.append(blade((x - half, level), (x + half, level), width))
    return joined(cuts)


def towards(p: Point, q: Point, share: float, drop: float = 0.0) -> Point:
    """The point a share of the way from p to q, `drop` lower."""
    return p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share + drop


def peak(
    drawing: Drawing,
    name: str,
    apex: Point,
    foot: float,
    reach: tuple[float, float],
    paints: tuple[Paint, Paint, Paint],
    cuts: int = 7,
    jag: float = 1.6,
) -> None:
    """A mountain with jagged sides, lit on the left, dark on the right of a ridge that zigzags.

    `foot` is the y of its base, `reach` how far that goes to the left and to the right, `paints`
    its lit side, its dark side and the cuts into the lit one. A foot above the apex hangs it
    upside down, as a mirror image.
    """
    chance = Scatter(name)
    x, y = apex
    rise = foot - y
    left, right, ridge = [apex], [apex], [apex]
    for i in range(1, _STEPS + 1):
        share = i / _STEPS
        loose = jag if i < _STEPS else 0.0
        level = y + rise * share
        left.append((x - reach[0] * share**1.15 + chance.between(-loose, loose), level))
        right.append((x + reach[1] * share**1.1 + chance.between(-loose, loose), level))
        zigzag = (1 if i % 2 else -1) * (1 - share * 0.3)
        ridge.append((x + reach[1] * 0.1 * (share + zigzag), level))
    lit, dark, cut = paints
    drawing.fill(polygon([*right, *reversed(left[1:])]), lit, "body")
    drawing.fill(polygon([*right, *reversed(ridge[1:])]), dark, "body")
    drop, size = rise / 50, abs(rise)
    into_light, into_dark = [], []
    for i in range(cuts):
        share = 0.13 + 0.8 * i / cuts
        p, q = along(ridge, share), along(left, min(1.0, share + 0.1))
        end = towards(p, q, 0.42 if i % 2 else 0.64, drop)
        into_light.append(wedge((p[0] + 0.2, p[1]), end, size * 0.055))
        share = 0.2 + 0.75 * i / cuts
        p, q = along(right, share), along(ridge, min(1.0, share + 0.12))
        start = towards(p, q, 0.04)
        into_dark.append(wedge(start, towards(p, q, 0.45 if i % 2 else 0.7, drop), size * 0.03))
    drawing.fill(joined(into_light), cut, "cut")
    drawing.fill(joined(into_dark), lit, "cut")


def conifer(
    drawing: Drawing,
    x: float,
    y: float,
    high: float,
    wide: float,
    paint: Paint,
    cuts: Paint | None = None,
) -> None:
    """A fir standing on (x, y): four tiers of boughs and a stem, with cuts on its left."""
    right = [(0.0, -high)]
    for i in range(1, _BOUGHS + 1):
        share = i / _BOUGHS
        tip = -high * (1 - 0.92 * share)
        right += [(wide / 2 * share, tip), (wide / 2 * share * 0.45, tip - high * 0.02)]
    right += [(wide * 0.06, -high * 0.08), (wide * 0.06, 0.0)]
    left = [(-px, py) for px, py in reversed(right[1:])]
    drawing.fill(polygon([*right, *left]).moved(x, y), paint, "body")
    if cuts is None:
        return
    lights = []
    for i in range(1, _BOUGHS):
        share = (i + 0.6) / _BOUGHS
        low = y - high * (1 - 0.86 * share)
        lights.append(
            blade((x - wide * 0.3 * share, low), (x - wide * 0.02, low - high * 0.1), 0.55)
        )
    drawing.fill(joined(lights), cuts, "cut")
