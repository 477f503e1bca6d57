"""Whole games of Rue in the page, by clicks and by keys, against the greedy bot."""

import re

import pytest
from playwright.sync_api import Page, expect

from engine.core.record import parse_record, replay
from engine.core.registry import game
from tests.playground.board import MOVE, Table, go
from tests.serving import Served

pytestmark = pytest.mark.browser
RUE = game("rue")


def played(record: str) -> tuple[list[int], list[int]]:
    """Replay a record with the engine outside the browser; return scores and winners."""
    outcome = RUE.outcome(list(replay(parse_record(record)))[-1].state)
    assert outcome is not None
    return list(outcome.scores), list(outcome.winners)


def test_a_whole_game_by_clicks(page: Page, site: Served) -> None:
    table = Table.opened(page, site)
    for number in range(8):
        table.mine()
        table.move(number * 3)
    expect(table.result()).to_be_visible(timeout=MOVE)
    scores, winners = played(table.record())
    shown = [
        int(re.sub(r"[^\d−]", "", text).replace("−", "-"))
        for text in table.board.locator(".seat .score").all_text_contents()
    ]
    assert shown == scores
    names = table.board.locator(".seat .name").all_text_contents()
    for seat in winners:
        expect(table.result()).to_contain_text(names[seat])
    assert site.missed == []


def test_a_whole_game_by_keys(page: Page, site: Served) -> None:
    go(page, site.url + "playground/")
    table = Table(page)
    table.board.get_by_role("button").first.focus()
    page.keyboard.press("Enter")
    table.mine()
    while not table.board.locator(".cell:focus").count():
        page.keyboard.press("Tab")
    for _ in range(8):
        table.mine()
        before = table.ply()
        page.keyboard.press("1")
        page.keyboard.press("r")
        expect(table.board.locator("[data-tile][aria-pressed=true]")).to_have_count(1)
        walk(table)
        page.keyboard.press("Enter")
        page.wait_for_timeout(200)
        while table.board.locator(".ask :focus").count():
            answer(table)
            page.wait_for_timeout(100)
        table.wait(lambda before=before: table.ply() > before)  # type: ignore[misc]
        assert table.board.locator(".cell:focus").count() == 1
    expect(table.result()).to_be_visible(timeout=MOVE)
    assert played(table.record())


def walk(table: Table) -> None:
    """Go with the arrows from the focused cell to an open one."""
    wanted = table.board.locator(".cell.open").first.get_attribute("data-cell")
    focused = table.board.locator(".cell:focus").get_attribute("data-cell")
    assert wanted
    assert focused
    x, y = map(int, wanted.split(","))
    at_x, at_y = map(int, focused.split(","))
    across, down = (
        ("ArrowRight" if x > at_x else "ArrowLeft"),
        ("ArrowDown" if y > at_y else "ArrowUp"),
    )
    for key, steps in ((across, abs(x - at_x)), (down, abs(y - at_y))):
        for _ in range(steps):
            table.page.keyboard.press(key)
    expect(table.board.locator(f'.cell:focus[data-cell="{wanted}"]')).to_be_visible()


def answer(table: Table) -> None:
    """Answer the question that has the focus: tick counters until they suffice, then confirm."""
    keyboard = table.page.keyboard
    if table.board.locator(".ask input:focus:not(:checked)").count():
        keyboard.press("Space")
    if table.board.locator(".ask .filled:focus").count():
        keyboard.press("Enter")
    else:
        keyboard.press("Tab")


def test_bots_alone_play_to_the_end_and_can_be_stopped(page: Page, site: Served) -> None:
    table = Table.opened(page, site)
    table.board.get_by_role("button", name="New game").click()
    for seat in (1, 2):
        table.board.get_by_label(f"Seat {seat}", exact=True).select_option("random")
    table.board.get_by_label("Seed").fill("5")
    table.board.get_by_role("button", name="Start").click()
    table.wait(lambda: table.ply() >= 3)
    table.board.get_by_role("button", name="Pause").click()
    stopped = table.ply()
    page.wait_for_timeout(1200)
    assert table.ply() <= stopped + 1
    table.board.get_by_role("button", name="Play", exact=True).click()
    expect(table.result()).to_be_visible(timeout=3 * MOVE)
    record = table.record()
    assert "seed: 5" in record
    scores, _ = played(record)
    assert len(scores) == 2


def test_the_form_offers_every_option_with_its_clause(page: Page, site: Served) -> None:
    table = Table.opened(page, site)
    table.board.get_by_role("button", name="New game").click()
    form = table.board.get_by_role("form", name="New game of Rue")
    form.locator("summary").click()
    for option in RUE.options:
        field = form.locator(
            "fieldset.choice", has=page.locator(f'a[href$="#{option.rule}"]')
        ).filter(has_text=re.compile(option.key.replace("_", " "), re.IGNORECASE))
        for value, meaning in option.values.items():
            expect(field.get_by_label(re.compile(f"^{value} {meaning}"))).to_be_visible()
    form.get_by_label(re.compile("^6 up to six")).check()
    form.get_by_label("Players", exact=True).select_option("5")
    form.get_by_label(re.compile("^on captures cost coins")).check()
    form.get_by_label(re.compile("^hidden")).check()
    form.get_by_role("button", name="Start").click()
    expect(table.board.locator(".seat")).to_have_count(5)
    table.mine()
    assert "max_players=6" in table.record()
    # Other hands are hidden: they show backs, and nothing tells what they are.
    hand = table.board.locator(".seat").last.get_by_role("img", name=re.compile("holds"))
    expect(hand).to_have_attribute("aria-label", re.compile(r"^holds \d: hidden$"))


