import math
import subprocess
import sys
from io import BytesIO
from itertools import chain, product

import pypdf
import pytest

from engine.core.errors import UnknownGame
from generator.draw.path import Box
from generator.kits import KitOptions, build, default_set
from generator.kits.build import plans
from generator.preflight import preflight
from generator.sheets.errors import FitError, SettingError
from generator.sheets.pdf import sheets_pdf
from tests.generator.sheets.reading import pdf_trims, svg_trims

SIX = KitOptions(only=("tiles",))


def pages_of(artifact):
    return len(pypdf.PdfReader(BytesIO(artifact.data)).pages)


def test_the_kit_has_every_piece_under_a_clear_name():
    found = {a.name: a.pages for a in build("rue")}
    assert found == {
        "tiles-formations-a4-duplex-long.pdf": 16,
        "counters-a4-duplex-long.pdf": 2,
        "coins-a4-duplex-long.pdf": 4,
        "quick-reference-a4-fronts.pdf": 1,
        "rulebook-a4-fronts.pdf": 20,
        "booklet-a4-duplex-short.pdf": 10,
        "pocket-a4-fronts.pdf": 1,
        "box-a4-fronts.pdf": 3,
        "guide-a4-fronts.pdf": 2,
        "contents-a4-fronts.pdf": 1,
    }


def test_names_say_what_was_chosen():
    options = KitOptions("Letter", "backs", "low-ink", "flowers", 2)
    assert [a.name for a in build("rue", options)] == [
        "tiles-letter-backs-low-ink.pdf",
        "counters-letter-backs-low-ink.pdf",
        "coins-letter-backs-low-ink.pdf",
    ]
    options = KitOptions("300x200mm", "fronts", "grey", "flowers", 2, ("tiles",))
    assert [a.name for a in build("rue", options)] == ["tiles-flowers-300x200mm-fronts-grey.pdf"]


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_seat_gets_its_eight_tiles_with_its_own_backs(seats):
    ((plan, faces, *_),) = plans("rue", KitOptions(only=("tiles",), seats=seats))
    fronts = [slot for slot in plan.slots() if slot.side == "front"]
    backs = {slot.id: slot.face for slot in plan.slots() if slot.side == "back"}
    assert len(fronts) == len(backs) == 8 * seats
    codes = ["RP", "RC", "RF", "RT", "BP", "BC", "BF", "BT"]
    assert [slot.face for slot in fronts] == codes * seats
    owned = [backs[slot.partner] for slot in fronts]
    assert all(len(set(owned[8 * s : 8 * s + 8])) == 1 for s in range(seats))
    assert len(set(owned)) == seats
    assert len({faces[key].ops for key in set(owned)}) == seats
    assert len(faces) == 8 + seats


@pytest.mark.parametrize("piece", ["counters", "coins"])
def test_counters_and_coins_are_enough_and_alike_on_both_sides(piece):
    ((plan, *_),) = plans("rue", KitOptions(only=(piece,), seats=3))
    by_id = {slot.id: slot for slot in plan.slots()}
    fronts = [slot for slot in plan.slots() if slot.side == "front"]
    each = {"counters": 16, "coins": 32}[piece]
    assert len(fronts) == 3 * each
    for slot in fronts:
        assert by_id[slot.partner].face == slot.face
        assert slot.shape == "round"
        assert (slot.trim.width, slot.trim.height) == pytest.approx((15.0, 15.0), abs=0.01)


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize("x", [-2.0, 2.0])
@pytest.mark.parametrize("y", [-2.0, 2.0])
@pytest.mark.parametrize("turn", [-0.5, 0.5])
def test_backs_cover_their_trims_on_a_printer_that_is_off(paper, x, y, turn):
    """Two millimetres and half a degree: where it is cut, the back's art has to be there."""
    ((plan, *_),) = plans("rue", KitOptions(paper, only=("tiles",), seats=2))
    back = plan.pages[1]
    assert len(back.slots) == 6
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for slot in back.slots:
        for cx, cy in product((slot.trim.x0, slot.trim.x1), (slot.trim.y0, slot.trim.y1)):
            dx, dy = cx - plan.width / 2 - x, cy - plan.height / 2 - y
            px = plan.width / 2 + cos * dx + sin * dy
            py = plan.height / 2 - sin * dx + cos * dy
            assert back.bleed.holds(Box(px, py, px, py))
    # The bleeds leave no paper between them.
    covered = sum(slot.bleed.width * slot.bleed.height for slot in back.slots)
    assert covered == pytest.approx(back.bleed.width * back.bleed.height)


@pytest.mark.parametrize(
    ("layout", "pages"), [("duplex-long", 4), ("gutterfold", 4), ("fronts", 2)]
)
def test_coins_fill_their_sheets(layout, pages):
    for paper in ("A4", "Letter"):
        ((plan, *_),) = plans("rue", KitOptions(paper, layout, only=("coins",)))
        assert [len(page.slots) for page in plan.pages] == [96] * pages


def test_a_sheet_of_counters_holds_six_seats():
    for paper in ("A4", "Letter"):
        ((plan, *_),) = plans("rue", KitOptions(paper, only=("counters",)))
        assert [len(page.slots) for page in plan.pages] == [96, 96]


def test_the_note_says_which_sheets_are_needed():
    (tiles,) = build("rue", SIX)
    assert tiles.note == (
        "Print on both sides and choose “flip on the long edge”. Print sheets 1 to 3 for 2"
        " players, sheets 1 to 4 for 3 players, sheets 1 to 6 for 4 players, sheets 1 to 7 for 5"
        " players, sheets 1 to 8 for 6 players."
    )
    (some,) = build("rue", KitOptions("100x100mm", seats=2, only=("tiles",)))
    assert "Note: marks are 3.2 mm long" in some.note


