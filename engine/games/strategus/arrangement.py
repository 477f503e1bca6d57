"""How a side arranges its army: four rows of ten, as its player sees them from behind the pieces.

A place is a number 10 * row + column: row 0 is the front row, column 0 the player's left. North
sits across the table, so its picture is south's turned by half a turn: place 0 is a4 for south
and j7 for north, place 39 is j1 for south and a10 for north. The same arrangement therefore looks
alike from either seat.

Rule: strategus.setup.army, strategus.setup.zone
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.errors import PositionError
from engine.core.types import Seat
from engine.games.strategus.board import CELLS, DEPTH, ORDER, SIZE, cell_of
from engine.games.strategus.ranks import ARMY, COUNTS, IMMOBILE, PIECES

NONE = ""
"""The kind at a place that is still empty."""

PLURALS = {"wolf": "wolves", "fox": "foxes", "mouse": "mice", "grizzly": "grizzlies"}

CELL_AT: tuple[tuple[int, ...], tuple[int, ...]] = (
    tuple(ORDER[0][SIZE * (DEPTH - 1 - row) + x] for row in range(DEPTH) for x in range(SIZE)),
    tuple(
        ORDER[1][SIZE * (DEPTH - 1 - row) + x]
        for row in range(DEPTH)
        for x in reversed(range(SIZE))
    ),
)
"""For each side the indices of the board's cells by place."""


class Arrangement(NamedTuple):
    """The kinds by place, forty of them; NONE where nothing stands yet."""

    kinds: tuple[str, ...]

    @property
    def rows(self) -> tuple[tuple[str, ...], ...]:
        """The four rows, the front row first, each from the player's left to the right."""
        return tuple(self.kinds[at : at + SIZE] for at in range(0, PIECES, SIZE))

    @property
    def is_complete(self) -> bool:
        """Whether all forty pieces stand."""
        return NONE not in self.kinds

    def missing(self) -> dict[str, int]:
        """Return how many pieces of each kind are still to place, in the order of ranks."""
        left = {kind.key: kind.copies - self.kinds.count(kind.key) for kind in ARMY}
        return {key: count for key, count in left.items() if count}

    def mirrored(self) -> Arrangement:
        """Return the arrangement with left and right exchanged."""
        return Arrangement(tuple(kind for row in self.rows for kind in reversed(row)))

    def swapped(self, one: int, other: int) -> Arrangement:
        """Return the arrangement with what stands at two places exchanged; either may be empty."""
        kinds = list(self.kinds)
        kinds[one], kinds[other] = kinds[other], kinds[one]
        return Arrangement(tuple(kinds))

    def with_kind(self, place: int, kind: str) -> Arrangement:
        """Return the arrangement with a kind, or NONE, at a place."""
        return Arrangement((*self.kinds[:place], kind, *self.kinds[place + 1 :]))

    def actions(self, seat: Seat) -> list[str]:
        """Return the forty actions that place the army, in the order of deployment.

        Raises PositionError where pieces are missing. Rule: strategus.setup.zone
        """
        if not self.is_complete:
            left = ", ".join(counted(count, kind) for kind, count in self.missing().items())
            raise PositionError("the arrangement", f"still to place: {left}")
        at = dict(zip(CELL_AT[seat], self.kinds, strict=True))
        return [f"place {at[cell]}" for cell in ORDER[seat]]


NOTHING = Arrangement((NONE,) * PIECES)
"""The arrangement before the first piece."""


def movable(kind: str) -> bool:
    """Tell whether a kind moves; an empty place does not. Rule: strategus.move.immobile."""
    return kind != NONE and kind not in IMMOBILE


def cell_name(seat: Seat, place: int) -> str:
    """Return the name of the board's cell at a side's place: `a4` for south's first."""
    return CELLS.format(cell_of(CELL_AT[seat][place]))


def counted(count: int, kind: str) -> str:
    """Return a number of pieces in words: `1 mouse`, `3 wolves`."""
    return f"{count} {kind if count == 1 else PLURALS.get(kind, f'{kind}s')}"


def surplus(kinds: Sequence[str]) -> tuple[int, str] | None:
    """Return the first piece that the army does not have, as its index in `kinds`, and why.

    None where the army has them all. Rule: strategus.setup.army
    """
    seen: dict[str, int] = {}
    for at, kind in enumerate(kinds):
        seen[kind] = seen.get(kind, 0) + 1
        if kind != NONE and seen[kind] > COUNTS[kind]:
            total = counted(kinds.count(kind), kind)
            return at, f"{total}; the army has {COUNTS[kind]} (strategus.setup.army)"
    return None
