"""The rulebook of Rue: its ids are lasting, its examples run, and the code cites it truly."""

import re
from pathlib import Path

import pytest

import engine.games.rue
from engine.core.errors import OptionError
from engine.core.example import parse_example
from engine.core.rulebook import Fence
from engine.games.rue import GAME
from engine.games.rue.tiles import ALIASES, DECK, PATTERNS
from tests.rulebooks import cited_in_examples, titled

BOOK = GAME.rulebook

CHAPTERS = [
    "rue.setup",
    "rue.turn",
    "rue.place",
    "rue.capture",
    "rue.end",
    "rue.score",
    "rue.money",
    "rue.culture",
]

# Every clause in reading order, and where it comes from. Ids may be added, never renamed.
BASIS = {
    "rue.setup.deck": "text",
    "rue.setup.players": "text",
    "rue.setup.attacker": "text",
    "rue.setup.hands": "ruling",
    "rue.turn.order": "ruling",
    "rue.turn.must-play": "text",
    "rue.place.first": "text",
    "rue.place.touch": "text",
    "rue.place.rotation": "ruling",
    "rue.place.area": "text + ruling",
    "rue.capture.match": "text",
    "rue.capture.compulsory": "text",
    "rue.capture.no-chain": "ruling",
    "rue.capture.placed-unowned": "ruling",
    "rue.capture.blue": "text",
    "rue.capture.red-pays": "text",
    "rue.capture.red-counter": "text",
    "rue.capture.red-choice": "ruling",
    "rue.capture.order": "ruling",
    "rue.capture.release": "ruling",
    "rue.capture.again": "ruling",
    "rue.end.all-played": "text",
    "rue.score.count": "text",
    "rue.score.winner": "text",
    "rue.score.tie": "text",
    "rue.money.stakes": "text + ruling",
    "rue.culture.jargon": "text + ruling",
}

# Clauses that say how captures are made but are cited by no event: their effects are.
UNCITED = [
    "rue.capture.compulsory",
    "rue.capture.no-chain",
    "rue.capture.order",
    "rue.capture.placed-unowned",
    "rue.culture.jargon",
]

FENCES = [(clause.id, fence) for clause in BOOK.clauses for fence in clause.examples]


NAMES = [f"{rule}: {titled(fence)}" for rule, fence in FENCES]


def test_ids_are_the_lasting_ones() -> None:
    assert [c.id for c in BOOK.clauses if c.level == 3] == list(BASIS)
    assert [c.id for c in BOOK.clauses if c.level == 2] == CHAPTERS
    assert len(BOOK.clauses) == len(BASIS) + len(CHAPTERS)


def test_each_clause_stands_in_the_chapter_of_its_id() -> None:
    titles = {c.id: c.title for c in BOOK.clauses if c.level == 2}
    for clause in BOOK.clauses:
        assert clause.chapter == titles[".".join(clause.id.split(".")[:2])]


def test_each_clause_says_where_it_comes_from() -> None:
    assert {c.id: c.basis for c in BOOK.clauses if c.level == 3} == BASIS


@pytest.mark.parametrize("rule", BASIS)
def test_a_clause_has_text_and_a_ruling_names_other_readings(rule: str) -> None:
    clause = BOOK.clause(rule)
    assert clause.body
    assert bool(clause.readings) == ("ruling" in clause.classes)
    offered = [option.key for option in GAME.options if option.rule == rule]
    for key in offered:
        assert f"`{key}`" in clause.body + clause.readings
    if clause.readings and not offered:
        assert "no option" in clause.readings or rule == "rue.money.stakes"


def test_there_are_enough_examples_with_titles_of_their_own() -> None:
    assert len(FENCES) >= 14
    assert all(fence.text.startswith("title: ") for _, fence in FENCES)
    assert len(set(NAMES)) == len(NAMES)


@pytest.mark.parametrize(("rule", "fence"), FENCES, ids=NAMES)
def test_an_example_runs_clean(rule: str, fence: Fence) -> None:
    assert parse_example(fence.text, fence.line).run() == []


