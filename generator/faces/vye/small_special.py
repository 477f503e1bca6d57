"""A Special for less than 160 pixels: its class's icon and its name's first letters."""

from generator.draw.scene import Drawing, Scene
from generator.draw.shapes import joined, rectangle
from generator.draw.text import cap_height, width
from generator.faces.vye.classes import class_icon
from generator.faces.vye.frame import WIDTH, mark
from generator.theme import BONE, BRONZE, INK

#: How many letters of the name are shown, and how wide they may be.
_LETTERS, _MOST = 4, 52.5
_SIZE = 72.0


def small_special(name: str, told: str, group: str) -> Scene:
    """The small face; `told` is the card's name, `group` its class.

    Its upper right and a strip at its foot are left to what boards add.
    """
    drawing = Drawing(name, WIDTH, WIDTH)
    drawing.fill(rectangle(0, 0, WIDTH, WIDTH, 3.0), INK, "ground")
    drawing.stroke(rectangle(1.0, 1.0, WIDTH - 2.0, WIDTH - 2.0, 2.4), BRONZE, 1.4)
    class_icon(drawing, group, 15.4, 14.8, 9.6, BRONZE, INK)
    letters = told[:_LETTERS].rstrip()
    size = min(_SIZE, _SIZE * _MOST / width(letters, _SIZE))
    low = 37.4 + cap_height(size, "display") / 2
    drawing.text(WIDTH / 2, low, letters, size, BONE)
    places = (8.0 + 9.5 * i for i in range(6))
    drawing.fill(joined(mark("special", x, 56.0, 3.0) for x in places), BRONZE, "cut")
    return drawing.scene()
