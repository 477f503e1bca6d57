"""The default board: any position on a grid, as cards with tokens, coordinates and marks.

It draws what it finds in a place of a state's `board`: `cell` and `card`, and where they are
given `rotation`, `owner` (a seat or "undead"), `tokens`, `shares` (several owners), `beneath`
(cards below, the upper first) and `land` (what the card stands for). One scene serves paper and
screen: on a page its layers are coloured anew by style sheets, the cards stay as printed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.block import Entry
from engine.core.event import Event
from engine.core.record import Row
from engine.core.registry import AnyGame
from engine.core.state import State
from engine.core.types import Cell, Json, Seat
from generator.booklet import words
from generator.booklet.boards import pointing, spot
from generator.booklet.boards.marks import Face, Marks, Window
from generator.draw import text
from generator.draw.path import Path
from generator.draw.scene import Drawing, Scene
from generator.draw.shapes import joined, rectangle
from generator.faces.owner import owner_name
from generator.theme import INK, TAN

#: A place of a position's board, as JSON.
Laid = Mapping[str, Any]
UNDEAD = "undead"


class Board:
    """How one game's positions are shown and told; a game's own board overrides what it must."""

    #: A card's side, and from one cell to the next: the gap lets the table show.
    side: ClassVar[float] = 63.5
    pitch: ClassVar[float] = 68.5
    #: Room above and left for the coordinates, and below and right for the marks.
    head: float = 17.0
    rim: float = 5.0
    #: How large a picture wants to be: a cell of 92 pixels. Style sheets may make it smaller.
    px_per_mm: ClassVar[float] = 1.34
    #: From one cell to the next on a page of a booklet.
    paper_pitch: ClassVar[float] = 10.8
    #: The size of coordinates in points, and the rounding of a cell in mm.
    figures: float = 30.0
    #: In points; no letter that the board itself sets is smaller.
    least: float = 0.0
    corner: ClassVar[float] = 3.0
    #: Whether what was tried is marked with letters, where it is more than one thing.
    lettered: ClassVar[bool] = True
    #: The letters of what was tried, in order.
    letters: ClassVar[str] = "abcdefghijklmnopqrstuvwxyz"
    #: What an action is called where they are counted.
    actions: ClassVar[str] = "actions"
    #: Whether the numbers of several moves stand in the picture after them, too.
    numbered_after: ClassVar[bool] = True
    #: So many pieces lie on a table that is shown outside examples.
    busy: ClassVar[int] = 14

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.components = {component.key: component for component in game.components()}

    def on_paper(self, scale: float, least: float, head: float) -> Board:
        """This board for pictures that are placed at a scale.

        No letter of its own is smaller than `least` points then, and the room for the coordinates
        is `head` mm.
        """
        board = copy(self)
        board.figures, board.head = least / scale, head / scale
        board.rim, board.least = 1.2 / scale, least / scale
        return board

    # -- names -----------------------------------------------------------------------------

    def names(self, seats: int, data: Mapping[str, Any] | None = None) -> list[str]:
        """What the seats of a position (None: of any) are called: as on the printed pieces."""
        return [owner_name(self.game.key, seat) for seat in range(seats)]

    def called(self) -> str:
        """How examples call the players, for the head of the rules page."""
        names = self.names(self.game.most_seats[-1])
        return f"Examples call the players {words.listed(names)}."

    def score(self, number: int) -> str:
        """A score as it is told."""
        return words.minus(str(number))

    # -- what a picture is to show ---------------------------------------------------------

    def cells(self, action: Action) -> tuple[Cell, ...]:
        """The cells at which an action does something; the last is what it aims at."""
        return action.cells

    def seams(self, rows: Sequence[Row]) -> list[tuple[Cell, str]]:
        """The sides on which pieces met; none where sides mean nothing."""
        return []

    def faces(self, data: Mapping[str, Any]) -> list[Face]:
        """The faces that a position shows."""
        found: list[Face] = []
        for laid in data["board"]:
            found.append((self.game.key, laid["card"], None))
            for owner in owners(laid):
                token = self.token(owner, data)
                if token:
                    found.append(token)
        return found

    def token(self, owner: int | str, data: Mapping[str, Any]) -> Face | None:
        """The face of an owner's token; None where it is the seat's mark alone."""
        return None

    def identity(self, laid: Laid) -> Json:
        """What makes a piece another one than lay there before."""
        piece: Json = laid["card"]
        return piece

    def fought(self, rows: Sequence[Row]) -> list[Cell]:
        """The cells in which fights took place, which pictures mark."""
        return []

    def frame(self, cells: Window) -> Window:
        """The cells that a picture shows where these matter."""
        return cells

    def seen(self, event: Event, seat: Seat) -> Mapping[str, Json]:
        """An event as examples tell it when a seat acted: as onlookers see it."""
        return event.seen_by(None)

    def is_busy(self, data: Mapping[str, Any]) -> bool:
        """Whether a position shows enough to be shown outside examples."""
        return len(data["board"]) >= self.busy

    def public(self, state: State) -> Mapping[str, Any]:
        """What pictures outside examples show of a position."""
        return state.data()

    # -- the picture -----------------------------------------------------------------------

    def picture(
        self, name: str, data: Mapping[str, Any], cells: Window, marks: Marks | None = None
    ) -> Scene:
        """A position as a scene: `cells` are those of the picture, pieces outside are left out."""
        x0, y0, x1, y1 = cells
        columns, rows = x1 - x0 + 1, y1 - y0 + 1
        extra = self.head + self.rim
        drawing = Drawing(name, extra + columns * self.pitch, extra + rows * self.pitch)
        points = marks or Marks()
        inside = {
            cell_of(laid): laid
            for laid in data["board"]
            if x0 <= laid["cell"][0] <= x1 and y0 <= laid["cell"][1] <= y1
        }
        left, above = (self.head - v * self.pitch + self.pitch / 2 for v in (x0, y0))
        with drawing.at(left, above):
            with drawing.group("coordinates"):
                self._coordinates(drawing, cells)
            self._table(drawing, data, cells, {*inside, *points.targets})
            for laid in inside.values():
                self.place(drawing, laid, data)
            self.point(drawing, points, inside, data)
        return drawing.scene()

    def _table(
        self, drawing: Drawing, data: Mapping[str, Any], cells: Window, taken: set[Cell]
    ) -> None:
        """Draws what lies beneath all pieces."""
        with drawing.group("table"):
            drawing.stroke(joined(self._free(cells, taken)), TAN, 0.9, dash=(4.0, 4.0))

    def _free(self, cells: Window, taken: set[Cell]) -> Iterator[Path]:
        """The outlines of the cells that hold nothing, without round corners: they are many."""
        x0, y0, x1, y1 = cells
        side = self.side - 3.0
        for y in range(y0, y1 + 1):
            for x in range(x0, x1 + 1):
                if (x, y) not in taken:
                    left, above = self.middle((x, y))
                    yield rectangle(left - side / 2, above - side / 2, side, side)

    def place(self, drawing: Drawing, laid: Laid, data: Mapping[str, Any]) -> None:
        """Draws what lies in one place."""
        x, y = self.middle(cell_of(laid))
        tokens = [(owner, self.token(owner, data)) for owner in owners(laid)]
        with drawing.at(x, y):
            spot.draw(drawing, self.game.key, self.components, laid, tokens, self.least)

    def point(
        self,
        drawing: Drawing,
        marks: Marks,
        inside: Mapping[Cell, Laid],
        data: Mapping[str, Any],
    ) -> None:
        """Draws the marks over everything else."""
        pointing.draw(drawing, marks, set(inside), self.middle, self.square, least=self.least)

    def column(self, x: int) -> str:
        """What stands over a column."""
        return words.minus(str(x))

    def row(self, y: int) -> str:
        """What stands before a row."""
        return words.minus(str(y))

    def middle(self, cell: Cell) -> tuple[float, float]:
        """Where the middle of a cell is."""
        return cell[0] * self.pitch, cell[1] * self.pitch

    def square(self, cell: Cell, inset: float) -> Path:
        """The outline of a card in a cell, `inset` mm inside it."""
        side = self.side - 2 * inset
        x, y = self.middle(cell)
        return rectangle(x - side / 2, y - side / 2, side, side, self.corner)

    def _coordinates(self, drawing: Drawing, cells: Window) -> None:
        x0, y0, x1, y1 = cells
        size, half = self.figures, self.pitch / 2
        away = self.head / 2
        for x in range(x0, x1 + 1):
            low = y0 * self.pitch - half - self.head * 0.27
            drawing.text(x * self.pitch, low, self.column(x), size, INK, font="strong")
        for y in range(y0, y1 + 1):
            low = y * self.pitch + text.cap_height(size, "strong") / 2
            left = x0 * self.pitch - half - away
            drawing.text(left, low, self.row(y), size, INK, font="strong")

    # -- the same in words -----------------------------------------------------------------

    def told(self, data: Mapping[str, Any], who: Sequence[str]) -> str:
        """A position's board in words, place by place, row by row."""
        places = sorted(data["board"], key=lambda laid: (laid["cell"][1], laid["cell"][0]))
        told = [
            f"at {laid['cell'][0]},{laid['cell'][1]} {self.told_at(laid, who)}" for laid in places
        ]
        return words.minus(f"{'; '.join(told)}.") if told else "an empty table."

    def told_at(self, laid: Laid, who: Sequence[str]) -> str:
        """What lies in one place, in words."""
        parts = [self._name(laid)]
        tokens = laid.get("tokens") or 0
        holders = [_whose(owner, who) for owner in owners(laid)]
        if len(laid.get("shares") or ()):
            parts.append(f"with one token each of {words.listed(holders)}")
        elif holders:
            parts.append(
                f"with {holders[0]}’s token"
                if tokens == 1
                else f"with {tokens} of {holders[0]}’s tokens"
            )
        below = laid.get("beneath") or ()
        if below:
            parts.append("over " + words.listed(self._name(layer) for layer in below))
        return " ".join(parts)

    def _name(self, laid: Laid) -> str:
        name = self.components[laid["card"]].name
        land = laid.get("land")
        return f"{name} as {self.components[land].name}" if land else name

    def told_line(self, entry: Entry, who: Sequence[str]) -> str:
        """A line of a position, such as a hand, in words; "" for what the picture shows."""
        return "" if entry.key == "board" or not entry.value else f"{entry.key}: {entry.value}"


def cell_of(laid: Laid) -> Cell:
    """The cell of a place."""
    x, y = laid["cell"]
    return x, y


def owners(laid: Laid) -> Iterable[int | str]:
    """Whose tokens lie in a place, each once."""
    shares = laid.get("shares") or ()
    owner = laid.get("owner")
    return (*shares, *(() if owner is None else (owner,)))


def _whose(owner: int | str, who: Sequence[str]) -> str:
    return "the Undead" if owner == UNDEAD else who[int(owner)]
