"""A toy game, found as any game is: a package in a folder of games, with components alone."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import engine.games
from engine.core import registry
from generator import faces

SOURCE = """
from engine.core.component import Component
from engine.core.rulebook import parse_rulebook

class Toy:
    key, title, most_seats = "toy", "Toy", range(2, 9)
    options, rules_version = (), 1
    rulebook = parse_rulebook("# Toy\\n\\n## Play { #a }\\n\\nPlay.\\n")

    def components(self):
        return (
            Component("lake", "The Lake of Long-Forgotten Kings", "card", 3, "game", "a", "deck"),
            Component("oaf", "Oaf", "card", 1, "seat", "a", "deck"),
            Component("W", "Fahrtenkapitän Übersee", "piece", 2, "seat", "a"),
            Component("glen", "Glen", "tile", 2, "game", "a", "earth"),
            Component("mark", "Marker of everything", "token", 4, "seat", "a"),
            Component("penny", "Penny", "coin", 5, "game", "a", "tail"),
        )

GAME = Toy()
"""


@contextmanager
def toy_game(folder: Path, source: str = SOURCE) -> Iterator[None]:
    """Lets the product find the toy while the block runs."""
    (folder / "toy").mkdir()
    (folder / "toy/__init__.py").write_text(source)
    path = engine.games.__path__
    engine.games.__path__ = [*path, str(folder)]
    registry.games.cache_clear()
    try:
        yield
    finally:
        engine.games.__path__ = path
        sys.modules.pop("engine.games.toy", None)
        for kept in (registry.games, faces.face, faces._draws):
            kept.cache_clear()
