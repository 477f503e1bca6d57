"""Generated pages say everything that rulebook, options and components say."""

import json
import re
from html import unescape
from itertools import pairwise

import pytest

from engine.core.registry import game, games
from engine.games.rue.tiles import DECK
from engine.games.vye.quick import QUICK
from generator.booklet import words
from generator.site import cards, glossary, tiles
from generator.site.links import _Page as Page

FORTRESS, WILD_LAND = (
    next(one for one in game("vye").components() if one.key == key)
    for key in ("fortress", "wild-land")
)
CLAUSES = [(key, clause) for key, one in games().items() for clause in one.rulebook.clauses]


def section(html: str, rule: str) -> str:
    """A clause's part of a page: from its heading to the next heading that is no deeper."""
    start = html.index(f'id="{rule}"')
    found = re.search(r"<h[1-3] id=", html[start:])
    return html[start : start + found.start()] if found else html[start:]


@pytest.mark.parametrize(("key", "clause"), CLAUSES, ids=lambda value: getattr(value, "id", ""))
def test_every_clause_has_its_anchor_its_name_and_its_basis(built_site, key, clause):
    html = built_site.page(f"{key}/rules")
    assert clause.id in Page(html).anchors
    part = section(html, clause.id)
    assert f'<a class="tw-id" href="#{clause.id}"><code>{clause.id}</code></a>' in part
    assert ("tw-badge--ruling" in part) == ("ruling" in clause.classes)
    assert ("tw-readings" in part) == bool(clause.readings)
    assert part.count("<tilewright-board") == len(clause.examples)


@pytest.mark.parametrize("key", games())
def test_options_stand_under_their_clause_with_the_default_marked(built_site, key):
    html = built_site.page(f"{key}/rules")
    for option in games()[key].options:
        part = section(html, option.rule)
        assert f"Option <code>{option.key}</code>" in part
        for name, means in option.values.items():
            marked = " <em>(as the rule stands)</em>" if name == str(option.default) else ""
            assert f"<li><code>{name}</code> {means}{marked}</li>" in part


def test_rules_as_data_hold_every_clause(built_site):
    data = json.loads((built_site.site / "rules.json").read_text(encoding="utf-8"))
    assert sorted(data) == sorted(games())
    for key, one in games().items():
        found = data[key]["clauses"]
        assert [clause["id"] for clause in found] == list(one.rulebook.ids())
        used = {option for clause in found for option in clause["options"]}
        assert used == {option.key for option in one.options}


def test_the_gallery_shows_every_tile_in_both_motifs_with_its_edges_in_words(built_site):
    html = built_site.page("rue/tiles")
    for tile in DECK:
        for motif in ("formations", "flowers"):
            assert f'src="../../assets/faces/rue/{motif}/{tile.code}.svg"' in html
            assert f'alt="{tile.name}, {motif}"' in html
        assert tiles.described(tile.code) in unescape(html)
    for seat in range(6):
        assert f"back-{seat}.svg" in html
        assert f"counter-{seat}.svg" in html


def test_the_glossary_explains_every_word_of_the_rulebook_once():
    terms = [entry.term for entry in glossary.entries(game("rue"))]
    assert terms == sorted(terms, key=str.lower)
    assert len(terms) == len(set(terms))
    expected = {"Redder", "Bluey", "Bumper", "Foxed", "Attacker", "Rue Deck"}
    plain = {"Area", "Body", "Capture", "Coin", "Counter", "Edge"}
    assert set(terms) == expected | plain | {tile.name for tile in DECK}
    assert {entry.rule for entry in glossary.entries(game("rue"))} <= set(
        game("rue").rulebook.ids()
    )


def test_the_cards_page_has_every_component_with_its_number_and_clauses(built_site):
    html = built_site.page("vye/cards")
    for one in game("vye").components():
        part = section(html, one.key)
        assert f'src="../../assets/faces/vye/{one.key}.svg"' in html
        assert (built_site.site / f"assets/faces/vye/{one.key}.svg").is_file()
        assert (f"× {one.count}" in part) == (one.count > 1)
        if one.kind in ("family", "special"):
            for clause in cards.clauses(game("vye"), one):
                assert f'href="../rules/#{clause.id}"' in part
    for kind, count in (("Lands", 64), ("Family cards", 20), ("Specials", 25), ("Tokens", 156)):
        assert f">{count} {kind}</a>" in html
    assert len(cards.clauses(game("vye"), FORTRESS)) == 1
    assert {clause.id for clause in cards.clauses(game("vye"), WILD_LAND)} == {
        "vye.wild-land.play",
        "vye.wild-land.limit",
        "vye.wild-land.later",
    }


