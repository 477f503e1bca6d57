"""Where in a position something is wrong: the cell or the line, and its number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.core.errors import PositionError
from engine.games.strategus.board import CELLS, cell_of


class Places(NamedTuple):
    """The line numbers of cells by index and of lines by key, as far as there are any."""

    lines: Mapping[int, int]
    heads: Mapping[str, int]

    def cell(self, index: int, reason: str) -> PositionError:
        """Return an error about a cell; where it is empty, the board's number is named."""
        return PositionError(name_of(index), reason, self.lines.get(index, self.heads.get("board")))

    def line(self, key: str, reason: str) -> PositionError:
        """Return an error about a line; where it was left out, the board's number is named."""
        return PositionError(key, reason, self.heads.get(key, self.heads.get("board")))


def name_of(index: int) -> str:
    """Return the name of a cell by its index: `a4`."""
    return CELLS.format(cell_of(index))
