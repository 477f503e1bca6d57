"""What one player at a shared screen must not see of another: hands and drawn cards."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engine.core.record import Record, format_record
from engine.core.registry import game
from tests.playground.cards import Cards, snapshots
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
        # Whoever played goes on with handing over, and a tap on what is covered says so.
        expect(cover.get_by_role("button", name="I am")).to_be_focused()
    table.cell("0,0").click()
    expect(table.board.locator(".notice.hint")).to_contain_text("The hands are covered")
    assert hands[0] != hands[1]
    # Going back covers whoever would be shown.
    undo = table.board.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    table.board.get_by_role("slider").fill("2")
    expect(cover).to_contain_text("Hand the device to Player 1")
    assert cards(page) == []
    # A card was drawn since: there is something to look at, and nothing to do.
    cover.get_by_role("button").click()
    back = table.board.get_by_role("group", name="Looking back")
    expect(back).to_contain_text("This is for looking only")
    expect(table.lit()).to_have_count(0)
    back.get_by_role("button", name="To the last move").click()
    turn = table.board.get_by_role("group", name="Whose turn it is")
    expect(turn).to_contain_text("Here it is the turn of Player 2.")


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


def head(record: str) -> list[str]:
    return record.partition("\n\n")[0].split("\n")


def test_a_record_holds_what_its_reader_saw_until_the_game_is_over(
    page: Page, site: Served
) -> None:
    table = Cards.opened(page, site)
    table.new(["", ""], {"first": "0", "land_sets": "9", "theme": "kid-friendly"}, seed=11)
    cover = table.board.locator(".handover")
    keep = table.texts().get_by_role("group", name="Record")
    record = table.record()
    expect(keep).to_have_accessible_description(re.compile("cannot be taken up again"))
    assert "seen-by: spectator" in head(record)
    assert not [line for line in head(record) if line.startswith("seed:")]
    for turn in range(2):
        cover.get_by_role("button").click()
        table.mine()
        expect(table.texts()).to_contain_text("Record as you saw it")
        record = table.record()
        assert f"seen-by: {turn}" in head(record)
        assert not [line for line in head(record) if line.startswith("seed:")]
        table.board.locator(".held-card:not(.idle)").first.click()
        table.lit().first.click()
        expect(cover).to_be_visible()
    # Against a bot it is over soon, and nothing is left to keep.
    table.new(["random", "random"], {"land_sets": "9", "theme": "kid-friendly"}, seed=12)
    expect(table.result()).to_be_visible(timeout=90_000)
    expect(table.texts()).not_to_contain_text("cannot be taken up again")
    assert "seed: 12" in head(table.record())


def asked(page: Page) -> list[dict[str, Any]]:
    """What the page has asked of the engine that an answer could tell hands by."""
    texts = [text for message in page.evaluate("heard") for text in message.get("requests", ())]
    requests = [json.loads(text) for text in texts]
    return [one for one in requests if one["call"] in ("act", "why", "preview", "record")]


def test_only_who_is_to_move_tries_moves(page: Page, site: Served) -> None:
    table = Cards.opened(page, site)
    field = table.texts().get_by_label("Type a move")
    submit = table.texts().get_by_role("button", name="Play it")
    table.new(["", ""], {"first": "0"}, seed=11)
    cover = table.board.locator(".handover")
    page.evaluate("() => { heard.length = 0 }")
    table.texts()
    expect(field).not_to_be_editable()
    expect(field).to_have_accessible_description("Moves can be typed when Player 1 has the device.")
    submit.dispatch_event("click")
    field.focus()
    page.keyboard.press("Enter")
    assert asked(page) == []
    cover.get_by_role("button").click()
    table.mine()
    expect(field).to_be_editable()
    field.fill("play midnight-king 0,0")
    submit.click()
    expect(table.texts().locator("#tw-refused")).to_be_visible()
    table.card("midnight-king").click()
    table.cell("0,0").click()
    expect(table.board.locator(".under").get_by_role("alert")).to_contain_text("Not allowed")
    assert [(one["call"], one["by"]) for one in asked(page)] == [("act", 0), ("why", 0)]
    table.new(["greedy", "greedy"], {"first": "0"}, seed=11)
    table.board.get_by_role("button", name="Pause").click()
    table.board.get_by_role("button", name="Play", exact=True).wait_for()
    table.texts()
    expect(field).not_to_be_editable()
    expect(field).to_have_accessible_description(re.compile("nobody moves for a bot"))
    # Bots that wait do not think.
    expect(table.board.locator(".status")).to_contain_text(re.compile("Greedy bot . is to move"))


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
