"""The card that ends the game: the Inevitable Empress over the tokens of the five houses."""

from dataclasses import dataclass

from engine.core.component import Component
from engine.games.vye.families import HOUSE_KEYS
from generator.draw.path import Box
from generator.draw.scene import Drawing, Scene
from generator.draw.shapes import circle, rectangle
from generator.draw.text import wrap
from generator.faces.asked import Asked
from generator.faces.charges import charge
from generator.faces.vye import frame
from generator.faces.vye.court.empress import empress as figure
from generator.faces.vye.frame import INNER, MAT, WIDTH
from generator.faces.vye.houses import LOOKS
from generator.theme import BONE, EMPRESS, GOLD, INK
from generator.units import MM_PER_POINT


@dataclass(frozen=True, slots=True)
class _Plan:
    """The figure's top and scale, the discs' radius, the plate's foot; type sizes in points."""

    top: float
    scale: float
    disc: float
    plate_low: float
    name: float
    line: float


_PLANS = {
    "square": _Plan(top=10.4, scale=1.0, disc=4.5, plate_low=60.3, name=13.5, line=8.5),
    "poker": _Plan(top=15.0, scale=1.28, disc=4.7, plate_low=83.6, name=14.5, line=10.0),
}
#: How wide the name and the sentence may be; the sentence is better in two lines than in one.
_NAME_ROOM, _LINE_ROOM = INNER - 3.0, INNER - 6.0
_LEADING = 1.12


def empress(asked: Asked, component: Component) -> Scene:
    """The Empress's card; raises TextOverflow naming the box that a word is too long for."""
    name, trim = f"Vye {component.name}", asked.trim or frame.TRIMS[0]
    if asked.size == "small":
        return _small(name)
    plan = _PLANS[trim]
    drawing = frame.card(name, trim)
    frame.mat(drawing, INK, GOLD, "special")
    box = Box(MAT, MAT, MAT + INNER, drawing.height - MAT)
    picture = rectangle(box.x0, box.y0, box.width, box.height)
    with drawing.clip(picture):
        drawing.fill(picture, EMPRESS, "ground")
        with drawing.at(WIDTH / 2, plan.top, scale=plan.scale):
            figure(drawing)
    frame.window(drawing, box)
    names = wrap(asked.words.label("vye.label.empress"), plan.name, "display", _NAME_ROOM)
    lines = wrap(asked.words.label("vye.label.empress-line"), plan.line, "strong", _LINE_ROOM)
    # The plate grows upwards if either needs more lines.
    high = 3.2 + _step(plan.name) * len(names) + _step(plan.line) * len(lines)
    plate = Box(MAT - 1, plan.plate_low - high, MAT + INNER + 1, plan.plate_low)
    for i, key in enumerate(HOUSE_KEYS):
        x = WIDTH / 2 + (i - 2) * (2 * plan.disc + 1.2)
        _disc(drawing, key, x, plate.y0 - plan.disc - 0.7, plan.disc)
    _plate(drawing, plate, names, lines, plan)
    return drawing.scene()


def _small(name: str) -> Scene:
    """For less than 160 pixels: her head in the sun."""
    drawing = Drawing(name, WIDTH, WIDTH)
    drawing.fill(rectangle(0, 0, WIDTH, WIDTH, 3.0), INK, "ground")
    picture = rectangle(2.4, 2.4, WIDTH - 4.8, WIDTH - 4.8, 2.0)
    with drawing.clip(picture):
        drawing.fill(picture, EMPRESS, "ground")
        with drawing.at(WIDTH / 2, 11.5, scale=1.62):
            figure(drawing)
    drawing.stroke(picture, BONE, 1.2)
    return drawing.scene()


def _disc(drawing: Drawing, key: str, x: float, y: float, r: float) -> None:
    look = LOOKS[key]
    drawing.fill(circle(x, y, r), INK, "cut")
    drawing.fill(circle(x, y, r - 0.4), BONE, "plate")
    drawing.fill(circle(x, y, r - 0.75), look.ground, "ground")
    charge(drawing, key, x, y, 1.24 * r, look.charge, look.ground)


def _step(size: float) -> float:
    """From line to line, in mm."""
    return size * MM_PER_POINT * _LEADING


def _plate(drawing: Drawing, box: Box, names: list[str], lines: list[str], plan: _Plan) -> None:
    """Name and sentence."""
    frame.plate(drawing, box)
    x, y = WIDTH / 2, box.y0 + 1.3 + plan.name * MM_PER_POINT * 0.74
    for i, name in enumerate(names):
        at = y + _step(plan.name) * i
        frame.line_of_text(drawing, "name plate", name, x, at, plan.name, _NAME_ROOM, track=0.08)
    y += _step(plan.name) * (len(names) - 1) + 0.7 + _step(plan.line)
    for i, line in enumerate(lines):
        at = y + _step(plan.line) * i
        frame.line_of_text(drawing, "name plate", line, x, at, plan.line, _LINE_ROOM, font="strong")
