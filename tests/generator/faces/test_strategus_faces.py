"""Strategus's pieces: sides and kinds told apart without colour, backs that tell nothing."""

from itertools import combinations

import pytest

from engine.games.strategus.ranks import ARMY
from generator.draw.palettes import Palette
from generator.draw.scene import Fill, Stroke, Text
from generator.draw.text import outlines
from generator.faces import UnknownFace, face
from generator.theme import SIDES, SMALLEST

SEATS = range(len(SIDES))


def words(scene):
    return [op for op in scene.walk() if isinstance(op, Text)]


def shapes(scene):
    """What is drawn and set, whatever the paint."""
    return [
        (op.path, op.role) if isinstance(op, Fill | Stroke) else (op.text, op.size)
        for op in scene.walk()
        if isinstance(op, Fill | Stroke | Text)
    ]


@pytest.mark.parametrize("kind", ARMY, ids=lambda kind: kind.key)
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("size", ["print", "small"])
def test_a_piece_tells_its_name_and_rank_whole_and_inside(kind, seat, size):
    scene = face("strategus", kind.key, seat=seat, size=size)
    told = [op.text for op in words(scene)]
    assert kind.name in told
    assert (str(kind.rank) in told) == bool(kind.rank)
    for op in words(scene):
        assert op.size >= SMALLEST
        assert scene.trim.grown(-2.0).holds(outlines(op).bounds()), op.text


@pytest.mark.parametrize("kind", ARMY, ids=lambda kind: kind.key)
@pytest.mark.parametrize("seat", SEATS)
def test_small_names_can_be_read_where_six_columns_fill_a_phone(kind, seat):
    scene = face("strategus", kind.key, seat=seat, size="small")
    (name,) = (op for op in words(scene) if op.font == "strong")
    # A cell of 44 mm is then 50 pixels wide.
    assert name.size / 72 * 25.4 * 50 / 44 >= 8


@pytest.mark.parametrize("kind", ARMY, ids=lambda kind: kind.key)
@pytest.mark.parametrize("seat", SEATS)
def test_a_dot_stands_for_each_piece_of_the_kind(kind, seat):
    drawn = face("strategus", kind.key, seat=seat).ops
    dots = [op for op in drawn if isinstance(op, Fill) and op.role == "body"]
    assert len(dots) == kind.copies


@pytest.mark.parametrize("size", ["print", "small"])
def test_no_two_pieces_differ_by_colour_alone(size):
    faces = [
        face("strategus", key, seat=seat, size=size)
        for key in (*(kind.key for kind in ARMY), "back")
        for seat in SEATS
    ]
    assert all(shapes(one) != shapes(other) for one, other in combinations(faces, 2))
    light = Palette("low-ink")
    assert all(light(one).ops != light(other).ops for one, other in combinations(faces, 2))


@pytest.mark.parametrize("seat", SEATS)
def test_every_piece_of_a_side_has_the_same_back(seat):
    back = face("strategus", "back", seat=seat)
    for kind in ARMY:
        assert face("strategus", kind.key, "back", seat=seat).ops == back.ops


@pytest.mark.parametrize("seat", SEATS)
def test_a_back_does_not_tell_how_it_is_turned(seat):
    scene = face("strategus", "back", seat=seat)
    for op in scene.ops:
        assert isinstance(op, Fill | Stroke)
        box = op.path.bounds()
        assert box.x0 + box.x1 == pytest.approx(scene.width)
        assert box.y0 + box.y1 == pytest.approx(scene.height)
        half_turn = op.path.moved(scene.width, scene.height, rotation=180.0)
        assert _points(half_turn) == _points(op.path)


def _points(path):
    numbers = [round(number, 2) + 0.0 for number in path.numbers]
    return set(zip(numbers[::2], numbers[1::2], strict=True))


def test_without_a_seat_a_piece_is_souths():
    assert face("strategus", "wolf").ops == face("strategus", "wolf", seat=0).ops


@pytest.mark.parametrize(
    ("piece", "options", "message"),
    [
        ("bear", {}, r"Strategus has no piece 'bear': choose one of elephant, .*, apple, back"),
        ("wolf", {"motif": "masks"}, r"Strategus has no motif 'masks'"),
        ("wolf", {"seat": 2}, r"no side for seat 2: seats are 0 \(South\) and 1 \(North\)"),
    ],
)
def test_what_there_is_not_is_said(piece, options, message):
    with pytest.raises(UnknownFace, match=message):
        face("strategus", piece, **options)
