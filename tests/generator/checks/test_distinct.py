"""Every two faces of a kind differ: to every kind of eye, in grey, and without any colour."""

from itertools import combinations

import pytest

from generator.draw.scene import Drawing
from generator.draw.shapes import circle, rectangle
from generator.faces.catalogue import catalogue
from generator.theme import BLUE, BONE, INK, RED
from tests.generator.checks.alike import differing, looks, structure
from tests.generator.checks.drawn import games
from tests.generator.raster import SIGHT

#: The share of the pixels that must differ at a glance; Rue's backs differ in the medallion alone.
LEAST = 0.015
#: Standees are pieces twice: their faces are looked at as such.
LEFT_OUT = {"standee"}
CASES = [(game, size) for game in games() for size in ("print", "small")]


def kinds(game):
    """The faces that lie on one table and must not be taken for one another."""
    found = {}
    for entry in catalogue(game):
        if entry.kind not in LEFT_OUT:
            found.setdefault((entry.kind, entry.motif, entry.trim), []).append(entry)
    return [entries for entries in found.values() if len(entries) > 1]


def too_alike(named, look):
    """The pairs of scenes that differ in less than the least share of what `look` makes of them."""
    pictures = {name: look(scene) for name, scene in named}
    shares = {
        (one, other): differing(pictures[one], pictures[other])
        for one, other in combinations(pictures, 2)
    }
    return [f"{' and '.join(pair)}: {share:.1%}" for pair, share in shares.items() if share < LEAST]


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("game", games())
def test_every_two_faces_of_a_kind_look_different(game, sight):
    for entries in kinds(game):
        drawn = [(entry.key, entry.draw()) for entry in entries if not entry.trim]
        assert too_alike(drawn, lambda scene: looks(scene, sight)) == []


@pytest.mark.parametrize(("game", "size"), CASES)
def test_no_two_faces_of_a_kind_differ_by_colour_alone(game, size):
    for entries in kinds(game):
        assert too_alike([(entry.key, entry.draw(size)) for entry in entries], structure) == []


def disc(name, ground, body, shape=None):
    drawing = Drawing(name, 20, 20)
    drawing.fill(rectangle(-1, -1, 22, 22), ground, "ground")
    drawing.fill(shape or circle(10, 10, 6), body, "body")
    return name, drawing.scene()


def test_faces_that_differ_by_colour_alone_are_found():
    faces = [disc("red", RED, BONE), disc("blue", BLUE, INK)]
    assert too_alike(faces, lambda scene: looks(scene, "normal")) == []
    assert too_alike(faces, structure) == ["red and blue: 0.0%"]
    faces[1] = disc("blue", BLUE, INK, rectangle(4, 4, 12, 12))
    assert too_alike(faces, structure) == []
