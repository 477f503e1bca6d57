"""The project's mark: half teeth and half lobes, as a mason's mark cut into a tile."""

from generator.draw.cuts import wedge
from generator.draw.paint import Paint
from generator.draw.path import Path
from generator.draw.scene import Drawing, Scene
from generator.draw.shapes import circle, joined, lobed, polar, rectangle, toothed
from generator.theme import BLUE, BONE, RED

_SIDE = 32.0


def mark() -> Scene:
    """The mark for the header, in bone alone."""
    return _rosette("Tilewright", BONE, BONE, None)


def favicon() -> Scene:
    """The mark for browser tabs, in both dyes on bone."""
    return _rosette("Tilewright", RED, BLUE, BONE)


def _rosette(name: str, left: Paint, right: Paint, ground: Paint | None) -> Scene:
    drawing = Drawing(name, _SIDE, _SIDE)
    if ground:
        drawing.fill(rectangle(0, 0, _SIDE, _SIDE, 5.0), ground, "ground")
    with drawing.at(_SIDE / 2, _SIDE / 2):
        with drawing.clip(rectangle(-16.0, -16.0, 15.4, 32.0)):
            outer = joined([toothed(0, 0, 14.2, 3.0, 16), _hole(9.6)])
            drawing.fill(outer, left, "body", even_odd=True)
            rays = joined(wedge(polar(7.6, a), polar(2.2, a), 2.3) for a in range(105, 270, 30))
            drawing.fill(rays, left, "body")
        with drawing.clip(rectangle(0.6, -16.0, 15.4, 32.0)):
            outer = joined([lobed(0, 0, 13.9, 12, 0.16), _hole(9.6)])
            drawing.fill(outer, right, "body", even_odd=True)
            ring = joined([circle(0, 0, 7.2), _hole(4.4)])
            drawing.fill(ring, right, "body", even_odd=True)
            drawing.fill(circle(0, 0, 2.2), right, "body")
    return drawing.scene()


def _hole(r: float) -> Path:
    return circle(0, 0, r)