def test_a_seat_that_is_gone_is_not_chosen(page: Page, site: Served) -> None:
    table = Table.opened(page, site)
    table.board.get_by_role("button", name="New game").click()
    form = table.board.get_by_role("form", name="New game of Rue")
    form.locator("summary").click()
    players = form.get_by_label("Players", exact=True)
    players.select_option("4")
    attacker = form.locator("fieldset.choice", has=page.locator("input[name=tw-attacker]"))
    attacker.get_by_label("seat 4").check()
    players.select_option("2")
    expect(attacker.get_by_role("radio", checked=True)).to_have_count(1)
    form.get_by_role("button", name="Start").click()
    table.mine()


def test_no_way_through_the_history_uncovers_a_hidden_hand(page: Page, site: Served) -> None:
    table = Table.opened(page, site)
    hidden_game(table)
    board = table.board
    cover = board.locator(".handover")
    for seat in (1, 2):
        board.get_by_role("button", name=f"I am Player {seat}").click()
        table.mine()
        if seat == 1:
            table.choose()
            board.locator(".cell.open").first.click()
    # Player 2 looks at the own hand, and looks back with the same eyes; nobody can act there.
    own = board.get_by_role("region", name="Hand of Player 2")
    for back, forth in (("Undo", "Redo"), ("0", "1")):
        for step in (back, forth):
            if step.isdigit():
                table.slider().fill(step)
            else:
                board.get_by_role("button", name=step).click()
            if step == back:
                expect(board.get_by_role("group", name="Whose turn it is")).to_be_visible()
                expect(board.locator("[data-tile]:enabled")).to_have_count(0)
            else:
                table.mine()
            expect(own).to_be_visible()
            expect(board.get_by_role("region", name="Hand of Player 1")).to_have_count(0)
    # The other hand is seen by whoever has said to have the device, and nobody's before that.
    table.slider().fill("0")
    board.get_by_role("button", name="Cover, and hand over to Player 1").click()
    expect(cover).to_contain_text("Player 1")
    expect(cover.get_by_role("button", name="I am")).to_be_focused()
    expect(board.locator("[data-tile]")).to_have_count(0)
    expect(board.locator(".table")).not_to_contain_text("covered")


def test_what_the_page_hears_in_a_hidden_game_holds_no_other_hand(page: Page, site: Served) -> None:
    table = Table.opened(page, site)
    hidden_game(table)
    table.board.get_by_role("button", name="I am Player 1").click()
    table.mine()
    page.evaluate("() => { heard.length = 0 }")
    table.choose()
    cells = table.board.locator(".cell.open")
    expect(cells.first).to_have_attribute("aria-label", re.compile("captures nothing"))
    said: str = page.evaluate("JSON.stringify(heard)")
    hands = re.findall(r"cards\W*:(null|\[[^\]]*\])", said)
    assert "preview" in said
    assert len(hands) >= 2
    assert hands[1::2] == ["null"] * (len(hands) // 2)
    assert "hand 1" not in said


def hidden_game(table: Table) -> None:
    """Start a game of two people with hidden hands."""
    table.board.get_by_role("button", name="New game").click()
    form = table.board.get_by_role("form", name="New game of Rue")
    form.get_by_label("Seat 2", exact=True).select_option(label="a person")
    form.locator("summary").click()
    form.get_by_label(re.compile("^hidden")).check()
    form.locator("fieldset.choice").get_by_label("seat 1").check()
    form.get_by_role("button", name="Start").click()


def test_hidden_hands_are_covered_while_the_device_is_handed_over(page: Page, site: Served) -> None:
    table = Table.opened(page, site)
    hidden_game(table)
    for seat, other in ((1, 2), (2, 1)):
        take = table.board.get_by_role("button", name=f"I am Player {seat}")
        expect(take).to_be_visible()
        expect(table.board.locator("[data-tile]")).to_have_count(0)
        labels = table.board.locator(".held").evaluate_all("all => all.map(one => one.ariaLabel)")
        assert labels == [label for label in labels if label.endswith("hidden")]
        assert len(labels) == 2
        take.click()
        table.mine()
        expect(table.board.get_by_role("region", name=f"Hand of Player {seat}")).to_be_visible()
        before = table.ply()
        table.choose()
        table.board.locator(".cell.open").first.click()
        table.wait(lambda before=before: table.ply() > before)  # type: ignore[misc]
        expect(table.board.locator(".handover")).to_contain_text(f"Player {other}")
