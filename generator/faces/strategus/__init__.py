"""Strategus's faces: twelve masks for two sides, backs, standees and the board.

Pieces: every kind's key, `back`, `<kind>-standee` (the strip that folds to a tent, of 38 by
100 mm), `board` (all cells open, as the rules have it) and `board-lakes`.
"""

from engine.games.strategus.board import SIDES as NAMES
from engine.games.strategus.ranks import ARMY, KINDS
from generator.draw.scene import Scene
from generator.faces.asked import Asked, UnknownFace
from generator.faces.strategus.back import back
from generator.faces.strategus.board import board, seams
from generator.faces.strategus.piece import piece
from generator.faces.strategus.sides import SIDE
from generator.faces.strategus.small import small_back, small_piece
from generator.faces.strategus.standee import FOLDS, standee
from generator.theme import SIDES

__all__ = [
    "BACK", "BOARDS", "BOXES", "EXTRAS", "FOLDS", "PIECES", "SEAMS", "SIDE", "STANDEES",
    "face", "owner",
]  # fmt: skip

BACK = "back"
#: The kinds by the keys of their standees.
STANDEES = {f"{kind.key}-standee": kind for kind in ARMY}
#: Whether there are lakes on the boards, by key.
BOARDS = {"board": False, "board-lakes": True}
#: What is drawn besides the components: its kind and name, by key.
EXTRAS = {
    **{key: ("standee", kind.name) for key, kind in STANDEES.items()},
    "board": ("board", "Board"),
    "board-lakes": ("board", "Board with lakes"),
}
#: Where boards are best cut in parts, by key.
SEAMS = {key: seams(lakes=lakes) for key, lakes in BOARDS.items()}
#: The ground of each side's box, and what is drawn on it.
BOXES = SIDES
PIECES = (*KINDS, BACK, *STANDEES, *BOARDS)


def owner(seat: int) -> str:
    """What a seat is called: its side."""
    return NAMES[seat]


def face(asked: Asked) -> Scene:
    """One face of Strategus; a seat's pieces all have the same back.

    Without a seat a piece is South's; boards are nobody's, and they and standees have one side
    and one size. Raises UnknownFace, and TextOverflow for a name that is too long.
    """
    key, seat, size = asked.piece, asked.seat, asked.size
    if key not in PIECES:
        known = ", ".join(PIECES)
        raise UnknownFace(f"Strategus has no piece {key!r}: choose one of {known}")
    if asked.motif is not None:
        raise UnknownFace(f"Strategus has no motif {asked.motif!r}: it has none to choose from")
    owner = 0 if seat is None else seat
    if not 0 <= owner < len(SIDES):
        raise UnknownFace(f"no side for seat {seat}: seats are 0 (South) and 1 (North)")
    if asked.side == "back" and (key in STANDEES or key in BOARDS):
        raise UnknownFace(f"Strategus's {key} has no back: it is printed on one side")
    if key in BOARDS:
        return board(f"strategus {key}", lakes=BOARDS[key])
    name = f"strategus {key} {owner + 1}"
    if key in STANDEES:
        return standee(name, STANDEES[key], owner, asked.words)
    if key == BACK or asked.side == "back":
        return small_back(name, owner) if size == "small" else back(name, owner)
    if size == "small":
        return small_piece(name, KINDS[key], owner)
    return piece(name, KINDS[key], owner, asked.words)
