"""Placing the forty pieces: by mouse, by touch and by keyboard, from set-ups and from text."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from engine.games.strategus.arrangement_text import parse_arrangement
from engine.games.strategus.ranks import ARMY, KINDS
from engine.games.strategus.setups import BY_KEY
from tests.playground.strategus import Field
from tests.serving import Served

pytestmark = pytest.mark.browser
SOUTH = [f"{column}{row}" for row in (4, 3, 2, 1) for column in "abcdefghij"]
NORTH = [f"{column}{row}" for row in (7, 8, 9, 10) for column in "jihgfedcba"]
#: The lakes shut all ways but six: with a trap on each of them nobody comes out.
WALLED = """
T T 9 9 T T 9 9 T T
1 2 3 3 4 4 4 5 5 5
5 6 6 6 6 7 7 7 7 8
8 8 8 8 9 9 9 9 10 A
"""


def words(kind: str) -> str:
    rank = KINDS[kind].rank
    return f"{kind}, rank {rank}" if rank else kind


def stands(table: Field, cells: list[str], kinds: list[str]) -> None:
    """Assert that these kinds stand on these cells, as the cells say."""
    expected = {cell: f"{cell}: {words(kind)}" for cell, kind in zip(cells, kinds, strict=True)}
    assert table.pieces() == expected


def wanted(key: str) -> list[str]:
    return list(BY_KEY[key].arrangement.kinds)


def test_forty_pieces_by_mouse(page: Page, site: Served) -> None:
    table = Field.opened(page, site)
    table.new(("", "greedy"), "south moves first")
    expect(table.left()).to_contain_text("40 pieces are left to place.")
    expect(table.board.get_by_role("button", name="Ready")).to_be_disabled()
    kinds = wanted("two-nests")
    # The first ten are dragged from below the board, the others put down by clicks.
    for cell, kind in zip(SOUTH[:10], kinds[:10], strict=True):
        table.kind(kind).drag_to(table.cell(cell))
    for key in KINDS:
        cells = [cell for cell, one in zip(SOUTH, kinds, strict=True) if one == key]
        for cell in [cell for cell in cells if cell not in SOUTH[:10]]:
            if table.kind(key).get_attribute("aria-pressed") == "false":
                table.kind(key).click()
            table.cell(cell).click()
    stands(table, SOUTH, kinds)
    # Two change places: by clicks, and back by dragging.
    swapped = [kinds[1], kinds[0], *kinds[2:]]
    table.cell("a4").click()
    table.cell("b4").click()
    stands(table, SOUTH, swapped)
    table.cell("b4").drag_to(table.cell("a4"))
    stands(table, SOUTH, kinds)
    # One is taken off by its button, one by dragging it down, and both are put back.
    table.cell("a1").click()
    table.board.get_by_role("button", name="Take it off").click()
    table.cell("b1").drag_to(table.kind("elephant"))
    expect(table.left()).to_contain_text("2 pieces are left to place.")
    expect(table.kind(kinds[31])).to_have_accessible_name(re.compile(": 1 to place"))
    table.kind(kinds[31]).drag_to(table.cell("b1"))
    table.kind(kinds[30]).click()
    table.cell("a1").click()
    stands(table, SOUTH, kinds)
    table.ready()
    table.mine()
    own = {cell: text for cell, text in table.pieces().items() if "your" in text}
    assert own == {
        cell: f"{cell}: your {words(kind)}" for cell, kind in zip(SOUTH, kinds, strict=True)
    }
    assert sum("hidden" in text for text in table.pieces().values()) == 40
    assert table.ply() == 80
    expect(table.board.get_by_role("button", name="Undo")).to_have_attribute(
        "aria-disabled", "true"
    )


def test_forty_pieces_by_touch(phone: Page, site: Served) -> None:
    table = Field.opened(phone, site)
    page = table.page
    table.new(("", "greedy"), "south moves first")
    kinds = wanted("cellar")
    for key in KINDS:
        table.kind(key).tap()
        for cell in [cell for cell, one in zip(SOUTH, kinds, strict=True) if one == key]:
            table.cell(cell).tap()
    stands(table, SOUTH, kinds)
    sizes = table.board.locator(".cell").evaluate_all(
        "all => all.map(one => Math.min(one.clientWidth, one.clientHeight))"
    )
    assert min(sizes) >= 32
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert small(table) == []
    table.ready()
    table.mine()
    table.cell("b4").tap()
    expect(table.board.locator(".cell.open")).not_to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert small(table) == []


def small(table: Field) -> list[str]:
    """The buttons that are hard to hit with a finger."""
    found: list[str] = table.board.locator("button:visible, select:visible").evaluate_all(
        "all => all.filter(one => one.getBoundingClientRect().height < 24)"
        ".map(one => one.outerHTML)"
    )
    return found


def test_a_chosen_piece_is_dragged_with_a_finger(phone: Page, site: Served) -> None:
    """Only a chosen piece: a finger on any other scrolls the page."""
    table = Field.opened(phone, site)
    table.new(("", "greedy"), "south moves first")
    table.setup("cellar")
    kinds = wanted("cellar")
    action = "cell => getComputedStyle(cell).touchAction"
    assert table.cell("a4").evaluate(action) == "manipulation"
    table.cell("a4").tap()
    assert table.cell("a4").evaluate(action) == "none"
    finger(table.cell("a4"), table.cell("c4"))
    stands(table, SOUTH, [kinds[2], kinds[1], kinds[0], *kinds[3:]])


def finger(start: Locator, end: Locator) -> None:
    """Draw a finger from one place to another."""
    page = start.page
    middles = []
    for place in (start, end):
        box = place.bounding_box()
        assert box is not None
        middles.append({"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2})
    session = page.context.new_cdp_session(page)
    for kind, points in (
        ("touchStart", [middles[0]]),
        ("touchMove", [{**middles[0], "x": middles[0]["x"] + 12}]),
        ("touchMove", [middles[1]]),
        ("touchEnd", []),
    ):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_forty_pieces_by_keyboard(page: Page, site: Served) -> None:
    table = Field.opened(page, site)
    table.new(("greedy", ""), "north moves first")
    table.mine()
    kinds = wanted("left-hammer")
    table.cell("j7").focus()
    keys = {kind.key: str(kind.rank or kind.key[0].upper()).replace("10", "0") for kind in ARMY}
    for kind in kinds:
        page.keyboard.press(keys[kind])
    stands(table, NORTH, kinds)
    # Home and arrows lead over the rows as they are seen; Enter takes two up to exchange them.
    page.keyboard.press("Home")
    expect(table.board.locator(".cell:focus")).to_have_attribute("data-cell", "j10")
    page.keyboard.press("Enter")
    expect(table.board.locator(".cell.aimed")).to_have_attribute("data-cell", "j10")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    kinds[30], kinds[31] = kinds[31], kinds[30]
    stands(table, NORTH, kinds)
    page.keyboard.press("Delete")
    expect(table.left()).to_contain_text("1 piece is left to place.")
    # What was just done is taken back by its keys, too.
    page.keyboard.press("Control+z")
    stands(table, NORTH, kinds)
    page.keyboard.press("Delete")
    page.keyboard.press(keys[kinds[31]])
    ready = table.board.get_by_role("button", name="Ready")
    expect(ready).to_be_enabled()
    ready.focus()
    page.keyboard.press("Enter")
    table.wait(lambda: table.ply() == 80)
    table.mine()
    # The board is seen from the north.
    first = table.board.locator(".cell").first
    expect(first).to_have_attribute("data-cell", "j1")
    assert sum("your" in text for text in table.pieces().values()) == 40


def test_set_ups_are_mirrored_filled_cleared_and_taken_back(page: Page, site: Served) -> None:
    table = Field.opened(page, site)
    table.new(("", "greedy"))
    part = table.board.locator(".setups")
    part.locator("summary").click()
    button = part.get_by_role("button", name="The Hedge")
    expect(button).to_have_accessible_description(re.compile("Three traps in the front row"))
    assert part.get_by_role("button").count() >= 12
    table.setup("hedge")
    kinds = wanted("hedge")
    stands(table, SOUTH, kinds)
    rows = [kinds[at : at + 10] for at in range(0, 40, 10)]
    table.board.get_by_role("button", name="Mirror").click()
    mirrored = [kind for row in rows for kind in reversed(row)]
    table.wait(lambda: table.pieces().get("a4") == f"a4: {words(mirrored[0])}")
    stands(table, SOUTH, mirrored)
    table.board.get_by_role("button", name="Clear").click()
    assert table.pieces() == {}
    for expected in (mirrored, kinds):
        table.board.get_by_role("button", name="Take back").click()
        stands(table, SOUTH, expected)
    table.board.get_by_role("button", name="Clear").click()
    table.kind("apple").click()
    table.cell("e1").click()
    table.board.get_by_role("button", name="Fill the rest").click()
    expect(table.left()).to_contain_text("All forty stand.")
    said = table.pieces()
    assert said["e1"] == "e1: apple"
    assert sorted(text.partition(": ")[2] for text in said.values()) == sorted(
        words(kind) for kind in kinds
    )


def test_an_arrangement_as_text(page: Page, site: Served) -> None:
    table = Field.opened(page, site)
    table.new(("", "greedy"))
    table.setup("staircase")
    part = table.board.locator(".as-text")
    part.locator("summary").click()
    field = part.get_by_role("textbox")
    text = field.input_value()
    assert parse_arrangement(text) == BY_KEY["staircase"].arrangement
    wrong = text.replace("\n4", "\nzebra", 1)
    field.fill(wrong)
    part.get_by_role("button", name="Put it on the board").click()
    expect(part.get_by_role("alert")).to_contain_text("Line 2: column 1: 'zebra' is no piece")
    chosen = "field => field.value.slice(field.selectionStart, field.selectionEnd)"
    assert field.evaluate(chosen) == "zebra"
    stands(table, SOUTH, wanted("staircase"))
    field.fill("\n".join(reversed(text.strip().split("\n"))))
    part.get_by_role("button", name="Put it on the board").click()
    expect(part.get_by_role("alert")).to_have_count(0)
    kinds = wanted("staircase")
    rows = [kinds[at : at + 10] for at in range(0, 40, 10)]
    stands(table, SOUTH, [kind for row in reversed(rows) for kind in row])


def test_walling_oneself_in_is_warned_of(page: Page, site: Served) -> None:
    table = Field.opened(page, site)
    table.new(("", "greedy"), "on two lakes")
    part = table.board.locator(".as-text")
    part.locator("summary").click()
    part.get_by_role("textbox").fill(WALLED)
    part.get_by_role("button", name="Put it on the board").click()
    warning = table.board.locator(".ask.deploy .warning")
    expect(warning).to_contain_text("Careful: ")
    expect(warning.get_by_role("link")).to_have_text("strategus.win.blocked")
    # It is no more than a warning.
    expect(table.board.get_by_role("button", name="Ready")).to_be_enabled()
    table.cell("a4").click()
    table.cell("a3").click()
    expect(warning).to_contain_text("nearly walled in")
    table.setup("staircase")
    expect(warning).to_have_count(0)


def test_a_typed_piece_counts(page: Page, site: Served) -> None:
    table = Field.opened(page, site)
    table.new(("", "greedy"))
    typed = table.texts().get_by_label("Type a move")
    typed.fill("place fox")
    typed.press("Enter")
    expect(table.cell("a1")).to_have_accessible_name("a1: fox, rank 8")
    expect(table.left()).to_contain_text("39 pieces are left to place.")
    # What was placed for good stays where it is.
    table.cell("a1").click()
    alert = table.board.locator(".notice.hint")
    expect(alert).to_contain_text("What stands on a1 is placed for good.")
