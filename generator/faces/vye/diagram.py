"""The capture diagram: three by three cells, which ones a Family card attempts; the rules' data."""

from engine.core.types import Cell
from engine.games.vye.quick_rows import Role
from generator.draw.paint import Paint
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, polar, rectangle
from generator.faces.signs import SIGNS
from generator.faces.vye.houses import dot
from generator.theme import BONE, CREAM, INK

_ROUND, _PIP = 0.095, 0.26
_FAINT = INK.mix(BONE, 0.45)


def diagram(
    drawing: Drawing, role: Role, x: float, y: float, cell: float, gap: float, ground: Paint,
    pip: Paint,
) -> None:  # fmt: skip
    """Draws a role's diagram around (x, y), cells and gaps in mm.

    A cell that the role attempts has a pip on the `ground` of its house; where one of them is
    chosen, pips are rings of points on plain cells.

    Rule: vye.family.advisor, vye.family.king, vye.family.queen, vye.family.heir
    """
    for column in (-1, 0, 1):
        for row in (-1, 0, 1):
            with drawing.at(x + column * (cell + gap), y + row * (cell + gap), scale=cell):
                _cell(drawing, role, (column, row), ground, pip)


def _cell(drawing: Drawing, role: Role, step: Cell, ground: Paint, pip: Paint) -> None:
    square = rectangle(-0.5, -0.5, 1, 1, _ROUND)
    if step == (0, 0):
        drawing.fill(square, INK, "cut")
        crown, jewel = SIGNS["family"]
        with drawing.at(0, 0.02, scale=0.31):
            drawing.fill(crown(), BONE, "plate")
            drawing.fill(jewel(), INK, "cut")
    elif step not in role.reach:
        drawing.fill(square, CREAM, "plate")
        drawing.stroke(square, _FAINT, 0.045)
    elif role.chooses:
        drawing.fill(square, CREAM, "plate")
        drawing.stroke(square, INK, 0.06)
        points = (dot(*polar(_PIP, 45 * i), 0.062) for i in range(8))
        drawing.fill(joined(points), INK, "text")
    else:
        drawing.fill(square, ground, "ground")
        drawing.stroke(square, INK, 0.074)
        drawing.fill(circle(0, 0, _PIP), pip, "text")
