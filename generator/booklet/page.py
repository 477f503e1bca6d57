"""The page of a booklet: half of a sheet, its measures, and what is refused as too small."""

from dataclasses import dataclass

from generator.sheets.errors import FitError
from generator.sheets.papers import Paper

#: Pages are set for the narrower and the lower of A5 and half of Letter, and enlarged for larger.
WIDTH, HEIGHT = 139.7, 210.0
#: The widest block of text and margin notes that one size of type looks well on.
WIDEST, HIGHEST = 124.0, 184.0
#: What a page leaves white at its sides, above and below: the folio stands lower than the text.
SIDE, TOP, BOTTOM = 12.0, 17.5, 16.5
#: The notes beside the text, and what parts them from it.
NOTES, GUTTER = 23.0, 3.0
#: The lines of all pages lie on one grid.
LINE = 12 * 25.4 / 72
#: What every page leaves white on every side at least.
CLEAR = 8.0


@dataclass(frozen=True, slots=True)
class Page:
    """A page of `width` by `height` mm, on which everything is `scale` times as large.

    All other measures are in the page's own mm, before it is enlarged.
    """

    width: float
    height: float
    scale: float

    @property
    def wide(self) -> float:
        """The width in the page's own mm."""
        return self.width / self.scale

    @property
    def high(self) -> float:
        """The height in the page's own mm."""
        return self.height / self.scale

    @property
    def block(self) -> float:
        """How wide text and notes are together."""
        return min(self.wide - 2 * SIDE, WIDEST)

    @property
    def measure(self) -> float:
        """How wide the text is."""
        return self.block - NOTES - GUTTER

    @property
    def room(self) -> float:
        """How high the text is: a whole number of lines."""
        return int(min(self.high - TOP - BOTTOM, HIGHEST) / LINE) * LINE

    @property
    def left(self) -> float:
        """Where the block begins."""
        return (self.wide - self.block) / 2

    @property
    def top(self) -> float:
        """Where the text begins."""
        return (self.high - self.room + TOP - BOTTOM) / 2


def half(paper: Paper) -> Page:
    """Half of a paper, folded across its longer side; raises FitError where that is too small."""
    short, long = sorted((paper.width, paper.height))
    width, height = long / 2, short
    if width < WIDTH - 1e-6 or height < HEIGHT - 1e-6:
        raise FitError(
            f"a page of the booklet needs {WIDTH:g} × {HEIGHT:g} mm",
            f"half of a paper of {paper.width:g} × {paper.height:g} mm",
            "print it on A4 or Letter, or print the other pieces only",
        )
    scale = min(width / WIDTH, height / HEIGHT)
    return Page(width, height, scale if scale >= 1.15 else 1.0)
