"""Watching: a command is run anew whenever a file changes that it depends on."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from generator.errors import UsageError

#: How many seconds pass between two looks.
PAUSE = 0.5
#: What pieces are made of: code, fonts, rules, words and other data.
ENDINGS = frozenset({".py", ".ttf", ".md", ".json", ".toml", ".svg", ".txt"})

Seen = dict[Path, tuple[int, int]]


def sources() -> list[Path]:
    """The folders with everything that a kit is made of: those of the two packages."""
    return [Path(__file__).parents[2] / name for name in ("engine", "generator")]


def seen(folders: Iterable[Path]) -> Seen:
    """All files in the folders that matter, with when they were changed and how long they are."""
    found: Seen = {}
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in ENDINGS:
                try:
                    state = path.stat()
                except FileNotFoundError:
                    continue  # It went while we looked.
                found[path] = (state.st_mtime_ns, state.st_size)
    return found


def watch(
    build: Callable[[], object],
    folders: Sequence[Path],
    say: Callable[[str], None],
    pause: Callable[[float], None] = time.sleep,
) -> None:
    """Builds, and again after every change, until somebody presses Ctrl+C."""
    try:
        while True:
            before = seen(folders)
            build()
            say("waiting for a change; Ctrl+C ends")
            while (now := seen(folders)) == before:
                pause(PAUSE)
            changed = next(p for p in (*now, *before) if now.get(p) != before.get(p))
            say(f"{changed.name} has changed")
    except KeyboardInterrupt:
        say("ended")


def rerun(arguments: Sequence[str]) -> int:
    """Runs this command line without --watch in a process of its own, which has all code anew."""
    if "--watch" not in arguments:
        raise UsageError("watch: write it out as --watch, so that it can be left out")
    rest = [argument for argument in arguments if argument != "--watch"]
    return subprocess.run([sys.executable, "-m", "generator", *rest], check=False).returncode
