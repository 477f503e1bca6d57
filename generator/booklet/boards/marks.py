"""What pictures of positions share: which faces they show, what they point out, how far they go."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from engine.core.types import Cell
from generator.draw.scene import Scene
from generator.faces import face

#: A face on a board: game, piece, and seat where the face shows one.
Face = tuple[str, str, int | None]
#: First column and row, last column and row.
Window = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Marks:
    """What a picture points out.

    `placed`: pieces just placed, in order; `changed`: others that are not as they were;
    `targets`: cells where something may or will be done; `refused`: cells where it may not;
    `seams`: sides (cell, side) on which like edges meet; `arrows`: ways from cell to cell;
    `fought`: cells in which a fight took place;
    `labels`: the numbers of moves and the letters of what was tried, by cell.
    """

    placed: Sequence[Cell] = ()
    changed: Sequence[Cell] = ()
    targets: Sequence[Cell] = ()
    refused: Sequence[Cell] = ()
    seams: Sequence[tuple[Cell, str]] = ()
    arrows: Sequence[tuple[Cell, Cell]] = ()
    fought: Sequence[Cell] = ()
    labels: Mapping[Cell, str] = field(default_factory=dict)


def shown(game: str, piece: str, seat: int | None) -> Scene:
    """The face that boards show of a piece, always the same object."""
    return face(game, piece, seat=seat, size="small")


def window(cells: Iterable[Cell]) -> Window:
    """The smallest rectangle of cells around some."""
    found = list(cells) or [(0, 0)]
    xs, ys = [x for x, _ in found], [y for _, y in found]
    return min(xs), min(ys), max(xs), max(ys)
