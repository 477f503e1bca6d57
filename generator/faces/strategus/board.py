"""The board: ten by ten cells in a border with their names, which both sides can read.

Rule: strategus.setup.zone, strategus.board.lakes
"""

import math
from collections.abc import Iterator

from engine.core.types import Cell
from engine.games.strategus.board import CELLS, LAKES, NORTH, SIZE, SOUTH, cell_of, is_home
from generator.draw.curves import profile, ribbon
from generator.draw.path import Path
from generator.draw.scene import Drawing, Scene
from generator.draw.shapes import joined, line, polygon, rectangle
from generator.draw.text import cap_height
from generator.theme import BONE, CREAM, INK, LANDS, SIDES, SIZES
from generator.units import BLEED

#: A cell, the border around all of them, and the whole board.
CELL, BORDER = 40.0, 10.0
FIELD = CELL * SIZE
BOARD = FIELD + 2 * BORDER
#: How far the names' middles are from the field: their outer ends stay in the safe zone.
_NAMES = 4.4
#: How far a lake stays inside its cells, and how round its corners are.
_SHORE, _ROUND = 3.0, 6.0
_WATER = LANDS["k"]
_WAVE = _WATER.mix(BONE, 0.68)
#: What marks the corners of a side's own cells: how far from the corner, and how long.
_OFF, _TICK = 1.4, 4.4
_ZONE_INKS = (SIDES[SOUTH][0].mix(INK, 0.28), SIDES[NORTH][0])


def board(name: str, *, lakes: bool) -> Scene:
    """The board, 420 mm wide and high, with lakes or without."""
    drawing = Drawing(name, BOARD, BOARD, BLEED)
    box = drawing.scene().full.grown(1.0)
    drawing.fill(rectangle(box.x0, box.y0, box.width, box.height), INK, "ground")
    _border(drawing)
    with drawing.at(BORDER, BORDER):
        drawing.fill(rectangle(0, 0, FIELD, FIELD), BONE, "ground")
        drawing.fill(joined(_pale_cells()), CREAM, "ground")
        lines = [_line(i * CELL) for i in range(SIZE + 1)]
        drawing.stroke(joined(lines), INK, 0.3)
        for seat in (SOUTH, NORTH):
            home = _home(seat)
            for x, y in _zone(seat):
                drawing.place(home, (x + 0.5) * CELL, (y + 0.5) * CELL)
        if lakes:
            lake = _lake()
            for x, y in _lake_corners():
                drawing.place(lake, (x + 1) * CELL, (y + 1) * CELL)
    return drawing.scene()


def seams(*, lakes: bool) -> tuple[tuple[tuple[float, ...], ...], ...]:
    """Where the board is best cut in parts, across its width and its height, the best first.

    Along the lines between cells, and better not through a lake.
    """
    found = []
    for axis in (0, 1):
        lines = tuple(BORDER + i * CELL for i in range(1, SIZE))
        split = {BORDER + (cell[axis] + 1) * CELL for cell in _lake_corners()} if lakes else set()
        found.append((tuple(at for at in lines if at not in split), lines))
    return tuple(found)


def _border(drawing: Drawing) -> None:
    """Names of columns and rows on all four sides, those opposite turned; two lines around."""
    middle, off = BOARD / 2, FIELD / 2 + _NAMES
    size = SIZES["strategus board"]
    low = cap_height(size, "display") / 2
    for turn in (0, 180):
        way = 1 if turn == 0 else -1
        for i in range(SIZE):
            step = way * ((i + 0.5) * CELL - FIELD / 2)
            column, row = CELLS.format((i, 0))[0], CELLS.format((0, i))[1:]
            with drawing.at(middle, middle, rotation=turn):
                drawing.text(step, off + low, column, size, BONE)
                drawing.text(-off, step + low, row, size, BONE)
    for out, width in ((1.1, 0.35), (BORDER - 1.1, 0.35)):
        square = rectangle(BORDER - out, BORDER - out, FIELD + 2 * out, FIELD + 2 * out)
        drawing.stroke(square, BONE, width)


def _pale_cells() -> Iterator[Path]:
    for x in range(SIZE):
        for y in range(SIZE):
            if (x + y) % 2:
                yield rectangle(x * CELL, y * CELL, CELL, CELL)


def _line(at: float) -> Path:
    """The lines between columns and between rows, `at` mm from the edge."""
    return joined([line((at, 0), (at, FIELD)), line((0, at), (FIELD, at))])


def _zone(seat: int) -> list[Cell]:
    """The cells in which a side places its pieces."""
    return [cell_of(i) for i in range(SIZE * SIZE) if is_home(seat, i)]


def _home(seat: int) -> Scene:
    """What is drawn in each of a side's own cells: its mark in all four corners."""
    drawing = Drawing(f"home {seat + 1}", CELL, CELL)
    mark = _ripple() if seat == NORTH else _triangle()
    with drawing.at(CELL / 2, CELL / 2):
        corners = joined(mark.moved(rotation=turn) for turn in (0, 90, 180, 270))
        drawing.fill(corners, _ZONE_INKS[seat], "text")
    return drawing.scene()


def _triangle() -> Path:
    """South's mark: a triangle in the corner."""
    a = -CELL / 2 + _OFF
    return polygon([(a, a), (a + _TICK, a), (a, a + _TICK)])


def _ripple() -> Path:
    """North's mark: two waves across the corner."""
    a = -CELL / 2 + _OFF
    waves = []
    for reach, n in ((4.0, 2), (6.6, 3)):
        points = []
        for i in range(2 * n + 1):
            share, swing = i / (2 * n), (0.0, 0.42)[i % 2] * (1, -1)[i // 2 % 2]
            points.append((a + reach * (1 - share) + swing, a + reach * share + swing))
        waves.append(ribbon(points, 0.75, steps=3))
    return joined(waves)


def _lake_corners() -> list[Cell]:
    """The upper left cell of each lake, from the west."""
    lakes = [cell_of(i) for i in LAKES]
    return [(x, y) for x, y in lakes if (x - 1, y) not in lakes and (x, y - 1) not in lakes]


def _lake() -> Scene:
    """Two by two cells of water, with waves in rows."""
    wide = 2 * CELL - 2 * _SHORE
    drawing = Drawing("lake", 2 * CELL, 2 * CELL)
    with drawing.at(_SHORE, _SHORE):
        shore = rectangle(0, 0, wide, wide, _ROUND)
        drawing.fill(shore, _WATER, "body")
        drawing.fill(joined(_waves(wide)), _WAVE, "cut")
        drawing.stroke(shore, INK, 0.6)
    return drawing.scene()


def _waves(wide: float) -> Iterator[Path]:
    """Rows of waves, long and short by turns and pointed at both ends."""
    rows = 9
    for j in range(rows):
        y = wide * (j + 0.5) / rows
        first = (6.0, 14.0, 9.0)[j % 3]
        gap = wide * (0.36, 0.66, 0.5)[j % 3]
        for start, end in ((first, gap - 3), (gap + 3, wide - (11.0, 6.0, 14.0)[j % 3])):
            n = 2 * round((end - start) / 5)
            crests = [(start + (end - start) * i / n, y + (-1, 1)[i % 2]) for i in range(n + 1)]
            yield profile(crests, lambda share: 1.1 * math.sin(math.pi * share) ** 0.5, steps=3)
