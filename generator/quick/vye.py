"""Vye's leaves: the Specials; a turn; set-up; the sets of Lands and the words."""

from engine.core.quick import Case
from engine.games.vye.cards import SPECIALS
from engine.games.vye.names import number
from engine.games.vye.quick import QUICK
from engine.games.vye.quick_rows import Role, Special
from generator.draw.scene import Drawing
from generator.draw.shapes import rectangle
from generator.draw.text import cap_height
from generator.faces.vye.classes import class_icon
from generator.faces.vye.diagram import diagram
from generator.faces.vye.lands import LANDS, Land
from generator.faces.vye.starts import starts
from generator.quick.band import Edges
from generator.quick.leaf import Draw, Leaf, Row
from generator.theme import BLACK, BONE, INK, WHITE
from generator.theme import LANDS as INKS

_EDGES: Edges = ("teeth", "teeth")
_TITLE = "Vye"
#: Where the parts of a Special's row start: icon, name, first tokens, and its line.
_ICON, _NAME, _PIPS, _LINE = 3.4, 7.6, 27.0, 37.5
_PIP = 0.95
_STAMP, _ACROSS = 12.0, 4
_CELL, _GAP = 4.0, 0.4


def _case(one: Case) -> str:
    return f"**{one.when}:** {one.then}"


def _specials(leaf: Leaf) -> None:
    leaf.band(_TITLE, "Specials", _EDGES)
    leaf.rows([_special_row(one, leaf.width) for one in QUICK.specials])
    leaf.y += leaf.em * 0.4
    leaf.items(one.text for one in QUICK.shared[:2])


def _special_row(one: Special, width: float) -> Row:
    """Icon, name, class, copies and first tokens, and the quick line of the card."""

    def picture(leaf: Leaf, y: float, high: float) -> None:
        drawing, x, middle = leaf.drawing, leaf.x, y + high / 2
        class_icon(drawing, one.group, x + _ICON, middle, 2.2, INK, WHITE)
        name = leaf.size + 1.5
        base = middle - 0.4
        drawing.text(x + _NAME, base, one.name, name, BLACK, anchor="start")
        base += leaf.em * 1.12
        drawing.text(
            x + _NAME, base, f"{one.group} ×{one.copies}", leaf.size - 0.5, BLACK, font="strong",
            anchor="start",
        )  # fmt: skip
        starts(drawing, SPECIALS[one.key], x + _PIPS, base - 0.9, _PIP)

    return Row(((_LINE, width - _LINE - 1.0, one.text),), picture)


def _turn(leaf: Leaf) -> None:
    leaf.band(_TITLE, "Your turn", _EDGES)
    leaf.numbered(one.text for one in QUICK.turn)
    leaf.head("Token actions, passing")
    leaf.items(one.text for one in QUICK.instead)
    leaf.head("Family cards")
    _families(leaf)
    leaf.paragraph(QUICK.colour.text)
    leaf.head("An attempt on a card")
    leaf.items(map(_case, QUICK.attempt))
    leaf.head("Lands match")
    leaf.items(one.text for one in QUICK.lands)


def _families(leaf: Leaf) -> None:
    """The four capture diagrams with what they say, in two columns."""
    gutter = 4.0
    each = (leaf.width - gutter) / 2
    wide = 3 * _CELL + 2 * _GAP
    top = leaf.y + 0.8
    for pair in (QUICK.families[:2], QUICK.families[2:]):
        low = top + wide
        for i, role in enumerate(pair):
            low = max(low, _family(leaf, role, leaf.x + i * (each + gutter), top, each))
        top = low + 1.4
    leaf.y = top


def _family(leaf: Leaf, role: Role, x: float, y: float, each: float) -> float:
    wide = 3 * _CELL + 2 * _GAP
    diagram(leaf.drawing, role, x + wide / 2, y + wide / 2, _CELL, _GAP, BONE, INK)
    start, size = x + wide + 2.4, leaf.size + 2
    base = y + cap_height(size, "display")
    leaf.drawing.text(start, base, role.name, size, BLACK, anchor="start")
    return leaf.set(role.text, start, base + leaf.em * 0.3, each - wide - 2.4)


def _setup(leaf: Leaf) -> None:
    leaf.band(_TITLE, "Set-up", _EDGES)
    leaf.paragraph(f"**{QUICK.goal.text}**")
    leaf.numbered(one.text for one in QUICK.prepare)
    leaf.head("By players")
    _players(leaf)
    leaf.head("Themes", "which Specials are in the game")
    leaf.rows(
        [
            Row(((1.4, 33.0, f"**{one.name}**"), (36.0, leaf.width - 37.0, one.text)))
            for one in QUICK.themes
        ]
    )


def _players(leaf: Leaf) -> None:
    each = leaf.width / 5
    heads = ("**players**", "**sets of Lands**", "**Lands**", "**in hand**", "**draw pile**")
    rows = [heads] + [
        (
            f"**{one.players}**",
            f"{one.usual_sets} ({one.fewest_sets} to {one.most_sets})",
            str(one.lands),
            str(one.hand),
            str(one.pile),
        )
        for one in QUICK.setup
    ]
    leaf.rows(
        [
            Row(tuple((1.4 + i * each, each - 1.4, text) for i, text in enumerate(row)))
            for row in rows
        ]
    )
    first = QUICK.setup[0]
    leaf.paragraph(
        f"Of the Lands {number(first.start)} start on the table. The pile counts the Empress,"
        " and no Specials."
    )


def _lands(leaf: Leaf) -> None:
    leaf.band(_TITLE, "Lands, words, score", _EDGES)
    leaf.head("Sixteen sets of Lands")
    _stamps(leaf)
    leaf.head("Words")
    leaf.items(map(_case, QUICK.words))
    leaf.items(one.text for one in QUICK.shared[2:])
    leaf.head("End and score")
    leaf.items(one.text for one in QUICK.scoring)


def _stamps(leaf: Leaf) -> None:
    """Each set's picture in one colour, its letter, colour and name."""
    each = leaf.width / _ACROSS
    step = _STAMP + 2.0
    for i, land in enumerate(LANDS.values()):
        x, y = leaf.x + i % _ACROSS * each, leaf.y + 1.0 + i // _ACROSS * step
        _stamp(leaf, land, x, y, each - _STAMP - 2.6)
    leaf.y += 1.0 + -(-len(LANDS) // _ACROSS) * step


def _stamp(leaf: Leaf, land: Land, x: float, y: float, measure: float) -> None:
    drawing: Drawing = leaf.drawing
    with drawing.at(x, y, scale=_STAMP / 100):
        land.stamp(drawing, INK, WHITE)
    start, size = x + _STAMP + 1.2, leaf.size + 4
    base = y + cap_height(size, "display") + 0.3
    drawing.text(start, base, land.letter.upper(), size, BLACK, anchor="start")
    swatch = rectangle(start + 5.4, y + 0.5, 6.4, 2.6)
    drawing.fill(swatch, INKS[land.letter], "body")
    drawing.stroke(swatch, BLACK, 0.15)
    leaf.set(land.name, start, base + 0.7, measure)


LEAVES: tuple[Draw, ...] = (_specials, _turn, _setup, _lands)
