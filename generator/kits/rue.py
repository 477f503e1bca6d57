"""The kit of Rue: tiles with the owners' marks, counters and coins."""

from typing import ClassVar

from generator.faces.rue.tile import MOTIFS
from generator.kits.default import Kit


class RueKit(Kit):
    """Rue's pieces in two motifs."""

    motifs: ClassVar[tuple[str, ...]] = tuple(MOTIFS)

    def has_motif(self, piece: str, layout: str) -> bool:
        """The fronts of the tiles alone show a motif."""
        return piece == "tiles" and layout != "backs"


KIT = RueKit
