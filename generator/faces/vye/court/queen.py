"""The Queen: veil and two braids, an arched crown with an orb, a jewelled yoke, a rose sceptre."""

from generator.draw.curves import Knot, corner, smooth
from generator.draw.cuts import blade, row
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, lobed, polygon
from generator.faces.vye.court.crowns import band
from generator.faces.vye.court.parts import (
    both,
    cloak,
    edged,
    features,
    hand,
    head,
    neck,
    pole,
    symmetric,
)
from generator.faces.vye.court.weave import sign
from generator.faces.vye.houses import House, dot
from generator.theme import BONE, INK

_VEIL: list[Knot] = [
    corner(0, 3.6), (6.0, 4.4), (8.8, 9.5), (9.6, 16.0), (11.0, 24.0), corner(13.5, 33),
    corner(0, 33),
]  # fmt: skip
_YOKE: list[Knot] = [corner(0, 24.2), (5.2, 24.6), (8.4, 27.2), (5.4, 33.6), corner(0, 37.2)]
_JEWEL: list[Knot] = [corner(0, 26), (3.7, 26.3), (5.5, 28.2), (3.7, 32.4), corner(0, 35)]
_FRINGE: list[Knot] = [
    corner(0, 7.8), (3.2, 6.5), corner(5.7, 9.6), (4.8, 5.0), (0.0, 4.0),
]  # fmt: skip
_SCEPTRE, _HAND_Y = -12.6, 35.6


def figure(drawing: Drawing, look: House) -> None:
    """Draws the Queen."""
    edged(drawing, _VEIL, BONE, 0.94, 0.5)
    pleats = row([(7.4, 8), (10.4, 27)], [(6.6, 18), (8.6, 34)], 5, 0.5, alternate=0.3)
    drawing.fill(both(pleats), INK, "cut")
    cloak(drawing, look, 15, 25)
    neck(drawing, 27)
    edged(drawing, _YOKE, BONE, 0.945, 1.5)
    pearls = [(1.8, 36.0), (3.8, 34.4), (5.4, 32.2), (6.6, 29.8), (6.6, 27.6)]
    drawing.fill(both(joined(dot(x - 0.3, y - 0.35, 0.42) for x, y in pearls)), INK, "cut")
    edged(drawing, _JEWEL, look.accent, 0.93, 2.0)
    drawing.fill(circle(0, 30.2, 2.1), INK, "cut")
    drawing.fill(sign(look.key, 1.45).moved(0, 30.2), BONE, "plate")
    _braids(drawing, look)
    head(drawing)
    features(drawing, 0.0, look.lips)
    lashes = [blade((3.7, 13.1), (4.7, 12.5), 0.22), blade((3.5, 13.5), (4.5, 13.4), 0.16)]
    drawing.fill(both(joined(lashes)), INK, "cut")
    drawing.fill(symmetric(_FRINGE), INK, "cut")
    _crown(drawing, look)
    _sceptre(drawing, look)
    hand(drawing, look, _SCEPTRE, _HAND_Y)


def _braids(drawing: Drawing, look: House) -> None:
    beads = [(6.3 + 0.35 * i, 16 + 2.4 * i) for i in range(6)]
    drawing.fill(both(joined(circle(x, y, 1.75, 1.5) for x, y in beads)), INK, "cut")
    bands = [blade((x - 0.9, y + 0.5), (x + 1.1, y - 0.7), 0.45) for x, y in beads]
    drawing.fill(both(joined(bands)), look.accent, "plate")
    ends = polygon([(7.3, 29.6), (9.3, 29.6), (8.9, 32.2), (8.3, 31.2), (7.7, 32.2)])
    drawing.fill(both(ends), INK, "cut")


def _crown(drawing: Drawing, look: House) -> None:
    """Two arches that meet under an orb."""
    y, r = 5.4, 6.2
    outer = [
        corner(-r, y),
        (-7.0, 1.2),
        (-4.4, -0.4),
        corner(0, 1.4),
        (4.4, -0.4),
        (7.0, 1.2),
        corner(r, y),
    ]
    inner = [corner(-r + 1.0, y), (-5.8, 2.0), (-3.9, 0.8), corner(0, 2.6), (3.9, 0.8), (5.8, 2.0),
             corner(r - 1.0, y)]  # fmt: skip
    drawing.fill(smooth(outer), INK, "body")
    drawing.fill(smooth(inner), look.accent, "body")
    ribs = [blade((0, 2.4), (0, 4), 0.4), both(blade((2.6, 1.6), (3.4, 4.0), 0.32, 0.2))]
    drawing.fill(joined(ribs), INK, "cut")
    drawing.fill(circle(0, -0.9, 2.2), INK, "cut")
    drawing.fill(circle(0, -0.9, 1.65), look.accent, "body")
    drawing.fill(sign(look.key, 1.15).moved(0, -0.9), INK, "cut")
    for x in (-6.4, 6.4):
        drawing.fill(circle(x, 0.6, 1.15), INK, "cut")
        drawing.fill(sign(look.key, 0.78).moved(x, 0.6), BONE, "plate")
    band(drawing, y, r)


def _sceptre(drawing: Drawing, look: House) -> None:
    """A staff with thorns that ends in an open rose."""
    x, y = _SCEPTRE, 15.4
    pole(drawing, x, y, 50, look.accent, 1.5)
    thorns = [blade((0.4, 23), (2.4, 20.6), 0.7), blade((-0.4, 27.5), (-2.4, 25.2), 0.7)]
    leaf = blade((0.3, 21.6), (3.2, 18.6), 1.5)
    drawing.fill(joined([*thorns, leaf]).moved(x), INK, "cut")
    drawing.fill(lobed(x, y, 3.7, 5, 0.3), INK, "body")
    drawing.fill(lobed(x, y, 3.1, 5, 0.3), BONE, "plate")
    drawing.fill(lobed(x, y, 1.9, 5, 0.3, -54), INK, "cut")
    drawing.fill(lobed(x, y, 1.4, 5, 0.3, -54), look.accent, "body")
    drawing.fill(circle(x, y, 0.5), INK, "cut")
