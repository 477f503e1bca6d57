"""The back of all of Vye's cards: a net with the four terrains' marks, the same upside down.

It has no border, so that a shifted print cannot hurt it.
"""

import math

from generator.draw.paint import Paint
from generator.draw.path import Path
from generator.draw.scene import Drawing, Scene
from generator.draw.shapes import circle, joined, lobed, polygon, rectangle, toothed
from generator.faces.asked import Asked
from generator.faces.vye import frame
from generator.theme import BRONZE, GOLD, NIGHT, WHITE

_LIGHT = BRONZE.mix(GOLD, 0.4)
_NET = NIGHT.mix(BRONZE, 0.38)
_MARK, _LINE, _AWAY = 1.55, 0.35, 0.55
#: No mark is so near the middle: the medallion would cut it.
_CLEAR = 18.6
_KINDS = ("rock", "water", "growth", "open")
#: Columns, and rows by trim: with an even number of both the pattern may be turned.
_COLUMNS, _ROWS = 6, {"square": 6, "poker": 8}


def back(asked: Asked) -> Scene:
    """The back in a trim."""
    if asked.size == "small":
        return _small()
    drawing = frame.card("Vye back", asked.trim)
    box = drawing.scene().full.grown(1.0)
    drawing.fill(rectangle(box.x0, box.y0, box.width, box.height), NIGHT, "ground")
    _net(drawing, _ROWS[asked.trim or frame.TRIMS[0]])
    with drawing.at(drawing.width / 2, drawing.height / 2):
        _medallion(drawing)
    return drawing.scene()


def _small() -> Scene:
    """For less than 160 pixels: ground and medallion."""
    drawing = Drawing("Vye back", frame.WIDTH, frame.WIDTH)
    drawing.fill(rectangle(0, 0, frame.WIDTH, frame.WIDTH, 3.0), NIGHT, "ground")
    drawing.stroke(rectangle(2.4, 2.4, frame.WIDTH - 4.8, frame.WIDTH - 4.8, 2.0), _LIGHT, 1.2)
    with drawing.at(frame.WIDTH / 2, frame.WIDTH / 2, scale=1.5):
        _medallion(drawing)
    return drawing.scene()


def _net(drawing: Drawing, rows: int) -> None:
    """Lozenges with a mark in each; those of the lower half stand on their heads."""
    dx, dy = drawing.width / _COLUMNS / 2, drawing.height / rows / 2
    lozenges, marks = [], []
    for i in range(-1, 2 * _COLUMNS + 2):
        for j in range(-1, 2 * rows + 2):
            if (i + j) % 2:
                continue
            x, y = i * dx, j * dy
            w, h = dx - _AWAY, dy - _AWAY
            lozenges.append(polygon([(x, y - h), (x + w, y), (x, y + h), (x - w, y)]))
            if math.hypot(x - drawing.width / 2, y - drawing.height / 2) < _CLEAR:
                continue
            kind = _KINDS[i % 2 * 2 + (i // 2 + j // 2) % 2]
            is_turned = (j, i) > (rows, _COLUMNS)
            mark = frame.mark(kind, 0, 0, _MARK)
            marks.append(mark.moved(x, y, 180 if is_turned else 0))
    drawing.stroke(joined(lozenges), _NET, _LINE)
    drawing.fill(joined(marks), _LIGHT, "body")


def _medallion(drawing: Drawing) -> None:
    """A mountain and its reflection in a toothed ring."""
    drawing.fill(lobed(0, 0, 16.6, 16, 0.1), NIGHT, "plate")
    drawing.stroke(lobed(0, 0, 15.6, 16, 0.1), _LIGHT, 0.5)
    with drawing.group("ring", plain=lambda: _ring(drawing, NIGHT, WHITE)):
        _ring(drawing, _LIGHT, NIGHT)
    for turn in (0, 180):
        drawing.fill(_mountain().moved(rotation=turn), _LIGHT, "text")
        drawing.fill(_snow().moved(rotation=turn), NIGHT, "plate")
    drawing.fill(rectangle(-9.4, -0.22, 18.8, 0.44), _LIGHT, "text")


def _ring(drawing: Drawing, paint: Paint, inner: Paint) -> None:
    drawing.fill(toothed(0, 0, 13.6, 1.5, 32), paint, "body")
    drawing.fill(circle(0, 0, 11.4), inner, "plate")


def _mountain() -> Path:
    return polygon(
        [(-8, -0.4), (-4.6, -5.6), (-2.9, -3.2), (0, -9.4), (3.4, -3.6), (5, -6), (8, -0.4)]
    )


def _snow() -> Path:
    high = [(0, -9.4), (-1.3, -6.5), (-0.2, -5.4), (0.6, -6.6), (1.5, -5.5), (1.7, -6.4)]
    low = [(-4.6, -5.6), (-5.7, -3.9), (-4.8, -3.3), (-4.3, -4.2), (-3.6, -3.6), (-3.7, -4.3)]
    right = [(5, -6), (4.2, -4.9), (4.9, -4.2), (5.5, -4.9), (6.1, -4.2), (6.0, -4.4)]
    return joined([polygon(high), polygon(low), polygon(right)])
