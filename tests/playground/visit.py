"""A page in which the engine runs already: tests that need no first visit take it over in turn.

To start the engine takes longer than most games that are played here. Between two tests the boards
are put back as the page came, what was kept is forgotten, and the worker stays: as it does for
somebody who goes on to another page of a site that exchanges pages without loading anew.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page

from tests.playground.board import engines
from tests.serving import Served

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 780},
    "has_touch": True,
    "is_mobile": True,
}

#: Keeps all that passes between the page and its workers.
HEAR = """
globalThis.heard = [];
const Plain = Worker;
globalThis.Worker = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => heard.push(data));
  }
  postMessage(message) {
    heard.push(message);
    super.postMessage(message);
  }
};
"""

#: Starts the engine as the first click on a board does, and waits for it.
START = """async (script) => {
  const { client } = await import(script);
  client.start();
  await client.ask({ call: "games" });
  return document.body.dataset.mdColorScheme;
}"""

#: Puts the boards back; false where no engine runs or the site's own menus are open.
RENEW = """async ([script, scheme]) => {
  const text = await (await fetch(location.pathname)).text();
  const fresh = new DOMParser().parseFromString(text, "text/html");
  const boards = (where) => [...where.querySelectorAll("tilewright-board")];
  const places = boards(document).map((board) => {
    const place = document.createComment("");
    board.replaceWith(place);
    return place;
  });
  const { client } = await import(script);
  if (client.phase !== "ready" || document.querySelector(".md-toggle:checked")) return false;
  // Answered in turn: when this is, all that was asked before has been done, and kept.
  await client.ask({ call: "games" });
  localStorage.clear();
  sessionStorage.clear();
  await new Promise((resolve, reject) => {
    const asked = indexedDB.open("tilewright");
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => {
      const emptied = asked.result.transaction("tables", "readwrite");
      emptied.objectStore("tables").clear();
      emptied.oncomplete = () => { asked.result.close(); resolve(); };
    };
  });
  document.body.dataset.mdColorScheme = scheme;
  for (const [at, board] of boards(fresh).entries()) {
    places[at].replaceWith(document.importNode(board, true));
  }
  document.activeElement?.blur();
  scrollTo(0, 0);
  heard.length = 0;
  return true;
}"""


class Visit:
    """One context with one page of the playground, for one test after the other."""

    def __init__(self, browser: Browser, site: Served, looks: dict[str, Any]) -> None:
        self.address = site.url + "playground/"
        self._script = site.url + "assets/playground/src/client.js"
        self._looks = looks
        self._context = browser.new_context(**looks)
        self._context.add_init_script(HEAR)
        self._errors: list[str] = []
        self._page = self._context.new_page()
        self._page.on("pageerror", lambda error: self._errors.append(str(error)))
        self._scheme = ""

    @contextmanager
    def test(self) -> Iterator[Page]:
        """Hand the page out for a test; an exception that its scripts leave uncaught fails."""
        page = self._page
        page.set_viewport_size(self._looks["viewport"])
        page.mouse.move(0, 0)
        if not self._renewed():
            page.goto(self.address)
            self._scheme = page.evaluate(START, self._script)
            assert self._renewed()
        self._errors.clear()
        yield page
        for other in self._context.pages:
            if other is not page:
                other.close()
        assert self._errors == [], "uncaught errors in the page"

    def _renewed(self) -> bool:
        page = self._page
        if page.url != self.address or len(engines(page)) != 1:
            return False
        return bool(page.evaluate(RENEW, [self._script, self._scheme]))

    def close(self) -> None:
        self._context.close()
