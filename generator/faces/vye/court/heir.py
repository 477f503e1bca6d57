"""The Heir: bobbed hair, a circlet with a star, a pointed collar, a falcon on the shoulder."""

from generator.draw.curves import Knot, corner, smooth
from generator.draw.cuts import blade, row, wedge
from generator.draw.path import Matrix
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, polygon, star
from generator.faces.vye.court.parts import both, cloak, features, head, neck, symmetric
from generator.faces.vye.court.weave import sign
from generator.faces.vye.houses import House
from generator.theme import BONE, INK

_HAIR: list[Knot] = [
    corner(0, 4), (5.4, 4.8), (7.9, 9.5), (8.3, 15.0), corner(7.0, 20.2), (5.0, 18.4),
    corner(0, 18),
]  # fmt: skip
_FRINGE: list[Knot] = [
    corner(-5.8, 11.4), (-5.2, 5.5), (0.0, 4.0), (5.2, 5.5), corner(5.8, 11.4), (3.6, 8.9),
    (1.2, 8.3),
    corner(0, 9.8), (-2.0, 8.3), (-4.4, 9.1),
]  # fmt: skip


def figure(drawing: Drawing, look: House) -> None:
    """Draws the Heir."""
    drawing.fill(symmetric(_HAIR), INK, "cut")
    strands = row([(6.6, 8), (7.2, 15)], [(6.0, 13), (6.6, 19.4)], 3, 0.5)
    drawing.fill(both(strands), look.accent, "plate")
    _tail(drawing)
    cloak(drawing, look, 13.6, 24)
    neck(drawing, 26)
    collar = [(0, 29.6), (3.3, 34.2), (9.0, 25.0), (2.4, 22.4), (0, 28)]
    flap = [(0.3, 28.8), (3.2, 32.4), (7.8, 25.3), (2.6, 23.4)]
    drawing.fill(both(polygon(collar)), INK, "cut")
    drawing.fill(both(polygon(flap)), look.accent, "body")
    hems = [blade((3.1, 31.0), (6.8, 25.6), 0.22), blade((1.2, 28.4), (2.8, 24.6), 0.22)]
    drawing.fill(both(joined(hems)), INK, "cut")
    drawing.fill(circle(0, 31.4, 1.9), INK, "cut")
    drawing.fill(sign(look.key, 1.3).moved(0, 31.4), BONE, "plate")
    head(drawing)
    features(drawing, 0.0, INK)
    drawing.fill(smooth(_FRINGE), INK, "cut")
    drawing.fill(row([(-4, 7.8), (4, 7.8)], [(-2.2, 5.4), (3, 5.4)], 5, 0.42), look.accent, "plate")
    _circlet(drawing, look)
    _falcon(drawing, look)


def _circlet(drawing: Drawing, look: House) -> None:
    rim = smooth(
        [(-6.9, 7.7), (0.0, 5.6), (6.9, 7.7), corner(6.6, 6.2), (0.0, 4.2), corner(-6.6, 6.2)]
    )
    hoop = smooth(
        [(-6.5, 7.1), (0.0, 5.2), (6.5, 7.1), corner(6.3, 6.5), (0.0, 4.6), corner(-6.3, 6.5)]
    )
    drawing.fill(rim, INK, "cut")
    drawing.fill(hoop, look.accent, "body")
    drawing.fill(star(0, 4.0, 3.4, 1.5, 8), INK, "cut")
    drawing.fill(star(0, 4.0, 2.6, 1.15, 8), look.accent, "body")
    drawing.fill(circle(0, 4.0, 0.6), INK, "cut")


def _tail(drawing: Drawing) -> None:
    """The falcon's tail, behind the shoulder."""
    tail = polygon([(12.6, 24.5), (15.6, 24.0), (15.9, 34.5), (14.9, 35.5), (13.7, 34.6)])
    drawing.fill(tail, INK, "cut")
    bars = [blade((13.4, y), (15.8, y - 0.4), 0.3) for y in (29.0, 31.0, 33.0)]
    drawing.fill(joined(bars), BONE, "plate")


def _falcon(drawing: Drawing, look: House) -> None:
    """Its hood and back dark, its breast pale and barred, looking at the Heir."""
    body: list[Knot] = [
        corner(9.4, 12.6), (10.6, 10.3), (13.2, 9.8), (15.2, 11.6), (16.0, 16.0), (15.9, 22.0),
        corner(14.9, 28.0), (12.4, 28.2), (10.2, 26.0), (9.2, 21.0), (9.9, 16.4), (10.2, 14.4),
    ]  # fmt: skip
    breast: list[Knot] = [
        corner(11.4, 14.2), (10.5, 17.0), (9.9, 21.0), (10.8, 25.2), corner(12.4, 27.4),
        (13.0, 23.0),
        (12.8, 18.0),
    ]  # fmt: skip
    # A pale edge, wider at the sides, parts the bird from the shoulder.
    drawing.fill(smooth(body).mapped(Matrix(1.1, 0, 0, 1.045, -1.28, -0.855)), BONE, "plate")
    drawing.fill(smooth(body), INK, "cut")
    drawing.fill(smooth(breast), BONE, "plate")
    bars = [
        wedge((10.4 - 0.05 * i, 17.4 + 1.6 * i), (12.5, 16.9 + 1.6 * i), 0.55) for i in range(6)
    ]
    drawing.fill(joined(bars), INK, "cut")
    cheek = smooth([corner(10.6, 13.6), (11.6, 13.0), corner(12.6, 15.8), (11.4, 15.0)])
    drawing.fill(cheek, BONE, "plate")
    drawing.fill(circle(12.0, 12.0, 0.62), look.accent, "plate")
    drawing.fill(circle(11.95, 12.0, 0.3), INK, "cut")
    drawing.fill(wedge((10.4, 12.2), (8.3, 14.3), 1.5, -0.25), look.accent, "plate")
    feathers = [
        blade((13.9 + 0.12 * i, 14.8 + 2.3 * i), (15.2 - 0.05 * i, 18.6 + 2.1 * i), 0.34, -0.1)
        for i in range(4)
    ]
    drawing.fill(joined(feathers), BONE, "plate")
    feet = [wedge((11.6 + dx, 27.4), (11.0 + dx, 30.0), 0.9) for dx in (0, 1.2, 2.4)]
    drawing.fill(joined(feet), INK, "cut")
    drawing.fill(joined(blade((11.5 + dx, 27.6), (11.1 + dx, 29.4), 0.25) for dx in (0, 1.2, 2.4)),
                 look.accent, "plate")  # fmt: skip
