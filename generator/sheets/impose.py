"""Imposition: deals pieces onto sheets, front and back, in any layout."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from generator.draw.path import Box
from generator.draw.shapes import rectangle
from generator.sheets.errors import FitError, SettingError, one_of
from generator.sheets.layouts import Layout, Side
from generator.sheets.layouts import layout as layout_of
from generator.sheets.marks import MARK_STYLES, MarkStyle, edge_marks, fold_mark, gap_marks
from generator.sheets.pack import BLEED_SMALLEST, MARK_LENGTH, Axis, Grid, Need, pack
from generator.sheets.papers import Paper
from generator.sheets.plan import Mark, Page, Shape, SheetPlan, Slot
from generator.sheets.shift import Shift
from generator.sheets.slug import Room, Slug, slug_labels
from generator.sheets.turn import behind, turned, turning_axis

#: Most home printers cannot print closer to the edge of the paper than this.
MARGIN_SAFE = 4.2


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
    `shift` is by what the printer is off.
    """

    paper: Paper
    layout: str
    heading: str
    palette: str = "full colour"
    margin: float = 5.0
    gap: float | None = None
    marks: MarkStyle = "cross"
    columns: int | None = None
    rows: int | None = None
    shift: Shift | None = None


@dataclass(frozen=True, slots=True)
class _Bed:
    """What all sheets of one plan share; `axis` is the one across which backs are mirrored."""

    stock: Stock
    wish: Wish
    way: Layout
    grid: Grid
    axis: Axis
    folded: bool


def impose(items: Sequence[Item | None], stock: Stock, wish: Wish) -> SheetPlan:
    """The plan of all sheets; an item of None leaves its place empty, no items give no pages.

    Raises SettingError for impossible settings and FitError if not one piece fits.
    """
    way = layout_of(wish.layout)
    _check(stock, wish)
    backed = any(item is not None and item.back is not None for item in items)
    bed = _bed(stock, wish, way, folded=way.fold and backed)
    per = bed.grid.count
    sheets = [items[i : i + per] for i in range(0, len(items), per)]
    sheets = [sheet for sheet in sheets if any(item is not None for item in sheet)]
    sides = [side for side in way.pages if backed or side == "front"]
    order = [(number, side) for number in range(1, len(sheets) + 1) for side in sides]
    if way.stacked:
        order.sort(key=lambda page: sides.index(page[1]))
    places = {page: at for at, page in enumerate(order, 1)}
    pages = [
        _page(bed, sheets[number - 1], number, len(sheets), side, places) for number, side in order
    ]
    return SheetPlan(
        title=wish.heading,
        paper=wish.paper.title,
        layout=way.key,
        palette=wish.palette,
        width=wish.paper.width,
        height=wish.paper.height,
        margin=wish.margin,
        per_sheet=per,
        duplex=way.duplex if backed else "Simplex",
        pages=tuple(pages),
        notes=(*_notes(bed, pages), *_lost(wish, pages)),
        shift=wish.shift,
    )


def _check(stock: Stock, wish: Wish) -> None:
    if wish.marks not in MARK_STYLES:
        raise one_of(wish.marks, MARK_STYLES, "marks", "style of marks")
    if wish.shift is not None:
        wish.shift.check()
    lengths = {"margin": wish.margin, "gap": wish.gap or 0.0, "bleed": stock.bleed}
    for name, value in lengths.items():
        if not 0 <= value < 1000:
            raise SettingError(
                f"{value:g} mm is impossible", name, f"choose a {name} of 0 mm or a little more"
            )


def _bed(stock: Stock, wish: Wish, way: Layout, *, folded: bool) -> _Bed:
    paper = wish.paper
    marks = wish.marks != "none" and stock.shape == "rect"

    def packed(fold: Axis | None) -> Grid:
        return pack(
            Need(
                stock.width,
                stock.height,
                stock.bleed,
                wish.margin,
                wish.gap,
                marks,
                fold,
                wish.columns,
                wish.rows,
            ),
            paper,
        )

    if not folded:
        axis = turning_axis(paper.width, paper.height, way.turn or "long")
        return _Bed(stock, wish, way, packed(None), axis, folded)
    try:
        across = packed("y")
    except FitError:
        return _Bed(stock, wish, way, packed("x"), "x", folded)
    try:
        along = packed("x")
    except FitError:
        return _Bed(stock, wish, way, across, "y", folded)
    if along.count > across.count:
        return _Bed(stock, wish, way, along, "x", folded)
    return _Bed(stock, wish, way, across, "y", folded)


