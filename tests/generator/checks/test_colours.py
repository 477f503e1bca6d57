"""Colours that mean something keep their distance, to every kind of eye and in grey."""

from itertools import combinations, pairwise

import numpy as np
import pytest

from generator.theme import BLUE, HOUSES, LANDS, RED, SEAT_MARKS, SIDES, UNDEAD
from tests.generator.checks.colour import difference, lab
from tests.generator.raster import SIGHT, seen

#: Colours by group, and the least distance of any two: in colour, with whatever sight; in grey.
GROUPS = {
    "Rue": ({"red": RED, "blue": BLUE}, 30, 15),
    "houses": ({**HOUSES, "undead": UNDEAD}, 10, 8),
    "sides": ({paint.name: paint for paint, _ in SIDES}, 30, 30),
    "seats": ({mark.shape: mark.ground for mark in SEAT_MARKS}, 10, 5),
    "lands": (dict(LANDS), 8, 3),
}
#: The least step of lightness in the ladder of the Lands.
RUNG = 4.5


@pytest.mark.parametrize(
    ("one", "other", "distance"),
    [
        # From the test data that Sharma, Wu and Dalal published with the formula.
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0000),
        ((50, 0, 0), (50, -1, 2), 2.3669),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_distance_is_the_published_one(one, other, distance):
    measured = difference(np.array(one, dtype=float), np.array(other, dtype=float))
    assert measured == pytest.approx(distance, abs=5e-5)


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("group", GROUPS)
def test_the_colours_of_a_group_are_told_apart(group, sight):
    paints, floor, grey_floor = GROUPS[group]
    seen_as = {name: lab(seen(np.array([paint.rgb]), sight))[0] for name, paint in paints.items()}
    least = grey_floor if sight == "grey" else floor
    near = {
        f"{one} and {other}: {float(difference(seen_as[one], seen_as[other])):.1f}"
        for one, other in combinations(paints, 2)
        if difference(seen_as[one], seen_as[other]) < least
    }
    assert not near


def test_the_lands_are_a_ladder_of_greys():
    rungs = sorted(paint.lightness for paint in LANDS.values())
    assert len(rungs) == 16
    assert min(b - a for a, b in pairwise(rungs)) >= RUNG
