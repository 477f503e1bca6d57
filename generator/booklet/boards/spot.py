"""One place of the default board: a card, the tokens on it, and what lies beneath."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.component import Component
from generator.booklet.boards.marks import Face, shown
from generator.draw.fit import shortened
from generator.draw.paint import Paint
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, rectangle
from generator.draw.text import cap_height
from generator.faces.dress import dress
from generator.faces.marks import cuts, outline
from generator.faces.signs import sign
from generator.theme import BLACK, BONE, CREAM, GOLD, INK, SEAT_MARKS, TAN
from generator.units import MM_PER_POINT

SIDE = 63.5
#: Around (0, 0): where the upper right corner of a card keeps room for tokens, and its foot.
_TOKEN, _RADIUS = (19.4, -19.2), 11.4
_FOOT = 18.3
_FOOT_HIGH = 11.4
#: Edges of covered cards show so far below and to the right, two at the most.
_STEP, _EDGES = 2.2, 2
_NAMES = (27.0, 24.0, 21.0, 18.0, 15.5, 13.0)
#: An owner, and the face of the token; without one the seat's mark is drawn.
Token = tuple[int | str, Face | None]


def draw(
    drawing: Drawing,
    game: str,
    components: Mapping[str, Component],
    laid: Mapping[str, Any],
    tokens: Sequence[Token],
    least: float = 0.0,
) -> None:
    """Draws what lies in a place around (0, 0), with no letter smaller than `least` points."""
    beneath = laid.get("beneath") or ()
    for i in range(min(len(beneath), _EDGES), 0, -1):
        _edge(drawing, components[beneath[i - 1]["card"]], i * _STEP)
    scene = shown(game, laid["card"], None)
    scale = SIDE / max(scene.width, scene.height)
    drawing.place(scene, 0, 0, rotation=90.0 * laid.get("rotation", 0), scale=scale)
    if beneath:
        _foot(drawing, components, beneath[0], BONE, least, is_beneath=True)
    elif laid.get("land") and laid["land"] != laid["card"]:
        worn = dress(components[laid["land"]])
        stands_for = {"card": laid["land"]}
        ground = worn.ground.mix(BONE, 0.62) if worn else BONE
        _foot(drawing, components, stands_for, ground, least, is_beneath=False)
    if len(tokens) > 1:
        _shares(drawing, tokens)
    elif tokens:
        _token(drawing, tokens[0], *_TOKEN, _RADIUS)
        _count(drawing, laid.get("tokens") or 1, least)


def _edge(drawing: Drawing, component: Component, away: float) -> None:
    """The edge of a covered card behind the one above it."""
    worn = dress(component)
    path = rectangle(away - SIDE / 2, away - SIDE / 2, SIDE, SIDE, 3.0)
    drawing.fill(path, worn.ground if worn else TAN, "body")
    drawing.stroke(path, TAN, 0.8)


def _foot(
    drawing: Drawing,
    components: Mapping[str, Component],
    card: Mapping[str, Any],
    ground: Paint,
    least: float,
    *,
    is_beneath: bool,
) -> None:
    """The strip at the foot of a card: what lies beneath it, or what it stands for.

    Where its name would be too small, sign and letter have to do.
    """
    component = components[card["card"]]
    name, worn = component.name, dress(component)
    if card.get("land"):
        name = f"{name} as {components[card['land']].name}"
    left, top, wide = -SIDE / 2 + 2.4, _FOOT, SIDE - 4.8
    ink = INK if ground.lightness >= 50 else BONE
    strip = rectangle(left, top, wide, _FOOT_HIGH, 2.0)
    drawing.fill(strip, ground, "plate")
    drawing.stroke(strip, INK if ink is INK else BONE, 0.7)
    middle = top + _FOOT_HIGH / 2
    x = left + 2.0
    if is_beneath:
        # One square over another.
        for away, paint in ((2.6, BONE), (0.0, INK)):
            square = rectangle(x + away, middle - 3.9 + away, 5.2, 5.2, 0.6)
            drawing.fill(square, paint, "plate")
            drawing.stroke(square, INK, 0.7)
        x += 9.6
    else:
        for away in (-1.5, 1.5):
            drawing.fill(rectangle(x, middle + away - 0.7, 5.0, 1.4), ink, "text")
        x += 6.6
    if worn:
        sign(drawing, worn.sign, x + 4.0, middle, 3.7, ink, ground)
        x += 9.4
    if worn and worn.letter and not card.get("land"):
        size = max(30.0, least)
        low = middle + cap_height(size, "display") / 2
        drawing.text(x, low, worn.letter, size, ink, anchor="start")
        x += 9.2
    if least > _NAMES[0]:
        return
    lines, size = shortened(name, "strong", left + wide - 1.4 - x, _FOOT_HIGH - 0.8, _NAMES, 0.92)
    step = size * MM_PER_POINT * 0.92
    first = middle - step * (len(lines) - 1) / 2 + cap_height(size, "strong") / 2
    for i, line in enumerate(lines):
        drawing.text(x, first + i * step, line, size, ink, font="strong", anchor="start")


def _shares(drawing: Drawing, tokens: Sequence[Token]) -> None:
    """Tokens of several owners, in up to two rows."""
    rows = 1 if len(tokens) <= 3 else 2
    columns = -(-len(tokens) // rows)
    right, wide, high = SIDE / 2 - 1.4, 40.0, 23.0
    r = min(wide / columns, high / rows, 18.0) / 2
    for i, token in enumerate(tokens):
        row, column = divmod(i, columns)
        x = right - (columns - column - 0.5) * 2 * r
        y = _TOKEN[1] + (row - (rows - 1) / 2) * 2 * r
        _token(drawing, token, x, y, r - 0.3)


def _token(drawing: Drawing, token: Token, x: float, y: float, r: float) -> None:
    owner, wanted = token
    if wanted is not None:
        disc = shown(*wanted)
        drawing.place(disc, x, y, scale=2 * r / disc.width)
        return
    known = isinstance(owner, int) and owner < len(SEAT_MARKS)
    shape, ground, ink = SEAT_MARKS[int(owner)] if known else ("", GOLD, INK)
    for size, paint in ((r, INK), (r - 0.7, BONE), (r - 1.4, ground)):
        drawing.fill(circle(x, y, size), paint, "body")
    if known:
        with drawing.at(x, y):
            drawing.fill(outline(shape, r * 1.1), ink, "text")
            drawing.fill(cuts(shape, r * 1.1), ground, "plate")
    else:
        low = y + cap_height(30, "display") / 2
        drawing.text(x, low, str(owner)[:1].upper(), 30, ink)


def _count(drawing: Drawing, tokens: int, least: float) -> None:
    """How many tokens lie there, where it is more than one."""
    if tokens < 2:
        return
    size = max(34 if tokens < 10 else 26, least)
    x, y, r = _TOKEN[0] - 11.2, _TOKEN[1] + 6.0, max(7.2, size * 0.2)
    drawing.fill(circle(x, y, r), INK, "line")
    drawing.fill(circle(x, y, r - 0.8), CREAM, "plate")
    drawing.text(x, y + cap_height(size, "display") / 2, str(tokens), size, BLACK)
