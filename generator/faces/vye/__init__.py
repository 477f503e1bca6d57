"""Vye's faces: Lands, Families, Specials, the Empress, their back, and tokens; in two trims."""

from engine.core.registry import game
from engine.games.vye.components import BACK
from generator.draw.scene import Scene
from generator.faces.asked import Asked, UnknownFace
from generator.faces.vye.back import back
from generator.faces.vye.empress import empress
from generator.faces.vye.family import family
from generator.faces.vye.frame import TRIMS
from generator.faces.vye.land import land
from generator.faces.vye.special import special
from generator.faces.vye.token import token
from generator.theme import BRONZE, GOLD, NIGHT

__all__ = ["BOXES", "TRIMS", "face"]

#: A box's ground, and what is drawn on it.
BOXES = ((NIGHT, BRONZE.mix(GOLD, 0.4)),)

#: What draws a card's or token's front, by its kind.
_DRAWS = {
    "empress": empress,
    "family": family,
    "land": land,
    "special": special,
    "token": token,
}


def face(asked: Asked) -> Scene:
    """One face of Vye, the same whoever's it is; all cards have one back, tokens none.

    Raises UnknownFace, and TextOverflow where a word is too long for its box.
    """
    pieces = {one.key: one for one in game("vye").components()}
    if asked.piece != BACK and asked.piece not in pieces:
        known = ", ".join((*pieces, BACK))
        raise UnknownFace(f"Vye has no piece {asked.piece!r}: choose one of {known}")
    if asked.motif is not None:
        raise UnknownFace(f"Vye has no motif {asked.motif!r}: it has none to choose from")
    if asked.piece == BACK or (asked.side == "back" and pieces[asked.piece].back):
        return back(asked)
    component = pieces[asked.piece]
    return _DRAWS[component.kind](asked, component)
