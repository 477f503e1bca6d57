"""The card that ends the game: the Inevitable Empress over the tokens of the five houses."""

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

NAME_SIZE, LINE_SIZE = 13.5, 8.0
#: The figure's top and scale, how large the houses' discs are, the plate's foot.
_PLANS = {"square": (11.5, 1.0, 4.5, 60.3), "poker": (15.5, 1.28, 4.7, 83.6)}
_ROOM = INNER - 0.6
_NAME_LEADING, _LEADING = 4.8, 3.0


def empress(asked: Asked, component: Component) -> Scene:
    """The Empress's card; raises TextOverflow naming the box that a word is too long for."""
    name, trim = f"Vye {component.name}", asked.trim or frame.TRIMS[0]
    if asked.size == "small":
        return _small(name)
    top, scale, r, low = _PLANS[trim]
    drawing = frame.card(name, trim)
    frame.mat(drawing, INK, GOLD, "special")
    box = Box(MAT, MAT, MAT + INNER, drawing.height - MAT)
    picture = rectangle(box.x0, box.y0, box.width, box.height)
    with drawing.clip(picture):
        drawing.fill(picture, EMPRESS, "ground")
        with drawing.at(WIDTH / 2, top, scale=scale):
            figure(drawing)
    frame.window(drawing, box)
    names = wrap(asked.words.label("vye.label.empress"), NAME_SIZE, "display", _ROOM - 3.0)
    lines = wrap(asked.words.label("vye.label.empress-line"), LINE_SIZE, "strong", _ROOM)
    # The plate grows upwards if either needs more lines.
    more = _NAME_LEADING * (len(names) - 1) + _LEADING * (len(lines) - 1)
    plate = Box(MAT - 1, low - 9.9 - more, MAT + INNER + 1, low)
    for i, key in enumerate(HOUSE_KEYS):
        _disc(drawing, key, WIDTH / 2 + (i - 2) * (2 * r + 1.2), plate.y0 - r - 0.7, r)
    _plate(drawing, plate, names, lines)
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


def _plate(drawing: Drawing, box: Box, names: list[str], lines: list[str]) -> None:
    """Name and sentence."""
    frame.plate(drawing, box)
    x, y = WIDTH / 2, box.y0 + 4.7
    for i, name in enumerate(names):
        at = y + _NAME_LEADING * i
        frame.line_of_text(drawing, "name plate", name, x, at, NAME_SIZE, _ROOM, track=0.08)
    y += _NAME_LEADING * (len(names) - 1) + 3.6
    for i, line in enumerate(lines):
        at = y + _LEADING * i
        frame.line_of_text(drawing, "name plate", line, x, at, LINE_SIZE, _ROOM, font="strong")
