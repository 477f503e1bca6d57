"""The board of Strategus: cells, army, options and the position.

A cell is written as the rules name it, ``a1`` to ``j10``. Seat 0 is south, seat 1 north.
"""

from dataclasses import dataclass, field, replace
from typing import NamedTuple

SOUTH, NORTH = 0, 1
SEATS = [SOUTH, NORTH]

COLUMNS = "abcdefghij"
ROWS = range(1, 11)
CELLS = [f"{column}{row}" for row in ROWS for column in COLUMNS]

# strategus.setup.army: kind, rank (None: it has none), count
TABLE: list[tuple[str, int | None, int]] = [
    ("elephant", 1, 1),
    ("grizzly", 2, 1),
    ("rhino", 3, 2),
    ("gorilla", 4, 3),
    ("lion", 5, 4),
    ("tiger", 6, 4),
    ("wolf", 7, 4),
    ("fox", 8, 5),
    ("scout", 9, 8),
    ("mouse", 10, 1),
    ("trap", None, 6),
    ("apple", None, 1),
]
KINDS = [kind for kind, _, _ in TABLE]
RANKS = {kind: rank for kind, rank, _ in TABLE if rank is not None}
COUNTS = {kind: count for kind, _, count in TABLE}
ARMY = [kind for kind, _, count in TABLE for _ in range(count)]
ANIMALS = list(RANKS)  # the kinds that can move (strategus.move.immobile)

# The cells of a side's own rows, in the order in which its pieces are placed
# (strategus.setup.zone): from its back row, each row from south's left.
ZONES = [
    [f"{column}{row}" for row in [1, 2, 3, 4] for column in COLUMNS],
    [f"{column}{row}" for row in [10, 9, 8, 7] for column in COLUMNS],
]

# strategus.board.lakes
LAKES = ["c5", "c6", "d5", "d6", "g5", "g6", "h5", "h6"]

DEFAULTS = {
    "first": "random",
    "lakes": "off",
    "scout_charge": "on",
    "memory_aid": "off",
    "no_fight_limit": "200",
    "repetition": "off",
}
CHOICES = {
    "first": ["random", "south", "north"],
    "lakes": ["off", "on"],
    "scout_charge": ["on", "off"],
    "memory_aid": ["off", "on"],
    "repetition": ["off", "isf"],
}


class RuleError(ValueError):
    """A set-up or an action that the rules refuse."""


def lines_from(cell: str) -> list[list[str]]:
    """The cells north, east, south and west of a cell, each list from the nearest outwards."""
    column, row = COLUMNS.index(cell[0]), int(cell[1:])
    return [
        [f"{COLUMNS[column]}{y}" for y in range(row + 1, 11)],
        [f"{COLUMNS[x]}{row}" for x in range(column + 1, 10)],
        [f"{COLUMNS[column]}{y}" for y in range(row - 1, 0, -1)],
        [f"{COLUMNS[x]}{row}" for x in range(column - 1, -1, -1)],
    ]


LINES = {cell: lines_from(cell) for cell in CELLS}
NEXT = {cell: [line[0] for line in LINES[cell] if line] for cell in CELLS}


def path(start: str, end: str) -> list[str]:
    """The cells from one cell to another in a straight line, both included."""
    for line in LINES[start]:
        if end in line:
            return [start, *line[: line.index(end) + 1]]
    raise ValueError(f"{start} and {end} are not two cells of one row or column")


class Piece(NamedTuple):
    """One of the eighty pieces; the number tells a side's pieces apart and never changes."""

    seat: int
    number: int
    kind: str


Board = dict[str, Piece]  # by cell; a board is never changed, a move makes a new one


class Fight(NamedTuple):
    """How a fight went."""

    attacker: str  # kind
    defender: str  # kind
    outcome: str  # "attacker", "defender" (who won) or "none"
    clause: str


class HalfMove(NamedTuple):
    """One move of one side."""

    seat: int
    piece: Piece
    start: str
    end: str
    fight: Fight | None
    board: Board  # as the half-move left it


@dataclass
class Position:
    """Everything there is to know about a game at one moment."""

    options: dict[str, str]
    first: int  # the side that moves first
    to_move: int  # in the deployment: the side that places
    board: Board = field(default_factory=dict)
    placed: list[int] = field(default_factory=lambda: [0, 0])  # pieces, by seat
    graveyard: list[dict[str, int]] = field(default_factory=lambda: [{}, {}])  # by seat and kind
    shown: set[Piece] = field(default_factory=set)  # that have been in a fight
    quiet: int = 0  # half-moves in a row without a fight
    offer: int | None = None  # the seat whose offer of a draw stands
    last: HalfMove | None = None
    # The last three half-moves of each side (strategus.repeat.two-square).
    rows: list[list[HalfMove]] = field(default_factory=lambda: [[], []])
    # All half-moves since the last fight (strategus.repeat.more-squares).
    run: list[HalfMove] = field(default_factory=list)
    winners: list[int] | None = None  # None: the game goes on; empty: a draw
    clause: str | None = None  # that ended the game


def copied(position: Position) -> Position:
    """Another position with the same content, sharing nothing that can change."""
    return replace(
        position,
        options=dict(position.options),
        board=dict(position.board),
        placed=list(position.placed),
        graveyard=[dict(counts) for counts in position.graveyard],
        shown=set(position.shown),
        rows=[list(row) for row in position.rows],
        run=list(position.run),
        winners=None if position.winners is None else list(position.winners),
    )


def is_ready(position: Position, seat: int) -> bool:
    """Whether a side has placed its army, which is final (strategus.setup.zone)."""
    return position.placed[seat] == len(ARMY)


def in_play(position: Position) -> bool:
    """Whether both sides are ready and the game is not over."""
    return all(is_ready(position, seat) for seat in SEATS) and not is_over(position)


def is_over(position: Position) -> bool:
    """Whether the game has ended; ``position.clause`` says by what."""
    return position.winners is not None


def checked(options: dict[str, str] | None) -> dict[str, str]:
    """All options with their values, the defaults where nothing is said."""
    options = options or {}
    for key, value in options.items():
        if key not in DEFAULTS:
            raise RuleError(f"no option is called {key!r}; there are {', '.join(DEFAULTS)}")
        if key == "no_fight_limit":
            if value != "off" and not is_number(value):
                raise RuleError(f"no_fight_limit is 'off' or a number from 1 on, not {value!r}")
        elif value not in CHOICES[key]:
            raise RuleError(f"{key} is one of {', '.join(CHOICES[key])}, not {value!r}")
    return {**DEFAULTS, **options}


def is_number(text: str) -> bool:
    """Whether it is a whole number from 1 on, written with digits and no leading zero."""
    return text.isascii() and text.isdigit() and not text.startswith("0")
