"""Setting: the blocks of a clause as boxes, in the booklet's type."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from engine.core.options import Option
from generator.booklet.flow import Box, Spot, glued
from generator.booklet.markdown import Block, Items, Paragraph, Table, Terms, blocks
from generator.booklet.page import LINE
from generator.booklet.prose import Word, break_lines, runs
from generator.booklet.table import table
from generator.draw.paint import Paint
from generator.draw.path import Path
from generator.draw.scene import Drawing
from generator.draw.shapes import polygon, rectangle
from generator.draw.text import width as text_width
from generator.theme import BLACK, BONE, SIZES


@dataclass(frozen=True, slots=True)
class Type:
    """How lines are set: size in points, from line to line in mm."""

    size: float
    leading: float

    @property
    def base(self) -> float:
        """How far the baseline is below the top of its line."""
        return self.leading * 0.74


BODY = Type(SIZES["booklet body"], LINE)
#: What explains the rules, and what is said of figures.
SMALL = Type(SIZES["reference body"], LINE * 10 / 12)
#: Between paragraphs, and before and after what is set apart.
GAP, APART = LINE * 0.4, LINE * 0.7
INDENT = 4.2
_BAR, _PAD = 0.7, 1.6


def draw_line(
    drawing: Drawing, x: float, y: float, line: list[Word], kind: Type, paint: Paint = BLACK
) -> None:
    """Draws one line with the top of its space at y."""
    pen = x
    for run in runs(line):
        drawing.text(pen, y + kind.base, run.text, kind.size, paint, font=run.font, anchor="start")
        pen += text_width(run.text, kind.size, run.font)


def lines(
    text: str, kind: Type, measure: float, where: str, indent: float = 0.0, mark: str = ""
) -> list[Box]:
    """A paragraph as boxes of one line each; a `mark` stands before the first."""

    def box(line: list[Word], is_first: bool) -> Box:
        def draw(drawing: Drawing, spot: Spot) -> None:
            if is_first and mark:
                _mark(drawing, spot.text + indent, spot.y, mark, kind)
            draw_line(drawing, spot.text + indent, spot.y, line, kind)

        return Box(kind.leading, draw, name=text[:60])

    broken = break_lines(text, kind.size, measure - indent, where=where)
    return [box(line, i == 0) for i, line in enumerate(broken)]


def _mark(drawing: Drawing, x: float, y: float, mark: str, kind: Type) -> None:
    """A number, or a lozenge for "*", left of the text at x."""
    if mark != "*":
        drawing.text(x - 1.2, y + kind.base, mark, kind.size, BLACK, font="strong", anchor="end")
        return
    middle, r = y + kind.base - kind.size * 0.085, kind.size * 0.085
    drawing.fill(lozenge(x - 2.4, middle, r), BLACK, "cut")


def lozenge(x: float, y: float, r: float) -> Path:
    """A square on its corner."""
    return polygon([(x, y - r), (x + r, y), (x, y + r), (x - r, y)])


def body(source: str, kind: Type, measure: float, block: float, where: str) -> list[Box]:
    """A clause's text as boxes; tables may be as wide as the block."""
    found: list[Box] = []
    before: Block | None = None
    for one in blocks(source):
        made = _block(one, kind, measure, block, where)
        is_apart = isinstance(one, Table) or isinstance(before, Table)
        made[0] = replace(made[0], before=(APART if is_apart else GAP) if found else 0.0)
        before = one
        if found and isinstance(one, Items | Terms):
            # What introduces a list stays with its beginning.
            found[-1] = replace(found[-1], glued=True)
        found += made
    return found


def _block(one: Block, kind: Type, measure: float, block: float, where: str) -> list[Box]:
    match one:
        case Paragraph(text):
            return glued(lines(text, kind, measure, where))
        case Items(texts, marks):
            return [
                box
                for text, mark in zip(texts, marks, strict=True)
                for box in glued(lines(text, kind, measure, where, INDENT, mark or "*"))
            ]
        case Terms(pairs):
            found: list[Box] = []
            for term, text in pairs:
                made = glued(lines(f"**{term}** – {text}", kind, measure, where))
                found += [replace(made[0], before=GAP / 2 if found else 0.0), *made[1:]]
            return found
    return table(one, measure, block, where)


def readings(source: str, accent: Paint, measure: float, where: str) -> list[Box]:
    """What else one could read, in smaller print beside a bar."""
    indent = _BAR + 2.2
    found = [
        box
        for one in blocks(source)
        if isinstance(one, Paragraph)
        for box in glued(lines(one.text, SMALL, measure, where, indent))
    ]

    def barred(draw: Callable[[Drawing, Spot], None]) -> Callable[[Drawing, Spot], None]:
        def drawn(drawing: Drawing, spot: Spot) -> None:
            bar = rectangle(spot.text, spot.y, _BAR, SMALL.leading + 0.01)
            drawing.fill(bar, accent, "line")
            draw(drawing, spot)

        return drawn

    made = [replace(box, draw=barred(box.draw)) for box in found]
    return [replace(made[0], before=APART), *made[1:]] if made else []


def option(one: Option, measure: float, where: str) -> list[Box]:
    """An option on bone: its key and what each of its values means."""
    default = str(one.default)
    values = dict(one.values)
    if one.any_seat:
        values["a seat"] = "that seat, from 0"
    told = [
        f"`{name}`: {means}{' **(as the rule stands)**' if name == default else ''}"
        for name, means in values.items()
    ]
    inner = measure - 2 * _PAD
    rows = lines(f"**Option** `{one.key}`", SMALL, inner, where)
    for text in told:
        rows += lines(text, SMALL, inner, where, INDENT, "*")
    return _plate(rows, measure)


def _plate(rows: Sequence[Box], measure: float) -> list[Box]:
    """Lines on a ground of their own, kept together."""
    last = len(rows) - 1

    def on(i: int, box: Box) -> Box:
        above, below = (_PAD * 0.7 if i == 0 else 0.0), (_PAD * 0.7 if i == last else 0.0)
        height = box.height + above + below

        def draw(drawing: Drawing, spot: Spot) -> None:
            ground = rectangle(spot.text, spot.y, measure, height + (0.01 if i < last else 0.0))
            drawing.fill(ground, BONE, "ground")
            box.draw(drawing, replace(spot, text=spot.text + _PAD, y=spot.y + above))

        before = APART if i == 0 else 0.0
        return Box(height, draw, before, glued=i < last, name=box.name)

    return [on(i, box) for i, box in enumerate(rows)]
