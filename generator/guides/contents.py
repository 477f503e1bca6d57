"""What is in the box: every component with picture, name and exact number, and what to print."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import NamedTuple

from engine.core.component import Component
from engine.core.registry import AnyGame
from generator.booklet.column import Column, Style
from generator.booklet.prose import break_lines
from generator.draw.path import Box
from generator.draw.scene import Drawing, Scene
from generator.draw.shapes import line, rectangle
from generator.draw.text import width as text_width
from generator.guides.flow import Strip, content_width, flowed
from generator.quick.portrait import portrait
from generator.theme import BLACK, CREAM

_ACROSS, _GUTTER = 4, 3.0
_PICTURE, _BESIDE, _CELL = 15.0, 17.0, 17.6
_SIZE, _LEADING, _HEAD = 9.0, 3.7, 13.0
_HEAD_HIGH, _ROW, _PAD = 9.0, 5.4, 1.4
_MOST_AIR = 1.2


class File(NamedTuple):
    """A file of the kit: what it prints, how, and how many sheets of paper it takes."""

    piece: str
    how: str
    sheets: int


def contents_pages(
    game: AnyGame, files: Sequence[File], paper: str, width: float, height: float
) -> tuple[Scene, ...]:
    """The list of a game's components and of its kit's files on papers of a size in mm.

    `paper` is what the paper is called. Raises FitError for small papers and TextOverflow for
    names that are too long.
    """
    wide = content_width(width, height)
    strips = [
        *_components(game, wide),
        *_table("In all", *_totals(game), wide),
        *_table(f"Sheets of {paper} to print", *_sheets(files), wide),
    ]
    return flowed(game.title, "What is in the box", strips, width, height, _MOST_AIR)


def counts(game: AnyGame, seats: int) -> dict[str, int]:
    """How many pieces of each kind so many players need, by the kind's name."""
    alone = Counter({one.kind: 0 for one in game.components()})
    for one in game.components():
        alone[one.kind] += one.count * (2 if one.per == "seat" else 1)
    found: dict[str, int] = {}
    for one in game.components():
        name = one.kind if alone[one.kind] == 1 else plural(one.kind)
        found[name] = found.get(name, 0) + one.count * (seats if one.per == "seat" else 1)
    return found


def plural(kind: str) -> str:
    """What several of a kind are called."""
    if kind.endswith("y"):
        return f"{kind[:-1]}ies"
    return f"{kind}es" if kind.endswith("s") else f"{kind}s"


def _components(game: AnyGame, wide: float) -> Iterator[Strip]:
    for kind, run in groupby(game.components(), lambda one: one.kind):
        some = list(run)
        each = sum(one.count for one in some if one.per == "seat")
        once = sum(one.count for one in some if one.per != "seat")
        told = ([f"{each} for each player"] if each else []) + ([f"{once} in all"] if once else [])
        name = kind if each + once == 1 else plural(kind)
        yield _head(name.capitalize(), ", ".join(told))
        cell = (wide - (_ACROSS - 1) * _GUTTER) / _ACROSS
        for i in range(0, len(some), _ACROSS):
            yield Strip(_CELL, partial(_cells, game, some[i : i + _ACROSS], cell))


def _cells(
    game: AnyGame, some: Sequence[Component], cell: float, drawing: Drawing, box: Box
) -> None:
    for i, one in enumerate(some):
        x, middle = box.x0 + i * (cell + _GUTTER), (box.y0 + box.y1) / 2
        portrait(drawing, game, one, x + _PICTURE / 2, middle, _PICTURE)
        count = f"×{one.count}" + (" each" if one.per == "seat" else "")
        measure = cell - _BESIDE
        lines = break_lines(f"**{one.name}**", _SIZE, measure, where=drawing.name)
        high = (len(lines) + 1) * _LEADING
        _set(drawing, f"**{one.name}**", x + _BESIDE, middle - high / 2, measure)
        base = middle + high / 2 - 0.6
        drawing.text(x + _BESIDE, base, count, 11.0, BLACK, anchor="start")


