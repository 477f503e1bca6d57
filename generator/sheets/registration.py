"""Registration marks: what a cutting machine looks for to find the sheet, as data."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from generator.draw.path import Box
from generator.sheets.errors import one_of

Corner = Literal["upper left", "upper right", "lower left", "lower right"]

#: From the edges of the paper to the marks.
INSET = 10.008
#: The arms of an L, and how thick they are.
LENGTH = 8.89
THICKNESS = 0.991
SQUARE = 5.0
#: Nothing else is printed so near to a mark.
PAD = 1.5
#: How far from the edges of the paper marks and pads reach.
REACH = INSET + LENGTH + PAD


@dataclass(frozen=True, slots=True)
class Profile:
    """What a machine looks for: in which corners there are squares, and in which Ls."""

    key: str
    squares: tuple[Corner, ...]
    ells: tuple[Corner, ...]


PROFILES = {
    profile.key: profile
    for profile in (
        Profile("three", ("upper left",), ("upper right", "lower left")),
        Profile("four", (), ("upper left", "upper right", "lower left", "lower right")),
    )
}


def profile(key: str) -> Profile:
    """The profile of a key; raises SettingError for an unknown one."""
    if key not in PROFILES:
        raise one_of(key, PROFILES, "registration", "profile of registration marks")
    return PROFILES[key]


def registration_marks(wanted: Profile, width: float, height: float) -> tuple[Box, ...]:
    """The black boxes on a page of a size: one for a square, two for an L, open to the middle."""
    return tuple(
        Box(
            *(round(v, 6) for v in _mirrored(box, corner, width, height)),
        )
        for corner, box in _boxes(wanted)
    )


def clearances(wanted: Profile) -> tuple[tuple[float, float], ...]:
    """Ways to keep out of all pads: how far from the paper's sides, and from its top and bottom."""
    pads = [(box.x1 + PAD, box.y1 + PAD) for _, box in _boxes(wanted)]
    ways = []
    for x in sorted({0.0, *(right for right, _ in pads)}):
        beside = [low for right, low in pads if right > x + 1e-9]
        ways.append((x, max(beside, default=0.0)))
    return tuple(ways)


def _boxes(wanted: Profile) -> Iterator[tuple[Corner, Box]]:
    """The boxes of each corner's mark, as if all corners were the upper left one."""
    for corner in wanted.squares:
        yield corner, Box(INSET, INSET, INSET + SQUARE, INSET + SQUARE)
    for corner in wanted.ells:
        yield corner, Box(INSET, INSET, INSET + LENGTH, INSET + THICKNESS)
        yield corner, Box(INSET, INSET, INSET + THICKNESS, INSET + LENGTH)


def _mirrored(box: Box, corner: Corner, width: float, height: float) -> Box:
    if "right" in corner:
        box = Box(width - box.x1, box.y0, width - box.x0, box.y1)
    if "lower" in corner:
        box = Box(box.x0, height - box.y1, box.x1, height - box.y0)
    return box
