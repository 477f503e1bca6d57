"""Night Moor: a full moon behind standing stones on the heath."""

import math

from generator.draw.curves import corner, smooth
from generator.draw.cuts import blade, radial, row, wedge
from generator.draw.paint import Paint
from generator.draw.paint import ink as press_ink
from generator.draw.path import Path, Point
from generator.draw.scatter import Scatter
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, polygon, rectangle, star
from generator.faces.vye.lands.parts import BLOCK, below, fan, towards
from generator.faces.vye.lands.tones import tones

TERRAIN = "growth"

_HEATHER = press_ink("heather", "#A97BB5", "37 55 0 8")

_MOON = (50.0, 34.0, 17.0)
#: Standing stones: foot, width, height, lean.
_STONES = (
    (15, 66, 9, 20, 1.2),
    (27, 64, 6.4, 13, -1),
    (76, 64, 7.4, 17, -1.2),
    (89, 67, 10, 25, 1),
)
_POSTS = ((38.5, 67, 8.4, 23, 0.6), (62, 67, 8.8, 23, -0.6))


def picture(drawing: Drawing) -> None:
    """Draws the moon in a ringed sky, the stones before it, and heath with a pool."""
    t = tones("n")
    x, y, r = _MOON
    drawing.fill(BLOCK, t.base, "ground")
    drawing.fill(circle(x, y, 46), t.base.mix(t.bone, 0.13), "body")
    drawing.fill(circle(x, y, 32), t.base.mix(t.bone, 0.27), "body")
    rays = radial(x, y, 23.5, 30, 36, 0.9, blade, turn=5, alternate=0.35)
    drawing.fill(rays, t.base.mix(t.bone, 0.56), "cut")
    drawing.fill(circle(x, y, r), t.accent, "body")
    seas = [circle(44, 28, 3.2), circle(56, 33, 4.4), circle(47, 38, 2.2), circle(57, 24, 1.8)]
    drawing.fill(joined(seas), t.accent.mix(t.base, 0.24), "body")
    _stars(drawing, t.bone)
    clouds = [blade((-10, 45), (28, 44), 1.2), blade((72, 50), (114, 49), 1.2)]
    clouds += [blade((64, 15), (108, 14), 0.9)]
    drawing.fill(joined(clouds), t.base.mix(t.bone, 0.42), "cut")
    far = [(0, 60), (20, 54), (50, 60), (80, 54), (100, 58)]
    drawing.fill(below(far), t.base.mix(t.bone, 0.36), "body")
    moonlit = t.accent.mix(t.bone, 0.2)
    drawing.fill(below([(0, 66), (28, 62), (60, 66), (100, 63)]), t.darker, "body")
    for foot_x, foot_y, wide, high, lean in (*_STONES, *_POSTS):
        _stone(drawing, (foot_x, foot_y), wide, high, lean, (t.ink, moonlit))
    lintel = [(33, 45.6), (34, 40.4), (50, 39.6), (66.6, 40.2), (67.4, 45.2), (50, 46)]
    drawing.fill(polygon(lintel), t.ink, "body")
    drawing.fill(row([(35, 42.4), (58, 42)], [(41, 41.8), (64, 41.4)], 4, 0.9), moonlit, "cut")
    drawing.fill(below([(0, 70), (25, 66), (50, 69), (75, 66), (100, 70)]), t.darkest, "body")
    pool = [corner(30, 77), (44, 73.6), (60, 74), corner(74, 77.6), (62, 82), (42, 82.4)]
    drawing.fill(smooth(pool), t.base.mix(t.bone, 0.36), "body")
    shine = row([(43, 75.2), (46, 81.4)], [(59, 75.2), (55, 81.4)], 5, 0.9, alternate=0.3)
    drawing.fill(shine, t.accent, "cut")
    _heath(drawing, t.base.mix(t.bone, 0.34))


