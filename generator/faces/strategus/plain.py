"""Strategus's faces, plain ones: rank or sign, name, count and edge of each piece, and the backs.

South is dark on light with square corners and dots, North light on dark with hollow corners and
round dots: so they differ without colour, and by their outlines where they lie on a small board.
"""

from engine.games.strategus.ranks import ARMY, KINDS, Kind
from generator.draw.curves import corner, mirror, smooth
from generator.draw.cuts import blade
from generator.draw.paint import Paint
from generator.draw.path import Path
from generator.draw.scene import Drawing, Scene
from generator.draw.shapes import circle, joined, polygon, rectangle, scoop
from generator.draw.text import cap_height
from generator.draw.text import width as text_width
from generator.faces.asked import Asked, UnknownFace
from generator.theme import SIDES
from generator.units import BLEED

SIDE = 38.0
BACK = "back"
#: The frame of a face, and how deep North's corners are hollowed.
_FRAME, _HOLLOW = 2.6, 2.8
#: Dots that tell how many of a kind an army has stand in a column, one over the other.
_DOT, _DOT_STEP = 1.3, 2.6
#: The net of a back.
_NET = SIDE / 8


def face(asked: Asked) -> Scene:
    """One face of Strategus; a seat's pieces all have the same back.

    Without a seat it is South's. Raises UnknownFace.
    """
    piece, side, motif, seat, size = asked.piece, asked.side, asked.motif, asked.seat, asked.size
    if piece != BACK and piece not in KINDS:
        known = ", ".join([kind.key for kind in ARMY])
        raise UnknownFace(f"Strategus has no piece {piece!r}: choose one of {known}, {BACK}")
    if motif is not None:
        raise UnknownFace(f"Strategus has no motif {motif!r}: it has none to choose from")
    owner = 0 if seat is None else seat
    if not 0 <= owner < len(SIDES):
        raise UnknownFace(f"no side for seat {seat}: seats are 0 (South) and 1 (North)")
    name = f"strategus {piece} {owner + 1}"
    if piece == BACK or side == "back":
        return _small_back(name, owner) if size == "small" else _back(name, owner)
    return _small(name, KINDS[piece], owner) if size == "small" else _piece(name, piece, owner)


def _piece(name: str, key: str, seat: int) -> Scene:
    kind, (ground, ink) = KINDS[key], SIDES[seat]
    drawing = _ground(name, ground)
    for inset, wide in ((_FRAME, 0.6), (_FRAME + 1.0, 0.2)):
        drawing.stroke(_edge(seat, inset, _HOLLOW), ink, wide)
    middle = SIDE / 2
    _sign(drawing, kind, middle, 15.4, 15.6, ink, ground)
    drawing.text(middle, 31.4, kind.name, 12.0, ink, font="strong")
    for i in range(kind.copies):
        x, y = SIDE - _FRAME - 3.4, 31.0 - _DOT_STEP * i
        drawing.fill(_dot(seat, x, y), ink, "body")
    return drawing.scene()


def _small(name: str, kind: Kind, seat: int) -> Scene:
    """A piece for less than 160 pixels: an edge, the rank or sign and the name, both large."""
    drawing = Drawing(name, SIDE, SIDE)
    ground, ink = SIDES[seat]
    _small_body(drawing, seat)
    middle = SIDE / 2
    _sign(drawing, kind, middle, 13.4, 17.0, ink, ground)
    size = 23.0
    while text_width(kind.name, size, "strong") > SIDE - 6.0:
        size -= 0.5
    drawing.text(middle, 32.4, kind.name, size, ink, font="strong")
    return drawing.scene()


def _small_body(drawing: Drawing, seat: int) -> None:
    """What tells small pieces apart: the outline, and a rim that shows on any board."""
    ground, ink = SIDES[seat]
    deep = 4.4
    drawing.fill(_edge(seat, 0.0, deep), ground, "body")
    inset, wide = (1.5, 0.7) if seat else (0.5, 1.0)
    drawing.stroke(_edge(seat, inset, deep), ink, wide)


def _back(name: str, seat: int) -> Scene:
    """A net all over, which a shifted print cannot hurt; the same upside down, and no piece's."""
    ground, ink = SIDES[seat]
    drawing = _ground(name, ground)
    drawing.stroke(_net(seat), ink, 0.4)
    middle = SIDE / 2
    drawing.fill(_seal(seat, 9.0), ground, "plate")
    drawing.stroke(_seal(seat, 7.9), ink, 0.6)
    drawing.fill(_seal(seat, 5.6), ink, "body")
    drawing.fill(circle(middle, middle, 2.2), ground, "plate")
    return drawing.scene()


