"""Parts that several Specials' pictures share: tones, sky, ground, towers, flags, wheels, beams.

Lengths are in units of a picture's block, 100 by 52 with y down; `name` fixes what chance decides.
"""

from collections.abc import Sequence

from generator.draw.cuts import blade, row
from generator.draw.paint import Paint
from generator.draw.path import Path, Point
from generator.draw.scatter import Scatter
from generator.draw.scene import Drawing
from generator.draw.shapes import joined, polygon, rectangle
from generator.faces.vye.lands.parts import below, furrows
from generator.faces.vye.lands.tones import tones_of
from generator.theme import BRONZE, EMBER

#: Bronze from ink to bone, and ember as the accent.
T = tones_of(BRONZE, EMBER)
#: The block with what goes on around it.
FIELD = rectangle(-10, -30, 125, 120)
#: How wide the ink round a body is.
_KEYLINE = 1.3


def sky(drawing: Drawing, name: str, paint: Paint = T.lightest, cuts: Paint = T.bone) -> None:
    """Fills the block and lays level cuts over it, like thin clouds."""
    drawing.fill(FIELD, paint, "ground")
    chance = Scatter(name)
    clouds = []
    for i in range(11):
        x, y = chance.between(-12, 78), -14.0 + i * 4.6
        clouds.append(blade((x, y), (x + chance.between(20, 46), y), 0.8))
    drawing.fill(joined(clouds), cuts, "ornament")


def ground(drawing: Drawing, name: str, y: float, paint: Paint, cuts: Paint) -> None:
    """Everything below a gently rolling line at about `y`, with furrows."""
    line = [(0.0, y), (20.0, y - 1.5), (50.0, y + 0.8), (80.0, y - 1.2), (100.0, y)]
    drawing.fill(below(line), paint, "body")
    drawing.fill(furrows(name, y + 2.5, 66, 13, width=1.0), cuts, "cut")


def solid(drawing: Drawing, path: Path, paint: Paint, keyline: float = _KEYLINE) -> None:
    """A body with ink around it, `keyline` / 2 wide."""
    drawing.stroke(path, T.ink, keyline, "line")
    drawing.fill(path, paint, "body")


def beam(start: Point, end: Point, width: float) -> Path:
    """A straight timber between two points."""
    (x0, y0), (x1, y1) = start, end
    length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
    nx, ny = (y0 - y1) / length * width / 2, (x1 - x0) / length * width / 2
    return polygon([(x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)])


def arch(x: float, foot: float, half: float, spring: float, crown: float) -> Path:
    """An opening around x: upright from `foot` to `spring`, rounded up to `crown`."""
    pull = spring + (crown - spring) * 4 / 3
    return Path(
        "MLCLZ",
        (
            x - half, foot, x - half, spring,
            x - half, pull, x + half, pull, x + half, spring,
            x + half, foot,
        ),
    )  # fmt: skip


def battlement(left: float, right: float, top: float, foot: float, n: int) -> Path:
    """A wall's crown with n merlons, its gaps half as deep as `top` is above `foot`."""
    step = (right - left) / (2 * n - 1)
    low = (top + foot) / 2
    points: list[Point] = [(left, foot)]
    for i in range(n):
        x = left + 2 * i * step
        points += [(x, top), (x + step, top)]
        if i < n - 1:
            points += [(x + step, low), (x + 2 * step, low)]
    return polygon([*points, (right, foot)])


def tower(
    drawing: Drawing,
    x: float,
    foot: float,
    wide: float,
    high: float,
    lit: Paint = T.lighter,
    shade: Paint = T.dark,
) -> None:
    """A tower of `high` to its battlement, lit on the left, dark on the right."""
    top = foot - high
    solid(drawing, rectangle(x - wide / 2, top, wide, high), lit)
    drawing.fill(rectangle(x + wide * 0.08, top, wide * 0.42, high), shade, "body")
    step = wide * 0.256
    crown = battlement(x - wide * 0.64, x + wide * 0.64, top - step * 1.5, top + step * 1.1, 3)
    solid(drawing, crown, lit)
    start, end = top + step * 2.0, foot - 1.5
    left, right = x - wide / 2 + 0.6, x + wide / 2 - 0.6
    bricks = row(
        [(left, start), (left, end)],
        [(x - wide * 0.04, start), (x - wide * 0.04, end)],
        max(2, int(high / 4)), 0.7, alternate=0.5,
    )  # fmt: skip
    lights = row(
        [(right, start), (right, end)],
        [(x + wide * 0.13, start), (x + wide * 0.13, end)],
        max(2, int(high / 5)), 0.6, alternate=0.5,
    )  # fmt: skip
    drawing.fill(bricks, shade, "cut")
    drawing.fill(lights, lit, "cut")


def flag(drawing: Drawing, x: float, y: float, size: float = 1.0) -> None:
    """A swallow-tailed pennant on a pole that stands on (x, y)."""
    with drawing.at(x, y, scale=size):
        drawing.fill(rectangle(-0.4, -9.4, 0.8, 9.4), T.ink, "cut")
        cloth = [(0.4, -9), (8.4, -7.2), (5.8, -6.1), (8.4, -4.6), (0.4, -3.4)]
        drawing.fill(polygon(cloth), T.accent, "body")


def bricks(
    points: Sequence[tuple[float, float, float]], width: float = 0.7, lean: float = 0.0
) -> Path:
    """Level cuts, each from (x, y) so far to the right."""
    return joined(blade((x, y), (x + long, y + lean), width) for x, y, long in points)
