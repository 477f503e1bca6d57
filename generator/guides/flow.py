"""Rows one under another on as many pages as they need, a band at the head of each."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from generator.draw.path import Box
from generator.draw.scene import Drawing, Scene
from generator.draw.text import TextOverflow
from generator.quick.band import BAND, Edges, band
from generator.sheets.errors import FitError
from generator.theme import BLACK, SIZES

#: Pages are set for the narrower and the lower of A4 and Letter, and enlarged for larger papers.
WIDTH, HEIGHT = 210.0, 279.4
#: Where the content starts from each side, and what the page leaves white in any case.
INSET, CLEAR = 12.0, 10.0
#: Papers that are larger by less than this share are not worth other sizes of type.
_MUCH = 1.1
_AFTER_BAND, _FOOT = 5.0, 5.0
EDGES: Edges = ("teeth", "waves")


@dataclass(frozen=True, slots=True)
class Strip:
    """A row as wide as the page: how high it is, and what draws it, given its box.

    One that `leads` stays on a page with the next.
    """

    high: float
    draw: Callable[[Drawing, Box], None]
    leads: bool = False


def content_width(width: float, height: float) -> float:
    """How wide rows are on a paper, in mm before they are enlarged with the page.

    Raises FitError for papers that are much smaller than A4 and Letter.
    """
    return width / enlarged(width, height) - 2 * INSET


def enlarged(width: float, height: float) -> float:
    """How many times as large everything on a paper is; raises FitError for small ones."""
    scale = min(width / WIDTH, height / HEIGHT)
    if scale < 1 - 1e-9:
        raise FitError(
            f"pages to read need {WIDTH:g} × {HEIGHT:g} mm",
            f"a paper of {width:g} × {height:g} mm",
            "print it on A4 or Letter, or print the other pieces only",
        )
    return scale if scale > _MUCH else 1.0


def page_count(title: str, highs: Sequence[float], width: float, height: float) -> int:
    """How many pages rows of some heights fill; raises as `flowed` does."""
    strips = [Strip(high, lambda drawing, box: None) for high in highs]
    return len(_pages(title, strips, _room(width, height)))


def _room(width: float, height: float) -> float:
    return height / enlarged(width, height) - 2 * INSET - BAND - _AFTER_BAND - _FOOT


def flowed(
    title: str, subtitle: str, strips: Sequence[Strip], width: float, height: float, most: float
) -> tuple[Scene, ...]:
    """The pages of a paper's size that strips fill in order.

    What a page has left over goes between its strips, up to `most` mm each. Raises FitError for
    small papers and TextOverflow for a strip that is higher than a page.
    """
    scale = enlarged(width, height)
    frame = Box(0.0, 0.0, width / scale, height / scale).grown(-INSET)
    room = _room(width, height)
    pages = _pages(title, strips, room)
    scenes = []
    for number, page in enumerate(pages, 1):
        drawing = Drawing(f"{title}, {subtitle.lower()}, page {number}", width, height)
        with drawing.at(scale=scale):
            band(drawing, frame.x0, frame.y0, frame.width, title, subtitle, EDGES)
            spare = room - sum(strip.high for strip in page)
            gap = min(most, spare / max(1, len(page) - 1))
            y = frame.y0 + BAND + _AFTER_BAND
            for strip in page:
                strip.draw(drawing, Box(frame.x0, y, frame.x1, y + strip.high))
                y += strip.high + (0.0 if strip.leads else gap)
            _foot(drawing, frame, number, len(pages))
        scenes.append(drawing.scene())
    return tuple(scenes)


def _pages(title: str, strips: Sequence[Strip], room: float) -> list[list[Strip]]:
    pages: list[list[Strip]] = [[]]
    filled = 0.0
    for i, strip in enumerate(strips):
        if strip.high > room:
            raise TextOverflow(title, "page", strip.high - room, "a row")
        ahead = strip.high
        for j in range(i, len(strips) - 1):
            if not strips[j].leads:
                break
            ahead += strips[j + 1].high
        # A table that is longer than a page is broken like anything else.
        ahead = ahead if ahead <= room else strip.high
        if pages[-1] and filled + ahead > room + 1e-6:
            pages.append([])
            filled = 0.0
        pages[-1].append(strip)
        filled += strip.high
    return pages


def _foot(drawing: Drawing, frame: Box, number: int, count: int) -> None:
    text = "Tilewright · unofficial, for private play"
    if count > 1:
        text += f" · page {number} of {count}"
    x, size = (frame.x0 + frame.x1) / 2, SIZES["sheet note"]
    drawing.text(x, frame.y1 - 0.6, text, size, BLACK, font="text")
