"""Dune Sea: two sharp dunes under a red sun, riders on the far crest."""

from collections.abc import Sequence
from functools import partial

from generator.draw.curves import Knot, corner, ribbon, smooth
from generator.draw.cuts import blade, radial, row, wedge
from generator.draw.paint import Paint
from generator.draw.path import Path, Point
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, polygon
from generator.faces.vye.lands.parts import below, sky
from generator.faces.vye.lands.tones import tones

TERRAIN = "open"

_T = tones("d")
_RIDERS = ((12.5, 56.2), (21.5, 53.2), (30, 49.6))


def picture(drawing: Drawing) -> None:
    """The crest of each dune breaks at one corner: lit to its left, in shade to its right."""
    sky(drawing, "dune sky", _T.lightest, _T.lighter, 9, 40)
    drawing.fill(radial(70, 20, 11.9, 19, 28, 1.25, wedge, alternate=0.35), _T.base, "cut")
    drawing.fill(circle(70, 20, 9.5), _T.accent, "body")
    drawing.fill(below([(0, 44), (20, 39), (42, 44), (66, 38), (100, 45)]), _T.light, "body")
    far: list[Knot] = [(0, 60), (18, 54), corner(36, 46), (58, 54), (80, 61), (104, 63)]
    _dune(drawing, far, 2, (22, ((34, 86), (44, 70), (40, 58))),
          (_T.lighter, _T.dark, _T.base), 13)  # fmt: skip
    near: list[Knot] = [(0, 84), (24, 79), (48, 72), corner(66, 62), (82, 68), (104, 76)]
    _dune(drawing, near, 3, (44, ((56, 92), (68, 80), (64, 70))),
          (_T.base, _T.darker, _T.dark), 10)  # fmt: skip
    ripple = partial(blade, bow=1.5)
    ripples = row([(4, 84), (60, 68)], [(12, 100), (60, 92)], 11, 1.0, ripple, alternate=0.3)
    drawing.fill(ripples, _T.lighter, "cut")
    ripples = row([(2, 62), (30, 52)], [(6, 74), (30, 70)], 7, 0.7, ripple, alternate=0.3)
    drawing.fill(ripples, _T.bone, "cut")
    drawing.fill(joined(_camel().moved(x, y, scale=0.6) for x, y in _RIDERS), _T.ink, "cut")


def _dune(
    drawing: Drawing,
    crest: list[Knot],
    top: int,
    shade: tuple[float, Sequence[Point]],
    paints: tuple[Paint, Paint, Paint],
    cuts: int,
) -> None:
    """A dune by its crest, which breaks at the knot `top`.

    `shade` is the x where the shaded side meets the ground, and the way from there up to the
    crest; `paints` the lit side, the shaded one and the spikes that follow its slope.
    """
    lit, dark, cut = paints
    foot, back = shade
    drawing.fill(below(crest), lit, "body")
    falling = crest[top:]
    end = falling[-1][1]
    outline = [corner(*falling[0][:2]), *falling[1:], corner(108, end), corner(108, 112)]
    drawing.fill(smooth([*outline, corner(foot, 112), *back]), dark, "body")
    starts = [(knot[0], knot[1] + 1) for knot in falling]
    ends = [(x + 7, y + 19) for x, y in starts]
    spike = partial(wedge, bow=-0.8)
    drawing.fill(row(starts, ends, cuts, 0.9, spike, alternate=0.4), cut, "cut")


def _camel() -> Path:
    """A camel with its rider, walking right, its feet at (0, 0)."""
    outline: list[Knot] = [
        corner(-5.6, -6), (-4.4, -9), (-3, -9.6), (-1, -12.4), (1.2, -9.6), (3.4, -9),
        (5.2, -11), corner(6, -14.4), (7.2, -15.2), corner(10, -13.8), corner(9.6, -12.8),
        (7.6, -12.6), (7, -9.4), (5.2, -6), corner(5.4, 0), corner(4.2, 0), (3.6, -4.6),
        corner(2.6, 0), corner(1.4, 0), (1.6, -5), (-2, -5.2), corner(-2.2, 0), corner(-3.4, 0),
        (-3.2, -4.4), corner(-4.8, 0), corner(-6, 0), (-5, -4.4),
    ]  # fmt: skip
    robe = polygon([(-3, -10.6), (-1.4, -17), (0, -17), (1.4, -10.6)])
    return joined([smooth(outline), robe, circle(-0.6, -18, 1.7)])


def stamp(drawing: Drawing, ink: Paint, paper: Paint) -> None:
    """The sun over one dune with a lit and a shaded side."""
    drawing.fill(circle(72, 26, 12), ink, "body")
    drawing.fill(radial(72, 26, 15.5, 25.5, 16, 3.2, wedge), ink, "body")
    crest: list[Knot] = [corner(2, 76), (22, 63), corner(44, 44)]
    lit = smooth([*crest, (56, 60), (50, 74), corner(28, 94), corner(2, 94)])
    drawing.fill(lit, paper, "cut")
    drawing.fill(ribbon(crest, 3.0), ink, "body")
    falling: list[Knot] = [corner(44, 44), (66, 57), corner(98, 65)]
    shade = smooth([*falling, corner(98, 94), corner(26, 94), (50, 75), (53, 58)])
    drawing.fill(shade, ink, "body")
    spikes = row([(50, 53), (97, 68)], [(60, 74), (101, 87)], 8, 2.2, partial(wedge, bow=-1.0))
    ripples = row([(8, 76), (40, 54)], [(12, 92), (38, 74)], 5, 2.0, partial(blade, bow=1.4))
    drawing.fill(spikes, paper, "cut")
    drawing.fill(ripples, ink, "body")
