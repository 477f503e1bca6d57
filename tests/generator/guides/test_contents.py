"""The list of what is in the box: every component, and numbers that are right."""

import pytest

from engine.core.registry import game
from generator.draw.pdf import pdf
from generator.draw.scene import Place, Text
from generator.guides.contents import File, contents_pages, counts, plural
from generator.guides.flow import CLEAR
from generator.kits import contents
from generator.kits.build import kit_of, plans
from generator.kits.options import KitOptions
from generator.sheets.errors import FitError
from generator.sheets.papers import PAPERS, paper
from generator.theme import SMALLEST
from tests.generator.reading import said, shared, texts_inside

GAMES = ("rue", "strategus", "vye")
FILES = (File("tiles", "one side", 3), File("tiles", "two-sided", 2), File("guide", "one side", 1))


def pages(title, key="a4", files=FILES):
    one = PAPERS[key]
    return contents_pages(game(title), files, one.title, one.width, one.height)


@pytest.mark.parametrize("title", GAMES)
def test_every_component_is_named_and_counted_once(title):
    scenes = pages(title)
    text = " ".join(map(said, scenes))
    components = game(title).components()
    for one in components:
        each = " each" if one.per == "seat" else ""
        assert f"{one.name} ×{one.count}{each}" in text
    placed = [op for scene in scenes for op in scene.walk() if isinstance(op, Place)]
    assert len(placed) == len(components)


@pytest.mark.parametrize("title", GAMES)
def test_the_numbers_are_those_of_the_components(title):
    for seats in game(title).most_seats:
        total = sum(
            one.count * (seats if one.per == "seat" else 1) for one in game(title).components()
        )
        assert sum(counts(game(title), seats).values()) == total


def test_totals_for_each_number_of_players_are_told():
    text = said(pages("rue")[0])
    assert "3 players 24 48 96 168" in text
    assert "2 to 5 players 64 20 25 1 156 266" in " ".join(map(said, pages("vye")))


def test_kinds_have_their_plurals():
    assert [plural(kind) for kind in ("tile", "family", "empress")] == [
        "tiles", "families", "empresses",
    ]  # fmt: skip


@pytest.mark.parametrize("key", PAPERS)
@pytest.mark.parametrize("title", GAMES)
def test_all_text_is_large_enough_inside_the_margin_and_on_no_other(title, key):
    for scene in pages(title, key):
        assert (scene.width, scene.height) == (PAPERS[key].width, PAPERS[key].height)
        assert min(op.size for op in scene.walk() if isinstance(op, Text)) >= SMALLEST
        assert texts_inside(scene, CLEAR) > 20
        assert shared(scene) == []


def test_a_long_list_goes_on_on_the_next_page():
    scenes = pages("rue", files=[File(f"piece {i}", "one side", i) for i in range(90)])
    text = " ".join(map(said, scenes))
    assert len(scenes) > 2
    assert all(f"Piece {i} one side {i}" in text for i in range(90))


def test_small_papers_are_refused():
    with pytest.raises(FitError, match=r"a paper of 148 × 210 mm: pages to read need 210 × 279"):
        contents_pages(game("rue"), FILES, "A5", 148, 210)


def test_the_same_bytes_come_every_time():
    assert pdf(*pages("vye")) == pdf(*pages("vye"))


@pytest.mark.parametrize("title", ["rue", "strategus"])
def test_the_sheets_are_as_many_as_the_files_of_the_kit_have(title):
    kit = kit_of(title)
    told = {}
    for one in contents.files(kit, KitOptions(), paper("A4")):
        told.setdefault(one.piece, one.sheets)
    assert list(told) == [piece for piece in kit.pieces() if piece != contents.KEY]
    for piece, sheets in told.items():
        options = KitOptions(layout=kit.layouts(piece)[0], only=(piece,))
        ((plan, *_),) = plans(title, options)
        assert sheets == len({page.sheet for page in plan.pages})
