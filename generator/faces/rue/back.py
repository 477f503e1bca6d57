"""The tiles' back: a diaper of teeth and lobes, which a shifted print cannot hurt, a medallion."""

import math

from generator.draw.cuts import stitches
from generator.draw.path import Path
from generator.draw.scatter import grain_in_box
from generator.draw.scene import Drawing, Scene
from generator.draw.shapes import circle, joined, lobed, polygon, rectangle, toothed
from generator.faces.marks import cuts, outline, seat_mark
from generator.faces.rue.leather import HALF, SIDE, pressed
from generator.theme import BONE, HIDE, INK, LEATHER, TAN
from generator.units import BLEED

#: An eighth of the side: the pattern is the same in all four turns and on both sides of a cut.
_PITCH = SIDE / 8
#: How large a motif is, and from how far from the middle on they stand.
_MOTIF, _CLEAR = 3.7, 22.8
_SHADE = HIDE.mix(INK, 0.6)
_PALE = HIDE.mix(LEATHER, 0.75)


def back(seat: int | None) -> Scene:
    """The back of a seat's tiles; without a seat the medallion is left free for a name."""
    drawing = Drawing("Rue back" if seat is None else f"Rue back {seat + 1}", SIDE, SIDE, BLEED)
    box = drawing.scene().full.grown(1.0)
    drawing.fill(rectangle(box.x0, box.y0, box.width, box.height), HIDE, "ground")
    drawing.fill(grain_in_box("back", box, 420, 0.16), HIDE.mix(INK, 0.5), "grain")
    with (
        drawing.at(HALF, HALF),
        drawing.group("pattern", plain=lambda: _printed(drawing, seat)),
    ):
        _diaper(drawing)
        _medallion(drawing)
        if seat is not None:
            shape = seat_mark(seat).shape
            mark = outline(shape, 18.0)
            drawing.fill(mark.moved(0.3, 0.3), LEATHER.mix(INK, 0.35), "ground")
            drawing.fill(mark, INK, "text")
            drawing.fill(cuts(shape, 18.0), LEATHER, "plate")
    return drawing.scene()


def _printed(drawing: Drawing, seat: int | None) -> None:
    """The same pattern in one colour: nothing lies in a shadow, and nothing beneath anything."""
    teeth, lobes, eyes, lozenges = _motifs()
    for motifs in (teeth, lobes, lozenges):
        drawing.fill(motifs, INK, "body")
    drawing.fill(eyes, BONE, "cut")
    drawing.fill(toothed(0, 0, 22.4, 1.8, 40), INK, "body")
    drawing.stroke(lobed(0, 0, 17.2, 18, 0.0), BONE, 0.5)
    drawing.fill(stitches(16.2, 2.3, 0.34), BONE, "cut")
    drawing.fill(circle(0, 0, 15.2), BONE, "body")
    drawing.stroke(circle(0, 0, 14.2), INK, 0.4)
    if seat is not None:
        shape = seat_mark(seat).shape
        drawing.fill(outline(shape, 18.0), INK, "text")
        drawing.fill(cuts(shape, 18.0), BONE, "plate")


def _motifs() -> tuple[Path, Path, Path, Path]:
    """Teeth, lobes, their eyes and the lozenges between, all clear of the medallion."""
    span, between = range(-4, 5), range(-5, 5)
    places = [(i, j) for i in span for j in span if math.hypot(i, j) * _PITCH >= _CLEAR + _MOTIF]
    small = polygon([(0, -1.1), (1.1, 0), (0, 1.1), (-1.1, 0)])
    gaps = [(i + 0.5, j + 0.5) for i in between for j in between]
    return (
        joined(toothed(i * _PITCH, j * _PITCH, _MOTIF, 1.2, 12) for i, j in places if (i + j) % 2),
        joined(lobed(i * _PITCH, j * _PITCH, 3.6, 8, 0.2) for i, j in places if not (i + j) % 2),
        joined(circle(i * _PITCH, j * _PITCH, 1.5) for i, j in places),
        joined(
            small.moved(x * _PITCH, y * _PITCH)
            for x, y in gaps
            if math.hypot(x, y) * _PITCH >= _CLEAR + 1.1
        ),
    )


def _diaper(drawing: Drawing) -> None:
    teeth, lobes, eyes, lozenges = _motifs()
    motif = HIDE.mix(LEATHER, 0.38)
    pressed(drawing, teeth, motif, _SHADE, 0.3)
    pressed(drawing, lobes, motif, _SHADE, 0.3)
    drawing.fill(eyes, HIDE, "cut")
    drawing.fill(lozenges, HIDE.mix(LEATHER, 0.55), "cut")


def _medallion(drawing: Drawing) -> None:
    drawing.fill(toothed(0.5, 0.5, 22.4, 1.8, 40), _SHADE, "cut")
    drawing.fill(toothed(0, 0, 22.4, 1.8, 40), _PALE, "body")
    drawing.fill(circle(0, 0, 19.8), HIDE, "body")
    drawing.stroke(lobed(0, 0, 17.2, 18, 0.0), _PALE, 0.5)
    drawing.fill(stitches(16.2, 2.3, 0.26), _PALE, "cut")
    drawing.fill(circle(0, 0, 15.2), LEATHER, "body")
    drawing.stroke(circle(0, 0, 14.2), TAN, 0.4)
