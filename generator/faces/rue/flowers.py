"""Flowers: one bloom faces each red edge, and the stem comes from a side that is not red."""

from dataclasses import dataclass

from generator.draw.cuts import blade
from generator.draw.curves import Knot, corner, ribbon, smooth
from generator.draw.path import Point
from generator.draw.scene import Drawing
from generator.faces.rue.blooms import BLOOMS
from generator.faces.rue.leather import DYES, depth, pressed
from generator.theme import TOOLING


@dataclass(frozen=True, slots=True)
class Stem:
    """A stem's way from its foot to the bloom at its end, which faces `facing` from north."""

    way: tuple[Knot, ...]
    facing: float
    scale: float = 1.0

    @property
    def end(self) -> Point:
        """Where the bloom sits."""
        return self.way[-1][0], self.way[-1][1]


#: A leaf: its foot, the way it points in degrees from north, its length.
Leaf = tuple[float, float, float, float]

STEMS: dict[str, tuple[Stem, ...]] = {
    "prow": (Stem(((0, 15), (0, 8), (0, 0), (0, -3.5)), 0, 1.25),),
    "corner": (
        Stem(((-11, 11), (-7, 4), (-4, -1), (-1.5, -5.4)), -4),
        Stem(((-11, 11), (-4, 7), (1, 4), (5.4, 1.5)), 94),
    ),
    "flanks": (
        Stem(((-16, 0), (-8, 0), (-2.5, -1), (0, -3.4)), 0),
        Stem(((-16, 0), (-8, 0), (-2.5, 1), (0, 3.4)), 180),
    ),
    "tower": (
        Stem(((-16, 0), (-6, 0), (4.6, 0)), 90, 0.95),
        Stem(((-16, 0), (-9, -0.6), (-4.4, -2.4), (-2.6, -5.2)), 0, 0.86),
        Stem(((-16, 0), (-9, 0.6), (-4.4, 2.4), (-2.6, 5.2)), 180, 0.86),
    ),
}

LEAVES: dict[str, tuple[Leaf, ...]] = {
    "prow": ((0, 10, -52, 9), (0, 10, 52, 9), (0, 4, -40, 6.5), (0, 4, 40, 6.5)),
    "corner": ((-7.5, 6, -60, 7), (-5.5, 8, 150, 7), (-9, 9, -110, 5)),
    "flanks": (
        (-10.5, 0, -28, 8.5),
        (-10.5, 0, 208, 8.5),
        (-13, 0, -62, 4.5),
        (-13, 0, 242, 4.5),
        (-3, 0, 90, 18.5),
        (4, 0, 62, 11),
        (4, 0, 118, 11),
    ),
    "tower": (
        (-11, 0, -28, 7.5),
        (-11, 0, 208, 7.5),
        (-13.2, 0, -62, 4.2),
        (-13.2, 0, 242, 4.2),
    ),
}

#: How far a hanging bell is hung from the end of its stem.
_HANG = 9.2


def flower(drawing: Drawing, body: str, pattern: str) -> None:
    """Draws the flowers of a tile around the origin, within 17.5 mm."""
    dark = depth(DYES[body])
    for stem in STEMS[pattern]:
        pressed(drawing, ribbon(stem.way, 1.5, 0.9), TOOLING, dark, 0.3)
    for x, y, pointing, length in LEAVES[pattern]:
        wide = length * 0.16
        leaf = smooth([corner(0, 0), (wide, -length / 2), corner(0, -length), (-wide, -length / 2)])
        pressed(drawing, leaf.moved(x, y, pointing), TOOLING, dark, 0.3)
        rib = blade((0, -0.15 * length), (0, -0.85 * length), 0.3)
        drawing.fill(rib.moved(x, y, pointing), dark, "cut")
    hung = body == "blue" and pattern == "corner"
    for stem in STEMS[pattern]:
        layers = list(BLOOMS[body, pattern]())
        turn = stem.facing + (180 if hung else 0)
        drop = _HANG if hung else 0.0
        x, y = stem.end
        with drawing.at(x + 0.34, y + 0.34, rotation=turn, scale=stem.scale), drawing.at(0, drop):
            for layer in layers:
                if layer.kind == "petal":
                    drawing.fill(layer.path, dark, "cut")
        with drawing.at(x, y, rotation=turn, scale=stem.scale), drawing.at(0, drop):
            for layer in layers:
                if layer.kind == "line":
                    drawing.stroke(layer.path, dark, layer.width)
                else:
                    petal = layer.kind == "petal"
                    drawing.fill(layer.path, TOOLING if petal else dark, "body" if petal else "cut")