def _head(text: str, note: str) -> Strip:
    def draw(drawing: Drawing, box: Box) -> None:
        base = box.y1 - 2.0
        drawing.text(box.x0, base, text, _HEAD, BLACK, anchor="start")
        start = box.x0 + text_width(text, _HEAD, "display") + 3.0
        drawing.text(start, base, note, _SIZE, BLACK, font="italic", anchor="start")

    return Strip(_HEAD_HIGH, draw, leads=True)


def _totals(game: AnyGame) -> tuple[Sequence[str], list[Sequence[str]]]:
    """How many pieces each number of players needs; numbers that need the same are one row."""
    rows: list[Sequence[str]] = []
    found = ((tuple(counts(game, seats).items()), seats) for seats in game.most_seats)
    for needs, run in groupby(found, lambda one: one[0]):
        seats = [number for _, number in run]
        told = f"{seats[0]}" if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"
        total = sum(count for _, count in needs)
        rows.append((f"**{told} players**", *(str(count) for _, count in needs), f"**{total}**"))
    return ("", *counts(game, game.most_seats[-1]), "together"), rows


def _sheets(files: Sequence[File]) -> tuple[Sequence[str], list[Sequence[str]]]:
    rows: list[Sequence[str]] = []
    before = ""
    for one in files:
        piece = "" if one.piece == before else f"**{one.piece.replace('-', ' ').capitalize()}**"
        before = one.piece
        rows.append((piece, one.how, str(one.sheets)))
    return ("file", "how", "sheets"), rows


def _table(
    title: str, heads: Sequence[str], rows: Sequence[Sequence[str]], wide: float
) -> Iterator[Strip]:
    """A head, a line of labels and the rows, every other one on cream."""
    yield _head(title, "")
    xs = _columns(heads, rows, wide)
    labels = tuple(f"*{text}*" if text else "" for text in heads)
    yield Strip(_ROW, partial(_row, labels, xs, False), leads=True)
    for i, row in enumerate(rows):
        yield Strip(_ROW, partial(_row, row, xs, i % 2 == 0), leads=i < len(rows) - 1)


def _columns(
    heads: Sequence[str], rows: Sequence[Sequence[str]], wide: float
) -> tuple[tuple[float, float], ...]:
    """Where each column starts and how wide it is: as wide as its texts, and the rest shared."""
    needs = [
        max(text_width(text.strip("*"), _SIZE, "strong") for text in texts) + 2 * _PAD
        for texts in zip(heads, *rows, strict=True)
    ]
    share = max(0.0, wide - sum(needs)) / len(needs)
    # Numbers that stand far from what they count are hard to read.
    share = min(share, 14.0)
    found, x = [], 0.0
    for need in needs:
        found.append((x + _PAD, need + share - 2 * _PAD))
        x += need + share
    return tuple(found)


def _row(
    texts: Sequence[str], xs: Sequence[tuple[float, float]], is_banded: bool, drawing: Drawing,
    box: Box,
) -> None:  # fmt: skip
    wide = xs[-1][0] + xs[-1][1] + _PAD
    if is_banded:
        drawing.fill(rectangle(box.x0, box.y0, wide, box.height), CREAM, "plate")
    drawing.stroke(line((box.x0, box.y1), (box.x0 + wide, box.y1)), BLACK, 0.1)
    top = (box.y0 + box.y1) / 2 - _LEADING / 2
    for (x, measure), text in zip(xs, texts, strict=True):
        if text:
            _set(drawing, text, box.x0 + x, top, measure + 0.01)


def _set(drawing: Drawing, text: str, x: float, y: float, measure: float) -> None:
    style = Style(_SIZE, _LEADING, after=0.0)
    Column(drawing, x, y, measure, y + 40.0, style).paragraph(text)
