"""Contact sheets: all faces of a game on one page, kind by kind, with what each is called."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from generator.draw.fit import shortened
from generator.draw.scene import Drawing, Scene
from generator.draw.shapes import circle, rectangle
from generator.faces.catalogue import Entry
from generator.theme import BLACK, CREAM, SMALLEST, WHITE
from generator.units import MM_PER_POINT

#: In mm: the page's margin, between faces, and the room of one face; a wide one has more.
MARGIN, GAP = 10.0, 5.0
FACE, TALL, WIDE, BOARD = 42.0, 60.0, 100.0, 136.0
COLUMNS = 8
#: How much larger than it is a small face is shown at the most.
LARGER = 1.6
TITLE_SIZE, HEAD_SIZE, CAPTION_SIZES, LEADING = 26.0, 13.0, (9.0, 8.0, SMALLEST), 1.1
CAPTION_LINES = 2
KINDS = {"family": "families", "empress": "the Empress"}


@dataclass(frozen=True, slots=True)
class _Shown:
    """A face on the sheet, and how large."""

    entry: Entry
    scene: Scene
    scale: float

    @property
    def width(self) -> float:
        return self.scene.width * self.scale

    @property
    def height(self) -> float:
        return self.scene.height * self.scale


def contact_sheet(title: str, faces: Iterable[tuple[Entry, Scene]]) -> Scene:
    """A page with faces, each in its trim, as many in a row as there is room for.

    The scenes are shown as they are, so they may be in any palette or language.
    """
    wide = 2 * MARGIN + COLUMNS * FACE + (COLUMNS - 1) * GAP
    rows = list(_rows(faces, wide - 2 * MARGIN))
    head = HEAD_SIZE * MM_PER_POINT + GAP
    caption = CAPTION_LINES * CAPTION_SIZES[0] * MM_PER_POINT * LEADING + GAP
    high = MARGIN * 2 + TITLE_SIZE * MM_PER_POINT
    high += sum(
        max(f.height for f in row) + caption + (head if named else 0) for named, row in rows
    )
    drawing = Drawing(title, wide, high)
    drawing.fill(rectangle(0, 0, wide, high), CREAM, "ground")
    y = MARGIN + TITLE_SIZE * MM_PER_POINT * 0.7
    drawing.text(MARGIN, y, title, TITLE_SIZE, BLACK, anchor="start")
    y = MARGIN + TITLE_SIZE * MM_PER_POINT
    for named, row in rows:
        if named:
            y += head
            drawing.text(MARGIN, y - GAP / 2, named, HEAD_SIZE, BLACK, anchor="start")
        x = MARGIN
        low = y + max(f.height for f in row)
        for shown in row:
            _put(drawing, shown, x, y)
            _caption(drawing, shown, x, low)
            x += max(shown.width, FACE) + GAP
        y = low + caption
    return drawing.scene()


def _rows(faces: Iterable[tuple[Entry, Scene]], room: float) -> Iterator[tuple[str, list[_Shown]]]:
    """Rows of faces no wider than there is room for; the first of a kind with its name."""
    alike: dict[object, list[tuple[Entry, Scene]]] = {}
    for entry, scene in faces:
        key = entry.kind, entry.motif, scene.width, scene.height
        alike.setdefault(key, []).append((entry, scene))
    for found in alike.values():
        named, row, used = _heading(found[0][0]), list[_Shown](), 0.0
        for entry, scene in found:
            shown = _Shown(entry, scene, _scale(scene))
            step = max(shown.width, FACE)
            if row and used + step > room + 1e-6:
                yield named, row
                named, row, used = "", [], 0.0
            row.append(shown)
            used += step + GAP
        yield named, row


def _heading(entry: Entry) -> str:
    name = KINDS.get(entry.kind, f"{entry.kind}s")
    return ", ".join(filter(None, (name[0].upper() + name[1:], entry.motif, entry.trim)))


def _scale(scene: Scene) -> float:
    wide = BOARD if scene.width > WIDE else FACE
    return min(wide / scene.width, max(wide, TALL) / scene.height, LARGER)


def _put(drawing: Drawing, shown: _Shown, x: float, y: float) -> None:
    """A face with its upper left at (x, y), cut as it will be."""
    wide, high = shown.width, shown.height
    x += (max(FACE, wide) - wide) / 2
    edge = rectangle(x, y, wide, high)
    if shown.entry.is_round:
        edge = circle(x + wide / 2, y + high / 2, min(wide, high) / 2)
    # What is not printed on is paper, not the sheet.
    drawing.fill(edge, WHITE, "plate")
    with drawing.clip(edge):
        drawing.place(shown.scene, x + wide / 2, y + high / 2, scale=shown.scale)
    drawing.stroke(edge, BLACK, 0.12)


def _caption(drawing: Drawing, shown: _Shown, x: float, y: float) -> None:
    room = max(FACE, shown.width)
    high = CAPTION_LINES * CAPTION_SIZES[0] * MM_PER_POINT * LEADING + 0.1
    text = ", ".join(filter(None, (shown.entry.name, shown.entry.owner)))
    lines, size = shortened(text, "strong", room, high, CAPTION_SIZES, LEADING)
    for i, line in enumerate(lines):
        base = y + (1.1 + i) * size * MM_PER_POINT * LEADING
        drawing.text(x + room / 2, base, line, size, BLACK, font="strong")
