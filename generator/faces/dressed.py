"""Default faces of pieces that wear something: square cards with a medallion, discs with a charge.

Plain on purpose: a game's own faces bring pictures. Nothing here needs colour to be told apart.
"""

from engine.core.component import Component
from generator.draw.fit import fitted
from generator.draw.paint import Paint
from generator.draw.path import Box, Path
from generator.draw.scene import Drawing, Font, Scene
from generator.draw.shapes import circle, joined, lobed, polygon, rectangle, scoop, toothed
from generator.draw.text import cap_height
from generator.faces.charges import charge
from generator.faces.dress import Dress
from generator.faces.signs import sign
from generator.theme import BONE, BRONZE, CREAM, INK, NIGHT, SMALLEST, TAN
from generator.units import BLEED, MM_PER_POINT

#: The side of a card, and how far its panel lies inside.
SIDE, MAT = 63.5, 5.25
DISC, DISC_BLEED = 15.0, 1.5
#: Where tokens lie on a card, so that no word is under them.
SEAT = (45.6, 22.4)
_NAMES = (20.0, 18.0, 16.0, 14.0, 12.0, 10.0, SMALLEST)
_SMALL_NAMES = (40.0, 37.0, 34.0, 31.0, 28.0, 25.0, 22.0, 19.0)


def card(name: str, component: Component, worn: Dress) -> Scene:
    """A card: sign, kind, name, a medallion with letter, charge or sign, and a seat for tokens."""
    drawing = _mat(name, worn)
    panel = rectangle(MAT, MAT, SIDE - 2 * MAT, SIDE - 2 * MAT, 1.6)
    drawing.fill(panel, CREAM, "plate")
    drawing.stroke(panel, INK, 0.35)
    _medallion(drawing, worn, 22.0, 22.4, 11.6)
    _seat(drawing)
    plate = scoop(MAT + 2.2, 38.4, SIDE - 2 * MAT - 4.4, 17.4, 1.2)
    drawing.fill(plate, BONE, "plate")
    drawing.stroke(plate, INK, 0.35)
    _lines(drawing, component.name, Box(MAT + 4.6, 39.4, SIDE - MAT - 4.6, 50.4), "display", _NAMES)
    low = 53.9
    drawing.text(SIDE / 2, low, component.kind.capitalize(), 8.5, INK, font="italic")
    if worn.letter:
        for side in (MAT + 5.4, SIDE - MAT - 5.4):
            drawing.text(side, low, worn.letter, 10, INK, font="strong")
    return drawing.scene()


def small_card(name: str, component: Component, worn: Dress) -> Scene:
    """A card for less than 160 pixels: sign, letter or charge above, the name as large as it goes.

    Its upper right and, where a card may cover another or stand for one, a strip at its foot are
    left to what boards add.
    """
    drawing = Drawing(name, SIDE, SIDE)
    drawing.fill(rectangle(0, 0, SIDE, SIDE, 3.0), worn.ground, "ground")
    drawing.stroke(rectangle(0.4, 0.4, SIDE - 0.8, SIDE - 0.8, 2.7), TAN, 0.8)
    wide = 33.0 if worn.letter else 19.5
    tab = rectangle(2.4, 2.4, wide, 20.6, 2.0)
    drawing.fill(tab, BONE, "plate")
    drawing.stroke(tab, INK, 0.7)
    if worn.sign:
        sign(drawing, worn.sign, 12.2, 12.8, 7.6, INK, BONE)
    if worn.letter:
        low = 12.7 + cap_height(50, "display") / 2
        drawing.text(27.4, low, worn.letter, 50, INK)
    if worn.charge:
        charge(drawing, worn.charge, 31.6, 12.7, 17.5, worn.ink, worn.ground)
    has_foot = component.kind == "special"
    foot = 49.4 if has_foot else 61.1
    plate = rectangle(2.4, 25.4, SIDE - 4.8, foot - 25.4, 2.0)
    drawing.fill(plate, BONE, "plate")
    drawing.stroke(plate, INK, 0.7)
    room = Box(4.6, 26.4, SIDE - 4.6, foot - 1.6)
    _lines(drawing, component.name, room, "strong", _SMALL_NAMES)
    if has_foot:
        drawing.fill(joined(_lozenge(x, 56.2, 2.6) for x in _spread(8.0, 55.5, 6)), worn.ink, "cut")
    return drawing.scene()


def disc(name: str, worn: Dress) -> Scene:
    """A token: its charge inside a ring of the house's own profile."""
    drawing = Drawing(name, DISC, DISC, DISC_BLEED)
    middle, r = DISC / 2, DISC / 2 + DISC_BLEED + 1
    drawing.fill(circle(middle, middle, r), worn.ground, "body")
    drawing.stroke(_ring(worn.charge, middle), worn.ink, 0.36)
    high = 9.4 if worn.charge == "entangled-soul" else 8.4
    charge(drawing, worn.charge, middle, middle, high, worn.ink, worn.ground)
    return drawing.scene()


