"""The sign of each game for the home page and its own: a small picture that reads at 32 pixels."""

from engine.core.registry import AnyGame
from generator.draw.scene import Drawing, Scene
from generator.draw.shapes import circle, lobed, polygon, rectangle, toothed
from generator.draw.text import cap_height
from generator.faces.signs import sign
from generator.faces.strategus.masks import MASKS
from generator.faces.strategus.press import Press
from generator.theme import BLUE, BONE, GOLD, INK, LEATHER, NIGHT, RED, SIDES, TOOLING

SIDE = 32.0
_MIDDLE = SIDE / 2
_CORNER = 4.0


def symbol(game: AnyGame) -> Scene:
    """A game's sign; a game without one of its own gets its first letter."""
    drawing = Drawing(f"Sign of {game.title}", SIDE, SIDE)
    with drawing.clip(rectangle(0, 0, SIDE, SIDE, _CORNER)):
        match game.key:
            case "rue":
                _rue(drawing)
            case "strategus":
                _strategus(drawing)
            case "vye":
                _vye(drawing)
            case _:
                _letter(drawing, game.title[:1])
    return drawing.scene()


def _rue(drawing: Drawing) -> None:
    """A tile with two red edges and two blue ones, and half a toothed and half a lobed body."""
    drawing.fill(rectangle(0, 0, SIDE, SIDE), LEATHER, "ground")
    edge = 6.4
    for turn, dye in enumerate((RED, RED, BLUE, BLUE)):
        with drawing.at(_MIDDLE, _MIDDLE, rotation=90 * turn):
            m, inner = _MIDDLE, _MIDDLE - edge
            corners = [(-m + 0.9, -m), (m - 0.9, -m), (inner - 0.9, -inner), (0.9 - inner, -inner)]
            drawing.fill(polygon(corners), dye, "body")
    with drawing.at(_MIDDLE, _MIDDLE, rotation=45):
        for side, dye, shape in (
            (-10.0, BLUE, lobed(0, 0, 8.2, 10, 0.16)),
            (0.0, RED, toothed(0, 0, 8.6, 2.0, 14)),
        ):
            with drawing.clip(rectangle(side, -10.0, 10.0, 20.0)):
                drawing.fill(shape, dye, "body")
        drawing.fill(circle(0, 0, 3.4), TOOLING, "body")


def _strategus(drawing: Drawing) -> None:
    """The apple, as it is printed on South's pieces."""
    ground, mark = SIDES[0]
    drawing.fill(rectangle(0, 0, SIDE, SIDE), ground, "ground")
    drawing.stroke(rectangle(1.7, 1.7, SIDE - 3.4, SIDE - 3.4, 2.6), mark, 1.1)
    with drawing.at(_MIDDLE, _MIDDLE - 0.6, scale=0.29):
        Press(drawing, 0).layers(MASKS["apple"], "large")


def _vye(drawing: Drawing) -> None:
    """A Land's mountain in a golden seal, on the night of the cards' back."""
    drawing.fill(rectangle(0, 0, SIDE, SIDE), NIGHT, "ground")
    drawing.fill(lobed(_MIDDLE, _MIDDLE, 14.2, 14, 0.1), GOLD, "body")
    drawing.fill(circle(_MIDDLE, _MIDDLE, 11.2), BONE, "body")
    sign(drawing, "land", _MIDDLE, _MIDDLE - 0.3, 9.0, NIGHT, BONE)


def _letter(drawing: Drawing, letter: str) -> None:
    size = 62.0
    drawing.fill(rectangle(0, 0, SIDE, SIDE), BONE, "ground")
    drawing.text(_MIDDLE, _MIDDLE + cap_height(size, "display") / 2, letter, size, INK)
