"""Sheets of a tiled board: crosses where seams end, cuts at its edges, a map, and what to do.

A seam's ends are marked by crosses on both sheets. The sheet on the right or below is cut along its
seam, through its crosses; laid on its neighbour's flap, each half cross completes a whole one.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from generator.draw.path import Box
from generator.draw.text import width as text_width
from generator.draw.text import wrap
from generator.sheets.pack import MARK_LENGTH, MARK_OFFSET
from generator.sheets.papers import Paper
from generator.sheets.plan import Label, Mark, Page, SheetPlan, Slot
from generator.sheets.slug import LEADING, RULE, RULE_TEXT, RULE_TICK, SIZE, Slug
from generator.sheets.tiling import Tile, Tiling, edge_of, lying, name_of

#: Half of a cross.
ARM = MARK_LENGTH / 2
#: The size of a sheet's name, and how large the map of all sheets grows.
NAME_SIZE = 14.0
MAP_LARGEST = 22.0
#: The distance of the lines that fill a sheet's own place on the map.
HATCH = 0.5
#: How much of the spare height goes below, for more lines of the slug.
BELOW = 3.5
CLEAR = 1.5
LAYOUT = "fronts"


@dataclass(frozen=True, slots=True)
class _Sheet:
    """A tile on its page: how far the board's origin is from the page's, and what is around."""

    tiling: Tiling
    tile: Tile
    paper: Paper
    margin: float
    bleed: float
    heading: str
    palette: str

    @property
    def trim(self) -> Box:
        """What is shown of the board, on the page: centred, rather low than in the middle."""
        shown, need = self.tile.shown, self.margin + edge_of(self.bleed)
        x = (self.paper.width - shown.width) / 2
        spare = self.paper.height - 2 * need - shown.height
        above = min(max(spare - BELOW, 0.0), MAP_LARGEST)
        y = need + above + max(spare - BELOW - above, 0.0) / 2
        x, y = round(x, 4), round(y, 4)
        return Box(x, y, round(x + shown.width, 4), round(y + shown.height, 4))

    @property
    def drawn(self) -> Box:
        """The trim and its bleed; a flap has none, for nobody sees its end."""
        trim, tile = self.trim, self.tile
        return Box(
            trim.x0 - self.bleed,
            trim.y0 - self.bleed,
            trim.x1 + self.bleed * (tile.shown.x1 == tile.part.x1),
            trim.y1 + self.bleed * (tile.shown.y1 == tile.part.y1),
        )

    @property
    def around(self) -> Box:
        """The lines on which the middles of the marks lie."""
        return self.trim.grown(self.bleed + MARK_OFFSET + ARM)

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the board is on the page."""
        shown, trim = self.tile.shown, self.trim
        return round(x - shown.x0 + trim.x0, 4), round(y - shown.y0 + trim.y0, 4)


def board_plan(
    heading: str, tiling: Tiling, bleed: float, paper: Paper, palette: str, margin: float
) -> SheetPlan:
    """The plan of a tiled board; a tile's face is called by its label, and drawn as it is shown."""
    page_paper = lying(paper, tiling)
    pages = [
        _page(number, _Sheet(tiling, tile, page_paper, margin, bleed, heading, palette))
        for number, tile in enumerate(tiling.tiles, 1)
    ]
    return SheetPlan(
        title=heading,
        paper=paper.title,
        layout=LAYOUT,
        palette=palette,
        width=page_paper.width,
        height=page_paper.height,
        margin=margin,
        per_sheet=1,
        duplex="Simplex",
        pages=tuple(pages),
    )


def _page(number: int, sheet: _Sheet) -> Page:
    tile, is_whole = sheet.tile, len(sheet.tiling.tiles) == 1
    slot = Slot(
        id=f"s{number}f1",
        face=tile.label,
        name="the board" if is_whole else f"sheet {tile.label}",
        side="front",
        trim=sheet.trim,
        bleed=sheet.drawn,
        shape="rect",
        rotation=0,
        partner="",
    )
    marks, labels = list(_marks(sheet)), list(_slug(number, sheet))
    for more, told in (_rule(sheet), ((), ()) if is_whole else _head(sheet)):
        marks += more
        labels += told
    return Page(number, number, "front", (slot,), tuple(marks), tuple(labels))


