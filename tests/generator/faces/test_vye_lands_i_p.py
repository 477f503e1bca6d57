"""The pictures and stamps of the sets of Lands from I to P."""

import gzip
import math
from itertools import combinations

import numpy as np
import pytest

from generator.draw.palettes import Palette
from generator.draw.path import Box
from generator.draw.scene import Clip, Drawing, Fill
from generator.draw.shapes import rectangle
from generator.draw.svg import svg
from generator.faces.vye.lands import LANDS
from generator.faces.vye.lands.mist_vale import mist
from generator.faces.vye.lands.pale_flats import Pan
from generator.faces.vye.lands.parts import chords
from generator.theme import INK, LAND_ACCENTS, WHITE
from generator.theme import LANDS as INKS
from tests.generator.raster import ink, painted, picture

LETTERS = "ijklmnop"
BLOCK = Box(0, 0, 100, 100)
#: Millimetres of a window, and of a block's unit in it.
WINDOW, UNIT = 53.0, 0.53
KIB = 1024


def drawn(letter):
    """A set's picture alone in its window, where pictures may reach beyond the block."""
    drawing = Drawing(LANDS[letter].name, WINDOW, WINDOW)
    with drawing.clip(rectangle(0, 0, WINDOW, WINDOW)), drawing.at(scale=UNIT):
        LANDS[letter].picture(drawing)
    return drawing.scene()


def stamped(letter, *, mirrored=False):
    drawing = Drawing(LANDS[letter].name, 100, 100)
    LANDS[letter].stamp(drawing, *((WHITE, INK) if mirrored else (INK, WHITE)))
    return drawing.scene()


def shapes(scene):
    return [op for op in scene.walk() if not isinstance(op, Clip)]


def inked(letter, pixels=100):
    """How much ink of a stamp is in each pixel, 0 to 1."""
    return 1 - picture(stamped(letter), pixels).mean(axis=2)


@pytest.mark.parametrize("letter", LETTERS)
def test_a_picture_is_made_of_areas_that_palettes_can_tell_apart(letter):
    ops = shapes(drawn(letter))
    assert all(isinstance(op, Fill) for op in ops)
    roles = [op.role for op in ops]
    assert set(roles) <= {"ground", "body", "cut", "ornament"}
    assert roles.count("ground") <= 1
    assert "ground" not in roles[1:]
    assert roles.count("body") >= 5
    assert roles.count("cut") >= 2


@pytest.mark.parametrize("letter", LETTERS)
def test_a_picture_fills_its_window_and_the_clip_has_little_to_cut_off(letter):
    ops = shapes(drawn(letter))
    assert ops[0].path.bounds().holds(Box(0, 0, WINDOW, WINDOW))
    around = Box(0, 0, WINDOW, WINDOW).grown(25 * UNIT)
    for op in ops:
        assert all(math.isfinite(value) for value in op.path.numbers)
        box = op.path.bounds()
        assert around.holds(box)
        assert min(box.x1, box.y1, WINDOW - box.x0, WINDOW - box.y0) > 0


#: Hues that a set's crystals or blooms have besides its own.
EXTRA = {
    "n": ("heather",),
    "o": ("rose opal", "rose opal shaded", "honey opal", "honey opal shaded"),
}


@pytest.mark.parametrize("letter", LETTERS)
def test_a_picture_is_mixed_of_its_set_s_inks(letter):
    own = (INKS[letter].name, LAND_ACCENTS[letter].name, "ink", "bone", *EXTRA.get(letter, ()))
    for op in shapes(drawn(letter)):
        assert op.paint.name.split("+")[0] in own


@pytest.mark.parametrize("letter", LETTERS)
def test_a_picture_weighs_little(letter):
    data = svg(drawn(letter), digits=2).encode()
    assert len(gzip.compress(data, 9, mtime=0)) < 10 * KIB


@pytest.mark.parametrize("letter", LETTERS)
def test_little_ink_is_little_but_leaves_an_engraving(letter):
    scene = drawn(letter)
    thin = Palette("low-ink")(scene)
    share = ink(thin) / ink(scene)
    assert 0.04 < share < 0.17
    assert picture(thin, 200).mean() < 0.96


