"""Measures a finished PDF: where its pages' boxes, faces and lines are, in mm, and its fonts."""

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from itertools import zip_longest
from typing import Any

import pikepdf

from generator.draw.path import Box, Matrix
from generator.sheets.plan import around
from generator.units import mm_of_points


@dataclass(frozen=True, slots=True)
class Placed:
    """A face as placed on a page: its trim and its shown area in mm, and how it is turned."""

    trim: Box
    shown: Box
    rotation: float


@dataclass(frozen=True, slots=True)
class ReadPage:
    """What is on a page, in mm from its upper left corner: boxes, faces, and stroked lines."""

    media: Box
    bleed: Box
    trim: Box
    placed: tuple[Placed, ...]
    strokes: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class ReadPdf:
    """A file as read: pages, viewer preferences, and for each font whether it is embedded."""

    pages: tuple[ReadPage, ...]
    preferences: dict[str, str]
    fonts: dict[str, bool]


def read(data: bytes, undone: Sequence[Matrix] = ()) -> ReadPdf:
    """Measures a PDF, each page after an `undone` map; raises pikepdf.PdfError if it is none."""
    with pikepdf.open(BytesIO(data)) as pdf:
        root: Any = pdf.Root
        given = root.get("/ViewerPreferences", {})
        preferences = {str(key)[1:]: str(value).lstrip("/") for key, value in given.items()}
        fonts: dict[str, bool] = {}
        for obj in pdf.objects:
            if isinstance(obj, pikepdf.Dictionary) and obj.get("/Type") == "/Font":
                descriptor: Any = obj.get("/FontDescriptor", {})
                embedded = any(f"/FontFile{n}" in descriptor for n in ("", "2", "3"))
                fonts[str(obj.get("/BaseFont", "/none"))[1:]] = embedded
        pages = zip_longest(pdf.pages, undone[: len(pdf.pages)], fillvalue=Matrix())
        return ReadPdf(tuple(_page(*page) for page in pages), preferences, fonts)


def _page(page: Any, undone: Matrix) -> ReadPage:
    unit, top = mm_of_points(1), mm_of_points(float(page.mediabox[3]))

    def box(key: str) -> Box:
        x0, y0, x1, y1 = (unit * float(v) for v in page.obj.get(key, page.mediabox))
        return Box(x0, top - y1, x1, top - y0)

    placed, strokes = _walk(page, undone @ Matrix(unit, 0, 0, -unit, 0, top))
    boxes = box("/MediaBox"), box("/BleedBox"), box("/TrimBox")
    return ReadPage(*boxes, tuple(placed), tuple(strokes))


def _walk(page: Any, to_mm: Matrix) -> tuple[list[Placed], list[Box]]:
    """Follows a page's content: where its forms go and where it draws lines."""
    placed: list[Placed] = []
    strokes: list[Box] = []
    state = (to_mm, Box(-1e9, -1e9, 1e9, 1e9))
    saved = [state]
    points: list[tuple[float, float]] = []
    for instruction in pikepdf.parse_content_stream(page):
        if isinstance(instruction, pikepdf.ContentStreamInlineImage):
            continue
        operands: Any = instruction.operands
        name, (matrix, clip) = str(instruction.operator), state
        if name == "q":
            saved.append(state)
        elif name == "Q":
            state = saved.pop()
        elif name == "cm":
            state = (matrix @ Matrix(*(float(v) for v in operands)), clip)
        elif name in ("m", "l", "c", "v", "y"):
            flat = [float(v) for v in operands]
            points += [matrix.point(*pair) for pair in zip(flat[::2], flat[1::2], strict=True)]
        elif name == "re":
            x, y, w, h = (float(v) for v in operands)
            points += [matrix.point(x, y), matrix.point(x + w, y + h)]
        elif name == "W":
            state = (matrix, common(clip, _hull(points)))
        elif name in ("S", "s", "B", "b"):
            strokes.append(_hull(points))
        elif name == "Do":
            form = page.resources["/XObject"][str(operands[0])]
            placed.append(_placed([float(v) for v in form["/BBox"]], matrix, clip))
        if name in ("S", "s", "B", "b", "f", "f*", "n"):
            points = []
    return placed, strokes


def _placed(bbox: Sequence[float], matrix: Matrix, clip: Box) -> Placed:
    """A form's origin is the upper left of its trim, and its bleed is the same on all sides."""
    corners = [(0.0, 0.0), (bbox[2] + bbox[0], bbox[3] + bbox[1])]
    full = [(bbox[0], bbox[1]), (bbox[2], bbox[3])]
    return Placed(
        _hull([matrix.point(*corner) for corner in corners]),
        common(clip, _hull([matrix.point(*corner) for corner in full])),
        round(matrix.rotation) % 360,
    )


def _hull(points: Sequence[tuple[float, float]]) -> Box:
    return around(Box(x, y, x, y) for x, y in points)


def common(a: Box, b: Box) -> Box:
    """What two boxes share; of negative size if they are apart."""
    return Box(max(a.x0, b.x0), max(a.y0, b.y0), min(a.x1, b.x1), min(a.y1, b.y1))
