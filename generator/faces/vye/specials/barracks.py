"""Barracks: a camp of striped tents with stacked spears."""

from generator.draw.paint import Paint
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, polygon, rectangle, star
from generator.faces.vye.lands.parts import peak
from generator.faces.vye.specials.parts import T, flag, ground, sky, solid

_STRIPES = 7


def picture(drawing: Drawing) -> None:
    """Three tents, the largest in front, pennants on all; spears and shields on both sides."""
    sky(drawing, "barracks sky")
    hills = (T.lighter, T.light, T.light)
    peak(drawing, "barracks left", (-2, 22), 46, (20, 22), hills, 4)
    peak(drawing, "barracks right", (92, 18), 46, (24, 22), hills, 5)
    ground(drawing, "barracks ground", 43.5, T.base, T.light)
    _tent(drawing, 23, 45, 21, 22, T.dark)
    _tent(drawing, 60, 45, 21, 22, T.dark)
    _tent(drawing, 41.5, 47.5, 28, 30, T.accent)
    for x in (9, 75):
        _arms(drawing, x)


def stamp(drawing: Drawing, ink: Paint, paper: Paint) -> None:
    """Three striped tents, the largest in front, a pennant on it."""
    drawing.fill(joined([rectangle(48.6, 2, 2.8, 26), _PENNANT]), ink, "body")
    for x, wide, top in ((24, 22, 44), (76, 22, 44), (50, 33, 22)):
        tent = polygon([(x, top), (x + wide, 95), (x - wide, 95)])
        drawing.stroke(tent, paper, 6, "cut")
        drawing.fill(tent, ink, "body")
        stripes = [
            polygon([(x, top + 6), (x + wide * a, 95), (x + wide * b, 95)])
            for a, b in ((-0.76, -0.5), (0.5, 0.76))
        ]
        door = polygon([(x, 95 - (95 - top) * 0.5), (x + wide * 0.22, 95), (x - wide * 0.22, 95)])
        drawing.fill(joined([*stripes, door]), paper, "cut")


_PENNANT = polygon([(51, 2), (74, 7), (67, 11), (74, 16), (51, 19)])


def _tent(drawing: Drawing, x: float, foot: float, wide: float, high: float, paint: Paint) -> None:
    """A tent whose every second stripe is in a paint."""
    flag(drawing, x, foot - high + 1)
    half, top = wide / 2, foot - high
    solid(drawing, polygon([(x, top), (x + half, foot), (x - half, foot)]), T.lightest)
    step = wide / _STRIPES
    stripes = [
        polygon([(x, top), (x - half + i * step, foot), (x - half + (i + 1) * step, foot)])
        for i in range(0, _STRIPES, 2)
    ]
    drawing.fill(joined(stripes), paint, "body")
    shade = [(x, top), (x + half, foot), (x + half - step * 0.6, foot)]
    drawing.fill(polygon(shade), T.darker, "body")
    drawing.fill(
        polygon([(x, foot - high * 0.52), (x + wide * 0.11, foot), (x - wide * 0.11, foot)]),
        T.ink,
        "cut",
    )
    drawing.fill(
        polygon(
            [(x, foot - high * 0.52), (x - wide * 0.11, foot), (x - wide * 0.2, foot - high * 0.05)]
        ),
        T.bone,
        "body",
    )


def _arms(drawing: Drawing, x: float) -> None:
    """Four spears in a rack, and a round shield before them."""
    shafts, heads = [], []
    for i in range(4):
        px, high = x - 6 + 4 * i, 27 - 1.6 * (i % 2)
        shafts.append(rectangle(px - 0.5, 47 - high, 1.0, high))
        heads.append(_SPEARHEAD.moved(px, 47 - high))
    rails = [rectangle(x - 8, y, 16, 1.5) for y in (29, 45.6)]
    drawing.fill(joined([*shafts, *heads, *rails]), T.ink, "cut")
    solid(drawing, circle(x, 39.4, 5.4), T.lighter, 1.8)
    drawing.fill(circle(x, 39.4, 3.7), T.dark, "body")
    drawing.fill(star(x, 39.4, 3.5, 1.4, 4), T.bone, "body")


_SPEARHEAD = polygon([(0, -5.4), (1.7, -0.8), (0.5, 1.4), (-0.5, 1.4), (-1.7, -0.8)])
