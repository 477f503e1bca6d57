"""The front of a piece: rank on a plaque, mask, ability, name, and a dot for each of its kind."""

from engine.games.strategus.ranks import Kind
from generator.draw.path import Path
from generator.draw.scene import Scene
from generator.draw.shapes import circle, joined, rectangle
from generator.draw.text import cap_height, require_fit
from generator.faces.strategus.abilities import MARKS, ability
from generator.faces.strategus.masks import MASKS
from generator.faces.strategus.press import Press, printed
from generator.faces.strategus.sides import MIDDLE, dot, plaque
from generator.faces.words import Words
from generator.theme import SIZES

#: The frame's two lines.
_OUTER, _INNER = 3.5, 4.4
#: How wide a band of North's is solid where ink is saved.
_SOLID = 0.9
_PLAQUE, _PLAQUE_AT = 8.3, 3.2
#: Where the block of a mask lies, and its scale.
_MASK_X, _MASK_Y, _MASK_SCALE = 19.4, 19.4, 0.256
_ABILITY, _ABILITY_SCALE, _CLEAR = (7.7, 28.5), 0.9, 3.6
#: The column of dots: from its foot up.
_DOT, _DOT_X, _DOT_FOOT, _DOT_STEP = 1.2, 31.9, 30.4, 1.95
#: A name's baseline, and how much of the frame's width it may take.
_NAME_Y, _NAME_ROOM, _TRACK = 34.1, 23.6, 0.12


def piece(name: str, kind: Kind, seat: int, words: Words) -> Scene:
    """One piece's front for print, of a seat: 0 is South, 1 North."""
    called = words(f"strategus.{kind.key}", kind.name).lower()
    return printed(name, seat, lambda press: _draw(press, kind, called))


def sign(kind: Kind) -> str:
    """What stands for a kind in one or two signs: its rank, or its first letter."""
    return str(kind.rank) if kind.rank else kind.name[0]


def _draw(press: Press, kind: Kind, called: str) -> None:
    drawing, seat = press.drawing, press.seat
    room = circle(*_ABILITY, _CLEAR) if kind.key in MARKS else Path()
    press.shade(_OUTER - 0.3, _SOLID, 2.6, room)
    press.frame(_OUTER, 0.6, 2.6)
    press.frame(_INNER, 0.25, 2.4)
    with drawing.at(_MASK_X, _MASK_Y, scale=_MASK_SCALE):
        press.layers(MASKS[kind.key], "small")
    _rank(press, kind)
    with drawing.at(*_ABILITY, scale=_ABILITY_SCALE):
        ability(press, kind.key)
    dots = (dot(seat, _DOT_X, _DOT_FOOT - _DOT_STEP * i, _DOT) for i in range(kind.copies))
    press.mark(joined(dots))
    size = SIZES["strategus name"]
    wide = require_fit(drawing.name, "name", called, size, "strong", _NAME_ROOM, _TRACK)
    press.plate(rectangle(MIDDLE - wide / 2 - 1.1, 31.9, wide + 2.2, 2.92), is_mark=False)
    press.words(MIDDLE, _NAME_Y, called, size, "strong", track=_TRACK)


def _rank(press: Press, kind: Kind) -> None:
    shape = plaque(press.seat, _PLAQUE_AT, _PLAQUE_AT, _PLAQUE)
    press.plate(shape, is_mark=True)
    press.rim(shape, 0.5)
    size = SIZES["strategus rank"] if kind.rank < 10 else SIZES["strategus rank 10"]
    middle = _PLAQUE_AT + _PLAQUE / 2
    press.words(middle, middle + cap_height(size, "display") / 2, sign(kind), size, on_mark=True)
