"""Rue's leaves: tiles, turn and captures; set-up, an example, the end and what may be agreed on."""

from generator.quick import rue_text
from generator.quick.band import Edges
from generator.quick.leaf import Draw, Leaf
from generator.quick.rue_parts import ROW, example, outcome_row, tiles
from generator.quick.rue_text import Passage

#: For red and for blue.
_EDGES: Edges = ("teeth", "waves")


def _turn(leaf: Leaf) -> None:
    leaf.band(rue_text.TITLE, "Tiles and captures", _EDGES)
    leaf.head(rue_text.TILES.head)
    tiles(leaf)
    leaf.paragraph(rue_text.TILES.paragraphs[0])
    _passage(leaf, rue_text.TURN)
    leaf.head(rue_text.TABLE_HEAD, "and to your score")
    leaf.rows([outcome_row(outcome, leaf.width) for outcome in rue_text.OUTCOMES], ROW)
    leaf.paragraph(rue_text.TABLE_NOTE.paragraphs[0])


def _rest(leaf: Leaf) -> None:
    leaf.band(rue_text.TITLE, "Set-up, example, end", _EDGES)
    leaf.paragraph(rue_text.INTRO)
    _passage(leaf, rue_text.START)
    _passage(leaf, rue_text.CAPTURING)
    example(leaf)
    _passage(leaf, rue_text.END)
    for passage in rue_text.VARIANTS:
        _passage(leaf, passage)


def _passage(leaf: Leaf, passage: Passage) -> None:
    leaf.head(passage.head)
    if passage.is_list:
        leaf.items(passage.paragraphs)
    else:
        for paragraph in passage.paragraphs:
            leaf.paragraph(paragraph)


LEAVES: tuple[Draw, ...] = (_turn, _rest)
