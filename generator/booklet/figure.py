"""Figures: worked examples drawn, with their title, moves and results beside or below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.example import parse_example
from engine.core.rulebook import Fence
from generator.booklet.boards import Board
from generator.booklet.boards.default import cell_of
from generator.booklet.flow import Box, Spot
from generator.booklet.page import Page
from generator.booklet.prose import Word, break_lines, word_width, words
from generator.booklet.setting import GAP, SMALL, draw_line
from generator.booklet.telling import Picture, Telling
from generator.draw.scene import Drawing, Scene
from generator.theme import BLACK, INK, SMALLEST

#: The head of a picture, for its coordinates.
HEAD = 3.7
#: Between pictures, and between pictures and words.
BETWEEN, BESIDE = 3.0, 4.0
#: Words stand below where less than this is left beside the pictures.
NARROW = 33.0
BEFORE = 3.2
#: Between two figures side by side, and between paragraphs of their words.
APART = 5.0
_PARAGRAPH = GAP * 0.5


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture as it is placed: its scene and the scale."""

    label: str
    scene: Scene
    scale: float

    @property
    def width(self) -> float:
        """On the page, in mm."""
        return self.scene.width * self.scale

    @property
    def height(self) -> float:
        """On the page, in mm, with the word above it."""
        return self.scene.height * self.scale


def figures(fences: Sequence[Fence], page: Page, where: str) -> list[Box]:
    """Worked examples as boxes as wide as the block; two that are narrow lie side by side."""
    made = [_figure(fence, page, f"{where}, line {fence.line}") for fence in fences]
    found: list[Box] = []
    while made:
        first, *rest = made
        pair = rest and _pair(first, rest[0], page.block)
        found.append(pair or first.box(page.block))
        made = rest[1:] if pair else rest
    return found


def _figure(fence: Fence, page: Page, where: str) -> Figure:
    telling = Telling(parse_example(fence.text, fence.line))
    pictures = telling.pictures()
    drawn = _fitted(telling.board, pictures, page.block)
    return Figure(tuple(drawn), tuple(_told(telling, pictures[-1].data)), where)


def _pair(left: Figure, right: Figure, block: float) -> Box | None:
    """Two figures side by side, if both are narrow and that saves room."""
    half = (block - APART) / 2
    if max(left.wide, left.longest, right.wide, right.longest) > half:
        return None
    left_set, right_set = left.below(half), right.below(half)
    height = max(left_set.height, right_set.height)
    singles = left.box(block).height + right.box(block).height + BEFORE
    if height > singles - BEFORE:
        return None

    def draw(drawing: Drawing, spot: Spot) -> None:
        left_set.draw(drawing, spot.block, spot.y)
        right_set.draw(drawing, spot.block + half + APART, spot.y)

    return Box(height, draw, BEFORE, name=left.told[0])


def _fitted(board: Board, pictures: Sequence[Picture], room: float) -> list[Drawn]:
    """Pictures in the board's own size on paper, or as much smaller as they have to be."""
    columns = sum(one.cells[2] - one.cells[0] + 1 for one in pictures)
    rims = len(pictures) * (HEAD + 1.2) + BETWEEN * (len(pictures) - 1)
    pitch = min(board.paper_pitch, (room - rims) / columns)
    scale = pitch / board.pitch
    on_paper = board.on_paper(scale, SMALLEST, HEAD)
    return [
        Drawn(one.label, on_paper.picture(one.label, one.data, one.cells, one.marks), scale)
        for one in pictures
    ]


def _told(telling: Telling, data: Any) -> Iterator[str]:
    """The words of a figure, a paragraph each."""
    yield f"**{_plain(telling.title)}**"
    moves = [move.written for move in telling.moves()]
    if len(moves) > 1:
        yield " ".join(f"**{number}** `{move}`" for number, move in enumerate(moves, 1))
    elif moves:
        yield f"`{moves[0]}`"
    for one in telling.results():
        letter = f"**{one.letter}** " if one.letter else ""
        verdict = f"{one.verdict.capitalize()} `{one.written}`" if one.verdict else ""
        parts = [verdict, _plain(one.text)]
        yield letter + ": ".join(part for part in parts if part)
    for laid in data["board"]:
        if laid.get("beneath") or laid.get("land") not in (None, laid.get("card")):
            x, y = cell_of(laid)
            yield _plain(f"At {x},{y}: {telling.board.told_at(laid, telling.names)}.")


def _plain(text: str) -> str:
    """A text whose signs mean nothing to the setting."""
    return text.replace("*", "∗").replace("`", "’")


@dataclass(frozen=True, slots=True)
class Figure:
    """A worked example: pictures, the paragraphs told of them, and where it stands."""

    drawn: tuple[Drawn, ...]
    told: tuple[str, ...]
    where: str

    @property
    def wide(self) -> float:
        """How wide the pictures are together."""
        return sum(one.width for one in self.drawn) + BETWEEN * (len(self.drawn) - 1)

    @property
    def high(self) -> float:
        """How high they are, with the words above them."""
        return max(one.height for one in self.drawn) + self.label

    @property
    def label(self) -> float:
        """The room for "Before" and "After"."""
        return 3.4 if self.drawn[0].label else 0.0

    @property
    def longest(self) -> float:
        """The widest word told."""
        return max(word_width(w, SMALL.size) for text in self.told for w in words(text)) + 0.1

    def box(self, block: float) -> Box:
        """The figure alone: words beside the pictures, or below where there is no room."""
        beside = block - self.wide - BESIDE
        if beside >= max(NARROW, self.longest):
            paragraphs, low = self._broken(beside)
            made = Set(self, paragraphs, self.wide + BESIDE, 0.0, max(self.high, low))
        else:
            made = self.below(block)

        def draw(drawing: Drawing, spot: Spot) -> None:
            made.draw(drawing, spot.block, spot.y)

        return Box(made.height, draw, BEFORE, name=self.told[0])

    def below(self, measure: float) -> Set:
        """Words below the pictures."""
        paragraphs, low = self._broken(measure)
        return Set(self, paragraphs, 0.0, self.high + 0.8, self.high + 0.8 + low)

    def _broken(self, measure: float) -> tuple[list[list[list[Word]]], float]:
        """The paragraphs as lines, and how high they are."""
        found = [break_lines(t, SMALL.size, measure, where=self.where) for t in self.told]
        high = sum(map(len, found)) * SMALL.leading + _PARAGRAPH * (len(found) - 1)
        return found, high


@dataclass(frozen=True, slots=True)
class Set:
    """A figure with its words broken into lines, which start (x, y) from its upper left."""

    figure: Figure
    paragraphs: list[list[list[Word]]]
    x: float
    y: float
    height: float

    def draw(self, drawing: Drawing, x: float, y: float) -> None:
        """Draws it with its upper left at (x, y)."""
        left, label = x, self.figure.label
        for one in self.figure.drawn:
            if one.label:
                at = left + HEAD
                drawing.text(at, y + 2.4, one.label, SMALLEST, INK, font="italic", anchor="start")
            middle = left + one.width / 2, y + label + one.height / 2
            drawing.place(one.scene, *middle, scale=one.scale)
            left += one.width + BETWEEN
        low = y + self.y
        for paragraph in self.paragraphs:
            for line in paragraph:
                draw_line(drawing, x + self.x, low, line, SMALL, BLACK)
                low += SMALL.leading
            low += _PARAGRAPH
