"""The estimate of ink is held against pixels: where a picture is dark, there ink was counted."""

from __future__ import annotations

import pypdfium2
import pytest

from generator.draw.coverage import Inks, coverage
from generator.draw.paint import Paint
from generator.draw.palettes import Palette
from generator.draw.pdf import pdf
from generator.draw.scene import Clip, Drawing, Fill, Group, Place, Scene, Stroke
from generator.draw.shapes import circle, line, rectangle
from generator.faces import face
from generator.kits.build import plans
from generator.kits.options import KitOptions
from generator.theme import BLACK, RED, WHITE


def shaded(scene: Scene) -> Scene:
    """The scene in greys that are as dark as there is ink, four full inks being black."""

    def shade(paint: Paint) -> Paint:
        grey = 1 - sum(paint.cmyk) / 4
        return Paint(f"shade {grey}", (grey, grey, grey), (0.0, 0.0, 0.0, 1 - grey))

    def ops(some):
        for op in some:
            if isinstance(op, Clip):
                yield Clip(op.path, tuple(ops(op.ops)), op.even_odd)
            elif isinstance(op, Group):
                yield Group(op.name, tuple(ops(op.ops)))
            elif isinstance(op, Place):
                yield Place(shaded(op.scene), op.x, op.y, op.rotation, op.scale)
            elif isinstance(op, Fill):
                yield Fill(op.path, shade(op.paint), op.role, op.even_odd)
            elif isinstance(op, Stroke):
                width, paint = op.width, shade(op.paint)
                yield Stroke(op.path, paint, op.role, width, op.cap, op.dash)
            else:
                yield type(op)(op.x, op.y, op.text, op.size, op.font, shade(op.paint), op.role,
                               op.anchor, op.rotation, op.track)  # fmt: skip

    return scene.with_ops(scene.name, tuple(ops(scene.ops)))


def dark(scene: Scene) -> float:
    """How much of the four inks pixels say that there is."""
    (page,) = pypdfium2.PdfDocument(pdf(shaded(scene), bleed=scene.bleed))
    pixels = page.render(scale=6, grayscale=True).to_numpy()
    return float(4 * (1 - pixels.mean() / 255))


def test_flat_areas_are_counted_as_they_are():
    drawing = Drawing("flat", 40.0, 40.0)
    assert coverage(drawing.scene()) == Inks()
    drawing.fill(rectangle(0, 0, 40, 40), RED, "ground")
    assert coverage(drawing.scene()) == pytest.approx(RED.cmyk, abs=1e-9)
    drawing.fill(rectangle(0, 0, 20, 40), WHITE, "body")
    assert coverage(drawing.scene()).total == pytest.approx(sum(RED.cmyk) / 2, abs=1e-9)
    with drawing.clip(circle(20, 20, 10)):
        drawing.fill(rectangle(0, 0, 40, 40), BLACK, "body")
    assert coverage(drawing.scene()).k == pytest.approx(0.196 + RED.cmyk[3] * 0.402, abs=0.01)


def test_lines_and_dashes_are_as_wide_and_as_long_as_they_are():
    drawing = Drawing("lines", 50.0, 50.0)
    for i in range(20):
        drawing.stroke(line((3, 3 + i * 2.13), (47, 2 + i * 2.19)), BLACK, 0.3)
    assert coverage(drawing.scene()).k == pytest.approx(20 * 44 * 0.3 / 2500, rel=0.1)
    dashed = Drawing("dashed", 50.0, 50.0)
    dashed.stroke(line((0, 25), (50, 25)), BLACK, 10.0, dash=(2.0, 3.0))
    assert coverage(dashed.scene()).k == pytest.approx(0.08, rel=0.05)


@pytest.mark.parametrize("palette", ["full", "low-ink", "one-colour"])
@pytest.mark.parametrize(
    ("game", "key", "side"),
    [("rue", "RP", "front"), ("rue", "back", "back"), ("vye", "land-a", "front"),
     ("vye", "catapult", "front"), ("vye", "undead", "front"), ("strategus", "fox", "front")],
)  # fmt: skip
def test_faces_are_as_dark_as_they_are_counted(game, key, side, palette):
    scene = Palette(palette)(face(game, key, side))
    assert coverage(scene).total == pytest.approx(dark(scene), rel=0.06, abs=0.008)


def test_a_page_to_read_is_as_dark_as_it_is_counted():
    options = KitOptions(only=("quick-reference",))
    for _, faces, *_ in plans("vye", options):
        for scene in faces.values():
            assert coverage(scene).total == pytest.approx(dark(scene), rel=0.08)
