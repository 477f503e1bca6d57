"""Sheets of boxes: one net a sheet, with its cut, ticks in line with its folds, and the slug."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from generator.boxes.load import turned
from generator.boxes.net import Net
from generator.draw.outline import Outline, Vertex
from generator.draw.path import Box
from generator.draw.text import width as text_width
from generator.draw.text import wrap
from generator.sheets.pack import MARK_OFFSET
from generator.sheets.papers import Paper
from generator.sheets.plan import Label, Mark, Page, SheetPlan, Slot
from generator.sheets.slug import LEADING, SIZE, Slug
from generator.units import BLEED

#: What the slug line needs below a net's bleed.
SLUG = 3.4
#: How far a tick is from a cut, and how long it is.
CLEAR, TICK = 4.0, 4.0
LAYOUT = "fronts"


@dataclass(frozen=True, slots=True)
class Boxed:
    """One box: its net, the key of its art, and what is inside."""

    net: Net
    face: str
    name: str


def around(margin: float) -> Box:
    """What a net leaves free at each side of the paper."""
    free = margin + BLEED
    return Box(free, free, free, free + SLUG)


def boxes_plan(
    title: str, boxes: Sequence[Boxed], paper: Paper, palette: str, margin: float
) -> SheetPlan:
    """The plan of boxes that fit on the paper, all upright or all lying as the first has to.

    Boxes that need the paper otherwise are turned themselves.
    """
    lies = turned(boxes[0].net, paper, around(margin))
    page_paper = replace(paper, width=paper.height, height=paper.width) if lies else paper
    pages = [
        _page(title, number, len(boxes), box, page_paper, palette, margin)
        for number, box in enumerate(boxes, 1)
    ]
    return SheetPlan(
        title=title,
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


def _page(
    title: str, number: int, count: int, box: Boxed, paper: Paper, palette: str, margin: float
) -> Page:
    free = around(margin)
    wide, high = box.net.size
    is_turned = wide + free.x0 + free.x1 > paper.width or (high + free.y0 + free.y1 > paper.height)
    put = _Put(wide, high, is_turned, paper, free)
    trim = put.trim
    slot = Slot(
        id=f"s{number}f1",
        face=box.face,
        name=box.name,
        side="front",
        trim=trim,
        bleed=trim.grown(BLEED),
        shape="free",
        rotation=90 if is_turned else 0,
        partner="",
    )
    slug = Slug(
        f"{title}, {box.name}", "", number, count, "front", paper.title, "fronts only", palette
    )
    lines = wrap(slug.text, SIZE, "text", paper.width - 2 * margin)
    last = paper.height - margin - 0.8
    labels = tuple(
        Label((paper.width - text_width(text, SIZE)) / 2, last - LEADING * i, text, SIZE)
        for i, text in enumerate(reversed(lines))
    )
    cut = Outline(
        f"box-{number}", tuple(Vertex(*put.at(v.x, v.y), v.bulge) for v in box.net.outline.vertices)
    )
    marks = tuple(Mark("fold", *put.at(*a), *put.at(*b), knockout=True) for a, b in _ticks(box.net))
    return Page(number, number, "front", (slot,), marks, labels, cuts=(cut,))


@dataclass(frozen=True, slots=True)
class _Put:
    """Where a net lies on a page: in the middle, upright or turned clockwise."""

    wide: float
    high: float
    is_turned: bool
    paper: Paper
    free: Box

    @property
    def trim(self) -> Box:
        """The box of the net on the page."""
        wide, high = (self.high, self.wide) if self.is_turned else (self.wide, self.high)
        x = round((self.paper.width + self.free.x0 - self.free.x1 - wide) / 2, 4)
        y = round((self.paper.height + self.free.y0 - self.free.y1 - high) / 2, 4)
        return Box(x, y, round(x + wide, 4), round(y + high, 4))

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the net is on the page."""
        trim = self.trim
        if self.is_turned:
            return round(trim.x1 - y, 4), round(trim.y0 + x, 4)
        return round(trim.x0 + x, 4), round(trim.y0 + y, 4)


def _ticks(made: Net) -> Iterator[tuple[tuple[float, float], tuple[float, float]]]:
    """Ticks in what is cut off, in line with folds, where there is paper to have them on."""
    panels = made.panels
    front, glue = panels["front"], panels["glue"]
    for x in (front.x0, front.x1):
        yield (x, front.y0 - CLEAR - TICK), (x, front.y0 - CLEAR)
        yield (x, front.y1 + CLEAR), (x, front.y1 + CLEAR + TICK)
    for name in ("lid tuck", "bottom tuck"):
        tuck = panels[name]
        y = tuck.y1 if name == "lid tuck" else tuck.y0
        yield (tuck.x0 - MARK_OFFSET - TICK, y), (tuck.x0 - MARK_OFFSET, y)
        yield (tuck.x1 + MARK_OFFSET, y), (tuck.x1 + MARK_OFFSET + TICK, y)
    for y in (glue.y0, glue.y1):
        yield (glue.x0, y), (glue.x0 + TICK, y)
