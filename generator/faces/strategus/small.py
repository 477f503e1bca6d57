"""Faces for less than 160 pixels: a rank as large as a mask leaves room for, and a plain back.

They are read at 36 pixels, so there is no name, and of the mask only what can be seen.
"""

from engine.games.strategus.ranks import Kind
from generator.draw.scene import Drawing, Scene
from generator.draw.text import cap_height
from generator.draw.text import width as text_width
from generator.faces.strategus.back import draw_seal
from generator.faces.strategus.masks import MASKS
from generator.faces.strategus.piece import sign
from generator.faces.strategus.press import Press
from generator.faces.strategus.sides import MIDDLE, SIDE, edge, plaque
from generator.theme import SIDES

#: How deep North's corners are, and where the lines along the edges lie, with their widths.
_DEEP = 4.4
_RIM, _LINE = (0.5, 1.0), (1.5, 0.7)
#: Where the block of a mask lies, and its scale.
_MASK_X, _MASK_Y, _MASK_SCALE = 22.2, 22.2, 0.29
#: The plaque: its side, and the size of what stands on it.
_PLAQUE, _SIZE = 16.2, 43.0
_SEAL = 1.5


def small_piece(name: str, kind: Kind, seat: int) -> Scene:
    """A piece's front for small boards."""
    drawing = Drawing(name, SIDE, SIDE)
    press = Press(drawing, seat)
    _body(press)
    with drawing.at(_MASK_X, _MASK_Y, scale=_MASK_SCALE):
        press.layers(MASKS[kind.key], "large")
    shape = plaque(seat, 0.0, 0.0, _PLAQUE, _DEEP)
    press.plate(shape, is_mark=True)
    press.rim(shape, 1.0)
    text, size = sign(kind), _SIZE
    while text_width(text, size, "display") > _PLAQUE - 2.8:
        size -= 0.5
    middle = _PLAQUE / 2
    press.words(middle, middle + cap_height(size, "display") / 2, text, size, on_mark=True)
    return drawing.scene()


def small_back(name: str, seat: int) -> Scene:
    """A seat's back for small boards."""
    drawing = Drawing(name, SIDE, SIDE)
    press = Press(drawing, seat)
    _body(press)
    with drawing.at(MIDDLE, MIDDLE, scale=_SEAL):
        draw_seal(press, "large")
    return drawing.scene()


def _body(press: Press) -> None:
    """What tells small pieces apart: the outline, and a line that shows on any board."""
    ground, mark = SIDES[press.seat]
    press.drawing.fill(edge(press.seat, 0.0, _DEEP), ground, "body")
    inset, width = _LINE if press.seat else _RIM
    press.drawing.stroke(edge(press.seat, inset, _DEEP), mark, width)
