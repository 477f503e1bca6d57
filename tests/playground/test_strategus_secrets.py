"""What a page holds while two people play Strategus at it: no rank of the side that is not looking.

A whole game is played by clicks, and after every step all that the worker has told the page and all
that is in the page is searched for the names of pieces.
"""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engine.core.types import Seat
from engine.games.strategus.ranks import KINDS
from tests.playground.strategus import Field, Game, messages
from tests.serving import Served

pytestmark = pytest.mark.browser
KIND = re.compile(rf"\b({'|'.join(KINDS)})\b")
ARMIES = ("open-gate", "even-keel")
MOVES = 40
#: What every prompt says.
HINT = "a scout any distance over empty cells"

#: Watches a board all the time: while it is covered no face of a piece may be on it, and never
#: faces of both sides.
WATCH = """board => {
  globalThis.seen = [];
  globalThis.looks = 0;
  const look = () => {
    looks += 1;
    const root = board.shadowRoot;
    const faces = [...root.querySelectorAll(".grid .piece:not(.back)")];
    const sides = new Set(faces.map(face => face.classList.contains("north")));
    const most = root.querySelector(".handover") ? 0 : 1;
    if (sides.size > most && !root.querySelector(".result")) seen.push(root.innerHTML);
  };
  new MutationObserver(look).observe(board.shadowRoot, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
}"""

#: The text and the attributes of a board without some parts of it.
PARTS = """([board, without]) => {
  const copy = document.createElement("div");
  copy.append(...[...board.shadowRoot.childNodes].map(node => node.cloneNode(true)));
  for (const part of copy.querySelectorAll(without.join(","))) part.remove();
  return copy.innerHTML;
}"""

#: Parts that say the same in every game or tell what all may know: prompts, keys, text fields,
#: links to clauses (a long move is a scout's by the rule), the graveyard.
OPEN = [".status", ".keys", ".more", ".rule", ".dead", ".setups", "svg"]


class Watched:
    """A board, who looks at it, and what that one may see."""

    def __init__(self, page: Page, site: Served, *options: str) -> None:
        self.page = page
        self.table = Field.opened(page, site)
        self.table.board.evaluate(WATCH)
        page.evaluate("() => { heard.length = 0 }")
        self.table.new(("", ""), "south moves first", *options)
        self.game = Game(*ARMIES)

    def check(self, looking: Seat | None, fight: bool = False) -> None:
        """Assert that nothing was told or is shown that `looking` must not know.

        With `fight` the last move was one, which may be told and shown now.
        """
        for message in messages(self.page):
            leaks = [*told(message, looking, fight)]
            assert leaks == [], leaks
        self.page.evaluate("() => { heard.length = 0 }")
        without = [*OPEN, *([".fight", "[aria-live]"] if fight else [])]
        own = [] if looking is None else [f"[data-cell={cell}]" for cell in self.own(looking)]
        if looking is not None:
            # What the one who looks has chosen is said and told, too.
            without += [".tray", ".ask", "[aria-live]"]
        html = self.page.evaluate(
            PARTS,
            [self.table.board.element_handle(), [*without, *own]],
        )
        html = html.replace(HINT, "")
        assert KIND.findall(html) == [], KIND.findall(html)
        assert self.page.evaluate("seen") == []
        kept = "JSON.stringify([{...localStorage}, {...sessionStorage}, location.href, name])"
        assert KIND.findall(self.page.evaluate(kept)) == []

    def own(self, seat: Seat) -> list[str]:
        """The cells of a side's pieces."""
        return sorted(self.game.own(seat))


def told(message: Any, looking: Seat | None, fight: bool) -> Iterator[str]:
    """What a message tells of the pieces that `looking` must not know."""
    value = message.get("value")
    if not isinstance(value, dict) or "view" not in value:
        # Games and their pieces, set-ups and arrangements hold no side; reasons are of the mover.
        return
    if value["seat"] not in (None, looking) and not fight:
        yield f"seen with the eyes of seat {value['seat']}"
    seat, view = value["seat"], value["view"]
    for one in view["board"]:
        if one["kind"] is not None and one["seat"] != seat:
            yield f"{one}"
    rest = {key: found for key, found in view.items() if key not in ("board", "graveyard")}
    yield from KIND.findall(json.dumps(rest).replace("scout_charge", ""))
    for line in value["log"]:
        newest = line["ply"] == value["plies"] == value["ply"]
        for event in line["events"]:
            if event["kind"] == "place" and event["seat"] == seat:
                continue
            # Onlookers hear which pieces are lost, as the graveyard tells, and of no survivor.
            if event["kind"] == "fight" and newest and (fight or "attacker" not in event):
                assert fight or "defender" not in event
                continue
            yield from KIND.findall(json.dumps(event).replace("strategus.move.scout", ""))
            if event["kind"] == "fight":
                yield f"a fight: {event}"
        placed = line["seat"] == seat and (line["action"] or "").startswith("place ")
        yield from [] if placed else KIND.findall(json.dumps(line["action"]))
    if seat is None and (value["legal"] or value["meta"]):
        yield f"what may be done: {value['legal']}"


