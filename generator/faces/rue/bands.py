"""A tile's coloured edges: teeth and spikes are red, scallops and waves are blue."""

from generator.draw.cuts import wedge
from generator.draw.path import Path
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, line, lobed, polygon, star, toothed
from generator.faces.rue.leather import DYES, HALF, SHADE, tooled
from generator.theme import INK, TOOLING
from generator.units import BLEED

#: How far the band reaches into the tile, and half the width of the leather mitre between two.
BAND = 10.6
MITRE = 1.5

_OUT = -HALF - BLEED - 1.0
_IN = -HALF + BAND
_END = HALF - BAND - MITRE
_TEETH, _TOOTH = 9, 3.1
_SCALLOPS, _SCALLOP = 7, 3.75


def band(drawing: Drawing, colour: str) -> None:
    """Draws the north edge in `red` or `blue`; the origin is the tile's centre."""
    dye = DYES[colour]
    profile = _teeth() if colour == "red" else _scallops()
    shape = _trapezium(profile)
    drawing.fill(shape.moved(0.0, 0.55), SHADE, "cut")
    drawing.fill(shape, dye, "body")
    texture = dye.mix(INK, 0.38)
    with drawing.clip(shape):
        if colour == "red":
            drawing.fill(_spikes(), texture, "cut")
        else:
            for wave in _waves():
                drawing.stroke(wave, texture, 0.42)
    tooled(drawing, _tooled_teeth() if colour == "red" else _tooled_scallops())
    _rosette(drawing, colour)


def _trapezium(profile: Path) -> Path:
    """The band's outline: from the bleed inwards, its inner side the given open path."""
    reach = -_OUT - MITRE
    start = Path("ML", (-reach, _OUT, reach, _OUT))
    return start + Path("L" + profile.verbs[1:] + "Z", profile.numbers)


def _teeth() -> Path:
    pitch = 2 * _END / _TEETH
    points = [(_END, _IN)]
    for i in range(_TEETH):
        points.append((_END - pitch * (i + 0.5), _IN + _TOOTH))
        points.append((_END - pitch * (i + 1), _IN))
    return line(*points)


def _tooled_teeth() -> Path:
    pitch, y = 2 * _END / _TEETH, _IN - 1.5
    points = [(_END - 1.2, y)]
    for i in range(_TEETH):
        points.append((_END - pitch * (i + 0.5), _IN + _TOOTH - 1.7))
        points.append((_END - pitch * (i + 1), y))
    points[-1] = (1.2 - _END, y)
    return line(*points)


def _scallops(lift: float = 0.0, drop: float = 0.0) -> Path:
    pitch = 2 * _END / _SCALLOPS
    low = _IN + _SCALLOP - drop
    numbers = [_END, _IN - lift]
    for i in range(_SCALLOPS):
        x = _END - pitch * i
        numbers += [x - pitch * 0.12, low, x - pitch * 0.88, low, x - pitch, _IN - lift]
    return Path("M" + "C" * _SCALLOPS, tuple(numbers))


def _tooled_scallops() -> Path:
    path = _scallops(lift=1.5, drop=1.9)
    numbers = list(path.numbers)
    numbers[0] -= 1.2
    numbers[-2] += 1.2
    return Path(path.verbs, tuple(numbers))


def _spikes() -> Path:
    return joined(
        wedge((x, _OUT), (x, _IN - 0.6), 0.95)
        for x in (-HALF + 2 * HALF * i / 40 for i in range(41))
    )


def _waves() -> list[Path]:
    """Five wavy lines along the whole side."""
    count, left = 29, -HALF - BLEED - 1.0
    pitch = -2 * left / count
    waves = []
    for j in range(5):
        y = -HALF + 0.9 + 2.05 * j
        numbers = [left, y]
        for k in range(count):
            bend = y + (1.25 if k % 2 else -1.25)
            numbers += [left + pitch * (k + 0.5), bend, left + pitch * (k + 1), y]
        waves.append(Path("M" + "Q" * count, tuple(numbers)))
    return waves


def _rosette(drawing: Drawing, colour: str) -> None:
    """Half a rosette on the trim: a neighbour of the same colour completes it."""
    dye, y = DYES[colour], -HALF
    if colour == "red":
        drawing.fill(toothed(0, y, 9.4, 3.1, 16), dye, "body")
        drawing.fill(toothed(0, y, 8.2, 2.7, 16), TOOLING, "body")
        drawing.fill(circle(0, y, 4.1), dye, "body")
        drawing.fill(star(0, y, 3.0, 1.2, 8), TOOLING, "body")
    else:
        drawing.fill(lobed(0, y, 9.2, 10, 0.20), dye, "body")
        drawing.fill(lobed(0, y, 8.0, 10, 0.22), TOOLING, "body")
        drawing.fill(circle(0, y, 4.7), dye, "body")
        drawing.stroke(circle(0, y, 3.1), TOOLING, 0.7)
        drawing.fill(circle(0, y, 1.5), TOOLING, "body")


def simple_band(drawing: Drawing, colour: str, depth: float) -> None:
    """Draws the north edge for a small picture: few large teeth or scallops, no texture."""
    inner, end = -HALF + depth, HALF - depth
    out = HALF + 1.0
    if colour == "red":
        n, tall = 5, 6.5
        pitch = 2 * end / n
        points = [(-out, -out), (out, -out), (end, inner)]
        for i in range(n):
            points += [(end - pitch * (i + 0.5), inner + tall), (end - pitch * (i + 1), inner)]
        drawing.fill(polygon(points), DYES[colour], "body")
        drawing.fill(toothed(0, -HALF, 8.2, 3.9, 10), TOOLING, "body")
        return
    n = 4
    pitch = 2 * end / n
    numbers = [-out, -out, out, -out, end, inner]
    for i in range(n):
        x = end - pitch * i
        numbers += [x - pitch * 0.1, inner + 7.5, x - pitch * 0.9, inner + 7.5, x - pitch, inner]
    drawing.fill(Path("MLL" + "C" * n + "Z", tuple(numbers)), DYES[colour], "body")
    drawing.fill(lobed(0, -HALF, 8.0, 8, 0.2), TOOLING, "body")
    drawing.fill(circle(0, -HALF, 3.9), DYES[colour], "body")
