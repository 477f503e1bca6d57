"""The form for a new game of Vye: lists, what is refused, and the seed."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.playground.cards import Cards
from tests.playground.test_grid import SHORT
from tests.serving import Served

pytestmark = pytest.mark.browser


def test_a_list_of_ones_own_is_ticked_and_read_by_the_engine(page: Page, site: Served) -> None:
    table = Cards.opened(page, site)
    table.board.get_by_role("button", name="New game").click()
    form = table.board.get_by_role("form", name="New game of Vye")
    # The theme stands before the other rules, which are folded, and its kinds beside it.
    form.locator("select#tw-theme").select_option("players-choice")
    kinds = form.get_by_role("group", name="Kinds", exact=False).first
    kinds.get_by_label("a list …").check()
    items = kinds.get_by_role("group", name="Kinds, a list")
    for name in ("Wild Land", "Barracks", "Catapult"):
        items.get_by_label(name, exact=True).check()
    expect(items).to_have_accessible_description(re.compile("Wild Land, Barracks, Catapult"))
    form.get_by_role("button", name="Start").click()
    alert = kinds.get_by_role("alert")
    expect(alert).to_contain_text("needs 4 kinds; 3 are named")
    expect(alert.get_by_role("link")).to_have_text("vye.setup.theme")
    expect(items.get_by_role("checkbox").first).to_be_focused()
    expect(kinds).to_have_accessible_description(re.compile("3 are named"))
    items.get_by_label("Fortress").check()
    form.get_by_role("button", name="Start").click()
    table.wait(lambda: form.count() == 0)
    assert "kinds=barracks,catapult,fortress,wild-land" in table.record()
    # With another theme the kinds are named no more.
    table.board.get_by_role("button", name="New game").click()
    form.locator("select#tw-theme").select_option("weapons-of-war")
    form.get_by_role("button", name="Start").click()
    table.wait(lambda: form.count() == 0)
    assert "options: theme=weapons-of-war\n" in table.record()


def test_the_order_of_a_list_is_the_one_in_which_it_was_ticked(page: Page, site: Served) -> None:
    table = Cards.opened(page, site)
    table.board.get_by_role("button", name="New game").click()
    form = table.board.get_by_role("form", name="New game of Vye")
    form.locator("summary").click()
    houses = form.get_by_role("group", name="Houses", exact=False).first
    houses.get_by_label("a list …").check()
    items = houses.get_by_role("checkbox")
    for number in (3, 0, 1):
        items.nth(number).check()
    items.nth(0).uncheck()
    form.get_by_role("button", name="Start").click()
    table.wait(lambda: form.count() == 0)
    assert "houses=ladders,thousand-roses" in table.record()


def test_a_start_that_is_refused_leads_to_the_field_at_fault(page: Page, site: Served) -> None:
    page.set_viewport_size({"width": 700, "height": 500})
    table = Cards.opened(page, site)
    table.board.get_by_role("button", name="New game").click()
    form = table.board.get_by_role("form", name="New game of Vye")
    form.locator("summary").click()
    sets = form.locator("select#tw-land_sets")
    sets.select_option("14")
    form.locator("summary").click()
    form.get_by_role("button", name="Start").click()
    expect(form.get_by_role("alert")).to_contain_text("not 14")
    expect(sets).to_be_focused()
    expect(sets).to_be_in_viewport()
    expect(sets).to_have_attribute("aria-invalid", "true")
    expect(sets).to_have_accessible_description(re.compile("not 14"))


def test_the_seed_of_a_game_is_told_when_it_is_over_only(page: Page, site: Served) -> None:
    table = Cards.opened(page, site)
    table.new(["random", "random"], {**SHORT, "theme": "kid-friendly"}, seed=4711)
    new = table.board.get_by_role("button", name="New game")
    form = table.board.get_by_role("form", name="New game of Vye")
    new.click()
    assert form.get_by_label("Seed").input_value() == ""
    expect(form).not_to_contain_text("4711")
    form.get_by_role("button", name="Back to the game").click()
    new.click()
    assert form.get_by_label("Seed").input_value() == ""
    form.get_by_role("button", name="Back to the game").click()
    expect(table.result()).to_be_visible(timeout=90_000)
    new.click()
    expect(form).to_contain_text("The game that is over had the seed 4711.")
