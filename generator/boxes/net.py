"""Nets of tuck boxes: panels, folds and one closed cut, in millimetres, the printed side up.

From the left: a glue flap, the back, a side, the front, the other side. The back carries a lid and
a bottom, each with a tuck that goes in behind the front; the sides carry dust flaps.
"""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from generator.draw.outline import Outline, Vertex, rounded_outline
from generator.draw.path import Box, Point

#: How much narrower a lid and its tuck are than the panel that they hang on, on either side.
EASE = 0.5
#: The widest glue flap; what it stays short of the side behind which it lies; how its ends slope.
GLUE, GLUE_SHORT, GLUE_SLOPE = 12.0, 2.0, 3.0
#: The longest tuck, as a share of the height, and at the most.
TUCK_SHARE, TUCK = 0.35, 14.0
#: The longest dust flap, as a share of the width so that two do not meet, and at the most; what it
#: stays short of the lid's fold beside it; how its sides slope, and how round its corners are.
DUST_SHARE, DUST, DUST_SHORT = 0.45, 22.0, 2.0
DUST_SLOPE, DUST_ROUND = math.tan(math.radians(10)), 2.0
#: How round a tuck’s corners are, as a share of its length, and of its width at the most.
TUCK_ROUND, TUCK_ROUNDEST = 0.6, 0.4
#: The thumb's notch: its radius as a share of the front's shorter side, and at the most.
NOTCH_SHARE, NOTCH = 0.2, 9.0
#: Shallower boxes have flaps too narrow to fold.
SHALLOWEST = 12.0


@dataclass(frozen=True, slots=True)
class Room:
    """What is inside a closed box: width and height as seen from the front, and depth."""

    width: float
    height: float
    depth: float


@dataclass(frozen=True, slots=True)
class Net:
    """A flat box of a card thickness; panels are from fold to fold, or to a cut.

    `folds` are their ends, in pairs. `outline` is the one cut.
    """

    thickness: float
    panels: Mapping[str, Box]
    folds: tuple[tuple[Point, Point], ...]
    outline: Outline

    @property
    def size(self) -> tuple[float, float]:
        """Width and height when it lies flat."""
        box = self.outline.bounds()
        return box.x1, box.y1

    @property
    def room(self) -> Room:
        """What is inside when it is folded: a fold takes one thickness of the card."""
        front, side = self.panels["front"], self.panels["left"]
        lost = self.thickness
        return Room(front.width - lost, front.height - lost, side.width - lost)


def net(room: Room, thickness: float) -> Net:
    """The net of a box with so much room, or a little more depth, its upper left corner at 0, 0."""
    wide, high = room.width + thickness, room.height + thickness
    deep = max(room.depth, SHALLOWEST) + thickness
    glue = min(GLUE, deep - GLUE_SHORT)
    tuck = min(TUCK, TUCK_SHARE * high)
    dust = min(DUST_SHARE * wide, DUST, deep - DUST_SHORT)
    # The last side ends beside the fold on which the glue flap hangs.
    widths = (glue, wide, deep, wide, deep - thickness)
    x = [round(sum(widths[:i]), 4) for i in range(6)]
    y = [round(at, 4) for at in (0.0, tuck, tuck + deep, tuck + deep + high)]
    y += [round(y[3] + deep, 4), round(y[3] + deep + tuck, 4)]
    panels = {
        "glue": Box(x[0], y[2], x[1], y[3]),
        "back": Box(x[1], y[2], x[2], y[3]),
        "left": Box(x[2], y[2], x[3], y[3]),
        "front": Box(x[3], y[2], x[4], y[3]),
        "right": Box(x[4], y[2], x[5], y[3]),
        "lid": Box(x[1] + EASE, y[1], x[2] - EASE, y[2]),
        "lid tuck": Box(x[1] + EASE, y[0], x[2] - EASE, y[1]),
        "bottom": Box(x[1] + EASE, y[3], x[2] - EASE, y[4]),
        "bottom tuck": Box(x[1] + EASE, y[4], x[2] - EASE, y[5]),
        "left dust": Box(x[2], y[2] - dust, x[3], y[2]),
        "right dust": Box(x[4], y[2] - dust, x[5], y[2]),
        "left low dust": Box(x[2], y[3], x[3], y[3] + dust),
        "right low dust": Box(x[4], y[3], x[5], y[3] + dust),
    }
    return Net(thickness, panels, tuple(_folds(panels)), _outline(panels))


