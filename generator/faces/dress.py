"""What the default faces know of a component besides its words: colours, sign, letter, charge."""

from dataclasses import dataclass

from engine.core.component import Component
from generator.draw.paint import Paint
from generator.theme import BONE, BRONZE, EMPRESS, HOUSES, INK, LANDS, UNDEAD


@dataclass(frozen=True, slots=True)
class Dress:
    """The ground of a card or disc, what is drawn on it in, and what it shows.

    `sign` is a kind of `generator.faces.signs` or "", `letter` that of a set, `charge` a key of
    `generator.faces.charges`; each is "" where the piece has none.
    """

    ground: Paint
    ink: Paint
    sign: str = ""
    letter: str = ""
    charge: str = ""


def dress(component: Component) -> Dress | None:
    """What a component wears, by its kind and key; None for what is not known here."""
    first, _, last = component.key.rpartition("-")
    match component.kind:
        case "land" if last in LANDS:
            ground = LANDS[last]
            return Dress(ground, INK if ground.lightness >= 50 else BONE, "land", last.upper())
        case "family" if first in HOUSES:
            return Dress(HOUSES[first], _on(first), "family", charge=first)
        case "token" if first in HOUSES and last == "token":
            return Dress(HOUSES[first], _on(first), charge=first)
        case "token" if component.key == "undead":
            return Dress(UNDEAD, INK, charge="undead")
        case "special":
            return Dress(INK, BRONZE, "special")
        case "empress":
            return Dress(EMPRESS, BONE, "empress")
    return None


def _on(house: str) -> Paint:
    """What shows on a house's colour."""
    return INK if house == "ladders" else BONE
