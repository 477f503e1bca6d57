"""Strategus's standees: a front for their owner, a back for the enemy, feet to stand on."""

import numpy as np
import pytest

from generator.draw.palettes import Palette
from generator.draw.scene import Place, Stroke
from generator.faces import UnknownFace, face
from generator.faces.strategus import STANDEES
from generator.theme import SIDES
from tests.generator.raster import picture

SEATS = range(len(SIDES))
by_seat = pytest.mark.parametrize("seat", SEATS)


@pytest.mark.parametrize("key", STANDEES)
@by_seat
def test_a_standee_shows_its_front_upright_and_its_back_to_the_enemy(key, seat):
    scene = face("strategus", key, seat=seat)
    assert (scene.width, scene.height) == (38, 100)
    back, front = (op for op in scene.walk() if isinstance(op, Place))
    assert (back.x, back.y, back.rotation) == (19, 31, 180)
    assert (front.x, front.y, front.rotation) == (19, 69, 0)
    kind = STANDEES[key]
    assert back.scene.ops == face("strategus", "back", seat=seat).ops
    assert front.scene.ops == face("strategus", kind.key, seat=seat).ops
    folds = [op for op in scene.walk() if isinstance(op, Stroke) and op.dash]
    assert [op.path.bounds().y0 for op in folds] == [12, 50, 88]


@pytest.mark.parametrize("palette", ["full", "one-colour"])
def test_the_foot_below_a_standees_front_has_its_ground(palette):
    feet = []
    for seat in SEATS:
        image = picture(Palette(palette)(face("strategus", "apple-standee", seat=seat)), 152)
        assert np.ptp(image[360:]) < 0.9
        assert image[354:].std(axis=(0, 1)).max() < 0.01
        feet.append(image[360:].mean())
        assert np.abs(image[345, 1:].mean() - feet[-1]) < 0.05
    assert feet[0] - feet[1] > 0.4


@by_seat
def test_what_the_enemy_sees_of_a_standee_is_the_same_for_all(seat):
    images = [picture(face("strategus", key, seat=seat), 76) for key in STANDEES]
    for image in images[1:]:
        assert np.array_equal(image[:99], images[0][:99])
        assert np.array_equal(image[177:], images[0][177:])


@pytest.mark.parametrize("key", ["lion-standee", "board", "board-lakes"])
def test_what_is_printed_on_one_side_has_no_back(key):
    with pytest.raises(UnknownFace, match=f"{key} has no back"):
        face("strategus", key, "back")
