"""An event and the players' names, ready to be put into sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from engine.games.vye.names import PLURAL, card_name, holder, possessive, short_name, the_card


class Telling(NamedTuple):
    """What a sentence is made of: an event as a seat saw it, and a name for every seat."""

    event: Mapping[str, Any]
    names: Sequence[str]

    @property
    def who(self) -> str:
        """Who acts: a name, or `the Undead`."""
        return holder(self.event["seat"], self.names)

    @property
    def whose(self) -> str:
        """Whose the acting card is: `Ben's`."""
        return possessive(self.event["seat"], self.names)

    @property
    def former(self) -> str:
        """Who held the card before: a name, `the Undead` or `nobody`."""
        return holder(self.event["from"], self.names)

    @property
    def cell(self) -> str:
        """The cell it is about, as it is typed: `1,-2`."""
        return at(self.event["cell"])

    @property
    def card(self) -> str:
        """The card it is about: `Ash Peaks`, `the Lost City`."""
        return the_card(self.event["card"])

    @property
    def place(self) -> str:
        """The card and its cell: `the Lost City at 1,0`."""
        return f"{self.card} at {self.cell}"

    @property
    def own_place(self) -> str:
        """The card, whose it is, and its cell: `Ben's Heir at 1,0`."""
        return f"{self.whose} {short_name(self.event['card'])} at {self.cell}"

    @property
    def attacker(self) -> str:
        """The attacking card: `Ben's Advisor`, or `an Undead token`."""
        if self.event["seat"] == "undead":
            return "an Undead token"
        return f"{self.whose} {short_name(self.event['by'])}"

    @property
    def taken(self) -> str:
        """The card, its cell and who loses it: `Ash Peaks at 1,0 from Ann`."""
        if self.event["from"] is None:
            return f"{self.place}, which {self.number('was', 'were')} nobody's"
        return f"{self.place} from {self.former}"

    @property
    def it(self) -> str:
        """The pronoun for the card."""
        return self.number("it", "them")

    @property
    def they(self) -> str:
        """The pronoun for the card as a subject."""
        return self.number("it", "they")

    @property
    def played(self) -> str:
        """The attacking card with an article, Lands too: `the Ash Peaks`."""
        return f"the {card_name(self.event['by'])}"

    def number(self, one: str, many: str) -> str:
        """Return the word that fits the card: the Underminers are several."""
        return many if self.event["card"] in PLURAL else one

    def deed(self, one: str, many: str) -> str:
        """Return the verb that fits the attacking card."""
        return many if self.event["by"] in PLURAL else one


def at(cell: Sequence[int]) -> str:
    """Return a cell as it is typed."""
    return f"{cell[0]},{cell[1]}"
