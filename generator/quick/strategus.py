"""Strategus's leaves: the army and its fights; a turn, set-up, and the end."""

from functools import partial

from engine.core.quick import Case
from engine.games.strategus.quick import QUICK, Choice, Piece
from generator.draw.shapes import rectangle
from generator.draw.text import cap_height
from generator.faces.strategus.masks import MASKS
from generator.faces.strategus.press import Press
from generator.quick.band import Edges
from generator.quick.leaf import Draw, Leaf, Row
from generator.theme import BLACK, INK, SIDES

_EDGES: Edges = ("straight", "straight")
_TITLE = "Strategus"
#: A mask's square, and the scale of its block in it.
_MASK, _SCALE = 10.0, 0.083
#: Where the parts of a piece's row start.
_RANK, _AT, _NAME, _COUNT, _MOVES, _TEXT = 4.6, 9.2, 22.4, 40.0, 51.0, 75.0


def _case(one: Case) -> str:
    return f"**{one.when}:** {one.then}"


def _army(leaf: Leaf) -> None:
    leaf.band(_TITLE, "The army", _EDGES)
    told = ((_RANK - 3.0, "rank"), (_MOVES, "moves"), (_TEXT, "and"))
    leaf.labels(told)
    leaf.rows([_piece_row(one, leaf.width) for one in QUICK.army], _MASK + 0.5)
    leaf.head("Fights")
    leaf.items(map(_case, QUICK.fights))
    leaf.items([QUICK.advance.text])


def _piece_row(one: Piece, width: float) -> Row:
    """Rank, mask, name, number, how it moves, and what is special."""
    texts = [
        (_NAME, _COUNT - _NAME, f"**{one.name}**"),
        (_COUNT, _MOVES - _COUNT, f"×{one.copies}"),
        (_MOVES, _TEXT - _MOVES, one.moves),
    ]
    if one.text:
        texts.append((_TEXT, width - _TEXT - 1.0, one.text))
    return Row(tuple(texts), partial(_picture, one))


def _picture(one: Piece, leaf: Leaf, y: float, high: float) -> None:
    drawing, middle, size = leaf.drawing, y + high / 2, 19.0
    base = middle + cap_height(size, "display") / 2
    rank = str(one.rank) if one.rank else "–"
    drawing.text(leaf.x + _RANK, base, rank, size, BLACK)
    with drawing.at(leaf.x + _AT + _MASK / 2, middle):
        square = rectangle(-_MASK / 2, -_MASK / 2, _MASK, _MASK)
        drawing.fill(square, SIDES[0][0], "ground")
        drawing.stroke(square, INK, 0.25)
        with drawing.at(scale=_SCALE):
            Press(drawing, 0).layers(MASKS[one.key], "large")


def _turn(leaf: Leaf) -> None:
    leaf.band(_TITLE, "Set-up, turn, end", _EDGES)
    leaf.paragraph(f"**{QUICK.goal.text}**")
    leaf.head("Set-up")
    leaf.numbered(one.text for one in QUICK.prepare)
    leaf.head("Your turn")
    leaf.items(one.text for one in QUICK.moving)
    leaf.head("Hidden pieces")
    leaf.items(one.text for one in QUICK.hidden)
    leaf.head("The end", "checked in this order")
    leaf.numbered(map(_case, QUICK.endings))
    leaf.head("If both agree beforehand")
    leaf.items(map(_choice, QUICK.choices))


def _choice(one: Choice) -> str:
    """An option as players say it, not as a program does."""
    return f"**{one.option.replace('_', ' ').capitalize()}:** {one.text}"


LEAVES: tuple[Draw, ...] = (_army, _turn)