@pytest.mark.parametrize(
    ("rule", "right", "wrong"),
    [
        ("rue.capture.blue", "scores: 1 0", "scores: 0 1"),
        ("rue.capture.blue", "events: rue.place.touch", "events: rue.place.first"),
        ("rue.capture.blue", "0  BF1@0:0  RP3@0", "0  BF1@0:1  RP3@0"),
        ("rue.place.area", "events: rue.place.touch rue.place.area", "cites: rue.score.tie"),
        ("rue.place.touch", "refused rue.place.touch: place BF 2,1", "legal: place BF 2,1"),
        ("rue.place.touch", "legal: place BF 1,1 r0", "refused rue.place.touch: place BF 1,1 r0"),
        ("rue.place.rotation", "legal-count: 112", "legal-count: 111"),
        ("rue.turn.order", "to-move: 1", "to-move: 2"),
        ("rue.score.winner", "winners: 1", "winners: 0"),
    ],
)
def test_a_broken_expectation_fails(rule: str, right: str, wrong: str) -> None:
    fence = BOOK.clause(rule).examples[0]
    assert fence.text.count(right) == 1
    broken = fence.text.replace(right, wrong)
    failures = parse_example(broken, fence.line).run()
    assert len(failures) == 1
    blamed = broken.splitlines()[failures[0].line - fence.line].strip()
    assert wrong in blamed or blamed == "board:"


def test_links_lead_to_clauses() -> None:
    links = re.findall(r"\]\(([^)]*)\)", BOOK.source)
    assert links
    for link in links:
        assert link.startswith("#")
        assert BOOK.clause(link[1:]).level == 3


def test_every_option_is_offered_by_a_clause() -> None:
    for option in GAME.options:
        assert option.rule in BASIS


def test_every_id_in_the_code_exists() -> None:
    sources = sorted(Path(engine.games.rue.__file__).parent.glob("*.py"))
    named = {
        rule
        for source in sources
        for rule in re.findall(r"\brue\.[a-z]+\.[a-z-]+", source.read_text(encoding="utf-8"))
    }
    assert len(named) > 20
    assert sorted(named - set(BASIS)) == []


def cited_at_the_table() -> set[str]:
    """Return the clauses cited by what no example can hold: set-up, bad options, wrong turns."""
    start = GAME.setup(2, attacker=0)
    found = {event.rule for event in start.events}
    refusal = GAME.refusal(start.state, GAME.parse("place BP 0,0 r0"), seat=1)
    assert refusal is not None
    found.add(refusal.rule)
    with pytest.raises(OptionError) as too_many:
        GAME.setup(5)
    with pytest.raises(OptionError) as no_value:
        GAME.setup(2, hands="shut")
    found.update(error.value.rule or "" for error in (too_many, no_value))
    return found


def test_mechanics_are_exactly_what_events_and_refusals_cite() -> None:
    mechanics = [clause.id for clause in BOOK.clauses if clause.is_mechanic]
    assert sorted(mechanics) == sorted(set(BASIS) - set(UNCITED))
    assert sorted(
        cited_in_examples(GAME, [fence for _, fence in FENCES]) | cited_at_the_table()
    ) == sorted(mechanics)


def test_the_deck_is_told_as_it_is() -> None:
    body = BOOK.clause("rue.setup.deck").body
    rows = re.findall(r"^\| (\w+) \| (R\w) \| (B\w) \| [^|]* \| (.*) \|$", body, re.M)
    assert [name for name, *_ in rows] == list(PATTERNS)
    for name, red, blue, where in rows:
        assert (red, blue) == (f"R{name[0]}", f"B{name[0]}")
        sides = zip(("north", "east", "south", "west"), PATTERNS[name], strict=True)
        reds = [side for side, colour in sides if colour == "R"]
        assert re.split(r", | and ", where) == reds


def test_the_glossary_holds_all_words() -> None:
    body = BOOK.clause("rue.culture.jargon").body
    terms = re.findall(r"^(\S.*)\n: \S", body, re.M)
    also = {name.replace("Plow", "Prow"): name for name in ALIASES}
    tiles = [f"{t.name} (also {also[t.name]})" if t.name in also else t.name for t in DECK]
    words = ["Attacker", "Redder", "Bluey", "Bumper", "Foxed", "Rue Deck"]
    assert terms == words + tiles


def test_the_foxed_tile_of_the_glossary_is_foxed() -> None:
    (fence,) = BOOK.clause("rue.culture.jargon").examples
    start = parse_example(fence.text, fence.line).start
    assert GAME.insights(start, 0)["foxed"] == [[1, 0]]
