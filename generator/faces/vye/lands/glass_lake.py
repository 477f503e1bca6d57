"""Glass Lake: two peaks and their mirror image in still water."""

from generator.draw.cuts import blade
from generator.draw.paint import Paint
from generator.draw.path import Path, Point
from generator.draw.scatter import Scatter
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, polygon, rectangle
from generator.faces.vye.lands.parts import below, conifer, peak, sky
from generator.faces.vye.lands.tones import tones

TERRAIN = "water"

_T = tones("g")
_SHORE = 52.0


def picture(drawing: Drawing) -> None:
    """The shore lies across the middle; what is below it is what is above, but darker."""
    sky(drawing, "lake sky", _T.lightest, _T.light, 7, 40)
    drawing.fill(circle(78, 17, 6.5), _T.accent, "body")
    peak(drawing, "lake low", (28, 22), _SHORE, (26, 24), (_T.bone, _T.dark, _T.base))
    peak(drawing, "lake high", (56, 8), _SHORE, (30, 34), (_T.bone, _T.darkest, _T.darker), 9)
    drawing.fill(below([(0, _SHORE), (100, _SHORE)]), _T.base, "body")
    sunk = (_T.lighter, _T.dark, _T.base)
    peak(drawing, "lake low", (28, 2 * _SHORE - 22), _SHORE, (26, 24), sunk)
    sunk = (_T.lighter, _T.darker, _T.dark)
    peak(drawing, "lake high", (56, 2 * _SHORE - 8), _SHORE, (30, 34), sunk, 9)
    drawing.fill(circle(78, 87, 6.5), _T.accent.mix(_T.base, 0.35), "body")
    for x in range(-2, 104, 5):
        conifer(drawing, x, _SHORE + 0.4, 5 + x * 7 % 5, 3.8, _T.ink)
    drawing.fill(rectangle(-5, _SHORE - 0.9, 110, 2.2), _T.ink, "cut")
    drawing.fill(_glints("lake water", 24, 55, 1.9, (14, 40), 0.5), _T.light, "cut")
    drawing.fill(_glints("lake light", 9, 57, 4.8, (10, 26), 0.7), _T.bone, "ornament")


def _glints(
    name: str, n: int, top: float, pitch: float, length: tuple[float, float], width: float
) -> Path:
    """Makes n level cuts below one another, wider towards the viewer."""
    chance = Scatter(name)
    cuts = []
    for i in range(n):
        y, x = top + i * pitch, chance.between(-5, 80)
        end = (x + chance.between(*length), y)
        cuts.append(blade((x, y), end, width + 0.4 * i / n))
    return joined(cuts)


def stamp(drawing: Drawing, ink: Paint, paper: Paint) -> None:
    """Two peaks on a shore, their mirror image sliced by level cuts."""
    _stamped(drawing, (30, 24), 22, ink, paper)
    _stamped(drawing, (60, 6), 34, ink, paper)
    drawing.fill(rectangle(2, 47, 96, 4), ink, "body")
    mirrored = [polygon([(26, 54), (94, 54), (60, 94)]), polygon([(8, 54), (52, 54), (30, 76)])]
    drawing.fill(joined(mirrored), ink, "body")
    slices = joined(blade((2, 60 + 6 * i), (98, 60 + 6 * i), 1.9) for i in range(6))
    drawing.fill(slices, paper, "cut")
    rings = [blade((10, 86), (44, 86), 1.7), blade((72, 82), (96, 82), 1.7)]
    drawing.fill(joined([*rings, blade((30, 97), (80, 97), 1.9)]), ink, "body")


def _stamped(drawing: Drawing, apex: Point, reach: float, ink: Paint, paper: Paint) -> None:
    """A peak whose left flank is paper between an ink edge and a ridge that zigzags."""
    x, y = apex
    rise = 48 - y
    drawing.fill(polygon([apex, (x + reach, 48), (x - reach, 48)]), ink, "body")
    ridge = [(x - 4, 0.92), (x + 3, 0.62), (x - 4, 0.42)]
    flank = [(x - 1.5, y + 0.18 * rise), (x - reach * 0.78, 46)]
    drawing.fill(polygon([*flank, *((px, y + rise * share) for px, share in ridge)]), paper, "cut")
