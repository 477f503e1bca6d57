"""Boards on several sheets: read back from the PDF and put together again."""

from io import BytesIO
from itertools import pairwise

import numpy as np
import pypdf
import pytest

from engine.core.component import Component
from engine.core.registry import game
from generator.draw.path import Box
from generator.draw.scene import Place
from generator.faces import face
from generator.faces.strategus import SEAMS
from generator.kits.board import boards
from generator.kits.build import plans
from generator.kits.options import KitOptions
from generator.preflight import preflight
from generator.sheets.errors import FitError
from generator.sheets.papers import paper
from generator.sheets.pdf import sheets_pdf
from generator.sheets.tile_sheets import board_plan
from generator.sheets.tiling import OVERLAP, name_of, tiled
from tests.generator.sheets.reading import POINT, pdf_strokes, raster, times

SIDE = 420.0
EXACT = 0.01


def made(piece="board", **wanted):
    ((plan, faces, *_),) = plans("strategus", KitOptions(only=(piece,), **wanted))
    return plan, faces


def board_origins(data, plan):
    """Where the board's upper left corner is on each page, and how it is scaled, from the PDF."""
    found = []
    for page in pypdf.PdfReader(BytesIO(data)).pages:
        ((tile, outer),) = placed(page, (POINT, 0, 0, -POINT, 0, plan.height))
        ((_, inner),) = placed(tile, outer)
        found.append(inner)
    return found


def placed(stream, matrix):
    """The forms that a page or form places, each with its map to mm."""
    forms = stream["/Resources"].get("/XObject", {})
    content = stream.get_contents() if "/Contents" in stream else stream
    if "/Contents" not in stream:
        content = pypdf.generic.ContentStream(stream, None)
    found, saved = [], []
    for operands, operator in content.operations:
        if operator == b"q":
            saved.append(matrix)
        elif operator == b"Q":
            matrix = saved.pop()
        elif operator == b"cm":
            matrix = times(matrix, tuple(float(v) for v in operands))
        elif operator == b"Do":
            found.append((forms[operands[0]].get_object(), matrix))
    return found


def crosses(strokes):
    """Where the middles of vertical and horizontal lines meet."""
    upright = [s for s in strokes if s.width < EXACT]
    level = [s for s in strokes if s.height < EXACT]
    middles = [((a.x0 + a.x1) / 2, (a.y0 + a.y1) / 2) for a in upright]
    return [
        (x, y)
        for x, y in middles
        if any(abs((b.x0 + b.x1) / 2 - x) < EXACT and abs(b.y0 - y) < EXACT for b in level)
    ]


@pytest.mark.parametrize(
    ("piece", "paper_name", "sheets"),
    [
        ("board", "A4", 6),
        ("board-lakes", "Letter", 6),
        ("board", "A3", 4),
        ("board-lakes", "Tabloid", 4),
        ("board", "150x150mm", 16),
        ("board", "300x500mm", 2),
        ("board", "500x460mm", 1),
    ],
)
def test_the_sheets_cover_the_board_and_meet_at_their_crosses(piece, paper_name, sheets):
    plan, faces = made(piece, paper=paper_name)
    data = sheets_pdf(plan, faces)
    assert [str(found) for found in preflight(data, plan, faces)] == []
    assert len(plan.pages) == sheets
    shown, marked = {}, {}
    origins = board_origins(data, plan)
    for page, matrix, strokes in zip(plan.pages, origins, pdf_strokes(data), strict=True):
        a, b, c, d, x, y = matrix
        assert (a, b, c, d) == pytest.approx((1, 0, 0, 1), abs=1e-6)
        (slot,) = page.slots
        placing = faces[slot.face].ops[0]
        assert isinstance(placing, Place)
        left = slot.trim.x0 + placing.x - SIDE / 2
        top = slot.trim.y0 + placing.y - SIDE / 2
        assert x == pytest.approx(left, abs=EXACT)
        assert y == pytest.approx(top, abs=EXACT)
        label = slot.face
        shown[label] = Box(
            slot.trim.x0 - left, slot.trim.y0 - top, slot.trim.x1 - left, slot.trim.y1 - top
        )
        lines = [Box(*stroke) for stroke in strokes]
        marked[label] = {(round(p - left, 2), round(q - top, 2)) for p, q in crosses(lines)}
    rows = sorted({label[0] for label in shown})
    columns = sorted({int(label[1:]) for label in shown})
    for row in rows:
        boxes = [shown[f"{row}{column}"] for column in columns]
        assert (boxes[0].x0, boxes[-1].x1) == pytest.approx((0, SIDE), abs=EXACT)
        for one, other in pairwise(boxes):
            assert one.x1 - other.x0 == pytest.approx(OVERLAP, abs=EXACT)
    for column in columns:
        boxes = [shown[f"{row}{column}"] for row in rows]
        assert (boxes[0].y0, boxes[-1].y1) == pytest.approx((0, SIDE), abs=EXACT)
        for one, other in pairwise(boxes):
            assert one.y1 - other.y0 == pytest.approx(OVERLAP, abs=EXACT)
    for row in rows:
        for left, right in pairwise(columns):
            seam = shown[f"{row}{right}"].x0
            assert_meet(marked[f"{row}{left}"], marked[f"{row}{right}"], 0, seam)
    for column in columns:
        for upper, lower in pairwise(rows):
            seam = shown[f"{lower}{column}"].y0
            assert_meet(marked[f"{upper}{column}"], marked[f"{lower}{column}"], 1, seam)


