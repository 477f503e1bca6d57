"""A Strategus position."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.types import Json, Options, Seat
from engine.games.strategus.board import SIZE, cell_of
from engine.games.strategus.ranks import ARMY, COUNTS, PIECES

EMPTY, LAKE = -1, -2
NOBODY: Seat = -1
GONE = -1
"""Where a piece stands that is not on the board."""


class HalfMove(NamedTuple):
    """What a side did: a piece's number, and the indices of the cells it left and went for."""

    piece: int
    source: int
    target: int


class StrategusState:
    """Board, arrangement and what endings and repetition need. Copies share immutable leaves.

    `board` holds by index EMPTY, LAKE or a piece's number: 0 to 39 south, 40 to 79 north. `kinds`
    and `where` are by number ("" and GONE for what is not placed, GONE for what is removed).
    `known` are pieces that the other side is shown. `rows` are the last half-moves of each side,
    three at most, that may still forbid a crossing, `run` all since the last fight that a chase
    may ask for, both oldest first, of pieces on the board, and empty without repetition. `result`
    is the clause that ended the game and the winner (NOBODY: draw).
    """

    __slots__ = (
        "board",
        "first",
        "kinds",
        "known",
        "offer",
        "options",
        "quiet",
        "result",
        "rows",
        "run",
        "seats",
        "to_move",
        "turn",
        "where",
    )

    def __init__(
        self,
        seats: int,
        options: Options,
        first: Seat,
        to_move: Seat,
        board: list[int],
        kinds: list[str],
        where: list[int],
        known: tuple[int, ...] = (),
        turn: int = 1,
        quiet: int = 0,
        offer: Seat = NOBODY,
        run: tuple[HalfMove, ...] = (),
        rows: tuple[HalfMove, ...] = (),
        result: tuple[str, Seat] | None = None,
    ) -> None:
        self.seats = seats
        self.options = options
        self.first = first
        self.to_move = to_move
        self.board = board
        self.kinds = kinds
        self.where = where
        self.known = known
        self.turn = turn
        self.quiet = quiet
        self.offer = offer
        self.run = run
        self.rows = rows
        self.result = result

    def copy(self) -> StrategusState:
        """Return a copy that may be changed without changing this one."""
        return StrategusState(
            self.seats,
            self.options,
            self.first,
            self.to_move,
            self.board.copy(),
            self.kinds.copy(),
            self.where.copy(),
            self.known,
            self.turn,
            self.quiet,
            self.offer,
            self.run,
            self.rows,
            self.result,
        )

    def placed(self, seat: Seat) -> int:
        """Return how many pieces a side has placed. Rule: strategus.setup.zone."""
        own = self.kinds[PIECES * seat : PIECES * (seat + 1)]
        return PIECES - own.count("")

    def is_ready(self, seat: Seat) -> bool:
        """Tell whether a side has placed all its pieces. Rule: strategus.setup.zone."""
        return self.kinds[PIECES * (seat + 1) - 1] != ""

    @property
    def is_deploying(self) -> bool:
        """Tell whether a side is still to place pieces."""
        return not (self.is_ready(0) and self.is_ready(1))

    def graveyard(self, seat: Seat) -> dict[str, int]:
        """Return how many pieces of each kind a side has lost, in the order of ranks.

        Rule: strategus.hidden.memory
        """
        if self.is_deploying:
            return {}
        first = PIECES * seat
        left = [
            self.kinds[number]
            for number in range(first, first + PIECES)
            if self.where[number] != GONE
        ]
        lost = {kind.key: COUNTS[kind.key] - left.count(kind.key) for kind in ARMY}
        return {key: count for key, count in lost.items() if count}

    def data(self) -> dict[str, Json]:
        """Return the whole position as JSON; the board in ascending order of (x, y).

        Pieces have no numbers there: a half-move tells where its piece stands now.
        """
        return {
            "game": "strategus",
            "rules": 1,
            "seats": self.seats,
            "options": dict(self.options),
            "first": self.first,
            "to_move": self.to_move,
            "turn": self.turn,
            "quiet": self.quiet,
            "offer": None if self.offer == NOBODY else self.offer,
            "placed": [self.placed(seat) for seat in range(self.seats)],
            "board": [
                {
                    "cell": list(cell_of(at)),
                    "seat": side_of(number),
                    "kind": self.kinds[number],
                }
                for at, number in enumerate(self.board)
                if number >= 0
            ],
            "known": [list(cell_of(at)) for at in sorted(self.where[n] for n in self.known)],
            "rows": [self.half_move_data(half_move) for half_move in self.rows],
            "run": [self.half_move_data(half_move) for half_move in self.run],
            "result": result_data(self.result),
            "pending": [],
        }

    def half_move_data(self, half_move: HalfMove) -> dict[str, Json]:
        """Return a half-move as JSON; `now` is the cell where its piece stands."""
        number, source, target = half_move
        return {
            "seat": side_of(number),
            "from": list(cell_of(source)),
            "to": list(cell_of(target)),
            "now": list(cell_of(self.where[number])),
        }


def side_of(number: int) -> Seat:
    """Return whose piece a number is."""
    return number // PIECES


def result_data(result: tuple[str, Seat] | None) -> Json:
    """Return a result as JSON."""
    if result is None:
        return None
    rule, winner = result
    return {"rule": rule, "winner": None if winner == NOBODY else winner}


def empty_board() -> list[int]:
    """Return a board without pieces and lakes."""
    return [EMPTY] * (SIZE * SIZE)
