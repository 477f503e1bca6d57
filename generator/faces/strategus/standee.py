"""Standees: strips that fold to a tent, whose front its owner sees and whose back the enemy.

From the top: a foot to be glued, the back, the ridge, the front, the other foot.
"""

from engine.games.strategus.ranks import Kind
from generator.draw.cuts import hatch
from generator.draw.path import Box
from generator.draw.scene import Drawing, Scene
from generator.draw.shapes import line, rectangle
from generator.faces.strategus.back import back
from generator.faces.strategus.piece import piece
from generator.faces.strategus.sides import MIDDLE, SIDE
from generator.faces.words import Words
from generator.theme import INK, SIDES, WHITE
from generator.units import BLEED

#: How high a foot is, and the whole strip.
FOOT = 12.0
LENGTH = 2 * (FOOT + SIDE)
#: Where it is folded.
FOLDS = (FOOT, FOOT + SIDE, LENGTH - FOOT)
#: How far the hatching that asks for glue stays from the edges.
_GLUE = 1.6


def standee(name: str, kind: Kind, seat: int, words: Words) -> Scene:
    """A strip of 38 by 100 mm with a seat's piece."""
    drawing = Drawing(name, SIDE, LENGTH, BLEED)
    faces = back(f"{name} back", seat), piece(f"{name} front", kind, seat, words)
    # As with pieces, one colour keeps dark paints ink, and so North's foot.
    with drawing.group("strip", plain=lambda: _strip(drawing, seat, *faces)):
        _strip(drawing, seat, *faces)
    return drawing.scene()


def _strip(drawing: Drawing, seat: int, behind: Scene, front: Scene) -> None:
    full = drawing.scene().full.grown(1.0)
    ground, mark = SIDES[seat]
    drawing.fill(rectangle(full.x0, full.y0, full.width, FOOT - full.y0), WHITE, "ground")
    drawing.fill(rectangle(full.x0, FOOT, full.width, full.y1 - FOOT), ground, "ground")
    for scene, top, turn in ((behind, FOLDS[0], 180.0), (front, FOLDS[1], 0.0)):
        # A placed face brings its bleed, of which only the sides are wanted.
        with drawing.clip(rectangle(full.x0, top, full.width, SIDE)):
            drawing.place(scene, MIDDLE, top + SIDE / 2, rotation=turn)
    for y, paint in zip(FOLDS, (INK, mark, mark), strict=True):
        drawing.stroke(line((0, y), (SIDE, y)), paint, 0.25, dash=(1.6, 1.1))
    glue = Box(_GLUE, _GLUE, SIDE - _GLUE, FOOT - _GLUE)
    with drawing.clip(rectangle(glue.x0, glue.y0, glue.width, glue.height)):
        drawing.stroke(hatch(glue, -45, 1.8), INK, 0.2)
