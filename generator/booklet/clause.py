"""Clauses as boxes: heading and notes, text, options, readings, worked examples."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.core.registry import AnyGame
from engine.core.rulebook import Clause
from generator.booklet import setting
from generator.booklet.figure import figures
from generator.booklet.flow import Box, Spot
from generator.booklet.mood import Mood
from generator.booklet.page import NOTES, Page
from generator.booklet.prose import break_lines, runs
from generator.booklet.setting import BODY, GAP, lozenge
from generator.draw.scene import Drawing
from generator.draw.text import width
from generator.theme import BLACK, SIZES, SMALLEST, TAN

#: The heads of chapters and of clauses, in points.
CHAPTER, HEAD = SIZES["booklet head"], 11.5
#: From line to line in the notes.
NOTE = 2.75
_BEFORE_CHAPTER, _BEFORE = 10.0, 4.4


def chapters(game: AnyGame, mood: Mood, page: Page) -> list[Box]:
    """All clauses of a game, in order."""
    found: list[Box] = []
    for one in game.rulebook.clauses:
        found += clause(game, one, mood, page)
    return found


def clause(game: AnyGame, one: Clause, mood: Mood, page: Page) -> Iterator[Box]:
    """A clause; its heading stays with what follows."""
    where = f"rules booklet of {game.title}, {one.id}"
    parts: list[list[Box]] = [
        setting.body(one.body, BODY, page.measure, page.block, where) if one.body else [],
        *(setting.option(o, page.measure, where) for o in game.options if o.rule == one.id),
        setting.readings(one.readings, mood.accent, page.measure, where),
        figures(one.examples, page, where),
    ]
    heads = _chapter(one, mood, page, where) if one.level <= 2 else _head(one, mood, page, where)
    yield from heads
    for part in filter(None, parts):
        first, *rest = part
        yield replace(first, before=max(first.before, GAP if part is not parts[0] else 0.0))
        yield from rest


def _chapter(one: Clause, mood: Mood, page: Page, where: str) -> list[Box]:
    """A chapter's heading, under the game's own rule."""
    height = 13.2

    def draw(drawing: Drawing, spot: Spot) -> None:
        mood.rule(drawing, spot.block, spot.y + 1.4, page.block)
        drawing.text(spot.text, spot.y + 9.6, one.title, CHAPTER, BLACK, anchor="start")
        _notes(drawing, spot.notes, spot.y + 9.4, one, mood)

    return [Box(height, draw, _BEFORE_CHAPTER, True, one.id, one.title, where)]


def _head(one: Clause, mood: Mood, page: Page, where: str) -> list[Box]:
    """A clause's heading, and beside it the notes."""
    lines = break_lines(one.title, HEAD, page.measure, where=where, font="display")
    step = 4.7

    def draw(drawing: Drawing, spot: Spot) -> None:
        for i, line in enumerate(lines):
            said = "".join(run.text for run in runs(line))
            drawing.text(spot.text, spot.y + 3.6 + i * step, said, HEAD, BLACK, anchor="start")
        _notes(drawing, spot.notes, spot.y + 3.5, one, mood)

    return [Box(step * len(lines) + 0.6, draw, _BEFORE, True, one.id, name=where)]


def _notes(drawing: Drawing, x: float, y: float, one: Clause, mood: Mood) -> None:
    """The clause's id, broken before its last word where it is long, and what it rests on."""
    for line in name_lines(one.id):
        drawing.text(x, y, line, SMALLEST, TAN, font="text", anchor="start")
        y += NOTE
    if "ruling" in one.basis:
        drawing.fill(lozenge(x + 0.95, y - 0.85, 0.95), mood.accent, "cut")
        label = "ruling" if one.basis == "ruling" else "text and ruling"
        drawing.text(x + 2.8, y, label, SMALLEST, BLACK, font="strong", anchor="start")


def name_lines(rule: str) -> Sequence[str]:
    """A clause's id in as many lines as the notes need."""
    if width(rule, SMALLEST) <= NOTES:
        return [rule]
    first, _, last = rule.rpartition(".")
    return [first, f".{last}"]
