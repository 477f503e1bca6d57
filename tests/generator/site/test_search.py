"""The search finds clauses by the words that players use and by their ids."""

import json
import re

import pytest
from playwright.sync_api import expect

from engine.core.registry import games
from generator.site.vocabulary import SEARCHED
from tests.serving import Served

IDS = [rule for game in games().values() for rule in game.rulebook.ids()]


def test_the_index_holds_every_clause_by_its_id(built_site):
    index = json.loads((built_site.site / "search/search_index.json").read_text(encoding="utf-8"))
    found = {page["location"]: page["text"] for page in index["docs"]}
    for rule in IDS:
        location = f"{rule.split('.')[0]}/rules/#{rule}"
        assert f"<code>{rule}</code>" in found[location]


def test_words_to_search_by_belong_to_clauses_that_there_are():
    assert set(SEARCHED) <= set(IDS)


@pytest.fixture(scope="module")
def searching(built_site, browser):
    """The start page with its index read, for one search after the other."""
    with Served(built_site.site) as served:
        context = browser.new_context(viewport={"width": 1280, "height": 800})
        page = context.new_page()
        page.goto(served.url)
        yield page
        context.close()


@pytest.mark.browser
@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("rue.capture.release", "rue.capture.release"),
        ("rue.capture.red-pays", "rue.capture.red-pays"),
        ("rue.place.touch", "rue.place.touch"),
        ("release", "rue.capture.release"),
        ("passing", "rue.turn.must-play"),
        ("tie", "rue.score.tie"),
        ("tied", "rue.score.tie"),
        ("draw", "rue.score.tie"),
        ("rotate", "rue.place.rotation"),
        ("turn a tile", "rue.place.rotation"),
        ("diagonal", "rue.place.touch"),
        ("steal", "rue.capture.blue"),
        ("payment", "rue.capture.red-pays"),
        ("bad form", "rue.place.area"),
        ("vye.land.chain-own", "vye.land.chain-own"),
        ("chain", "vye.land.chain"),
        ("passing", "vye.turn.pass"),
        ("hand size", "vye.turn.refill"),
        ("tied", "vye.score.tie"),
        ("defend", "vye.fortify.definition"),
        ("repetition", "vye.turn.no-shuffling"),
        ("wild land limit", "vye.wild-land.limit"),
        ("who starts", "vye.setup.first"),
        ("bomb", "strategus.fight.trap"),
        ("spy", "strategus.fight.mouse"),
        ("flag", "strategus.fight.apple"),
        ("marshal", "strategus.setup.army"),
        ("stalemate", "strategus.win.blocked"),
        ("graveyard", "strategus.hidden.memory"),
        ("two-square", "strategus.repeat.two-square"),
        ("strategus.repeat.stuck", "strategus.repeat.stuck"),
    ],
)
def test_the_first_clause_found_in_a_game_is_the_right_one(searching, typed, first):
    page = searching
    page.fill(".md-search__input", "")
    expect(page.locator(".md-search-result__link")).to_have_count(0)
    page.click(".md-search__input")
    page.keyboard.type(typed)
    game = first.split(".")[0]
    links = page.locator(f".md-search-result__link[href*='{game}/rules/'][href*='#{game}.']")
    # Results come while somebody types: what counts is what stands there in the end.
    there = re.compile(rf"/{game}/rules/(\?h=[^#]*)?#{re.escape(first)}$")
    expect(links.first).to_have_attribute("href", there)
    # Beside the search, which stays open for the next one.
    with page.context.expect_page() as opened:
        links.first.click(modifiers=["ControlOrMeta"])
    opened.value.wait_for_url(f"**/project/{game}/rules/**#{first}", wait_until="commit")
    opened.value.close()
