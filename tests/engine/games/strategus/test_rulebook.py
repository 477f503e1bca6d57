"""The rulebook of Strategus: its ids are lasting, its examples run, and the code cites it truly."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import engine.games.strategus.game
from engine.core.event import Event
from engine.core.example import parse_example
from engine.core.rulebook import Fence
from engine.games.strategus.board import CELLS, LAKES, cell_of
from engine.games.strategus.fights import FIGHTS
from engine.games.strategus.game import GAME
from engine.games.strategus.ranks import ARMY, IMMOBILE
from tests.engine.games.strategus.clauses import BASIS, CHAPTERS, UNCITED
from tests.rulebooks import cited_in_examples, titled

BOOK = GAME.rulebook
FOLDER = Path(engine.games.strategus.game.__file__).parent

FENCES = [(clause.id, fence) for clause in BOOK.clauses for fence in clause.examples]
FILES = sorted((FOLDER / "examples").glob("*.example"))
WORKED = [fence for _, fence in FENCES] + [Fence(path.read_text("utf-8"), 1) for path in FILES]


NAMES = [f"{rule}: {titled(fence)}" for rule, fence in FENCES]


def test_ids_are_the_lasting_ones_in_reading_order() -> None:
    order: list[str] = []
    for chapter, clauses in CHAPTERS.items():
        order += [chapter, *clauses]
    assert list(BOOK.ids()) == order


def test_each_clause_stands_in_its_chapter() -> None:
    titles = {clause.id: clause.title for clause in BOOK.clauses if clause.level == 2}
    assert list(titles) == list(CHAPTERS)
    for chapter, clauses in CHAPTERS.items():
        assert {BOOK.clause(rule).chapter for rule in clauses} == {titles[chapter]}
        assert {BOOK.clause(rule).level for rule in clauses} == {3}


def test_each_clause_says_where_it_comes_from() -> None:
    assert {c.id: c.basis for c in BOOK.clauses if c.level == 3} == BASIS


@pytest.mark.parametrize("rule", BASIS)
def test_a_clause_has_text_and_a_ruling_names_other_readings(rule: str) -> None:
    clause = BOOK.clause(rule)
    assert clause.body
    assert bool(clause.readings) == ("ruling" in clause.classes)
    offered = [option.key for option in GAME.options if option.rule == rule]
    readings = " ".join(clause.readings.split())
    for key in offered:
        assert re.search(f"`{key}[`=]", clause.body)
        assert re.search(f"`{key}[`=]", readings)
    if readings and not offered:
        assert "no option" in readings


def test_every_option_is_offered_by_a_clause() -> None:
    assert {option.rule for option in GAME.options} <= set(BASIS)


def test_options_and_values_that_the_text_names_exist() -> None:
    options = {option.key: option for option in GAME.options}
    for key, value in re.findall(r"`([a-z_]+)=([a-z0-9]+)`", BOOK.source):
        options[key].read(value, 2)


def test_every_mechanic_has_an_example() -> None:
    assert {rule for rule, _ in FENCES} >= {c.id for c in BOOK.clauses if c.is_mechanic}


def test_examples_have_titles_of_their_own() -> None:
    assert all(fence.text.startswith("title: ") for _, fence in FENCES)
    titles = [titled(fence) for _, fence in FENCES]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize(("rule", "fence"), FENCES, ids=NAMES)
def test_an_example_runs_clean(rule: str, fence: Fence) -> None:
    assert parse_example(fence.text, fence.line).run() == []


@pytest.mark.parametrize(
    ("rule", "right", "wrong"),
    [
        ("strategus.setup.army", "legal-count: 11", "legal-count: 12"),
        ("strategus.setup.zone", "to-move: 1", "to-move: 0"),
        ("strategus.move.step", "legal: move c4 c5", "legal: move c4 b4"),
        ("strategus.move.scout", "events: strategus.move.scout", "events: strategus.move.step"),
        ("strategus.move.must", "move.must: pass", "move.step: pass"),
        ("strategus.hidden.memory", "known: a6", "known: a5"),
        ("strategus.fight.equal", "fight.equal", "fight.lower-wins"),
        ("strategus.fight.advance", "s-rhino  .       .", "n-lion   .       ."),
        ("strategus.win.apple", "winners: 0", "winners: 1"),
        ("strategus.draw.both-immobile", "winners:", "winners: 0"),
        ("strategus.draw.agreed", "to-move: nobody", "to-move: 0"),
        ("strategus.repeat.two-square", "legal: move a5 a6", "legal: move a5 a4"),
    ],
)
def test_a_broken_expectation_fails(rule: str, right: str, wrong: str) -> None:
    fence = BOOK.clause(rule).examples[0]
    assert fence.text.count(right) == 1
    broken = fence.text.replace(right, wrong)
    failures = parse_example(broken, fence.line).run()
    assert len(failures) == 1


def test_links_lead_to_clauses() -> None:
    links = re.findall(r"\]\(([^)]*)\)", BOOK.source)
    assert links
    for link in links:
        assert link.startswith("#")
        assert BOOK.clause(link[1:])


def test_every_id_in_the_code_exists() -> None:
    sources = sorted(FOLDER.rglob("*.py"))
    named = {
        rule
        for source in sources
        for rule in re.findall(r"\bstrategus\.[a-z-]+\.[a-z-]+\b", source.read_text("utf-8"))
    }
    assert named == set(BASIS)


def cited_in_set_ups() -> set[str]:
    """Return the clauses that the events of set-ups cite."""
    events: list[Event] = []
    for first in ("random", "north"):
        events += GAME.setup(2, first=first).events
    return {event.rule for event in events}


def test_mechanics_are_exactly_what_events_and_refusals_cite() -> None:
    mechanics = {clause.id for clause in BOOK.clauses if clause.is_mechanic}
    assert mechanics == set(BASIS) - UNCITED
    assert cited_in_examples(GAME, WORKED) | cited_in_set_ups() == mechanics


def table_of(rule: str, width: int) -> list[tuple[str, ...]]:
    """Return the rows of all tables of so many columns in a clause, without rules."""
    line = r"^\| " + r" \| ".join([r"([^|\n]*?)"] * width) + r" ?\|$"
    return [row for row in re.findall(line, BOOK.clause(rule).body, re.M) if row[0].strip("-")]


def test_the_army_is_told_as_it_is() -> None:
    head, *rows = table_of("strategus.setup.army", 5)
    assert head == ("rank", "piece", "count", "moves", "note")
    assert [(row[0], row[1], row[2]) for row in rows] == [
        (str(kind.rank) if kind.rank else "–", kind.name, str(kind.copies)) for kind in ARMY
    ]
    reach = {row[1].lower(): row[3] for row in rows}
    assert {key for key, text in reach.items() if text == "never"} == IMMOBILE
    assert [key for key, text in reach.items() if text.startswith("any")] == ["scout"]
    animals = sum(kind.copies for kind in ARMY if kind.key not in IMMOBILE)
    assert f"The {animals} animals" in BOOK.clause("strategus.setup.army").body


def test_the_table_of_fights_stands_in_its_chapter() -> None:
    head, *rows = table_of("strategus.fight", len(ARMY) + 1)
    assert head[0] == "attacker"
    defenders = [name.split()[-1].lower() for name in head[1:]]
    assert defenders == [kind.key for kind in ARMY]
    words = {"attacker": "wins", "defender": "loses", "": "both go"}
    told = {
        (row[0].strip("*").split()[-1].lower(), defender): word
        for row in rows
        for defender, word in zip(defenders, row[1:], strict=True)
    }
    assert told == {pair: words[fight.winner] for pair, fight in FIGHTS.items()}
    assert len(told) == 120


def test_the_lakes_are_told_as_they_are() -> None:
    body = BOOK.clause("strategus.board.lakes").body
    told = re.search(r"middle: ([a-j0-9, ]+) and ([a-j0-9, ]+)\.", body)
    assert told is not None
    cells = ", ".join(told.groups()).split(", ")
    assert sorted(cells) == sorted(CELLS.format(cell_of(at)) for at in LAKES)


def test_the_limit_is_told_as_it_is() -> None:
    (option,) = (option for option in GAME.options if option.key == "no_fight_limit")
    body = BOOK.clause("strategus.draw.no-fight").body
    assert f"After {option.default} half-moves" in body
    assert f"from {option.numbers[0]} to {option.numbers[-1]}" in body
