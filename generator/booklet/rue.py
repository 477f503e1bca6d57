"""Rue's rules on one page: band, tiles, two columns, a drawn example and the capture table."""

from dataclasses import dataclass

from generator.booklet import rue_text
from generator.booklet.column import Column, Style
from generator.booklet.rue_parts import band, capture_table, example, tile_strip
from generator.booklet.rue_text import Passage
from generator.draw.scene import Drawing, Scene
from generator.draw.text import width as text_width
from generator.sheets.errors import FitError
from generator.theme import BLACK, SIZES

#: The page is set for the narrower and the lower of A4 and Letter, and enlarged for larger ones.
WIDTH, HEIGHT = 210.0, 279.4
#: The widest and highest that one size of type looks well on.
WIDEST, HIGHEST = 216.0, 297.0
INSET = 12.0
GUTTER = 8.0
#: What the page leaves white on every side at least.
CLEAR = 10.0


@dataclass(frozen=True, slots=True)
class _Frame:
    """Where the page's content lies, in the page's own mm before it is enlarged."""

    left: float
    top: float
    width: float
    bottom: float

    @property
    def column(self) -> float:
        return (self.width - GUTTER) / 2

    @property
    def second(self) -> float:
        return self.left + self.column + GUTTER


def rules_sheet(width: float, height: float) -> Scene:
    """The rules on one page of a paper's size in mm.

    Raises FitError for papers that are much smaller than A4 and Letter.
    """
    scale = min(width / WIDTH, height / HEIGHT)
    if scale < 1 - 1e-9:
        raise FitError(
            f"the rules on one page need {WIDTH:g} × {HEIGHT:g} mm",
            f"a paper of {width:g} × {height:g} mm",
            "print it on A4 or Letter, or print the other pieces only",
        )
    scale = 1.0 if scale < 1.1 else scale
    w, h = min(width / scale, WIDEST), min(height / scale, HIGHEST)
    drawing = Drawing("Rue, the rules on one page", width, height)
    left, top = (width / scale - w) / 2, (height / scale - h) / 2
    with drawing.at(scale=scale):
        _page(drawing, _Frame(left + INSET, top + INSET, w - 2 * INSET, top + h - INSET))
    return drawing.scene()


def _page(drawing: Drawing, frame: _Frame) -> None:
    # A4 is higher than Letter: the difference goes between the blocks.
    air = 1.6 + (frame.bottom - frame.top - (HEIGHT - 2 * INSET)) / 6
    y = band(drawing, frame.left, frame.top, frame.width)
    intro = Column(drawing, frame.left, y + air, frame.width, frame.bottom, Style(11.0, 4.9))
    intro.paragraph(rue_text.INTRO)
    y = tile_strip(drawing, frame.left, intro.y + air, frame.width)
    tiles = Column(drawing, frame.left, y, frame.width, frame.bottom)
    tiles.paragraph(rue_text.TILES.paragraphs[0])
    y = tiles.y + air
    left = _column(drawing, frame, frame.left, y, rue_text.LEFT)
    right = _column(drawing, frame, frame.second, y, rue_text.RIGHT)
    right = example(drawing, frame.second, right + air / 2, frame.column)
    y = capture_table(drawing, frame.left, max(left, right) + 2 * air, frame.width)
    note = Column(drawing, frame.left, y + 1.2, frame.width, frame.bottom)
    note.paragraph(rue_text.TABLE_NOTE.paragraphs[0])
    y = note.y + air
    _column(drawing, frame, frame.left, y, rue_text.VARIANTS[:2])
    _column(drawing, frame, frame.second, y, rue_text.VARIANTS[2:])
    size = SIZES["sheet note"]
    x = frame.left + (frame.width - text_width(rue_text.FOOT, size)) / 2
    drawing.text(x, frame.bottom + 1.2, rue_text.FOOT, size, BLACK, font="text", anchor="start")


def _column(
    drawing: Drawing,
    frame: _Frame,
    x: float,
    y: float,
    passages: tuple[Passage, ...],
) -> float:
    column = Column(drawing, x, y, frame.column, frame.bottom)
    for passage in passages:
        column.head(passage.head)
        if passage.is_list:
            column.items(*passage.paragraphs)
        else:
            for paragraph in passage.paragraphs:
                column.paragraph(paragraph)
    return column.y
