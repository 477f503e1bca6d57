"""The rulebook of Vye: its ids are lasting, its examples run, and the code cites it truly."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import engine.games.vye
from engine.core.errors import OptionError
from engine.core.event import Event
from engine.core.example import parse_example
from engine.core.options import read_assignments
from engine.core.rulebook import Fence
from engine.games.vye import GAME
from engine.games.vye.cards import SPECIALS
from engine.games.vye.families import HOUSES
from engine.games.vye.lands import ALLOWED, COPIES, SETS, USUAL
from engine.games.vye.setup import LAYOUTS
from engine.games.vye.themes import LISTS, THEMES
from tests.engine.games.vye.clauses import BASIS, CHAPTERS, UNCITED
from tests.rulebooks import cited_in_examples, titled

BOOK = GAME.rulebook
FOLDER = Path(engine.games.vye.__file__).parent

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
        assert {BOOK.clause(rule).chapter for rule in clauses} <= {titles[chapter]}
        assert {BOOK.clause(rule).level for rule in clauses} <= {3}


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


def test_the_values_of_layout_and_theme_are_explained() -> None:
    for rule, values in (("vye.setup.start-cards", LAYOUTS), ("vye.setup.theme", THEMES)):
        for value in values:
            assert f"`{value}`" in BOOK.clause(rule).body


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
        ("vye.land.chain", "scores: 4 1 1", "scores: 4 1 2"),
        ("vye.land.match", "land-a:0  land-a:0", "land-a:0  land-a:1"),
        ("vye.land.fortified", "vye.land.claim vye.land.fortified", "vye.land.claim"),
        ("vye.turn.order", "to-move: 1\nafter", "to-move: 0\nafter"),
        ("vye.turn.no-shuffling", "refused vye.turn.no-shuffling: m", "refused vye.turn.pass: m"),
        ("vye.place.adjacent", "legal: play land-c 0,1", "legal: play land-c 1,0"),
        ("vye.setup.which-sets", "sets: A C D E", "sets: A B D E"),
        ("vye.score.tie", "winners: 0 1", "winners: 0"),
        ("vye.end.empress", "hand 0: land-b land-c land-d", "hand 0: land-b land-c land-e"),
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
        for rule in re.findall(r"\bvye\.[a-z-]+\.[a-z-]+\b", source.read_text(encoding="utf-8"))
        if not rule.startswith("vye.cards.")
    }
    modules = {f"engine.games.vye.{path.stem}" for path in sources}
    assert {rule for rule in named if f"engine.games.{rule}" not in modules} <= set(BASIS)


def cited_in_set_ups() -> set[str]:
    """Return the clauses that the events of set-ups cite."""
    events: list[Event] = []
    for theme in ("weapons-of-war", "kid-friendly", "random"):
        events += GAME.setup(2, theme=theme).events
    return {event.rule for event in events}


def test_mechanics_are_exactly_what_events_and_refusals_cite() -> None:
    mechanics = {clause.id for clause in BOOK.clauses if clause.is_mechanic}
    assert mechanics == set(BASIS) - UNCITED
    assert cited_in_examples(GAME, WORKED) | cited_in_set_ups() == mechanics


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ("land_sets=12", "vye.setup.land-sets"),
        ("land_sets=10 which_sets=A,B,C,D,E,F,G,H,I", "vye.setup.which-sets"),
        ("which_sets=A,B,C", "vye.setup.which-sets"),
        ("houses=ladders,midnight,immortal", "vye.setup.families"),
        ("theme=players-choice", "vye.setup.theme"),
        ("kinds=barracks,catapult,fortress,sinkhole", "vye.setup.theme"),
        ("theme=players-choice kinds=barracks,catapult", "vye.setup.theme"),
    ],
)
def test_options_that_break_a_clause_are_refused_under_it(options: str, rule: str) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.resolve_options(2, read_assignments(options.split()))
    assert caught.value.rule == rule


def table_of(rule: str, width: int) -> list[tuple[str, ...]]:
    """Return the rows of all tables of so many columns in a clause, without their heads."""
    line = r"^\| " + r" \| ".join([r"([^|\n]*?)"] * width) + r" \|$"
    return [row for row in re.findall(line, BOOK.clause(rule).body, re.M) if row[0].strip("-")]


def test_the_box_is_told_as_it_is() -> None:
    body = BOOK.clause("vye.components").body
    counts = {component.key: component.count for component in GAME.components()}
    kinds = {component.key: component.kind for component in GAME.components()}
    cards = {kind: sum(n for key, n in counts.items() if kinds[key] == kind) for kind in KINDS}
    assert (sum(cards.values()), f"{sum(cards.values())} cards" in body) == (110, True)
    told = {row[0]: int(row[2]) for row in table_of("vye.components", 4) if row[2].isdigit()}
    specials = [row for row in table_of("vye.components", 4) if row[0] in SPECIAL_NAMES]
    assert {KINDS[kind]: n for kind, n in cards.items()} == {
        name: n for name, n in told.items() if name in KINDS.values()
    }
    assert [row[0] for row in specials] == list(SPECIAL_NAMES)
    for name, copies, dealt, group in specials:
        card = SPECIAL_NAMES[name]
        assert int(copies.split()[0]) == card.copies == counts[card.key]
        assert dealt == ("sideboards" if card.sideboard else "deck")
        assert group.lower() == card.group
    deduced = {row[0]: int(row[1].split()[0]) for row in specials if "deduced" in row[1]}
    assert sum(deduced.values()) == 10
    assert deduced["Underminers"] == 5


KINDS = {
    "land": "Land",
    "family": "Family",
    "special": "Special",
    "empress": "Inevitable Empress",
}
SPECIAL_NAMES = {card.name: card for card in SPECIALS.values()}


def test_tokens_houses_and_sets_are_told_as_they_are() -> None:
    rows = table_of("vye.components", 2)
    assert rows[1:] == [(house.name, house.colour) for house in HOUSES]
    tokens = {row[0]: int(row[1]) for row in table_of("vye.components", 3) if row[1].isdigit()}
    counts = [c for c in GAME.components() if c.kind == "token"]
    undead = sum(c.count for c in counts if c.key.startswith("undead"))
    family = sum(c.count for c in counts) - undead
    assert tokens == {"Family tokens": family, "Undead tokens": undead}
    assert f"{family + undead} tokens" in BOOK.clause("vye.components").body
    cells = [cell for row in table_of("vye.components", 8)[1:] for cell in row]
    assert dict(zip(cells[::2], cells[1::2], strict=True)) == dict(SETS)


def test_numbers_of_sets_are_told_as_they_are() -> None:
    rows = table_of("vye.setup.land-sets", 4)[1:]
    assert rows == [
        (str(n), f"{ALLOWED[n][0]} to {ALLOWED[n][-1]}", str(usual), str(COPIES * usual))
        for n, usual in USUAL.items()
    ]


def test_themes_are_told_as_they_are() -> None:
    told = {
        name.lower().replace(" ", "-"): tuple(
            sorted(SPECIAL_NAMES[kind].key for kind in kinds.split(", ") if kind != "none")
        )
        for name, kinds in table_of("vye.setup.theme-lists", 2)[1:]
    }
    assert told == {key: kinds for key, kinds in LISTS.items() if key != "kid-friendly"}
