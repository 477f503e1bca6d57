"""Vye's board: seats are called by their colours, and their tokens are their houses' own."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.block import Entry
from engine.games.vye.families import HOUSES
from generator.booklet import words
from generator.booklet.boards.default import UNDEAD, Board
from generator.booklet.boards.marks import Face

_COLOURS = {house.key: house.colour.capitalize() for house in HOUSES}
#: What a token shows besides its colour.
_SIGNS = {
    "midnight": "a crescent",
    "thousand-roses": "a rose",
    "immortal": "a serpent",
    "ladders": "a ladder",
    "entangled-soul": "a knot",
}
#: Lines of a position that pictures and moves tell already.
_UNTOLD = frozenset({"board", "to-move", "turn", "seen", "pile", "asked"})


class VyeBoard(Board):
    """Cards with the tokens of houses."""

    def names(self, seats: int, data: Mapping[str, Any] | None = None) -> list[str]:
        """The colours of a position's houses; of any, of those that seats take by default."""
        houses = data["houses"] if data else [house.key for house in HOUSES]
        return [_COLOURS[house] for house in houses[:seats]]

    def called(self) -> str:
        """The colours by seat, and what the tokens show."""
        told = words.listed(
            f"{_COLOURS[house.key]} ({house.on_card}, {_SIGNS[house.key]})" for house in HOUSES
        )
        return (
            f"Examples call the players by the colours of their tokens, by turn {told}, and the "
            "Undead tokens show a skull. In actions a cell is x,y: x to the east, y to the south."
        )

    def token(self, owner: int | str, data: Mapping[str, Any]) -> Face | None:
        """The token of the seat's house, or of the Undead."""
        piece = UNDEAD if owner == UNDEAD else f"{data['houses'][int(owner)]}-token"
        return (self.game.key, piece, None)

    def told_line(self, entry: Entry, who: Sequence[str]) -> str:
        """Hands, sideboards, sets and kinds in words."""
        if entry.key in _UNTOLD:
            return ""
        if entry.name in ("hand", "sideboard"):
            return f"{entry.name} of {who[int(entry.argument)]}: {self._cards(entry.value)}"
        if entry.key == "kinds":
            return f"Specials in play: {self._cards(entry.value)}"
        told = {"sets": "sets in play", "quiet": "turns in a row without a card",
                "extra": "extra turns owed", "empress": "the Empress is"}  # fmt: skip
        return f"{told.get(entry.key, entry.key)}: {entry.value}".replace("is: ", "is ")

    def _cards(self, keys: str) -> str:
        names = [self.components[key].name for key in keys.split()]
        counted = {name: names.count(name) for name in names}
        times = [f"{name} × {count}" if count > 1 else name for name, count in counted.items()]
        return ", ".join(times) or "nothing"


BOARD = VyeBoard
