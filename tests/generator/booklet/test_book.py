"""The rules booklets of all games: everything is in them, drawn, legible and within its page."""

import re
from itertools import pairwise

import pytest

from engine.core.example import parse_example
from engine.core.registry import game, games
from generator.booklet.book import book
from generator.booklet.clause import name_lines
from generator.booklet.page import CLEAR, half
from generator.booklet.prose import words
from generator.booklet.telling import Telling
from generator.draw.scene import Place, Text
from generator.draw.text import offset, width
from generator.sheets.errors import FitError
from generator.sheets.papers import paper
from generator.theme import SMALLEST
from generator.units import MM_PER_POINT

KEYS = list(games())


@pytest.fixture(scope="module", params=KEYS)
def made(request):
    return request.param, book(game(request.param), half(paper("A4")))


def texts(scene):
    return [op for op in scene.walk() if isinstance(op, Text)]


def pictures(scene):
    """The boards of worked examples: placed on pages of text, which place nothing else."""
    return [op for op in scene.walk() if isinstance(op, Place)]


def letters(text):
    return re.sub(r"\W", "", text)


def plain(text):
    return "".join(run.text for word in words(text.replace("](", "] (")) for run in word)


def test_every_clause_has_its_name_beside_it_and_its_title(made):
    key, whole = made
    said = [[op.text for op in texts(scene)] for scene in whole.scenes]
    for clause in game(key).rulebook.clauses:
        first, *more = name_lines(clause.id)
        title = letters(clause.title)
        assert any(
            lines[i : i + 1 + len(more)] == [first, *more] and title in letters("".join(lines[:i]))
            for lines in said
            for i in range(len(lines))
            if lines[i] == first
        ), clause.id


def test_every_word_of_the_rules_is_there_in_order(made):
    key, whole = made
    # A page begins with its running head and its number.
    said = letters("".join(op.text for scene in whole.scenes for op in texts(scene)[2:]))
    at = 0
    for clause in game(key).rulebook.clauses:
        for source in (clause.body, clause.readings):
            for paragraph in re.split(r"\n{2,}", re.sub(r"\]\([^)]*\)", "", source)):
                if paragraph.startswith(("|", "- ", "1. ")) or "\n: " in paragraph:
                    continue
                paragraph, *_ = re.split(r"\n(?:- |\d\. )", paragraph)
                found = said.find(letters(paragraph), at)
                assert found >= 0, (clause.id, paragraph)
                at = found


def test_every_worked_example_is_drawn_with_its_title(made):
    key, whole = made
    clauses = game(key).rulebook.clauses
    tellings = [Telling(parse_example(f.text)) for c in clauses for f in c.examples]
    drawn = sum(len(pictures(scene)) for scene in whole.scenes[1:-1])
    assert drawn == sum(len(telling.pictures()) for telling in tellings) > 0
    said = letters("".join(op.text for scene in whole.scenes for op in texts(scene)))
    for telling in tellings:
        assert letters(telling.title) in said


def test_nothing_is_set_smaller_than_seven_points(made):
    """Faces on boards are pictures of the pieces; what the boards themselves set is read."""
    _, whole = made
    for scene in whole.scenes:
        assert all(op.size >= SMALLEST - 1e-9 for op in texts(scene))
        for placed in pictures(scene) if scene is not whole.scenes[0] else ():
            for op in texts(placed.scene):
                assert op.size * placed.scale >= SMALLEST - 1e-6, (scene.name, op.text)


def test_everything_lies_within_what_printers_can_print(made):
    _, whole = made
    for scene in whole.scenes:
        for op in texts(scene):
            wide = width(op.text, op.size, op.font)
            start = op.x + offset(op.anchor, wide)
            above, below = op.size * MM_PER_POINT * 0.75, op.size * MM_PER_POINT * 0.25
            if op.rotation == 0:
                assert start >= CLEAR, (scene.name, op.text)
                assert start + wide <= scene.width - CLEAR + 1e-6, (scene.name, op.text)
            assert op.y - above >= CLEAR - 0.5, (scene.name, op.text)
            assert op.y + below <= scene.height - CLEAR + 0.8, (scene.name, op.text)
        for placed in pictures(scene) if scene is not whole.scenes[0] else ():
            half_wide = placed.scene.width * placed.scale / 2
            half_high = placed.scene.height * placed.scale / 2
            assert placed.x - half_wide >= CLEAR
            assert placed.x + half_wide <= scene.width - CLEAR
            assert placed.y - half_high >= CLEAR
            assert placed.y + half_high <= scene.height - 2 * CLEAR


def test_lines_of_a_page_do_not_overlap(made):
    """Lines that start at one x are at least as far apart as their letters are high."""
    _, whole = made
    for scene in whole.scenes[1:-1]:
        columns = {}
        for op in texts(scene):
            if op.rotation == 0 and op.anchor == "start":
                columns.setdefault(round(op.x, 2), set()).add((op.y, op.size, op.text))
        for column in columns.values():
            lines = sorted(column)
            for (y, _, text), (low, size, other) in pairwise(lines):
                assert low - y >= size * MM_PER_POINT * 0.85 or low == y, (scene.name, text, other)


def test_contents_say_on_which_page_a_clause_is(made):
    key, whole = made
    listed = [scene for scene in whole.scenes if any(op.text == "Contents" for op in texts(scene))]
    first = whole.scenes.index(listed[0])
    entries = {}
    for scene in whole.scenes[first : first + 3]:
        for entry, number in zip(texts(scene), texts(scene)[1:], strict=False):
            if number.anchor == "end" and number.text.isdigit() and entry.anchor == "start":
                entries.setdefault(entry.text, int(number.text))
    for clause in game(key).rulebook.clauses:
        number = entries[clause.title]
        ids = [op.text for op in texts(whole.scenes[number - 1])]
        assert name_lines(clause.id)[-1] in ids, clause.id


def test_rulings_are_marked(made):
    key, whole = made
    said = [op.text for scene in whole.scenes for op in texts(scene)]
    bases = [clause.basis for clause in game(key).rulebook.clauses]
    assert said.count("ruling") - 1 <= bases.count("ruling") <= said.count("ruling")
    assert said.count("text and ruling") == bases.count("text + ruling")


def test_options_are_told_with_what_they_are_by_default(made):
    key, whole = made
    said = letters("".join(op.text for scene in whole.scenes for op in texts(scene)))
    for option in game(key).options:
        assert f"Option{letters(option.key)}" in said
        for name, means in option.values.items():
            default = "astherulestands" if name == str(option.default) else ""
            assert letters(f"{name}{means}") + default in said


@pytest.mark.parametrize("name", ["Letter", "A3", "Legal", "Tabloid", "300x230mm"])
def test_pages_are_half_the_paper_and_grow_with_it(name):
    whole = book(game("rue"), half(paper(name)))
    short, long = sorted((paper(name).width, paper(name).height))
    assert {(s.width, s.height) for s in whole.scenes} == {(long / 2, short)}
    sizes = sorted({round(op.size, 3) for scene in whole.scenes[2:-1] for op in texts(scene)})
    assert sizes[0] >= SMALLEST
    grown = name in ("A3", "Tabloid")
    assert (9.0 in sizes) != grown


def test_a_paper_that_is_too_small_is_refused():
    with pytest.raises(FitError, match=r"a page of the booklet needs 139.7 × 210 mm"):
        half(paper("200x150mm"))
