"""A dry run: what would be printed, on how many sheets and with how much ink; nothing is made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from generator.draw.coverage import Inks, coverage
from generator.draw.path import Box
from generator.kits.build import plans
from generator.kits.options import KitOptions
from generator.sheets.draw import Faces
from generator.sheets.papers import paper
from generator.sheets.plan import Page, SheetPlan

HEAD = ("file", "sheets", "pages", "paper", "ink a page")


@dataclass(frozen=True, slots=True)
class Foretold:
    """One file that would be made: how many sheets, the ink of each page, what gave way."""

    name: str
    sheets: int
    paper: str
    inks: tuple[Inks, ...]
    warnings: tuple[str, ...]

    @property
    def mean(self) -> Inks:
        """The ink of a page on average."""
        return _mean(self.inks)


def foretold(
    game: str,
    orders: Sequence[KitOptions],
    track: Callable[[Iterable[KitOptions], int], Iterable[KitOptions]],
) -> list[Foretold]:
    """What the orders would come to, a file each; raises GeneratorError, as making them does."""
    found: dict[str, Foretold] = {}
    for options in track(orders, len(orders)):
        for plan, faces, name, _, _ in plans(game, options):
            inks = tuple(page_inks(plan, page, faces) for page in plan.pages)
            sheets = len({page.sheet for page in plan.pages})
            on = paper(options.paper).title
            found[name] = Foretold(f"{name}.pdf", sheets, on, inks, plan.notes)
    return list(found.values())


def page_inks(plan: SheetPlan, page: Page, faces: Faces) -> Inks:
    """The inks of a page as a share of its area: those of its faces, without marks and labels."""
    area, found = plan.width * plan.height, Inks()
    for slot in page.slots:
        shown = slot.bleed
        size = shown.width * shown.height
        if slot.shape == "round":
            size *= 0.7854
        found = found.plus(coverage(faces[slot.face]), size / area)
    blocks = sum(_area(box) for box in page.blocks)
    return found.plus(Inks(k=1.0), blocks / area)


def table(rows: Sequence[Foretold]) -> Iterator[str]:
    """The files in columns, with the ink of each page, and all of them together at the end.

    Ink is that of cyan, magenta, yellow and black together, in percent of the paper's area.
    """
    pages = [ink for row in rows for ink in row.inks]
    cells = [HEAD, *(_cells(row) for row in rows)]
    papers = " and ".join(dict.fromkeys(row.paper for row in rows))
    sheets = sum(row.sheets for row in rows)
    count = "1 file" if len(rows) == 1 else f"{len(rows)} files"
    cells.append((count, str(sheets), str(len(pages)), papers, _percent(_mean(pages))))
    widths = [max(len(row[i]) for row in cells) for i in range(4)]
    for row in cells:
        name, sheets_told, pages_told, on, ink = row
        yield (
            f"{name:<{widths[0]}}  {sheets_told:>{widths[1]}}  {pages_told:>{widths[2]}}  "
            f"{on:<{widths[3]}}  {ink}"
        ).rstrip()


def _cells(row: Foretold) -> tuple[str, str, str, str, str]:
    each = _runs([_percent(ink) for ink in row.inks])
    ink = f"{_percent(row.mean)}: {each}" if len(row.inks) > 1 else each
    return row.name, str(row.sheets), str(len(row.inks)), row.paper, ink


def _runs(values: Sequence[str]) -> str:
    """Values in a row, those that come again at once as 3 × 12%."""
    told: list[tuple[str, int]] = []
    for value in values:
        if told and told[-1][0] == value:
            told[-1] = (value, told[-1][1] + 1)
        else:
            told.append((value, 1))
    return " ".join(value if times == 1 else f"{times}×{value}" for value, times in told)


def _percent(inks: Inks) -> str:
    return f"{inks.total * 100:.0f}%"


def _mean(inks: Sequence[Inks]) -> Inks:
    found = Inks()
    for one in inks:
        found = found.plus(one, 1 / len(inks))
    return found


def _area(box: Box) -> float:
    return box.width * box.height
