"""Back and forth, records out and in, and examples."""

import pytest
from playwright.sync_api import Page, expect

from engine.core.example import parse_example
from tests.playground.board import Table
from tests.serving import Served

pytestmark = pytest.mark.browser

RECORD = """game: rue
rules: 1
seats: 2
seed: 7
names: Ann | Ben

place BP 0,0 r0
place RF 0,1 r1
"""


def laid(table: Table) -> list[str]:
    """What lies where, in the words of the cells."""
    words = table.board.locator(".cell.laid").evaluate_all(
        "cells => cells.map(cell => cell.ariaLabel)"
    )
    return sorted(text.removesuffix("; placed last") for text in words)


def test_undo_goes_back_over_the_bot_and_redo_forward(page: Page, site: Served) -> None:
    table = Table.opened(page, site)
    first = table.ply()
    table.move(1)
    table.mine()
    one = laid(table)
    table.move(2)
    table.mine()
    two, last = laid(table), table.ply()
    table.board.get_by_role("button", name="Undo").click()
    table.wait(lambda: table.ply() == first + 2)
    assert laid(table) == one
    table.board.get_by_role("button", name="Undo").click()
    table.wait(lambda: table.ply() == first)
    expect(table.board.get_by_role("button", name="Undo")).to_have_attribute(
        "aria-disabled", "true"
    )
    table.board.get_by_role("button", name="Redo").click()
    table.board.get_by_role("button", name="Redo").click()
    table.wait(lambda: table.ply() == last)
    assert laid(table) == two
    page.keyboard.press("Control+z")
    table.wait(lambda: table.ply() == first + 2)
    # Looking back, bots wait; a new move drops what came later.
    page.wait_for_timeout(900)
    assert table.ply() == first + 2
    expect(table.board.locator(".status")).to_contain_text("looking back")
    table.move(5)
    table.mine()
    expect(table.board.locator(".status")).not_to_contain_text("looking back")


def test_the_slider_and_the_log_lead_to_any_move(page: Page, site: Served) -> None:
    table = Table.opened(page, site)
    table.load(RECORD)
    table.wait(lambda: table.ply() == 2)
    table.slider().fill("1")
    expect(table.board.locator(".cell.laid")).to_have_count(1)
    table.slider().fill("2")
    expect(table.board.locator(".cell.laid")).to_have_count(2)
    table.board.get_by_role("button", name="Go to the start").click()
    expect(table.board.locator(".cell.laid")).to_have_count(0)


def test_a_record_goes_out_as_it_came_in(page: Page, site: Served) -> None:
    table = Table.opened(page, site)
    table.load(RECORD)
    expect(table.board.locator(".seat .name")).to_have_text(["Ann", "Ben"])
    # The board is what one sees next, however far below the text was.
    assert (
        page.evaluate("document.querySelector('tilewright-board').getBoundingClientRect().top") >= 0
    )
    expect(table.board.locator(".table")).to_be_in_viewport()
    assert table.record() == RECORD


def test_a_bot_sits_down_again_where_the_names_of_a_record_say_so(page: Page, site: Served) -> None:
    table = Table.opened(page, site)
    text = RECORD.replace("Ann | Ben", "Ann | Greedy bot")
    table.load(text)
    expect(table.board.locator(".seat").nth(1)).to_contain_text("bot")
    table.move()
    table.wait(lambda: table.ply() >= 4)
    table.texts().get_by_label("Who plays on").select_option("people")
    table.load(text)
    expect(table.board.locator(".seat .tags", has_text="bot")).to_have_count(0)


def test_an_example_that_does_not_hold_says_why(page: Page, site: Served) -> None:
    table = Table.opened(page, site)
    text = "game: rue\nseats: 2\nboard:\n     0\n  0  BP1\nexpect:\n  scores: 5 5\n"
    table.load(text)
    told = table.board.get_by_role("alert").filter(has_text="does not hold")
    expect(told).to_contain_text("Line 7 expects “scores: 5 5”, but the engine finds")


def test_an_open_example_can_be_closed_again(fresh: Page, site: Served) -> None:
    page = fresh
    page.goto(site.url + "rue/rules/")
    table = Table(page)
    table.play()
    table.board.get_by_role("button", name="Close").click()
    play = table.board.get_by_role("button", name="Play this")
    expect(play).to_be_focused()
    expect(table.board.get_by_role("img").first).to_be_visible()
    table.play()


def test_a_broken_record_is_shown_with_its_line(page: Page, site: Served) -> None:
    table = Table.opened(page, site)
    before = laid(table)
    table.load(RECORD.replace("place RF 0,1 r1", "place RF 5,5 r1"))
    trouble = table.texts().get_by_role("alert")
    expect(trouble).to_contain_text("Line 8")
    expect(trouble.get_by_role("link")).to_have_text("rue.place.touch")
    field = table.texts().get_by_label("Take up a record or an example")
    chosen = field.evaluate("field => field.value.slice(field.selectionStart, field.selectionEnd)")
    assert chosen == "place RF 5,5 r1"
    assert laid(table) == before
    table.load(RECORD.replace("seats: 2", "seats: 9"))
    expect(trouble).to_contain_text("seats")


def test_an_example_of_the_rules_is_played_from_its_start(fresh: Page, site: Served) -> None:
    page = fresh
    page.goto(site.url + "rue/rules/")
    boards = page.locator("tilewright-board")
    texts = boards.evaluate_all("boards => boards.map(board => board.getAttribute('example'))")
    number, text = next((at, text) for at, text in enumerate(texts) if "moves:" in text)
    table = Table(page, number)
    title = parse_example(text).title
    table.play()
    expect(table.board.locator(".title")).to_have_text(title)
    assert table.ply() == 0
    rest = int(table.slider().get_attribute("max") or 0)
    assert rest > 0
    for ply in range(1, rest + 1):
        table.board.get_by_role("button", name="Redo").click()
        table.wait(lambda ply=ply: table.ply() == ply)  # type: ignore[misc]


def test_foxed_tiles_are_pointed_out_when_asked_for(page: Page, site: Served) -> None:
    table = Table.opened(page, site)
    table.load(
        "game: rue\nseats: 2\nboard:\n     0      1\n  0  BP0@0:0  RT0@1:1\n"
        "attacker: 0\nexpect:\n  to-move: 0\n"
    )
    expect(table.board.locator(".fox")).to_have_count(0)
    table.board.get_by_label("Show foxed").check()
    expect(table.cell("0,0").locator(".fox")).to_have_text("foxed")
    assert "foxed" in (table.cell("0,0").get_attribute("aria-label") or "")