def assert_meet(one, other, axis, seam):
    """Two sheets have the same two crosses on their seam, at the same places of the board."""
    first, second = (
        sorted(at for at in found if abs(at[axis] - seam) < EXACT) for found in (one, other)
    )
    assert len(first) == len(second) == 2
    for a, b in zip(first, second, strict=True):
        assert a == pytest.approx(b, abs=EXACT)


def test_all_sheets_show_the_same_drawing_of_the_board_so_its_lines_go_on():
    plan, faces = made(paper="A4")
    drawn = [faces[slot.face].ops for slot in plan.slots()]
    assert all(len(ops) == 1 for ops in drawn)
    assert {id(ops[0].scene) for ops in drawn} == {id(face("strategus", "board"))}
    assert all(ops[0].rotation == 0 and ops[0].scale == 1 for ops in drawn)


@pytest.mark.parametrize("paper_name", ["A4", "Letter", "A3", "Legal", "Tabloid"])
def test_seams_run_between_cells_and_not_through_lakes(paper_name):
    plan, faces = made("board-lakes", paper=paper_name)
    for axis in ("x", "y"):
        starts = {SIDE / 2 - getattr(faces[slot.face].ops[0], axis) for slot in plan.slots()}
        assert all((start - 10) % 40 == 0 for start in starts - {0})
        assert not starts & ({130, 290} if axis == "x" else {210})


def test_each_sheet_says_where_it_belongs():
    plan, _ = made(paper="A4")
    for page in plan.pages:
        (slot,) = page.slots
        assert slot.face in [label.text for label in page.labels]
        assert any("print at 100 %" in label.text for label in page.labels)
    texts = [{label.text for label in page.labels} for page in plan.pages]
    assert "flaps for A2 at the right and B1 below" in texts[0]
    assert "cut left and top" in texts[-1]


def test_a_flap_is_printed_to_its_end_and_what_is_cut_beyond_it():
    plan, _ = made(paper="A4")
    (slot,) = plan.pages[1].slots
    grown = [abs(p - q) for p, q in zip(slot.trim, slot.bleed, strict=True)]
    assert grown == pytest.approx([3.175, 3.175, 0, 0])


def test_a_board_that_fits_is_one_page_with_nothing_to_assemble():
    plan, _ = made(paper="460x460mm")
    (page,) = plan.pages
    (slot,) = page.slots
    assert (slot.trim.width, slot.trim.height) == (SIDE, SIDE)
    assert not any("flap" in label.text for label in page.labels)
    assert len([mark for mark in page.marks if mark.kind == "cut"]) == 8


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"paper": "70x70mm"}, "70 × 70 mm with a margin of 5 mm: a board of 420 × 420 mm"),
        ({"paper": "A4", "margin": 80.0}, "choose a margin of 5 mm"),
    ],
)
def test_a_paper_without_room_is_refused(wanted, said):
    with pytest.raises(FitError, match=said):
        made(**wanted)


def test_games_without_a_board_have_none(monkeypatch):
    assert boards(game("rue")) == boards(game("vye")) == {}
    component = Component("arena", "Arena", "board", 1, "game", "rue.setup")
    rue = game("rue")
    found = (*rue.components(), component)
    monkeypatch.setattr(type(rue), "components", lambda self: found)
    assert boards(rue) == {"arena": "Arena"}


def test_boards_without_wishes_are_divided_evenly():
    tiling = tiled((600.0, 250.0), 3.0, paper("A4"), 5.0)
    widths = {tile.shown.width for tile in tiling.tiles}
    assert tiling.rows * tiling.columns == len(tiling.tiles) == 4
    assert max(widths) - min(widths) < 1e-3
    plan = board_plan("a board", tiling, 3.0, paper("A4"), "full colour", 5.0)
    assert [page.slots[0].face for page in plan.pages] == ["A1", "A2", "A3", "A4"]
    assert [name_of(row) for row in (0, 25, 26, 52)] == ["A", "Z", "AA", "BA"]


def test_glued_together_it_looks_like_the_board_in_one_piece():
    """At 4 pixels a mm, by eye: where two sheets meet, nothing is lost, doubled or shifted."""
    scale = 4
    whole_plan, whole_faces = made(paper="460x460mm")
    (whole,) = whole_plan.pages[0].slots
    expected = pixels(sheets_pdf(whole_plan, whole_faces), 0, whole.trim, scale)
    plan, faces = made(paper="A4")
    data = sheets_pdf(plan, faces)
    glued = np.zeros_like(expected)
    wishes = SEAMS["board"]
    tiles = tiled((SIDE, SIDE), 3.175, paper("A4"), 5.0, wishes).tiles
    for number, (page, tile) in enumerate(zip(plan.pages, tiles, strict=True)):
        (slot,) = page.slots
        x, y = round(tile.shown.x0 * scale), round(tile.shown.y0 * scale)
        shown = pixels(data, number, slot.trim, scale)
        glued[y : y + shown.shape[0], x : x + shown.shape[1]] = shown
    # Pixels do not begin at the same places on all pages, so an edge may be one beside.
    for one, other in ((glued, expected), (expected, glued)):
        inner = one[1:-1, 1:-1]
        near = [
            np.abs(inner - other[y : y + inner.shape[0], x : x + inner.shape[1]]).max(axis=2)
            for y in range(3)
            for x in range(3)
        ]
        # A thin line is paler between two pixels; one that is missing is off by 200.
        assert np.min(near, axis=0).max() < 110


def pixels(data, number, box, scale):
    """A box of a page, so many pixels to a mm."""
    image = raster(data, number, scale * 25.4)
    x, y = round(box.x0 * scale), round(box.y0 * scale)
    wide, high = round(box.width * scale), round(box.height * scale)
    return image[y : y + high, x : x + wide]
