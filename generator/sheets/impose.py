"""Imposition: deals pieces onto sheets, front and back, in any layout."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from generator.draw.path import Box
from generator.sheets.grid import Axis, Grid
from generator.sheets.layouts import Layout, Side
from generator.sheets.layouts import layout as layout_of
from generator.sheets.marks import (
    Ground,
    cut_marks,
    fold_mark,
)
from generator.sheets.notes import notes
from generator.sheets.pack import MARK_OFFSET, Need, pack
from generator.sheets.plan import Mark, Page, SheetPlan, Slot, around
from generator.sheets.registration import PAD, REACH, clearances, registration_marks
from generator.sheets.registration import profile as registration
from generator.sheets.slug import Room, Slug, label_box, slug_labels
from generator.sheets.turn import behind, turned, turning_axis
from generator.sheets.wish import Item, Stock, Wish, check

__all__ = ["Item", "Stock", "Wish", "impose"]


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
    check(stock, wish)
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
        notes=tuple(notes(stock, wish, bed.grid, pages)),
        shift=wish.shift,
    )


def _bed(stock: Stock, wish: Wish, way: Layout, *, folded: bool) -> _Bed:
    paper = wish.paper
    need = Need(
        stock.width,
        stock.height,
        stock.bleed,
        wish.margin,
        wish.gap,
        wish.marks != "none" and stock.shape == "rect",
        ("y", "x") if folded else (None,),
        wish.columns,
        wish.rows,
        ((0.0, 0.0),) if wish.registration is None else clearances(registration(wish.registration)),
    )
    grid = pack(need, paper)
    axis = grid.fold or turning_axis(paper.width, paper.height, way.turn or "long")
    return _Bed(stock, wish, way, grid, axis, folded)


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
    labels, rules = slug_labels(slug, _room(bed))
    blocks: tuple[Box, ...] = ()
    if wish.registration is not None and side == "front":
        blocks = registration_marks(
            registration(wish.registration), wish.paper.width, wish.paper.height
        )
    kept = (*map(label_box, labels), *(block.grown(PAD) for block in blocks))
    if rules:
        kept += (around(Box(r.x0, r.y0, r.x1, r.y1) for r in rules).grown(MARK_OFFSET),)
    partner = places.get((number, "back" if side == "front" else "front"), 0)
    return Page(
        places[number, side],
        number,
        side,
        slots,
        (*_marks(bed, slots, kept), *rules),
        labels,
        partner,
        blocks=blocks,
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


def _room(bed: _Bed) -> Room:
    paper, wish = bed.wish.paper, bed.wish
    corners = 0.0 if wish.registration is None else REACH - wish.margin
    return Room(paper.width, paper.height, wish.margin, bed.grid, corners)


def _marks(bed: _Bed, slots: Sequence[Slot], kept: tuple[Box, ...]) -> Iterator[Mark]:
    wish, x, y = bed.wish, bed.grid.x, bed.grid.y
    room = Box(0.0, 0.0, wish.paper.width, wish.paper.height).grown(-wish.margin)
    if bed.folded:
        yield fold_mark(bed.axis, room, kept)
    if bed.stock.shape == "round":
        return
    front = Box(x.mark_before, y.mark_before, x.mark_after, y.mark_after)
    back = front
    if bed.folded and bed.axis == "x":
        back = Box(front.x1, front.y0, front.x0, front.y1)
    elif bed.folded:
        back = Box(front.x0, front.y1, front.x1, front.y0)
    sides: tuple[tuple[Side, Box], ...] = (("front", front), ("back", back))
    for side, lengths in sides:
        if wish.mark_sides not in (f"{side}s", "both"):
            continue
        mine = [slot for slot in slots if slot.side == side]
        others = tuple(slot.bleed.grown(MARK_OFFSET) for slot in slots if slot.side != side)
        # One side alone has marks on its art, the one that is cut: the other is off by a
        # millimetre or two, and they would enter what is cut out of it.
        half = room
        if bed.folded:
            ends = list(room)
            at = (2 if side == "front" else 0) + (0 if bed.axis == "x" else 1)
            ends[at] = (wish.paper.width if bed.axis == "x" else wish.paper.height) / 2
            half = Box(*ends)
        on_art = side == ("back" if wish.mark_sides == "backs" else "front")
        yield from cut_marks(wish.marks, mine, Ground(lengths, half, on_art, kept + others))


def _owners(sheet: Sequence[Item | None]) -> str:
    """Whose pieces lie on a sheet, in order, as in "Square, Ring and Cross"."""
    names = list(dict.fromkeys(item.owner for item in sheet if item is not None and item.owner))
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
