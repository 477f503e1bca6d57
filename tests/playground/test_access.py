"""Small screens, screen readers, the site's own keys, and the dark scheme."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.playground.board import MOVE, Table
from tests.playground.test_refusals import CHOICE
from tests.serving import Served

pytestmark = pytest.mark.browser
GRAVE = ("serious", "critical")


def faults(page: Page, root: Path, which: str = "") -> list[str]:
    """What axe finds in the first board, or the first of some, that is serious or critical."""
    page.evaluate(
        (root / "playground/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
    )
    found: dict[str, Any] = page.evaluate(
        "which => axe.run(document.querySelector(`tilewright-board${which}`), "
        "{ rules: { 'label-content-name-mismatch': { enabled: true } } })",
        which,
    )
    return [
        json.dumps({"id": fault["id"], "where": [node["target"] for node in fault["nodes"]]})
        for fault in found["violations"]
        if fault["impact"] in GRAVE
    ]


@pytest.mark.parametrize("width", [320, 360])
def test_a_phone_shows_all_without_scrolling_sideways(
    phone: Page, site: Served, width: int
) -> None:
    phone.set_viewport_size({"width": width, "height": 640})
    table = Table.opened(phone, site)
    page = table.page
    for number in range(6):
        table.mine()
        table.move(number * 2)
    table.mine()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    small = table.board.locator("button:visible, select:visible").evaluate_all(
        "all => all.filter(one => one.getBoundingClientRect().height < 24)"
        ".map(one => one.outerHTML)"
    )
    assert small == []
    table.board.get_by_role("button", name="New game").click()
    table.board.locator(".setup summary").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_finger_sees_before_it_places(phone: Page, site: Served) -> None:
    phone.set_viewport_size({"width": 360, "height": 640})
    table = Table.opened(phone, site)
    before = table.ply()
    table.choose(0)
    cell = table.board.locator(".cell.open").first
    cell.tap()
    place = table.board.get_by_role("button", name="Place", exact=True)
    expect(place).to_be_visible()
    assert table.ply() == before
    table.board.get_by_role("button", name="Not there").tap()
    expect(place).to_be_hidden()
    cell.tap()
    place.tap()
    table.settle()
    table.wait(lambda: table.ply() > before)


@pytest.mark.parametrize("scheme", ["tilewright", "tilewright-dark"])
def test_axe_finds_nothing_grave(page: Page, site: Served, root: Path, scheme: str) -> None:
    table = Table.opened(page, site)
    page.evaluate("scheme => { document.body.dataset.mdColorScheme = scheme }", scheme)
    table.move()
    table.mine()
    table.choose(1)
    table.board.get_by_label("Show gains").check()
    table.texts()
    table.board.locator(".cell.laid").first.click()
    expect(table.board.locator(".notice.refused")).to_be_visible()
    assert faults(page, root) == []
    table.board.get_by_role("button", name="New game").click()
    table.board.locator(".setup summary").click()
    assert faults(page, root) == []


def test_axe_finds_nothing_grave_while_it_is_asked_what_pays(
    page: Page, site: Served, root: Path
) -> None:
    table = Table.opened(page, site)
    table.load(CHOICE)
    table.choose("RC")
    table.cell("0,1").click()
    expect(table.board.locator(".mark")).to_have_count(4)
    assert faults(page, root) == []


def test_moves_and_results_are_announced(page: Page, site: Served) -> None:
    table = Table.opened(page, site)
    voice = table.board.locator("[aria-live=polite]")
    table.choose(0)
    expect(voice).to_have_text("Red Prow chosen.")
    page.keyboard.press("r")
    expect(voice).to_have_text("Turned: red east, blue north, south and west.")
    cell = table.board.locator(".cell.open").first
    expect(cell).to_have_attribute("aria-label", re.compile("free for the Red Prow"))
    cell.click()
    table.settle()
    expect(voice).to_contain_text("Player 1 places the Red Prow", timeout=MOVE)
    table.mine()
    expect(voice).to_contain_text("Greedy bot places the")


def test_the_sites_hotkeys_stay_silent_on_the_board(page: Page, site: Served) -> None:
    table = Table.opened(page, site)
    address = page.url
    table.cell("0,0").focus()
    for key in ("n", "p", "s", "f", "/", ".", ","):
        page.keyboard.press(key)
    page.wait_for_timeout(300)
    assert page.url == address
    expect(page.locator("#__search")).not_to_be_checked()
    typed = table.texts().get_by_label("Type a move")
    typed.click()
    page.keyboard.type("pass")
    expect(typed).to_have_value("pass")


def test_the_board_follows_the_scheme_and_the_faces_do_not(page: Page, site: Served) -> None:
    table = Table.opened(page, site)
    colour = "board => getComputedStyle(board.shadowRoot.querySelector('.board')).color"
    seen = []
    for scheme in ("tilewright", "tilewright-dark"):
        page.evaluate("scheme => { document.body.dataset.mdColorScheme = scheme }", scheme)
        seen.append(table.board.evaluate(colour))
        faces = table.board.locator("[data-tile] img").first.get_attribute("src")
        seen.append(faces)
    assert seen[0] != seen[2]
    assert seen[1] == seen[3]
