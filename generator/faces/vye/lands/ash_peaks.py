"""Ash Peaks: a volcano with smoke and embers."""

from generator.draw.curves import corner, ribbon, smooth
from generator.draw.cuts import blade
from generator.draw.paint import Paint
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, polygon
from generator.faces.vye.lands.parts import below, conifer, furrows, peak, sky
from generator.faces.vye.lands.tones import tones

TERRAIN = "rock"

_T = tones("a")
#: Puffs of smoke, those that lie behind first.
_SMOKE = ((78, 3, 10.5), (63, 2, 7), (67, 10, 8), (57.5, 13, 6), (60, 19, 4.5), (50.8, 22, 5))
_FIRS = ((9, 15), (17, 11), (86, 14), (93, 10))


def picture(drawing: Drawing) -> None:
    """A cone between two others, lava on its lit flank, smoke drifting to the right."""
    sky(drawing, "ash sky", _T.lighter, _T.bone, 8, 44)
    flanks = (_T.light, _T.dark, _T.dark)
    peak(drawing, "ash left", (16, 32), 72, (26, 30), flanks, 6)
    peak(drawing, "ash right", (88, 30), 72, (28, 24), flanks, 6)
    peak(drawing, "ash cone", (50, 19), 76, (37, 38), (_T.lightest, _T.darkest, _T.darkest), 9)
    _lava(drawing)
    _smoke(drawing)
    drawing.fill(below([(0, 74), (25, 69), (50, 73), (75, 68), (100, 72)]), _T.dark, "body")
    drawing.fill(furrows("ash ground", 75, 100, 20, width=1.0), _T.light, "cut")
    for x, high in _FIRS:
        conifer(drawing, x, 78, high, high * 0.5, _T.ink, _T.base)


def _smoke(drawing: Drawing) -> None:
    for x, y, r in _SMOKE:
        drawing.fill(circle(x, y, r), _T.darker, "body")
        drawing.fill(circle(x - r * 0.16, y - r * 0.18, r * 0.76), _T.light, "body")


def _lava(drawing: Drawing) -> None:
    """It brims over the crater and runs down in a stream that forks."""
    brim = [
        corner(44, 29), corner(56.8, 29), (59.4, 33.5), (63.4, 41), corner(67.4, 52), (60.6, 43),
        (56.4, 36.4), (53, 35.2), (49.6, 36), (46.8, 36), corner(42.6, 42), (42.8, 36), (43.6, 32),
    ]  # fmt: skip
    drawing.fill(smooth(brim), _T.accent, "body")
    stream = ribbon([(51, 31), (53.4, 40), (49, 49), (54, 59), (52, 75)], 4.2, 6.6)
    branch = ribbon([(51.6, 53), (58.6, 58), (58, 64), (63, 71)], 2.6, 0.6)
    for part in (stream, branch):
        drawing.fill(part, _T.accent, "body")
    glow = ribbon([(51, 32), (53.2, 40), (49.2, 49), (53.6, 59), (52.4, 71)], 1.1, 0.4)
    drawing.fill(glow, _T.accent.mix(_T.bone, 0.65), "cut")
    drawing.fill(circle(50.4, 28.2, 6.4, 1.9), _T.ink, "cut")


def stamp(drawing: Drawing, ink: Paint, paper: Paint) -> None:
    """A cone with a cut of lava and three puffs of smoke."""
    cone = [corner(41, 40), corner(59, 40), (72, 66), corner(96, 94), corner(4, 94), (28, 66)]
    drawing.fill(smooth(cone), ink, "body")
    flank = [(42, 44), (30, 66), (13, 90), (38, 90), (34, 80), (43, 74), (36, 66), (44, 58)]
    drawing.fill(polygon(flank), paper, "cut")
    drawing.fill(ribbon([(51, 42), (56, 56), (51, 68), (60, 91)], 6, 3.4), paper, "cut")
    mouth = [(42, 44), (41, 39), (59, 39), (61, 48), (57, 45), (52, 52), (47, 45)]
    drawing.fill(polygon(mouth), paper, "cut")
    puffs = ((50, 27, 7.5), (60, 16, 10), (77, 12, 12))
    for x, y, r in puffs:
        drawing.fill(circle(x, y, r), ink, "body")
    curls = [blade((x - r * 0.6, y), (x + r * 0.2, y - r * 0.6), r * 0.14, -r * 0.16)
             for x, y, r in puffs]  # fmt: skip
    drawing.fill(joined(curls), paper, "cut")
