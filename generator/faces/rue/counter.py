"""Counters and coins: 15 mm discs, the same on both sides."""

from generator.draw.cuts import stitches
from generator.draw.paint import Paint
from generator.draw.scene import Drawing, Scene
from generator.draw.shapes import circle, joined, lobed, polar, rectangle, toothed
from generator.faces.marks import cuts, outline, seat_mark
from generator.theme import GOLD, INK

DIAMETER = 15.0
BLEED = 1.5


def counter(seat: int) -> Scene:
    """A seat's counter: its mark in a ring."""
    mark = seat_mark(seat)
    drawing = _disc(f"Rue counter {seat + 1}", mark.ground)
    with drawing.at(DIAMETER / 2, DIAMETER / 2):
        drawing.fill(stitches(6.0, 1.9, 0.3), mark.mark, "text")
        drawing.fill(outline(mark.shape, 8.0), mark.mark, "text")
        drawing.fill(cuts(mark.shape, 8.0), mark.ground, "plate")
    return drawing.scene()


def small_counter(seat: int) -> Scene:
    """A seat's counter for a few pixels: a larger mark without cuts, and a rim."""
    mark = seat_mark(seat)
    drawing = _disc(f"Rue counter {seat + 1}", mark.ground)
    with drawing.at(DIAMETER / 2, DIAMETER / 2):
        drawing.stroke(circle(0, 0, 7.1), mark.mark, 0.8)
        drawing.fill(outline(mark.shape, 8.8), mark.mark, "text")
    return drawing.scene()


def coin() -> Scene:
    """A coin: half a toothed rosette and half a lobed one, in a ring of beads."""
    drawing = _disc("Rue coin", GOLD)
    with drawing.at(DIAMETER / 2, DIAMETER / 2):
        beads = joined(circle(*polar(6.15, 15 * i), 0.28) for i in range(24))
        drawing.fill(beads, INK, "cut")
        for side, shape, inner in (
            (0.0, toothed(0, 0, 5.2, 1.6, 16), toothed(0, 0, 3.35, 1.1, 16)),
            (-6.0, lobed(0, 0, 5.0, 10, 0.2), lobed(0, 0, 3.15, 10, 0.2)),
        ):
            with drawing.clip(rectangle(side, -6.0, 6.0, 12.0)):
                drawing.fill(shape, INK, "text")
                drawing.fill(inner, GOLD, "plate")
        drawing.fill(circle(0, 0, 1.4), INK, "cut")
    return drawing.scene()


def _disc(name: str, paint: Paint) -> Drawing:
    drawing = Drawing(name, DIAMETER, DIAMETER, BLEED)
    reach = DIAMETER + 2 * BLEED
    drawing.fill(rectangle(-BLEED, -BLEED, reach, reach), paint, "ground")
    return drawing
