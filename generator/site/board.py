"""Pictures of positions: tiles and counters on a table, with coordinates and marks.

One scene serves paper and screen. On a page its layers are coloured anew by style sheets, so that
the table follows the page's scheme while the faces stay as printed.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.core.types import Cell
from generator.draw import text
from generator.draw.path import Path
from generator.draw.scene import Drawing, Scene
from generator.draw.shapes import circle, joined, line, polygon, rectangle
from generator.faces import face
from generator.theme import BLACK, BONE, CREAM, GOLD, INK, RED, TAN

#: From one cell to the next: a tile's side and a gap through which the table shows.
PITCH = 79.2
SIDE = 76.2
#: Room above and left for the coordinates, and below and right for the marks.
HEAD, RIM = 22.0, 5.0
_CORNER = 3.0
_COUNTER = (19.5, 12.0)
#: The layers of a cross from below: name, half its side, paint, width.
_CROSS = (("rim", 20.0, INK, 13.0), ("halo", 19.0, BONE, 10.5), ("refused", 17.0, RED, 5.6))
#: A face on a board: game, piece, and seat where the face shows one.
Face = tuple[str, str, int | None]

_SIDES = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


@dataclass(frozen=True, slots=True)
class Spot:
    """A piece on the table: its cell, key, quarter turns, and the seat whose counter it bears."""

    cell: Cell
    piece: str
    rotation: int = 0
    counter: int | None = None
    coins: int = 0


@dataclass(frozen=True, slots=True)
class Marks:
    """What a picture points out.

    `placed`: pieces just placed, in order; `targets`: empty cells where one will lie; `refused`:
    cells where none may lie; `seams`: sides (cell, side) on which like edges meet.
    """

    placed: Sequence[Cell] = ()
    targets: Sequence[Cell] = ()
    refused: Sequence[Cell] = ()
    seams: Sequence[tuple[Cell, str]] = ()


def shown(game: str, piece: str, seat: int | None) -> Scene:
    """The face that boards show of a piece, always the same object."""
    return face(game, piece, seat=seat, size="small")


def window(cells: Iterable[Cell]) -> tuple[int, int, int, int]:
    """The smallest rectangle of cells around some: first column and row, last column and row."""
    found = list(cells) or [(0, 0)]
    xs, ys = [x for x, _ in found], [y for _, y in found]
    return min(xs), min(ys), max(xs), max(ys)


def picture(
    game: str,
    name: str,
    spots: Sequence[Spot],
    cells: tuple[int, int, int, int],
    marks: Marks | None = None,
) -> Scene:
    """A position as a scene: `cells` as `window` gives them, pieces outside them left out."""
    x0, y0, x1, y1 = cells
    columns, rows = x1 - x0 + 1, y1 - y0 + 1
    drawing = Drawing(name, HEAD + columns * PITCH + RIM, HEAD + rows * PITCH + RIM)
    points = marks or Marks()
    inside = [s for s in spots if x0 <= s.cell[0] <= x1 and y0 <= s.cell[1] <= y1]
    taken = {spot.cell for spot in inside} | set(points.targets)
    with drawing.at(HEAD - x0 * PITCH + PITCH / 2, HEAD - y0 * PITCH + PITCH / 2):
        with drawing.group("coordinates"):
            _coordinates(drawing, cells)
        with drawing.group("table"):
            for y in range(y0, y1 + 1):
                for x in range(x0, x1 + 1):
                    if (x, y) not in taken:
                        drawing.stroke(_square((x, y), 1.5), TAN, 0.9, dash=(4.0, 4.0))
        for spot in inside:
            _piece(drawing, game, spot)
        _marks(drawing, points)
    return drawing.scene()


def _square(cell: Cell, inset: float) -> Path:
    side = SIDE - 2 * inset
    x, y = cell[0] * PITCH - side / 2, cell[1] * PITCH - side / 2
    return rectangle(x, y, side, side, _CORNER)


def _coordinates(drawing: Drawing, cells: tuple[int, int, int, int]) -> None:
    x0, y0, x1, y1 = cells
    for x in range(x0, x1 + 1):
        drawing.text(x * PITCH, (y0 - 0.5) * PITCH - 6.0, _number(x), 34, INK, font="strong")
    for y in range(y0, y1 + 1):
        low = y * PITCH + text.cap_height(34, "strong") / 2
        drawing.text((x0 - 0.5) * PITCH - 11.0, low, _number(y), 34, INK, font="strong")


def _number(value: int) -> str:
    return str(value).replace("-", "−")


def _piece(drawing: Drawing, game: str, spot: Spot) -> None:
    scene = shown(game, spot.piece, None)
    x, y = spot.cell[0] * PITCH, spot.cell[1] * PITCH
    with drawing.clip(_square(spot.cell, 0)):
        drawing.place(scene, x, y, rotation=90.0 * spot.rotation, scale=SIDE / scene.width)
    if spot.counter is not None:
        away, radius = _COUNTER
        disc = shown(game, "counter", spot.counter)
        drawing.fill(circle(x + away, y + away, radius + 2.2), INK, "line")
        drawing.fill(circle(x + away, y + away, radius + 1.4), BONE, "line")
        with drawing.clip(circle(x + away, y + away, radius)):
            drawing.place(disc, x + away, y + away, scale=2 * radius / disc.width)
    if spot.coins:
        drawing.fill(circle(x - 20, y + 20, 10.5), INK, "line")
        drawing.fill(circle(x - 20, y + 20, 9.3), GOLD, "plate")
        low = y + 20 + text.cap_height(34, "display") / 2
        drawing.text(x - 20, low, str(spot.coins), 34, BLACK)


def _marks(drawing: Drawing, marks: Marks) -> None:
    with drawing.group("targets"):
        for cell in marks.targets:
            drawing.stroke(_square(cell, 5.0), RED, 2.4, dash=(8.0, 5.0))
    with drawing.group("placed"):
        for cell in marks.placed:
            drawing.stroke(_brackets(cell), INK, 3.6)
    # A red cross on a red tile shows only on a rim of its own.
    for name, half, paint, width in _CROSS:
        with drawing.group(name):
            for cell in marks.refused:
                x, y = cell[0] * PITCH, cell[1] * PITCH
                drawing.stroke(line((x - half, y - half), (x + half, y + half)), paint, width)
                drawing.stroke(line((x - half, y + half), (x + half, y - half)), paint, width)
    with drawing.group("seams"):
        for (x, y), side in marks.seams:
            dx, dy = _SIDES[side]
            cx, cy = (x + dx / 2) * PITCH, (y + dy / 2) * PITCH
            drawing.fill(_lozenge(cx, cy, 9.0), INK, "line")
            drawing.fill(_lozenge(cx, cy, 7.2), CREAM, "plate")
            drawing.fill(_lozenge(cx, cy, 3.4), INK, "line")
    if len(marks.placed) > 1:
        with drawing.group("order"):
            for number, cell in enumerate(marks.placed, 1):
                x, y = cell[0] * PITCH - 24, cell[1] * PITCH - 24
                drawing.fill(circle(x, y, 10.5), INK, "line")
                drawing.fill(circle(x, y, 9.3), CREAM, "plate")
                low = y + text.cap_height(36, "display") / 2
                drawing.text(x, low, str(number), 36, BLACK)


def _lozenge(x: float, y: float, r: float) -> Path:
    return polygon([(x, y - r), (x + r, y), (x, y + r), (x - r, y)])


def _brackets(cell: Cell) -> Path:
    """Four corners around a piece."""
    x, y, out, arm = cell[0] * PITCH, cell[1] * PITCH, PITCH / 2 + 1.4, 17.0
    return joined(
        line((x + sx * (out - arm), y + sy * out), (x + sx * out, y + sy * out),
             (x + sx * out, y + sy * (out - arm)))
        for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    )  # fmt: skip
