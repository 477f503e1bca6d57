"""What tests of pages and of the browser runtime share: a server, a Chromium, a Node."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from generator.runtime.manifest import NAME, source_mark
from tests.serving import Served

ROOT = Path(__file__).parents[1]
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def installed_chromium() -> str | None:
    """Find the Chromium of this machine by running candidates; None leaves it to Playwright's."""
    named = os.environ.get("TILEWRIGHT_CHROMIUM")
    for name in (named,) if named else BROWSERS:
        path = shutil.which(name)
        if path and subprocess.run([path, "--version"], capture_output=True).returncode == 0:
            return path
    return None


@pytest.fixture(scope="session")
def root() -> Path:
    """The project's folder."""
    return ROOT


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Playwright, once for all tests."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A headless Chromium: the machine's, else the one that Playwright brought."""
    started = playwright.chromium.launch(executable_path=installed_chromium(), args=list(QUIET))
    yield started
    started.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page in a fresh context; an exception that its scripts leave uncaught fails."""
    context = browser.new_context()
    opened = context.new_page()
    errors: list[str] = []
    opened.on("pageerror", lambda error: errors.append(str(error)))
    yield opened
    context.close()
    assert errors == [], "uncaught errors in the page"


@pytest.fixture(scope="session")
def built() -> Path:
    """The folder `build/`, which `make` fills; tests that look at it need that to have run."""
    if not (ROOT / "build").is_dir():
        pytest.fail("build/ is missing: run `make` first (`make test` does)")
    return ROOT / "build"


@pytest.fixture(scope="session")
def runtime(built: Path) -> Path:
    """The built browser runtime, made from the engine as it is now."""
    path = built / "runtime" / NAME
    if not path.is_file():
        pytest.fail("build/runtime is missing: run `make runtime` first (`make test` does)")
    if json.loads(path.read_text())["source"] != source_mark(ROOT / "engine"):
        pytest.fail("build/runtime is older than the engine: run `make runtime` (`make test` does)")
    return path.parent


@pytest.fixture(scope="session")
def site(built: Path) -> Iterator[Served]:
    """The built site under `/project/`, as GitHub Pages would serve it."""
    if not (built / "site/index.html").is_file():
        pytest.fail("build/site is missing: run `make site` first (`make test` does)")
    with Served(built / "site") as served:
        yield served