def _small_back(name: str, seat: int) -> Scene:
    drawing = Drawing(name, SIDE, SIDE)
    ground, ink = SIDES[seat]
    _small_body(drawing, seat)
    drawing.fill(_seal(seat, 9.6), ink, "body")
    drawing.fill(_seal(seat, 7.2), ground, "plate")
    drawing.fill(_seal(seat, 4.2), ink, "body")
    return drawing.scene()


def _ground(name: str, ground: Paint) -> Drawing:
    drawing = Drawing(name, SIDE, SIDE, BLEED)
    box = drawing.scene().full.grown(1.0)
    drawing.fill(rectangle(box.x0, box.y0, box.width, box.height), ground, "ground")
    return drawing


def _edge(seat: int, inset: float, deep: float) -> Path:
    wide = SIDE - 2 * inset
    if seat:
        return scoop(inset, inset, wide, wide, deep)
    return rectangle(inset, inset, wide, wide)


def _seal(seat: int, r: float) -> Path:
    """The middle of a back: a square of South's, a disc of North's."""
    middle = SIDE / 2
    if seat:
        return circle(middle, middle, r)
    half = r * 0.9
    return rectangle(middle - half, middle - half, 2 * half, 2 * half)


def _net(seat: int) -> Path:
    """Crossing lines of South's, waves of North's, into the bleed and the same turned by 180°."""
    reach, n = SIDE / 2 + 2 * BLEED, 7
    if seat:
        rows = [_wave(i * _NET, reach) for i in range(-n, n + 1)]
        return joined(rows).moved(SIDE / 2, SIDE / 2)
    lines = []
    for i in range(-2 * n, 2 * n + 1):
        for lean in (1, -1):
            start, end = (-reach, i * _NET - lean * reach), (reach, i * _NET + lean * reach)
            lines.append(polygon([start, end], closed=False))
    return joined(lines).moved(SIDE / 2, SIDE / 2)


def _wave(y: float, reach: float) -> Path:
    """A wavy line through (0, y) that is its own image in that point."""
    half = _NET / 2
    steps = round(reach / half) + 1
    verbs, numbers = "M", [-steps * half, y]
    for i in range(-steps, steps):
        lift = 1.5 if i % 2 else -1.5
        verbs += "Q"
        numbers += [(i + 0.5) * half, y + lift, (i + 1) * half, y]
    return Path(verbs, tuple(numbers))


def _dot(seat: int, x: float, y: float) -> Path:
    if seat:
        return circle(x, y, _DOT / 2 + 0.1)
    return rectangle(x - _DOT / 2, y - _DOT / 2, _DOT, _DOT)


def _sign(
    drawing: Drawing, kind: Kind, x: float, y: float, high: float, ink: Paint, ground: Paint
) -> None:
    """A rank as a number `high` mm high around (x, y); what has none has its picture."""
    if kind.rank:
        size = high / cap_height(1.0, "display")
        drawing.text(x, y + high / 2, str(kind.rank), size, ink)
        return
    body, cuts = _SIGNS[kind.key]
    with drawing.at(x, y, scale=high / 2):
        drawing.fill(body, ink, "text")
        drawing.fill(cuts, ground, "plate")


def _apple() -> Path:
    """An apple of one outline, with its stalk and a leaf, in a box from -1 to 1."""
    half = [corner(0, -0.42), (0.3, -0.56), (0.72, -0.46), (0.92, -0.02), (0.76, 0.52),
            (0.42, 0.9), (0.18, 0.94), corner(0, 0.86)]  # fmt: skip
    stalk = polygon([(-0.05, -0.4), (0.02, -0.98), (0.16, -0.98), (0.07, -0.4)])
    return joined([smooth(mirror(half)), stalk, blade((0.12, -0.62), (0.74, -0.96), 0.17, 0.06)])


def _apple_cuts() -> Path:
    return joined(
        blade((-0.66 + dx, -0.2 + dx), (-0.5 + dx, 0.44 - dx), 0.06) for dx in (0.0, 0.17)
    )


def _trap() -> Path:
    """Two toothed jaws on a plate, wide open, in a box from -1 to 1."""
    jaws = []
    for sign in (1, -1):  # both run the same way round, so that hinges do not cut holes
        teeth = [(-0.92, sign * 0.98)]
        for i in range(5):
            left = -0.92 + i * 0.368
            teeth += [(left, sign * 0.62), (left + 0.184, sign * 0.16), (left + 0.368, sign * 0.62)]
        teeth.append((0.92, sign * 0.98))
        jaws.append(polygon(teeth[::-sign]))
    hinges = (rectangle(x - 0.11, -0.7, 0.22, 1.4) for x in (-0.92, 0.92))
    return joined([*jaws, *hinges])


def _trap_cuts() -> Path:
    return joined(circle(x, y, 0.07) for x in (-0.6, 0.0, 0.6) for y in (-0.8, 0.8))


_SIGNS = {"apple": (_apple(), _apple_cuts()), "trap": (_trap(), _trap_cuts())}
