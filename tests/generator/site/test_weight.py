"""What a page costs before anybody asks for a board."""

import gzip
import re
from pathlib import Path

#: Kilobytes of our own scripts and style sheets, compressed.
MOST = 30_000
RUNTIME = re.compile(r"assets/runtime|pyodide|\.wasm")


def test_own_scripts_and_styles_are_light(built_site):
    files = _own(built_site.site)
    assert built_site.site / "assets/css/theme.css" in files
    assert built_site.site / "assets/js/site.js" in files
    assert built_site.site / "assets/playground/src/main.js" in files
    assert sum(len(gzip.compress(path.read_bytes())) for path in files) <= MOST


def test_no_page_asks_for_the_runtime(built_site):
    for path in built_site.site.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        loaded = re.findall(r'<(?:script|link|img|iframe)\b[^>]*(?:src|href)="([^"]*)"', text)
        assert [link for link in loaded if RUNTIME.search(link)] == []


def _own(site: Path) -> set[Path]:
    """Style sheets, the site's script and the board's element with all that it always imports."""
    found = set((site / "assets/css").glob("*.css")) | {site / "assets/js/site.js"}
    waiting = [site / "assets/playground/src/main.js"]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            static = re.findall(r'^import [^;]*?"([^"]+)";', path.read_text("utf-8"), re.MULTILINE)
            waiting += [(path.parent / name).resolve() for name in static]
    return found
