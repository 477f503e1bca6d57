"""Strategus's kit: the sheets of a side hold nothing of the other's."""

from dataclasses import replace
from typing import ClassVar

from generator.kits.default import Kit
from generator.kits.options import KitOptions
from generator.kits.part import Leaf, Part, Sheets
from generator.sheets.papers import Paper

#: Twenty pieces a sheet: an army of forty fills two, with room between pieces for whole bleeds.
COLUMNS, ROWS = 4, 5


class StrategusKit(Kit):
    """Pieces of South, then of North; a sheet for each half of an army."""

    owned_fronts: ClassVar[bool] = True

    def part(self, piece: str, options: KitOptions, paper: Paper) -> Part | Leaf | Sheets:
        """Forty pieces a side, on sheets of their own."""
        part = super().part(piece, options, paper)
        return replace(part, columns=COLUMNS, rows=ROWS) if isinstance(part, Part) else part


KIT = StrategusKit
