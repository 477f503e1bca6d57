"""The picture that other sites show beside a link: the name, a line, and a fan of real faces."""

from generator.draw.path import Box, Path
from generator.draw.scene import Drawing, Scene
from generator.draw.shapes import polygon, rectangle
from generator.draw.text import set_lines
from generator.faces import face
from generator.site import logo
from generator.theme import BONE, INK, RED
from generator.units import MM_PER_INCH

#: Pixels, as the sites that show such pictures ask for, and how many of them are an inch here.
WIDTH, HEIGHT, DPI = 1200, 630, 96.0
_MM = MM_PER_INCH / DPI
#: The faces from left to right: game, piece, seat, motif, how many pixels wide.
_FAN: tuple[tuple[str, str, int | None, str | None, float], ...] = (
    ("rue", "BP", None, "flowers", 236),
    ("vye", "catapult", None, None, 216),
    ("vye", "land-g", None, None, 216),
    ("vye", "ladders-king", None, None, 216),
    ("strategus", "lion", 1, None, 174),
)
#: How far the fan turns from face to face, where it turns about, and how far from there faces lie.
_TURN, _PIVOT, _REACH = 11.5, (828.0, 910.0), 620.0
_TITLE, _LINE = "Tilewright", "Three games, cut and printed at your table."
_LEFT, _BASE = 70.0, 250.0


def social() -> Scene:
    """The picture as a scene; at `DPI` it is `WIDTH` by `HEIGHT` pixels."""
    drawing = Drawing(_TITLE, WIDTH * _MM, HEIGHT * _MM)
    with drawing.at(scale=_MM):
        drawing.fill(rectangle(0, 0, WIDTH, HEIGHT), INK, "ground")
        for i, (game, piece, seat, motif, wide) in enumerate(_FAN):
            turn = _TURN * (i - (len(_FAN) - 1) / 2)
            scene = face(game, piece, seat=seat, motif=motif, size="screen")
            with drawing.at(*_PIVOT, rotation=turn), drawing.at(0, -_REACH):
                _laid(drawing, scene, wide)
        drawing.fill(_teeth(), RED, "body")
        drawing.place(logo.mark(), _LEFT + 40, 120, scale=80 / logo.mark().width)
    drawing.text(_LEFT * _MM, _BASE * _MM, _TITLE, 58, BONE, anchor="start")
    size, step = 27.0, 44 * _MM
    room = Box(_LEFT * _MM, 0, (_LEFT + 330) * _MM, 4 * step)
    lines = set_lines(_TITLE, "line", _LINE, size, "text", room, step)
    for i, (line, _) in enumerate(lines):
        y = (_BASE + 64) * _MM + i * step
        drawing.text(_LEFT * _MM, y, line, size, BONE, font="text", anchor="start")
    return drawing.scene()


def _laid(drawing: Drawing, scene: Scene, wide: float) -> None:
    """A face as it is cut, with a rim that keeps it off its neighbour."""
    high = wide * scene.height / scene.width
    rim = rectangle(-wide / 2 - 4, -high / 2 - 4, wide + 8, high + 8, wide * 0.05)
    drawing.fill(rim, INK, "ground")
    with drawing.clip(rectangle(-wide / 2, -high / 2, wide, high, wide * 0.04)):
        drawing.place(scene, 0, 0, scale=wide / scene.width)


def _teeth() -> Path:
    """The row of teeth in which the site's header ends, along the foot."""
    pitch, deep = 30.0, 20.0
    top = HEIGHT - 34.0
    points = [(0.0, float(HEIGHT)), (0.0, top)]
    for i in range(round(WIDTH / pitch)):
        points += [(pitch * (i + 0.5), top - deep), (pitch * (i + 1), top)]
    return polygon([*points, (float(WIDTH), float(HEIGHT))])
