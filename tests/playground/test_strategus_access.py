"""The board of Strategus on small screens, for screen readers, and in both schemes."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.playground.board import MOVE
from tests.playground.strategus import Field
from tests.playground.test_access import faults
from tests.serving import Served

pytestmark = pytest.mark.browser
BOARD = "[game=strategus]"


@pytest.mark.parametrize("scheme", ["tilewright", "tilewright-dark"])
def test_axe_finds_nothing_grave(page: Page, site: Served, root: Path, scheme: str) -> None:
    table = Field.opened(page, site)
    page.evaluate("scheme => { document.body.dataset.mdColorScheme = scheme }", scheme)
    table.new(("", ""), "south moves first", "on two lakes")
    assert faults(page, root, BOARD) == []
    for number, key in ((1, "open-gate"), (2, "even-keel")):
        table.take(number)
        table.board.locator(".as-text summary").click()
        table.setup(key)
        table.cell("a4" if number == 1 else "a7").click()
        assert faults(page, root, BOARD) == []
        table.ready()
    table.take(1)
    table.cell("j4").click()
    assert faults(page, root, BOARD) == []
    table.cell("j7").click()
    expect(table.fight()).to_be_visible()
    assert faults(page, root, BOARD) == []
    table.fight().get_by_role("button").click()
    table.take(2)
    table.fight().get_by_role("button").click()
    table.cell("c7").click()
    expect(table.board.locator(".notice.refused")).to_be_visible()
    table.board.get_by_role("button", name="Resign").click()
    assert faults(page, root, BOARD) == []
    table.board.get_by_role("group", name="Resign").get_by_role("button", name="Resign").click()
    expect(table.result()).to_be_visible()
    assert faults(page, root, BOARD) == []


@pytest.mark.parametrize("width", [320, 360])
def test_a_phone_shows_all_without_scrolling_sideways(
    phone: Page, site: Served, width: int
) -> None:
    phone.set_viewport_size({"width": width, "height": 640})
    table = Field.opened(phone, site)
    page = table.page
    wide = "document.documentElement.scrollWidth"
    table.new(("", ""), "south moves first")
    for number, key in ((1, "open-gate"), (2, "even-keel")):
        assert page.evaluate(wide) <= width
        table.take(number)
        table.board.locator(".as-text summary").click()
        table.setup(key)
        assert page.evaluate(wide) <= width
        table.ready()
    table.take(1)
    table.cell("j4").tap()
    table.cell("j7").tap()
    expect(table.fight()).to_be_visible()
    assert page.evaluate(wide) <= width
    outside = table.fight().evaluate(
        "fight => { const { left, right } = fight.getBoundingClientRect();"
        " return left < 0 || right > innerWidth; }"
    )
    assert not outside


def test_pieces_and_moves_are_told_in_words(page: Page, site: Served) -> None:
    table = Field.opened(page, site)
    table.new(("", ""), "south moves first")
    voice = table.board.locator("[aria-live=polite]")
    table.take(1)
    table.kind("scout").click()
    expect(voice).to_have_text("scout, rank 9, 8 to place: choose a cell.")
    table.cell("c2").click()
    expect(voice).to_have_text("scout on c2; 7 left.")
    table.setup("open-gate")
    table.ready()
    expect(voice).to_contain_text("Player 1 is ready.", timeout=MOVE)
    table.take(2)
    table.setup("even-keel")
    table.ready()
    table.take(1)
    table.cell("i4").click()
    expect(voice).to_have_text("scout, rank 9, at i4, chosen: 3 cells are lit.")
    expect(table.cell("i7")).to_have_accessible_name(
        "i7: Player 2's piece, hidden, can be attacked"
    )
    expect(table.cell("i6")).to_have_accessible_name("i6: empty, can be moved to")
    table.cell("i7").click()
    expect(voice).to_contain_text("Player 1's scout (9) attacks Player 2's lion (5) at i7")
    table.fight().get_by_role("button").click()
    expect(voice).to_have_text("")
    expect(table.cell("i7")).to_have_accessible_name(
        "i7: Player 2's piece, hidden, the last move led here"
    )
    table.take(2)
    expect(voice).to_contain_text("Player 1's scout (9) attacks Player 2's lion (5) at i7")
    grave = table.board.locator(".dead li")
    expect(grave).to_have_attribute("aria-label", "scout: 1 of 8 removed")
    address = page.url
    table.fight().get_by_role("button").click()
    table.cell("a7").focus()
    for key in ("n", "p", "s", "f", "/", ".", ","):
        page.keyboard.press(key)
    page.wait_for_timeout(300)
    assert page.url == address
    expect(page.locator("#__search")).not_to_be_checked()


def test_the_focus_stays_on_the_board_and_the_site_hears_no_key(page: Page, site: Served) -> None:
    table = Field.opened(page, site)
    table.new(("", "greedy"), "south moves first")
    table.setup("open-gate")
    # What was pressed is gone when the army stands.
    table.ready()
    table.mine()
    expect(table.board.locator(".cell:focus")).to_have_count(1)
    page.keyboard.press("n")
    expect(table.board.locator(".cell:focus")).to_have_accessible_name(re.compile("your"))
    address = page.url
    page.evaluate("() => document.activeElement.blur()")
    for key in ("n", "p", "s", "f", "/", ".", ","):
        page.keyboard.press(key)
    page.wait_for_timeout(300)
    assert page.url == address
    expect(page.locator("#__search")).not_to_be_checked()
    # In the log, too, a button that leads to where one is has nothing to do.
    table.move("a4", "a5")
    table.wait(lambda: table.ply() >= 82)
    table.mine()
    table.board.get_by_role("button", name="Go to the start").first.click()
    table.wait(lambda: table.ply() == 80)
    expect(table.board.locator(".cell:focus")).to_have_count(1)


def test_nothing_is_hidden_and_nothing_moves(page: Page, site: Served) -> None:
    table = Field.opened(page, site)
    # The heading lies below what sticks to the top of the page.
    heading, bar = (page.locator(one).bounding_box() for one in ("h2#strategus", ".md-header"))
    assert heading is not None
    assert bar is not None
    assert heading["y"] >= bar["y"] + bar["height"]
    table.new(("", "greedy"), "south moves first")
    table.setup("open-gate")
    table.ready()
    table.mine()
    table.move("a4", "a5")
    table.wait(lambda: table.ply() == 82)
    table.mine()
    top = "board => board.shadowRoot.querySelector('.table').offsetTop"
    before = table.board.evaluate(top)
    # The names of a row's pieces stand in one line, also in the last column.
    rows = "all => all.map(one => one.parentElement.parentElement.getBoundingClientRect().bottom "
    rows += "- one.getBoundingClientRect().bottom)"
    below = table.board.locator("[data-cell$='3'] .called").evaluate_all(rows)
    assert len(below) == 10
    assert max(below) - min(below) < 0.4, below
    table.slider().fill("81")
    expect(table.board.locator(".status")).to_contain_text("looking back at move 1 of 2")
    assert table.board.evaluate(top) == before


def test_the_site_has_its_keys_where_no_board_is_open(fresh: Page, site: Served) -> None:
    page = fresh
    page.goto(site.url + "playground/")
    page.locator("tilewright-board").first.wait_for()
    page.keyboard.press("/")
    expect(page.locator("#__search")).to_be_checked()
