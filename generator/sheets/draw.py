"""A planned page as a scene: the one drawing that PDF and SVG are both made of."""

from collections.abc import Iterator, Mapping

from generator.draw.path import Box, Path
from generator.draw.scene import Clip, Group, Op, Place, Scene, Stroke, Text
from generator.draw.shapes import circle, line, rectangle
from generator.sheets.errors import PrintError
from generator.sheets.plan import Label, Mark, Page, SheetPlan, Slot
from generator.theme import BLACK, WHITE
from generator.units import mm_of_points

#: Faces by the key that slots name them with.
Faces = Mapping[str, Scene]

LINE = mm_of_points(0.25)
#: How much white a mark on art has on either side.
KNOCKOUT = mm_of_points(0.5)
FOLD_DASH = (2.0, 1.5)


def page_scene(plan: SheetPlan, page: Page, faces: Faces) -> Scene:
    """The scene of a page: layers `art`, `cut`, `marks` and `notes`, one group a slot in the art.

    Raises PrintError if a slot's face is missing or has another trim than the slot.
    """
    art = tuple(Group(slot.id, (_placed(slot, faces),)) for slot in page.slots)
    rings = tuple(op for slot in page.slots for op in _ring(slot))
    marks = tuple(op for mark in page.marks for op in _mark(mark))
    notes = tuple(_label(label) for label in page.labels)
    layers = (("art", art), ("cut", rings), ("marks", marks), ("notes", notes))
    return Scene(
        f"{plan.title}, page {page.number}",
        plan.width,
        plan.height,
        0.0,
        tuple(Group(name, ops) for name, ops in layers if ops),
    )


def page_scenes(plan: SheetPlan, faces: Faces) -> list[Scene]:
    """The scene of every page, in order; raises PrintError as `page_scene` does."""
    return [page_scene(plan, page, faces) for page in plan.pages]


def _placed(slot: Slot, faces: Faces) -> Op:
    if slot.face not in faces:
        raise PrintError(
            f"there is no face {slot.face!r}",
            f"slot {slot.id} ({slot.name})",
            f"draw one or use one of {', '.join(faces)}",
        )
    scene = faces[slot.face]
    sizes = (scene.width, scene.height), (slot.trim.width, slot.trim.height)
    if slot.rotation % 180:
        sizes = sizes[0], sizes[1][::-1]
    if any(abs(a - b) > 1e-4 for a, b in zip(*sizes, strict=True)):
        raise PrintError(
            f"the face {slot.face!r} is {scene.width:g} × {scene.height:g} mm",
            f"slot {slot.id} ({slot.name})",
            f"draw it {sizes[1][0]:g} × {sizes[1][1]:g} mm",
        )
    x, y = slot.centre
    return Clip(_outline(slot.bleed, slot), (Place(scene, x, y, slot.rotation),))


def _outline(box: Box, slot: Slot, grow: float = 0.0) -> Path:
    if slot.shape == "round":
        x, y = slot.centre
        reach = min(
            slot.trim.x0 - box.x0,
            slot.trim.y0 - box.y0,
            box.x1 - slot.trim.x1,
            box.y1 - slot.trim.y1,
        )
        return circle(x, y, slot.trim.width / 2 + reach + grow)
    return rectangle(box.x0, box.y0, box.width, box.height)


def _ring(slot: Slot) -> Iterator[Op]:
    """The line round a disc by which scissors go: outside the trim, on fronts only.

    A back may be off by two millimetres, and its line would then lie on the disc.
    """
    if slot.shape != "round" or slot.side == "back":
        return
    path = _outline(slot.trim, slot, KNOCKOUT + LINE / 2)
    yield Stroke(path, WHITE, "line", LINE + 2 * KNOCKOUT)
    yield Stroke(path, BLACK, "line", LINE)


def _mark(mark: Mark) -> Iterator[Op]:
    path = line((mark.x0, mark.y0), (mark.x1, mark.y1))
    if mark.knockout:
        yield Stroke(path, WHITE, "line", LINE + 2 * KNOCKOUT)
    yield Stroke(path, BLACK, "line", LINE, dash=FOLD_DASH if mark.kind == "fold" else ())


def _label(label: Label) -> Text:
    return Text(
        label.x,
        label.y,
        label.text,
        label.size,
        "text",
        BLACK,
        anchor="start",
        rotation=label.rotation,
    )
