import numpy as np
import pytest

from generator.draw.cells import STEP, Cells, subpaths, within
from generator.draw.cuts import blade
from generator.draw.palettes import Palette
from generator.draw.path import Box
from generator.draw.scene import Clip, Drawing, Fill, Group, Stroke, Text
from generator.draw.shapes import circle, joined, line, rectangle
from generator.theme import BLACK, BLUE, BONE, INK, LEATHER, RED, WHITE
from tests.generator.raster import picture

ONE = Palette("one-colour")


def drawn(draw, ground=LEATHER):
    """The operations in one colour of what a function draws on a ground of 50 by 50 mm."""
    drawing = Drawing("one", 50, 50)
    drawing.fill(rectangle(-1, -1, 52, 52), ground, "ground")
    draw(drawing)
    return list(ONE(drawing.scene()).walk())


def test_only_ink_and_paper_and_no_ground():
    def draw(drawing):
        drawing.fill(circle(25, 25, 9), BLUE, "body")
        drawing.fill(circle(5, 5, 2), RED, "ornament")
        drawing.fill(circle(9, 5, 2), RED, "grain")
        drawing.stroke(line((1, 40), (49, 40)), RED, 0.5)

    assert [(type(op), op.paint) for op in drawn(draw)] == [(Fill, BLACK), (Stroke, BLACK)]


@pytest.mark.parametrize(("body", "cut"), [(INK, BONE), (BONE, INK), (BLUE, BLUE)])
def test_a_body_is_ink_and_a_cut_in_it_is_paper(body, cut):
    def draw(drawing):
        drawing.fill(circle(25, 25, 9), body, "body")
        drawing.fill(blade((20, 25), (30, 25), 1), cut, "cut")

    assert [op.paint for op in drawn(draw, RED)] == [BLACK, WHITE]


def test_cuts_of_one_row_are_looked_at_one_by_one():
    cuts = joined([blade((5, 25), (15, 25), 1), blade((21, 25), (29, 25), 1)])

    def draw(drawing):
        drawing.fill(circle(25, 25, 9), BLUE, "body")
        drawing.fill(cuts, BONE, "cut")

    beside, inside = drawn(draw)[1:]
    assert (beside.paint, beside.path) == (BLACK, subpaths(cuts)[0])
    assert (inside.paint, inside.path) == (WHITE, subpaths(cuts)[1])


def test_light_and_dark_stay_light_and_dark_and_a_line_parts_the_same():
    def draw(drawing):
        drawing.fill(circle(25, 25, 20), BLUE, "body")
        drawing.fill(circle(25, 25, 15), BONE, "body")
        drawing.fill(circle(25, 25, 10), LEATHER.mix(INK, 0.3), "body")
        drawing.fill(circle(25, 25, 5), INK, "body")

    fills = [(type(op), op.paint) for op in drawn(draw)]
    assert fills == [(Fill, BLACK), (Fill, WHITE), (Fill, BLACK), (Fill, BLACK), (Stroke, WHITE)]


def test_a_light_body_that_carries_others_is_paper():
    def draw(drawing):
        drawing.fill(rectangle(5, 5, 40, 40), BONE, "body")
        drawing.fill(circle(25, 25, 5), RED, "body")

    assert [(type(op), op.paint) for op in drawn(draw, INK)] == [
        (Fill, WHITE), (Stroke, BLACK), (Fill, BLACK),
    ]  # fmt: skip


def test_text_lines_and_marks_show_on_what_is_below():
    def draw(drawing):
        drawing.fill(rectangle(0, 0, 50, 25), BLUE, "body")
        for y in (15, 40):
            drawing.text(25, y, "Blue", 12, INK)
            drawing.stroke(line((5, y), (45, y)), INK, 0.1)
            drawing.fill(circle(25, y, 2), INK, "text")

    shown = drawn(draw)[1:]
    assert [op.paint for op in shown] == [WHITE] * 3 + [BLACK] * 3
    assert [op.width for op in shown if isinstance(op, Stroke)] == [0.25, 0.12]


def test_an_outline_of_ink_stays_ink():
    def draw(drawing):
        drawing.fill(circle(25, 25, 9), BLUE, "body")
        drawing.stroke(circle(25, 25, 9), INK, 0.35)

    assert [op.paint for op in drawn(draw)] == [BLACK, BLACK]


def test_a_group_is_drawn_as_its_plain_version():
    def draw(drawing):
        def stamp():
            drawing.fill(circle(25, 25, 9), INK, "body")
            drawing.fill(circle(25, 25, 3), BONE, "body")

        with drawing.group("picture", plain=stamp):
            drawing.fill(circle(25, 25, 5), RED, "body")
        drawing.text(25, 18.5, "on it", 7, INK)

    group, *ops = drawn(draw)
    assert isinstance(group, Group)
    assert group.plain is None
    assert [op.paint for op in ops] == [BLACK, WHITE, WHITE]
    assert isinstance(ops[-1], Text)


def test_what_a_clip_hides_lies_under_nothing():
    def draw(drawing):
        with drawing.clip(rectangle(0, 0, 20, 50)):
            drawing.fill(rectangle(0, 0, 50, 50), BLUE, "body")
        drawing.text(35, 25, "free", 12, INK)

    clip, fill, text = drawn(draw)
    assert isinstance(clip, Clip)
    assert (fill.paint, text.paint) == (BLACK, BLACK)


def test_cells_are_those_whose_middle_a_shape_holds():
    cells = Cells(Box(0, 0, 8, 8))
    square = cells.spans(rectangle(STEP * 2, STEP * 3, STEP * 4, STEP * 2))
    assert square == {3: [(2, 6)], 4: [(2, 6)]}
    ring = circle(4, 4, 3) + circle(4, 4, 2)
    disc, hole = cells.spans(circle(4, 4, 3)), cells.spans(circle(4, 4, 2))
    area = sum(b - a for parts in disc.values() for a, b in parts) * STEP**2
    assert area == pytest.approx(np.pi * 9, rel=0.05)
    assert cells.spans(ring) == disc
    assert within(cells.spans(ring, even_odd=True), hole) == {}
    cells.lay(disc, 7)
    assert set(cells.under(hole)) == {7}
    assert set(cells.under(cells.spans(rectangle(0, 0, 1, 1)))) == {-1}
    assert cells.spans(rectangle(1.05, 1.05, 0.1, 0.1)) == {2: [(2, 3)] * 5}


def test_a_hatched_ring_has_a_hole():
    """An engraving's hatch keeps to a body's own rule of inside and outside."""
    drawing = Drawing("ring", 30, 30)
    drawing.fill(circle(15, 15, 12) + circle(15, 15, 8), INK, "body", even_odd=True)
    image = picture(Palette("low-ink")(drawing.scene()), 300)
    assert image[100:200, 100:200].min() > 0.99
    assert image[:, 35:65].min() < 0.7


@pytest.mark.parametrize(("body", "mark"), [(BLUE, WHITE), (None, BLACK)])
def test_a_mark_of_several_layers_keeps_its_openings(body, mark):
    """Layers of a mark alternate, whatever lies below: none is lost, none turns."""
    opening = BLACK if mark == WHITE else WHITE

    def draw(drawing):
        if body:
            drawing.fill(rectangle(0, 0, 50, 50), body, "body")
        for r, role in ((20, "text"), (16, "plate"), (15, "text"), (14.5, "text"), (5, "plate")):
            drawing.fill(circle(25, 25, r), INK, role)

    paints = [op.paint for op in drawn(draw)][-5:]
    assert paints == [mark, opening, mark, mark, opening]
