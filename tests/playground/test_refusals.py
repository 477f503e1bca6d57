"""What the board says where a move is not allowed, and what it asks before one that is."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.playground.board import Table
from tests.serving import Served

pytestmark = pytest.mark.browser

CHOICE = """game: rue
seats: 2
board:
     -1      0       1
  0  BP0@0:1  RP1@1  BC0@0:1
  1  BF0@1:1  .      RT2@0
to-move: 1
expect:
  to-move: 1
"""
WIDE = """game: rue
seats: 2
board:
     0     1     2     3
  0  BP0@0 RP0@1 BC0@0 RC0@1
expect:
  legal: place RP 4,0 r0
"""


def anchored(page: Page, site: Served, link: str) -> bool:
    """Whether a link's clause has an anchor on the page that it leads to."""
    address, _, clause = link.partition("#")
    assert address.startswith(site.url)
    text = page.request.get(address).text()
    return f'id="{clause}"' in text


def test_a_click_on_a_taken_cell_says_why_not(page: Page, site: Served) -> None:
    table = Table.opened(page, site)
    table.load(CHOICE)
    table.choose("RC")
    table.cell("0,0").click()
    alert = table.board.get_by_role("alert")
    expect(alert).to_contain_text("a Red Prow lies at 0,0 already")
    link = alert.get_by_role("link")
    assert link.evaluate("link => link.href").endswith("/rue/rules/#rue.place.touch")
    assert anchored(page, site, link.evaluate("link => link.href"))
    table.cell("-2,-1").click()
    expect(alert).to_contain_text("shares no side")
    # The refusal goes when something else is done.
    table.choose("RF")
    expect(alert).to_be_empty()


def test_a_typed_move_is_played_or_refused(page: Page, site: Served) -> None:
    table = Table.opened(page, site)
    table.load(CHOICE)
    typed = table.texts().get_by_label("Type a move")
    alert = table.board.locator(".under").get_by_role("alert")
    for text, answer, rule in (
        ("place RC 0,1 r0", "must pay", "rue.capture.red-choice"),
        ("place RP 0,1 r0", "no Red Prow in hand", "rue.setup.deck"),
        ("pass", "nobody passes", "rue.turn.must-play"),
        ("plaice RC 0,1 r0", "did you mean 'place'", None),
        ("place RC 0;1 r0", "column 10", None),
    ):
        typed.fill(text)
        typed.press("Enter")
        expect(alert).to_contain_text(answer)
        expect(typed).to_have_accessible_description(re.compile(re.escape(answer), re.IGNORECASE))
        assert alert.get_by_role("link").all_text_contents() == ([rule] if rule else [])
    typed.fill("place RC 0,1 r0 pay -1,0")
    typed.press("Enter")
    table.wait(lambda: table.ply() == 1)
    expect(alert).to_be_empty()


def test_long_texts_do_not_widen_the_page(page: Page, site: Served) -> None:
    table = Table.opened(page, site)
    names = f"names: {'N' * 40} | {'M' * 40}\n"
    table.load(f"game: rue\nrules: 1\nseats: 2\nseed: 7\n{names}")
    typed = table.texts().get_by_label("Type a move")
    typed.fill("x" * 3000)
    typed.press("Enter")
    said = table.board.locator("#tw-refused")
    expect(said).to_be_visible()
    assert len(said.inner_text()) < 400
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_pays_is_asked_in_words(page: Page, site: Served) -> None:
    table = Table.opened(page, site)
    table.load(CHOICE)
    table.choose("RC")
    table.cell("0,1").click()
    question = table.board.get_by_role("group", name="Which blue counter pays?")
    expect(question.get_by_role("link", name=re.compile("rue.capture.red-choice"))).to_be_visible()
    assert question.get_by_role("radio").count() == 3
    question.get_by_label("Blue Corner at 1,0").check()
    question.get_by_role("button", name="Pay with the Blue Corner at 1,0").click()
    table.wait(lambda: table.ply() == 1)
    expect(table.board.get_by_role("region", name="What happened")).to_contain_text(
        "The Red Tower at 1,1 costs Player 2 the counter at 1,0"
    )
    assert "pay 1,0" in table.record()


def test_a_question_is_answered_on_the_table_and_closes_with_its_tile(
    page: Page, site: Served
) -> None:
    table = Table.opened(page, site)
    table.load(CHOICE)
    table.choose("RC")
    table.cell("0,1").click()
    question = table.board.get_by_role("group", name="Which blue counter pays?")
    expect(question).to_contain_text("To capture the Red Tower at 1,1 costs one counter")
    voice = table.board.locator("[aria-live=polite]")
    expect(voice).to_contain_text("Which blue counter pays? To capture the Red Tower at 1,1")
    first = question.get_by_role("radio").first
    expect(first).to_be_focused()
    expect(first).to_have_accessible_description(re.compile("To capture the Red Tower"))
    # A click on a tile that is marked chooses it.
    expect(table.cell("-1,0").locator(".mark")).to_have_text("?")
    table.cell("-1,0").click()
    expect(question.get_by_label("Blue Prow at -1,0")).to_be_checked()
    expect(table.cell("-1,0").locator(".mark")).to_have_text("pays")
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    expect(table.cell("0,1")).to_be_focused()
    table.cell("0,1").click()
    expect(question).to_be_visible()
    table.board.locator("[data-tile=RC]").click()
    expect(question).to_have_count(0)
    assert table.ply() == 0


def test_bad_form_is_said_before_it_is_done(page: Page, site: Served) -> None:
    table = Table.opened(page, site)
    table.load(WIDE)
    table.choose("RT")
    expect(table.cell("4,0")).to_have_class(re.compile(r"\bbad\b"))
    expect(table.cell("0,1")).not_to_have_class(re.compile(r"\bbad\b"))
    table.cell("4,0").click()
    question = table.board.get_by_role("group", name="Bad form")
    expect(question).to_contain_text("larger than good manners allow")
    expect(question.get_by_role("link", name=re.compile("rue.place.area"))).to_be_visible()
    question.get_by_role("button", name="Not there").click()
    assert table.ply() == 0
    table.cell("4,0").click()
    table.board.get_by_role("button", name="Place it anyway").click()
    table.wait(lambda: table.ply() == 1)


def test_every_line_of_the_log_leads_to_a_clause(page: Page, site: Served) -> None:
    table = Table.opened(page, site)
    for number in range(3):
        table.mine()
        table.move(number)
    table.mine()
    lines = table.board.locator(".log .lines ul > li")
    links = lines.get_by_role("link")
    assert lines.count() == links.count() > 6
    for link in sorted(set(links.evaluate_all("links => links.map(link => link.href)"))):
        assert anchored(page, site, link), link
