"""Every Special and what it asks, by clicks, on the board of any grid."""

import re
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
        seat = "Red" if (key, action) == ("necropolis", "choose 0,1") else "Blue"
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
    expect(table.bar()).to_contain_text("Catapult, Special; held by Blue, 1 token")
    expect(table.board.locator(".notice.hint")).to_contain_text("It cannot act now: ")


#: Tables on which the Fortress at 0,0 can do nothing, with what is said and the clause of it.
IDLE = {
    "one token": (
        "board:\n     0           1\n  0  fortress:0  land-a:0\n", [],
        "the last token stays on the Fortress", "vye.fortify.keep-one",
    ),
    "no own card around": (
        "board:\n     0             1         2\n  0  fortress:0x2  land-a:1  land-b:0\n", [],
        "no card around it is held by you", "vye.fortify.targets",
    ),
    "shuffling": (
        "sideboard 1:\nboard:\n     0             1             2\n"
        "  0  fortress:0    barracks:0x2  land-b:1\n", ["move 1,0 0,0"],
        "the table would look as it did", "vye.turn.no-shuffling",
    ),
    "twelve turns": (
        "quiet: 12\nboard:\n     0             1\n  0  fortress:0x2  land-a:0\n", [],
        "12 turns in a row went without a card", "vye.turn.no-shuffling",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", IDLE)
def test_a_card_that_cannot_move_says_why_by_its_clause(table: Cards, case: str) -> None:
    board, actions, reason, clause = IDLE[case]
    moves = "".join(f"  {action}\n" for action in [*actions, *["pass"] * len(actions)])
    table.load(
        "game: vye\nseats: 2\noptions: theme=weapons-of-war\nto-move: 0\nhand 0: land-c\n"
        + board
        + (f"moves:\n{moves}" if moves else "")
        + "expect:\n  to-move: 0\n"
    )
    table.mine()
    table.cell("0,0").click()
    hint = table.board.locator(".notice.hint")
    expect(hint).to_contain_text(f"It cannot act now: {reason}")
    expect(hint.get_by_role("link")).to_have_text(clause)
    expect(table.board.locator("[aria-live=polite]")).to_contain_text(reason)


def test_a_card_without_a_target_names_no_cell(table: Cards) -> None:
    table.load(
        "game: vye\nseats: 2\noptions: theme=players-choice "
        "kinds=sanctuary,sinkhole,lost-city,barracks\n"
        "hand 0: sinkhole land-a\nboard:\n     0\n  0  sanctuary:0/land-b\n"
        "expect:\n  to-move: 0\n"
    )
    table.card("sinkhole").click()
    expect(table.bar()).to_contain_text("There is no cell now where it may be played.")
    expect(table.bar()).to_contain_text("Cover any card but a Sanctuary")
    expect(table.bar().get_by_role("link")).to_have_text("vye.sinkhole.play")
    expect(table.board.locator(".notice")).to_have_count(0)
    assert re.search(r"-?\d+,-?\d+", table.bar().inner_text()) is None


def test_turns_that_are_owed_and_turns_without_a_card_are_told(table: Cards) -> None:
    table.load(
        "game: vye\nseats: 2\noptions: theme=greedy-rulers\nto-move: 1\nextra: 1\nquiet: 7\n"
        "hand 1: land-a land-b\nboard:\n     0         1\n  0  land-g:1  waystone:0\n"
        "expect:\n  to-move: 1\n"
    )
    facts, tag = table.board.locator(".facts"), table.board.locator(".status .tag")
    expect(facts).to_contain_text("Red takes 1 extra turn after this one")
    expect(facts).not_to_contain_text("without a card")
    expect(tag).to_have_count(0)
    table.do("play thousand-roses-heir 0,1")
    expect(tag).to_have_count(0)
    table.do("choose 1,0")
    # The capture has added a turn: one is on, another is owed.
    expect(tag).to_have_text("extra turn")
    expect(facts).to_contain_text("Red takes 1 extra turn after this one")
    table.do("play land-a -1,0")
    expect(tag).to_have_text("extra turn")
    expect(facts).not_to_contain_text("after this one")
    table.load(
        "game: vye\nseats: 2\noptions: theme=weapons-of-war\nquiet: 9\nhand 0: land-c\n"
        "board:\n     0             1\n  0  fortress:0x3  land-a:0\nexpect:\n  to-move: 0\n"
    )
    expect(facts).to_contain_text("9 turns without a card; after 12 a card must be played")


def test_five_shares_leave_the_name_of_a_sanctuary_free(table: Cards) -> None:
    table.load(
        "game: vye\nseats: 5\noptions: theme=connecting-kingdoms\nboard:\n"
        "     0                          1\n"
        "  0  sanctuary:0+1+2+3+4/land-c  land-a:0\nexpect:\n  to-move: 0\n"
    )
    expect(table.cell("0,0").locator(".shares .tok")).to_have_count(5)
    while table.board.get_by_role("button", name="Smaller cards").is_visible():
        table.board.get_by_role("button", name="Smaller cards").click()
        low = table.cell("0,0").locator(".shares").bounding_box()
        name = table.cell("0,0").locator(".plate").bounding_box()
        assert low is not None
        assert name is not None
        assert low["y"] + low["height"] <= name["y"] + 1
        if table.cell("0,0").evaluate("cell => cell.clientWidth") <= 62:
            break


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
