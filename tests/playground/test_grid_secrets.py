"""What one player at a shared screen must not see of another: hands and drawn cards."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engine.core.record import Record, format_record
from engine.core.registry import game
from tests.playground.cards import HEAR, Cards, snapshots
from tests.serving import Served

pytestmark = pytest.mark.browser
VYE = game("vye")


def secrets(seen: list[dict[str, Any]]) -> list[str]:
    """What was told of other seats' cards in what a page has heard."""
    found = []
    for one in seen:
        eyes = one["seat"]
        hands = one["view"]["hands"]
        found += [f"hand {seat}" for seat, hand in enumerate(hands) if hand["cards"] is not None
                  and seat != eyes]  # fmt: skip
        for line in one["log"]:
            found += [
                json.dumps(event)
                for event in line["events"]
                if event["kind"] in ("draw", "deal")
                and "cards" in event
                and (eyes is None or (event["kind"] == "draw" and event["seat"] != eyes))
            ]
    return found


def cards(page: Page) -> list[str]:
    """The keys of all cards that the page shows as held by somebody."""
    held = page.locator("tilewright-board[open] [data-card]")
    return [str(key) for key in held.evaluate_all("all => all.map(one => one.dataset.card)")]


def test_two_people_at_one_screen_see_their_own_hands_only(page: Page, site: Served) -> None:
    page.add_init_script(HEAR)
    table = Cards.opened(page, site)
    page.evaluate("() => { heard.length = 0 }")
    table.new(["", ""], {"first": "0"}, seed=11)
    cover = table.board.locator(".handover")
    hands: list[list[str]] = []
    for seat in (1, 2, 1):
        expect(cover).to_contain_text(f"Hand the device to Player {seat}")
        assert cards(page) == []
        # So far nobody's hand, or only that of who has just played, was told to the page.
        assert {one["seat"] for one in snapshots(page)} <= {None}
        assert secrets(snapshots(page)) == []
        cover.get_by_role("button", name=f"I am Player {seat}").click()
        table.mine()
        hands.append(cards(page))
        told = snapshots(page)
        assert {one["seat"] for one in told} == {None, seat - 1}
        assert secrets(told) == []
        assert told[-1]["view"]["hands"][seat - 1]["cards"] == hands[-1][:4]
        page.evaluate("() => { heard.length = 0 }")
        table.board.locator(".held-card").first.click()
        table.lit().first.click()
    assert hands[0] != hands[1]
    # Going back covers whoever would be shown.
    table.board.get_by_role("button", name="Undo").click()
    expect(cover).to_contain_text("Hand the device to Player 1")
    assert cards(page) == []


def test_one_player_steps_on_and_the_next_is_waited_for(page: Page, site: Served) -> None:
    record, first = to_the_necropolis()
    table = Cards.opened(page, site)
    table.texts().get_by_label("Who plays on").select_option("people")
    table.load(record)
    cover = table.board.locator(".handover")
    names = ["Ann", "Ben"]
    cover.get_by_role("button", name=f"I am {names[first]}").click()
    table.mine()
    table.card("necropolis").click()
    table.lit().first.click()
    # The player's own step follows without handing over, and the other's does not.
    expect(table.bar()).to_contain_text(f"{names[first]}: ")
    expect(cover).to_have_count(0)
    table.lit().first.click()
    expect(cover).to_contain_text(f"Hand the device to {names[1 - first]}")
    assert cards(page) == []
    expect(table.lit()).to_have_count(0)
    cover.get_by_role("button").click()
    expect(table.bar()).to_contain_text(f"{names[1 - first]}: ")
    table.lit().first.click()
    expect(table.bar()).to_have_count(0)


def to_the_necropolis() -> tuple[str, int]:
    """A record up to where a player may play Necropolis and both have targets, and that player."""
    options = VYE.resolve_options(2, {"theme": "greedy-rulers"})
    for seed in range(40):
        state = VYE.setup(2, seed=seed, **options).state
        actions: list[str] = []
        while (decision := VYE.decision(state)) is not None:
            texts = [VYE.format(action) for action in VYE.legal_actions(state)]
            if any(text.startswith("play necropolis") for text in texts):
                lines = tuple((0, text) for text in actions)
                names = ("Ann", "Ben")
                return format_record(Record(VYE, 2, options, seed, names, (), lines)), decision.seat
            lands = [text for text in texts if text.startswith("play land")]
            actions.append((lands or texts)[0])
            state = VYE.apply(state, VYE.parse(actions[-1])).state
    raise AssertionError("no seed brings Necropolis into a hand")


def test_a_spectator_sees_how_many_cards_there_are(page: Page, site: Served) -> None:
    page.add_init_script(HEAR)
    table = Cards.opened(page, site)
    page.evaluate("() => { heard.length = 0 }")
    table.board.get_by_role("button", name="New game").click()
    form = table.board.get_by_role("form", name="New game of Vye")
    for seat in (1, 2):
        form.get_by_label(f"Seat {seat}", exact=True).select_option("greedy")
    form.get_by_role("button", name="Start").click()
    table.wait(lambda: table.ply() >= 3)
    table.board.get_by_role("button", name="Pause").click()
    expect(table.board.locator(".covered")).to_have_text(re.compile(r"^\d cards, hidden$"))
    assert {one["seat"] for one in snapshots(page)} == {None}
    assert secrets(snapshots(page)) == []
