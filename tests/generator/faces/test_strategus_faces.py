"""Strategus's pieces: sides and kinds told apart without colour, backs that tell nothing."""

import gzip
import math
from itertools import combinations

import numpy as np
import pytest

from engine.games.strategus.ranks import ARMY
from generator.draw.cells import Cells
from generator.draw.palettes import Palette
from generator.draw.path import Box
from generator.draw.scene import Clip, Fill, Stroke, Text
from generator.draw.svg import svg
from generator.draw.text import TextOverflow, cap_height, outlines
from generator.faces import UnknownFace, Words, face
from generator.faces.strategus import PIECES
from generator.faces.strategus.abilities import MARKS
from generator.faces.strategus.masks import HALF, MASKS
from generator.faces.words import PSEUDO
from generator.theme import SIDES, SMALLEST
from generator.units import SAFE
from tests import golden
from tests.generator.draw.test_golden import listing
from tests.generator.raster import SIGHT, ink, low_ink, painted, picture, seen, without_text

SEATS = range(len(SIDES))
KEYS = [kind.key for kind in ARMY]
EVERY = [
    (key, seat, size) for key in (*KEYS, "back") for seat in SEATS for size in ("print", "small")
]
by_key = pytest.mark.parametrize("kind", ARMY, ids=lambda kind: kind.key)
by_seat = pytest.mark.parametrize("seat", SEATS)


def words(scene):
    return [op for op in scene.walk() if isinstance(op, Text)]


