"""Tooled leather: what all of Rue's pieces are made of, and how a shape is pressed into it."""

from generator.draw.paint import Paint
from generator.draw.path import Path
from generator.draw.scene import Drawing
from generator.theme import BLUE, BONE, INK, LEATHER, RED, TAN, TOOLING

SIDE = 76.2
HALF = SIDE / 2

#: The two dyes by the word for them.
DYES = {"red": RED, "blue": BLUE}

#: Leather in shade, its grain, and the studs and their rims.
SHADE = LEATHER.mix(INK, 0.42)
GRAIN = LEATHER.mix(TAN, 0.42)
STUD = LEATHER.mix(TAN, 0.55)
RIM = LEATHER.mix(BONE, 0.5)
LIGHT = LEATHER.mix(BONE, 0.6)


def depth(dye: Paint) -> Paint:
    """The shade of a dye in which a motif's shadows and cuts are made."""
    return dye.mix(INK, 0.52)


def pressed(drawing: Drawing, path: Path, paint: Paint, shadow: Paint, by: float = 0.32) -> None:
    """Fills a shape that stands out: its shadow falls to the lower right."""
    drawing.fill(path.moved(by, by), shadow, "cut")
    drawing.fill(path, paint, "body")


def tooled(drawing: Drawing, path: Path, width: float = 0.5, paint: Paint = TOOLING) -> None:
    """Draws a tooled line."""
    drawing.stroke(path, paint, width)
