"""Pages with an engine that runs already: tests take them over in turn.

What is about a first visit, a start or a reload asks for `fresh`.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.playground.visit import DESK, PHONE, Visit
from tests.serving import Served


class Visits:
    """The visits that go on, by the looks of their screens."""

    def __init__(self, browser: Browser, site: Served) -> None:
        self._browser = browser
        self._site = site
        self._open: dict[str, Visit] = {}

    def on(self, screen: str) -> Visit:
        if screen not in self._open:
            looks = {"desk": DESK, "phone": PHONE}[screen]
            self._open[screen] = Visit(self._browser, self._site, looks)
        return self._open[screen]

    def end(self, screen: str) -> None:
        """End a visit: whoever comes next begins another."""
        self._open.pop(screen).close()

    def close(self) -> None:
        for screen in list(self._open):
            self.end(screen)


@pytest.fixture(scope="session")
def visits(browser: Browser, site: Served) -> Iterator[Visits]:
    found = Visits(browser, site)
    yield found
    found.close()


def taken_over(visits: Visits, screen: str, session: pytest.Session) -> Iterator[Page]:
    """Hand out the page of a visit, which ends where a test fails."""
    failed = session.testsfailed
    with visits.on(screen).test() as page:
        yield page
        if session.testsfailed > failed:
            visits.end(screen)


@pytest.fixture
def page(visits: Visits, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page of the playground at a desk, as new, its engine running already."""
    yield from taken_over(visits, "desk", request.session)


@pytest.fixture
def phone(visits: Visits, request: pytest.FixtureRequest) -> Iterator[Page]:
    """The same on a phone, 360 by 780 pixels."""
    yield from taken_over(visits, "phone", request.session)
