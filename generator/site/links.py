"""Checks built pages: every link of ours leads to a page and an anchor, and nothing is foreign."""

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

#: Attributes that make a browser fetch something by itself, by element; `link` depends on `rel`.
_LOADED = {
    "script": ("src",), "img": ("src", "srcset"), "link": ("href",), "iframe": ("src",),
    "source": ("src", "srcset"), "video": ("src",), "audio": ("src",),
    "use": ("href", "xlink:href"),
    "object": ("data",), "image": ("href",),
}  # fmt: skip
#: Links to other pages, which nobody fetches unasked.
_UNLOADED_REL = frozenset({"canonical", "prev", "next", "alternate"})


class _Page(HTMLParser):
    """The anchors of a page, what it links to, and what it loads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.anchors |= {found[name] for name in ("id", "name") if name in found}
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        unloaded = tag == "link" and found.get("rel", "") in _UNLOADED_REL
        for name in () if unloaded else _LOADED.get(tag, ()):
            if found.get(name):
                self.loads.append(found[name])


def problems(site: Path) -> list[str]:
    """Return a line for each dead link, dead anchor and foreign resource, in order of pages.

    The page for what is not found is left out: it is served at every address, so it needs the
    site's own.
    """
    pages = {
        path: _Page(path.read_text(encoding="utf-8"))
        for path in sorted(site.rglob("*.html"))
        if path != site / "404.html"
    }
    return [
        f"{path.relative_to(site).as_posix()}: {what}"
        for path, page in pages.items()
        for what in _wrong(site, path, page, pages)
    ]


def _wrong(site: Path, path: Path, page: _Page, pages: dict[Path, _Page]) -> Iterator[str]:
    for link in page.loads:
        parts = urlsplit(link)
        if parts.scheme == "data":
            continue
        if parts.scheme or parts.netloc:
            yield f"{link} would be loaded from elsewhere"
        elif parts.path and not _target(site, path, parts.path):
            yield f"{link} is not there"
    for link in dict.fromkeys(page.links):
        parts = urlsplit(link)
        if parts.scheme or parts.netloc:
            continue
        target = _target(site, path, parts.path) if parts.path else path
        if not target:
            yield f"{link} leads nowhere"
        elif parts.fragment and target in pages:
            anchor = unquote(parts.fragment)
            if anchor not in pages[target].anchors and not anchor.startswith("__"):
                yield f"{link} has no such anchor"


def _target(site: Path, path: Path, link: str) -> Path | None:
    """The file that a link from a page leads to; absolute paths lead nowhere under a sub-path."""
    if link.startswith("/"):
        return None
    found = (path.parent / unquote(link)).resolve()
    if found.is_dir():
        found = found / "index.html"
    return found if found.is_file() and found.is_relative_to(site.resolve()) else None
