"""Every Special and what it asks, by clicks, on the board of any grid."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from engine.games.vye.cards import SPECIALS
from tests.playground.cards import Cards
from tests.playground.test_access import faults
from tests.serving import Served

pytestmark = pytest.mark.browser

TABLE = """     -1        0         1           2
 -1  .         land-g    .           .
  0  land-a:0  land-b:1  land-c:1x2  land-d:1
  1  .         land-h:0  .           .
"""
OWN = TABLE.replace("land-c:1x2", "land-c:0")
LATER = OWN.replace("land-h:0  .           .", "land-h:0  catapult:0x2  barracks:0x2")
DUG = OWN.replace("land-h:0  .           .", "land-h:1  land-e      .")

#: Theme, table, actions, and the clause that asks before each action after the first.
CASES = {
    "ancient-passage": ("connecting-kingdoms", OWN, ["play ancient-passage 0,0"], []),
    "barracks": (
        "weapons-of-war", OWN, ["play barracks 1,1", "move 1,1 0,1"], ["vye.barracks.play"]
    ),
    "catapult": (
        "weapons-of-war", TABLE, ["play catapult 1,1", "choose 1,0"], ["vye.catapult.play"]
    ),
    "earthquake": (
        "changing-lands", TABLE, ["play earthquake 2,1", "choose 2,0", "choose -1,0"],
        ["vye.earthquake.play"] * 2,
    ),
    "fortress": (
        "weapons-of-war", OWN, ["play fortress 1,1", "move 1,1 0,1", "move 1,1 1,0", "stop"],
        ["vye.fortress.play"] * 3,
    ),
    "lost-city": ("greedy-rulers", OWN, ["play lost-city 1,0"], []),
    "necropolis": (
        "greedy-rulers", OWN, ["play necropolis 1,1", "choose 1,0", "choose 0,1"],
        ["vye.necropolis.spread"] * 2,
    ),
    "sanctuary": ("connecting-kingdoms", OWN, ["play sanctuary 0,0"], []),
    "sinkhole": ("changing-lands", TABLE, ["play sinkhole 1,0"], []),
    "underminers": (
        "weapons-of-war", DUG, ["play underminers 2,1", "choose 0,1"], ["vye.underminers.play"]
    ),
    "waystone": ("greedy-rulers", OWN, ["play waystone 1,1"], []),
    "wild-land": (
        "connecting-kingdoms", OWN, ["play wild-land 1,1", "name land-c"], ["vye.wild-land.play"]
    ),
}  # fmt: skip


def position(theme: str, table: str, key: str) -> str:
    """An example in which seat 0 may play a card; the pile never runs out on a Waystone."""
    hand = "land-e" if SPECIALS[key].sideboard else f"{key} land-e"
    return (
        f"game: vye\nseats: 2\noptions: theme={theme}\nhand 0: {hand}\n"
        f"pile: land-i land-j land-k\nboard:\n{table}expect:\n  to-move: 0\n"
    ).replace("\n -1", "\n  -1")


@pytest.fixture(scope="module")
def table(browser: Browser, site: Served) -> Iterator[Cards]:
    """One board for all of this file; an exception that scripts leave uncaught fails."""
    context = browser.new_context()
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield Cards.opened(page, site)
    context.close()
    assert errors == [], "uncaught errors in the page"


def test_every_special_is_tried() -> None:
    assert set(CASES) == set(SPECIALS)


@pytest.mark.parametrize("key", CASES)
def test_a_special_is_played_by_clicks(table: Cards, key: str) -> None:
    theme, board, actions, clauses = CASES[key]
    table.load(position(theme, board, key))
    table.do(actions[0])
    for action, clause in zip(actions[1:], clauses, strict=True):
        expect(table.bar().get_by_role("link")).to_have_text(clause)
        seat = "Player 2" if (key, action) == ("necropolis", "choose 0,1") else "Player 1"
        expect(table.bar()).to_contain_text(f"{seat}: ")
        if not action.startswith("name"):
            expect(table.lit().first).to_be_visible()
        table.do(action)
    expect(table.bar()).to_have_count(0)
    assert table.moves() == actions


def test_a_card_on_the_table_is_used_instead_of_playing(table: Cards) -> None:
    table.load(position("weapons-of-war", LATER, "catapult"))
    expect(table.board.locator(".cell.able")).to_have_count(2)
    table.do("use 1,1")
    table.do("choose 0,0")
    table.board.get_by_role("button", name="Undo").click()
    table.board.get_by_role("button", name="Undo").click()
    table.wait(lambda: table.ply() == 0)
    # The same by name, without looking for the card; a Barracks tapped begins a move at once.
    table.board.get_by_role("button", name="Use the Catapult at 1,1").click()
    table.wait(lambda: table.ply() == 1)
    table.board.get_by_role("button", name="Undo").click()
    table.wait(lambda: table.ply() == 0)
    table.do("move 2,1 1,0")
    assert table.moves() == ["move 2,1 1,0"]


def test_a_used_up_card_says_why_it_cannot_act(table: Cards) -> None:
    table.load(position("weapons-of-war", LATER.replace("catapult:0x2", "catapult:0"), "catapult"))
    table.cell("1,1").click()
    expect(table.bar()).to_contain_text("Catapult, Special; held by Player 1, 1 token")
    expect(table.board.locator(".notice.hint")).to_contain_text("It cannot act now: ")


def test_a_cell_with_several_meanings_is_asked_about_in_words(table: Cards) -> None:
    kinds = "barracks,catapult,fortress,sinkhole"
    text = position("players-choice kinds=" + kinds, LATER, "sinkhole")
    table.load(text)
    asked = table.bar().get_by_role("button")
    table.cell("1,1").click()
    expect(asked).to_have_text(["Use the Catapult", "Play Sinkhole here", "Nothing"])
    asked.nth(2).click()
    expect(table.bar()).to_have_count(0)
    expect(table.cell("1,1")).to_be_focused()
    table.cell("2,1").click()
    expect(asked).to_have_text(["Move a token from here", "Play Sinkhole here", "Nothing"])
    asked.nth(0).click()
    expect(table.bar()).to_contain_text("A token from the Barracks at 2,1")
    table.board.page.keyboard.press("Escape")
    table.cell("1,1").click()
    asked.nth(1).click()
    table.wait(lambda: table.ply() == 1)
    assert table.moves() == ["play sinkhole 1,1"]


@pytest.mark.parametrize("scheme", ["tilewright", "tilewright-dark"])
def test_axe_finds_nothing_grave(table: Cards, root: Path, scheme: str) -> None:
    table.page.evaluate("scheme => { document.body.dataset.mdColorScheme = scheme }", scheme)
    theme, board, actions, _ = CASES["necropolis"]
    table.load(position(theme, board, "necropolis"))
    table.card("necropolis").click()
    assert faults(table.page, root, "[game=vye]") == []
    table.page.keyboard.press("Escape")
    for action in actions[:2]:
        table.do(action)
        assert faults(table.page, root, "[game=vye]") == []
    table.board.get_by_role("button", name="New game").click()
    form = table.board.get_by_role("form")
    form.locator("summary").click()
    form.get_by_label("a list …").first.check()
    form.get_by_role("button", name="Start").click()
    expect(form.get_by_role("alert")).to_be_visible()
    assert faults(table.page, root, "[game=vye]") == []
    form.get_by_role("button", name="Back to the game").click()
