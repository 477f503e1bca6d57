"""Layouts: which sides are printed, in what order, and how the paper is turned over. Data only."""

from dataclasses import dataclass
from typing import Literal

from generator.sheets.errors import one_of

Side = Literal["front", "back"]
Edge = Literal["long", "short"]


@dataclass(frozen=True, slots=True)
class Layout:
    """A way to print two sides.

    `pages` are the sides of one sheet, in order; `turn` is the edge about which the sheet is
    turned over, which decides where its backs lie; `fold` puts both sides on one page, either side
    of a fold; `stacked` prints one side of all sheets before the other; `duplex` is the name for
    the printer in a PDF; `advice` says what to do.
    """

    key: str
    title: str
    pages: tuple[Side, ...]
    turn: Edge | None
    fold: bool
    duplex: str
    advice: str
    stacked: bool = False


LAYOUTS = {
    layout.key: layout
    for layout in (
        Layout(
            "duplex-long",
            "two-sided, flip on the long edge",
            ("front", "back"),
            "long",
            False,
            "DuplexFlipLongEdge",
            "Print on both sides and choose “flip on the long edge”.",
        ),
        Layout(
            "duplex-short",
            "two-sided, flip on the short edge",
            ("front", "back"),
            "short",
            False,
            "DuplexFlipShortEdge",
            "Print on both sides and choose “flip on the short edge”.",
        ),
        Layout(
            "gutterfold",
            "one side, fold and glue",
            ("front",),
            None,
            True,
            "Simplex",
            "Print on one side, fold on the dashed line, glue, then cut.",
        ),
        Layout(
            "fronts",
            "fronts only",
            ("front",),
            None,
            False,
            "Simplex",
            "Print on one side.",
        ),
        Layout(
            "backs",
            "backs only",
            ("back",),
            "long",
            False,
            "Simplex",
            "Print on the other side of the fronts, turned over on the long edge, or glue on.",
        ),
        Layout(
            "fronts-then-backs",
            "fronts, then backs",
            ("front", "back"),
            "long",
            False,
            "Simplex",
            "Print the first half of the pages, turn the whole stack over on the long edge, then "
            "print the second half on its other side, in the same order.",
            stacked=True,
        ),
    )
}


def layout(key: str) -> Layout:
    """The layout of a key; raises SettingError for an unknown one."""
    if key not in LAYOUTS:
        raise one_of(key, LAYOUTS, "layout", "layout")
    return LAYOUTS[key]
