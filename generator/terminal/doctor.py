"""A look at the machine: what is needed, what is there."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

NEEDED = ("reportlab", "svgwrite", "pikepdf", "platformdirs", "typer", "rich")
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


class Finding(NamedTuple):
    """One thing looked at: what for, whether it is there, whether it must be, and details."""

    what: str
    is_there: bool
    is_needed: bool
    detail: str


def findings() -> list[Finding]:
    """Return what was found: Python, packages, fonts, Node, a browser, what was built here."""
    found = [
        Finding("Python 3.11 or newer", sys.version_info >= (3, 11), True, sys.version.split()[0])
    ]
    found += [_package(name, True) for name in NEEDED]
    found += [_package(name, False) for name in ("mkdocs-material", "playwright")]
    spec = importlib.util.find_spec("generator.fonts")
    folder = Path(spec.origin).parent if spec and spec.origin else Path()
    fonts = sorted(path.name for path in folder.glob("*.ttf"))
    found.append(Finding("fonts", len(fonts) == 4, True, ", ".join(fonts) or "none"))
    found.append(_node())
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    found.append(Finding("Chromium, for the tests", browser is not None, False, browser or "none"))
    for what in ("build/print", "build/runtime/manifest.json", "build/site/index.html"):
        there = Path(what).exists()
        found.append(Finding(what, there, False, "built" if there else "not built here: run make"))
    return found


def _package(name: str, is_needed: bool) -> Finding:
    try:
        return Finding(name, True, is_needed, importlib.metadata.version(name))
    except importlib.metadata.PackageNotFoundError:
        return Finding(name, False, is_needed, f"missing: pip install {name}")


def _node() -> Finding:
    path = shutil.which("node")
    if path is None:
        return Finding("Node 20 or newer, for the site", False, False, "none: make installs one")
    try:
        done = subprocess.run([path, "--version"], capture_output=True, text=True, timeout=20)
        version = done.stdout.strip()
        new = int(version.lstrip("v").partition(".")[0] or 0) >= 20
    except (OSError, ValueError, subprocess.TimeoutExpired):
        version, new = "does not run", False
    return Finding("Node 20 or newer, for the site", new, False, f"{version} at {path}")
