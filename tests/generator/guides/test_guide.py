"""The cutting and assembly guide: only steps that a kit needs, with pictures of its own plan."""

from dataclasses import replace

import pytest

from engine.core.registry import game
from generator.draw.path import Box
from generator.draw.scene import Drawing, Place, Stroke, Text
from generator.draw.text import outlines
from generator.guides.flow import CLEAR, enlarged
from generator.guides.guide import guide_pages
from generator.guides.pictures import BAR
from generator.guides.steps import steps
from generator.kits import guide
from generator.kits.build import kit_of, plans
from generator.kits.options import KitOptions
from generator.preflight import preflight
from generator.sheets.errors import FitError
from generator.sheets.papers import PAPERS, paper
from generator.sheets.pdf import sheets_pdf
from generator.theme import SMALLEST
from tests.generator.reading import said, shared, texts_inside

GAMES = ("rue", "strategus", "vye")
EVERYTHING = {"quick-reference", "booklet", "pocket", "standees", "board", "box"}


def making(title, key="a4"):
    found = guide.making(kit_of(title), KitOptions(key), paper(key))
    return replace(found, pieces=frozenset(kit_of(title).pieces()) & {"quick-reference"})


def titles(found):
    return [step.title for step in steps(found, 1.0)]


def test_only_what_a_kit_needs_is_told():
    assert titles(making("strategus")) == [
        "Print at 100 %", "Two sides at once", "Or one side, then the other",
        "Cut from mark to mark", "Quick reference", "Paper and sleeves",
    ]  # fmt: skip
    assert titles(making("vye"))[3:6] == [
        "Or fold and glue", "Cut from mark to mark", "Make the discs",
    ]  # fmt: skip


def test_each_extra_that_is_made_has_its_step():
    found = making("strategus")
    bare = titles(replace(found, pieces=frozenset()))
    for extra in EVERYTHING:
        assert len(titles(replace(found, pieces=frozenset({extra})))) == len(bare) + 1


@pytest.mark.parametrize("title", GAMES)
def test_every_piece_is_told_with_its_size(title):
    for name, size, is_round in making(title).stocks:
        text = " ".join(steps(making(title), 1.0)[-1].texts)
        assert f"**{name}**, {size}" in text
        assert is_round == size.endswith("round")


def test_the_pictures_are_of_the_real_sheets():
    made = making("rue")
    ((plan, *_),) = plans("rue", KitOptions(only=("tiles",)))
    assert made.sheet.page == plan.pages[0]
    assert made.behind is not None
    assert made.behind.page == plan.pages[1]


@pytest.mark.parametrize("key", PAPERS)
@pytest.mark.parametrize("title", GAMES)
def test_all_text_is_large_enough_inside_the_margin_and_on_no_other(title, key):
    one = PAPERS[key]
    scale = enlarged(one.width, one.height)
    for extras in (frozenset[str](), frozenset(EVERYTHING)):
        found = steps(replace(making(title, key), pieces=extras), scale)
        scenes = guide_pages(game(title).title, found, one.width, one.height)
        assert len(scenes) <= 2
        for scene in scenes:
            assert min(op.size for op in scene.walk() if isinstance(op, Text)) >= SMALLEST
            assert texts_inside(scene, CLEAR) > 4
            assert shared(scene) == []
        text = " ".join(map(said, scenes))
        assert all(f"{i} {step.title}" in text for i, step in enumerate(found, 1))


@pytest.mark.parametrize("key", PAPERS)
def test_the_bar_to_measure_is_as_long_as_it_says(key):
    made = guide.EXTRA.make(kit_of("rue"), KitOptions(key), paper(key))
    lines = [op.path.bounds() for op in made.scenes[0].walk() if isinstance(op, Stroke)]
    level = [box.width for box in lines if box.height < 1e-9]
    assert any(abs(long - BAR) < 0.01 for long in level)


@pytest.mark.parametrize("high", [25.0, 38.0, 50.0])
@pytest.mark.parametrize("key", ["letter", "legal"])
def test_every_picture_keeps_to_its_box(key, high):
    box = Box(20.0, 20.0, 110.0, 20.0 + high)
    for step in steps(replace(making("vye", key), pieces=frozenset(EVERYTHING)), 1.0):
        drawing = Drawing(step.title, 200.0, 200.0)
        step.picture(drawing, box)
        for op in drawing.scene().walk():
            found = outlines(op) if isinstance(op, Text) else getattr(op, "path", None)
            assert found is None or box.grown(0.4).holds(found.bounds()), step.title


def test_pictures_lie_inside_the_page():
    made = guide.EXTRA.make(kit_of("vye"), KitOptions("Letter"), paper("Letter"))
    for scene in made.scenes:
        room = scene.trim.grown(-CLEAR)
        for op in scene.walk():
            if isinstance(op, Stroke):
                assert room.holds(op.path.bounds())
            elif isinstance(op, Place):
                assert room.x0 < op.x < room.x1


def test_small_papers_are_refused():
    with pytest.raises(FitError, match=r"a paper of 148 × 210 mm"):
        guide_pages("Rue", steps(making("rue"), 1.0), 148, 210)


@pytest.mark.parametrize("piece", ["guide", "contents"])
@pytest.mark.parametrize("title", GAMES)
def test_the_files_pass_preflight_and_are_the_same_every_time(title, piece):
    wanted = KitOptions("Letter", palette="low-ink", only=(piece,))
    once, again = (
        [(plan, faces, sheets_pdf(plan, faces)) for plan, faces, *_ in plans(title, wanted)]
        for _ in range(2)
    )
    for (plan, faces, data), (_, _, other) in zip(once, again, strict=True):
        assert [str(f) for f in preflight(data, plan, faces)] == []
        assert data == other
        assert len(data) < 1_500_000
