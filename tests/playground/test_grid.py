"""Whole games of Vye on the board of any grid, by clicks and by keys; refusals."""

import re

import pytest
from playwright.sync_api import Page, expect

from engine.core.record import parse_record, replay
from engine.core.registry import game
from tests.playground.board import MOVE, Table
from tests.playground.cards import Cards
from tests.serving import Served

pytestmark = pytest.mark.browser
VYE = game("vye")
SHORT = {"land_sets": "9"}


def played(record: str) -> list[int]:
    """Replay a record with the engine outside the browser; return the scores."""
    outcome = VYE.outcome(list(replay(parse_record(record)))[-1].state)
    assert outcome is not None
    return list(outcome.scores)


def step(table: Cards, number: int) -> None:
    """Do something that is possible: answer what is asked, or play some card somewhere."""
    lit = table.lit()
    if lit.count():
        lit.nth(number % lit.count()).click()
        return
    stop = table.bar().get_by_role("button", name="No more moves")
    if stop.is_visible():
        stop.click()
        return
    named = table.bar().locator(".filled")
    if named.count():
        named.first.click()
        return
    cards = table.board.locator(".held-card:enabled:not(.idle)")
    cards.nth(number % cards.count()).click()
    expect(lit.first).to_be_visible()
    lit.nth(number % lit.count()).click()


def test_a_whole_game_by_clicks(page: Page, site: Served) -> None:
    table = Cards.opened(page, site)
    table.new(["", "greedy"], {**SHORT, "theme": "weapons-of-war"}, seed=3)
    number = 0
    while not table.result().is_visible():
        if not table.board.locator(".hand.mine").is_visible():
            page.wait_for_timeout(50)
            continue
        before = table.ply()
        step(table, number)
        table.wait(lambda before=before: table.ply() > before)  # type: ignore[misc]
        number += 1
        assert number < 120
    record = table.record()
    scores = table.board.locator(".seat .score").all_text_contents()
    assert [int(re.sub(r"\D", "", text)) for text in scores] == played(record)
    assert site.missed == []


def test_a_whole_game_by_keys(page: Page, site: Served) -> None:
    table = Cards.opened(page, site)
    table.new(["", "greedy"], {**SHORT, "theme": "kid-friendly"}, seed=5)
    table.mine()
    keys = page.keyboard
    while not table.board.locator(".cell:focus").count():
        keys.press("Tab")
    while not table.result().is_visible():
        if not table.board.locator(".hand.mine").is_visible():
            page.wait_for_timeout(50)
            continue
        before = table.ply()
        keys.press("1")
        expect(table.lit().first).to_be_visible()
        keys.press("n")
        expect(table.board.locator(".cell.open:focus")).to_have_count(1)
        keys.press("Enter")
        table.wait(lambda before=before: table.ply() > before)  # type: ignore[misc]
        assert table.board.locator(".cell:focus").count() == 1
    assert played(table.record())


