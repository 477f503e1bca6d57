"""Notes: what gave way when sheets were planned."""

from collections.abc import Iterator, Sequence

from generator.draw.shapes import rectangle
from generator.sheets.grid import Grid
from generator.sheets.pack import BLEED_SMALLEST, MARK_LENGTH
from generator.sheets.plan import Page
from generator.sheets.wish import Stock, Wish

#: Most home printers cannot print closer to the edge of the paper than this.
MARGIN_SAFE = 4.2


def notes(stock: Stock, wish: Wish, grid: Grid, pages: Sequence[Page]) -> Iterator[str]:
    """Everything that is not as one would wish, in words that need no more."""
    bleed = stock.bleed
    if wish.margin < MARGIN_SAFE:
        yield (
            f"a margin of {wish.margin:g} mm is less than most printers can print "
            f"({MARGIN_SAFE:g} mm): marks and the slug line may be missing"
        )
    if wish.marks != "none" and stock.shape == "rect":
        shortest = min(grid.x.mark_before, grid.y.mark_before)
        if shortest < MARK_LENGTH - 1e-6:
            yield f"marks are {shortest:.1f} mm long, not {MARK_LENGTH:g} mm: the margin is narrow"
    sides = {page.side for page in pages} | ({"back"} if grid.fold else set())
    if (
        wish.marks != "none"
        and pages
        and wish.mark_sides not in (*(f"{s}s" for s in sides), "both")
    ):
        yield f"there are no marks: {wish.mark_sides} are to have them, and none are printed"
    if wish.registration is not None and pages and "front" not in sides:
        yield "there are no registration marks: they are on fronts, and none are printed"
    inner = min([bleed, *(row.inner for row in (grid.x, grid.y) if row.count > 1)])
    outer = min(grid.x.before, grid.y.before)
    if inner < bleed - 1e-6:
        yield f"bleeds are {inner:.2f} mm between pieces, not {bleed:g} mm: the gap is narrow"
    if inner < min(BLEED_SMALLEST, bleed) - 1e-6 and wish.layout.startswith("duplex"):
        yield "a printer that is 2 mm off shows the neighbour on the backs: choose a larger gap"
    if outer < bleed - 1e-6:
        yield f"bleeds are {outer:.2f} mm at the edge, not {bleed:g} mm: the margin is narrow"
    if any(not page.labels for page in pages):
        yield "there is no room for the slug line: choose a larger paper, or no marks"

    yield from _lost(wish, pages)


def _lost(wish: Wish, pages: Sequence[Page]) -> Iterator[str]:
    """What a shift moves to where the printer does not reach, by how much at the worst."""
    if wish.shift is None:
        return
    paper = wish.paper
    for side in dict.fromkeys(page.side for page in pages):
        worst = 0.0
        for page in pages:
            if page.side != side or not page.slots or not wish.shift.changes(side):
                continue
            art = page.bleed
            path = rectangle(art.x0, art.y0, art.width, art.height)
            moved = path.mapped(wish.shift.matrix(side, paper.width, paper.height)).bounds()
            beyond = (moved.x0, moved.y0, paper.width - moved.x1, paper.height - moved.y1)
            worst = max(worst, wish.margin - min(beyond))
        if worst > 0.005:
            yield (
                f"the printer's profile moves {side}s {worst:.2f} mm into the margin of "
                f"{wish.margin:g} mm: their bleed may be missing there"
            )
