"""Nothing that has to be read lies so near the trim that a knife that slips would take it."""

from math import hypot

import pytest

from generator.draw.scene import Clip, Drawing, Fill, Text
from generator.draw.shapes import circle
from generator.draw.text import outlines
from generator.faces.catalogue import catalogue
from generator.theme import BONE, INK
from generator.units import SAFE
from tests.generator.checks.drawn import games
from tests.generator.checks.inlined import inlined

#: How far what is read stays from the trim, in mm: on cards, tiles and pieces, and on discs.
KEPT, KEPT_ROUND = SAFE, 0.9
#: What is read: letters, and areas in these roles, which are signs and what words stand on.
READ = {"text", "plate"}


def points(ops, clip=None):
    """What is read, with the points of its outline, cut to the box that it is clipped to."""
    for op in ops:
        if isinstance(op, Clip):
            box = op.path.bounds()
            yield from points(op.ops, box if clip is None else within(box, clip))
        elif isinstance(op, Text) or (isinstance(op, Fill) and op.role in READ):
            path = outlines(op) if isinstance(op, Text) else op.path
            found = [point for line in path.flat(6) for point in line]
            if clip is not None:
                found = [
                    (min(max(x, clip.x0), clip.x1), min(max(y, clip.y0), clip.y1)) for x, y in found
                ]
            yield op, found


def within(box, other):
    return box._replace(
        x0=max(box.x0, other.x0), y0=max(box.y0, other.y0),
        x1=min(box.x1, other.x1), y1=min(box.y1, other.y1),
    )  # fmt: skip


def too_near(scene, is_round):
    """What is read and too near the trim, with its least distance from it in mm."""
    wide, high = scene.width, scene.height
    kept = KEPT_ROUND if is_round else KEPT
    found = []
    for op, outline in points(inlined(scene)):
        if is_round:
            far = [wide / 2 - hypot(x - wide / 2, y - high / 2) for x, y in outline]
        else:
            far = [min(x, y, wide - x, high - y) for x, y in outline]
        if far and min(far) < kept - 0.005:
            told = repr(op.text) if isinstance(op, Text) else f"{op.role} {op.paint.name}"
            found.append(f"{scene.name}: {told} is {min(far):.2f} mm from the trim, not {kept:g}")
    return found


@pytest.mark.parametrize("game", games())
def test_what_is_read_stays_clear_of_the_trim(game):
    wrong = []
    for entry in catalogue(game):
        wrong += too_near(entry.draw(), entry.is_round)
    assert not wrong, wrong


def test_what_is_too_near_is_found():
    drawing = Drawing("card", 60, 60, 3)
    drawing.fill(circle(30, 30, 10), BONE, "plate")
    drawing.text(30, 30, "K", 20, INK)
    assert too_near(drawing.scene(), is_round=False) == []
    drawing.text(3.0, 30, "K", 20, INK)
    drawing.fill(circle(30, 56, 2), INK, "text")
    letter, sign = too_near(drawing.scene(), is_round=False)
    assert letter.startswith("card: 'K' is ")
    assert sign == "card: text ink is 2.00 mm from the trim, not 3.175"
    (corner,) = too_near(drawing.scene(), is_round=True)[:1]
    assert "not 0.9" in corner
