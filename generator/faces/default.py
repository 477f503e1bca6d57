"""The default faces: plain ones for any component of any game that brings none of its own."""

from collections.abc import Iterator

from engine.core.component import Component
from engine.core.errors import UnknownGame
from engine.core.registry import game as game_called
from generator.draw.fit import fitted
from generator.draw.paint import Paint
from generator.draw.path import Box, Path
from generator.draw.scene import Drawing, Scene
from generator.draw.shapes import circle, joined, polygon, rectangle
from generator.draw.text import TextOverflow, cap_height, require_fit
from generator.faces.asked import Asked, UnknownFace
from generator.faces.marks import cuts, outline
from generator.theme import BONE, CREAM, GOLD, HIDE, INK, LEATHER, SEAT_MARKS, SMALLEST, TAN
from generator.units import BLEED, MM_PER_POINT, SAFE

#: Kinds of component that are discs.
ROUND = frozenset({"counter", "coin", "token"})
DISC, DISC_BLEED = 15.0, 1.5
#: Kinds of card that are shuffled together: square, all with the same back.
DECK = frozenset({"land", "family", "special", "empress"})
#: Width and height by kind; any other kind is a card.
SIZES = {"piece": (38.1, 38.1), **dict.fromkeys(("tile", *sorted(DECK)), (63.5, 63.5))}
CARD = (63.0, 88.0)
#: Type sizes for a name, the largest that fits is taken.
NAME_SIZES = (24.0, 20.0, 17.0, 14.0, 12.0, 10.0, 8.5, SMALLEST)
LEADING = 1.05


def face(game: str, asked: Asked) -> Scene:
    """One face: its kind, name and key, and the mark of a seat; a plain pattern on a back.

    `piece` is a component's key, or that of a back. Raises UnknownFace, and TextOverflow where a
    name is too long even in the smallest type.
    """
    piece, side, motif, seat, size = asked.piece, asked.side, asked.motif, asked.seat, asked.size
    component = _component(game, piece)
    if motif is not None:
        raise UnknownFace(f"{game} has no motif {motif!r}: it has none to choose from")
    is_back = component.key != piece or (side == "back" and component.back != "")
    name = f"{game} {piece}" if seat is None else f"{game} {piece} {seat + 1}"
    told = asked.words(f"{game}.{component.key}", component.name)
    if component.kind in ROUND:
        return _disc(name, component, told, seat, is_back)
    if is_back:
        return _back(name, component, seat)
    if size == "small":
        return _small(name, component, seat)
    kind = asked.words(f"{game}.kind.{component.kind}", component.kind.capitalize())
    return _card(name, component, (told, kind), seat)


def _component(game: str, piece: str) -> Component:
    """The component of a key, or the first that has a back of that key."""
    try:
        components = game_called(game).components()
    except UnknownGame as error:
        raise UnknownFace(f"no faces for the game {game!r}: {error}") from None
    for found in (
        *(one for one in components if one.key == piece),
        *(one for one in components if one.back and one.back == piece),
    ):
        return found
    known = dict.fromkeys(
        (*(one.key for one in components), *(one.back for one in components if one.back))
    )
    raise UnknownFace(f"{game} has no piece {piece!r}: choose one of {', '.join(known)}")


def _ground(name: str, size: tuple[float, float], bleed: float, paint: Paint) -> Drawing:
    drawing = Drawing(name, *size, bleed)
    box = drawing.scene().full.grown(1.0)
    drawing.fill(rectangle(box.x0, box.y0, box.width, box.height), paint, "ground")
    return drawing


def _sheet(name: str, component: Component, paint: Paint) -> Drawing:
    return _ground(name, SIZES.get(component.kind, CARD), BLEED, paint)


def _card(name: str, component: Component, told: tuple[str, str], seat: int | None) -> Scene:
    drawing = _sheet(name, component, CREAM)
    wide, high = drawing.width, drawing.height
    edge = SAFE + 0.6
    frame = rectangle(edge, edge, wide - 2 * edge, high - 2 * edge, 1.6)
    drawing.fill(frame, BONE, "plate")
    drawing.stroke(frame, TAN, 0.5)
    inner = edge + 1.0
    drawing.stroke(rectangle(inner, inner, wide - 2 * inner, high - 2 * inner, 0.9), TAN, 0.2)
    left, right, small = edge + 2.6, wide - edge - 2.6, 8.5 if wide > 50 else SMALLEST
    mark = min(9.0, wide / 6)
    room = right - left - (0 if seat is None else mark + 1.5)
    top = edge + 2.6
    if seat is not None:
        _mark(drawing, seat, right - mark / 2, top + mark / 2, mark, INK, BONE)
    title, kind = told
    require_fit(name, "kind", kind, small, "italic", room)
    base = top + cap_height(small, "italic")
    drawing.text(left, base, kind, small, TAN, font="italic", anchor="start")
    require_fit(name, "key", component.key, small, "strong", right - left)
    drawing.text(wide / 2, high - edge - 2.8, component.key, small, TAN, font="strong")
    used = max(mark if seat is not None else 0, small * MM_PER_POINT) + 1.5
    _title(drawing, title, Box(left, top + used, right, high - top - used), INK)
    return drawing.scene()


