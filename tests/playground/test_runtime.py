"""When the engine is fetched, from where, how often, and what happens when that fails."""

import gzip
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.playground.board import BOOT, Table, engines
from tests.serving import Served

pytestmark = pytest.mark.browser
LIMIT = 30 * 1024


@pytest.fixture
def page(fresh: Page) -> Page:
    """A page that was never anywhere: what is tested is how the engine starts."""
    return fresh


def test_before_the_click_there_is_a_picture_and_no_runtime(
    page: Page, site: Served, built: Path
) -> None:
    site.asked.clear()
    page.goto(site.url + "playground/")
    expect(page.get_by_role("button", name="Play Rue")).to_be_visible()
    for needs in page.get_by_text("not from a file on disk").all():
        expect(needs).to_be_hidden()
    page.wait_for_load_state("networkidle")
    asked = [path.partition("?")[0] for path in site.asked]
    assert not [path for path in asked if path.startswith("assets/runtime/")]
    ours = sorted({path for path in asked if path.startswith("assets/playground/")})
    assert "assets/playground/src/main.js" in ours
    weight = sum(len(gzip.compress((built / "site" / path).read_bytes())) for path in ours)
    assert weight <= LIMIT
    assert engines(page) == []


def test_nothing_comes_from_elsewhere(page: Page, site: Served) -> None:
    hosts = set()
    page.context.on("request", lambda request: hosts.add(urlsplit(request.url).netloc))
    table = Table.opened(page, site)
    table.move()
    table.mine()
    assert hosts - {""} == {urlsplit(site.url).netloc}
    assert site.missed == []


def test_all_boards_of_a_visit_share_one_worker(page: Page, site: Served) -> None:
    page.goto(site.url + "rue/rules/")
    assert page.locator("tilewright-board").count() >= 5
    for number in range(5):
        Table(page, number).play()
    assert len(engines(page)) == 1
    manifests = [path for path in site.asked if path.startswith("assets/runtime/manifest.json")]
    site.asked.clear()
    Table(page, 5).play()
    assert manifests
    assert not [path for path in site.asked if path.startswith("assets/runtime/")]


def test_a_board_keeps_its_game_while_the_visitor_reads_elsewhere(page: Page, site: Served) -> None:
    table = Table.opened(page, site)
    table.move(3)
    table.mine()
    record = table.record()
    # A clause opens beside the game; whoever goes away by the page's own links comes back to it.
    with page.context.expect_page() as clause:
        table.board.locator(".log").get_by_role("link").first.click()
    clause.value.wait_for_url("**/rue/rules/#rue.*")
    clause.value.close()
    table.mine()
    page.goto(site.url + "rue/rules/")
    page.go_back()
    button = table.board.get_by_role("button", name="Continue your game")
    expect(button.or_(table.board.locator(".hand.mine"))).to_be_visible(timeout=BOOT)
    if button.is_visible():
        button.click()
    table.mine()
    assert table.record() == record


def test_a_failed_download_is_said_and_can_be_tried_again(page: Page, site: Served) -> None:
    def broken(route: Route) -> None:
        route.abort()

    page.route("**/python_stdlib.zip", broken)
    page.goto(site.url + "playground/")
    table = Table(page)
    table.board.get_by_role("button").first.click()
    alert = table.board.get_by_role("alert")
    expect(alert).to_contain_text("python_stdlib.zip could not be downloaded", timeout=BOOT)
    page.unroute("**/python_stdlib.zip", broken)
    alert.get_by_role("button", name="Try again").click()
    table.mine()


@pytest.mark.parametrize(
    ("body", "kind", "says"),
    [
        (b"\0asm" * 100_000, "application/wasm", "pyodide.asm.wasm came in part only: 0.4 MB of"),
        (b"<!doctype html>Sign in", "text/html", "In place of pyodide.asm.wasm a web page came"),
        (b"\0" * 9_000_000, "application/wasm", "not the file that belongs here"),
    ],
)
def test_bytes_that_are_not_the_manifests_are_said_and_asked_for_anew(
    page: Page, site: Served, body: bytes, kind: str, says: str
) -> None:
    page.route("**/pyodide.asm.wasm", lambda route: route.fulfill(body=body, content_type=kind))
    page.goto(site.url + "playground/")
    table = Table(page)
    table.board.get_by_role("button").first.click()
    alert = table.board.get_by_role("alert")
    expect(alert).to_contain_text(says, timeout=BOOT)
    page.unroute("**/pyodide.asm.wasm")
    alert.get_by_role("button", name="Try again").click()
    table.mine()


def test_a_server_that_knows_no_types_will_do(page: Page, site: Served, built: Path) -> None:
    (wasm,) = (built / "runtime").glob("*/pyodide.asm.wasm")
    page.route(
        "**/pyodide.asm.wasm",
        lambda route: route.fulfill(
            body=wasm.read_bytes(), content_type="application/octet-stream"
        ),
    )
    Table.opened(page, site)


def test_a_request_that_is_never_answered_is_given_up(page: Page, site: Served) -> None:
    page.route("**/python_stdlib.zip", lambda route: None)
    page.goto(site.url + "playground/")
    table = Table(page)
    page.wait_for_load_state("networkidle")
    high = "board => board.offsetHeight"
    before = table.board.evaluate(high)
    table.board.get_by_role("button").first.click()
    expect(table.board.get_by_text("About 11 MB unpacked")).to_be_visible(timeout=BOOT)
    # What stands below the board stays where it is.
    assert table.board.evaluate(high) == before
    alert = table.board.get_by_role("alert")
    expect(alert).to_contain_text("Nothing has arrived for 15 seconds", timeout=BOOT)
    expect(alert.get_by_role("button", name="Try again")).to_be_visible()


def test_without_webassembly_a_sentence_says_so(page: Page, site: Served) -> None:
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(site.url + "playground/")
    table = Table(page)
    table.board.get_by_role("button").first.click()
    expect(table.board.get_by_role("alert")).to_contain_text("WebAssembly")


def test_from_a_file_on_disk_the_page_says_what_is_needed(browser: Browser, built: Path) -> None:
    # The theme's own search cannot load its index from a file either, and throws.
    context = browser.new_context()
    page = context.new_page()
    page.goto((built / "site/playground/index.html").as_uri())
    needs = page.get_by_text("not from a file on disk").first
    page.wait_for_timeout(2000)
    assert needs.evaluate("needs => needs.getBoundingClientRect().height") > 10
    context.close()


def test_an_engine_that_hangs_is_started_anew_where_the_game_was(page: Page, site: Served) -> None:
    table = Table.opened(page, site)
    table.move()
    table.mine()
    record = table.record()
    engines(page)[0].evaluate("() => { setTimeout(() => { for (;;); }, 0) }")
    page.wait_for_timeout(100)
    before = table.ply()
    table.board.get_by_role("button", name="Undo").click()
    expect(table.board.get_by_role("alert")).to_contain_text("started anew", timeout=BOOT)
    assert table.ply() == before
    assert table.record() == record
    table.move()
    table.wait(lambda: len(engines(page)) == 1)


STRICT = {"Content-Security-Policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"}
PAGE = """<!doctype html><title>Board</title>
<tilewright-board rules="../rue/rules/" seed="3"></tilewright-board>
<script type="module" src="../assets/playground/src/main.js"></script>
"""


def test_it_runs_under_a_strict_policy(page: Page, site: Served) -> None:
    page.route(
        "**/strict/",
        lambda route: route.fulfill(content_type="text/html", headers=STRICT, body=PAGE),
    )
    Table.opened(page, site, "strict/")