def notch_of(front: Box) -> float:
    """The radius of the thumb's notch in the upper edge of a front."""
    return min(NOTCH, NOTCH_SHARE * min(front.width, front.height))


def _folds(panels: Mapping[str, Box]) -> Iterator[tuple[Point, Point]]:
    for name in ("back", "left", "front", "right"):
        box = panels[name]
        yield (box.x0, box.y0), (box.x0, box.y1)
    back = panels["back"]
    yield (back.x0, back.y0), (back.x1, back.y0)
    yield (back.x0, back.y1), (back.x1, back.y1)
    for name in ("lid", "bottom"):
        box = panels[name]
        at = box.y0 if name == "lid" else box.y1
        yield (box.x0, at), (box.x1, at)
    for name in ("left", "right"):
        box = panels[name]
        yield (box.x0, box.y0), (box.x1, box.y0)
        yield (box.x0, box.y1), (box.x1, box.y1)


def _outline(panels: Mapping[str, Box]) -> Outline:
    """The cut, clockwise from where lid and glue flap meet."""
    glue, back, front = panels["glue"], panels["back"], panels["front"]
    corners = [
        *_tucked(back.x0, back.x1, panels["lid tuck"], back.y0, -1),
        *_dusted(panels["left dust"], -1),
        *_dusted(panels["right dust"], -1),
        *reversed(_dusted(panels["right low dust"], 1)),
        *reversed(_dusted(panels["left low dust"], 1)),
        *reversed(_tucked(back.x0, back.x1, panels["bottom tuck"], back.y1, 1)),
        (glue.x0, glue.y1 - GLUE_SLOPE, 0.0),
        (glue.x0, glue.y0 + GLUE_SLOPE, 0.0),
    ]
    seen = list(dict.fromkeys(corners))
    vertices = list(rounded_outline("net", seen).vertices)
    at = next(i for i, v in enumerate(vertices) if (v.x, v.y) == (front.x0, front.y0))
    r = notch_of(front)
    middle = (front.x0 + front.x1) / 2
    # From the left to the right, dipping into the front.
    notch = (Vertex(middle - r, front.y0, -1.0), Vertex(middle + r, front.y0))
    return Outline("net", (*vertices[: at + 1], *notch, *vertices[at + 1 :]))


Corner = tuple[float, float, float]


def _tucked(x0: float, x1: float, tuck: Box, hinge: float, way: int) -> list[Corner]:
    """A lid with its tuck, from the left end of its hinge to the right; `way` -1 is up."""
    end = tuck.y0 if way < 0 else tuck.y1
    r = min(TUCK_ROUND * tuck.height, TUCK_ROUNDEST * tuck.width)
    return [
        (x0, hinge, 0.0),
        (tuck.x0, hinge + way * 2 * EASE, 0.0),
        (tuck.x0, end, r),
        (tuck.x1, end, r),
        (tuck.x1, hinge + way * 2 * EASE, 0.0),
        (x1, hinge, 0.0),
    ]


def _dusted(dust: Box, way: int) -> list[Corner]:
    """A dust flap, from the left end of its hinge to the right."""
    hinge, end = (dust.y1, dust.y0) if way < 0 else (dust.y0, dust.y1)
    slope = min(DUST_SLOPE * dust.height, 0.3 * dust.width)
    return [
        (dust.x0, hinge, 0.0),
        (dust.x0 + slope, end, DUST_ROUND),
        (dust.x1 - slope, end, DUST_ROUND),
        (dust.x1, hinge, 0.0),
    ]
