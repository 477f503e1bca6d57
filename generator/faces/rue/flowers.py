"""Flowers: one bloom faces each red edge, and the stem comes from a side that is not red."""

from dataclasses import dataclass

from generator.draw.curves import Knot, corner, ribbon, smooth
from generator.draw.cuts import blade
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
    "prow": (Stem(((0, 15.6), (0, 8), (0, 0), (0, -3.6)), 0, 1.22),),
    "corner": (
        Stem(((-11.5, 11.5), (-7, 4), (-4, -1), (-1.8, -5.6)), -4, 1.04),
        Stem(((-11.5, 11.5), (-4, 7), (1, 4), (5.6, 1.8)), 94, 1.04),
    ),
    "flanks": (
        Stem(((-16.5, 0), (-8, 0), (-2.5, -1.2), (0, -4.4)), 0, 0.92),
        Stem(((-16.5, 0), (-8, 0), (-2.5, 1.2), (0, 4.4)), 180, 0.92),
    ),
    "tower": (
        Stem(((-16.5, 0), (-6, 0), (4.6, 0)), 90, 0.99),
        Stem(((-16.5, 0), (-9, -0.6), (-4.4, -2.4), (-2.8, -5.2)), 0, 0.9),
        Stem(((-16.5, 0), (-9, 0.6), (-4.4, 2.4), (-2.8, 5.2)), 180, 0.9),
    ),
}

LEAVES: dict[str, tuple[Leaf, ...]] = {
    "prow": ((0, 10.4, -52, 9.4), (0, 10.4, 52, 9.4), (0, 4, -40, 6.8), (0, 4, 40, 6.8)),
    "corner": (
        (-8.2, 6.4, -42, 9.5), (-6.4, 8.2, 132, 9.5), (-6, 6, 45, 10.5), (-10.4, 9.6, -95, 4.6),
        (-9.6, 10.4, 185, 4.6),
    ),
    "flanks": (
        (-10.5, 0, -28, 9), (-10.5, 0, 208, 9), (-13, 0, -62, 4.6), (-13, 0, 242, 4.6),
        (-4, 0, 90, 20.5), (4.5, 0, 58, 11.5), (4.5, 0, 122, 11.5),
    ),
    "tower": (
        (-11, 0, -28, 8), (-11, 0, 208, 8), (-13.4, 0, -62, 4.4), (-13.4, 0, 242, 4.4),
    ),
}  # fmt: skip

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
