"""A Vye position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.core.decision import Decision
from engine.core.types import Cell, Json, Options, Seat
from engine.games.vye.tokens import NOBODY, owner_data


class Layer(NamedTuple):
    """A covered card, out of play; `land` is what a Wild Land stood for."""

    key: str
    land: str = ""


class Spot(NamedTuple):
    """A place on the table: its top card, the tokens on it, and what lies beneath.

    Tokens are all of one `owner` (NOBODY without tokens), but for a Sanctuary: its `shares` name
    the seats with a token there, ascending, then UNDEAD where an Undead token lies there. `land`
    is the Land that the card counts as: its own key, what a Wild Land was named, or "". `beneath`
    starts directly under the top card.

    Rule: vye.kernel.top
    """

    key: str
    owner: Seat = NOBODY
    tokens: int = 0
    land: str = ""
    beneath: tuple[Layer, ...] = ()
    shares: tuple[Seat, ...] = ()

    def data(self, cell: Cell) -> dict[str, Json]:
        """Return the place and its cell as JSON."""
        return {
            "cell": list(cell),
            "card": self.key,
            "land": self.land or None if self.key == "wild-land" else None,
            "owner": owner_data(self.owner),
            "tokens": self.tokens,
            "beneath": [
                {"card": layer.key, "land": layer.land or None if is_wild(layer) else None}
                for layer in self.beneath
            ],
            "shares": [owner_data(share) for share in self.shares],
        }


def is_wild(card: Spot | Layer) -> bool:
    """Tell whether a card is a Wild Land, whose Land has to be told."""
    return card.key == "wild-land"


Table = Mapping[Cell, Spot]


class VyeState:
    """Table, hands, pile and what is asked. Copies share immutable leaves and past tables.

    `pile` starts at the top. `seen` are the tables that a token action may not bring back (the
    oldest first, the present one last; none while a card's questions are open), `quiet` the turns
    in a row without a card, `extra` the extra turns owed to `to_move`. `frontier` is derived: the
    empty cells beside a card, ascending.
    """

    __slots__ = (
        "extra",
        "frontier",
        "hands",
        "houses",
        "kinds",
        "options",
        "over",
        "pending",
        "pile",
        "quiet",
        "seats",
        "seen",
        "sets",
        "sideboards",
        "table",
        "to_move",
        "turn",
    )

    def __init__(
        self,
        seats: int,
        options: Options,
        houses: tuple[str, ...],
        sets: tuple[str, ...],
        kinds: tuple[str, ...],
        table: dict[Cell, Spot],
        hands: list[tuple[str, ...]],
        sideboards: list[tuple[str, ...]],
        pile: tuple[str, ...],
        to_move: Seat,
        turn: int,
        extra: int,
        quiet: int,
        seen: tuple[Table, ...],
        pending: tuple[Decision, ...],
        over: bool,
        frontier: tuple[Cell, ...],
    ) -> None:
        self.seats = seats
        self.options = options
        self.houses = houses
        self.sets = sets
        self.kinds = kinds
        self.table = table
        self.hands = hands
        self.sideboards = sideboards
        self.pile = pile
        self.to_move = to_move
        self.turn = turn
        self.extra = extra
        self.quiet = quiet
        self.seen = seen
        self.pending = pending
        self.over = over
        self.frontier = frontier

    def copy(self) -> VyeState:
        """Return a copy that may be changed without changing this one."""
        return VyeState(
            self.seats,
            self.options,
            self.houses,
            self.sets,
            self.kinds,
            self.table.copy(),
            self.hands.copy(),
            self.sideboards.copy(),
            self.pile,
            self.to_move,
            self.turn,
            self.extra,
            self.quiet,
            self.seen,
            self.pending,
            self.over,
            self.frontier,
        )

    def data(self) -> dict[str, Json]:
        """Return the whole position as JSON; the board in ascending order of (x, y)."""
        return {
            "game": "vye",
            "rules": 1,
            "seats": self.seats,
            "options": dict(self.options),
            "houses": list(self.houses),
            "sets": list(self.sets),
            "kinds": list(self.kinds),
            "turn": self.turn,
            "to_move": self.to_move,
            "extra": self.extra,
            "quiet": self.quiet,
            "board": [self.table[cell].data(cell) for cell in sorted(self.table)],
            "hands": [list(hand) for hand in self.hands],
            "sideboards": [list(cards) for cards in self.sideboards],
            "pile": list(self.pile),
            "seen": [differences(past, self.table) for past in self.seen],
            "pending": [decision.data() for decision in self.pending],
            "over": self.over,
        }


def differences(past: Table, table: Table) -> list[Json]:
    """Return the tokens of a past table where they were others than now, as JSON."""
    if past is table:
        return []
    return [
        {
            "cell": list(cell),
            "owner": owner_data(past[cell].owner),
            "tokens": past[cell].tokens,
        }
        for cell in sorted(past)
        if past[cell] != table[cell]
    ]
