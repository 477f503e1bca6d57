"""A Special for less than 160 pixels: the stamp of its subject, its class's icon and its name."""

from generator.draw.scene import Drawing, Scene
from generator.draw.shapes import rectangle
from generator.draw.text import cap_height, width
from generator.faces.vye.classes import class_icon
from generator.faces.vye.frame import WIDTH
from generator.faces.vye.specials import stamp
from generator.theme import BONE, BRONZE, INK

#: How large the name is at most and at least, in points, and how wide it may be.
_SIZE, _LEAST, _MOST = 34.0, 27.0, 54.0
#: Upper left corner of the stamp, and the mm of one unit of it.
_STAMP, _SCALE = (3.2, 9.6), 0.364
#: The upper edge of the strip that the name stands on, and the middle of its capitals.
_FOOT, _MIDDLE = 49.7, 55.2


def small_special(name: str, key: str, told: str, group: str) -> Scene:
    """The small face; `told` is the card's name, `group` its class.

    Its upper right is left to what boards add, and they may lay a strip over its foot.
    """
    drawing = Drawing(name, WIDTH, WIDTH)
    drawing.fill(rectangle(0, 0, WIDTH, WIDTH, 3.0), INK, "ground")
    foot = rectangle(1.0, _FOOT, WIDTH - 2.0, WIDTH - 1.0 - _FOOT, 2.4)
    drawing.fill(foot, BRONZE, "plate")
    drawing.stroke(rectangle(1.0, 1.0, WIDTH - 2.0, WIDTH - 2.0, 2.4), BRONZE, 1.4)
    with drawing.at(*_STAMP, scale=_SCALE):
        stamp(key)(drawing, BONE, INK)
    class_icon(drawing, group, 51.6, 36.6, 8.4, BRONZE, INK)
    letters = _beginning(told)
    size = min(_SIZE, _SIZE * _MOST / width(letters, _SIZE))
    low = _MIDDLE + cap_height(size, "display") / 2
    drawing.text(WIDTH / 2, low, letters, size, INK)
    return drawing.scene()


def _beginning(told: str) -> str:
    """As many of a name's first words as there is room for, or letters of the first one."""
    words = told.split()
    texts = [" ".join(words[:n]) for n in range(len(words), 0, -1)]
    texts += [words[0][:n] for n in range(len(words[0]) - 1, 0, -1)]
    return next((text for text in texts if width(text, _LEAST) <= _MOST), texts[-1])
