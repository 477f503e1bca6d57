"""Forms: in which papers, layouts and motifs pieces are made, where nothing else was asked for."""

from collections.abc import Iterator, Mapping
from typing import Any

from generator.kits.default import Kit
from generator.kits.options import KitOptions

#: The papers on which everything is built by default.
DEFAULT_PAPERS = ("A4", "Letter")


def forms(
    kit: Kit, only: tuple[str, ...] = (), given: Mapping[str, Any] | None = None
) -> Iterator[KitOptions]:
    """One order for each file (or file and its SVG pages) of the pieces, no file twice.

    `given` holds fields of KitOptions; what is None or missing there comes in every usual form.
    What changes nothing about a piece is left out of its orders. Nothing is checked.
    """
    asked = {key: value for key, value in (given or {}).items() if value is not None}
    papers = (asked["paper"],) if "paper" in asked else DEFAULT_PAPERS
    for paper in papers:
        for piece in kit.pieces():
            if only and piece not in only:
                continue
            idle = kit.idle(piece)
            rest = {key: value for key, value in asked.items() if key not in idle}
            layouts = _layouts(kit, piece, asked.get("layout"))
            # Who has lost a card wants one sheet, not one for each way to print.
            for layout in layouts[:1] if asked.get("singles") else layouts:
                # Fronts as SVG are for cutting machines and for people who redraw them.
                svg = layout == "fronts" and kit.has_back(piece)
                for motif in _motifs(kit, piece, layout, asked.get("motif")):
                    own = {"paper": paper, "layout": layout, "motif": motif, "only": (piece,)}
                    yield KitOptions(**{"svg": svg, **rest, **own})


def _layouts(kit: Kit, piece: str, asked: str | None) -> tuple[str, ...]:
    """What has one side only is made in its own layout whatever is asked, not at all as backs."""
    if asked is None or not kit.has_back(piece):
        return () if asked == "backs" else kit.layouts(piece)
    return (asked,)


def _motifs(kit: Kit, piece: str, layout: str, asked: str | None) -> tuple[str | None, ...]:
    if not kit.has_motif(piece, layout):
        return (None,)
    return kit.motifs if asked is None else (asked,)