def _stars(drawing: Drawing, paint: Paint) -> None:
    """Stars outside the moon's rings, apart from each other."""
    chance = Scatter("night moor stars")
    places: list[Point] = [(8, 20)]  # behind the tab
    stars: list[Path] = []
    while len(stars) < 14:
        x, y, r = chance.between(6, 96), chance.between(4, 46), chance.between(0.9, 2.0)
        apart = min(math.dist((x, y), place) for place in places)
        if apart > 7 and math.dist((x, y), _MOON[:2]) > 35:
            places.append((x, y))
            stars.append(star(x, y, r, r * 0.28, 4))
    drawing.fill(joined(stars), paint, "body")


def _stone(
    drawing: Drawing,
    foot: tuple[float, float],
    wide: float,
    high: float,
    lean: float,
    paints: tuple[Paint, Paint],
) -> None:
    """A rough standing stone, its left edge cut by moonlight."""
    x, y = foot
    outline = [
        corner(x - wide / 2, y), (x - 0.46 * wide + lean, y - 0.7 * high),
        (x - 0.28 * wide + lean, y - high), (x + 0.18 * wide + lean, y - 1.03 * high),
        (x + 0.44 * wide + 0.6 * lean, y - 0.72 * high), corner(x + wide / 2, y),
    ]  # fmt: skip
    drawing.fill(smooth(outline), paints[0], "body")
    starts = [(x - 0.4 * wide, y - 3), (x - 0.36 * wide + lean, y - 0.84 * high)]
    ends = [(x + 0.05 * wide, y - 4), (x + 0.02 * wide + lean, y - 0.9 * high)]
    cuts = row(starts, ends, max(4, round(high / 4)), 1.1, wedge, alternate=0.4)
    drawing.fill(cuts, paints[1], "cut")


def _heath(drawing: Drawing, paint: Paint) -> None:
    """Sprigs of heather in rows, three stalks each, their tips in bloom."""
    chance = Scatter("heath")
    stalks, bells = [], []
    for i in range(34):
        x, y = (i * 23 % 100) + chance.between(-3, 3), 75 + 30 * (i / 34)
        high = 2.8 + 0.14 * (y - 70)
        if math.hypot((x - 52) / 25, (y - high / 2 - 77.5) / 7) < 1:
            continue
        for side in (-0.5, 0, 0.5):
            tip = (x + side * high, y - high * (1 if side else 1.15))
            stalks.append(wedge((x, y), tip, 0.9))
            bells.append(blade(towards((x, y), tip, 0.5), towards((x, y), tip, 1.2), 0.2 * high))
    drawing.fill(joined(stalks), paint, "cut")
    drawing.fill(joined(bells), _HEATHER, "body")


def stamp(drawing: Drawing, ink: Paint, paper: Paint) -> None:
    """Draws the moon on two standing stones with a lintel, heath at their feet."""
    drawing.fill(circle(50, 33, 22.5), ink, "text")
    seas = joined([circle(43, 27, 4), circle(58, 32, 5.2), circle(46, 40, 2.8)])
    gap = rectangle(19, 47, 62, 46)
    drawing.fill(joined([seas, gap]), paper, "plate")
    rays = fan(50, 33, 26, 33, 15, 2.4, 160, 380)
    posts = [polygon([(x, 93), (x + 1.5, 60), (x + 13.5, 60), (x + 16, 93)]) for x in (24, 60)]
    lintel = polygon([(20, 58.5), (21, 50), (79, 49), (80, 58), (50, 59.5)])
    heath = [
        wedge((x, 95), (x + lean, 83), 2.2) for x in (8, 15, 46, 54, 86, 93) for lean in (-3, 0, 3)
    ]
    drawing.fill(joined([rays, *posts, lintel, *heath, rectangle(2, 92, 96, 4)]), ink, "text")
    cuts = [row([(x, 65), (x - 1, 90)], [(x + 6, 65), (x + 6, 90)], 4, 2, wedge) for x in (26, 62)]
    cuts.append(row([(24, 54), (70, 53.4)], [(36, 54), (82, 53.4)], 3, 1.6))
    drawing.fill(joined(cuts), paper, "plate")
