"""Sheets as DXF: where a cutting plotter cuts, one drawing a page."""

from generator.draw.dxf import Disc, Outline, dxf
from generator.sheets.plan import SheetPlan, Slot


def sheets_dxf(plan: SheetPlan) -> list[bytes]:
    """The trims of each page's slots, in mm, in order; raises MissingPackage without ezdxf."""
    return [dxf([_outline(slot) for slot in page.slots], plan.height) for page in plan.pages]


def _outline(slot: Slot) -> Outline:
    if slot.shape == "rect":
        return slot.trim
    x, y = slot.centre
    return Disc(x, y, slot.trim.width / 2)
