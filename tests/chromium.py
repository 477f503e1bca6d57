"""A headless Chromium: the machine's, else the one that Playwright brought."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from generator.runtime.node import node

NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/usr/bin/chromium",
)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def installed() -> str | None:
    """Find the Chromium of this machine by running candidates; None leaves it to Playwright's."""
    named = os.environ.get("TILEWRIGHT_CHROMIUM")
    for name in (named,) if named else NAMES:
        path = shutil.which(name)
        if path and subprocess.run([path, "--version"], capture_output=True).returncode == 0:
            return path
    return None


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start the browser, and end it.

    Playwright comes with a Node that needs a library which a bare Debian 12 lacks, so it is given
    the one that everything else here runs on.
    """
    asked = [node(), "--print", "process.execPath"]
    told = subprocess.run(asked, capture_output=True, text=True, check=True)
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", told.stdout.strip())
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed(), args=ARGUMENTS)
        yield browser
        browser.close()