def test_every_line_of_the_quick_reference_links_to_its_clauses(built_site):
    html = unescape(built_site.page("vye/quick-reference"))
    content = re.sub(r"\s+", " ", html)
    for line in (QUICK.goal, *QUICK.prepare, *QUICK.turn, *QUICK.instead, *QUICK.lands,
                 QUICK.colour, *QUICK.shared, *QUICK.scoring):  # fmt: skip
        cited(content, line.text, line.rules)
    for case in (*QUICK.attempt, *QUICK.words):
        cited(content, f"<strong>{case.when}:</strong> {case.then}", case.rules)
    for role in QUICK.families:
        cited(content, f"<strong>{role.name}</strong> {role.text}", role.rules)
    for special in QUICK.specials:
        cited(content, special.text, special.rules)
        assert f'href="../cards/#{special.key}">{special.name}</a>' in content
    for theme in QUICK.themes:
        cited(content, f"<strong>{theme.name}:</strong> {theme.text}", theme.rules)
    for row in QUICK.setup:
        sets = f"{row.usual_sets} ({row.fewest_sets}–{row.most_sets})"
        cells = (row.players, sets, row.lands, row.hand, row.pile)
        assert "".join(f" <td>{cell}</td>" for cell in cells).strip() in content


def cited(html: str, text: str, rules: tuple[str, ...]) -> None:
    """Whether a text stands there and is followed by the links to its clauses."""
    assert text in html
    after = html.partition(text)[2].lstrip()
    for rule in rules:
        title = game("vye").rulebook.clause(rule).title
        link = f'<a aria-label="Rule: {title}" class="tw-q" href="../rules/#{rule}"'
        assert after.startswith(link), (text, after[:200])
        after = after.partition("</a>")[2]


def test_the_sources_are_credited_and_the_fonts_licences_served(built_site):
    text = re.sub(r"<[^>]+>|\s+", " ", built_site.page("about"))
    for credit in (
        "unofficial, fan-made rules reference and proxy kit for private play",
        "Curufea’s Western Shores setting",
        "superchat.at games portal",
        "Joe Morrissey, Doug Woolsey and Vince D’Amelio, Sand Hat Games",
    ):
        assert credit in re.sub(r"\s+", " ", text)
    for name in ("OFL-Grenze.txt", "OFL-AlegreyaSans.txt"):
        served = (built_site.site / "assets/fonts" / name).read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE" in served.upper()


def test_the_glossary_of_vye_explains_what_its_rules_use():
    found = {entry.term: entry for entry in glossary.entries(game("vye"))}
    assert {"Adjacent", "Surrounding", "Claim", "Cover", "Chain", "Kingdom", "Undead"} <= set(found)
    assert {entry.rule for entry in found.values()} <= set(game("vye").rulebook.ids())


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("RBBB", "red north; blue east, south and west"),
        ("BRRB", "red east and south; blue north and west"),
        ("RRRB", "red north, east and south; blue west"),
        ("BBBB", "blue north, east, south and west"),
    ],
)
def test_edges_are_told_in_words(word, told):
    assert words.edges(word) == told


def test_no_heading_skips_a_level(built_site):
    for path in sorted(built_site.site.rglob("index.html")):
        levels = [int(level) for level in re.findall(r"<h([1-6])[ >]", path.read_text("utf-8"))]
        assert levels[0] == 1, path
        assert all(b <= a + 1 for a, b in pairwise(levels)), path


def test_the_search_dialog_has_a_name(built_site):
    for path in sorted(built_site.site.rglob("index.html")):
        assert 'role="dialog" aria-label="Search"' in path.read_text("utf-8"), path


def test_the_page_for_what_is_not_found_needs_no_other_file(built_site):
    page = Page((built_site.site / "404.html").read_text("utf-8"))
    assert page.loads == []
    assert page.links == ["/"]


def test_numbers_below_zero_have_a_true_minus(built_site):
    for name in ("rue/rules", "rue/tiles", "rue/glossary", "rue", "vye/rules", "vye/cards", "vye",
                 "vye/glossary", "vye/quick-reference"):  # fmt: skip
        html = re.sub(r"<(code|svg|script|style)\b.*?</\1>", "", built_site.page(name), flags=re.S)
        assert not re.search(r"(?<![\w.-])-[0-9]", re.sub(r"<[^>]+>", "", html)), name


@pytest.mark.parametrize("key", games())
def test_every_example_has_a_name_of_its_own_for_its_button(built_site, key):
    told = re.findall(r'<tilewright-board [^>]*about="([^"]+)"', built_site.page(f"{key}/rules"))
    assert len(told) == sum(len(clause.examples) for one, clause in CLAUSES if one == key)
    assert len(set(told)) == len(told)
