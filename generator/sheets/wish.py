"""What is to be printed and how: pieces, their size, and the wishes for the sheets."""

from dataclasses import dataclass

from generator.sheets.errors import SettingError, one_of
from generator.sheets.marks import MARK_SIDES, MARK_STYLES, MarkSides, MarkStyle
from generator.sheets.papers import Paper
from generator.sheets.plan import Shape
from generator.sheets.registration import INSET, profile
from generator.sheets.shift import Shift


@dataclass(frozen=True, slots=True)
class Item:
    """One piece to print: the keys of its faces, its name, and whose it is ("" for anybody's).

    A back of None prints nothing there.
    """

    front: str
    back: str | None
    name: str
    owner: str = ""


@dataclass(frozen=True, slots=True)
class Stock:
    """The size of pieces that are printed together: trim, bleed and shape."""

    width: float
    height: float
    bleed: float
    shape: Shape = "rect"


@dataclass(frozen=True, slots=True)
class Wish:
    """How sheets are to be printed: paper, layout, and what is chosen for the rest.

    `margin` is what the printer leaves white; `gap` None means as much as the bleeds want;
    `columns` and `rows` None mean as many as fit; `heading` and `palette` go into the slug line;
    `registration` names a profile of marks for a cutting machine, on fronts; `shift` is by what
    the printer is off.
    """

    paper: Paper
    layout: str
    heading: str
    palette: str = "full colour"
    margin: float = 5.0
    gap: float | None = None
    marks: MarkStyle = "cross"
    mark_sides: MarkSides = "both"
    registration: str | None = None
    columns: int | None = None
    rows: int | None = None
    shift: Shift | None = None


def check(stock: Stock, wish: Wish) -> None:
    """Raises SettingError for the first setting that is impossible."""
    if wish.marks not in MARK_STYLES:
        raise one_of(wish.marks, MARK_STYLES, "marks", "style of marks")
    if wish.mark_sides not in MARK_SIDES:
        raise one_of(wish.mark_sides, MARK_SIDES, "mark_sides", "choice of sides with marks")
    if wish.registration is not None:
        profile(wish.registration)
        if wish.margin > INSET:
            raise SettingError(
                f"marks lie {INSET:g} mm from the edges, where nothing is printed",
                "registration",
                f"choose a margin of {INSET:g} mm at most",
            )
    if wish.shift is not None:
        wish.shift.check()
    lengths = {"margin": wish.margin, "gap": wish.gap or 0.0, "bleed": stock.bleed}
    for name, value in lengths.items():
        if not 0 <= value < 1000:
            raise SettingError(
                f"{value:g} mm is impossible", name, f"choose a {name} of 0 mm or a little more"
            )
