import math
from itertools import combinations, pairwise

import numpy as np
import pytest

from engine.games.rue import tiles as rules
from generator.draw.palettes import Palette
from generator.draw.scene import Clip, Drawing, Fill, Group, Place, Stroke, Text
from generator.draw.svg import svg
from generator.draw.text import TextOverflow, outlines
from generator.faces import face
from generator.faces.rue import PIECES
from generator.faces.rue.tile import MOTIFS, RED_EDGES, TILES
from generator.faces.words import PSEUDO, Words
from generator.theme import BLUE, RED, SMALLEST
from generator.units import SAFE
from tests.generator.raster import SIGHT, ink, low_ink, painted, picture, seen, without_text

TILE_FACES = [(code, motif) for code in TILES for motif in MOTIFS]
EVERY = [("front", code, motif, None) for code, motif in TILE_FACES]
EVERY += [("front", piece, None, seat) for piece in ("back", "counter") for seat in range(6)]
EVERY += [("front", "coin", None, None), ("back", "RP", None, None)]


def paths(scene):
    for op in scene.walk():
        assert not isinstance(op, Place)
        if isinstance(op, Group):
            continue
        yield outlines(op) if isinstance(op, Text) else op.path


@pytest.mark.parametrize(("side", "piece", "motif", "seat"), EVERY)
@pytest.mark.parametrize("size", ["print", "screen", "small"])
def test_every_face_is_sound(side, piece, motif, seat, size):
    scene = face("rue", piece, side, motif=motif, seat=seat, size=size)
    side_length = 15 if piece in ("counter", "coin") else 76.2
    assert (scene.width, scene.height) == (side_length, side_length)
    assert scene.bleed == (1.5 if side_length == 15 else 3.175)
    for path in paths(scene):
        assert all(math.isfinite(value) and abs(value) < 200 for value in path.numbers)
    ground = scene.ops[0]
    assert isinstance(ground, Fill)
    assert ground.path.bounds().holds(scene.full)
    grain = [op for op in scene.walk() if getattr(op, "role", "") == "grain"]
    assert bool(grain) == (size == "print" and side_length > 15)


@pytest.mark.parametrize(("code", "motif"), TILE_FACES)
def test_what_matters_lies_inside_the_safe_zone(code, motif):
    scene = face("rue", code, motif=motif)
    safe = scene.trim.grown(-SAFE)
    words = [op for op in scene.walk() if isinstance(op, Text)]
    assert sorted(op.text for op in words) == sorted(
        [code, code, *(["−1", "−1"] if code[0] == "R" else ["+1", "+1"]), words[-1].text]
    )
    for op in words:
        assert op.size >= SMALLEST
        assert safe.holds(outlines(op).bounds())
    (plate,) = [op for op in scene.walk() if isinstance(op, Fill) and op.role == "plate"]
    assert safe.holds(plate.path.bounds())
    assert plate.path.bounds().grown(-1.5).holds(outlines(words[-1]).bounds())


@pytest.mark.parametrize("code", TILES)
def test_the_name_is_the_rulebooks(code):
    assert face("rue", code).name == f"Rue {rules.TILES[code].name}"


@pytest.mark.parametrize("size", ["print", "small"])
@pytest.mark.parametrize("code", TILES)
def test_unturned_edges_are_those_of_the_rules(code, size):
    image = picture(without_text(face("rue", code, size=size)), 200)
    inset, off = 10, 60  # beside the rosette in the middle of a side
    spots = {"N": (inset, off), "E": (off, 199 - inset), "S": (199 - inset, off), "W": (off, inset)}
    drawn = ""
    for y, x in spots.values():
        red, _, blue = image[y - 4 : y + 4, x - 4 : x + 4].mean(axis=(0, 1))
        drawn += "R" if red > blue else "B"
    assert drawn == rules.TILES[code].edges


@pytest.mark.parametrize("motif", MOTIFS)
@pytest.mark.parametrize("body", ["red", "blue"])
@pytest.mark.parametrize("pattern", RED_EDGES)
def test_a_motif_stays_within_the_stitches_and_off_the_plate(motif, body, pattern):
    drawing = Drawing("motif", 1, 1)
    MOTIFS[motif](drawing, body, pattern)
    points = [
        point
        for op in drawing.scene().walk()
        if isinstance(op, Fill) and op.role == "body"
        for line in op.path.flat()
        for point in line
    ]
    assert max(math.hypot(x, y) for x, y in points) <= 18.6
    assert max(y for _, y in points) <= 22.1 - 2.7


@pytest.mark.parametrize("code", TILES)
def test_a_name_40_percent_longer_has_room_on_a_wider_plate(code):
    english, scene = face("rue", code), face("rue", code, words=PSEUDO)
    (plate, wider) = (
        next(op for op in one.walk() if isinstance(op, Fill) and op.role == "plate").path.bounds()
        for one in (english, scene)
    )
    told = [op for op in scene.walk() if isinstance(op, Text)][-1]
    assert told.text == PSEUDO(f"rue.{code}", rules.TILES[code].name)
    assert wider.width > plate.width
    name = outlines(told).bounds()
    assert wider.grown(-0.2).holds(name)
    assert name.width + 3.0 <= wider.width
    assert wider.width <= 2 * (20 - 3.35), "the lower studs begin there"


def test_a_name_that_is_too_long_names_its_box():
    words = Words("long", {"rue.RF": "Red Flanks of the Northern March"})
    with pytest.raises(TextOverflow, match=r"Rue Red Flanks: .* too large for the name plate"):
        face("rue", "RF", words=words)