def small_disc(name: str, worn: Dress) -> Scene:
    """A token for small boards: the charge alone, with a rim that shows on any card."""
    drawing = Drawing(name, DISC, DISC)
    middle = DISC / 2
    for r, paint in ((7.5, INK), (7.0, BONE), (6.4, worn.ground)):
        drawing.fill(circle(middle, middle, r), paint, "body")
    charge(drawing, worn.charge, middle, middle, 9.6, worn.ink, worn.ground)
    return drawing.scene()


def back(name: str) -> Scene:
    """The back of all cards: a net of lozenges and a medallion, the same upside down."""
    drawing = Drawing(name, SIDE, SIDE, BLEED)
    box = drawing.scene().full.grown(1.0)
    drawing.fill(rectangle(box.x0, box.y0, box.width, box.height), NIGHT, "ground")
    step, middle = SIDE / 6, SIDE / 2
    places = [(i, j) for i in range(-1, 7) for j in range(-1, 7)]
    centres = [((i + 0.5) * step, (j + 0.5) * step) for i, j in places]
    drawing.stroke(joined(_lozenge(x, y, step / 2) for x, y in centres), BRONZE, 0.3)
    drawing.fill(joined(_lozenge(x, y, 1.5) for x, y in centres), BRONZE, "cut")
    drawing.fill(lobed(middle, middle, 16.6, 18, 0.12), NIGHT, "body")
    drawing.stroke(lobed(middle, middle, 16.6, 18, 0.12), BRONZE, 0.5)
    drawing.fill(toothed(middle, middle, 13.6, 1.6, 36), BRONZE, "body")
    drawing.fill(circle(middle, middle, 11.0), NIGHT, "body")
    for turn in (0.0, 180.0):
        with drawing.at(middle, middle, rotation=turn):
            sign(drawing, "land", 0, -4.2, 5.2, BRONZE, NIGHT)
    return drawing.scene()


def _mat(name: str, worn: Dress) -> Drawing:
    drawing = Drawing(name, SIDE, SIDE, BLEED)
    box = drawing.scene().full.grown(1.0)
    drawing.fill(rectangle(box.x0, box.y0, box.width, box.height), worn.ground, "ground")
    return drawing


def _medallion(drawing: Drawing, worn: Dress, x: float, y: float, r: float) -> None:
    """A disc of the ground's colour with the letter, the charge or the sign."""
    drawing.fill(circle(x, y, r), worn.ground, "body")
    drawing.stroke(circle(x, y, r), INK, 0.35)
    drawing.stroke(circle(x, y, r - 1.1), worn.ink, 0.3)
    if worn.letter:
        low = y + cap_height(40, "display") / 2
        drawing.text(x, low, worn.letter, 40, worn.ink)
    elif worn.charge:
        charge(drawing, worn.charge, x, y, 14.0, worn.ink, worn.ground)
    else:
        sign(drawing, worn.sign, x, y, 6.4, worn.ink, worn.ground)
    # What is above: a small sign of the kind, where the medallion shows something else.
    if worn.letter or worn.charge:
        with drawing.at(MAT + 4.6, MAT + 4.4):
            sign(drawing, worn.sign, 0, 0, 2.6, INK, CREAM)


def _seat(drawing: Drawing) -> None:
    x, y = SEAT
    drawing.stroke(circle(x, y, 8.1), INK, 0.3, dash=(0.5, 0.9))


def _lines(
    drawing: Drawing, text: str, room: Box, font: Font, sizes: tuple[float, ...], ink: Paint = INK
) -> None:
    """A text in the middle of a box, as large as it fits."""
    leading = 0.94
    name = drawing.name
    lines, size = fitted(name, "name", text, font, room.width, room.height, sizes, leading)
    step = size * MM_PER_POINT * leading
    middle = (room.y0 + room.y1) / 2
    first = middle - step * (len(lines) - 1) / 2 + cap_height(size, font) / 2
    for i, line in enumerate(lines):
        x = (room.x0 + room.x1) / 2
        drawing.text(x, first + i * step, line, size, ink, font=font)


def _ring(key: str, middle: float) -> Path:
    """The profile of a token's ring, another for each charge."""
    match key:
        case "midnight":
            return joined([circle(middle, middle, 5.7), toothed(middle, middle, 6.6, 0.5, 24)])
        case "immortal":
            return lobed(middle, middle, 6.2, 12, 0.13)
        case "thousand-roses":
            return lobed(middle, middle, 6.3, 5, 0.12)
        case "ladders":
            return joined([circle(middle, middle, 6.4), circle(middle, middle, 5.6)])
        case "undead":
            return toothed(middle, middle, 6.5, 0.8, 18)
        case _:
            return circle(middle, middle, 6.2)


def _lozenge(x: float, y: float, r: float) -> Path:
    return polygon([(x - r, y), (x, y - r), (x + r, y), (x, y + r)])


def _spread(start: float, end: float, n: int) -> list[float]:
    return [start + (end - start) * i / (n - 1) for i in range(n)]
