"""Pocket books: the essentials of every game on eight small pages, made of what is said already."""

import re

import pytest

from engine.core.registry import game, games
from engine.games.vye.quick import QUICK
from generator.booklet import pocket as module
from generator.booklet.mood import PLAIN
from generator.booklet.pocket import Section, pocket
from generator.draw.scene import Text
from generator.draw.text import TextOverflow, offset, width
from generator.quick.brief import _chapters, brief
from generator.sheets.errors import FitError
from generator.sheets.papers import paper
from generator.theme import SMALLEST

#: What home printers leave white.
MARGIN = 5.0


def texts(scene):
    return [op for op in scene.walk() if isinstance(op, Text)]


def letters(text):
    return re.sub(r"\W", "", text)


@pytest.mark.parametrize("name", ["A4", "Letter", "A3"])
@pytest.mark.parametrize("key", list(games()))
def test_all_sections_are_on_eight_legible_pages(key, name):
    goal, sections = brief(game(key))
    scenes = pocket(game(key), goal, sections, paper(name))
    assert len(scenes) == 8
    short, long = sorted((paper(name).width, paper(name).height))
    assert {(s.width, s.height) for s in scenes} == {(long / 4, short / 2)}
    said = letters("".join(op.text for scene in scenes for op in texts(scene)))
    for section in sections:
        assert letters(section.head) in said
        for line in section.lines:
            # Lines may go on on the next page, after the number of this one.
            assert all(letters(word) in said for word in line.split()), line
    assert letters(goal) in said
    for scene in scenes:
        for op in texts(scene):
            wide = width(op.text, op.size, op.font)
            start = op.x + offset(op.anchor, wide)
            assert op.size >= SMALLEST
            assert start >= MARGIN
            assert start + wide <= scene.width - MARGIN
            assert MARGIN + 1 <= op.y <= scene.height - 4.5


def test_no_page_is_left_blank():
    for one in games().values():
        scenes = pocket(one, *brief(one), paper("A4"))
        assert all(len(texts(scene)) > 2 for scene in scenes)


def test_lines_are_those_of_the_quick_reference():
    _, sections = brief(game("vye"))
    lines = {line for section in sections for line in section.lines}
    assert {line.text for line in QUICK.turn} <= lines


@pytest.mark.parametrize("key", list(games()))
def test_a_game_without_lines_of_its_own_has_its_clauses_titles(key, monkeypatch):
    monkeypatch.setattr(module, "mood", lambda key: PLAIN)
    goal, sections = _chapters(game(key))
    scenes = pocket(game(key), goal, sections, paper("Letter"))
    said = letters("".join(op.text for scene in scenes for op in texts(scene)))
    for clause in game(key).rulebook.clauses:
        assert letters(clause.title) in said or clause.level < 3


def test_too_much_text_and_too_small_a_paper_are_refused():
    rue = game("rue")
    long = Section("Long", ("word " * 400,) * 12)
    with pytest.raises(TextOverflow, match=r"pocket book of Rue: 'Long' is .* too large"):
        pocket(rue, "goal", [long], paper("A4"))
    with pytest.raises(FitError, match=r"a page of the pocket book needs 69.8 × 105 mm"):
        pocket(rue, "goal", [], paper("200x150mm"))
