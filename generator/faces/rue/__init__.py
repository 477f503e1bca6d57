"""Rue's faces: eight tiles in two motifs, backs with the owner's mark, counters and a coin."""

from generator.draw.palettes import without_grain
from generator.draw.scene import Scene
from generator.faces import Side, Size, UnknownFace
from generator.faces.rue.back import back
from generator.faces.rue.counter import coin, counter, small_counter
from generator.faces.rue.tile import MOTIFS, TILES, small_tile, tile

PIECES = (*TILES, "back", "counter", "coin")


def face(piece: str, side: Side, motif: str | None, seat: int | None, size: Size) -> Scene:
    """One face of Rue; the back of every tile is its owner's, counters and coins have one face.

    Without a seat a back's medallion is left free; a counter needs one. Raises UnknownFace.
    """
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
        scene = back(seat)
    elif size == "small":
        return small_tile(piece)
    else:
        scene = tile(piece, chosen)
    return scene if size == "print" else scene.with_ops(scene.name, without_grain(scene.ops))
