"""The calibration sheet: what it measures, where, and what follows for a printer.

Four scales, A at the top, B at the bottom, C on the left and D on the right, lie on both sides of
the sheet. Held to the light, one sees how far the back's lie off the front's.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from generator.draw.path import Box, placing
from generator.draw.scene import Scene
from generator.sheets.calibration_sheet import back_scene, front_scene
from generator.sheets.errors import FitError, SettingError
from generator.sheets.papers import Paper
from generator.sheets.plan import Page, SheetPlan, Slot
from generator.sheets.scales import long_lines, scales
from generator.sheets.shift import MOST_OFFSET, SCALES, Shift

#: Smaller papers have no room for the scales and for what has to be said.
SMALLEST = (180.0, 250.0)


@dataclass(frozen=True, slots=True)
class Reading:
    """How far the back lies off the front as seen on the front, and how it is turned there."""

    right: float
    down: float
    clockwise: float


def calibration(paper: Paper) -> tuple[SheetPlan, dict[str, Scene]]:
    """The plan of the sheet's two sides, and their faces; raises FitError for a small paper."""
    short, long = sorted((paper.width, paper.height))
    if short < SMALLEST[0] or long < SMALLEST[1] or paper.width > paper.height:
        raise FitError(
            f"the calibration sheet needs {SMALLEST[0]:g} × {SMALLEST[1]:g} mm, upright",
            f"paper {paper.title}",
            "choose A4 or Letter: what is wrong with a printer does not hang on the paper",
        )
    plan = SheetPlan(
        title=f"Calibration sheet, {paper.title}",
        paper=paper.title,
        layout="duplex-long",
        palette="full colour",
        width=paper.width,
        height=paper.height,
        margin=0.0,
        per_sheet=1,
        duplex="DuplexFlipLongEdge",
        pages=(_page(paper, 1, "front"), _page(paper, 2, "back")),
    )
    return plan, {"front": front_scene(paper), "back": back_scene(paper)}


def correction(
    paper: Paper, read: Sequence[float], measured: tuple[float, float] | None = None
) -> Shift:
    """The shift that undoes what was read off the scales A to D, in mm.

    `measured` is how long the long lines are that lie across and down. Raises SettingError for
    what cannot have been read.
    """
    for name, value in zip("ABCD", read, strict=True):
        if not (math.isfinite(value) and abs(value) <= MOST_OFFSET):
            raise SettingError(
                f"{value:g} mm on scale {name} is more than a printer is off by",
                "read",
                f"read it anew; it is {-MOST_OFFSET:g} to {MOST_OFFSET:g}",
            )
    across, down = _grown(paper, measured or long_lines(paper))
    # The scales themselves are printed as large as everything.
    reads = [value * grown for value, grown in zip(read, (across, across, down, down), strict=True)]
    a, _, c, _ = (scale.zero for scale in scales(paper))
    apart = (paper.height - 2 * a[1]) * down + (paper.width - 2 * c[0]) * across
    seen = Reading(
        (reads[0] + reads[1]) / 2,
        (reads[2] + reads[3]) / 2,
        math.asin((reads[0] - reads[1] + reads[3] - reads[2]) / apart),
    )
    # Seen on the back, right and left are exchanged, and clockwise is the other way.
    turn = math.degrees(seen.clockwise)
    x, y = placing(rotation=turn).point(seen.right, -seen.down)
    shift = Shift(
        round(x, 3) + 0.0,
        round(y, 3) + 0.0,
        round(turn, 4) + 0.0,
        round(100 / across, 3),
        round(100 / down, 3),
    )
    shift.check()
    return shift


def _grown(paper: Paper, measured: tuple[float, float]) -> tuple[float, float]:
    """How much larger than planned the printer prints, across and down."""
    found = []
    for name, planned, length in zip("WH", long_lines(paper), measured, strict=True):
        low, high = (planned * share / 100 for share in SCALES)
        if not (math.isfinite(length) and low <= length <= high):
            raise SettingError(
                f"line {name} is planned {planned:g} mm long, and {length:g} is no such length",
                "measured",
                f"measure it anew on {paper.title}; it is {low:g} to {high:g}",
            )
        found.append(length / planned)
    return found[0], found[1]


def _page(paper: Paper, number: int, side: str) -> Page:
    whole = Box(0.0, 0.0, paper.width, paper.height)
    is_front = side == "front"
    slot = Slot(
        id=f"s1{side[0]}1",
        face=side,
        name=f"calibration, {side}",
        side="front" if is_front else "back",
        trim=whole,
        bleed=whole,
        shape="rect",
        rotation=0,
        partner=f"s1{'b' if is_front else 'f'}1",
    )
    return Page(number, 1, slot.side, (slot,), (), (), 3 - number)
