"""Vye's court, arms, tokens, Empress and back: told apart without colour, words inside."""

import gzip
from itertools import combinations

import numpy as np
import pytest

from engine.core.grid import beside
from engine.core.registry import game
from engine.games.vye.board import around, diagonal
from engine.games.vye.families import FAMILY, HOUSE_KEYS, ROLES
from engine.games.vye.quick_rows import role_row
from generator.draw.palettes import Palette
from generator.draw.path import Box
from generator.draw.scene import Clip, Drawing, Fill, Scene, Text
from generator.draw.svg import svg
from generator.draw.text import TextOverflow, outlines
from generator.faces import UnknownFace, face
from generator.faces.asked import Asked
from generator.faces.charges import CHARGES
from generator.faces.vye import frame
from generator.faces.vye.court import FIGURES
from generator.faces.vye.court.weave import sign
from generator.faces.vye.diagram import diagram
from generator.faces.vye.empress import empress
from generator.faces.vye.family import family
from generator.faces.vye.houses import LOOKS, tincture
from generator.faces.vye.rings import ring
from generator.faces.words import PSEUDO, Words, labels
from generator.theme import BONE, INK, SMALLEST
from tests.generator.raster import SIGHT, ink, low_ink, painted, picture, seen, without_text

COMPONENTS = {one.key: one for one in game("vye").components()}
TOKENS = [key for key, one in COMPONENTS.items() if one.kind == "token"]
CHOICE = labels()["vye.label.one-of-eight"]


def card(key, **asked):
    draw = family if key in FAMILY else empress
    return draw(Asked(key, **asked), COMPONENTS[key])


def texts(scene):
    return [op for op in scene.walk() if isinstance(op, Text)]


