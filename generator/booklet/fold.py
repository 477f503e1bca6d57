"""Folding: booklet pages on sheets so that, printed, nested and folded, they read in order.

A booklet's sheets are turned over on their short edge, laid into one another, folded in the middle
and stapled there. A pocket fold is one sheet printed on one side: folded in eight, cut open in the
middle, and pushed together to a book of eight pages.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from generator.draw.path import Box
from generator.sheets.layouts import layout
from generator.sheets.papers import Paper
from generator.sheets.plan import Mark, Page, SheetPlan, Slot
from generator.sheets.turn import behind

#: Pages of a folded sheet, and of a pocket fold.
ON_SHEET, POCKET = 4, 8
#: A fold is marked at its ends only, for what is folded is not cut off.
TICK = 4.0
#: Where staples go, as shares of the spine, and how long one is in mm.
STAPLES, STAPLE = (0.25, 0.75), 12.0
#: The pages of a pocket fold as they lie, from the upper left; the upper row is upside down.
POCKET_ROWS = ((6, 5, 4, 3), (7, 0, 1, 2))
DUPLEX = "duplex-short"


def padded(count: int) -> list[int | None]:
    """The numbers of pages from 0 with None for blank ones, as many as whole sheets have.

    The last page is the back cover, so blank ones lie before it.
    """
    blank = -count % ON_SHEET
    if count < 2:
        return [*range(count), *[None] * blank]
    return [*range(count - 1), *[None] * blank, count - 1]


def sides(count: int) -> list[tuple[int | None, int | None]]:
    """What lies left and right on each side of each sheet, outermost sheet first, front first."""
    pages = padded(count)
    found = []
    for first in range(0, len(pages) // 2, 2):
        last = len(pages) - 1 - first
        found += [(pages[last], pages[first]), (pages[first + 1], pages[last - 1])]
    return found


def booklet_plan(
    title: str, faces: Sequence[str], paper: Paper, palette: str, margin: float
) -> SheetPlan:
    """The plan of a booklet: `faces` are its pages in order, each half of the paper that lies."""
    short, long = sorted((paper.width, paper.height))
    halves = Box(0.0, 0.0, long / 2, short), Box(long / 2, 0.0, long, short)
    pages = []
    for at, side in enumerate(sides(len(faces))):
        sheet, is_back = at // 2 + 1, bool(at % 2)
        slots = [
            _slot(sheet, is_back, place, faces[number], f"{title}, page {number + 1}", box)
            for place, (number, box) in enumerate(zip(side, halves, strict=True))
            if number is not None
        ]
        marks = () if is_back else tuple(_spine(sheet, long / 2, short, margin))
        partner = at + (0 if is_back else 2)
        pages.append(
            Page(at + 1, sheet, "back" if is_back else "front", tuple(slots), marks, (), partner)
        )
    return SheetPlan(
        title=title,
        paper=paper.title,
        layout=DUPLEX,
        palette=palette,
        width=long,
        height=short,
        margin=margin,
        per_sheet=ON_SHEET,
        duplex=layout(DUPLEX).duplex,
        pages=tuple(_paired(pages, long, short)),
    )


def _slot(sheet: int, is_back: bool, place: int, face: str, name: str, box: Box) -> Slot:
    side = "b" if is_back else "f"
    return Slot(
        id=f"s{sheet}{side}{place + 1}",
        face=face,
        name=name,
        side="back" if is_back else "front",
        trim=box,
        bleed=box,
        shape="free",
        rotation=0,
        partner="",
    )


def _paired(pages: Sequence[Page], width: float, height: float) -> Iterator[Page]:
    """Pages whose slots know what lies behind them, turned over on the short edge."""
    for page in pages:
        others = pages[page.partner - 1].slots
        slots = []
        for slot in page.slots:
            place = behind(slot.trim, "x", width, height)
            found = [other.id for other in others if abs(other.trim.x0 - place.x0) < 1e-4]
            slots.append(replace(slot, partner=found[0] if found else ""))
        yield replace(page, slots=tuple(slots))


def _spine(sheet: int, x: float, height: float, margin: float) -> Iterator[Mark]:
    """The ends of the fold; on the outermost sheet also where the staples go."""
    yield Mark("fold", x, margin, x, margin + TICK)
    yield Mark("fold", x, height - margin - TICK, x, height - margin)
    if sheet == 1:
        for share in STAPLES:
            middle = height * share
            yield Mark("rule", x, middle - STAPLE / 2, x, middle + STAPLE / 2)


def pocket_plan(
    title: str, faces: Sequence[str], paper: Paper, palette: str, margin: float
) -> SheetPlan:
    """The plan of a pocket fold: eight faces in order, each an eighth of the paper that lies."""
    short, long = sorted((paper.width, paper.height))
    wide, high = long / 4, short / 2
    slots = [
        Slot(
            id=f"s1f{row * 4 + column + 1}",
            face=faces[number],
            name=f"{title}, page {number + 1}",
            side="front",
            trim=Box(column * wide, row * high, (column + 1) * wide, (row + 1) * high),
            bleed=Box(column * wide, row * high, (column + 1) * wide, (row + 1) * high),
            shape="free",
            rotation=180 if row == 0 else 0,
            partner="",
        )
        for row, numbers in enumerate(POCKET_ROWS)
        for column, number in enumerate(numbers)
    ]
    marks = [Mark("cut", wide, high, 3 * wide, high)]
    for x in (wide, 2 * wide, 3 * wide):
        marks += [
            Mark("fold", x, margin, x, margin + TICK),
            Mark("fold", x, short - margin - TICK, x, short - margin),
        ]
    marks += [
        Mark("fold", margin, high, margin + TICK, high),
        Mark("fold", long - margin - TICK, high, long - margin, high),
    ]
    page = Page(1, 1, "front", tuple(slots), tuple(marks), ())
    return SheetPlan(
        title=title,
        paper=paper.title,
        layout="fronts",
        palette=palette,
        width=long,
        height=short,
        margin=margin,
        per_sheet=POCKET,
        duplex="Simplex",
        pages=(page,),
    )


def reading_plan(
    title: str, faces: Sequence[str], paper: Paper, palette: str, margin: float
) -> SheetPlan:
    """The plan of pages to read on a screen: each half of the paper, one after the other."""
    short, long = sorted((paper.width, paper.height))
    whole = Box(0.0, 0.0, long / 2, short)
    pages = []
    for number, face in enumerate(faces, 1):
        slot = _slot(number, False, 0, face, f"{title}, page {number}", whole)
        pages.append(Page(number, number, "front", (slot,), (), ()))
    return SheetPlan(
        title=title,
        paper=f"half {paper.title}",
        layout="fronts",
        palette=palette,
        width=long / 2,
        height=short,
        margin=margin,
        per_sheet=1,
        duplex="Simplex",
        pages=tuple(pages),
    )
