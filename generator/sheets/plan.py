"""The plan of printed sheets: pages, slots, marks and labels in millimetres, as plain data.

PDF, SVG and JSON are renderings of this one plan. The origin is the upper left corner of the page,
y points down, rotations are quarter turns in degrees, clockwise as seen.
"""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any, Literal

from generator.draw.outline import Outline, box_outline, disc_outline
from generator.draw.path import Box
from generator.sheets.layouts import Side
from generator.sheets.shift import Shift

#: The version of the geometry below, printed on every sheet. A change of geometry is a new version.
GEOMETRY = 2
#: Decimals of the lengths in a plan's JSON text.
DIGITS = 4

#: How a slot is cut: along its trim, along the disc within it, or along outlines of its page.
Shape = Literal["rect", "round", "free"]


@dataclass(frozen=True, slots=True)
class Slot:
    """One face on a page: where it is cut, how far it is drawn, how it is turned.

    `face` is the key of its scene; `partner` is the id of the slot on the other side of the piece,
    or "" if it has none.
    """

    id: str
    face: str
    name: str
    side: Side
    trim: Box
    bleed: Box
    shape: Shape
    rotation: int
    partner: str

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of the trim."""
        return (self.trim.x0 + self.trim.x1) / 2, (self.trim.y0 + self.trim.y1) / 2

    @property
    def outline(self) -> Outline | None:
        """The line along which it is cut, if it is its own; its id is the slot's."""
        if self.shape == "free":
            return None
        if self.shape == "rect":
            return box_outline(self.id, self.trim)
        return disc_outline(self.id, *self.centre, self.trim.width / 2)


@dataclass(frozen=True, slots=True)
class Mark:
    """A straight line to cut, fold or measure by; a `knockout` lies on art, on a white bed."""

    kind: Literal["cut", "fold", "rule"]
    x0: float
    y0: float
    x1: float
    y1: float
    knockout: bool = False


@dataclass(frozen=True, slots=True)
class Label:
    """A line of text in the margin, (x, y) on its baseline, size in points."""

    x: float
    y: float
    text: str
    size: float
    rotation: int = 0


@dataclass(frozen=True, slots=True)
class Page:
    """One side of a sheet; numbers count from 1, `partner` is the other side's page or 0.

    `cuts` are outlines that are cut beside the slots' own, `blocks` black boxes, which
    cutting machines look for.
    """

    number: int
    sheet: int
    side: Side
    slots: tuple[Slot, ...]
    marks: tuple[Mark, ...]
    labels: tuple[Label, ...]
    partner: int = 0
    cuts: tuple[Outline, ...] = ()
    blocks: tuple[Box, ...] = ()

    @property
    def outlines(self) -> tuple[Outline, ...]:
        """Everything that is cut, each once: the slots' outlines, then the page's own."""
        return (*(o for slot in self.slots if (o := slot.outline)), *self.cuts)

    @property
    def trim(self) -> Box:
        """The smallest box that holds every trim and every cut."""
        return around((*(slot.trim for slot in self.slots), *(cut.bounds() for cut in self.cuts)))

    @property
    def bleed(self) -> Box:
        """The smallest box that holds every bleed and every cut."""
        return around((*(slot.bleed for slot in self.slots), *(cut.bounds() for cut in self.cuts)))


@dataclass(frozen=True, slots=True)
class SheetPlan:
    """Everything that a renderer needs to know but the faces themselves.

    `width` and `height` are the paper's, `per_sheet` is how many pieces a full sheet holds,
    `duplex` is the PDF name of how the printer should turn the paper, `notes` say what gave way.
    Everything lies where it is to be on the printed paper: `shift` is what renderers do to what is
    printed, not to what is cut, so that a printer that is off puts it there.
    """

    title: str
    paper: str
    layout: str
    palette: str
    width: float
    height: float
    margin: float
    per_sheet: int
    duplex: str
    pages: tuple[Page, ...]
    notes: tuple[str, ...] = ()
    geometry: int = GEOMETRY
    shift: Shift | None = None

    def slots(self) -> tuple[Slot, ...]:
        """Every slot of every page, in order."""
        return tuple(slot for page in self.pages for slot in page.slots)

    def json(self) -> str:
        """The plan as JSON text, the same bytes for the same plan; lengths have four decimals.

        Boxes are [x0, y0, x1, y1], vertices [x, y, bulge].
        """
        return json.dumps(_rounded(asdict(self)), ensure_ascii=False, indent=1) + "\n"


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, DIGITS) + 0.0
    if isinstance(value, dict):
        return {key: _rounded(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(inner) for inner in value]
    return value


def around(boxes: Iterable[Box]) -> Box:
    """The smallest box that holds all of them; an empty box at the origin for none."""
    found = list(boxes)
    if not found:
        return Box(0.0, 0.0, 0.0, 0.0)
    return Box(
        min(b.x0 for b in found),
        min(b.y0 for b in found),
        max(b.x1 for b in found),
        max(b.y1 for b in found),
    )
