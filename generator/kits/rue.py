"""The kit of Rue: tiles with the owners' marks, counters, coins and the rules on one page."""

from typing import ClassVar

from generator.booklet.rue import CLEAR, rules_sheet
from generator.faces.rue.tile import MOTIFS
from generator.kits.default import Kit
from generator.kits.options import KitOptions
from generator.kits.part import Leaf, Part
from generator.sheets.papers import Paper
from generator.theme import SEAT_MARKS

RULES = "rules"


class RueKit(Kit):
    """Rue's pieces in two motifs; a seat is called by its mark."""

    motifs: ClassVar[tuple[str, ...]] = tuple(MOTIFS)

    def pieces(self) -> tuple[str, ...]:
        """Tiles, counters, coins, and the rules sheet."""
        return (*super().pieces(), RULES)

    def has_motif(self, piece: str, layout: str) -> bool:
        """The fronts of the tiles alone show a motif."""
        return piece == "tiles" and layout != "backs"

    def has_back(self, piece: str) -> bool:
        """The rules sheet alone has none."""
        return piece != RULES

    def layouts(self, piece: str) -> tuple[str, ...]:
        """The rules sheet has one side."""
        return ("fronts",) if piece == RULES else super().layouts(piece)

    def idle(self, piece: str) -> frozenset[str]:
        """The rules sheet is a page to read: the same for all, and not cut out."""
        if piece == RULES:
            return frozenset({"layout", "motif", "trim", "seats", "marks", "gap", "bleed"})
        return super().idle(piece)

    def owner(self, seat: int) -> str:
        """The shape of the seat's mark."""
        return SEAT_MARKS[seat].shape.capitalize()

    def part(self, piece: str, options: KitOptions, paper: Paper) -> Part | Leaf:
        """The rules sheet, or pieces as in every game."""
        if piece == RULES:
            scene = rules_sheet(paper.width, paper.height)
            return Leaf(RULES, "Rue, the rules on one page", scene, CLEAR)
        return super().part(piece, options, paper)


KIT = RueKit
