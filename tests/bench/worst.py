"""The longest that `legal_actions` takes on a board of seventy cards, in CPython and in Pyodide.

Of many large positions the slowest are measured again, several times each. The least of its times
is what a position takes, and the greatest of those is what is reported.
"""

from __future__ import annotations

import json
import subprocess
import time
from pathlib import Path
from typing import NamedTuple

from engine.core.registry import game
from generator.runtime.node import node
from tests.bench.large import CARDS, Large, positions
from tests.conftest import ROOT

SCRIPT = Path(__file__).with_name("worst.mjs")
POSITIONS = range(300)
SLOWEST = 12
TIMES = 9
RULES = game("vye")


class Worst(NamedTuple):
    """What was asked in the slowest position, how many answers there were, and milliseconds."""

    what: str
    answers: int
    python: float
    pyodide: float

    def text(self) -> str:
        """Return it as one line."""
        return (
            f"Vye, worst legal_actions on {CARDS} cards ({self.what}, {self.answers} actions): "
            f"{self.python:.2f} ms in CPython, {self.pyodide:.2f} ms in Pyodide"
        )


def milliseconds(state: object, times: int) -> float:
    """Return the least time that `legal_actions` takes of so many."""
    found = []
    for _ in range(times):
        started = time.perf_counter()
        RULES.legal_actions(state)
        found.append(time.perf_counter() - started)
    return 1000 * min(found)


def slowest() -> dict[str, list[Large]]:
    """Return the slowest positions for each thing that is asked."""
    found: dict[str, list[tuple[float, int, Large]]] = {}
    for number, large in enumerate(positions(POSITIONS)):
        found.setdefault(large.what, []).append((milliseconds(large.state, 2), number, large))
    return {what: [large for *_, large in sorted(all_)[-SLOWEST:]] for what, all_ in found.items()}


def measure(runtime: Path = ROOT / "build/runtime") -> list[Worst]:
    """Hunt for the slowest positions and return the worst of each kind."""
    rows = []
    for what, hunted in slowest().items():
        here = [milliseconds(large.state, TIMES) for large in hunted]
        there = in_pyodide(runtime, hunted)
        worst = max(range(len(here)), key=here.__getitem__)
        answers = len(RULES.legal_actions(hunted[worst].state))
        rows.append(Worst(what, answers, max(here), max(there)))
    return rows


def in_pyodide(runtime: Path, hunted: list[Large]) -> list[float]:
    """Return what the positions take in the browser's runtime, run by Node."""
    job = {"game": RULES.key, "times": TIMES, "states": [large.state.data() for large in hunted]}
    done = subprocess.run(
        [node(), str(SCRIPT), str(runtime)],
        input=json.dumps(job),
        capture_output=True,
        text=True,
        check=True,
    )
    times: list[float] = json.loads(done.stdout)
    return times
