"""The words of a Strategus position: pieces on the board, half-moves, results."""

from __future__ import annotations

from engine.core.block import Entry
from engine.core.errors import PositionError, nearest, shown
from engine.core.types import Seat
from engine.games.strategus.board import CELLS, index
from engine.games.strategus.places import name_of
from engine.games.strategus.ranks import KINDS
from engine.games.strategus.state import NOBODY, HalfMove, StrategusState

OWNERS = "sn"
"""The letter of each seat: south, north."""

HIDDEN_KIND, LAKE_SIGN = "?", "~"
LONGEST_WORD = 24
Past = tuple[int, int, int]
"""A half-move as a text has it: the indices of source, target and where the piece is now."""


def word(seat: Seat, kind: str) -> str:
    """Return a piece as a word of a picture: `s-wolf`, or `n-?` of a hidden one."""
    return f"{OWNERS[seat]}-{kind}"


def read_word(text: str, at: int, line: int) -> tuple[Seat, str]:
    """Read a piece's side and kind; raise PositionError with cell and line of what is none."""
    owner, dash, kind = text.partition("-")
    where = name_of(at)
    if len(owner) != 1 or owner not in OWNERS or not dash:
        right = "a piece is written s-wolf (South's) or n-wolf (North's), no piece ."
        raise PositionError(where, f"{shown(text)} is no piece; {right}", line)
    if kind == HIDDEN_KIND:
        reason = (
            f"{text} is a hidden piece: this is a position as one seat saw it, which can be read "
            f"but not played; write what the piece is, as in {owner}-wolf"
        )
        raise PositionError(where, reason, line)
    if kind not in KINDS:
        close = nearest(kind[:LONGEST_WORD], KINDS)
        raise PositionError(where, f"no piece is called {shown(kind)}{close}", line)
    return OWNERS.index(owner), kind


def half_move_text(half_move: HalfMove, state: StrategusState) -> str:
    """Return a half-move as a word, with the cell where its piece is now: `a4-a5@a6`."""
    now = name_of(state.where[half_move.piece])
    return f"{name_of(half_move.source)}-{name_of(half_move.target)}@{now}"


def read_half_moves(entry: Entry | None) -> tuple[Past, ...]:
    """Read what `half_move_text` writes, word by word."""
    if entry is None:
        return ()
    return tuple(_half_move(text, entry.key, entry.line) for text in entry.value.split())


def _half_move(text: str, key: str, line: int) -> Past:
    way, at, now = text.partition("@")
    source, dash, target = way.partition("-")
    cells = [cell for name in (source, target, now) if (cell := CELLS.parse(name)) is not None]
    if not dash or not at or len(cells) != 3:
        raise _no_half_move(text, key, line)
    return index(cells[0]), index(cells[1]), index(cells[2])


def _no_half_move(text: str, key: str, line: int) -> PositionError:
    right = "it reads like a4-a5@a6: from a4 to a5, and its piece is on a6 now"
    return PositionError(key, f"{shown(text)} is no half-move; {right}", line)


def read_cells(entry: Entry | None) -> tuple[int, ...]:
    """Read a list of cells, as indices."""
    if entry is None:
        return ()
    found = []
    for text in entry.value.split():
        cell = CELLS.parse(text)
        if cell is None:
            reason = f"{shown(text)} is no cell; one looks like {CELLS.example}"
            raise PositionError(entry.key, reason, entry.line)
        found.append(index(cell))
    return tuple(found)


def result_text(result: tuple[str, Seat]) -> str:
    """Return a result as text: its clause, and who won if it is no draw."""
    rule, winner = result
    return rule if winner == NOBODY else f"{rule} {winner}"
