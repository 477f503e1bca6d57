"""Coral Reef: corals and fish under a scalloped surface."""

from generator.draw.curves import Knot, corner, ribbon, smooth
from generator.draw.cuts import blade, row
from generator.draw.paint import Paint, ink
from generator.draw.path import Path, Point
from generator.draw.scatter import Scatter
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, polar, polygon
from generator.faces.vye.lands.parts import BLOCK, below, fan, furrows, sea, waves
from generator.faces.vye.lands.tones import tones
from generator.theme import BONE

TERRAIN = "water"

_T = tones("c")
_OCHRE = ink("ochre coral", "#E9B65A", "0 24 70 7").mix(BONE, 0.1)
_SHAFTS = (20, 47, 72)
_FISH = ((78, 33, 1.2), (64, 51, 0.72), (85.5, 50, 0.62))
_WEEDS = (10, 16, 54)


def picture(drawing: Drawing) -> None:
    """A large coral, a small one, three fish, and light falling in shafts from the surface."""
    deep = _T.accent.mix(BONE, 0.36)
    drawing.fill(BLOCK, _T.bone, "ground")
    drawing.fill(sea(14, 11, 1.9), _T.accent.mix(BONE, 0.62), "body")
    drawing.fill(below([(0, 44), (100, 44)]), deep, "body")
    shafts = [polygon([(x, 18), (x + 5, 18), (x - 4, 70), (x - 16, 70)]) for x in _SHAFTS]
    drawing.fill(joined(shafts), _T.accent.mix(BONE, 0.72), "ornament")
    ripples = [waves(-8 + 5 * (i % 2), 108, y, 11, 1.1) for i, y in enumerate((21, 27, 34))]
    drawing.stroke(joined(ripples), _T.accent.mix(BONE, 0.9), 0.75)
    drawing.fill(below([(0, 76), (22, 71), (50, 76), (80, 70), (100, 75)]), _T.darker, "body")
    for foot in _WEEDS:
        weed = ribbon([(foot, 80), (foot - 2, 70), (foot + 2, 62), (foot - 1, 54)], 2.2, 0.6)
        drawing.fill(weed, _T.ink, "cut")
    _sponge(drawing, 89, 77)
    drawing.fill(coral("large coral", 34, 77, -92, 18.5, 9.6, 4), _T.darkest, "body")
    drawing.fill(coral("large coral", 34, 77, -92, 18.5, 7.0, 4), _T.base, "body")
    drawing.fill(coral("small coral", 72, 74, -86, 11, 5, 3), _T.ink, "body")
    drawing.fill(coral("small coral", 72, 73.4, -86, 11, 3.2, 3), _OCHRE, "body")
    for x, y, size in _FISH:
        with drawing.at(x, y, scale=size):
            _fish(drawing)
    drawing.fill(furrows("reef floor", 79, 100, 18, width=1.2), _T.base, "cut")


def coral(
    name: str, x: float, y: float, angle: float, length: float, width: float, forks: int
) -> Path:
    """The outline of a coral that forks so often, from (x, y) at an angle in degrees."""
    foot = [corner(*polar(width / 2, angle + turn, x, y)) for turn in (-90, 90)]
    grown = _branch(Scatter(name), (x, y), angle, length, width, forks)
    return smooth([foot[0], *grown, foot[1]])


def _branch(
    chance: Scatter, foot: Point, angle: float, length: float, width: float, forks: int
) -> list[Knot]:
    """The outline of a branch and all it bears, from its left side around to its right."""
    x, y = polar(length, angle, *foot)
    if not forks:
        left, right = (polar(width * 0.46, angle + turn, x, y) for turn in (-90, 90))
        return [left, polar(width * 0.5, angle, x, y), right]
    grown: list[list[Knot]] = []
    for side in (-1, 1):
        turn = angle + side * chance.between(20, 36)
        long = length * chance.between(0.68, 0.86)
        grown.append(_branch(chance, (x, y), turn, long, width * 0.78, forks - 1))
    middle = polar(length * 0.6, angle, *foot)
    left, right = (polar(width * 0.42, angle + turn, *middle) for turn in (-90, 90))
    return [left, *grown[0], polar(width * 0.5, angle, x, y), *grown[1], right]


def _sponge(drawing: Drawing, x: float, y: float) -> None:
    """A round head of coral with grooves."""
    head = circle(x, y, 9, 9.5)
    drawing.fill(head, _T.darkest, "body")
    drawing.fill(circle(x, y, 8.2, 8.7), _T.light, "body")
    with drawing.clip(head):
        drawing.fill(fan(x, y + 3, 3.4, 10.4, 9, 1.5, 180, 360, blade), _T.darker, "cut")


_FISH_BODY = smooth([corner(-9, 0), (-3, -4.6), (4, -3.6), corner(8, 0), (4, 3.8), (-3, 4.4)])
_FISH_TAIL = polygon([(6.5, 0), (12.5, -4.4), (11, 0), (12.5, 4.4)])


def _fish(drawing: Drawing) -> None:
    """A fish that looks left, its head pale."""
    for shape in (_FISH_BODY, _FISH_TAIL):
        drawing.fill(shape, _T.ink, "cut")
    head = smooth([corner(-7, 0), (-2.6, -3.2), (0, -3.2), (-1, 3.1), (-2.6, 3.2)])
    drawing.fill(head, _T.bone, "plate")
    drawing.fill(circle(-4.6, -0.7, 0.85), _T.ink, "cut")
    drawing.fill(row([(1.5, -2.4), (5, -1.6)], [(1.5, 2.4), (5, 1.6)], 3, 0.6), _T.bone, "plate")


def stamp(drawing: Drawing, ink: Paint, paper: Paint) -> None:
    """A bare coral and a fish above the sea's floor."""
    drawing.fill(coral("large coral", 42, 95, -92, 24, 14, 4), ink, "body")
    drawing.fill(ribbon([(6, 97), (50, 94), (94, 97)], 5), ink, "body")
    drawing.fill(joined(blade((38, y), (40, y - 10), 1.8) for y in (92, 80)), paper, "cut")
    with drawing.at(80, 78, scale=1.5):
        drawing.fill(_FISH_BODY, ink, "body")
        drawing.fill(_FISH_TAIL, ink, "body")
        drawing.fill(circle(-4.4, -0.8, 1.1), paper, "cut")
        gill = blade((-1.2, -3.4), (-1.2, 3.4), 0.9, 0.8)
        drawing.fill(gill, paper, "cut")
