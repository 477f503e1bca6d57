"""Papers: their names and sizes, as data."""

import re
from dataclasses import dataclass

from generator import units
from generator.sheets.errors import SettingError, one_of

#: The smallest and largest side of a paper; a PDF page has at most 14,400 points.
SMALLEST = 50.0
LARGEST = 5000.0


@dataclass(frozen=True, slots=True)
class Paper:
    """A paper: `key` as in file names, `title` as people say it, width and height in mm."""

    key: str
    title: str
    width: float
    height: float


PAPERS = {
    paper.key: paper
    for paper in (
        Paper("a4", "A4", 210.0, 297.0),
        Paper("a3", "A3", 297.0, 420.0),
        Paper("letter", "Letter", units.inches(8.5), units.inches(11)),
        Paper("legal", "Legal", units.inches(8.5), units.inches(14)),
        Paper("tabloid", "Tabloid", units.inches(11), units.inches(17)),
    )
}

_SIZE = re.compile(r"([0-9]+(?:\.[0-9]+)?)x([0-9]+(?:\.[0-9]+)?)(mm|in)")


def paper(name: str) -> Paper:
    """The paper of a name in any case (A4, A3, Letter, Legal, Tabloid) or of a size, as 200x150mm.

    Raises SettingError for anything else, and for sides outside 50 to 5000 mm.
    """
    key = name.strip().lower()
    if key in PAPERS:
        return PAPERS[key]
    found = _SIZE.fullmatch(key)
    if found is None:
        raise one_of(
            name, (*(p.title for p in PAPERS.values()), "WxHmm", "WxHin"), "paper", "paper"
        )
    factor = units.MM_PER_INCH if found[3] == "in" else 1.0
    width, height = float(found[1]) * factor, float(found[2]) * factor
    for side in (width, height):
        if not SMALLEST <= side <= LARGEST:
            raise SettingError(
                f"a side of {side:g} mm cannot be printed",
                f"paper {name}",
                f"choose sides between {SMALLEST:g} and {LARGEST:g} mm",
            )
    return Paper(key, f"{found[1]} × {found[2]} {found[3]}", width, height)
