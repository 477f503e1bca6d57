"""The Advisor: a deep hood, a thin beard, a chain of office, a staff with a lantern."""

import math

from generator.draw.curves import Knot, corner
from generator.draw.cuts import blade, radial, row, wedge
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, polygon, rectangle
from generator.faces.vye.court.parts import (
    both,
    cloak,
    drawn_in,
    edged,
    features,
    hand,
    head,
    pole,
    symmetric,
)
from generator.faces.vye.court.weave import sign
from generator.faces.vye.houses import House, dot
from generator.theme import BONE, INK

_HOOD: list[Knot] = [
    corner(0, -2), (4.5, -0.2), (8.6, 6.0), (9.8, 14.0), (9.4, 21.0), corner(11.8, 27.8),
    (5.0, 29.2),
    corner(0, 33.4),
]  # fmt: skip
_SHADOW: list[Knot] = [
    corner(0, 3.2), (4.6, 4.8), (7.0, 10.0), (6.9, 17.0), (5.2, 22.0), corner(0, 24.6),
]  # fmt: skip
_HAIR: list[Knot] = [corner(0, 8.2), (3.0, 8.7), corner(5.9, 12), (5.0, 6.2), (0.0, 4.6)]
_BEARD: list[Knot] = [
    corner(0, 17.6), (1.8, 17.2), (3.3, 18.2), (2.9, 23.0), (2.5, 29.0), (0.8, 35.0),
    corner(0, 38.4),
]  # fmt: skip
#: From where to where the hood's folds go, and how wide they begin.
_FOLDS = (
    ((0.9, 0.2), (2.2, 3.0), 0.7), ((3.6, 1.6), (5.0, 5.0), 0.8), ((6.1, 4.2), (7.3, 9.4), 0.8),
    ((7.9, 8.4), (7.9, 14.0), 0.8), ((8.5, 13.2), (7.6, 19.0), 0.8), ((9.9, 26.0), (7.3, 20.4),
    0.9),
    ((7.4, 27.2), (6.0, 22.8), 0.9), ((4.6, 28.0), (4.2, 24.6), 0.9), ((2.0, 29.8),
    (2.1, 25.6), 0.8),
)  # fmt: skip
_STAFF, _HAND_Y = -12.6, 35.6


def figure(drawing: Drawing, look: House) -> None:
    """Draws the Advisor."""
    cloak(drawing, look, 15.5, 24)
    drawing.fill(symmetric(drawn_in(_HOOD, 1.045, 1.02, -0.5)), INK, "cut")
    edged(drawing, _HOOD, look.robe, 0.945, 0.9, edge=BONE)
    drawing.fill(symmetric(_SHADOW), INK, "cut")
    folds = joined(wedge(p, q, width) for p, q, width in _FOLDS)
    drawing.fill(both(folds), look.fold, "cut")
    head(drawing)
    features(drawing, 0.6)
    lines = [blade((-2.2, 10.0), (2.2, 10.0), 0.18), blade((-1.5, 10.8), (1.5, 10.8), 0.16)]
    crow = [blade((4.2, 13.5), (5.0, 13.0), 0.16), blade((4.2, 14.0), (5.0, 14.2), 0.16)]
    drawing.fill(joined([*lines, *crow, blade((-1.6, 14.9), (-3.8, 14.7), 0.16, 0.2)]), INK, "cut")
    drawing.fill(symmetric(_HAIR), INK, "cut")
    _chain(drawing, look)
    drawing.fill(symmetric(_BEARD), INK, "cut")
    drawing.fill(symmetric(drawn_in(_BEARD, 0.82, 0.94, 1.08)), BONE, "plate")
    strands = row([(-1.6, 20.6), (1.6, 20.6)], [(-0.3, 35), (0.3, 35)], 4, 0.3, alternate=0.3)
    drawing.fill(strands, INK, "cut")
    moustache = both(blade((0, 17.3), (3.4, 19.6), 0.7, -0.2))
    drawing.fill(moustache, BONE, "plate")
    drawing.fill(blade((-1.3, 19.2), (1.3, 19.2), 0.45, 0.12), INK, "cut")
    _staff(drawing, look)
    hand(drawing, look, _STAFF, _HAND_Y)


def _chain(drawing: Drawing, look: House) -> None:
    """Nine links in a curve; the lowest is under the beard."""
    links = [math.pi * (i + 0.5) / 9 for i in range(9)]
    places = [(10 * math.cos(a), 27.8 + 7.4 * math.sin(a)) for a in links]
    drawing.fill(joined(dot(x, y, 1.25) for x, y in places), INK, "cut")
    drawing.fill(joined(dot(x, y, 0.82) for x, y in places), look.accent, "body")
    drawing.fill(joined(dot(x, y, 0.32) for x, y in places), INK, "cut")


def _staff(drawing: Drawing, look: House) -> None:
    """A lantern on a staff, its flame's rays around it; a card's tab hangs down to y = 6."""
    with drawing.at(_STAFF, 0):
        pole(drawing, 0, 17, 50, look.accent, 1.5)
        drawing.fill(radial(0, 13.6, 3.4, 4.9, 12, 0.5, wedge, turn=15), look.accent, "ornament")
        roofed = [(-2.5, 11.0), (0, 8.0), (2.5, 11.0), (2.1, 16.8), (-2.1, 16.8)]
        drawing.fill(polygon(roofed), INK, "cut")
        drawing.fill(rectangle(-2.6, 16.4, 5.2, 1.2, 0.4), INK, "cut")
        drawing.fill(circle(0, 7.6, 0.7), INK, "cut")
        glass = [(-1.7, 11.5), (1.7, 11.5), (1.45, 16.0), (-1.45, 16.0)]
        drawing.fill(polygon(glass), look.accent, "plate")
        drawing.fill(blade((0, 12.2), (0, 15.8), 0.75), BONE, "plate")
        drawing.fill(
            rectangle(-0.16, 15.0, 0.32, 1.0) + rectangle(-0.16, 11.5, 0.32, 0.7), INK, "cut"
        )
        drawing.fill(sign(look.key, 0.5).moved(0, 21.0), INK, "cut")
