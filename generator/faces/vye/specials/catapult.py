"""Catapult: a trebuchet at the moment when its sling lets go."""

from generator.draw.cuts import blade, radial, row
from generator.draw.paint import Paint
from generator.draw.path import Path, Point
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, polar, polygon, rectangle
from generator.faces.vye.lands.parts import conifer
from generator.faces.vye.specials.parts import T, beam, ground, sky, solid

_AXLE: Point = (37, 17.5)
_TAIL: Point = (16, 29.5)
_TIP: Point = (61, 4)
_STONE: Point = (74, 6.5)


def picture(drawing: Drawing) -> None:
    """A frame of beams on two wheels, the arm rising to the right, the box of weights fallen."""
    sky(drawing, "catapult sky")
    drawing.fill(circle(40, 30, 26), T.lighter, "ornament")
    for x, high in ((3, 9), (9, 7), (88, 8), (95, 11)):
        conifer(drawing, x, 45.5, high, high * 0.52, T.dark)
    ground(drawing, "catapult ground", 44.5, T.base, T.light)
    _frame(drawing)
    _arm(drawing)
    for x in (19, 57):
        _wheel(drawing, x, 44.5, 6.6)


def stamp(drawing: Drawing, ink: Paint, paper: Paint) -> None:
    """The frame, the arm with its box, the stone that has left it."""
    with drawing.at(-5, 19, scale=1.3):
        drawing.fill(joined([*_timbers(), beam(_TAIL, _TIP, 5)]), ink, "body")
        drawing.fill(circle(*_AXLE, 2.2), paper, "cut")
        box = polygon([(7, 25), (24, 25), (27, 40), (4, 40)])
        drawing.stroke(box, paper, 2.4, "cut")
        drawing.fill(box, ink, "body")
        drawing.fill(row([(8, 30), (7, 35)], [(23, 30), (24, 35)], 2, 1.8), paper, "cut")
        for x in (20, 58):
            drawing.stroke(circle(x, 45, 9.6), paper, 2.4, "cut")
            drawing.fill(circle(x, 45, 9.6), ink, "body")
            drawing.fill(radial(x, 45, 2.6, 7.8, 6, 4.4), paper, "cut")
        drawing.fill(circle(73, -2, 6.4), ink, "body")


def _timbers() -> list[Path]:
    """Sill, legs and brace."""
    legs = [beam((21, 42), _AXLE, 3.8), beam((53, 42), _AXLE, 3.8)]
    return [beam((11, 42.4), (65, 42.4), 5), *legs, beam((27.5, 32), (46.5, 32), 2.6)]


def _frame(drawing: Drawing) -> None:
    drawing.fill(joined(_timbers()), T.ink, "cut")
    grain = [
        blade((13, 41.8), (63, 41.8), 0.7),
        blade((23, 40.4), (36, 20.4), 0.6),
        blade((50.6, 39.6), (39.4, 21.6), 0.6),
    ]
    drawing.fill(joined(grain), T.light, "cut")


def _arm(drawing: Drawing) -> None:
    drawing.fill(beam(_TAIL, _TIP, 3.6), T.ink, "cut")
    drawing.fill(blade((19, 27.6), (59, 5), 0.55), T.light, "cut")
    drawing.fill(circle(*_AXLE, 3.4), T.ink, "cut")
    drawing.fill(circle(*_AXLE, 1.5), T.accent, "body")
    box = polygon([(9.4, 27.4), (22.6, 27.4), (25, 39), (7, 39)])
    solid(drawing, box, T.darker)
    planks = row([(10.6, 29.6), (8.6, 38)], [(21.4, 29.6), (23.4, 38)], 4, 0.8)
    drawing.fill(planks, T.light, "cut")
    # The sling in one line with the arm, its stone leaving it, and the way that both came.
    cords = joined([blade(_TIP, (74.5, 3), 0.8, 0.5), blade(_TIP, (72, 9.6), 0.8, -0.6)])
    drawing.fill(cords, T.ink, "cut")
    way = [
        blade(polar(r, a, *_AXLE), polar(r, a - span, *_AXLE), 1.0, r * span * 0.0022)
        for r, a, span in ((40.5, 22, 26), (35, 24, 26), (30, 20, 22))
    ]
    drawing.fill(joined(way), T.dark, "cut")
    solid(drawing, circle(*_STONE, 3.9), T.accent)
    drawing.fill(blade((72, 5.2), (75, 3.8), 0.7), T.bone, "cut")


def _wheel(drawing: Drawing, x: float, y: float, r: float) -> None:
    drawing.fill(circle(x, y, r), T.ink, "cut")
    drawing.fill(circle(x, y, r * 0.74), T.light, "body")
    drawing.fill(radial(x, y, 0, r * 0.85, 8, r * 0.24), T.ink, "cut")
    drawing.fill(circle(x, y, r * 0.28), T.ink, "cut")
    drawing.fill(rectangle(x - 0.7, y - 0.7, 1.4, 1.4), T.light, "cut")
