"""Contact sheets: all faces of a game on pages, kind by kind, with what each is called."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from generator.draw.fit import Fitted, shortened
from generator.draw.paint import Paint
from generator.draw.scene import Drawing, Scene
from generator.draw.shapes import circle, rectangle
from generator.draw.text import width
from generator.faces.catalogue import Entry
from generator.sheets.errors import FitError
from generator.sheets.papers import Paper
from generator.theme import BLACK, SMALLEST, WHITE
from generator.units import MM_PER_POINT

#: In mm: the page's margin, between faces, and the room of one face; a wide one has more.
MARGIN, GAP = 10.0, 5.0
FACE, TALL, WIDE, BOARD = 42.0, 60.0, 100.0, 136.0
#: How much larger than it is a small face is shown at the most.
LARGER = 1.6
TITLE_SIZES, HEAD_SIZE, CAPTION_SIZES = (26.0, 18.0, 12.0, SMALLEST), 13.0, (9.0, 8.0, SMALLEST)
LEADING = 1.1
#: In mm: what the title, the name of a kind, and the longest caption take of a page's height.
TITLE, HEAD = TITLE_SIZES[0] * MM_PER_POINT, HEAD_SIZE * MM_PER_POINT + GAP
CAPTION = 2 * CAPTION_SIZES[0] * MM_PER_POINT * LEADING
KINDS = {"family": "families", "empress": "the Empress"}


@dataclass(frozen=True, slots=True)
class _Shown:
    """A face on the sheet, how large, and what is written below it."""

    entry: Entry
    scene: Scene
    scale: float
    caption: Fitted

    @property
    def width(self) -> float:
        return self.scene.width * self.scale

    @property
    def height(self) -> float:
        return self.scene.height * self.scale

    @property
    def room(self) -> float:
        """The width that it takes in a row."""
        return max(self.width, FACE)


@dataclass(frozen=True, slots=True)
class _Row:
    """Faces of a kind beside each other; the first row of a kind is under its name."""

    kind: str
    faces: tuple[_Shown, ...]
    is_first: bool

    @property
    def below(self) -> float:
        """How far the faces reach down."""
        return max(one.height for one in self.faces)

    @property
    def height(self) -> float:
        """What it takes of a page, without the name of the kind."""
        captions = (one.caption for one in self.faces)
        lines = max(len(one.lines) * one.size for one in captions)
        return self.below + lines * MM_PER_POINT * LEADING + GAP


def contact_sheet(
    title: str, faces: Iterable[tuple[Entry, Scene]], paper: Paper, ground: Paint
) -> list[Scene]:
    """Pages with faces, each in its trim, as many in a row as there is room for.

    The scenes are shown as they are, so they may be in any palette or language. Raises FitError
    for a paper that is too small.
    """
    wide, high = paper.width - 2 * MARGIN, paper.height - 2 * MARGIN - TITLE
    least = HEAD + TALL + CAPTION + GAP
    if wide < FACE or high < least:
        raise FitError(
            "is too small for a contact sheet",
            f"paper {paper.title}",
            f"choose at least {FACE + 2 * MARGIN:.0f} by {least + 2 * MARGIN + TITLE:.0f} mm",
        )
    pages = _pages(list(_rows(faces, wide, high - HEAD - CAPTION - GAP)), high)
    names = [title, *(f"{title}, page {number}" for number in range(2, len(pages) + 1))]
    return [
        _drawn(Drawing(name, paper.width, paper.height), rows, ground)
        for name, rows in zip(names, pages, strict=True)
    ]


def _pages(rows: Sequence[_Row], high: float) -> list[list[_Row]]:
    """The rows, as many on a page as there is room for; each page begins with a kind's name."""
    pages: list[list[_Row]] = []
    used = high
    for row in rows:
        step = row.height + (HEAD if row.is_first else 0.0)
        if used + step > high + 1e-6:
            pages.append([])
            used, step = 0.0, row.height + HEAD
        pages[-1].append(row)
        used += step
    return pages


def _rows(faces: Iterable[tuple[Entry, Scene]], wide: float, high: float) -> Iterator[_Row]:
    """Rows of faces no wider than there is room for."""
    alike: dict[object, list[_Shown]] = {}
    for entry, scene in faces:
        key = entry.kind, entry.motif, scene.width, scene.height
        scale = _scale(scene, wide, high)
        caption = _caption(entry, max(FACE, scene.width * scale))
        alike.setdefault(key, []).append(_Shown(entry, scene, scale, caption))
    for found in alike.values():
        kind, row, is_first = _heading(found[0].entry), list[_Shown](), True
        for shown in found:
            if row and sum(one.room + GAP for one in row) + shown.room > wide + 1e-6:
                yield _Row(kind, tuple(row), is_first)
                row, is_first = [], False
            row.append(shown)
        yield _Row(kind, tuple(row), is_first)


def _heading(entry: Entry) -> str:
    name = KINDS.get(entry.kind, f"{entry.kind}s")
    return ", ".join(filter(None, (name[0].upper() + name[1:], entry.motif, entry.trim)))


def _scale(scene: Scene, wide: float, high: float) -> float:
    room = min(BOARD if scene.width > WIDE else FACE, wide)
    return min(room / scene.width, min(max(room, TALL), high) / scene.height, LARGER)


def _caption(entry: Entry, room: float) -> Fitted:
    text = ", ".join(filter(None, (entry.name, entry.owner)))
    return shortened(text, "strong", room, CAPTION + 0.1, CAPTION_SIZES, LEADING)


def _drawn(drawing: Drawing, rows: Iterable[_Row], ground: Paint) -> Scene:
    drawing.fill(rectangle(0, 0, drawing.width, drawing.height), ground, "ground")
    room, title = drawing.width - 2 * MARGIN, drawing.name
    fits = (size for size in TITLE_SIZES if width(title, size, "display") <= room)
    size = next(fits, TITLE_SIZES[-1])
    drawing.text(MARGIN, MARGIN + TITLE * 0.7, title, size, BLACK, anchor="start")
    top = y = MARGIN + TITLE
    for row in rows:
        if row.is_first or y == top:
            y += HEAD
            drawing.text(MARGIN, y - GAP / 2, row.kind, HEAD_SIZE, BLACK, anchor="start")
        x = MARGIN
        for shown in row.faces:
            middle = x + shown.room / 2
            _put(drawing, shown, middle, y)
            _write(drawing, shown.caption, middle, y + row.below)
            x += shown.room + GAP
        y += row.height
    return drawing.scene()


def _put(drawing: Drawing, shown: _Shown, x: float, y: float) -> None:
    """A face with the middle of its upper edge at (x, y), cut as it will be."""
    wide, high = shown.width, shown.height
    edge = rectangle(x - wide / 2, y, wide, high)
    if shown.entry.is_round:
        edge = circle(x, y + high / 2, min(wide, high) / 2)
    # What is not printed on is paper, not the sheet.
    drawing.fill(edge, WHITE, "plate")
    with drawing.clip(edge):
        drawing.place(shown.scene, x, y + high / 2, scale=shown.scale)
    drawing.stroke(edge, BLACK, 0.12)


def _write(drawing: Drawing, caption: Fitted, x: float, y: float) -> None:
    """A caption below y, around x."""
    step = caption.size * MM_PER_POINT * LEADING
    for i, line in enumerate(caption.lines):
        drawing.text(x, y + (1.1 + i) * step, line, caption.size, BLACK, font="strong")