@pytest.mark.parametrize(
    "options", default_set("rue"), ids=lambda o: f"{o.paper} {o.only} {o.layout}"
)
def test_everything_built_by_default_passes_preflight(options):
    for plan, faces, *_ in plans("rue", options):
        findings = preflight(sheets_pdf(plan, faces), plan, faces)
        assert [str(f) for f in findings] == []


def test_the_default_set_has_both_papers_both_motifs_and_no_name_twice():
    names = [name for options in default_set("rue") for *_, name, _, _ in plans("rue", options)]
    assert len(names) == len(set(names)) == 32
    for paper in ("a4", "letter"):
        assert {n for n in names if paper in n} >= {
            f"tiles-formations-{paper}-duplex-long",
            f"tiles-flowers-{paper}-duplex-long",
            f"tiles-formations-{paper}-fronts",
            f"tiles-flowers-{paper}-fronts",
            f"tiles-{paper}-backs",
            f"counters-{paper}-duplex-long",
            f"counters-{paper}-gutterfold",
            f"quick-reference-{paper}-fronts",
            f"guide-{paper}-fronts",
            f"contents-{paper}-fronts",
            f"rulebook-{paper}-fronts",
            f"booklet-{paper}-duplex-short",
            f"pocket-{paper}-fronts",
            f"box-{paper}-fronts",
        }


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_tiles_read_back_from_pdf_and_svg_are_three_inches(paper):
    options = KitOptions(paper, only=("tiles",), seats=2, svg=True)
    pdf, *svgs = build("rue", options)
    assert [a.name.rsplit("-", 1)[1] for a in svgs] == [f"{n}.svg" for n in range(1, 7)]
    from_pdf = pdf_trims(pdf.data)
    from_svg = [svg_trims(a.data.decode()) for a in svgs]
    assert [len(page) for page in from_pdf] == [len(page) for page in from_svg]
    assert sum(len(page) for page in from_pdf) == 32
    for one, other in zip(chain(*from_pdf), chain(*from_svg), strict=True):
        assert (one.width, one.height) == pytest.approx((76.2, 76.2), abs=0.01)
        assert one.corners == pytest.approx(other.corners, abs=0.01)


def test_files_are_small():
    for artifact in build("rue"):
        assert len(artifact.data) < 700_000, artifact.name


def test_page_counts_are_those_of_the_files():
    for artifact in build("rue", KitOptions(seats=3, layout="gutterfold")):
        assert artifact.pages == pages_of(artifact)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"paper": "A9"}, r"paper: no paper is called 'A9'"),
        (
            {"layout": "booklet"},
            r"layout: no layout is called 'booklet'; choose one of duplex-long",
        ),
        (
            {"palette": "sepia"},
            r"palette: no palette is called 'sepia'; choose one of full, grey, low",
        ),
        ({"motif": "flower"}, r"motif: no motif is called 'flower'; did you mean 'flowers'\?"),
        ({"seats": 1}, r"seats: Rue is for 2 to 6 players, not 1; choose a number from 2 to 6"),
        ({"seats": 7}, r"for 2 to 6 players, not 7"),
        ({"only": ("tile",)}, r"only: no piece is called 'tile'; did you mean 'tiles'\?"),
        ({"only": ("x",)}, r"choose one of tiles, counters, coins, quick-reference"),
        ({"marks": "full"}, r"marks: no style of marks is called 'full'"),
        ({"margin": -1.0}, r"margin: -1 mm is impossible"),
        ({"gap": float("inf")}, r"gap: inf mm is impossible"),
        ({"margin": 1e5, "only": ("quick-reference",)}, r"margin: .* leaves 6 mm"),
        ({"layout": "backs", "only": ("quick-reference",)}, r"layout: .*there are no backs"),
    ],
)
def test_settings_that_cannot_be_had_say_so(options, message):
    with pytest.raises(SettingError, match=message):
        build("rue", KitOptions(**options))


def test_an_unknown_game_and_a_small_paper_say_so():
    with pytest.raises(UnknownGame, match="no game is called 'ruse'; did you mean 'rue'"):
        build("ruse")
    with pytest.raises(FitError, match=r"60 × 60 mm with a margin of 5 mm: .*; print on A4"):
        build("rue", KitOptions("60x60mm", only=("tiles",)))
    with pytest.raises(FitError, match=r"two leaves of the quick reference need 279.4 × 210 mm"):
        build("rue", KitOptions("150x200mm", only=("quick-reference",)))


DIGEST = """
import hashlib
from generator.kits import KitOptions, build
wishes = KitOptions(seats=2, svg=True), KitOptions("Letter", "gutterfold", "grey", "flowers", 2)
for options in wishes:
    for a in build("rue", options):
        print(a.name, hashlib.sha256(a.data).hexdigest())
"""


def test_two_builds_in_two_programs_give_the_same_bytes():
    runs = [
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            env={"PYTHONHASHSEED": seed, "PATH": ""},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert runs[0] == runs[1]
    assert runs[0].count("\n") > 10


IMPORTS = """
import sys
from generator.kits import KitOptions, build
build("rue", KitOptions(seats=2, svg=True, only=("counters", "quick-reference")))
print(*sorted({name.partition(".")[0] for name in sys.modules}))
"""


def test_making_a_kit_needs_reportlab_and_svgwrite_only():
    done = subprocess.run(
        [sys.executable, "-c", IMPORTS], capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.split())
    # reportlab itself loads PIL, which a stub satisfies in the browser.
    foreign = loaded & {"pikepdf", "pypdf", "pypdfium2", "typer", "rich", "fontTools", "numpy",
                        "mkdocs", "brotli"}  # fmt: skip
    assert foreign == set()
    assert {"reportlab", "svgwrite"} <= loaded
