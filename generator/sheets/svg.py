"""Sheets as SVG: one document a page, the trims written on the slots so they can be read back."""

from generator.draw.scene import Scene
from generator.draw.svg import svg
from generator.sheets.draw import Faces, page_scenes
from generator.sheets.plan import Page, SheetPlan, Slot
from generator.units import number


def sheets_svg(plan: SheetPlan, faces: Faces) -> list[str]:
    """The plan's pages as SVG documents in mm, in order; raises PrintError as `page_scenes` does.

    Each slot is a group with its id, `data-face`, `data-side`, `data-shape`, `data-rotation`, and
    `data-trim` and `data-bleed` as "left top width height".
    """
    scenes = page_scenes(plan, faces)
    return [_document(page, scene) for page, scene in zip(plan.pages, scenes, strict=True)]


def _document(page: Page, scene: Scene) -> str:
    text = svg(scene)
    for slot in page.slots:
        before, found, after = text.partition(f' id="{slot.id}"')
        assert found, f"the drawing of {slot.id} is a group with that id"
        text = f"{before}{found}{_data(slot)}{after}"
    return text


def _data(slot: Slot) -> str:
    def box(values: tuple[float, float, float, float]) -> str:
        x0, y0, x1, y1 = values
        return " ".join(number(v, 4) for v in (x0, y0, x1 - x0, y1 - y0))

    return (
        f' data-face="{slot.face}" data-side="{slot.side}" data-shape="{slot.shape}"'
        f' data-rotation="{slot.rotation}" data-trim="{box(slot.trim)}"'
        f' data-bleed="{box(slot.bleed)}"'
    )