def differ(one, other):
    """How different two pictures are: the mean of the tenth of pixels that differ most."""
    gap = np.sort(np.abs(one - other).max(axis=2), axis=None)
    return gap[-gap.size // 10 :].mean()


@pytest.mark.parametrize("size", ["print", "small"])
def test_every_pair_of_tiles_differs_whoever_looks(size):
    faces = [face("rue", code, motif=motif, size=size) for code, motif in TILE_FACES]
    if size == "small":
        faces = faces[::2]  # a plain face has no motif
    images = [picture(without_text(scene), 120) for scene in faces]
    for sight in SIGHT:
        views = [seen(image, sight) for image in images]
        for one, other in combinations(range(len(views)), 2):
            assert differ(views[one], views[other]) > 0.1, (sight, one, other)


@pytest.mark.parametrize("size", ["print", "small"])
def test_nothing_is_told_by_colour_alone(size):
    """With both dyes the same, every pair of tiles still differs in its shapes."""
    mixes = {"red": RED.grey, "blue": RED.grey}

    def one_dye(paint):
        for dye in (RED, BLUE):
            if paint == dye:
                return mixes[dye.name]
        return paint.grey

    faces = [face("rue", code, size=size) for code in TILES]
    images = [picture(without_text(painted(scene, one_dye)), 120) for scene in faces]
    for one, other in combinations(range(len(images)), 2):
        assert differ(images[one], images[other]) > 0.1, (one, other)


def test_owners_are_told_by_shape_in_every_palette():
    for piece, size in (("back", "print"), ("counter", "print"), ("counter", "small")):
        scenes = [face("rue", piece, seat=seat, size=size) for seat in range(6)]
        marks = []
        for scene in scenes:
            fills = [op for op in scene.walk() if isinstance(op, Fill) and op.role == "text"]
            box = fills[-1].path.bounds()
            marks.append(picture(low_ink(scene), 90))
            assert scene.trim.grown(-0.9).holds(box)
        for one, other in combinations(range(6), 2):
            assert differ(marks[one], marks[other]) > 0.1, (piece, one, other)


@pytest.mark.parametrize("piece", ["RT", "BF", "back", "counter", "coin"])
def test_low_ink_needs_at_most_15_percent(piece):
    for motif in MOTIFS:
        scene = face("rue", piece, motif=motif, seat=3)
        assert ink(low_ink(scene)) <= 0.15 * ink(scene)


def test_a_coin_is_as_bold_where_ink_is_saved():
    scene = face("rue", "coin")
    full, saved = (picture(one, 300).mean(axis=2) for one in (scene, low_ink(scene)))
    assert (full < 0.3).mean() > 0.15
    assert np.abs((full < 0.3).mean() - (saved < 0.3).mean()) < 0.01


@pytest.mark.parametrize("seat", [None, *range(6)])
def test_in_one_colour_no_crumb_lies_at_a_backs_medallion(seat):
    """There is paper all around it: the motifs beside it stand whole."""
    image = picture(Palette("one-colour")(face("rue", "back", seat=seat)), 1200).mean(axis=2)
    far = np.hypot(*(np.indices(image.shape) - 599.5)) / 1200 * 76.2
    assert image[(far > 22.5) & (far < 22.75)].min() > 0.9


def test_the_back_is_the_same_in_all_four_turns():
    image = picture(face("rue", "back", size="screen"), 200)
    for turns in (1, 2, 3):
        # Shadows fall to the lower right, so a turned back is not the same to the last pixel.
        assert np.abs(image - np.rot90(image, turns)).mean() < 0.02


def test_a_shifted_back_shows_no_white():
    scene = face("rue", "back", seat=2)
    page = Drawing("page", 76.2, 76.2)
    page.place(scene, 38.1 + 2, 38.1 - 2, rotation=0.5)
    assert picture(page.scene(), 300).max(axis=2).max() < 0.95


def test_neighbours_of_one_colour_complete_a_rosette():
    """The middle of a side looks the same on both sides of the trim, mirrored."""
    image = picture(face("rue", "BF", size="screen"), 400)
    west, east = image[150:250, :40], image[150:250, -40:]
    assert np.abs(west - east[:, ::-1]).mean() < 0.05


@pytest.mark.parametrize(("code", "motif"), TILE_FACES)
def test_a_served_face_is_light(code, motif):
    import gzip

    large = svg(face("rue", code, motif=motif, size="screen"), digits=2)
    small = svg(face("rue", code, motif=motif, size="small"), digits=2)
    assert len(gzip.compress(large.encode())) < 20_000
    assert len(gzip.compress(small.encode())) < 2_000


def test_every_piece_is_drawn():
    assert [face("rue", piece, seat=0).name for piece in PIECES][-3:] == [
        "Rue back 1", "Rue counter 1", "Rue coin",
    ]  # fmt: skip


def test_no_cut_decides_an_outline():
    """The tooled marks' cuts lie inside their shape."""
    for seat in range(6):
        scene = face("rue", "counter", seat=seat)
        fills = [op for op in scene.walk() if isinstance(op, Fill)]
        mark, cut = fills[-2], fills[-1]
        assert mark.path.bounds().grown(-0.1).holds(cut.path.bounds())


def test_strokes_are_not_too_fine_to_print():
    for code, motif in TILE_FACES:
        widths = [
            op.width for op in face("rue", code, motif=motif).walk() if isinstance(op, Stroke)
        ]
        assert min(widths) >= 0.12
        assert not any(isinstance(op, Clip) and not op.ops for op in face("rue", code).walk())
        assert all(a <= b for a, b in pairwise(sorted(widths)))
