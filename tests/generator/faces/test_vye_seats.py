"""The ring that shows where tokens lie is seen on every card of Vye, in every palette."""

import numpy as np
import pytest

from engine.core.registry import game
from generator.draw.palettes import Palette
from generator.draw.path import Box
from generator.draw.scene import Fill, Group
from generator.faces import face
from generator.faces.vye import frame
from tests.generator.raster import picture

LANDS, SPECIALS = (
    tuple(one.key for one in game("vye").components() if one.kind == kind)
    for kind in ("land", "special")
)
#: Each role once, of houses as light and as dark as any.
FAMILIES = ("midnight-king", "ladders-queen", "thousand-roses-heir", "immortal-advisor")
#: Pixels for each mm, and how far around a dot it is looked for, in pixels.
SCALE, NEAR = 7, 4
LEAST = 2.0


def luminance(scene):
    image = picture(scene, round(scene.width * SCALE))
    linear = np.where(image <= 0.04045, image / 12.92, ((image + 0.055) / 1.055) ** 2.4)
    return linear @ (0.2126, 0.7152, 0.0722)


def contrast(one, other):
    high, low = np.maximum(one, other), np.minimum(one, other)
    return (high + 0.05) / (low + 0.05)


def seat_of(scene):
    (found,) = [op for op in scene.ops if isinstance(op, Group) and op.name == "seat"]
    return found


def dots(scene):
    """The middles of the ring's dots, in mm, and their paint."""
    op = seat_of(scene).ops[-1]
    assert op.role == "cut"
    middles = []
    for line in op.path.flat(4):
        xs, ys = zip(*line, strict=True)
        middles.append(((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2))
    assert len(middles) == 36
    return middles, op.paint


def windows(image, middles):
    for x, y in middles:
        i, j = round(y * SCALE), round(x * SCALE)
        yield image[i - NEAR : i + NEAR + 1, j - NEAR : j + NEAR + 1]


@pytest.mark.parametrize("trim", frame.TRIMS)
@pytest.mark.parametrize("key", [*LANDS, *SPECIALS, *FAMILIES])
def test_each_dot_of_the_ring_stands_out_from_what_it_lies_on(key, trim):
    usual = face("vye", key, trim=trim)
    bare = usual.with_ops("bare", tuple(op for op in usual.ops if op is not seat_of(usual)))
    middles, paint = dots(usual)
    seen, beneath = luminance(usual), luminance(bare)
    for with_dot, without in zip(windows(seen, middles), windows(beneath, middles), strict=True):
        assert contrast(with_dot, without).max() >= LEAST
    under = np.array([np.median(one) for one in windows(beneath, middles)])
    assert np.median(contrast(under, paint.luminance)) >= LEAST, "the better of ink and bone"


def test_in_grey_the_ring_stands_out_as_much():
    """A paint is as light in grey as it is in colour."""
    for key in (*LANDS, *FAMILIES):
        for op in face("vye", key).walk():
            if isinstance(op, Fill):
                assert op.paint.grey.luminance == pytest.approx(op.paint.luminance, abs=0.01)


@pytest.mark.parametrize("key", [*LANDS[::3], *SPECIALS[::3], "midnight-queen"])
def test_in_one_colour_the_ring_is_ink_on_paper(key):
    scene = face("vye", key)
    image = luminance(Palette("one-colour")(scene))
    for window in windows(image, dots(scene)[0]):
        middle = window[NEAR, NEAR]
        assert middle < 0.2
        assert window.max() > 0.9


def test_in_one_colour_a_poker_land_shows_its_stamp_once():
    for key in LANDS:
        scene = face("vye", key, trim="poker")
        groups = {op.name: op for op in scene.ops if isinstance(op, Group)}
        assert len(groups["picture"].plain) > 2
        (mark,) = groups["emblem"].plain
        foot = Box(5, 66.6, 59, 84.2)
        assert foot.holds(mark.path.bounds())
        assert len(groups["emblem"].ops) >= 2
