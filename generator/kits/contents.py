"""The list of what is in the box, beside a game's pieces."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from generator.guides.contents import File, contents_pages
from generator.guides.flow import CLEAR
from generator.kits.extra import Extra, has_pieces
from generator.kits.part import Leaf
from generator.kits.planned import planned
from generator.sheets.errors import PrintError
from generator.sheets.layouts import LAYOUTS
from generator.sheets.papers import Paper

if TYPE_CHECKING:
    from generator.kits.default import Kit
    from generator.kits.options import KitOptions

KEY = "contents"
#: How most extras are printed.
ONE_SIDE = "one side"


def _make(kit: Kit, options: KitOptions, paper: Paper) -> Leaf:
    found = tuple(files(kit, options, paper))
    pages = contents_pages(kit.game, found, paper.title, paper.width, paper.height)
    return Leaf(KEY, f"{kit.game.title}, what is in the box", pages, CLEAR)


def files(kit: Kit, options: KitOptions, paper: Paper) -> Iterator[File]:
    """Every file of the usual set on a paper, but this one; what cannot be had there is left out.

    A motif changes no number, so that each piece is told once.
    """
    for piece in kit.pieces():
        if piece == KEY:
            continue
        for layout in kit.layouts(piece):
            wanted = replace(options, layout=layout, only=(piece,), motif=None, margin=5.0)
            try:
                plan, _, _ = planned(kit, kit.part(piece, wanted, paper), wanted)
            except PrintError:
                continue
            sheets = len({page.sheet for page in plan.pages})
            is_plain = plan.duplex == "Simplex" and not kit.has_back(piece)
            yield File(piece, ONE_SIDE if is_plain else LAYOUTS[plan.layout].title, sheets)


EXTRA = Extra(KEY, has_pieces, _make)
