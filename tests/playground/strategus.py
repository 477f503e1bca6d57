"""The board of Strategus, worked as a player works it, with the engine's own state beside it."""

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, Page, expect

from engine.core.registry import game
from engine.core.types import Seat
from engine.games.strategus.setups import BY_KEY
from tests.playground.board import BOOT, Table, go
from tests.serving import Served

STRATEGUS = game("strategus")


class Field(Table):
    """The board of Strategus on the playground's page."""

    @classmethod
    def opened(cls, page: Page, site: Served, path: str = "playground/") -> "Field":
        """Go to a page and start its board of Strategus with a real click."""
        go(page, site.url + path)
        return cls.found(page)

    @classmethod
    def found(cls, page: Page) -> "Field":
        """The page's board of Strategus, started."""
        games = page.locator("tilewright-board").evaluate_all(
            "boards => boards.map(board => board.getAttribute('game'))"
        )
        table = cls(page, games.index("strategus"))
        table.board.get_by_role("button").first.click()
        expect(table.board.locator(".seats")).to_be_visible(timeout=BOOT)
        return table

    def new(self, seats: tuple[str, str], *options: str, seed: int | None = 1) -> None:
        """Start a game with these bots, "" for a person, and options by their meanings.

        Without a seed it is drawn by lot.
        """
        self.board.get_by_role("button", name="New game").click()
        form = self.board.get_by_role("form", name="New game of Strategus")
        for seat, bot in enumerate(seats, 1):
            form.get_by_label(f"Seat {seat}", exact=True).select_option(bot)
        form.locator("summary").click()
        for meaning in options:
            form.get_by_role("radio", name=meaning).check()
        form.get_by_label("Seed").fill("" if seed is None else str(seed))
        form.get_by_role("button", name="Start").click()
        expect(form).to_have_count(0)

    def take(self, number: int) -> None:
        """Take the device as this player."""
        self.board.get_by_role("button", name=f"I am Player {number}").click()
        self.mine()

    def setup(self, key: str) -> None:
        """Take a named set-up."""
        part = self.board.locator(".setups")
        if part.get_attribute("open") is None:
            part.locator("summary").click()
        part.get_by_role("button", name=BY_KEY[key].name).click()
        expect(self.left()).to_contain_text("All forty stand.")

    def left(self) -> Locator:
        """What is told of the pieces that are left."""
        return self.board.locator(".ask.deploy #tw-ask")

    def ready(self) -> None:
        self.board.get_by_role("button", name="Ready").click()
        expect(self.board.locator(".grid.four")).to_have_count(0)

    def kind(self, key: str) -> Locator:
        """The pieces of a kind that are to be placed."""
        return self.board.locator(f"[data-kind={key}]")

    def move(self, start: str, end: str) -> None:  # type: ignore[override]
        """Move a piece by two clicks, and wait until it is done."""
        before = self.ply()
        self.cell(start).click()
        self.cell(end).click()
        self.wait(lambda: self.ply() > before)

    def fight(self) -> Locator:
        """A fight that is being shown."""
        return self.board.get_by_role("group", name="A fight")

    def pieces(self) -> dict[str, str]:
        """What is said of each cell where a piece stands."""
        said: dict[str, str] = self.board.locator(".cell.laid").evaluate_all(
            "all => Object.fromEntries(all.map(one => [one.dataset.cell, one.ariaLabel]))"
        )
        return said

    def html(self) -> str:
        """All that is in the board's shadow tree."""
        found: str = self.board.evaluate("board => board.shadowRoot.innerHTML")
        return found


class Game:
    """The engine's own state of a game that is played on the board."""

    def __init__(self, south: str, north: str, **options: str) -> None:
        self.state = STRATEGUS.setup(2, seed=1, first="south", **options).state
        for seat, key in enumerate((south, north)):
            for text in BY_KEY[key].arrangement.actions(seat):
                self.play(text)

    def play(self, text: str) -> list[str]:
        """Carry out an action; return the kinds of its events."""
        step = STRATEGUS.apply(self.state, STRATEGUS.parse(text))
        self.state = step.state
        return [event.kind for event in step.events]

    @property
    def seat(self) -> Seat | None:
        """Who is to move."""
        decision = STRATEGUS.decision(self.state)
        return None if decision is None else decision.seat

    def moves(self) -> list[tuple[str, str]]:
        """All legal moves, those first that attack."""
        view: Any = STRATEGUS.view(self.state, self.seat)
        cells = {name(one["cell"]) for one in view["board"] if one["seat"] != self.seat}
        texts = [STRATEGUS.format(action) for action in STRATEGUS.legal_actions(self.state)]
        pairs = [(text.split()[1], text.split()[2]) for text in texts]
        return sorted(pairs, key=lambda pair: (pair[1] not in cells, pair))

    def attacks(self, move: tuple[str, str]) -> bool:
        """Whether a move ends on an enemy."""
        view: Any = STRATEGUS.view(self.state, self.seat)
        return any(
            name(one["cell"]) == move[1] for one in view["board"] if one["seat"] != self.seat
        )

    def own(self, seat: Seat) -> dict[str, str]:
        """The kinds of a side by cell."""
        view: Any = STRATEGUS.view(self.state, seat)
        return {name(one["cell"]): one["kind"] for one in view["board"] if one["seat"] == seat}


def name(cell: list[int]) -> str:
    """The name of a cell, `a1` in the south-west."""
    return f"{'abcdefghij'[cell[0]]}{10 - cell[1]}"


def messages(page: Page) -> Iterator[Any]:
    """What the worker has told the page since `heard` was last emptied, taken apart."""
    for message in page.evaluate("heard"):
        for text in message.get("answers", ()):
            yield json.loads(text)


SOUTH_FIRST = "south moves first"


def against_greedy(page: Page, site: Served, *options: str) -> Field:
    """A game of South against the greedy bot, both armies placed, South to move."""
    table = Field.opened(page, site)
    table.new(("", "greedy"), SOUTH_FIRST, *options)
    table.setup("open-gate")
    table.ready()
    table.mine()
    return table


def two_people(page: Page, site: Served, *options: str) -> Field:
    """A game of two people, both armies placed, South to move and at the device."""
    table = Field.opened(page, site)
    table.new(("", ""), SOUTH_FIRST, *options)
    for number, key in ((1, "open-gate"), (2, "even-keel")):
        table.take(number)
        table.setup(key)
        table.ready()
    table.take(1)
    return table
