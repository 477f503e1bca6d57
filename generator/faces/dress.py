"""What boards know of a card besides its name, to draw an edge or a strip of it."""

from dataclasses import dataclass

from engine.core.component import Component
from generator.draw.paint import Paint
from generator.theme import EMPRESS, HOUSES, INK, LANDS


@dataclass(frozen=True, slots=True)
class Dress:
    """The ground of a card, its sign, a kind of `generator.faces.signs`, and its set's letter.

    `letter` is "" where the card has none.
    """

    ground: Paint
    sign: str
    letter: str = ""


def dress(component: Component) -> Dress | None:
    """What a card wears, by its kind and key; None for what is not known here."""
    first, _, last = component.key.rpartition("-")
    match component.kind:
        case "land" if last in LANDS:
            return Dress(LANDS[last], "land", last.upper())
        case "family" if first in HOUSES:
            return Dress(HOUSES[first], "family")
        case "special":
            return Dress(INK, "special")
        case "empress":
            return Dress(EMPRESS, "empress")
    return None
