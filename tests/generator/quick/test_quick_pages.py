"""Quick references on paper: whole, inside the margin, large enough to read, the same each time."""

import pytest

from engine.core.registry import game
from engine.games.rue.tiles import TILES
from engine.games.strategus.quick import QUICK as STRATEGUS
from engine.games.vye.quick import QUICK as VYE
from generator.draw.pdf import pdf
from generator.draw.scene import Place, Text
from generator.draw.text import TextOverflow
from generator.kits.build import plans
from generator.kits.options import KitOptions
from generator.preflight import preflight
from generator.quick import default, pages
from generator.quick.pages import CLEAR, quick_pages
from generator.sheets.errors import FitError
from generator.sheets.papers import PAPERS
from generator.sheets.pdf import sheets_pdf
from generator.theme import SMALLEST
from tests.generator.reading import said, shared, texts_inside

GAMES = ("rue", "strategus", "vye")
A4 = (210.0, 297.0)
SIZES = [(paper.width, paper.height) for paper in PAPERS.values()]


@pytest.fixture(params=[*GAMES, "default"])
def title(request, monkeypatch):
    """A game, and once a game whose leaves are those of any game."""
    if request.param in GAMES:
        return request.param
    monkeypatch.setattr(pages, "leaves", default.leaves)
    return "vye"


@pytest.mark.parametrize("size", SIZES)
def test_all_text_is_large_enough_inside_the_margin_and_on_no_other(title, size):
    found = quick_pages(game(title), *size)
    assert {(scene.width, scene.height) for scene in found} <= {size, size[::-1]}
    assert len({scene.width for scene in found}) == 1
    for scene in found:
        assert min(op.size for op in scene.walk() if isinstance(op, Text)) >= SMALLEST
        assert texts_inside(scene, CLEAR) > 60
        assert shared(scene) == []


def test_two_sets_lie_on_paper_twice_as_large():
    once, twice = (said(quick_pages(game("rue"), *size)[0]) for size in (A4, (297.0, 420.0)))
    assert twice.count("Foxed") == 2 * once.count("Foxed") == 2


@pytest.mark.parametrize("size", [(148.0, 210.0), (200.0, 279.0), (100.0, 900.0)])
def test_a_small_paper_is_refused(size):
    with pytest.raises(FitError, match=r"a paper of .*: two leaves .* need 279.4 × 210 mm; print"):
        quick_pages(game("vye"), *size)


def test_a_single_leaf_comes_twice(monkeypatch):
    draw = default.leaves(game("rue"))[0]
    monkeypatch.setattr(pages, "leaves", lambda game: (draw,))
    (scene,) = quick_pages(game("rue"), *A4)
    assert said(scene).count("Red Prow") == 2


def test_vye_names_every_special_role_theme_and_set():
    text = " ".join(map(said, quick_pages(game("vye"), *A4)))
    rows = (*VYE.specials, *VYE.families)
    for row in rows:
        assert row.name in text
        assert row.text in text
    for theme in VYE.themes:
        assert f"{theme.name} {theme.text}" in text
    for component in game("vye").components():
        if component.kind == "land":
            assert component.name in text
    for line in (*VYE.prepare, *VYE.turn, *VYE.instead, *VYE.lands, *VYE.shared, *VYE.scoring):
        assert line.text in text


def test_strategus_names_every_piece_with_its_number():
    text = " ".join(map(said, quick_pages(game("strategus"), *A4)))
    for piece in STRATEGUS.army:
        told = f"{piece.name} ×{piece.copies} {piece.moves} {piece.text}".strip()
        assert told in text
    for case in (*STRATEGUS.fights, *STRATEGUS.endings):
        assert f"{case.when}: {case.then}" in text


def test_rue_shows_every_tile():
    scene, *_ = quick_pages(game("rue"), *A4)
    placed = {op.scene.name for op in scene.walk() if isinstance(op, Place)}
    words = said(scene)
    for tile in game("rue").components()[: len(TILES)]:
        assert any(name.endswith(tile.name) for name in placed)
        assert tile.name in words


@pytest.mark.parametrize("title", GAMES)
def test_any_game_has_its_components_counts_and_clauses(title, monkeypatch):
    monkeypatch.setattr(pages, "leaves", default.leaves)
    text = " ".join(map(said, quick_pages(game(title), *A4)))
    for component in game(title).components():
        per = " for each player" if component.per == "seat" else ""
        assert f"{component.name} ×{component.count}{per}" in text
    for clause in game(title).rulebook.clauses:
        assert clause.title in text


def test_what_does_not_fit_is_an_error_and_never_squeezed(monkeypatch):
    long = (*VYE.shared, *VYE.shared, *VYE.shared, *VYE.shared, *VYE.shared, *VYE.shared) * 3
    monkeypatch.setattr(pages, "leaves", lambda game: (lambda leaf: leaf.items(
        line.text for line in long
    ),))  # fmt: skip
    with pytest.raises(TextOverflow, match="too large for the leaf"):
        quick_pages(game("vye"), *A4)


@pytest.mark.parametrize("title", GAMES)
def test_the_same_bytes_come_every_time(title):
    first, second = (pdf(*quick_pages(game(title), *A4)) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("palette", ["full", "low-ink"])
def test_the_files_pass_preflight(palette):
    for title in GAMES:
        wanted = KitOptions("Letter", palette=palette, only=("quick-reference",))
        for plan, faces, *_ in plans(title, wanted):
            assert (plan.width, plan.height) == pytest.approx((279.4, 215.9))
            assert [str(f) for f in preflight(sheets_pdf(plan, faces), plan, faces)] == []
