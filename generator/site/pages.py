"""The generated pages, and what is filled into the prose pages when they are staged."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

from engine.core.errors import RecordError
from engine.core.registry import AnyGame, games
from generator.site import downloads, glossary, rules, start, tiles
from generator.site.errors import SiteError
from generator.site.example import check

#: Pages of every game, by name.
_PAGES: dict[str, Callable[[AnyGame], str]] = {
    "rules": rules.page,
    "tiles": tiles.page,
    "glossary": glossary.page,
}

_INSERT = re.compile(r"^<!-- tilewright: ([a-z]+) ([a-z]+) -->$", re.MULTILINE)
_FENCE = re.compile(r"^```\s*board[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)


def generated() -> Iterator[tuple[str, str]]:
    """Yield the path and text of every generated file; raise SiteError for a broken example."""
    for key, game in games().items():
        for name, write in _PAGES.items():
            try:
                yield f"{key}/{name}.md", write(game)
            except RecordError as error:
                raise SiteError(f"rulebook of {game.title}: {error}") from error
    yield "rules.json", rules.data()


def prose(path: Path, text: str, print_dir: Path) -> str:
    """A page of `docs/` as it is staged: its insertions filled in, its examples checked.

    `<!-- tilewright: NAME GAME -->` on a line of its own is an insertion.
    """
    for fence in _FENCE.finditer(text):
        line = text.count("\n", 0, fence.start(1)) + 1
        check(fence[1], line, str(path))
    inserts: dict[str, Callable[[AnyGame], str]] = {
        "downloads": lambda game: downloads.table(game, print_dir),
        "board": start.table,
        "contents": start.contents,
    }

    def fill(found: re.Match[str]) -> str:
        name, key = found[1], found[2]
        if name not in inserts or key not in games():
            line = text.count("\n", 0, found.start()) + 1
            raise SiteError(
                f"{path}, line {line}: nothing is called {name!r} of {key!r}; there are "
                f"{', '.join(inserts)} of {', '.join(games())}"
            )
        return inserts[name](games()[key])

    return _INSERT.sub(fill, text)
