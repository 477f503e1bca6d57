"""Golden files: text that a test compares with what is checked in; `make regen` rewrites them."""

import difflib
import os
from pathlib import Path

FOLDER = Path(__file__).parent / "golden"
SWITCH = "TILEWRIGHT_REGEN"


def check(name: str, text: str) -> None:
    """Compare text with `tests/golden/<name>`, or rewrite that file under `make regen`.

    A missing file fails, so that a new golden file is a decision; in CI nothing is rewritten.
    """
    path = FOLDER / name
    if os.environ.get(SWITCH) and not os.environ.get("CI"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())
        return
    if not path.exists():
        raise AssertionError(f"tests/golden/{name} is missing: run `make regen` and look at it")
    want = path.read_bytes().decode()
    if want != text:
        lines = difflib.unified_diff(
            want.splitlines(), text.splitlines(), f"tests/golden/{name}", "now", lineterm="", n=2
        )
        shown = list(lines)[:60]
        raise AssertionError("\n".join(["golden file differs (`make regen` rewrites it):", *shown]))
