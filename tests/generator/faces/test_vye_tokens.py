"""Vye's tokens and the charges on them: told apart without colour, whole within their disc."""

from itertools import combinations

import pytest

from generator.draw.scene import Drawing, Fill
from generator.faces import face
from generator.faces.charges import CHARGES, charge
from generator.theme import BONE, INK
from tests.generator.faces.test_vye_court import TOKENS, colourless, differ
from tests.generator.raster import low_ink, picture


@pytest.mark.parametrize("size", ["print", "small"])
def test_tokens_differ_without_colour(size):
    scenes = [face("vye", key, size=size) for key in TOKENS]
    assert len(scenes) == len(CHARGES)
    for change in (colourless, low_ink):
        images = [picture(change(scene), 60) for scene in scenes]
        for one, other in combinations(range(len(images)), 2):
            assert differ(images[one], images[other]) > 0.3, (one, other)


@pytest.mark.parametrize("key", TOKENS)
def test_a_token_fills_its_bleed_and_keeps_its_ring_off_the_edge(key):
    scene = face("vye", key)
    assert (scene.width, scene.height, scene.bleed) == (15, 15, 1.5)
    ground, *rest = scene.ops
    assert isinstance(ground, Fill)
    assert ground.role == "ground"
    assert ground.path.bounds().holds(scene.full)
    drawn = [op for op in rest if isinstance(op, Fill)]
    assert all(scene.trim.grown(-0.8).holds(op.path.bounds()) for op in drawn)
    assert face("vye", key, "back") is not scene
    assert face("vye", key, "back").ops == scene.ops


@pytest.mark.parametrize("key", CHARGES)
def test_a_charge_stays_in_its_block(key):
    drawing = Drawing(key, 100, 100)
    charge(drawing, key, 50, 50, 100, INK, BONE)
    assert all(drawing.scene().trim.holds(op.path.bounds()) for op in drawing.scene().ops)
