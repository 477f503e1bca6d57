"""Lantern Meadow: bell flowers that glow like lanterns, hanging over the grass."""

from generator.draw.curves import Knot, corner, mirror, ribbon, smooth
from generator.draw.cuts import blade, radial, row, wedge
from generator.draw.paint import Paint
from generator.draw.path import Path
from generator.draw.scatter import Scatter
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, polygon, star
from generator.faces.vye.lands.parts import BLOCK, below, fan, furrows
from generator.faces.vye.lands.tones import Tones, tones

TERRAIN = "growth"

#: Stems, each with its width at the foot.
_STEMS: tuple[tuple[list[Knot], float], ...] = (
    ([(34, 108), (30, 70), (26, 40), (32, 16), (46, 9), (54, 14)], 2.6),
    ([(27, 54), (22.5, 41), (17, 39), (14.8, 44)], 1.9),
    ([(64, 108), (68, 76), (74, 46), (79, 34), (84.5, 36)], 2.3),
    ([(70, 66), (62, 50), (54, 48), (50, 52)], 1.9),
)
#: Lanterns: where they hang from, and their scale.
_LANTERNS = ((54.5, 16, 1.3), (14.8, 46, 0.86), (85.5, 38, 0.95), (49.5, 53.5, 0.78))
#: Leaves: foot, direction in degrees.
_LEAVES = ((30, 77, -60), (30.2, 74, 192), (68, 80, -40), (33, 92, 20), (66, 94, 190))

#: Fireflies: where, and how large.
_SPARKS = ((25, 7, 1.6), (75, 8, 1.6), (90, 17, 1.9), (94, 66, 1.5), (36, 47, 1.4), (20, 27, 1.2))

_BELL: list[Knot] = [
    corner(0, 0), (3.6, 1.2), (7, 6), (7.2, 11), (5.2, 15.2), corner(7.4, 17.6), (4, 17),
    corner(2.2, 19.4), (0, 17),
]  # fmt: skip
_GLOW: list[Knot] = [corner(0, 3.4), (2.2, 6), (3, 10.4), (2, 14.6), (0, 15.8)]


def picture(drawing: Drawing) -> None:
    """Draws two tall stems with four lanterns before yellow hills."""
    t = tones("l")
    drawing.fill(BLOCK, t.light, "ground")
    drawing.fill(circle(50, 40, 41), t.lighter, "body")
    drawing.fill(below([(0, 58), (25, 52), (55, 57), (80, 51), (100, 56)]), t.base, "body")
    drawing.fill(below([(0, 68), (30, 64), (60, 68), (100, 63)]), t.dark, "body")
    tufts = [
        wedge((x + lean * 0.3, y), (x + lean, y - 4.6 - lean * lean * 0.2), 0.8)
        for x, y in (
            (6, 65),
            (40, 61.5),
            (91, 61),
            (16, 78),
            (47, 80),
            (84, 76),
            (56, 74),
            (94, 85),
        )
        for lean in (-1.6, 0.2, 1.8)
    ]
    drawing.fill(joined(tufts), t.darker, "cut")
    halos = [
        radial(x, y + 8.6 * s, 11 * s, 16 * s, 22, 0.8 * s, wedge, alternate=0.35)
        for x, y, s in _LANTERNS
    ]
    drawing.fill(joined(halos), t.bone, "cut")
    drawing.fill(joined(ribbon(way, wide, wide / 2, steps=6) for way, wide in _STEMS), t.ink, "cut")
    for x, y, size in _LANTERNS:
        with drawing.at(x, y, scale=size):
            _lantern(drawing, t)
    for x, y, turn in _LEAVES:
        with drawing.at(x, y, rotation=turn):
            _leaf(drawing, t)
    _grass(drawing, t)
    sparks = [star(x, y, r, 0.28 * r, 4) for x, y, r in _SPARKS]
    drawing.fill(joined(sparks), t.bone, "body")


def _lantern(drawing: Drawing, t: Tones) -> None:
    """A hanging bell of three lobes around a bright core."""
    bell = smooth(mirror(_BELL))
    drawing.fill(bell, t.ink, "cut")
    drawing.fill(bell.moved(0, 1.25, scale=0.86), t.accent, "body")
    drawing.fill(smooth(mirror(_GLOW)), t.bone, "body")
    ribs = blade((-5, 6), (-4.4, 14), 0.9) + blade((5, 6), (4.4, 14), 0.9)
    drawing.fill(ribs, t.accent.mix(t.bone, 0.55), "cut")
    drawing.fill(polygon([(-2.6, 0.6), (0, -3), (2.6, 0.6), (0, 2.4)]), t.ink, "cut")


def _leaf(drawing: Drawing, t: Tones) -> None:
    """A leaf to the right of the origin, its upper half veined."""
    outline = Path("MCCZ", (0, 0, 6, -7, 15, -6, 20, 0, 14, 4, 6, 4, 0, 0))
    drawing.fill(outline, t.ink, "cut")
    drawing.fill(row([(4, -1), (15, -1)], [(7, -4), (17, -2.6)], 4, 0.7), t.base, "body")


def _grass(drawing: Drawing, t: Tones) -> None:
    """Blades of grass along the foot of the picture."""
    drawing.fill(below([(0, 91), (30, 87), (60, 91), (100, 87)]), t.darker, "body")
    chance = Scatter("grass")
    drawing.fill(below([(0, 95), (30, 94), (100, 95)]), t.ink, "body")
    blades = []
    for i in range(46):
        x = -2 + 2.3 * i
        high = chance.between(5, 13)
        blades.append(wedge((x, 95), (x + chance.between(-3, 3), 94 - high), 1.6))
    drawing.fill(joined(blades), t.ink, "cut")
    drawing.fill(furrows("turf", 95, 101, 7), t.base, "cut")


def stamp(drawing: Drawing, ink: Paint, paper: Paint) -> None:
    """Draws one glowing lantern on an arched stem, with a leaf."""
    stem = ribbon([(22, 97), (17, 62), (26, 24), (50, 8), (66, 22)], 6.5, 4, steps=6)
    leaf = smooth([corner(20, 80), (32, 66), (48, 68), corner(58, 79), (42, 86)])
    grass = [
        wedge((x, 97), (x + lean, 97 - high), 4)
        for x, lean, high in ((8, -3, 20), (14, 1, 28), (32, 4, 16))
    ]
    drawing.fill(joined([stem, leaf, *grass]), ink, "text")
    drawing.fill(blade((25, 79), (53, 78), 1.4), paper, "plate")
    with drawing.at(63, 24, scale=2.3):
        drawing.fill(smooth(mirror(_BELL)), ink, "text")
        ribs = blade((-5, 6), (-4.2, 14), 0.8) + blade((5, 6), (4.2, 14), 0.8)
        drawing.fill(joined([smooth(mirror(_GLOW)), ribs]), paper, "plate")
    rays = fan(63, 45, 25, 34, 13, 3.4, -65, 190)
    drawing.fill(rays, ink, "text")
