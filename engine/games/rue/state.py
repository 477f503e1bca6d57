"""A Rue position."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.types import Cell, Json, Options, Seat
from engine.games.rue.tiles import BLUE, TILES

NOBODY: Seat = -1


class Laid(NamedTuple):
    """A tile on the table: who played it, whose counter it bears (NOBODY: none), its coins."""

    code: str
    rotation: int
    played_by: Seat
    counter: Seat = NOBODY
    coins: int = 0

    def data(self, cell: Cell) -> dict[str, Json]:
        """Return the tile and its cell as JSON."""
        return {
            "cell": list(cell),
            "card": self.code,
            "rotation": self.rotation,
            "played_by": self.played_by,
            "counter": None if self.counter == NOBODY else self.counter,
            "coins": self.coins,
        }


class RueState:
    """Table, hands and coins paid in; `to_move` places next. Copies share immutable leaves."""

    __slots__ = ("attacker", "hands", "options", "paid", "seats", "table", "to_move")

    def __init__(
        self,
        seats: int,
        options: Options,
        attacker: Seat,
        to_move: Seat,
        table: dict[Cell, Laid],
        hands: list[tuple[str, ...]],
        paid: list[int],
    ) -> None:
        self.seats = seats
        self.options = options
        self.attacker = attacker
        self.to_move = to_move
        self.table = table
        self.hands = hands
        self.paid = paid

    def copy(self) -> RueState:
        """Return a copy that may be changed without changing this one."""
        return RueState(
            self.seats,
            self.options,
            self.attacker,
            self.to_move,
            self.table.copy(),
            self.hands.copy(),
            self.paid.copy(),
        )

    @property
    def turn(self) -> int:
        """The number of the turn that is to be taken: one more than the tiles laid."""
        return len(self.table) + 1

    @property
    def is_over(self) -> bool:
        """Tell whether every tile has been played. Rule: rue.end.all-played."""
        return not any(self.hands)

    def next_seat(self, seat: Seat) -> Seat:
        """Return who plays after `seat`: the next clockwise who still holds a tile.

        Nobody is ever passed over in a whole game; in a set position hands may differ in size.
        Rule: rue.turn.order
        """
        for place in range(1, self.seats + 1):
            other = (seat + place) % self.seats
            if self.hands[other]:
                return other
        return (seat + 1) % self.seats

    def held(self, seat: Seat, body: str) -> list[Cell]:
        """Return the cells of tiles of a body colour that bear a seat's counter, ascending."""
        return sorted(
            cell
            for cell, laid in self.table.items()
            if laid.counter == seat and TILES[laid.code].body == body
        )

    def scores(self) -> tuple[int, ...]:
        """Return blue counters less red counters of every seat. Rule: rue.score.count."""
        scores = [0] * self.seats
        for laid in self.table.values():
            if laid.counter != NOBODY:
                scores[laid.counter] += 1 if TILES[laid.code].body == BLUE else -1
        return tuple(scores)

    def data(self) -> dict[str, Json]:
        """Return the whole position as JSON; the board in ascending order of (x, y)."""
        return {
            "game": "rue",
            "rules": 1,
            "seats": self.seats,
            "options": dict(self.options),
            "turn": self.turn,
            "attacker": self.attacker,
            "to_move": self.to_move,
            "board": [self.table[cell].data(cell) for cell in sorted(self.table)],
            "hands": [list(hand) for hand in self.hands],
            "paid": list(self.paid),
            "pending": [],
        }
