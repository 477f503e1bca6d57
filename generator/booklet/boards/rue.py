"""Rue's board: tiles turned as they lie, counters and coins on them, and sides that match."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.record import Row
from engine.core.types import Cell
from engine.games.rue.tiles import TILES
from generator.booklet import words
from generator.booklet.boards.default import Board, Laid, cell_of
from generator.booklet.boards.marks import Face, Marks, shown
from generator.draw import text
from generator.draw.paint import Paint
from generator.draw.path import Path
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, line, polygon
from generator.theme import BLACK, BONE, CREAM, GOLD, INK, RED, SEAT_MARKS

_COUNTER = (19.5, 12.0)
#: The layers of a cross from below: name, half its side, paint, width.
_CROSS = (("rim", 20.0, INK, 13.0), ("halo", 19.0, BONE, 10.5), ("refused", 17.0, RED, 5.6))
_SIDES = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


class RueBoard(Board):
    """Tiles of three inches."""

    side: ClassVar[float] = 76.2
    pitch: ClassVar[float] = 79.2
    paper_pitch: ClassVar[float] = 13.4
    head: float = 22.0
    px_per_mm: ClassVar[float] = 1.16
    figures: float = 34.0
    lettered: ClassVar[bool] = False
    actions: ClassVar[str] = "placements"

    def called(self) -> str:
        """The marks on the counters."""
        names = self.names(len(SEAT_MARKS))
        numbered = words.listed(f"{name} is player {seat}" for seat, name in enumerate(names, 1))
        return f"Examples call the players by the marks on their counters: {numbered}."

    def score(self, number: int) -> str:
        """A score with its sign."""
        return words.signed(number)

    def cells(self, action: Action) -> tuple[Cell, ...]:
        """The cell of the tile."""
        return action.cells[:1]

    def seams(self, rows: Sequence[Row]) -> list[tuple[Cell, str]]:
        """The sides on which like edges met: of the only move, else the picture gets crowded."""
        if len(rows) != 1:
            return []
        (cell,) = rows[0].action.cells
        events = [event.seen_by(None) for event in rows[0].events]
        return [(cell, str(event["side"])) for event in events if event["kind"] == "match"]

    def faces(self, data: Mapping[str, Any]) -> list[Face]:
        """Tiles, then the counters on them."""
        key, board = self.game.key, data["board"]
        tiles: list[Face] = [(key, laid["card"], None) for laid in board]
        counters = [laid["counter"] for laid in board if laid["counter"] is not None]
        return tiles + [(key, "counter", seat) for seat in counters]

    def place(self, drawing: Drawing, laid: Laid, data: Mapping[str, Any]) -> None:
        """A tile with its counter and coins."""
        key, cell = self.game.key, cell_of(laid)
        scene = shown(key, laid["card"], None)
        x, y = self.middle(cell)
        with drawing.clip(self.square(cell, 0)):
            turn = 90.0 * laid["rotation"]
            drawing.place(scene, x, y, rotation=turn, scale=self.side / scene.width)
        if laid["counter"] is not None:
            away, radius = _COUNTER
            disc = shown(key, "counter", laid["counter"])
            drawing.fill(circle(x + away, y + away, radius + 2.2), INK, "line")
            drawing.fill(circle(x + away, y + away, radius + 1.4), BONE, "line")
            with drawing.clip(circle(x + away, y + away, radius)):
                drawing.place(disc, x + away, y + away, scale=2 * radius / disc.width)
        if laid["coins"]:
            self._number(drawing, x - 20, y + 20, laid["coins"], GOLD, 34)

    def point(
        self,
        drawing: Drawing,
        marks: Marks,
        inside: Mapping[Cell, Laid],
        data: Mapping[str, Any],
    ) -> None:
        """Targets, placed tiles, crosses, sides that match, and the order of several moves."""
        with drawing.group("targets"):
            for cell in marks.targets:
                drawing.stroke(self.square(cell, 5.0), RED, 2.4, dash=(8.0, 5.0))
        with drawing.group("placed"):
            for cell in marks.placed:
                drawing.stroke(self._brackets(cell), INK, 3.6)
        # A red cross on a red tile shows only on a rim of its own.
        for name, half, paint, width in _CROSS:
            with drawing.group(name):
                for cell in marks.refused:
                    x, y = self.middle(cell)
                    drawing.stroke(line((x - half, y - half), (x + half, y + half)), paint, width)
                    drawing.stroke(line((x - half, y + half), (x + half, y - half)), paint, width)
        with drawing.group("seams"):
            for (x0, y0), side in marks.seams:
                dx, dy = _SIDES[side]
                x, y = (x0 + dx / 2) * self.pitch, (y0 + dy / 2) * self.pitch
                drawing.fill(_lozenge(x, y, 9.0), INK, "line")
                drawing.fill(_lozenge(x, y, 7.2), CREAM, "plate")
                drawing.fill(_lozenge(x, y, 3.4), INK, "line")
        if len(marks.placed) > 1:
            with drawing.group("order"):
                for number, cell in enumerate(marks.placed, 1):
                    x, y = (value - 24 for value in self.middle(cell))
                    self._number(drawing, x, y, number, CREAM, 36)

    def _number(
        self, drawing: Drawing, x: float, y: float, number: int, ground: Paint, size: float
    ) -> None:
        """A number on a disc, which grows with it."""
        size = max(size, self.least)
        radius = max(10.5, size * 0.29)
        drawing.fill(circle(x, y, radius), INK, "line")
        drawing.fill(circle(x, y, radius - 1.2), ground, "plate")
        drawing.text(x, y + text.cap_height(size, "display") / 2, str(number), size, BLACK)

    def told_at(self, laid: Laid, who: Sequence[str]) -> str:
        """A tile, its edges as it lies, its counter and coins."""
        edges = words.edges(TILES[laid["card"]].turned(laid["rotation"]))
        told = f"a {self.components[laid['card']].name} ({edges})"
        if laid["counter"] is not None:
            told += f" with {who[laid['counter']]}'s counter"
        if laid["coins"]:
            told += f" and {laid['coins']} coins" if laid["coins"] > 1 else " and a coin"
        return told

    def _brackets(self, cell: Cell) -> Path:
        """Four corners around a tile."""
        x, y = self.middle(cell)
        out, arm = self.pitch / 2 + 1.4, 17.0
        return joined(
            line((x + sx * (out - arm), y + sy * out), (x + sx * out, y + sy * out),
                 (x + sx * out, y + sy * (out - arm)))
            for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        )  # fmt: skip


def _lozenge(x: float, y: float, r: float) -> Path:
    return polygon([(x, y - r), (x + r, y), (x, y + r), (x - r, y)])


BOARD = RueBoard