def _small(name: str, component: Component, seat: int | None) -> Scene:
    drawing = _sheet(name, component, BONE)
    wide, high = drawing.width, drawing.height
    drawing.stroke(rectangle(1.5, 1.5, wide - 3, high - 3), TAN, 1.0)
    top = 4.0
    if seat is not None:
        top += wide / 3
        _mark(drawing, seat, wide / 2, 4.0 + wide / 6, wide / 3, INK, BONE)
    _title(drawing, component.key, Box(4.0, top, wide - 4.0, high - 4.0), INK)
    return drawing.scene()


def _disc(name: str, component: Component, told: str, seat: int | None, is_back: bool) -> Scene:
    ground, ink = GOLD, INK
    if seat is not None and seat < len(SEAT_MARKS):
        _, ground, ink = SEAT_MARKS[seat]
    drawing = _ground(name, (DISC, DISC), DISC_BLEED, ground)
    middle = DISC / 2
    drawing.stroke(circle(middle, middle, 6.6), ink, 0.25)
    if seat is not None:
        y, high = (middle, 8.0) if is_back else (5.0, 4.6)
        _mark(drawing, seat, middle, y, high, ink, ground)
    elif is_back:
        drawing.fill(_lozenge(middle, middle, 3.0), ink, "text")
    if not is_back:
        # A disc has room for a short name; a key, which is as unique, is mostly shorter.
        room = Box(2.4, 4.6, 12.6, 10.4) if seat is None else Box(2.0, 8.0, 13.0, 11.4)
        try:
            _title(drawing, told, room, ink)
        except TextOverflow:
            _title(drawing, component.key, room, ink)
    return drawing.scene()


def _back(name: str, component: Component, seat: int | None) -> Scene:
    """Lozenges all over, which a shifted print cannot hurt, and the owner's mark in the middle."""
    drawing = _sheet(name, component, HIDE)
    wide, high = drawing.width, drawing.height
    columns, rows = round(wide / 6.35), round(high / 6.35)
    dx, dy = wide / columns, high / rows
    pale = HIDE.mix(LEATHER, 0.4)
    drawing.stroke(joined(_pattern(columns, rows, dx, dy, 2.2)), pale, 0.5)
    drawing.fill(joined(_pattern(columns, rows, dx, dy, 0.8)), pale, "cut")
    if seat is not None:
        r = min(wide, high) * 0.28
        drawing.fill(circle(wide / 2, high / 2, r + 1.2), HIDE, "body")
        drawing.fill(circle(wide / 2, high / 2, r), LEATHER, "body")
        drawing.stroke(circle(wide / 2, high / 2, r - 0.9), TAN, 0.4)
        _mark(drawing, seat, wide / 2, high / 2, r * 1.1, INK, LEATHER)
    return drawing.scene()


def _pattern(columns: int, rows: int, dx: float, dy: float, r: float) -> Iterator[Path]:
    for i in range(-1, columns + 1):
        for j in range(-1, rows + 1):
            yield _lozenge((i + 0.5) * dx, (j + 0.5) * dy, r)


def _lozenge(x: float, y: float, r: float) -> Path:
    return polygon([(x - r, y), (x, y - r), (x + r, y), (x, y + r)])


def _mark(
    drawing: Drawing, seat: int, x: float, y: float, high: float, ink: Paint, ground: Paint
) -> None:
    """The mark of a seat around (x, y), `high` mm high; its number where there is no mark."""
    if seat < len(SEAT_MARKS):
        shape = SEAT_MARKS[seat].shape
        with drawing.at(x, y):
            drawing.fill(outline(shape, high), ink, "text")
            drawing.fill(cuts(shape, high), ground, "plate")
    else:
        size = max(high / MM_PER_POINT, SMALLEST)
        drawing.text(x, y + cap_height(size, "display") / 2, str(seat + 1), size, ink)


def _title(drawing: Drawing, text: str, room: Box, ink: Paint) -> None:
    """A text in the middle of a box, as large as it fits."""
    box = room.width, room.height
    lines, size = fitted(drawing.name, "name", text, "display", *box, NAME_SIZES, LEADING)
    step = size * MM_PER_POINT * LEADING
    x, middle = (room.x0 + room.x1) / 2, (room.y0 + room.y1) / 2
    first = middle - step * (len(lines) - 1) / 2 + cap_height(size, "display") / 2
    for i, line in enumerate(lines):
        drawing.text(x, first + i * step, line, size, ink)
