"""A site that knows its address exchanges pages without loading anew: the one worker lives on."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.playground.board import BOOT, Table, engines
from tests.serving import Served

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def instant(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The site, built for the very address that it is served at."""
    folder = tmp_path_factory.mktemp("instant")
    with Served(folder) as served:
        build = [sys.executable, "-m", "generator", "site", "build"]
        asked = [*build, "--out", str(folder), "--site-url", served.url]
        subprocess.run(asked, cwd=root, check=True, capture_output=True)
        yield served


def test_one_worker_survives_twenty_pages(fresh: Page, instant: Served) -> None:
    page = fresh
    table = Table.opened(page, instant)
    table.move(2)
    table.mine()
    record = table.record()
    page.evaluate("window.mark = true")
    manifests = sum(path.startswith("assets/runtime/") for path in instant.asked)
    for number in range(20):
        name = ("Play", "Rue", "About", "Print")[number % 4]
        page.locator(".md-tabs").get_by_role("link", name=name, exact=True).click()
        expect(page.locator(".md-tabs__item--active")).to_contain_text(name)
        if name == "Play":
            table.mine()
    page.locator(".md-tabs").get_by_role("link", name="Play", exact=True).click()
    table.mine()
    assert table.record() == record
    assert page.evaluate("window.mark") is True
    assert len(engines(page)) == 1
    assert sum(path.startswith("assets/runtime/") for path in instant.asked) == manifests
    table.move(1)
    expect(table.board.locator(".hand")).to_be_visible(timeout=BOOT)
