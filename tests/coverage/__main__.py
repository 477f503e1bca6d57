"""`python -m tests.coverage`: prints which clause is cited how often; 1 where one is not."""

from __future__ import annotations

import sys

from engine.core.registry import games
from tests.conftest import ROOT
from tests.coverage.citations import cited, unknown_ids


def main() -> int:
    """Print a table for every game, then what is wrong."""
    wrong = [f"{where}: no rulebook has it" for where in unknown_ids(ROOT, list(games().values()))]
    for game in games().values():
        found = cited(game)
        print("\n".join(found.lines()), end="\n\n")
        wrong += [f"{rule}: nothing cites this mechanic" for rule in found.uncited()]
        wrong += [f"{rule}: cited, but no mechanic by its heading" for rule in found.unmarked()]
    print("\n".join(wrong), end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
