"""Leaves: pages to read, such as a quick reference, as a plan like any other."""

from collections.abc import Sequence

from generator.draw.path import Box
from generator.sheets.papers import Paper
from generator.sheets.plan import Page, SheetPlan, Slot


def leaf(title: str, faces: Sequence[str], paper: Paper, palette: str, margin: float) -> SheetPlan:
    """The plan of pages that faces of the paper's size fill, one each; its trim is the paper."""
    whole = Box(0.0, 0.0, paper.width, paper.height)
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
        pages=tuple(_page(title, number, face, whole) for number, face in enumerate(faces, 1)),
    )


def _page(title: str, number: int, face: str, whole: Box) -> Page:
    slot = Slot(
        id=f"s{number}f1",
        face=face,
        name=title,
        side="front",
        trim=whole,
        bleed=whole,
        shape="rect",
        rotation=0,
        partner="",
    )
    return Page(number, number, "front", (slot,), (), ())
