"""Everything in a Strategus box: two armies of forty pieces, and the board."""

from __future__ import annotations

from engine.core.component import Component
from engine.games.strategus.ranks import ARMY

COMPONENTS: tuple[Component, ...] = (
    *(
        Component(kind.key, kind.name, "piece", kind.copies, "seat", "strategus.setup.army", "back")
        for kind in ARMY
    ),
)
"""The board is drawn by the kit, since it is no piece of a hand."""
