"""Strategus's board: pieces face up on lettered columns and numbered rows, and two lakes."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from engine.core.block import Entry
from engine.core.event import Event
from engine.core.record import Row
from engine.core.state import State
from engine.core.types import Cell, Json, Seat
from engine.games.strategus.board import CELLS, LAKES, SIZE, cell_of
from generator.booklet import words
from generator.booklet.boards import pointing
from generator.booklet.boards.default import Board, Laid
from generator.booklet.boards.default import cell_of as cell_in
from generator.booklet.boards.marks import Face, Marks, Window, shown
from generator.draw.path import Path
from generator.draw.scene import Drawing
from generator.draw.shapes import joined, line, rectangle
from generator.faces.strategus import BACK, SIDE
from generator.theme import BONE, INK, LANDS

#: How wide and high a picture may grow by showing what is around.
_ROOM = 6
#: Lines go on so far where the board does, beyond the picture.
_BEYOND = 3.4
_WATER = LANDS["k"]
#: Marks are drawn for cards of this size, and made smaller with all else.
_SCALE = SIDE / pointing.SIDE
#: Marks in the corners of pieces, on their own scale.
_DISC = 11.5
#: A game outside examples is shown after so many half-moves.
_BUSY = 90
#: Lines of a position that pictures and moves tell already.
_UNTOLD = frozenset({"board", "to-move", "turn", "rows", "run", "placed", "result"})


class StrategusBoard(Board):
    """Square pieces on square cells."""

    side: ClassVar[float] = SIDE
    pitch: ClassVar[float] = 44.0
    paper_pitch: ClassVar[float] = 9.2
    head: float = 15.0
    rim: float = 4.0
    px_per_mm: ClassVar[float] = 1.5
    figures: float = 29.0
    corner: ClassVar[float] = 1.0
    #: No column is called like these.
    letters: ClassVar[str] = "pqrstuvwxyz"
    actions: ClassVar[str] = "moves"
    numbered_after: ClassVar[bool] = False

    def called(self) -> str:
        """The sides, how they are told apart, and where the cells are."""
        return (
            "Pictures show all pieces face up: South’s are light squares, North’s dark with hollow "
            "corners. Columns are lettered from South’s left, rows numbered from South’s back row; "
            "a picture ends where nothing more happens. A burst marks a fight."
        )

    def identity(self, laid: Laid) -> Json:
        """Whose piece of what kind."""
        return f"{laid['seat']} {laid['kind']}"

    def fought(self, rows: Sequence[Row]) -> list[Cell]:
        """The cells of all fights."""
        events = (event.public for row in rows for event in row.events if event.kind == "fight")
        return [cell_in(public) for public in events]

    def seen(self, event: Event, seat: Seat) -> Mapping[str, Json]:
        """As whoever acts sees it: in examples nothing is hidden."""
        return event.seen_by(seat)

    def is_busy(self, data: Mapping[str, Any]) -> bool:
        """Whether the armies have met."""
        return bool(data["turn"] >= _BUSY)

    def public(self, state: State) -> Mapping[str, Any]:
        """South's view, as from a seat at the table."""
        return self.game.view(state, 0)

    # -- the picture -----------------------------------------------------------------------

    def frame(self, cells: Window) -> Window:
        """These cells and those around, as long as that makes no large picture."""
        (x0, x1), (y0, y1) = _wider(cells[0], cells[2]), _wider(cells[1], cells[3])
        return x0, y0, x1, y1

    def faces(self, data: Mapping[str, Any]) -> list[Face]:
        """The pieces of both sides; hidden ones show their backs."""
        return [self._face(laid) for laid in data["board"]]

    def place(self, drawing: Drawing, laid: Laid, data: Mapping[str, Any]) -> None:
        """A piece."""
        drawing.place(shown(*self._face(laid)), *self.middle(cell_in(laid)))

    def point(
        self,
        drawing: Drawing,
        marks: Marks,
        inside: Mapping[Cell, Laid],
        data: Mapping[str, Any],
    ) -> None:
        """The marks of the default board, made as small as the pieces; ways have arrows alone."""
        lakes = [cell_of(lake) for lake in LAKES] if _has_lakes(data) else []
        filled = {*inside, *lakes}
        ends = {cell for arrow in marks.arrows for cell in arrow}
        points = Marks(
            placed=marks.placed,
            targets=[cell for cell in marks.targets if cell not in ends],
            refused=marks.refused,
            arrows=list(dict.fromkeys(marks.arrows)),
            fought=marks.fought,
            labels=marks.labels,
        )

        def middle(cell: Cell) -> tuple[float, float]:
            x, y = self.middle(cell)
            return x / _SCALE, y / _SCALE

        def square(cell: Cell, inset: float) -> Path:
            x, y = middle(cell)
            half = pointing.SIDE / 2 - inset
            return rectangle(x - half, y - half, 2 * half, 2 * half, 1.5)

        least = self.least / _SCALE
        with drawing.at(scale=_SCALE):
            pointing.draw(
                drawing, points, filled, middle, square, disc=_DISC, reach=_reach, least=least
            )

    def _table(
        self, drawing: Drawing, data: Mapping[str, Any], cells: Window, taken: set[Cell]
    ) -> None:
        lakes = [cell for cell in map(cell_of, LAKES) if _has_lakes(data) and _inside(cell, cells)]
        if lakes:
            with drawing.group("lakes"):
                drawing.fill(joined(self._water(lakes)), _WATER, "body")
                drawing.stroke(joined(self._waves(lakes)), BONE, 1.0)
        with drawing.group("table"):
            drawing.stroke(joined(self._lines(cells, edge=False)), INK, 0.7)
            drawing.stroke(joined(self._lines(cells, edge=True)), INK, 2.2, cap="round")

    def _lines(self, cells: Window, *, edge: bool) -> Iterator[Path]:
        """The lines between cells, or those at the edges of the board."""
        x0, y0, x1, y1 = cells
        half = self.pitch / 2
        left, right = x0 * self.pitch - half, x1 * self.pitch + half
        above, below = y0 * self.pitch - half, y1 * self.pitch + half
        if not edge:
            left, above = left - _BEYOND * (x0 > 0), above - _BEYOND * (y0 > 0)
            right = right + _BEYOND * (x1 < SIZE - 1)
            below = below + _BEYOND * (y1 < SIZE - 1)
        for x in range(x0, x1 + 2):
            if (x in (0, SIZE)) == edge:
                at = x * self.pitch - half
                yield line((at, above), (at, below))
        for y in range(y0, y1 + 2):
            if (y in (0, SIZE)) == edge:
                at = y * self.pitch - half
                yield line((left, at), (right, at))

    def _water(self, lakes: Iterable[Cell]) -> Iterator[Path]:
        half = self.pitch / 2
        for cell in lakes:
            x, y = self.middle(cell)
            yield rectangle(x - half, y - half, self.pitch, self.pitch)

    def _waves(self, lakes: Iterable[Cell]) -> Iterator[Path]:
        for cell in lakes:
            x, y = self.middle(cell)
            for dy in (-9.0, 3.0, 15.0):
                yield joined(_ripple(x + dx, y + dy) for dx in (-12.0, 2.0))

    def column(self, x: int) -> str:
        """A letter."""
        return CELLS.format((x, 0))[0]

    def row(self, y: int) -> str:
        """A number, from South."""
        return CELLS.format((0, y))[1:]

    def _face(self, laid: Laid) -> Face:
        return self.game.key, laid["kind"] or BACK, laid["seat"]

    # -- the same in words -----------------------------------------------------------------

    def told(self, data: Mapping[str, Any], who: Sequence[str]) -> str:
        """Each side's pieces with their cells, in the order of rows from North to South."""
        places = sorted(data["board"], key=lambda laid: (laid["cell"][1], laid["cell"][0]))
        told = []
        for seat, name in enumerate(who):
            pieces = [self.told_at(laid, who) for laid in places if laid["seat"] == seat]
            told += [f"{name}: {', '.join(pieces)}."] if pieces else []
        if _has_lakes(data):
            told.append(f"Lakes: {', '.join(CELLS.format(cell_of(lake)) for lake in LAKES)}.")
        return " ".join(told) or "an empty board."

    def told_at(self, laid: Laid, who: Sequence[str]) -> str:
        """A piece and its cell."""
        return f"{laid['kind'] or 'hidden piece'} on {CELLS.format(cell_in(laid))}"

    def told_line(self, entry: Entry, who: Sequence[str]) -> str:
        """Whose piece stays known, and the count of half-moves without a fight."""
        if entry.key in _UNTOLD:
            return ""
        if entry.key == "known":
            return (
                f"the other side goes on seeing what stands on {words.listed(entry.value.split())}"
            )
        if entry.key == "quiet":
            return f"half-moves in a row without a fight: {entry.value}"
        return super().told_line(entry, who)


def _has_lakes(data: Mapping[str, Any]) -> bool:
    return bool(data["options"].get("lakes") == "on")


def _inside(cell: Cell, cells: Window) -> bool:
    return cells[0] <= cell[0] <= cells[2] and cells[1] <= cell[1] <= cells[3]


def _wider(first: int, last: int) -> tuple[int, int]:
    """A row or column more on each side, where the board goes on and there is room."""
    if last < SIZE - 1 and last - first + 1 < _ROOM:
        last += 1
    if first > 0 and last - first + 1 < _ROOM:
        first -= 1
    return first, last


def _ripple(x: float, y: float) -> Path:
    """A wave from (x, y), ten millimetres long."""
    return Path("MQQ", (x, y, x + 2.5, y - 5.0, x + 5.0, y, x + 7.5, y + 5.0, x + 10.0, y))


def _reach(length: float) -> float:
    """Arrows reach a little into the cells of start and end, and cross what lies between."""
    return max(9.5, length / 2 - pointing.SIDE * 0.46)


BOARD = StrategusBoard
