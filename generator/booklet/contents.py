"""The contents of a booklet: clauses by page, and how the book is to be read."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.registry import AnyGame
from generator.booklet.boards import board_of
from generator.booklet.mood import Mood
from generator.booklet.page import Page
from generator.booklet.prose import Word, break_lines
from generator.booklet.setting import GAP, SMALL, draw_line, lozenge
from generator.draw.scene import Drawing, Font, Scene
from generator.draw.text import width as text_width
from generator.theme import BLACK, SIZES, TAN


class Entry(NamedTuple):
    """A clause's title, its page, and whether it is a chapter."""

    title: str
    number: int
    is_chapter: bool


SIZE, STEP = 8.0, 3.42
#: A chapter's own line, with the air above it.
CHAPTER, CHAPTER_STEP = 9.5, 5.0
_COLUMNS_GAP = 7.0
_HEAD = 15.0
_STRONG: Font = "strong"
_TEXT: Font = "text"


def contents(game: AnyGame, mood: Mood, page: Page, entries: Sequence[Entry]) -> list[Scene]:
    """The pages of the contents; how to read the book stands at the end."""
    width = (page.block - _COLUMNS_GAP) / 2
    told = [
        break_lines(text, SMALL.size, page.block, where=f"contents of {game.title}")
        for text in _legend(game)
    ]
    foot = sum(map(len, told)) * SMALL.leading + len(told) * GAP + 6.0
    columns = _columns(entries, page.room - _HEAD, page.room - _HEAD - foot)
    scenes: list[Scene] = []
    for first in range(0, len(columns), 2):
        number = len(scenes) + 2
        drawing = Drawing(f"{game.title}, the rules, page {number}", page.width, page.height)
        with drawing.at(scale=page.scale):
            if not first:
                _head(drawing, page, mood)
            for i, column in enumerate(columns[first : first + 2]):
                x = page.left + i * (width + _COLUMNS_GAP)
                _column(drawing, x, page.top + _HEAD, width, column)
            if first + 2 >= len(columns):
                is_alone = not any(columns[first : first + 2])
                y = page.top + 1.4 if is_alone else page.top + page.room - foot
                _foot(drawing, page, mood, told, y)
        scenes.append(drawing.scene())
    return scenes


def _legend(game: AnyGame) -> list[str]:
    """How to read what there is in this book."""
    clauses = game.rulebook.clauses
    first = next((one.id for one in clauses if one.is_mechanic), clauses[0].id)
    told = [
        f"Every rule is a clause with a name of its own, such as `{first}`, which stands beside it."
    ]
    if any("ruling" in one.basis for one in clauses):
        told.append(
            "A lozenge marks a **ruling**: the source text leaves something open there, and this"
            " project decided. Smaller print beside a bar says what else one could read."
        )
    if game.options:
        told.append(
            "What stands on a ground of its own is an **option**, by which players may choose"
            " otherwise."
        )
    found = [" ".join(told)]
    if any(one.examples for one in clauses):
        found.append(
            "Every picture was drawn, and every result found, by the engine that also plays the"
            f" game. {board_of(game).called()}"
        )
    return found


def _columns(entries: Sequence[Entry], room: float, last_room: float) -> list[list[Entry]]:
    """Entries in an even number of columns, those of the last page shorter than the others."""
    for pages in range(1, 20):
        rooms = [room] * (2 * pages - 2) + [last_room] * 2
        dealt = _dealt(entries, rooms)
        if dealt is not None:
            return _even(entries, rooms, dealt)
    raise AssertionError("contents of more than nineteen pages")


def _even(
    entries: Sequence[Entry], rooms: Sequence[float], dealt: list[list[Entry]]
) -> list[list[Entry]]:
    """The same with the last two as short as they can be, so that both end at one height."""
    low, high = 0.0, 1.0
    while high - low > 0.01:
        share = (low + high) / 2
        found = _dealt(entries, [*rooms[:-2], *(room * share for room in rooms[-2:])])
        if found is None:
            low = share
        else:
            high, dealt = share, found
    return dealt


def _dealt(entries: Sequence[Entry], rooms: Sequence[float]) -> list[list[Entry]] | None:
    columns: list[list[Entry]] = [[] for _ in rooms]
    at, y = 0, 0.0
    for i, entry in enumerate(entries):
        high = _high(entry, is_first=not columns[at])
        # No chapter's line alone at the foot of a column.
        follows = entries[i + 1 : i + 2]
        needed = high + (STEP if entry.is_chapter and follows and not follows[0].is_chapter else 0)
        if y + needed > rooms[at] + 1e-6:
            at, y = at + 1, 0.0
            if at == len(rooms):
                return None
            high = _high(entry, is_first=True)
            if high > rooms[at]:
                return None
        columns[at].append(entry)
        y += high
    return columns


def _high(entry: Entry, *, is_first: bool) -> float:
    return CHAPTER_STEP if entry.is_chapter and not is_first else STEP


def _head(drawing: Drawing, page: Page, mood: Mood) -> None:
    mood.rule(drawing, page.left, page.top + 1.4, page.block)
    size = SIZES["booklet head"]
    drawing.text(page.left, page.top + 9.6, "Contents", size, BLACK, anchor="start")


def _column(drawing: Drawing, x: float, y: float, width: float, column: list[Entry]) -> None:
    for i, entry in enumerate(column):
        y += _high(entry, is_first=i == 0)
        size, font = (CHAPTER, _STRONG) if entry.is_chapter else (SIZE, _TEXT)
        low, number = y - STEP * 0.26, str(entry.number)
        drawing.text(x, low, entry.title, size, BLACK, font=font, anchor="start")
        drawing.text(x + width, low, number, size, BLACK, font=font, anchor="end")
        start = x + text_width(entry.title, size, font) + 1.6
        end = x + width - text_width(number, size, font) - 1.6
        while start < end:
            drawing.fill(lozenge(end, low - 0.35, 0.18), TAN, "ornament")
            end -= 1.5


def _foot(drawing: Drawing, page: Page, mood: Mood, told: list[list[list[Word]]], y: float) -> None:
    mood.rule(drawing, page.left, y, page.block)
    y += 4.0
    for paragraph in told:
        for line in paragraph:
            draw_line(drawing, page.left, y, line, SMALL)
            y += SMALL.leading
        y += GAP
