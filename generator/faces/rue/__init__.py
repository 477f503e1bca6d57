"""Rue's faces: eight tiles in two motifs, backs with the owner's mark, counters and a coin."""

from generator.draw.scene import Scene
from generator.faces.asked import Asked, UnknownFace
from generator.faces.rue.back import back
from generator.faces.rue.counter import coin, counter, small_counter
from generator.faces.rue.tile import MOTIFS, TILES, small_tile, tile
from generator.theme import HIDE, LEATHER, SEAT_MARKS

__all__ = ["BOXES", "MOTIFS", "PIECES", "face", "owner"]

#: A box's ground, what is drawn on it, and what of the tile's back is free for a name.
BOXES = ((HIDE, LEATHER, (22.0, 14.0)),)
PIECES = (*TILES, "back", "counter", "coin")


def owner(seat: int) -> str:
    """What a seat is called: the shape of its mark."""
    return SEAT_MARKS[seat].shape.capitalize()


def face(asked: Asked) -> Scene:
    """One face of Rue; the back of every tile is its owner's, counters and coins have one face.

    Without a seat a back's medallion is left free; a counter needs one. Raises UnknownFace, and
    TextOverflow for a name that is too long.
    """
    piece, side, motif, seat, size = asked.piece, asked.side, asked.motif, asked.seat, asked.size
    if piece not in PIECES:
        raise UnknownFace(f"Rue has no piece {piece!r}: choose one of {', '.join(PIECES)}")
    chosen = next(iter(MOTIFS)) if motif is None else motif
    if chosen not in MOTIFS:
        raise UnknownFace(f"Rue has no motif {motif!r}: choose one of {', '.join(MOTIFS)}")
    if piece == "counter":
        if seat is None:
            raise UnknownFace("a counter belongs to a seat: say which, from 0")
        return small_counter(seat) if size == "small" else counter(seat)
    if piece == "coin":
        return coin()
    if piece == "back" or side == "back":
        return back(seat)
    return small_tile(piece) if size == "small" else tile(piece, chosen, asked.words)
