"""The scales of the calibration sheet: where they lie on it, and where their lines are.

Lines of the front are 2 mm apart, those of the back 1.9: where a line of each meets, the back is
off by the number of the front's line less that of the back's, to a tenth of a millimetre.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

from generator.draw.path import Point
from generator.sheets.papers import Paper

FRONT_PITCH, BACK_PITCH = 2.0, 1.9
#: How many lines there are on either side of zero.
FRONT_LINES, BACK_LINES = 13, 10
#: How long they are: the front's on one side of the scale's line, the back's on the other.
TICK = 4.0
#: How far a scale's line lies from the edge of the paper.
INSET = 27.0


@dataclass(frozen=True, slots=True)
class Scale:
    """A scale: its name, whether it lies across or down, and its zero in mm on the front."""

    name: str
    along: Literal["x", "y"]
    zero: Point

    def tick(self, value: float, length: float) -> tuple[Point, Point]:
        """The line of a value in mm; a negative `length` goes up, or to the left."""
        x, y = self.zero
        if self.along == "x":
            return (x + value, y), (x + value, y + length)
        return (x, y + value), (x + length, y + value)


def scales(paper: Paper) -> tuple[Scale, ...]:
    """The four scales on the front of a paper: A at the top, B below, C on the left, D right."""
    x, y = paper.width / 2, paper.height / 2
    return (
        Scale("A", "x", (x, INSET)),
        Scale("B", "x", (x, paper.height - INSET)),
        Scale("C", "y", (INSET, y)),
        Scale("D", "y", (paper.width - INSET, y)),
    )


def turn_of(paper: Paper) -> float:
    """By how many degrees a back is turned for each mm of A − B + D − C."""
    lie = {scale.name: scale.zero for scale in scales(paper)}
    apart = lie["B"][1] - lie["A"][1] + lie["D"][0] - lie["C"][0]
    return math.degrees(1 / apart)


def front_values() -> list[float]:
    """The values of the front's lines, in order."""
    return [number * FRONT_PITCH for number in range(-FRONT_LINES, FRONT_LINES + 1)]


def back_values() -> list[float]:
    """The values of the back's lines, in order, as seen through the paper."""
    return [round(number * BACK_PITCH, 1) for number in range(-BACK_LINES, BACK_LINES + 1)]


def long_lines(paper: Paper) -> tuple[float, float]:
    """How long the two lines are by which one measures how large a printer prints."""
    return (paper.width - 46) // 10 * 10, (paper.height - 74) // 10 * 10
