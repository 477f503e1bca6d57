"""The row of signs for the tokens that lie on a Special at first."""

from engine.games.vye.card import Card
from generator.draw.scene import Drawing
from generator.draw.shapes import circle
from generator.faces.charges import charge
from generator.theme import BONE, INK

#: From pip to pip, in their radius, where each is one token and where they overlap: one of each.
_STEP, _OVERLAP = 2.4, 1.2
_EACH = 3


def starts_wide(card: Card, r: float) -> float:
    """How wide the row is in mm, with pips of radius `r`."""
    if card.lays == "own":
        return r * (2 + _STEP * (card.tokens - 1))
    return r * (2 + _OVERLAP * (_EACH - 1)) if card.lays == "all" else 2 * r


def starts(drawing: Drawing, card: Card, x: float, y: float, r: float) -> None:
    """Draws the row from x to the right, its middle at y.

    A pip for each token; overlapping ones for one of each player; a skull for the Undead; a dashed
    ring for none, with an eye where the tokens of the card beneath stay.
    """
    x += r
    match card.lays:
        case "own":
            for i in range(card.tokens):
                drawing.fill(circle(x + i * _STEP * r, y, r), INK, "text")
                drawing.fill(circle(x + i * _STEP * r, y, r * 0.34), BONE, "plate")
        case "all":
            for i in range(_EACH):
                drawing.fill(circle(x + i * _OVERLAP * r, y, r * 1.22), BONE, "plate")
                drawing.fill(circle(x + i * _OVERLAP * r, y, r), INK, "text")
        case "undead":
            charge(drawing, "undead", x, y, r * 2.9, INK, BONE)
        case other:
            drawing.stroke(circle(x, y, r * 0.94), INK, 0.35, "line", dash=(0.62, 0.56))
            if other == "kept":
                drawing.fill(circle(x, y, r * 0.42), INK, "text")
