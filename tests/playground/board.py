"""A board in a page, worked as a player works it: by what is seen and by clicks and keys."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, Worker, expect

from tests.serving import Served

#: A first boot on a busy machine takes its time; in milliseconds.
BOOT = 60_000
MOVE = 20_000


def engines(page: Page) -> list[Worker]:
    """The workers that run an engine; the site's search has one of its own."""
    return [worker for worker in page.workers if worker.url.endswith("/playground/src/worker.js")]


def go(page: Page, address: str) -> None:
    """Go to a page, unless it was put back there as new."""
    if page.url != address:
        page.goto(address)


class Table:
    """The first board of a page, or another."""

    def __init__(self, page: Page, number: int = 0) -> None:
        self.page = page
        self.board = page.locator("tilewright-board").nth(number)

    @classmethod
    def opened(cls, page: Page, site: Served, path: str = "playground/") -> "Table":
        """Go to a page and start its first board with a real click."""
        go(page, site.url + path)
        table = cls(page)
        table.play()
        return table

    def play(self) -> None:
        """Click the button that every board begins with, and wait for the first legal moves."""
        self.board.get_by_role("button").first.click()
        self.mine()

    def mine(self) -> None:
        """Wait until a person is to move."""
        expect(self.board.locator(".hand.mine")).to_be_visible(timeout=BOOT)

    def tiles(self) -> Locator:
        return self.board.locator("[data-tile]:enabled")

    def cell(self, name: str) -> Locator:
        return self.board.locator(f'[data-cell="{name}"]')

    def choose(self, tile: str | int = 0) -> None:
        """Choose a tile by code or number and wait until it was tried on every cell."""
        tiles = self.tiles()
        wanted = (
            tiles.nth(tile) if isinstance(tile, int) else self.board.locator(f"[data-tile={tile}]")
        )
        wanted.click()
        expect(self.board.locator("[data-tile][aria-pressed=true]")).to_have_count(1)
        open_cells = self.board.locator(".cell.open")
        expect(open_cells.first).to_be_visible()

    def move(self, number: int = 0) -> None:
        """Place some tile on some open cell, paying with what comes first."""
        self.choose()
        cells = self.board.locator(".cell.open")
        before = self.ply()
        cells.nth(number % cells.count()).click()
        self.settle()
        self.wait(lambda: self.ply() > before)

    def settle(self) -> None:
        """Answer what is asked before a placement: bad form is accepted, the first counters pay."""
        self.page.wait_for_timeout(150)
        anyway = self.board.get_by_role("button", name="Place it anyway")
        if anyway.is_visible():
            anyway.click()
        pay = self.board.locator(".ask.pay")
        if not pay.is_visible():
            return
        for box in pay.locator("input").all():
            if pay.locator(".filled").is_enabled():
                break
            box.check()
        pay.locator(".filled").click()

    def ply(self) -> int:
        return int(self.slider().input_value())

    def slider(self) -> Locator:
        return self.board.get_by_role("slider")

    def result(self) -> Locator:
        return self.board.get_by_role("region", name="Result")

    def wait(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds; fail after MOVE milliseconds."""
        for _ in range(MOVE // 50):
            if holds():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("it did not happen in time")

    def texts(self) -> Locator:
        """The part for moves and records, unfolded."""
        part = self.board.locator("details.more")
        if part.get_attribute("open") is None:
            part.locator("summary").click()
        return part

    def load(self, text: str) -> None:
        """Take up a record or an example, and wait until it is there or refused."""
        part = self.texts()
        part.get_by_label("Take up a record or an example").fill(text)
        part.get_by_role("button", name="Load", exact=True).click()
        loaded = self.board.locator("[aria-live=polite]", has_text="Loaded.")
        expect(loaded.or_(part.locator("#tw-trouble")).first).to_be_attached(timeout=MOVE)

    def record(self) -> str:
        """Download the record."""
        with self.page.expect_download() as download:
            self.texts().get_by_role("button", name="Download record").click()
        return download.value.path().read_text(encoding="utf-8")
