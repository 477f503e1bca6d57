"""The board of a game of cards, worked as a player works it."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.playground.board import Table, go
from tests.serving import Served


class Cards(Table):
    """The board of Vye on the playground's page."""

    @classmethod
    def opened(cls, page: Page, site: Served, path: str = "playground/") -> "Cards":
        """Go to a page and start its board of Vye with a real click."""
        go(page, site.url + path)
        return cls.found(page)

    @classmethod
    def found(cls, page: Page) -> "Cards":
        """Start the page's board of Vye."""
        games = page.locator("tilewright-board").evaluate_all(
            "boards => boards.map(board => board.getAttribute('game'))"
        )
        table = cls(page, games.index("vye"))
        table.play()
        return table

    def new(
        self, seats: list[str], options: Mapping[str, str] | None = None, seed: int = 1
    ) -> None:
        """Start a game with these bots, "" for a person, and options by key."""
        self.board.get_by_role("button", name="New game").click()
        form = self.board.get_by_role("form", name="New game of Vye")
        form.get_by_label("Players", exact=True).select_option(str(len(seats)))
        for seat, bot in enumerate(seats, 1):
            form.get_by_label(f"Seat {seat}", exact=True).select_option(bot)
        if options:
            form.locator("summary").click()
        for key, value in (options or {}).items():
            if form.locator(f"select#tw-{key}").count():
                form.locator(f"select#tw-{key}").select_option(value)
            else:
                form.locator(f"input[name=tw-{key}][value='{value}']").check()
        form.get_by_label("Seed").fill(str(seed))
        form.get_by_role("button", name="Start").click()
        expect(form).to_have_count(0)

    def card(self, key: str) -> Locator:
        """A card that the player holds."""
        return self.board.locator(f"[data-card={key}]").first

    def lit(self) -> Locator:
        return self.board.locator(".cell.open")

    def bar(self) -> Locator:
        """What is asked or told under the table."""
        return self.board.locator(".under .ask")

    def do(self, action: str) -> None:
        """Carry out an action by clicks, and wait until it is done."""
        before = self.ply()
        verb, *words = action.split()
        if verb == "play":
            self.card(words[0]).click()
            self.cell(words[1]).click()
        elif verb == "choose":
            self.cell(words[0]).click()
        elif verb == "move":
            self.from_cell(*words)
        elif verb == "use":
            self.cell(words[0]).click()
            self.bar().get_by_role("button", name="Use the").click()
        else:
            self.bar().get_by_role("button", name=WORDS.get(action, "")).click()
        self.wait(lambda: self.ply() > before)

    def from_cell(self, start: str, end: str) -> None:
        """Move a token; where only one card can be meant, the start is clear already."""
        if not self.cell(end).evaluate("cell => cell.classList.contains('open')"):
            self.cell(start).click()
        self.cell(end).click()

    def moves(self) -> list[str]:
        """The actions so far, as the record has them; what a seat was told is left out."""
        lines = self.record().partition("\n\n")[2].split("\n")[:-1]
        return [line for line in lines if not line.startswith("#")]


#: What buttons say that stand for actions without a cell.
WORDS = {"stop": "No more moves", "name land-c": "Coral Reef", "name land-h": "Hollow Hills"}


def answers(page: Page) -> Iterator[Any]:
    """What the page has heard of its worker since `heard` was last emptied."""
    for message in page.evaluate("heard"):
        for text in message.get("answers", ()):
            yield json.loads(text).get("value")


def snapshots(page: Page) -> list[dict[str, Any]]:
    return [one for one in answers(page) if isinstance(one, dict) and "view" in one]
