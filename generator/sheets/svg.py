"""Sheets as SVG: one document a page, in layers, what is to be cut on one of its own."""

from generator.draw.scene import Scene
from generator.draw.svg import svg
from generator.draw.svg_data import svg_data
from generator.sheets.draw import Faces, page_scenes
from generator.sheets.plan import Page, SheetPlan, Slot
from generator.units import number

#: Drawing programs then show the groups as layers.
LAYER = ' inkscape:groupmode="layer" inkscape:label="{}"'
NAMESPACE = ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'
#: Decimals of the millimetres along which a machine cuts.
DIGITS = 4


def sheets_svg(plan: SheetPlan, faces: Faces) -> list[str]:
    """The plan's pages as SVG documents in mm, in order; raises PrintError as `page_scenes` does.

    Each slot is a group with its id, `data-face`, `data-side`, `data-shape`, `data-rotation`, and
    `data-trim` and `data-bleed` as "left top width height". The layer `cut` is not shown and holds
    one closed path for each outline that is to be cut, where it is on the printed paper.
    """
    scenes = page_scenes(plan, faces)
    return [_document(plan, *both) for both in zip(plan.pages, scenes, strict=True)]


def _document(plan: SheetPlan, page: Page, scene: Scene) -> str:
    text = svg(scene).replace("<svg ", f"<svg{NAMESPACE} ", 1)
    moved = ""
    if plan.shift is not None and plan.shift.changes(page.side):
        matrix = plan.shift.matrix(page.side, plan.width, plan.height)
        moved = f' transform="matrix({" ".join(number(value, 8) for value in matrix)})"'
    for layer in scene.ops:
        name = getattr(layer, "name", "")
        text = _with(text, name, LAYER.format(name) + moved)
    for slot in page.slots:
        text = _with(text, slot.id, _data(slot))
    head, end, tail = text.rpartition("</svg>")
    return head + _cut(page) + end + tail


def _with(text: str, name: str, attributes: str) -> str:
    """A document whose group of that id has more attributes."""
    before, found, after = text.partition(f' id="{name}"')
    assert found, f"the drawing of {name} is a group with that id"
    return f"{before}{found}{attributes}{after}"


def _cut(page: Page) -> str:
    paths = "".join(
        f'<path id="cut-{outline.id}" d="{svg_data(outline.path(), DIGITS)}"/>'
        for outline in page.outlines
    )
    look = 'display="none" fill="none" stroke="#ff0000" stroke-width="0.01"'
    return f'<g id="cut"{LAYER.format("cut")} {look}>{paths}</g>' if paths else ""


def _data(slot: Slot) -> str:
    def box(values: tuple[float, float, float, float]) -> str:
        x0, y0, x1, y1 = values
        return " ".join(number(v, 4) for v in (x0, y0, x1 - x0, y1 - y0))

    return (
        f' data-face="{slot.face}" data-side="{slot.side}" data-shape="{slot.shape}"'
        f' data-rotation="{slot.rotation}" data-trim="{box(slot.trim)}"'
        f' data-bleed="{box(slot.bleed)}"'
    )
