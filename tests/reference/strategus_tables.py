"""Hand-made positions of Strategus for tests.

The pieces of a side are written as ``a4 scout, b4 mouse``. South is seat 0 and is to move where
nothing else is said. A spare animal keeps a side in the game while others are fought about.
"""

from tests.reference import strategus
from tests.reference.strategus_board import ARMY, COLUMNS, Position

SOUTH_SPARE, NORTH_SPARE = "j1 wolf", "j10 wolf"

# Any arrangement: the pieces in the order of the table, so that the traps and the apple stand in
# the front row of both sides, at d to j.
ARRANGEMENT = list(ARMY)


def listed(text: str, seat: int) -> dict[str, tuple[int, str]]:
    pairs = [part.split() for part in text.split(",") if part.strip()]
    return {cell: (seat, kind) for cell, kind in pairs}


def make(south: str, north: str, to_move: int = 0, **options: str) -> Position:
    """A position under way with these pieces only."""
    return strategus.composed(listed(south, 0) | listed(north, 1), to_move, options)


def spared(south: str, north: str, to_move: int = 0, **options: str) -> Position:
    """The same with one more animal for each side, far from the rest."""
    return make(f"{south}, {SOUTH_SPARE}", f"{north}, {NORTH_SPARE}", to_move, **options)


def do(position: Position, *texts: str) -> Position:
    """The position after moves, written as ``a4 a5``, or other actions in full."""
    for text in texts:
        position = strategus.play(position, f"move {text}" if text[0] in COLUMNS else text)
    return position


def ends_of(position: Position, cell: str) -> set[str]:
    """The cells that the piece on this one may move to."""
    texts = [text.split() for text in strategus.legal(position)]
    return {end for _, start, end in texts if start == cell}


def held(position: Position) -> dict[str, str]:
    """Seat and kind by cell, as ``0 lion``."""
    return {cell: f"{piece.seat} {piece.kind}" for cell, piece in position.board.items()}
