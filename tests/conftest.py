"""What tests of pages and of the browser runtime share: a built site, a browser, a page."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from playwright.sync_api import Browser, Page

from generator.runtime.manifest import NAME, source_mark
from tests.chromium import chromium
from tests.serving import Served

ROOT = Path(__file__).parents[1]

# No test is timed: what is slow is measured side by side, by `make bench`.
settings.register_profile("tilewright", deadline=None)
settings.load_profile("tilewright")


@pytest.fixture(scope="session")
def root() -> Path:
    """The project's folder."""
    return ROOT


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless Chromium, once for all tests."""
    with chromium() as started:
        yield started


@pytest.fixture
def page(fresh: Page) -> Page:
    """A page that was never anywhere; for tests of the playground, one whose engine runs."""
    return fresh


@pytest.fixture
def fresh(browser: Browser) -> Iterator[Page]:
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
