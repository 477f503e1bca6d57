"""Tables as boxes: a head, rows with a hairline under each, and columns as wide as they need."""

from collections.abc import Sequence
from dataclasses import replace

from generator.booklet.flow import Box, Spot
from generator.booklet.markdown import Table
from generator.booklet.prose import Word, break_lines, runs, word_width, words
from generator.draw.scene import Drawing
from generator.draw.shapes import line
from generator.draw.text import width as text_width
from generator.theme import BLACK, SIZES, TAN

SIZE, LEADING = SIZES["reference body"], 3.45
#: Smaller only where a table is wider than the page.
SMALL = SIZES["sheet note"]
#: Between a cell and the next: half of it; less where columns are many.
PAD, CLOSE, EDGE = 1.1, 0.7, 0.9
_HAIR, _HEAVY = 0.16, 0.35
#: Tables of no more rows stay on one page.
_KEPT = 14
#: So many columns rather have an upright head than broken words in their cells.
_MANY = 8


def table(one: Table, measure: float, block: float, where: str) -> list[Box]:
    """A table as boxes, one for the head and one a row.

    It is as wide as the text, or the block where that is needed. Where there are many columns, or
    even the block is too narrow, the words of the head stand upright; the type is smaller only if
    it has to be.
    """
    bare = replace(one, head=tuple("" for _ in one.head))
    natural, longest = _natural(one, SIZE), _longest(one, SIZE)
    for room in (measure, block):
        if sum(natural) <= room:
            return _boxes(one, natural, measure, SIZE, where, is_upright=False)
    for size in (SIZE, SMALL) if len(one.head) >= _MANY else ():
        upright = _natural(bare, size, CLOSE)
        if sum(upright) <= block:
            return _boxes(one, upright, measure, size, where, is_upright=True)
    for room in (measure, block):
        if sum(longest) <= room:
            widths = _dealt(natural, longest, room)
            return _boxes(one, widths, measure, SIZE, where, is_upright=False)
    widths = _dealt(_natural(bare, SMALL, CLOSE), _longest(bare, SMALL, CLOSE), block)
    return _boxes(one, widths, measure, SMALL, where, is_upright=True)


def _natural(one: Table, size: float, pad: float = PAD) -> list[float]:
    """How wide each column is if no cell is broken."""
    return [
        max(_wide(cell, size, i == 0) for i, cell in enumerate((head, *cells))) + 2 * pad
        for head, *cells in zip(one.head, *one.rows, strict=True)
    ]


def _wide(text: str, size: float, is_head: bool) -> float:
    found = words(f"**{text}**" if is_head and text else text)
    space = text_width(" ", size)
    return sum(word_width(w, size) for w in found) + space * max(0, len(found) - 1)


def _longest(one: Table, size: float, pad: float = PAD) -> list[float]:
    """How wide each column is at least: its longest word."""
    return [
        max(
            (word_width(w, size) for i, c in enumerate((head, *cells))
             for w in words(f"**{c}**" if i == 0 and c else c)),
            default=0.0,
        ) + 2 * pad
        for head, *cells in zip(one.head, *one.rows, strict=True)
    ]  # fmt: skip


def _dealt(natural: Sequence[float], longest: Sequence[float], room: float) -> list[float]:
    """Widths of columns within the room: what they want, or a share of it above the least."""
    if sum(natural) <= room:
        return list(natural)
    spare = max(0.0, room - sum(longest))
    wishes = [max(0.0, a - b) for a, b in zip(natural, longest, strict=True)]
    return [
        low + spare * wish / (sum(wishes) or 1.0) for low, wish in zip(longest, wishes, strict=True)
    ]


def _boxes(
    one: Table, widths: Sequence[float], measure: float, size: float, where: str, *,
    is_upright: bool,
) -> list[Box]:  # fmt: skip
    pad = CLOSE if is_upright else PAD
    bare = [cell.strip("*") for cell in one.head]
    strong = [cell and f"**{cell}**" for cell in bare]
    head = (
        _standing(bare, widths, size)
        if is_upright
        else _row(strong, widths, size, where, _HEAVY, pad)
    )
    rows = [_row(cells, widths, size, where, _HAIR, pad) for cells in one.rows]
    if sum(widths) > measure + 1e-6:
        head, rows = _from_block(head), [_from_block(row) for row in rows]
    kept = len(rows) <= _KEPT
    made = [replace(head, glued=True)]
    for i, row in enumerate(rows):
        near_end = i in (0, len(rows) - 2)
        made.append(replace(row, glued=i < len(rows) - 1 and (kept or near_end)))
    return made


def _from_block(box: Box) -> Box:
    """A row that begins where the block does, not the text."""

    def draw(drawing: Drawing, spot: Spot) -> None:
        box.draw(drawing, replace(spot, text=spot.block))

    return replace(box, draw=draw)


def _row(
    cells: Sequence[str], widths: Sequence[float], size: float, where: str, rule: float, pad: float
) -> Box:
    """A row of cells with a rule under it."""
    broken = [
        break_lines(cell, size, wide - 2 * pad + 1e-6, where=where) if cell else []
        for cell, wide in zip(cells, widths, strict=True)
    ]
    height = max(len(lines) for lines in broken) * LEADING + 2 * EDGE

    def draw(drawing: Drawing, spot: Spot) -> None:
        x = spot.text
        for lines, wide in zip(broken, widths, strict=True):
            for i, one in enumerate(lines):
                _line(drawing, x, spot.y + EDGE + LEADING * (i + 0.76), one, size)
            x += wide
        under = line((spot.text, spot.y + height), (x, spot.y + height))
        drawing.stroke(under, TAN if rule == _HAIR else BLACK, rule)

    return Box(height, draw, name=" ".join(cells)[:60])


def _line(drawing: Drawing, x: float, y: float, one: list[Word], size: float) -> None:
    for run in runs(one):
        drawing.text(x, y, run.text, size, BLACK, font=run.font, anchor="start")
        x += text_width(run.text, size, run.font)


def _standing(cells: Sequence[str], widths: Sequence[float], size: float) -> Box:
    """A head whose words stand upright, each over its column; the first lies where it can."""
    height = max(text_width(cell, size, "strong") for cell in cells) + 2 * EDGE

    def draw(drawing: Drawing, spot: Spot) -> None:
        x, low = spot.text, spot.y + height - EDGE
        first, *others = zip(cells, widths, strict=True)
        if text_width(first[0], size, "strong") <= first[1]:
            drawing.text(x, low, first[0], size, BLACK, font="strong", anchor="start")
            x += first[1]
        else:
            others = [first, *others]
        for cell, wide in others:
            middle = x + wide / 2 + size * 0.11
            drawing.text(
                middle, low, cell, size, BLACK, font="strong", anchor="start", rotation=270
            )
            x += wide
        drawing.stroke(line((spot.text, spot.y + height), (x, spot.y + height)), BLACK, _HEAVY)

    return Box(height, draw, name=" ".join(cells)[:60])