def differ(one, other):
    """How different two pictures are: the mean of the tenth of pixels that differ most."""
    gap = np.sort(np.abs(one - other).max(axis=2), axis=None)
    return gap[-gap.size // 10 :].mean()


def colourless(scene):
    """The scene with everything of a middle tone in the same one."""
    same = INK.mix(BONE, 0.5)
    return painted(scene, lambda p: p if p.lightness < 15 or p.lightness > 88 else same)


@pytest.mark.parametrize("trim", frame.TRIMS)
@pytest.mark.parametrize("key", [*FAMILY, "empress"])
def test_every_word_is_whole_and_in_the_safe_zone(key, trim):
    scene = card(key, trim=trim)
    assert (scene.width, scene.height) == (63.5, frame.HEIGHTS[trim])
    for op in texts(scene):
        assert scene.trim.grown(-3.2).holds(outlines(op).bounds()), op.text
        assert op.size >= SMALLEST
    told = " ".join(op.text for op in texts(scene))
    if key == "empress":
        assert COMPONENTS[key].name in told
        return
    house, role = FAMILY[key]
    assert role.capitalize() in told
    assert labels()[f"vye.label.house.{house}"] in told
    choice = [op.text for op in texts(scene) if op.text == CHOICE]
    assert bool(choice) == (role == "heir" and trim == "square")
    assert (role_row(role).text in told) == (trim == "poker")


def test_names_of_houses_are_those_of_the_engine():
    for house in game("vye").components():
        if house.key in FAMILY:
            key = FAMILY[house.key][0]
            assert house.name.rpartition(" ")[0] in labels()[f"vye.label.house.{key}"]
    assert labels()["vye.label.empress"].endswith(COMPONENTS["empress"].name)


@pytest.mark.parametrize("trim", frame.TRIMS)
@pytest.mark.parametrize("key", [*FAMILY, "empress"])
def test_a_language_that_is_longer_fits(key, trim):
    scene = card(key, trim=trim, words=PSEUDO)
    boxes = [outlines(op).bounds() for op in texts(scene)]
    assert all(scene.trim.grown(-3.2).holds(box) for box in boxes)
    for one, other in combinations(boxes, 2):
        assert one.x1 < other.x0 or other.x1 < one.x0 or one.y1 < other.y0 or other.y1 < one.y0


@pytest.mark.parametrize("trim", frame.TRIMS)
def test_what_the_empress_says_is_not_crammed(trim):
    """Her sentence has two lines, in no smaller type than a quick line, and air at both ends."""
    lines = [op for op in texts(card("empress", trim=trim)) if op.font == "strong"]
    assert [op.text for op in lines] == ["The game ends at once.", "Count your kingdoms."]
    assert all(op.size >= (10.0 if trim == "poker" else 8.0) for op in lines)
    boxes = [outlines(op).bounds() for op in lines]
    assert all(box.x0 > 5.25 + 3 and box.x1 < 63.5 - 5.25 - 3 for box in boxes)


@pytest.mark.parametrize(
    ("word", "box"),
    [("vye.heir.line", "line beside the diagram"), ("vye.king.line", "line beside the diagram")],
)
def test_a_sentence_that_does_not_fit_is_an_error_that_names_its_box(word, box):
    words = Words("xx", {**labels(), word: "as long as it is " * 20})
    key = f"ladders-{word.split('.')[1]}"
    with pytest.raises(TextOverflow, match=f"{COMPONENTS[key].name}.*{box}"):
        card(key, trim="poker", words=words)


def test_a_long_house_makes_the_plate_taller_and_too_long_a_role_is_an_error():
    class Long(Words):
        def __call__(self, key, english):
            return english.replace("House", "The old and noble house of many names")

    tall, usual = card("midnight-king", words=Long("x", {})), card("midnight-king")
    assert texts(tall)[0].y < texts(usual)[0].y
    words = Words("x", {"vye.king": "Long live the King" * 3, **labels()})
    with pytest.raises(TextOverflow, match=r"Vye Midnight King: .* too large for the name plate"):
        card("midnight-king", words=words)


@pytest.mark.parametrize("role", ROLES)
def test_the_diagram_shows_what_the_rules_say(role):
    """Cells with a pip are those that the role attempts; the Heir's are on plain cells."""
    drawing = Drawing("diagram", 3, 3)
    diagram(drawing, role_row(role), 1.5, 1.5, 1.0, 0.0, INK.mix(BONE, 0.4), BONE)
    pips = set()
    for op in drawing.scene().ops:
        box = op.path.bounds()
        middle = (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2
        if isinstance(op, Fill) and op.role == "text":
            pips.add((round(middle[0] - 1.5), round(middle[1] - 1.5)))
    reach = {"king": beside, "queen": diagonal}.get(role, around)
    assert pips == set(reach((0, 0)))
    grounds = [op for op in drawing.scene().ops if isinstance(op, Fill) and op.role == "ground"]
    assert len(grounds) == (0 if role == "heir" else len(pips))


@pytest.mark.parametrize("palette", ["full", "grey", "low-ink", "one-colour"])
def test_roles_differ_whoever_looks(palette):
    for house in ("midnight", "ladders"):
        scenes = [without_text(card(f"{house}-{role}")) for role in ROLES]
        images = [picture(Palette(palette)(scene), 64) for scene in scenes]
        for sight in SIGHT:
            views = [seen(image, sight) for image in images]
            for one, other in combinations(range(len(views)), 2):
                assert differ(views[one], views[other]) > 0.25, (sight, one, other)


#: Where the arms are: left, top, right and low, in mm.
ARMS = {"print": (41, 29, 56, 47), "small": (37, 29, 62, 57)}


@pytest.mark.parametrize("size", ["print", "small"])
def test_houses_differ_without_colour(size):
    """Their arms do, and so do their crowns, robes and rings."""
    left, top, right, low = (4 * mm for mm in ARMS[size])
    scenes = [face("vye", f"{house}-king", size=size) for house in HOUSE_KEYS]
    for change in (colourless, low_ink):
        images = [picture(change(without_text(scene)), 254) for scene in scenes]
        for one, other in combinations(images, 2):
            assert differ(one[top:low, left:right], other[top:low, left:right]) > 0.3
            if size == "print" and change is low_ink:
                assert differ(one[:200, 20:150], other[:200, 20:150]) > 0.1


def test_robes_rings_hatchings_and_charges_differ():
    assert set(CHARGES) == set(LOOKS) == {*HOUSE_KEYS, "undead"}
    assert len({ring(key) for key in LOOKS}) == len(LOOKS)
    assert len({sign(key) for key in HOUSE_KEYS}) == len(HOUSE_KEYS)
    hatched = []
    for key in LOOKS:
        drawing = Drawing(key, 9, 9)
        tincture(drawing, key, frame.rectangle(0, 0, 9, 9), INK, 1.0, 0.2)
        hatched.append(drawing.scene().ops)
    assert len(set(hatched)) == len(LOOKS)


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("house", HOUSE_KEYS)
def test_a_figure_keeps_to_its_block(role, house):
    """Its head is clear of what is beside and above it; only robes go on below."""
    drawing = Drawing(role, 1, 1)
    FIGURES[role](drawing, LOOKS[house])
    for op in drawing.scene().ops:
        if isinstance(op, Clip):
            continue
        box = op.path.bounds()
        assert box.y0 >= -3.3
        assert box.y1 > 45 or (box.x0 >= -18 and box.x1 <= 17)


@pytest.mark.parametrize("trim", frame.TRIMS)
def test_the_seat_lies_on_the_robe_and_clear_of_words(trim):
    for role in ROLES:
        scene = card(f"immortal-{role}", trim=trim)
        rings = [op for op in scene.walk() if isinstance(op, Fill) and _is_seat(op)]
        (seat,) = rings
        area = seat.path.bounds()
        for op in texts(scene):
            box = outlines(op).bounds()
            assert box.x0 > area.x1 or box.x1 < area.x0 or box.y0 > area.y1 or box.y1 < area.y0


def _is_seat(op):
    return op.role == "cut" and op.path.verbs.count("M") == 36


@pytest.mark.parametrize("key", ["midnight-king", "entangled-soul-heir", "empress", "back"])
def test_small_faces_leave_the_upper_right_to_boards(key):
    scene = face("vye", key, size="small")
    assert (scene.width, scene.height, scene.bleed) == (63.5, 63.5, 0)
    if key not in FAMILY:
        return
    free = Box(23, 1, 62.5, 24.5)
    for op in scene.ops[1:-1]:
        if isinstance(op, Clip):
            continue
        box = op.path.bounds()
        assert box.x1 <= free.x0 or box.y0 >= free.y1 or box.y1 <= free.y0


@pytest.mark.parametrize("trim", frame.TRIMS)
def test_the_back_tells_nothing_about_its_card_and_no_direction(trim):
    backs = [face("vye", key, "back", trim=trim) for key in ("back", "land-a", "empress")]
    assert backs[0].ops == backs[1].ops == backs[2].ops
    image = picture(backs[0], 200)
    gap = np.abs(image - image[::-1, ::-1])
    assert gap.mean() < 0.01
    assert backs[0].height == frame.HEIGHTS[trim]
    assert face("vye", "back", size="small").ops != backs[0].ops


@pytest.mark.parametrize("trim", frame.TRIMS)
def test_low_ink_takes_about_an_eighth(trim):
    shares = []
    for i, house in enumerate(HOUSE_KEYS):
        scene = card(f"{house}-{ROLES[i % 4]}", trim=trim)
        shares.append(ink(low_ink(scene), 800) / ink(scene, 200))
    assert max(shares) < 0.17
    assert sum(shares) / len(shares) < 0.15


@pytest.mark.parametrize("trim", frame.TRIMS)
def test_a_face_on_a_screen_is_light(trim):
    for key in (*FAMILY, "empress", "back", *TOKENS):
        data = svg(face("vye", key, size="screen", trim=trim), digits=2).encode()
        assert len(gzip.compress(data)) < 30_000, key


def test_the_same_card_is_drawn_the_same():
    def drawn(scene: Scene):
        return svg(scene)

    for key in ("ladders-advisor", "empress"):
        assert drawn(card(key)) == drawn(card(key))


@pytest.mark.parametrize(
    ("piece", "options", "message"),
    [
        ("midnight", {}, r"Vye has no piece 'midnight': choose one of land-a, .*, undead, back"),
        ("empress", {"motif": "sun"}, r"Vye has no motif 'sun'"),
    ],
)
def test_what_there_is_not_is_said(piece, options, message):
    with pytest.raises(UnknownFace, match=message):
        face("vye", piece, **options)
