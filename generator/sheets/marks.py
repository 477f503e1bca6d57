"""Marks: where to cut and where to fold, always outside the trimmed art."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Literal

from generator.draw.path import Box
from generator.sheets.grid import Axis
from generator.sheets.pack import MARK_LENGTH, MARK_OFFSET, MARK_SHORTEST
from generator.sheets.plan import Mark, Slot, around

MarkStyle = Literal["corner", "edge", "cross", "lines", "none"]
#: Corner: at the corners of every piece. Edge: at the edge of the grid alone. Cross: there and
#: across the gaps between pieces. Lines: across the sheet wherever there is no piece.
MARK_STYLES: tuple[MarkStyle, ...] = ("corner", "edge", "cross", "lines", "none")
MarkSides = Literal["fronts", "backs", "both"]
MARK_SIDES: tuple[MarkSides, ...] = ("fronts", "backs", "both")
#: A mark in a gap keeps this far from the corners beside it, for knives slip.
GAP_CLEAR = 1.0
#: Shorter marks in a gap would be specks.
GAP_SHORTEST = MARK_SHORTEST
_SLACK = 1e-6


@dataclass(frozen=True, slots=True)
class Ground:
    """What marks are drawn on: how long they are at the left, top, right and bottom of the grid.

    `room` is where there may be lines at all, `on_art` whether they may lie on bleeds, on a white
    bed, and `kept` are boxes that are kept clear.
    """

    lengths: Box
    room: Box
    on_art: bool
    kept: tuple[Box, ...] = ()


def cut_marks(style: MarkStyle, slots: Sequence[Slot], ground: Ground) -> list[Mark]:
    """The marks of a style around slots, none of which touches what is kept clear."""
    found: list[Mark] = []
    if not slots or style == "none":
        return found
    if style == "corner":
        found += _corners(slots, ground)
    elif style == "lines":
        found += _rules(slots, ground)
    else:
        found += _rim(slots, ground.lengths)
    if style in ("cross", "lines"):
        found += _gaps(slots, on_art=ground.on_art)
    return [mark for mark in dict.fromkeys(found) if not any(_hits(mark, b) for b in ground.kept)]


def _rim(slots: Sequence[Slot], lengths: Box) -> Iterator[Mark]:
    """Marks beyond all four sides of the used slots, in line with every trimmed edge."""
    outside = around(slot.bleed for slot in slots).grown(MARK_OFFSET)
    for x in _edges((s.trim.x0, s.trim.x1) for s in slots):
        yield Mark("cut", x, outside.y0 - lengths.y0, x, outside.y0)
        yield Mark("cut", x, outside.y1, x, outside.y1 + lengths.y1)
    for y in _edges((s.trim.y0, s.trim.y1) for s in slots):
        yield Mark("cut", outside.x0 - lengths.x0, y, outside.x0, y)
        yield Mark("cut", outside.x1, y, outside.x1 + lengths.x1, y)


def _corners(slots: Sequence[Slot], ground: Ground) -> Iterator[Mark]:
    """Two marks at each corner of each piece: a free one, or one that it shares across a gap."""
    upright = [_turned(slot) for slot in slots]
    across = _arms(slots, ground.lengths.y0, ground.lengths.y1, on_art=ground.on_art)
    yield from (Mark("cut", x, a, x, b, knockout=on) for x, a, b, on in across)
    down = _arms(upright, ground.lengths.x0, ground.lengths.x1, on_art=ground.on_art)
    yield from (Mark("cut", a, y, b, y, knockout=on) for y, a, b, on in down)


def _arms(
    slots: Sequence[Slot], above: float, below: float, *, on_art: bool
) -> Iterator[tuple[float, float, float, bool]]:
    """The upright marks at corners: where they are, from where to where, and whether on art."""
    for slot in slots:
        beside = [s for s in slots if s.trim.x0 < slot.trim.x1 and slot.trim.x0 < s.trim.x1]
        over = [s for s in beside if s.trim.y1 <= slot.trim.y0 + _SLACK]
        under = [s for s in beside if s.trim.y0 >= slot.trim.y1 - _SLACK]
        for x in (slot.trim.x0, slot.trim.x1):
            if not over:
                end = slot.bleed.y0 - MARK_OFFSET
                yield x, end - above, end, False
            if not under:
                start = slot.bleed.y1 + MARK_OFFSET
                yield x, start, start + below, False
                continue
            for a, b, on in _between(slot, min(under, key=lambda s: s.trim.y0), on_art=on_art):
                yield x, a, b, on


def _between(upper: Slot, lower: Slot, *, on_art: bool) -> Iterator[tuple[float, float, bool]]:
    """The marks in the gap between two pieces: outside both bleeds, or on them."""
    a, b = upper.bleed.y1 + MARK_OFFSET, lower.bleed.y0 - MARK_OFFSET
    if b - a > 2 * MARK_LENGTH + MARK_SHORTEST:
        yield a, a + MARK_LENGTH, False
        yield b - MARK_LENGTH, b, False
        return
    if b - a >= GAP_SHORTEST:
        yield a, b, False
        return
    a, b = upper.trim.y1 + GAP_CLEAR, lower.trim.y0 - GAP_CLEAR
    if on_art and b - a >= GAP_SHORTEST:
        yield a, b, True


def _gaps(slots: Sequence[Slot], *, on_art: bool) -> Iterator[Mark]:
    """Marks in the gaps, so that a strip that was cut off still shows where its pieces end."""
    for x, a, b, on in _strips(slots, on_art=on_art):
        yield Mark("cut", x, a, x, b, knockout=on)
    for y, a, b, on in _strips([_turned(slot) for slot in slots], on_art=on_art):
        yield Mark("cut", a, y, b, y, knockout=on)


def _strips(slots: Sequence[Slot], *, on_art: bool) -> Iterator[tuple[float, float, float, bool]]:
    rows = sorted({(s.trim.y0, s.trim.y1) for s in slots})
    for upper, lower in pairwise(rows):
        one = next(s for s in slots if (s.trim.y0, s.trim.y1) == upper)
        other = next(s for s in slots if (s.trim.y0, s.trim.y1) == lower)
        beside = [s for s in slots if (s.trim.y0, s.trim.y1) in (upper, lower)]
        for x in _edges((s.trim.x0, s.trim.x1) for s in beside):
            for a, b, on in _between(one, other, on_art=on_art):
                yield x, a, b, on


def _rules(slots: Sequence[Slot], ground: Ground) -> Iterator[Mark]:
    """Lines across the sheet in line with every trimmed edge, but where there is art or text."""
    kept = [*(slot.bleed.grown(MARK_OFFSET) for slot in slots), *ground.kept]
    room = ground.room
    for x in _edges((s.trim.x0, s.trim.x1) for s in slots):
        for a, b in _free(room.y0, room.y1, [(k.y0, k.y1) for k in kept if k.x0 <= x <= k.x1]):
            yield Mark("cut", x, a, x, b)
    for y in _edges((s.trim.y0, s.trim.y1) for s in slots):
        for a, b in _free(room.x0, room.x1, [(k.x0, k.x1) for k in kept if k.y0 <= y <= k.y1]):
            yield Mark("cut", a, y, b, y)


def _free(
    start: float, end: float, taken: Sequence[tuple[float, float]]
) -> Iterator[tuple[float, float]]:
    """What of a line is not taken, where it is longer than a speck."""
    for a, b in sorted((a, b) for a, b in taken if a < end):
        if a - start >= MARK_SHORTEST - _SLACK:
            yield start, a
        start = max(start, b)
    if end - start >= MARK_SHORTEST - _SLACK:
        yield start, end


def fold_mark(axis: Axis, room: Box, kept: Sequence[Box]) -> Mark:
    """The line through the middle of the page's room along which it is folded, clear of words."""
    x, y = (room.x0 + room.x1) / 2, (room.y0 + room.y1) / 2
    if axis == "x":
        over = [box for box in kept if box.x0 <= x <= box.x1]
        short = max((min(b.y1 - room.y0, room.y1 - b.y0) for b in over), default=0.0)
        return Mark("fold", x, room.y0 + short, x, room.y1 - short)
    over = [box for box in kept if box.y0 <= y <= box.y1]
    short = max((min(b.x1 - room.x0, room.x1 - b.x0) for b in over), default=0.0)
    return Mark("fold", room.x0 + short, y, room.x1 - short, y)


def _hits(mark: Mark, box: Box) -> bool:
    x0, x1 = sorted((mark.x0, mark.x1))
    y0, y1 = sorted((mark.y0, mark.y1))
    beside = x1 <= box.x0 + _SLACK or x0 >= box.x1 - _SLACK
    return not (beside or y1 <= box.y0 + _SLACK or y0 >= box.y1 - _SLACK)


def _turned(slot: Slot) -> Slot:
    """A slot with its axes exchanged."""
    trim, bleed = (Box(b.y0, b.x0, b.y1, b.x1) for b in (slot.trim, slot.bleed))
    return replace(slot, trim=trim, bleed=bleed)


def _edges(pairs: Iterable[tuple[float, float]]) -> list[float]:
    return sorted({edge for pair in pairs for edge in pair})