def test_nothing_tells_a_rank_of_the_other_side(page: Page, site: Served) -> None:
    watched = Watched(page, site)
    table, game = watched.table, watched.game
    for seat, key in enumerate(ARMIES):
        assert table.pieces() == {}
        watched.check(None)
        table.take(seat + 1)
        watched.check(seat)
        table.setup(key)
        watched.check(seat)
        table.ready()
        expect(table.board.locator(".handover")).to_be_visible()
        assert "data-kind" not in table.html()
        watched.check(None)
    fights = 0
    for number in range(MOVES):
        mover = game.seat
        if mover is None:
            break
        table.take(mover + 1)
        pending = table.fight().is_visible()
        watched.check(mover, fight=pending)
        if pending:
            table.fight().get_by_role("button", name="Go on").click()
            watched.check(mover)
        moves = game.moves()
        start, end = moves[0] if number % 3 else moves[(7 * number) % len(moves)]
        is_fight = game.attacks((start, end))
        table.cell(start).click()
        watched.check(mover)
        table.cell(end).click()
        game.play(f"move {start} {end}")
        if game.seat is None:
            break
        button = table.board.get_by_role("button", name="Put away, and hand over")
        cover = table.board.locator(".handover")
        expect(button.or_(cover)).to_be_visible()
        assert button.is_visible() == is_fight
        if is_fight:
            fights += 1
            watched.check(mover, fight=True)
            button.click()
            expect(cover).to_be_visible()
            assert "strategus.fight." not in table.html()
        watched.check(None)
    assert fights >= 10
    assert page.evaluate("looks") > 100


def test_looking_back_and_coming_back_tell_no_more(page: Page, site: Served) -> None:
    watched = Watched(page, site)
    table, game = watched.table, watched.game
    for seat, key in enumerate(ARMIES):
        table.take(seat + 1)
        table.setup(key)
        table.ready()
    for number in range(8):
        assert game.seat is not None
        table.take(game.seat + 1)
        if table.fight().is_visible():
            table.fight().get_by_role("button", name="Go on").click()
        # After the last fight come two moves without one.
        moves = [move for move in game.moves() if number < 6 or not game.attacks(move)]
        start, end = moves[0]
        table.cell(start).click()
        table.cell(end).click()
        game.play(f"move {start} {end}")
        away = table.board.get_by_role("button", name="Put away, and hand over")
        expect(away.or_(table.board.locator(".handover"))).to_be_visible()
        if away.is_visible():
            away.click()
    page.evaluate("() => { heard.length = 0 }")
    # Covered, the board stays so at every ply, and undone moves are handed over.
    first = int(table.slider().get_attribute("min") or 0)
    assert 80 < first < 88
    for ply in (87, first):
        table.slider().fill(str(ply))
        table.wait(lambda ply=ply: table.ply() == ply)  # type: ignore[misc]
        expect(table.board.locator(".handover")).to_be_visible()
        watched.check(None)
    table.slider().fill("88")
    table.wait(lambda: table.ply() == 88)
    watched.check(None)
    # With eyes it is seen with these alone; the fights of the past are told no more.
    table.take(1)
    if table.fight().is_visible():
        watched.check(0, fight=True)
        table.fight().get_by_role("button", name="Go on").click()
    for ply in range(first, 89):
        table.slider().fill(str(ply))
        table.wait(lambda ply=ply: table.ply() == ply)  # type: ignore[misc]
        page.wait_for_timeout(150)
        back = "strategus.fight." in table.html()
        assert not back
        for message in messages(page):
            assert [*told(message, 0, fight=False)] == []
        page.evaluate("() => { heard.length = 0 }")
    # What can be taken along is what this seat saw.
    record = table.record()
    placed = [line for line in record.split("\n") if line.startswith("place ")]
    assert placed[40:] == ["place ?"]
    assert "place ?" not in placed[:40]
    # After a reload the board is covered, and the worker tells no more than before.
    page.reload()
    again = Field.found(page)
    again.board.evaluate(WATCH)
    watched.table = again
    expect(again.board.locator(".handover")).to_be_visible()
    watched.check(None)
    again.take(1)
    watched.check(0, fight=again.fight().is_visible())


def test_a_seed_by_lot_is_told_at_the_end_only(page: Page, site: Served) -> None:
    """Else a game with the same seed, thrown away, would tell what the bot has set up."""
    table = Field.opened(page, site)
    table.new(("", "greedy"), "south moves first", seed=None)
    table.setup("open-gate")
    table.ready()
    table.mine()
    requests = [
        json.loads(text)
        for message in page.evaluate("heard")
        for text in message.get("requests", ())
    ]
    begun = [one for one in requests if one["call"] == "new"]
    assert begun
    assert [one for one in begun if "seed" in one] == []
    values = [message.get("value") for message in messages(page)]
    assert {value["seed"] for value in values if isinstance(value, dict) and "seed" in value} == {
        None
    }
    assert "seed" not in table.record()
    table.board.get_by_role("button", name="Resign").click()
    bar = table.board.get_by_role("group", name="Resign")
    bar.get_by_role("button", name="Resign").click()
    expect(table.result()).to_be_visible()
    found = re.search(r"^seed: (\d+)$", table.record(), re.MULTILINE)
    assert found
    table.result().get_by_role("button", name="Play again").click()
    form = table.board.get_by_role("form", name="New game of Strategus")
    expect(form).to_contain_text(f"The game that is over had the seed {found[1]}.")
    expect(form.get_by_label("Seed")).to_have_value("")


def test_the_vault_is_the_only_place_that_holds_all(page: Page, site: Served) -> None:
    """The worker keeps the whole record where the page does not look: that is how it goes on."""
    watched = Watched(page, site)
    table = watched.table
    for seat, key in enumerate(ARMIES):
        table.take(seat + 1)
        table.setup(key)
        table.ready()
    kept = page.evaluate(
        """() => new Promise((resolve, reject) => {
          const asked = indexedDB.open("tilewright");
          asked.onerror = () => reject(asked.error);
          asked.onsuccess = () => {
            const all = asked.result.transaction("tables").objectStore("tables").getAll();
            all.onsuccess = () => resolve(all.result.map(({ record }) => record));
          };
        })"""
    )
    lines = kept[0].split("\n")
    assert sum(line.startswith("place ") for line in lines) == 80
    assert "place ?" not in lines
