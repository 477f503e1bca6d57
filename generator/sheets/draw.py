"""A planned page as a scene: the one drawing that PDF and SVG are both made of."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from generator.draw.path import Box, Path
from generator.draw.scene import Clip, Fill, Group, Op, Place, Scene, Stroke, Text
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
#: How far art reaches under the neighbour that is drawn over it: a pixel of a coarse screen.
UNDERLAP = 0.3
FOLD_DASH = (2.0, 1.5)


def page_scenes(plan: SheetPlan, faces: Faces) -> list[Scene]:
    """The scene of every page, in layers, those without content left out.

    They are `art` (a group a slot), `lines`, `registration`, `marks` and `notes`.
    Raises PrintError if a slot's face is missing or has another size than the slot.
    """
    # The art of a face reaches beyond its bleed, but its scene's box would cut it there.
    wider = {
        key: replace(face, bleed=face.bleed + UNDERLAP) if face.bleed else face
        for key, face in faces.items()
    }
    return [_page_scene(plan, page, wider) for page in plan.pages]


def _page_scene(plan: SheetPlan, page: Page, faces: Faces) -> Scene:
    layers: tuple[tuple[str, tuple[Op, ...]], ...] = (
        ("art", tuple(_art(page.slots, faces))),
        ("lines", tuple(_lines(plan, page))),
        ("registration", tuple(_block(box) for box in page.blocks)),
        ("marks", tuple(op for mark in page.marks for op in _mark(mark))),
        ("notes", tuple(_label(label) for label in page.labels)),
    )
    return Scene(
        f"{plan.title}, page {page.number}",
        plan.width,
        plan.height,
        0.0,
        tuple(Group(name, ops) for name, ops in layers if ops),
    )


def _face(slot: Slot, faces: Faces) -> Scene:
    """The scene of a slot's face, which must be there and have the slot's size."""
    if slot.face not in faces:
        raise PrintError(
            f"there is no face {slot.face!r}",
            f"slot {slot.id} ({slot.name})",
            f"draw one or use one of {', '.join(faces)}",
        )
    scene = faces[slot.face]
    width, height = slot.trim.width, slot.trim.height
    if slot.rotation % 180:
        width, height = height, width
    if abs(scene.width - width) > 1e-4 or abs(scene.height - height) > 1e-4:
        raise PrintError(
            f"the face {slot.face!r} is {scene.width:g} × {scene.height:g} mm",
            f"slot {slot.id} ({slot.name})",
            f"draw it {width:g} × {height:g} mm",
        )
    return scene


def _art(slots: Sequence[Slot], faces: Faces) -> Iterator[Op]:
    """Each slot's face within its bleed, from the upper left to the lower right.

    Where two bleeds meet, the first reaches a little under the second: edges that only touch
    would show the paper between them when they are drawn with soft edges.
    """
    for slot in sorted(slots, key=lambda s: (s.trim.y0, s.trim.x0)):
        box = slot.bleed
        right = any(abs(other.bleed.x0 - box.x1) < 1e-4 for other in slots)
        below = any(abs(other.bleed.y0 - box.y1) < 1e-4 for other in slots)
        if slot.shape == "rect":
            box = Box(box.x0, box.y0, box.x1 + right * UNDERLAP, box.y1 + below * UNDERLAP)
        x, y = slot.centre
        art = Place(_face(slot, faces), x, y, slot.rotation)
        yield Group(slot.id, (Clip(_outline(slot, box), (art,)),))


def _outline(slot: Slot, box: Box) -> Path:
    """What of a face is shown: a box, or for a disc the circle that touches it."""
    if slot.shape != "round":
        return rectangle(box.x0, box.y0, box.width, box.height)
    x, y = slot.centre
    return circle(x, y, min(x - box.x0, y - box.y0, box.x1 - x, box.y1 - y))


def _lines(plan: SheetPlan, page: Page) -> Iterator[Op]:
    """The lines by which scissors go, round discs and along cuts: outside them, on fronts only.

    A back may be off by two millimetres, and its line would then lie on the art.
    """
    if page.side == "back":
        return
    rings = [s.outline for s in page.slots if s.shape == "round" and s.side == "front"]
    cuts = [outline.path() for outline in (*rings, *page.cuts) if outline]
    paper = rectangle(0.0, 0.0, plan.width, plan.height)
    for paint, width in ((WHITE, LINE + KNOCKOUT), (BLACK, LINE)):
        # Of a line twice as wide, the half that lies outside is shown.
        for path in cuts:
            yield Clip(paper + path, (Stroke(path, paint, "line", 2 * width),), even_odd=True)


def _block(box: Box) -> Fill:
    return Fill(rectangle(box.x0, box.y0, box.width, box.height), BLACK, "line")


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
