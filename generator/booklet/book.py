"""The rules booklet of a game as pages: cover, contents, clauses, back cover."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.core.registry import AnyGame
from generator.booklet.clause import chapters
from generator.booklet.contents import Entry, contents
from generator.booklet.cover import back, front
from generator.booklet.flow import Filled, Spot, flow
from generator.booklet.mood import mood
from generator.booklet.page import GUTTER, NOTES, Page
from generator.draw.scene import Anchor, Drawing, Scene
from generator.theme import BLACK, SMALLEST

#: The folio and the running head, in points.
FOLIO = 9.0


@dataclass(frozen=True, slots=True)
class Book:
    """The pages of a booklet in reading order, the cover first, the back cover last."""

    title: str
    page: Page
    scenes: tuple[Scene, ...]


@lru_cache(maxsize=8)
def book(game: AnyGame, page: Page) -> Book:
    """The rules of a game as pages of a size, always the same object for the same question.

    Raises TextOverflow for what is higher or wider than a page.
    """
    look = mood(game.key)
    filled = flow(chapters(game, look, page), page.room, f"rules booklet of {game.title}")
    # The contents come first, and how many pages they need does not hang on their numbers.
    length = len(contents(game, look, page, _entries(game, filled, 0)))
    listed = contents(game, look, page, _entries(game, filled, 1 + length))
    scenes = [front(game, look, page), *listed]
    chapter = ""
    for boxes in filled:
        begun = [box.chapter for _, box in boxes if box.chapter]
        chapter = begun[0] if begun and boxes[0][1].chapter else chapter
        scenes.append(_scene(game, page, boxes, len(scenes) + 1, chapter))
        chapter = begun[-1] if begun else chapter
    scenes.append(back(game, look, page))
    return Book(f"{game.title}, the rules", page, tuple(scenes))


def _entries(game: AnyGame, filled: Sequence[Filled], before: int) -> list[Entry]:
    """Each clause with the number of its page; the first page of text is the one after `before`."""
    found = []
    for number, boxes in enumerate(filled, before + 1):
        for _, box in boxes:
            if box.anchor:
                one = game.rulebook.clause(box.anchor)
                found.append(Entry(one.title, number, one.level <= 2))
    return found


def _scene(game: AnyGame, page: Page, boxes: Filled, number: int, chapter: str) -> Scene:
    """A page of text: the notes are outside, at the left of even pages."""
    drawing = Drawing(f"{game.title}, the rules, page {number}", page.width, page.height)
    is_left = number % 2 == 0
    text = page.left + (NOTES + GUTTER if is_left else 0.0)
    notes = page.left + (0.0 if is_left else page.measure + GUTTER)
    with drawing.at(scale=page.scale):
        running(drawing, page, number, f"{game.title} · {chapter}" if chapter else game.title)
        for y, box in boxes:
            box.draw(drawing, Spot(text, notes, page.left, page.top + y))
    return drawing.scene()


def running(drawing: Drawing, page: Page, number: int, head: str) -> None:
    """The running head and the folio, both outside."""
    is_left = number % 2 == 0
    anchor: Anchor = "start" if is_left else "end"
    x = page.left + (0.0 if is_left else page.block)
    above, below = page.top - 5.6, page.top + page.room + 7.6
    drawing.text(x, above, head, SMALLEST + 0.5, BLACK, font="italic", anchor=anchor)
    drawing.text(x, below, str(number), FOLIO, BLACK, font="strong", anchor=anchor)