def _marks(sheet: _Sheet) -> Iterator[Mark]:
    """At both ends of every edge of the part: a cut, or at a seam a cross."""
    part, around, tiling = sheet.tile.part, sheet.around, sheet.tiling
    x0, y0 = sheet.at(part.x0, part.y0)
    x1, y1 = sheet.at(part.x1, part.y1)
    for x, inside in ((x0, part.x0 > 0), (x1, part.x1 < tiling.width)):
        for y in (around.y0, around.y1):
            yield Mark("cut", x, y - ARM, x, y + ARM)
            if inside:
                yield Mark("rule", x - ARM, y, x + ARM, y)
    for y, inside in ((y0, part.y0 > 0), (y1, part.y1 < tiling.height)):
        for x in (around.x0, around.x1):
            yield Mark("cut", x - ARM, y, x + ARM, y)
            if inside:
                yield Mark("rule", x, y - ARM, x, y + ARM)


def _head(sheet: _Sheet) -> tuple[list[Mark], list[Label]]:
    """Above the art, between the marks: the map, the sheet's name, and what to do with it."""
    low = sheet.around.y0 + ARM
    high = max(sheet.margin, low - MAP_LARGEST)
    left, right = sheet.trim.x0 + ARM + CLEAR, sheet.trim.x1 - ARM - CLEAR
    tiling = sheet.tiling
    side = min(low - high, (right - left) / 4)
    scale = side / max(tiling.width, tiling.height)
    wide, tall = tiling.width * scale, tiling.height * scale
    marks = list(_map(sheet, left, low - tall, scale))
    x = left + wide + 2.0
    name = sheet.tile.label
    labels = [Label(x, low - 0.4, name, NAME_SIZE)]
    x += text_width(name, NAME_SIZE) + 2.0
    lines = wrap(_told(sheet), SIZE, "text", right - x)
    first = low - 0.4 - LEADING * (len(lines) - 1)
    labels += [Label(x, first + LEADING * i, line, SIZE) for i, line in enumerate(lines)]
    return marks, labels


def _map(sheet: _Sheet, x: float, y: float, scale: float) -> Iterator[Mark]:
    """All sheets as lines, the sheet's own hatched."""
    tiling, part = sheet.tiling, sheet.tile.part
    wide, tall = tiling.width * scale, tiling.height * scale
    for at in (0.0, *tiling.xs, tiling.width):
        yield Mark("rule", x + at * scale, y, x + at * scale, y + tall)
    for at in (0.0, *tiling.ys, tiling.height):
        yield Mark("rule", x, y + at * scale, x + wide, y + at * scale)
    lines = int(part.height * scale / HATCH)
    for line in range(1, lines + 1):
        at = y + part.y0 * scale + part.height * scale * line / (lines + 1)
        yield Mark("rule", x + part.x0 * scale, at, x + part.x1 * scale, at)


def _told(sheet: _Sheet) -> str:
    """What is cut off of a sheet before it is glued, and what is glued on it."""
    tile, tiling = sheet.tile, sheet.tiling
    cuts = [side for side, yes in (("left", tile.column), ("top", tile.row)) if yes]
    flaps = []
    if tile.column < len(tiling.xs):
        flaps.append(f"{name_of(tile.row)}{tile.column + 2} at the right")
    if tile.row < len(tiling.ys):
        flaps.append(f"{name_of(tile.row + 1)}{tile.column + 1} below")
    told = [f"cut {' and '.join(cuts)}"] if cuts else []
    if flaps:
        told.append(f"{'flaps' if len(flaps) > 1 else 'flap'} for {' and '.join(flaps)}")
    return " · ".join(told)


def _slug(number: int, sheet: _Sheet) -> Iterator[Label]:
    """The slug line below the art, between the marks."""
    count = len(sheet.tiling.tiles)
    slug = Slug(
        sheet.heading, "", number, count, "front", sheet.paper.title, "fronts only", sheet.palette
    )
    measure = sheet.trim.width - 2 * (ARM + CLEAR)
    lines = wrap(slug.text, SIZE, "text", measure)
    first = sheet.around.y1 - ARM + LEADING - 0.6
    for i, line in enumerate(lines):
        x = (sheet.paper.width - text_width(line, SIZE)) / 2
        yield Label(x, first + LEADING * i, line, SIZE)


def _rule(sheet: _Sheet) -> tuple[list[Mark], list[Label]]:
    """A rule to check the scale, up the left side of the art."""
    trim, x = sheet.trim, sheet.around.x0 + ARM - RULE_TICK
    middle = (trim.y0 + trim.y1) / 2
    if trim.height < RULE + 4 * ARM:
        return [], []
    top, low = middle - RULE / 2, middle + RULE / 2
    marks = [
        Mark("rule", x, top, x, low),
        Mark("rule", x - RULE_TICK, top, x + RULE_TICK, top),
        Mark("rule", x - RULE_TICK, low, x + RULE_TICK, low),
    ]
    start = middle + text_width(RULE_TEXT, SIZE) / 2
    return marks, [Label(x - RULE_TICK - 0.4, start, RULE_TEXT, SIZE, 270)]
