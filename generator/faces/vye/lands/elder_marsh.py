"""Elder Marsh: a bare old tree and cattails by still water, the sun low."""

from generator.draw.curves import Knot, profile, ribbon
from generator.draw.cuts import blade, row, wedge
from generator.draw.paint import Paint
from generator.draw.path import Path
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, rectangle
from generator.faces.vye.lands.parts import below, furrows, sky
from generator.faces.vye.lands.tones import tones

TERRAIN = "water"

_T = tones("e")
_TRUNK: list[Knot] = [(69, 89), (67, 64), (70, 44), (64, 28), (68, 12)]
#: Branches of the tree: their way, and how wide they begin.
_BRANCHES: list[tuple[list[Knot], float]] = [
    ([(68, 44), (56, 36), (46, 36), (38, 28)], 4.2),
    ([(66, 32), (58, 22), (50, 20), (46, 10)], 3.0),
    ([(68, 40), (80, 30), (86, 18), (94, 14)], 4.0),
    ([(80, 30), (90, 30), (97, 26)], 2.2),
    ([(67, 22), (76, 12), (78, 4)], 2.4),
    ([(52, 36), (48, 28), (50, 24)], 1.8),
    ([(86, 20), (84, 10)], 1.6),
    ([(46, 36), (40, 38), (36, 36)], 1.7),
]
#: Roots: from where to where, how wide they begin, how they bow.
_ROOTS = (
    ((64, 82), (45, 93), 8, 1.5), ((74, 82), (94, 93), 8, -1.5), ((68, 84), (61, 97), 9, 0.5),
    ((72, 84), (79, 96), 7, -0.5),
)  # fmt: skip
#: Cattails: foot, height, lean.
_CATTAILS = ((7, 34, -1), (15, 46, 2), (23, 30, -2), (86, 24, 2), (94, 36, -1))


def picture(drawing: Drawing) -> None:
    """The tree stands right of the middle, the sun sinks left of it into its own reflections."""
    sky(drawing, "marsh sky", _T.lightest, _T.lighter, 7, 42)
    drawing.fill(circle(33, 40, 12.5), _T.accent, "body")
    drawing.fill(below([(0, 50), (20, 46), (45, 50), (70, 45), (100, 49)]), _T.base, "body")
    drawing.fill(below([(0, 55), (30, 54), (60, 56), (100, 54)]), _T.darkest, "body")
    drawing.fill(below([(0, 58), (100, 58)]), _T.light, "body")
    reflections = [circle(33, 61.5, 10, 1.4), circle(33, 66, 7.5, 1.2), circle(33, 70, 5, 1.0)]
    drawing.fill(joined(reflections), _T.accent, "body")
    drawing.fill(furrows("marsh water", 60, 88, 16, width=1.1), _T.lightest, "cut")
    drawing.fill(below([(0, 89), (25, 87), (50, 91), (75, 86), (100, 90)]), _T.darker, "body")
    _tree(drawing)
    for x, high, lean in _CATTAILS:
        _cattail(drawing, x, high, lean)
    drawing.fill(furrows("marsh bank", 92, 99, 6, width=0.9), _T.light, "cut")


def _tree(drawing: Drawing) -> None:
    """A trunk with spreading roots, branches, and light on its left side."""
    trunk = profile(_TRUNK, lambda t: 11 * (1 - t) ** 0.8 + 1.6 + 3 * max(0.0, 1 - t * 6))
    branches = [ribbon(way, width, 0.5) for way, width in _BRANCHES]
    roots = [wedge(p, q, width, bow) for p, q, width, bow in _ROOTS]
    drawing.fill(joined([trunk, *branches, *roots]), _T.ink, "cut")
    bark = row([(67, 80), (66, 40)], [(66, 70), (67, 30)], 5, 0.7)
    bark += row([(71, 82), (70, 48)], [(69.5, 72), (70.5, 40)], 5, 0.7)
    drawing.fill(bark, _T.light, "plate")
    drawing.fill(circle(68.3, 54, 1.7, 2.6), _T.base, "plate")


def _cattail(drawing: Drawing, x: float, high: float, lean: float) -> None:
    """A stem with its brown head, between two blades of reed."""
    foot, top = 94.0, 94 - high
    stem = ribbon([(x, foot), (x + lean * 0.3, foot - high * 0.5), (x + lean, top)], 1.4, 0.8)
    reeds = [
        wedge((x + 1, foot), (x + 8, foot - high * 0.66), 2.0, 0.8),
        wedge((x - 1, foot), (x - 6, foot - high * 0.54), 1.8, -0.8),
        wedge((x + lean, top), (x + lean, top - 5), 1.0),
    ]
    drawing.fill(joined([stem, *reeds]), _T.ink, "cut")
    drawing.fill(_head(x + lean, top - 1, 4.0, 11.0), _T.ink, "cut")
    light = blade((x + lean - 0.7, top + 1.0), (x + lean - 0.7, top + 8.5), 0.6)
    drawing.fill(light, _T.light, "plate")


def _head(x: float, top: float, wide: float, high: float) -> Path:
    return rectangle(x - wide / 2, top, wide, high, wide / 2)


def stamp(drawing: Drawing, ink: Paint, paper: Paint) -> None:
    """The bare tree over lines of water, a cattail at each side."""
    trunk = ribbon([(50, 90), (48, 66), (51, 44), (46, 20), (50, 4)], 13, 3)
    branches = [
        ribbon([(50, 50), (36, 40), (24, 40), (14, 30)], 6, 0.8),
        ribbon([(49, 34), (38, 22), (32, 8)], 4.5, 0.8),
        ribbon([(51, 46), (66, 34), (73, 18), (86, 10)], 6, 0.8),
        ribbon([(66, 34), (80, 35), (90, 29)], 3.5, 0.8),
        ribbon([(49, 24), (60, 12)], 3.5, 0.8),
    ]
    water = [blade((4, 92), (96, 92), 2.6), blade((20, 98), (72, 98), 1.6)]
    roots = [wedge((45, 88), (30, 94), 6), wedge((54, 88), (70, 94), 6)]
    drawing.fill(joined([trunk, *branches, *water, *roots]), ink, "body")
    drawing.fill(row([(49, 86), (48, 50)], [(47.6, 74), (47.8, 40)], 4, 1.8), paper, "cut")
    for x, high in ((13, 36), (84, 42)):
        stem = wedge((x, 93), (x, 88 - high), 3.0)
        drawing.fill(stem + wedge((x, 93), (x + 9, 92 - high * 0.6), 3.4), ink, "body")
        drawing.fill(_head(x, 94 - high, 6.5, 16), ink, "body")
