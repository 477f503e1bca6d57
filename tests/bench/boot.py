"""From a click to the first legal moves: our page beside a stock Pyodide, turn about in one run.

Ours is the playground page of `build/site`, from the click on its button until a person may move.
The stock boot is a page whose module worker loads Pyodide as npm has it, unpacks the engine's plain
wheel and asks the same bridge for the same game. Cold is a browser that has nothing in its cache,
warm the second time in the same browser.
"""

from __future__ import annotations

import json
import shutil
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import BrowserContext

from tests.chromium import chromium
from tests.conftest import ROOT
from tests.serving import Served

ROUNDS = 5
BAR = 0.4
"""What ours may take of the stock boot's time."""

WORKER = """
import { loadPyodide } from "./pyodide/pyodide.mjs";
const wheel = fetch("WHEEL").then((answer) => answer.arrayBuffer());
const pyodide = await loadPyodide({ indexURL: new URL("pyodide/", import.meta.url).href });
pyodide.unpackArchive(new Uint8Array(await wheel), "wheel");
const bridge = pyodide.runPython("from engine.bridge import Bridge; Bridge()");
postMessage(bridge.call('{"call": "new", "board": "a", "game": "rue", "seats": 2}'));
"""
STOCK = """() => new Promise((done, fail) => {
  const start = performance.now();
  const worker = new Worker("worker.mjs", { type: "module" });
  worker.onerror = (event) => fail(new Error(event.message));
  worker.onmessage = ({ data }) => done([performance.now() - start, data]);
})"""
OURS = """() => new Promise((done) => {
  const element = document.querySelector("tilewright-board");
  const board = element.shadowRoot ?? element;
  const start = performance.now();
  const look = () => {
    if (board.querySelector(".hand.mine")) done(performance.now() - start);
    else requestAnimationFrame(look);
  };
  board.querySelector("button").click();
  look();
})"""


class Row(NamedTuple):
    """Median times in seconds."""

    name: str
    ours: float
    stock: float

    def text(self) -> str:
        """Return the row as one line."""
        ratio = self.ours / self.stock
        return (
            f"click to first legal moves, {self.name}: {self.ours:.2f} s; "
            f"stock Pyodide: {self.stock:.2f} s; ratio {ratio:.2f} (bar {BAR})"
        )


@contextmanager
def stock_folder() -> Iterator[Path]:
    """A folder with Pyodide as npm has it, the plain wheel, and a page that boots them."""
    (wheel,) = (ROOT / "build/wheel").glob("*.whl")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copytree(ROOT / "playground/node_modules/pyodide", folder / "pyodide")
        shutil.copy(wheel, folder)
        (folder / "worker.mjs").write_text(WORKER.replace("WHEEL", wheel.name))
        (folder / "index.html").write_text("<!doctype html><link rel=icon href='data:,'>")
        yield folder


def ours(context: BrowserContext, site: Served) -> float:
    """Boot our playground in a new page; return seconds."""
    page = context.new_page()
    page.goto(site.url + "playground/", wait_until="networkidle")
    taken = page.evaluate(OURS)
    page.close()
    return float(taken) / 1000


def stock(context: BrowserContext, served: Served) -> float:
    """Boot the stock Pyodide in a new page; return seconds."""
    page = context.new_page()
    page.goto(served.url, wait_until="networkidle")
    taken, answer = page.evaluate(STOCK)
    page.close()
    if not json.loads(answer)["ok"]:
        raise RuntimeError(f"the stock boot gives no game: {answer}")
    return float(taken) / 1000


def measure(rounds: int = ROUNDS) -> list[Row]:
    """Return the medians for a cold and for a warm browser."""
    times: dict[str, tuple[list[float], list[float]]] = {"cold": ([], []), "warm": ([], [])}
    with (
        stock_folder() as folder,
        Served(ROOT / "build/site") as site,
        Served(folder) as plain,
        chromium() as browser,
    ):
        for _ in range(rounds):
            for boot, server, which in ((ours, site, 0), (stock, plain, 1)):
                context = browser.new_context()
                for name in ("cold", "warm"):
                    times[name][which].append(boot(context, server))
                context.close()
    return [
        Row(name, statistics.median(mine), statistics.median(theirs))
        for name, (mine, theirs) in times.items()
    ]
