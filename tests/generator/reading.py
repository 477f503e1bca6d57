"""What tests of pages to read share: their text, and where it stands."""

from itertools import combinations

from generator.draw.path import Box
from generator.draw.scene import Scene, Text
from generator.draw.text import offset, outlines, width
from generator.units import MM_PER_POINT


def said(scene: Scene) -> str:
    """All text of a page in the order in which it is drawn, lines joined."""
    told = " ".join(op.text.strip() for op in scene.walk() if isinstance(op, Text))
    return told.replace("  ", " ")


def texts_inside(scene: Scene, clear: float) -> int:
    """How many texts a page has; all of them keep `clear` mm away from its edges."""
    room = Box(0, 0, scene.width, scene.height).grown(-clear)
    found = _boxes(scene)
    for text, box in found:
        assert room.holds(box), (scene.name, text)
    return len(found)


def shared(scene: Scene) -> list[tuple[str, str]]:
    """Texts that lie on one another."""
    return [
        (text, other)
        for (text, one), (other, two) in combinations(_boxes(scene), 2)
        if min(one.x1, two.x1) - max(one.x0, two.x0) > 0.3
        and min(one.y1, two.y1) - max(one.y0, two.y0) > 0.3
    ]


def _boxes(scene: Scene) -> list[tuple[str, Box]]:
    texts = (op for op in scene.walk() if isinstance(op, Text))
    return [(op.text, _box(op)) for op in texts if op.text.strip(" .,·")]


def _box(op: Text) -> Box:
    """Where a line stands, as high as its type is: its outlines would take far longer."""
    if op.rotation:
        return outlines(op).bounds()
    wide, em = width(op.text, op.size, op.font, op.track), op.size * MM_PER_POINT
    x = op.x + offset(op.anchor, wide)
    return Box(x, op.y - 0.7 * em, x + wide, op.y + 0.2 * em)
