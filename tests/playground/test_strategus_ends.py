"""Draws, resigning, and coming back to a game of Strategus."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.playground.strategus import Field, Game, against_greedy, messages, two_people
from tests.serving import Served

pytestmark = pytest.mark.browser


def test_a_bot_declines_a_draw_and_the_game_goes_on(page: Page, site: Served) -> None:
    table = against_greedy(page, site)
    table.board.get_by_role("button", name="Offer a draw").click()
    bar = table.board.get_by_role("group", name="Offer a draw")
    expect(bar.get_by_role("link")).to_have_text("strategus.draw.agreed")
    bar.get_by_role("button", name="Play on").click()
    assert table.ply() == 80
    table.board.get_by_role("button", name="Offer a draw").click()
    bar.get_by_role("button", name="Offer it").click()
    log = table.board.locator(".log")
    expect(log).to_contain_text("Greedy bot refuses the draw.")
    table.mine()
    # Talk is no move: it is not counted and not taken back. Who is ready stays in the log.
    count = table.board.locator(".count")
    undo = table.board.get_by_role("button", name="Undo")
    expect(count).to_have_text("Move 0 of 0")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(log).to_contain_text("Player 1 is ready.")
    expect(log).to_contain_text("Greedy bot is ready.")
    table.move("a4", "a5")
    table.wait(lambda: table.ply() == 84)
    table.mine()
    expect(count).to_have_text("Move 2 of 2")
    assert "·" not in log.inner_text()
    ways = log.locator(".ply").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert ways == ["Go to move 2", "Go to move 1", "Go to the start"]
    if undo.get_attribute("aria-disabled") is None:
        undo.click()
        table.wait(lambda: table.ply() == 82)
        table.board.get_by_role("button", name="Redo").click()
        table.wait(lambda: table.ply() == 84)


def test_two_people_agree_on_a_draw_while_the_board_is_covered(page: Page, site: Served) -> None:
    table = two_people(page, site)
    offer = table.board.get_by_role("group", name="An offer of a draw")
    for answer in ("refuse", "accept"):
        table.board.get_by_role("button", name="Offer a draw").click()
        table.board.get_by_role("button", name="Offer it").click()
        expect(offer).to_contain_text("Player 1 offers a draw. Player 2 may answer now")
        assert all("hidden" in text for text in table.pieces().values())
        offer.get_by_role("button", name=f"Player 2: {answer}").click()
        expect(offer).to_have_count(0)
        if answer == "refuse":
            assert all("hidden" in text for text in table.pieces().values())
            table.take(1)
    expect(table.result()).to_contain_text("A draw")
    expect(table.result().get_by_role("link")).to_have_text("strategus.draw.agreed")


def test_resigning_is_asked_twice_and_shows_both_armies(page: Page, site: Served) -> None:
    table = two_people(page, site)
    table.board.get_by_role("button", name="Resign").click()
    bar = table.board.get_by_role("group", name="Resign")
    bar.get_by_role("button", name="Play on").click()
    expect(bar).to_have_count(0)
    assert table.ply() == 80
    table.board.get_by_role("button", name="Resign").click()
    bar.get_by_role("button", name="Resign").click()
    expect(table.result()).to_contain_text("Player 2 wins")
    expect(table.result().get_by_role("link")).to_have_text("strategus.end.resign")
    game = Game("open-gate", "even-keel")
    said = table.pieces()
    assert len(said) == 80
    for seat in (0, 1):
        for cell, kind in game.own(seat).items():
            assert re.search(rf"\b{kind}\b", said[cell]), said[cell]
    expect(table.board.locator(".log")).to_contain_text("Both armies are shown.")


def test_a_game_that_is_over_is_only_looked_at(page: Page, site: Served) -> None:
    table = against_greedy(page, site)
    table.move("a4", "a5")
    table.wait(lambda: table.ply() >= 82)
    table.mine()
    table.board.get_by_role("button", name="Resign").click()
    bar = table.board.get_by_role("group", name="Resign")
    bar.get_by_role("button", name="Resign").click()
    expect(table.result()).to_contain_text("Greedy bot wins")
    last = table.ply()
    # The button that was pressed is gone: the keys still go to the board, and take nothing back.
    expect(table.board.locator(".cell:focus")).to_have_count(1)
    undo = table.board.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Control+z")
    page.wait_for_timeout(300)
    assert table.ply() == last
    table.slider().fill("80")
    table.wait(lambda: table.ply() == 80)
    # Both armies lie open at every step, so that the game can be gone through.
    said = table.pieces()
    assert len(said) == 80
    assert not [text for text in said.values() if "hidden" in text]
    assert "seen-by" not in table.record()
    back = table.board.get_by_role("group", name="Looking back")
    expect(back).to_contain_text("This is for looking only")
    table.cell("b4").click()
    expect(table.board.locator(".cell.open")).to_have_count(0)
    for name in ("Offer a draw", "Resign", "Let the bot move"):
        expect(table.board.get_by_role("button", name=name)).to_have_count(0)
    typed = table.texts().get_by_label("Type a move")
    typed.fill("move b4 b5")
    typed.press("Enter")
    page.wait_for_timeout(300)
    assert table.ply() == 80
    back.get_by_role("button", name="To the last move").click()
    expect(table.result().get_by_role("button", name="Play again")).to_be_visible()


def test_a_reload_goes_on_where_the_game_was(page: Page, site: Served) -> None:
    table = against_greedy(page, site)
    table.move("a4", "a5")
    table.wait(lambda: table.ply() >= 82)
    table.mine()
    before = table.pieces()
    page.reload()
    again = Field.found(page)
    again.mine()
    assert again.pieces() == before
    assert again.ply() == table.ply()
    again.move("a5", "a4")


def test_a_reload_while_placing_keeps_what_was_begun(page: Page, site: Served) -> None:
    table = Field.opened(page, site)
    table.new(("", ""), "south moves first")
    for number in (1, 2):
        table.take(number)
        table.setup("two-nests")
        table.cell("c1" if number == 1 else "c10").focus()
        page.keyboard.press("Delete")
        expect(table.left()).to_contain_text("1 piece is left to place.")
        begun = table.pieces()
        page.wait_for_timeout(300)
        page.reload()
        table = Field.found(page)
        # Covered, nothing of it is told to the page; who takes the device finds it again.
        expect(table.board.locator(".handover")).to_be_visible()
        told = [message.get("value") for message in messages(page)]
        assert not re.search(r"elephant", json.dumps([one for one in told if not games(one)]))
        table.take(number)
        expect(table.left()).to_contain_text("1 piece is left to place.")
        assert table.pieces() == begun
        kept = "JSON.stringify([{...localStorage}, {...sessionStorage}, location.href, name])"
        assert "elephant" not in page.evaluate(kept)
        table.board.get_by_role("button", name="Fill the rest").click()
        table.ready()
    table.take(1)
    assert len(table.pieces()) == 80


def games(value: object) -> bool:
    """Whether a message lists the games and their pieces."""
    return isinstance(value, dict) and "games" in value


def test_a_reload_between_two_people_is_covered(page: Page, site: Served) -> None:
    table = two_people(page, site)
    table.move("a4", "a5")
    page.reload()
    again = Field.found(page)
    cover = again.board.locator(".handover")
    expect(cover).to_contain_text("The pieces are covered. Hand the device to Player 2.")
    assert all("hidden" in text for text in again.pieces().values())
    again.take(2)
    assert sum("your" in text for text in again.pieces().values()) == 40