def differ(one, other):
    """How different two pictures are: the mean of the tenth of pixels that differ most."""
    gap = np.sort(np.abs(one - other).max(axis=2), axis=None)
    return gap[-gap.size // 10 :].mean()


@pytest.mark.parametrize(("key", "seat", "size"), EVERY)
def test_every_piece_is_sound(key, seat, size):
    scene = face("strategus", key, seat=seat, size=size)
    assert (scene.width, scene.height) == (38, 38)
    for op in scene.walk():
        if isinstance(op, Fill | Stroke):
            assert all(math.isfinite(value) and abs(value) < 80 for value in op.path.numbers)
        if isinstance(op, Stroke):
            assert op.width >= 0.16
    grounds = [op for op in scene.walk() if isinstance(op, Fill) and op.role == "ground"]
    if size == "print":
        assert grounds[0].path.bounds().holds(scene.full)


@by_key
@by_seat
def test_name_and_rank_lie_whole_in_the_safe_zone(kind, seat):
    scene = face("strategus", kind.key, seat=seat)
    told = [op.text for op in words(scene)]
    assert kind.name.lower() in told
    assert (str(kind.rank) if kind.rank else kind.name[0]) in told
    for op in words(scene):
        assert op.size >= SMALLEST
        assert scene.trim.grown(-SAFE).holds(outlines(op).bounds()), op.text


@by_key
@by_seat
def test_plaque_mask_and_dots_lie_in_the_safe_zone(kind, seat):
    scene = face("strategus", kind.key, seat=seat)
    for op in scene.walk():
        if isinstance(op, Fill) and op.role in ("body", "plate"):
            assert scene.trim.grown(-SAFE).holds(op.path.bounds())


@by_key
@by_seat
def test_a_small_piece_shows_its_rank_large_enough_for_ten_columns_on_a_phone(kind, seat):
    (rank,) = words(face("strategus", kind.key, seat=seat, size="small"))
    assert rank.text == (str(kind.rank) if kind.rank else kind.name[0])
    # A cell is then 34 pixels wide, its piece 92 parts of a hundred of that.
    assert cap_height(rank.size, "display") / 38 * 34 * 0.92 >= 7
    assert outlines(rank).bounds().x0 >= 1.0


@by_key
@by_seat
def test_a_dot_stands_for_each_piece_of_the_kind(kind, seat):
    fills = [op for op in face("strategus", kind.key, seat=seat).walk() if isinstance(op, Fill)]
    columns = [op for op in fills if op.role == "text" and op.path.bounds().x0 > 31]
    (dots,) = [op for op in columns if op.path.bounds().width < 1.5]
    assert dots.path.verbs.count("M") == kind.copies
    assert ("C" in dots.path.verbs) == (seat == 1)


@by_seat
def test_only_kinds_with_a_rule_of_their_own_have_a_mark(seat):
    ruled = {"elephant", "fox", "scout", "mouse", "trap", "apple"}
    assert set(MARKS) == ruled
    for key in KEYS:
        ops = [op for op in face("strategus", key, seat=seat).walk() if isinstance(op, Fill)]
        corner = [
            op
            for op in ops
            if op.role == "text" and op.path.bounds().x1 < 11.2 and op.path.bounds().y0 > 25
        ]
        assert bool(corner) == (key in ruled), key


@pytest.mark.parametrize("key", KEYS)
def test_a_mask_fills_its_block_and_no_more(key):
    layers = MASKS[key]
    boxes = [layer.path.bounds() for layer in layers]
    assert min(min(box.x0, box.y0) for box in boxes) >= -HALF
    assert max(max(box.x1, box.y1) for box in boxes) <= HALF
    assert max(box.y1 for box in boxes) - min(box.y0 for box in boxes) >= 1.5 * HALF
    for layer in layers:
        assert layer.path


@pytest.mark.parametrize("key", KEYS)
def test_cuts_start_inside_what_they_are_cut_into(key):
    """No cut reaches beyond the outline of the printed shapes as a whole."""
    forms = [layer.path.bounds() for layer in MASKS[key] if layer.tone == "form"]
    for layer in MASKS[key]:
        if layer.tone in ("gouge", "line"):
            box = layer.path.bounds()
            assert box.x0 >= min(form.x0 for form in forms)
            assert box.x1 <= max(form.x1 for form in forms)
            assert box.y0 >= min(form.y0 for form in forms)


@pytest.mark.parametrize("key", KEYS)
def test_eyes_are_clear_of_cuts_and_hatching(key):
    """What keeps them free lies on the forms alone and reaches above and below the eyes."""
    layers = MASKS[key]
    freed = [i for i, layer in enumerate(layers) if layer.tone == "calm"]
    # Lion and tiger have theirs on a field, and things have none.
    assert len(freed) == (key not in ("lion", "tiger", "trap", "apple"))
    for i in freed:
        calm, eye = layers[i].path.bounds(), layers[i + 1]
        assert eye.tone == "field"
        box = eye.path.bounds()
        assert calm.y0 < box.y0 - 0.8
        assert calm.y1 > box.y1 + 0.8
        forms = Cells(Box(-HALF, -HALF, HALF, HALF))
        for layer in layers[:i]:
            if layer.tone == "form":
                forms.lay(forms.spans(layer.path), 1)
        assert set(forms.under(forms.spans(layers[i].path))) == {1}


@by_key
def test_where_ink_is_saved_norths_masks_are_clean_and_its_ground_is_not(kind):
    saved = low_ink(face("strategus", kind.key, seat=1))
    (shaded,) = [op for op in saved.walk() if isinstance(op, Clip)]
    assert shaded.path.bounds().width > 29


@by_key
def test_where_ink_is_saved_the_side_is_plain_at_a_glance(kind):
    """North has a heavy frame, whatever it is compared with."""
    frames = []
    for seat in SEATS:
        image = picture(low_ink(face("strategus", kind.key, seat=seat)), 380).mean(axis=2)
        sides = [image[120:260, 33:41], image[120:260, 339:347], image[33:41, 140:300]]
        frames.append(max(float(side.mean()) for side in sides))
        dots = image[297:311, 312:326]
        assert (dots < 0.3).sum() > 80
    assert frames[0] > 0.6
    assert frames[1] < 0.2


@pytest.mark.parametrize("size", ["print", "small"])
@by_seat
def test_every_pair_of_kinds_differs_whoever_looks(size, seat):
    """Without letters, at half the size of print."""
    images = [
        picture(without_text(face("strategus", key, seat=seat, size=size)), 112) for key in KEYS
    ]
    for sight in SIGHT:
        views = [seen(image, sight) for image in images]
        for one, other in combinations(range(len(views)), 2):
            assert differ(views[one], views[other]) > 0.3, (sight, KEYS[one], KEYS[other])


@pytest.mark.parametrize("palette", ["low-ink", "one-colour"])
def test_every_pair_differs_in_plain_palettes(palette):
    look = Palette(palette)
    every = [(key, seat) for key in (*KEYS, "back") for seat in SEATS]
    images = [picture(look(face("strategus", key, seat=seat)), 112) for key, seat in every]
    for one, other in combinations(range(len(every)), 2):
        assert differ(images[one], images[other]) > 0.2, (every[one], every[other])


@pytest.mark.parametrize("key", [*KEYS, "back"])
@pytest.mark.parametrize("size", ["print", "small"])
def test_sides_are_told_by_more_than_colour(key, size):
    """With the same two paints, the one side's frames and dots still differ from the other's."""
    light, dark = SIDES[0][0].grey, SIDES[0][1].grey

    def same(paint):
        return dark if paint in (SIDES[0][1], SIDES[1][1]) else light

    one, other = (
        picture(painted(face("strategus", key, seat=seat, size=size), same), 160) for seat in SEATS
    )
    assert (np.abs(one - other).max(axis=2) > 0.2).sum() > 100


@by_seat
def test_every_piece_of_a_side_has_the_same_back(seat):
    back = face("strategus", "back", seat=seat)
    for kind in ARMY:
        assert face("strategus", kind.key, "back", seat=seat).ops == back.ops


@by_seat
@pytest.mark.parametrize("size", ["print", "small"])
def test_a_back_does_not_tell_how_it_is_turned(seat, size):
    image = picture(face("strategus", "back", seat=seat, size=size), 304)
    for turns in (1, 2, 3):
        assert np.abs(image - np.rot90(image, turns)).mean() < 0.004


def test_without_a_seat_a_piece_is_souths():
    assert face("strategus", "wolf").ops == face("strategus", "wolf", seat=0).ops


@pytest.mark.parametrize("key", [*KEYS, "back"])
@by_seat
def test_low_ink_needs_at_most_15_percent(key, seat):
    scene = face("strategus", key, seat=seat)
    assert ink(low_ink(scene)) <= 0.15 * ink(scene)


@pytest.mark.parametrize("key", PIECES)
@by_seat
def test_a_served_face_is_light(key, seat):
    served = svg(face("strategus", key, seat=seat, size="screen"), digits=2)
    assert len(gzip.compress(served.encode())) < 20_000
    if key in (*KEYS, "back"):
        small = svg(face("strategus", key, seat=seat, size="small"), digits=2)
        assert len(gzip.compress(small.encode())) < 3_000


@by_key
@by_seat
def test_names_40_percent_longer_still_fit(kind, seat):
    scene = face("strategus", kind.key, seat=seat, words=PSEUDO)
    name = PSEUDO(f"strategus.{kind.key}", kind.name).lower()
    assert name in [op.text for op in words(scene)]
    for op in words(scene):
        assert scene.trim.grown(-SAFE).holds(outlines(op).bounds())


def test_a_name_that_is_too_long_says_which_and_by_how_much():
    long = Words("xx", {"strategus.mouse": "a mouse whose name has no end"})
    with pytest.raises(TextOverflow, match=r"strategus mouse 1: 'a mouse .*' is .* mm .* name"):
        face("strategus", "mouse", words=long)


# -- what there is not ---------------------------------------------------------------------


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


@pytest.mark.parametrize(
    ("file", "piece", "options"),
    [
        ("strategus-fox-south", "fox", {}),
        ("strategus-tiger-north", "tiger", {"seat": 1}),
        ("strategus-mouse-small", "mouse", {"seat": 1, "size": "small"}),
        ("strategus-back-south", "back", {"seat": 0}),
        ("strategus-standee", "apple-standee", {"seat": 1}),
        ("strategus-board-lakes", "board-lakes", {}),
    ],
)
def test_faces_are_as_they_were(file, piece, options):
    golden.check(f"faces/{file}.txt", listing(face("strategus", piece, **options)))
