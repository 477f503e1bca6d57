"""The Inevitable Empress: eyes closed before a sun of petals, a high collar, seven points of gold.

Her block is that of the court's figures: axis at x = 0, the crown's tips near y = -3.
"""

from generator.draw.curves import Knot, corner, smooth
from generator.draw.cuts import blade, radial, row, wedge
from generator.draw.path import Path, Point
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, polygon
from generator.faces.vye.court.crowns import crown
from generator.faces.vye.court.parts import both, edged, head, symmetric
from generator.theme import BONE, EMPRESS, GOLD, INK

#: The sun's middle and where its rays end, in her block.
SUN_Y, _RAYS = 13.5, 80.0
_MANTLE: list[Knot] = [
    corner(0, 20), (5.0, 22.0), (13.0, 25.0), (20.0, 32.0), (23.0, 46.0), corner(24, 60),
    corner(0, 60),
]  # fmt: skip
_COLLAR: list[Knot] = [
    corner(0, 24), (5.5, 21.0), corner(13.6, 7.4), (13.3, 17.0), (10.0, 25.0), (4.0, 31.0),
    corner(0, 36),
]  # fmt: skip
_HAIR: list[Knot] = [
    corner(0, 2.5), (5.5, 3.4), (8.2, 9.0), (8.2, 15.0), corner(6.4, 20.5), corner(0, 21),
]  # fmt: skip
_FRINGE: list[Knot] = [corner(0, 7.4), (4.4, 5.4), corner(5.8, 10.4), (5.0, 4.0), (0.0, 2.8)]


def empress(drawing: Drawing) -> None:
    """Draws the Empress and the sun behind her."""
    _sun(drawing)
    edged(drawing, _MANTLE, INK, 0.955, 1.2, edge=GOLD)
    folds = row([(6, 25.4), (18.6, 33)], [(9, 44), (22, 48)], 9, 0.8, _fold, alternate=0.2)
    drawing.fill(both(folds), GOLD, "cut")
    edged(drawing, _COLLAR, EMPRESS, 0.94, 1.2)
    ribs = row([(12.5, 10.2), (9.8, 24)], [(7.2, 18.8), (4.2, 27)], 7, 0.9, wedge, alternate=0.15)
    drawing.fill(both(ribs), GOLD, "cut")
    pearls = joined(circle(x, y, 0.5) for x, y in ((1.7, 26.6), (4.6, 25.6), (6.8, 23.2)))
    drawing.fill(both(pearls) + circle(0, 28.6, 0.9), BONE, "plate")
    drawing.fill(symmetric(_HAIR), INK, "cut")
    head(drawing)
    _features(drawing)
    drawing.fill(symmetric(_FRINGE), INK, "cut")
    strands = row([(1.2, 6.2), (4.8, 7.4)], [(0.8, 4.0), (4.2, 4.4)], 3, 0.35)
    drawing.fill(both(strands), GOLD, "plate")
    crown(drawing, GOLD, circle(0, 0, 0.85), 4.6, 7.2, 6.4, 7)


def _fold(high: Point, low: Point, width: float) -> Path:
    return wedge(high, low, width, 0.8)


def _sun(drawing: Drawing) -> None:
    shade = EMPRESS.mix(INK, 0.45)
    drawing.fill(radial(0, SUN_Y, 17, _RAYS, 32, 5.2, wedge, turn=-90), shade, "ornament")
    drawing.fill(circle(0, SUN_Y, 19.2), EMPRESS.mix(INK, 0.62), "ground")
    drawing.fill(radial(0, SUN_Y, 15.5, 24.2, 16, 3.4, turn=-90), GOLD, "body")
    veins = radial(0, SUN_Y, 17.2, 23.2, 16, 0.5, turn=-90)
    drawing.fill(veins, EMPRESS.mix(INK, 0.45), "cut")
    drawing.fill(radial(0, SUN_Y, 14, 20.8, 16, 2.2, turn=-78.75), BONE, "body")
    drawing.fill(circle(0, SUN_Y, 15.6), INK, "cut")
    drawing.fill(circle(0, SUN_Y, 14.9), GOLD, "plate")
    drawing.fill(radial(0, SUN_Y, 13.4, 14.7, 64, 0.35, wedge, turn=-90), INK, "cut")
    drawing.fill(circle(0, SUN_Y, 13.3), INK, "body")


def _features(drawing: Drawing) -> None:
    """Brows, closed lids with lashes, nose, lips and the jewel on the brow."""
    brow = blade((1.1, 11.6), (4.4, 10.7), 0.5, -0.4)
    lid = blade((1.2, 13.3), (4.2, 13.1), 0.5, 0.7)
    lashes = row([(1.9, 14.2), (4.0, 13.8)], [(1.8, 15.1), (4.7, 14.7)], 4, 0.22)
    drawing.fill(both(joined([brow, lid])), INK, "cut")
    drawing.fill(both(lashes), INK, "cut")
    nose = [(-0.7, 12.2), (-0.35, 15.0), (-1.0, 16.3), (-0.2, 16.9), (0.7, 16.5)]
    drawing.stroke(smooth(nose, closed=False), INK, 0.36, cap="round")
    drawing.fill(blade((-1.6, 18.3), (1.6, 18.3), 0.75, 0.1), EMPRESS, "cut")
    drawing.fill(blade((-1.5, 18.25), (1.5, 18.25), 0.14, 0.1), INK, "cut")
    drawing.fill(polygon([(0, 7.4), (0.85, 9.2), (0, 11.0), (-0.85, 9.2)]), EMPRESS, "cut")
    drawing.fill(wedge((4.9, 10.4), (3.4, 11.2), 0.4), INK, "cut")