def test_a_step_of_a_turn_by_keys(page: Page, site: Served) -> None:
    table = Cards.opened(page, site)
    table.new(["", "greedy"], {"first": "0"}, seed=5)
    table.mine()
    table.cell("0,0").focus()
    # The second card of the sideboard is the Heir, who asks for a card beside it.
    page.keyboard.press("6")
    expect(table.card("midnight-heir")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(table.bar()).to_contain_text("choose")
    expect(table.bar().get_by_role("link")).to_have_text("vye.family.heir")
    page.keyboard.press("n")
    expect(table.board.locator(".cell.open:focus")).to_have_attribute(
        "aria-label", re.compile("can be chosen")
    )
    page.keyboard.press("Enter")
    table.wait(lambda: table.ply() >= 2)
    assert [text.split()[0] for text in table.moves()][:2] == ["play", "choose"]


def test_a_cell_first_then_a_card_that_fits(page: Page, site: Served) -> None:
    table = Cards.opened(page, site)
    table.new(["", "greedy"], {"first": "0"}, seed=5)
    table.mine()
    table.cell("2,0").click()
    expect(table.bar()).to_contain_text("8 of your cards fit: choose one.")
    table.card("midnight-king").click()
    table.wait(lambda: table.ply() >= 1)
    assert table.moves()[0] == "play midnight-king 2,0"


def test_an_illegal_tap_says_why_not(page: Page, site: Served) -> None:
    table = Cards.opened(page, site)
    table.new(["", "greedy"], {"first": "0"}, seed=5)
    table.mine()
    for name in ("1,1", "0,0", "2,1"):
        table.card("midnight-king").click()
        if name == "1,1":
            table.board.get_by_role("button", name="Let go").click()
            expect(table.lit()).to_have_count(0)
            continue
        table.cell(name).click()
        alert = table.board.locator(".under").get_by_role("alert")
        expect(alert).to_contain_text("Not allowed")
        expect(alert.get_by_role("link")).to_have_text("vye.place.adjacent")
        page.keyboard.press("Escape")
        expect(alert).to_be_empty()
    assert table.ply() == 0
    # Without a card in hand a tap tells what lies there.
    table.cell("0,0").click()
    expect(table.bar()).to_contain_text("Land of set")
    table.bar().get_by_role("button", name="Close").click()
    expect(table.bar()).to_have_count(0)


def test_cells_tell_all_that_is_seen(page: Page, site: Served) -> None:
    table = Cards.opened(page, site)
    table.load(
        "game: vye\nseats: 2\noptions: theme=players-choice "
        "kinds=lost-city,necropolis,sanctuary,wild-land\nboard:\n"
        "     0                1                          2\n"
        "  0  land-a:1x2       sanctuary:0+1/land-c       wild-land=land-a:0\n"
        "  1  necropolis:ux2   midnight-king:1            lost-city:0x2/land-d\n"
        "expect:\n  to-move: 0\n"
    )
    for name, words in {
        "0,0": "Ash Peaks, Land of set A; held by Red, 2 tokens",
        "1,0": "Sanctuary, Special; shared by Blue and Red; beneath it Coral Reef",
        "2,0": "Wild Land as Ash Peaks, Land of set A; held by Blue, 1 token",
        "0,1": "Necropolis, Special; held by the Undead, 2 tokens",
        "1,1": "Midnight King, Family; held by Red, 1 token",
        "2,1": "Lost City, Special; held by Blue, 2 tokens; beneath it Dune Sea",
        "3,0": "empty",
    }.items():
        expect(table.cell(name)).to_have_attribute("aria-label", f"{name}: {words}")
    expect(table.cell("0,0").locator(".count")).to_have_attribute("data-text", "2")
    expect(table.cell("0,1").locator(".sign-undead")).to_have_count(1)
    expect(table.cell("1,0").locator(".shares .tok")).to_have_count(2)
    expect(table.cell("2,1").locator(".depth [data-text]")).to_have_attribute("data-text", "2")
    # A game that was written down hides nothing: nobody has to hand the device over.
    expect(table.board.locator(".handover")).to_have_count(0)


def test_a_phone_shows_the_table_in_its_own_box(phone: Page, site: Served) -> None:
    table = Cards.opened(phone, site)
    page = table.page
    table.new(["", "greedy"], {"first": "0"}, seed=5)
    for number in range(3):
        table.mine()
        before = table.ply()
        table.board.locator(".held-card").nth(number).tap()
        lit = table.lit()
        lit.nth(lit.count() - 1).tap()
        table.wait(lambda before=before: table.ply() > before)  # type: ignore[misc]
    table.mine()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    size = table.cell("0,0").evaluate("cell => cell.clientWidth")
    table.board.get_by_role("button", name="Larger cards").tap()
    assert table.cell("0,0").evaluate("cell => cell.clientWidth") > size
    box = table.board.locator(".table")
    assert box.evaluate("box => box.scrollWidth > box.clientWidth")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    table.board.get_by_role("button", name="Smaller cards").tap()
    small = table.board.locator("button:visible, select:visible").evaluate_all(
        "all => all.filter(one => one.getBoundingClientRect().height < 24)"
        ".map(one => one.outerHTML)"
    )
    assert small == []


def test_five_names_are_whole_on_a_phone_and_results_are_read_apart(
    phone: Page, site: Served
) -> None:
    table = Cards.opened(phone, site)
    table.new(["random"] * 5, {"theme": "kid-friendly"}, seed=5)
    names = table.board.locator(".seat .name")
    expect(names).to_have_text([f"Random bot {number}" for number in range(1, 6)])
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth).length"
    assert names.evaluate_all(cut) == 0
    expect(table.result()).to_be_visible(timeout=120_000)
    expect(table.result()).to_contain_text(re.compile(r"Random bot 1: \d+ · Random bot 2: \d+ · "))


def test_an_example_of_the_rules_calls_the_players_as_its_drawing_does(
    fresh: Page, site: Served
) -> None:
    page = fresh
    page.goto(site.url + "vye/rules/")
    drawn = page.locator("tilewright-board").evaluate_all(
        "boards => boards.findIndex(one => one.innerHTML.includes('with Red’s token'))"
    )
    assert drawn >= 0
    named = Cards(page, drawn)
    named.play()
    expect(named.board.locator(".seat .name").first).to_have_text("Blue")
    expect(named.board.locator(".seat .name").nth(1)).to_have_text("Red")
    # The first example names its houses.
    table = Cards(page)
    table.play()
    expect(table.board.locator(".seat .name")).to_have_text(["Yellow", "Blue"])
    # On the page of the rules a clause is a step down the page, and the game stays as well.
    link = table.board.locator("a.rule").first
    assert link.get_attribute("target") is None


def test_a_game_of_its_own_board_does_not_load_the_other(fresh: Page, site: Served) -> None:
    page = fresh
    for number, own, other in ((0, "rue", "grid"), (1, "grid", "rue")):
        site.asked.clear()
        page.goto("about:blank")
        page.goto(site.url + "playground/")
        Table(page, number).play()
        asked = {path.partition("?")[0] for path in site.asked}
        assert f"assets/playground/boards/{own}.js" in asked
        assert not [path for path in asked if f"boards/{other}" in path or f"{other}.css" in path]


def test_a_record_of_another_game_is_refused(page: Page, site: Served) -> None:
    table = Cards.opened(page, site)
    table.load("game: rue\nrules: 1\nseats: 2\nseed: 7\n\nplace BP 0,0 r0\n")
    expect(table.texts().get_by_role("alert")).to_contain_text("Line 1: this is a game of “rue”")
    expect(table.result()).to_have_count(0)
    table.mine()


def test_the_last_move_and_its_captures_are_marked(page: Page, site: Served) -> None:
    table = Cards.opened(page, site)
    table.load(
        "game: vye\nseats: 2\nhand 0: land-a\nboard:\n     0         1\n  0  land-a:1  land-b:1x2\n"
        "expect:\n  to-move: 0\n"
    )
    table.do("play land-a 0,1")
    expect(table.cell("0,1")).to_have_class(re.compile(r"\blast\b"))
    expect(table.cell("0,0").locator(".note")).to_have_attribute("data-text", "taken")
    expect(table.cell("0,0")).to_have_attribute(
        "aria-label", re.compile("held by Blue, 1 token; taken by the last move")
    )
    expect(table.cell("1,0").locator(".note")).to_have_count(0)
    expect(table.board.get_by_role("alert")).to_be_empty(timeout=MOVE)
