"""A leaf: a single page to read, such as a rules sheet, as a plan like any other."""

from generator.draw.path import Box
from generator.sheets.papers import Paper
from generator.sheets.plan import Page, SheetPlan, Slot


def leaf(title: str, face: str, paper: Paper, palette: str, margin: float) -> SheetPlan:
    """The plan of one page that a face of the paper's size fills; its trim is the paper."""
    whole = Box(0.0, 0.0, paper.width, paper.height)
    slot = Slot(
        id="s1f1",
        face=face,
        name=title,
        side="front",
        trim=whole,
        bleed=whole,
        shape="rect",
        rotation=0,
        partner="",
    )
    return SheetPlan(
        title=title,
        paper=paper.title,
        layout="fronts",
        palette=palette,
        width=paper.width,
        height=paper.height,
        margin=margin,
        per_sheet=1,
        duplex="Simplex",
        pages=(Page(1, 1, "front", (slot,), (), ()),),
    )
