"""Bramble Wood: thorned stems with berries before a pale disc between dark trunks."""

from collections.abc import Sequence

from generator.draw.curves import Knot, ribbon, smooth
from generator.draw.cuts import along, blade, row, wedge
from generator.draw.paint import Paint
from generator.draw.path import Path
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined
from generator.faces.vye.lands.parts import BLOCK, below, fan, furrows
from generator.faces.vye.lands.tones import tones

TERRAIN = "growth"

_T = tones("b")
_ARCH: Sequence[Knot] = (
    (-6, 88), (2, 58), (12, 28), (38, 8), (64, 6), (88, 20), (98, 44), (94, 70),
)  # fmt: skip
_CURL: Sequence[Knot] = ((106, 86), (94, 60), (84, 44), (60, 38), (44, 48), (40, 64), (50, 74))
_SHOOT: Sequence[Knot] = ((-6, 40), (14, 46), (26, 58), (30, 76))
_TRUNKS = ((20, 5), (33, 3.4), (68, 3.6), (80, 5.5))
_BERRIES = ((64, 52), (29, 33), (76, 24))
_DRUPELETS = ((0, 0), (4.2, 0.6), (2, -3.6), (-2.2, -3.4), (-4.1, 0.5), (-2, 3.7), (2.2, 3.7))
_LEAVES = ((48, 10, -20), (13, 24, 30), (92, 36, 80), (60, 40, 200), (22, 54, -60))


def picture(drawing: Drawing) -> None:
    """A bramble arches over, another curls in; three berries, five leaves."""
    drawing.fill(BLOCK, _T.light, "ground")
    drawing.fill(circle(50, 40, 31), _T.lightest, "body")
    drawing.fill(circle(50, 40, 21), _T.bone, "body")
    for x, wide in _TRUNKS:
        trunk = ribbon([(x + 2, -4), (x, 30), (x - 1, 74)], wide * 0.8, wide * 1.3)
        drawing.fill(trunk, _T.base, "body")
        bark = [(x - wide * 0.2, 4), (x - wide * 0.2, 64)]
        drawing.fill(row(bark, [(px, py + 10) for px, py in bark], 6, 0.6), _T.light, "cut")
    drawing.fill(below([(0, 70), (30, 66), (50, 69), (70, 66), (100, 70)]), _T.base, "body")
    drawing.fill(furrows("bramble shade", 72, 100, 18, width=1.3), _T.darker, "cut")
    drawing.fill(furrows("bramble floor", 74, 98, 9, width=0.7), _T.light, "cut")
    stems = [thorned(_ARCH, 5.2, 17), thorned(_CURL, 4.4, 12, 0.15), thorned(_SHOOT, 3.4, 8, 0.2)]
    drawing.fill(joined(stems), _T.ink, "cut")
    for x, y, turn in _LEAVES:
        _leaf(drawing, x, y, turn)
    for x, y in _BERRIES:
        _berry(drawing, x, y)


def thorned(points: Sequence[Knot], width: float, thorns: int, end: float = 0.45) -> Path:
    """A stem along a spline, tapering to the share `end`, with thorns on alternate sides."""
    line = smooth(points, closed=False).flat(10)[0]
    parts = [ribbon(points, width, width * end)]
    for i in range(thorns):
        share = 0.94 * (i + 0.6) / thorns
        (x, y), (nx, ny) = along(line, share), along(line, min(1.0, share + 0.02))
        length = ((nx - x) ** 2 + (ny - y) ** 2) ** 0.5 or 1.0
        dx, dy, side = (nx - x) / length, (ny - y) / length, 1 if i % 2 else -1
        slim = 1 - (1 - end) * share * 0.6
        out, on = side * width * 1.5 * slim, width * 0.9
        parts.append(wedge((x, y), (x - dy * out + dx * on, y + dx * out + dy * on), width * 0.9))
    return joined(parts)


def _berry(drawing: Drawing, x: float, y: float) -> None:
    """Seven drupelets with a highlight each, under a ruff of sepals."""
    places = [(x + dx * 1.12, y + dy * 1.12) for dx, dy in _DRUPELETS]
    drawing.fill(joined(circle(px, py, 3.1) for px, py in places), _T.ink, "body")
    drawing.fill(joined(circle(px, py, 2.4) for px, py in places), _T.accent, "body")
    drawing.fill(joined(circle(px - 0.7, py - 0.8, 0.68) for px, py in places), _T.bone, "cut")
    drawing.fill(fan(x, y - 6.4, 0.5, 5.4, 5, 1.8, 186, 354), _T.ink, "cut")


def _leaf(drawing: Drawing, x: float, y: float, turn: float) -> None:
    shape = Path("MCCZ", (0, 0, 4, -6, 11, -6, 15, -1, 11, 3, 4, 4, 0, 0))
    with drawing.at(x, y, rotation=turn):
        drawing.fill(shape, _T.ink, "body")
        drawing.fill(shape.moved(1.4, -0.3, scale=0.78), _T.base, "body")
        veins = row([(3, -0.5), (12, -0.8)], [(5, -3.4), (13, -2.2)], 3, 0.5)
        drawing.fill(veins + blade((1, -0.3), (13, -0.9), 0.4), _T.lighter, "cut")


def stamp(drawing: Drawing, ink: Paint, paper: Paint) -> None:
    """A thorned arch with a cluster of berries and two leaves hanging from it."""
    arch = ((13, 97), (12, 60), (23, 28), (50, 13), (77, 28), (88, 60), (87, 97))
    drawing.fill(thorned(arch, 8, 15, 1.0), ink, "body")
    drawing.fill(ribbon([(50, 13), (52, 28), (50, 44)], 3.5, 2.5), ink, "body")
    leaves = joined(blade((50, 44), (50 + side * 24, 31), 5, side * -2.5) for side in (1, -1))
    drawing.fill(leaves, ink, "body")
    cluster = ((0, 0), (11, 2), (5, -9), (-6, -9), (-11, 2), (-5, 11), (6, 11), (0, 20))
    drawing.fill(joined(circle(50 + x, 58 + y, 6.6) for x, y in cluster), ink, "body")
    drawing.fill(joined(circle(48.4 + x, 56.2 + y, 1.9) for x, y in cluster), paper, "cut")
