"""The King: crown of five points, long hair and beard, ermine, an upright sword."""

from generator.draw.curves import Knot, corner
from generator.draw.cuts import blade, row, wedge
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, polygon, rectangle
from generator.faces.vye.court.crowns import crown
from generator.faces.vye.court.parts import both, cloak, edged, features, hand, head, symmetric
from generator.faces.vye.court.weave import sign
from generator.faces.vye.houses import House
from generator.theme import BONE, INK

_HAIR: list[Knot] = [
    corner(0, 4.5), (5.5, 5.0), (7.6, 10.0), (7.8, 17.0), (9.6, 22.0), corner(8.2, 24.5),
    corner(0, 24),
]  # fmt: skip
_ERMINE: list[Knot] = [
    corner(0, 22), (6.0, 22.3), (11.2, 25.2), (13.0, 30.4), (8.4, 31.0), (4.2, 29.2),
    corner(0, 34.2),
]  # fmt: skip
_BEARD: list[Knot] = [
    corner(0, 17.2), (2.2, 17.0), corner(5.2, 14.2), (6.2, 18.0), (5.2, 23.2), (2.8, 26.8),
    corner(0, 30.4),
]  # fmt: skip
_SWORD, _HAND_Y = 12.9, 35.6


def figure(drawing: Drawing, look: House) -> None:
    """Draws the King."""
    drawing.fill(symmetric(_HAIR), INK, "cut")
    locks = row([(6.4, 9.0), (7.0, 19.0)], [(6.6, 15.0), (8.4, 24.0)], 4, 0.42, alternate=0.3)
    drawing.fill(both(locks), BONE, "plate")
    cloak(drawing, look, 15.5, 23)
    edged(drawing, _ERMINE, BONE, 0.955, 1.15)
    tails = [
        wedge((x, y + 1.1), (x, y - 1.1), 1.0)
        for x, y in ((5.4, 25.6), (8.7, 27.3), (10.9, 29.2), (3.2, 27.2))
    ]
    drawing.fill(both(joined(tails)), INK, "cut")
    head(drawing)
    features(drawing, 1.0)
    drawing.fill(symmetric(_BEARD), INK, "cut")
    strands = row([(-4.7, 17.6), (4.7, 17.6)], [(-1.2, 29.2), (1.2, 29.2)], 8, 0.5, alternate=0.2)
    drawing.fill(strands, BONE, "plate")
    drawing.fill(both(blade((0, 16.9), (3.6, 18.3), 0.8, -0.32)), INK, "cut")
    drawing.fill(blade((-1.5, 19.3), (1.5, 19.3), 0.55, 0.2), BONE, "plate")
    crown(drawing, look.accent, sign(look.key), 5.6, 6.9, 7.2, 5)
    _sword(drawing, look)
    hand(drawing, look, _SWORD, _HAND_Y)


def _sword(drawing: Drawing, look: House) -> None:
    with drawing.at(_SWORD, 0):
        low = _HAND_Y - 3.0
        drawing.fill(
            polygon([(-1.15, low), (-1.15, 12), (0, 8.2), (1.15, 12), (1.15, low)]), INK, "cut"
        )
        lit = polygon([(-0.75, low), (-0.75, 12.3), (0, 9.6), (0, low)])
        shade = polygon([(0, low), (0, 9.6), (0.75, 12.3), (0.75, low)])
        drawing.fill(lit, BONE, "plate")
        drawing.fill(shade, BONE.mix(INK, 0.3), "body")
        drawing.fill(rectangle(-3.1, low - 0.7, 6.2, 1.7, 0.6), INK, "cut")
        drawing.fill(rectangle(-2.75, low - 0.35, 5.5, 1.0, 0.4), look.accent, "body")
        drawing.fill(circle(0, low + 0.15, 0.42), INK, "cut")
