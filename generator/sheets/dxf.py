"""Sheets as DXF: where a cutting plotter cuts, one drawing a page."""

from generator.draw.dxf import Disc, Shape, dxf
from generator.draw.outline import Outline
from generator.sheets.plan import SheetPlan


def sheets_dxf(plan: SheetPlan) -> list[bytes]:
    """What of each page is cut, in mm, in order; raises MissingPackage without ezdxf."""
    return [dxf([_shape(line) for line in page.outlines], plan.height) for page in plan.pages]


def _shape(outline: Outline) -> Shape:
    """An outline, or the circle that it is."""
    if [vertex.bulge for vertex in outline.vertices] == [1.0, 1.0]:
        left, right = outline.vertices
        return Disc((left.x + right.x) / 2, (left.y + right.y) / 2, (right.x - left.x) / 2)
    return outline
