"""The quick reference beside a game's pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.kits.extra import Extra, has_pieces
from generator.kits.part import Leaf
from generator.quick.pages import CLEAR, quick_pages
from generator.sheets.papers import Paper

if TYPE_CHECKING:
    from generator.kits.default import Kit
    from generator.kits.options import KitOptions

KEY = "quick-reference"


def _make(kit: Kit, options: KitOptions, paper: Paper) -> Leaf:
    pages = quick_pages(kit.game, paper.width, paper.height)
    return Leaf(KEY, f"{kit.game.title}, quick reference", pages, CLEAR)


EXTRA = Extra(KEY, has_pieces, _make)
