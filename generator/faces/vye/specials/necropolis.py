"""Necropolis: a tomb under the moon, and the dead who rise before it."""

from generator.draw.curves import corner, smooth
from generator.draw.cuts import radial, row, wedge
from generator.draw.paint import Paint
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, polygon, rectangle
from generator.faces.charges import CHARGES
from generator.faces.vye.lands.parts import below, furrows
from generator.faces.vye.specials.parts import FIELD, T, arch, solid

#: Foot, height and lean of each headstone.
_STONES = ((10, 46, 14, -4), (70, 46, 13, 5), (85, 48, 16, -3), (-2, 48, 10, 4), (97, 47, 10, 6))
_HANDS = ((19, 47.6, -16, 1.15), (62.5, 48.4, 14, 1.15), (78, 48, -8, 0.95), (0, 49.4, 10, 0.9))
_BATS = ((13, 10, 1.0), (67, 5, 0.85), (77, 14, 0.65), (2, 19, 0.6))


def picture(drawing: Drawing) -> None:
    """An arched tomb with a skull over its black door, headstones, and hands out of the earth."""
    drawing.fill(FIELD, T.darkest, "body")
    drawing.fill(radial(40, 20, 19, 31, 36, 1.0, wedge, alternate=0.3), T.base, "ornament")
    drawing.fill(circle(40, 20, 17.4), T.light, "body")
    drawing.fill(below([(0, 42), (20, 40.5), (50, 42.6), (80, 41), (100, 42)]), T.dark, "body")
    for x, y, size in _BATS:
        drawing.fill(_BAT.moved(x, y, scale=size), T.bone, "body")
    _tomb(drawing)
    for stone in _STONES:
        _headstone(drawing, *stone)
    drawing.fill(below([(0, 47.4), (20, 46.6), (50, 48), (80, 46.8), (100, 47.4)]), T.ink, "body")
    drawing.fill(furrows("necropolis ground", 50, 66, 10, width=0.9), T.base, "cut")
    for hand in _HANDS:
        _hand(drawing, *hand)


def stamp(drawing: Drawing, ink: Paint, paper: Paint) -> None:
    """A tomb with a skull over its open door, and two headstones."""
    for x, lean in ((13, -4), (87, 4)):
        with drawing.at(x, 98, rotation=lean):
            drawing.fill(arch(0, 0, 11, -27, -39), ink, "body")
            cross = joined([rectangle(-1.8, -31, 3.6, 20), rectangle(-6, -26, 12, 3.6)])
            drawing.fill(cross, paper, "cut")
    tomb = arch(50, 98, 31, 40, 3)
    drawing.stroke(tomb, paper, 4, "cut")
    drawing.fill(tomb, ink, "body")
    drawing.fill(arch(50, 98, 16, 66, 54), paper, "cut")
    with drawing.at(50 - 18, 29 - 18, scale=0.36):
        for path, is_cut in CHARGES["undead"]():
            drawing.fill(path, ink if is_cut else paper, "body" if is_cut else "cut")


def _tomb(drawing: Drawing) -> None:
    solid(drawing, arch(40, 52, 17.5, 21, 7.4), T.lighter, 2.2)
    drawing.fill(arch(40, 52, 9.8, 31, 24.4), T.ink, "cut")
    left = row([(23.8, 23), (23.8, 48)], [(29.4, 23), (29.4, 48)], 7, 0.8, alternate=0.3)
    right = row([(56.2, 23), (56.2, 48)], [(50.6, 23), (50.6, 48)], 7, 0.8, alternate=0.3)
    drawing.fill(left + right, T.darker, "cut")
    for x in (20.6, 51.2):
        solid(drawing, rectangle(x, 46.2, 8.2, 5), T.lighter)
    with drawing.at(40 - 7.7, 16 - 7.7, scale=0.154):
        for path, is_cut in CHARGES["undead"]():
            drawing.fill(path, T.ink if is_cut else T.bone, "cut" if is_cut else "body")


def _headstone(drawing: Drawing, x: float, y: float, high: float, lean: float) -> None:
    with drawing.at(x, y, rotation=lean):
        solid(drawing, arch(0, 4, 3.9, -high * 0.66, -high), T.lighter)
        bars = joined([rectangle(-0.6, -high * 0.82, 1.2, high * 0.5),
                       rectangle(-2.1, -high * 0.66, 4.2, 1.2)])  # fmt: skip
        drawing.fill(bars, T.ink, "cut")
        shade = row([(3.4, -high * 0.55), (3.4, 1)], [(1.2, -high * 0.5), (1.2, 1)], 4, 0.6)
        drawing.fill(shade, T.dark, "cut")


def _hand(drawing: Drawing, x: float, y: float, lean: float, size: float) -> None:
    """A hand of bones that grasps upwards, its wrist in the ground."""
    with drawing.at(x, y, rotation=lean, scale=size):
        drawing.fill(_CLAW, T.bone, "body")


_BAT = smooth(
    [
        corner(0, 0.2), corner(0.8, -1.2), (3, -3), corner(7.4, -2.2), (5.2, 0), (2.4, 0.4),
        corner(0, 2.6), (-2.4, 0.4), (-5.2, 0), corner(-7.4, -2.2), (-3, -3), corner(-0.8, -1.2),
    ]
)  # fmt: skip
#: A bony hand that grasps upwards, its wrist at (0, 0).
_CLAW = polygon(
    [
        (-1.3, 4), (-1.5, -2.2), (-3.4, -4), (-5.8, -8), (-4.2, -6.8), (-2.5, -5), (-2.3, -6.4),
        (-4.2, -11.8), (-1.9, -8.2), (-1.0, -6.8), (-0.9, -8.6), (-0.8, -13.4), (0.5, -8.6),
        (0.7, -6.8), (1.4, -8.2), (3.0, -12.8), (2.6, -8.0), (2.2, -6.2), (3.2, -7.4), (5.6, -10.4),
        (4.2, -6.4), (2.6, -3.8), (1.5, -2), (1.3, 4),
    ]
)  # fmt: skip