def _page(
    bed: _Bed,
    sheet: Sequence[Item | None],
    number: int,
    sheets: int,
    side: Side,
    places: Mapping[tuple[int, Side], int],
) -> Page:
    """One page; `places` say which number each side of each sheet has."""
    wish = bed.wish
    shown: tuple[Side, ...] = ("front", "back") if bed.folded else (side,)
    slots = tuple(slot for s in shown for slot in _slots(bed, sheet, number, s))
    slug = Slug(
        wish.heading,
        _owners(sheet),
        number,
        sheets,
        "both sides" if bed.folded else side,
        wish.paper.title,
        bed.way.title,
        wish.palette,
    )
    labels, rules = slug_labels(
        slug, Room(wish.paper.width, wish.paper.height, wish.margin, bed.grid)
    )
    partner = places.get((number, "back" if side == "front" else "front"), 0)
    return Page(
        places[number, side], number, side, slots, (*_marks(bed, slots), *rules), labels, partner
    )


def _slots(bed: _Bed, sheet: Sequence[Item | None], number: int, side: Side) -> Iterator[Slot]:
    for index, item in enumerate(sheet):
        face = None if item is None else item.front if side == "front" else item.back
        if item is None or face is None:
            continue
        trim, bleed = bed.grid.cell(index)
        rotation = bed.grid.rotation
        if side == "back":
            width, height = bed.wish.paper.width, bed.wish.paper.height
            trim = behind(trim, bed.axis, width, height)
            bleed = behind(bleed, bed.axis, width, height)
            rotation = turned(rotation, bed.axis)
        other = (
            "" if item.back is None else f"s{number}{'b' if side == 'front' else 'f'}{index + 1}"
        )
        yield Slot(
            id=f"s{number}{side[0]}{index + 1}",
            face=face,
            name=item.name,
            side=side,
            trim=trim,
            bleed=bleed,
            shape=bed.stock.shape,
            rotation=rotation,
            partner=other,
        )


def _marks(bed: _Bed, slots: Sequence[Slot]) -> Iterator[Mark]:
    wish, x, y = bed.wish, bed.grid.x, bed.grid.y
    if bed.folded:
        yield fold_mark(bed.axis, bed.grid, wish.paper.width, wish.paper.height, wish.margin)
    if wish.marks == "none" or bed.stock.shape == "round":
        return
    front = Box(x.mark_before, y.mark_before, x.mark_after, y.mark_after)
    back = front
    if bed.folded and bed.axis == "x":
        back = Box(front.x1, front.y0, front.x0, front.y1)
    elif bed.folded:
        back = Box(front.x0, front.y1, front.x1, front.y0)
    fronts = [slot for slot in slots if slot.side == "front"]
    backs = [slot for slot in slots if slot.side == "back"]
    if fronts:
        yield from edge_marks(fronts, front)
    if backs:
        yield from edge_marks(backs, back)
    if wish.marks == "cross":
        # Fronts only: a back is off by a millimetre or two, and its marks would enter the art.
        yield from gap_marks(fronts)


def _owners(sheet: Sequence[Item | None]) -> str:
    """Whose pieces lie on a sheet, in order, as in "Square, Ring and Cross"."""
    names = list(dict.fromkeys(item.owner for item in sheet if item is not None and item.owner))
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def _notes(bed: _Bed, pages: Sequence[Page]) -> Iterator[str]:
    wish, grid, bleed = bed.wish, bed.grid, bed.stock.bleed
    if wish.margin < MARGIN_SAFE:
        yield (
            f"a margin of {wish.margin:g} mm is less than most printers can print "
            f"({MARGIN_SAFE:g} mm): marks and the slug line may be missing"
        )
    if wish.marks != "none" and bed.stock.shape == "rect":
        shortest = min(grid.x.mark_before, grid.y.mark_before)
        if shortest < MARK_LENGTH - 1e-6:
            yield f"marks are {shortest:.1f} mm long, not {MARK_LENGTH:g} mm: the margin is narrow"
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
