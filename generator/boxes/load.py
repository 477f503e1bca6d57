"""Loads: how a box's contents are stacked, and how much room they need.

What is flat lies in stacks side by side; discs lie as they fall, so they are reckoned thicker.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from generator.boxes.net import SHALLOWEST, Net, Room, net
from generator.draw.path import Box
from generator.sheets.errors import FitError
from generator.sheets.papers import PAPERS, Paper

#: Card of 300 g/m²; what boxes are made of, and cards if nothing else is known.
CARD = 0.30
#: How thick pieces are, by kind: discs folded and glued, pieces on thick cardboard.
THICKNESS = {"counter": 0.6, "coin": 0.6, "token": 0.6, "piece": 2.0}
#: How much higher discs lie that fell in than if they were stacked.
LOOSE = 1.5
#: What contents have to spare in each direction.
CLEARANCE = 1.5
#: The most stacks side by side, the most boxes, and the deepest one.
STACKS, BOXES, DEEPEST = 6, 12, 60.0
#: How many cards the largest tuck box holds that one can buy.
LARGEST_SOLD = 108


@dataclass(frozen=True, slots=True)
class Load:
    """Pieces of one size: what they are, how many, and the size of one, in mm."""

    what: str
    count: int
    width: float
    height: float
    thickness: float

    def room(self, columns: int, rows: int) -> Room:
        """What so many stacks need, with something to spare."""
        high = -(-self.count // (columns * rows)) * self.thickness
        return Room(
            columns * self.width + CLEARANCE, rows * self.height + CLEARANCE, high + CLEARANCE
        )

    def split(self, boxes: int) -> tuple["Load", ...]:
        """The same in several boxes, as even as possible."""
        few, more = divmod(self.count, boxes)
        counts = (few + (i < more) for i in range(boxes))
        return tuple(
            Load(self.what, count, self.width, self.height, self.thickness) for count in counts
        )


def boxed(load: Load, paper: Paper, around: Box) -> list[tuple[Load, Net]]:
    """The fewest boxes for a load whose nets fit, each with what goes in.

    `around` is what a net leaves free of the paper at each side. Of the ways to stack the one is
    taken that needs the least card. Raises FitError.
    """
    for boxes in range(1, min(BOXES, load.count) + 1):
        parts = load.split(boxes)
        # The first part is the largest, and all boxes are alike.
        fitting = [made for made in _nets(parts[0]) if turned(made, paper, around) is not None]
        if fitting:
            best = min(fitting, key=_surface)
            return [(part, best) for part in parts]
    smallest = min(_nets(load.split(load.count)[0]), key=_surface)
    raise FitError(
        f"not even a box for one of {load.count} {load.what}, "
        f"{smallest.size[0]:.0f} × {smallest.size[1]:.0f} mm flat, fits",
        paper.title,
        _remedy(load, around),
    )


def turned(made: Net, paper: Paper, around: Box) -> bool | None:
    """Whether the paper has to lie for a net; None if the net does not fit."""
    wide = made.size[0] + around.x0 + around.x1
    high = made.size[1] + around.y0 + around.y1
    if wide <= paper.width and high <= paper.height:
        return False
    return True if wide <= paper.height and high <= paper.width else None


def _nets(load: Load) -> Iterator[Net]:
    """All ways to stack, narrow boxes first."""
    for columns in range(1, STACKS + 1):
        for rows in range(1, STACKS + 1):
            room = load.room(columns, rows)
            if room.depth <= DEEPEST and (columns * rows == 1 or room.depth >= SHALLOWEST):
                yield net(room, CARD)


def _surface(made: Net) -> float:
    room = made.room
    return room.width * room.height + (room.width + room.height) * room.depth


def _remedy(load: Load, around: Box) -> str:
    for paper in PAPERS.values():
        if any(turned(made, paper, around) is not None for made in _nets(load)):
            return f"print on {paper.title}"
    return "print on a larger paper"
