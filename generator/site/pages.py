"""The generated pages, and what is filled into the prose pages when they are staged."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

from engine.core.errors import RecordError
from engine.core.registry import AnyGame, games
from generator.site import (
    cards,
    cards_vye,
    downloads,
    glossary,
    pieces,
    quick_rue,
    quick_strategus,
    quick_vye,
    rules,
    setups,
    specials,
    start,
    tiles,
)
from generator.site.errors import SiteError
from generator.site.example import check

Write = Callable[[AnyGame], str]
#: Pages of every game, by name.
_PAGES: dict[str, Write] = {"rules": rules.page, "glossary": glossary.page}
#: Pages that a game has besides, one of them its gallery.
_OWN: dict[str, dict[str, Write]] = {
    "rue": {"quick-reference": quick_rue.page, "tiles": tiles.page},
    "strategus": {
        "quick-reference": quick_strategus.page,
        "pieces": pieces.page,
        "set-ups": setups.page,
    },
    "vye": {
        "quick-reference": quick_vye.page,
        "cards": lambda game: cards.page(game, cards_vye.told()),
    },
}
#: Pages of single pieces that a game has besides.
_MORE: dict[str, Callable[[AnyGame], dict[str, str]]] = {"vye": specials.pages}

_INSERT = re.compile(r"^<!-- tilewright: ([a-z]+) ([a-z]+) -->$", re.MULTILINE)
_FENCE = re.compile(r"^```\s*(?:\{\s*\.)?board[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)


def generated() -> Iterator[tuple[str, str]]:
    """Yield the path and text of every generated file; raise SiteError for a broken example."""
    for key, game in games().items():
        for name, write in {**_PAGES, **_OWN.get(key, {"cards": cards.page})}.items():
            try:
                yield f"{key}/{name}.md", write(game)
            except RecordError as error:
                raise SiteError(f"rulebook of {game.title}: {error}") from error
        for name, text in _MORE[key](game).items() if key in _MORE else ():
            yield f"{key}/{name}.md", text
    yield "rules.json", rules.data()


def prose(name: str, text: str, print_dir: Path) -> str:
    """A page of `docs/` as it is staged: its insertions filled in, its examples checked.

    `name` is its path there. `<!-- tilewright: NAME GAME -->` on a line of its own is an
    insertion. Raises SiteError with the line of one that is not known, or of a broken example.
    """
    for fence in _FENCE.finditer(text):
        check(fence[1], text.count("\n", 0, fence.start(1)) + 1, name)
    root = _root(name)
    inserts: dict[str, Callable[[AnyGame], str]] = {
        "downloads": lambda game: downloads.listing(game, print_dir, root),
        "board": lambda game: start.table(game, root),
        "contents": start.contents,
    }

    def fill(found: re.Match[str]) -> str:
        what, key = found[1], found[2]
        if what not in inserts or key not in games():
            line = text.count("\n", 0, found.start()) + 1
            raise SiteError(
                f"{name}, line {line}: nothing is called {what!r} of {key!r}; there are "
                f"{', '.join(inserts)} of {', '.join(games())}"
            )
        return inserts[what](games()[key])

    return _INSERT.sub(fill, text)


def _root(name: str) -> str:
    """The way from a page's address to the site's root: a page is a folder of its own."""
    folders = name.removesuffix(".md").removesuffix("index").split("/")
    return "../" * sum(1 for folder in folders if folder)