@pytest.mark.parametrize("letter", LETTERS)
def test_grey_keeps_shades_apart(letter):
    values = picture(Palette("grey")(drawn(letter)), 200)[:, :, 0]
    shades, counts = np.unique(np.round(values, 2), return_counts=True)
    wide = shades[counts > 0.03 * values.size]
    assert wide.max() - wide.min() > 0.25
    assert len(wide) >= 3


@pytest.mark.parametrize("letter", LETTERS)
def test_the_same_picture_twice(letter):
    assert svg(drawn(letter)) == svg(drawn(letter))
    assert svg(stamped(letter)) == svg(stamped(letter))


@pytest.mark.parametrize("letter", LETTERS)
def test_a_stamp_is_a_few_areas_in_two_paints_within_its_block(letter):
    ops = shapes(stamped(letter))
    assert len(ops) <= 8
    seen = picture(stamped(letter), 400).mean(axis=2) < 0.5
    for op in ops:
        assert isinstance(op, Fill)
        assert (op.role, op.paint) in (("text", INK), ("plate", WHITE))
    assert {op.role for op in ops} == {"text", "plate"}
    box = Box(*_extent(seen))
    assert BLOCK.holds(box)
    assert min(box.width, box.height) > 70


def _extent(seen):
    rows, columns = np.flatnonzero(seen.any(axis=1)), np.flatnonzero(seen.any(axis=0))
    size = len(seen) / 100
    return columns[0] / size, rows[0] / size, (columns[-1] + 1) / size, (rows[-1] + 1) / size


@pytest.mark.parametrize("letter", LETTERS)
def test_a_stamp_stays_within_its_block_even_where_nothing_cuts_it_off(letter):
    def inside(ops):
        for op in ops:
            if isinstance(op, Clip) or op.role == "text":
                assert BLOCK.holds(op.path.bounds())

    inside(stamped(letter).ops)


@pytest.mark.parametrize("letter", LETTERS)
def test_a_stamp_is_the_same_with_ink_and_paper_exchanged(letter):
    def swapped(paint):
        return INK if paint == WHITE else WHITE

    other = svg(painted(stamped(letter, mirrored=True), swapped))
    assert other == svg(stamped(letter))


@pytest.mark.parametrize("letter", LETTERS)
@pytest.mark.parametrize("palette", ["low-ink", "one-colour"])
def test_a_stamp_prints_alike_with_little_ink_and_in_one_colour(letter, palette):
    drawing = Drawing(letter, 100, 100)
    with drawing.group("stamp", plain=lambda: LANDS[letter].stamp(drawing, INK, WHITE)):
        LANDS[letter].stamp(drawing, INK, WHITE)
    printed = picture(Palette(palette)(drawing.scene()), 100)
    assert np.abs(printed - picture(stamped(letter), 100)).mean() < 0.002


@pytest.mark.parametrize(("one", "other"), list(combinations(LETTERS, 2)))
def test_stamps_differ_even_when_small(one, other):
    pixels = 24
    assert np.abs(inked(one, pixels) - inked(other, pixels)).mean() > 0.2


@pytest.mark.parametrize(("one", "other"), list(combinations(LETTERS, 2)))
def test_pictures_differ_in_grey_whatever_their_lightness(one, other):
    def normal(letter):
        values = picture(Palette("grey")(drawn(letter)), 40)[:, :, 0]
        return (values - values.mean()) / values.std()

    assert np.abs(normal(one) - normal(other)).mean() > 0.6


def test_mist_is_bars_with_round_ends():
    box = mist(40, 4, [(20, 60), (10, 50), (30, 90)]).bounds()
    assert box == pytest.approx((8, 40, 92, 52))


def test_chords_end_inside_the_disc():
    cuts = chords(50, 30, 10, [(24.0, 1.0), (30.0, 1.0), (38.0, 1.0)])
    for line in cuts.flat(8):
        assert all(math.dist(point, (50, 30)) < 10 for point in line)


def test_plates_of_salt_grow_towards_the_viewer():
    pan = Pan(38, 6, 3.2, 5.4, 0.4, 1.4)
    near = Pan(38, 5, 3.2, 5.4, 0.4, 1.4)
    assert len(near.cracks().verbs) < len(pan.cracks().verbs)
    widths = [Box(*_box(line)).height for line in pan.cracks().flat(2)]
    assert max(widths[-10:]) > 3 * max(widths[:10])


def _box(line):
    xs, ys = [x for x, _ in line], [y for _, y in line]
    return min(xs), min(ys), max(xs), max(ys)
