"""Where in a position something is wrong: the card or the line, and its number."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from engine.core.errors import PositionError, nearest, shown
from engine.core.types import Cell
from engine.games.vye.cards import SPECIALS
from engine.games.vye.components import EMPRESS
from engine.games.vye.families import FAMILY
from engine.games.vye.lands import LANDS

KEYS: tuple[str, ...] = (*LANDS, *FAMILY, *SPECIALS, EMPRESS)
"""Every card of the box, once each."""

MOST_CARDS = 110
"""Cards in the box: what a picture can hold at the most."""

LONGEST_KEY = max(map(len, KEYS))


class Places(NamedTuple):
    """The line numbers of cards by cell and of lines by key, as far as there are any."""

    lines: Mapping[Cell, int]
    heads: Mapping[str, int]

    def card(self, cell: Cell, reason: str) -> PositionError:
        """Return an error about the card at a cell."""
        return PositionError(card_at(cell), reason, self.lines.get(cell))

    def line(self, key: str, reason: str) -> PositionError:
        """Return an error about a line; where it was left out, the board's number is named."""
        return PositionError(key, reason, self.heads.get(key, self.heads.get("board")))


def card_at(cell: Cell) -> str:
    """Return the name of a place on the table."""
    return f"card at {cell[0]},{cell[1]}"


def known_key(word: object, where: str, line: int | None, known: Iterable[str] = KEYS) -> str:
    """Return the key of a card; raise PositionError that names the nearest one otherwise."""
    names = tuple(known)
    if isinstance(word, str) and word in names:
        return word
    close = ""
    if isinstance(word, str):
        close = nearest(word[: 2 * LONGEST_KEY], names)
    right = close or f"; keys look like {names[0]}"
    raise PositionError(where, f"no card is called {shown(word)}{right}", line)
