"""The backs: the same for all pieces of a side, and the same however they are turned.

A piece must not be known by how it lies, so everything is drawn four times, by quarter turns.
"""

import math
from typing import Literal

from generator.draw.cuts import blade
from generator.draw.path import Path
from generator.draw.scene import Scene
from generator.draw.shapes import circle, joined, polar, rectangle
from generator.faces.strategus.masks import MASKS
from generator.faces.strategus.press import Press, printed
from generator.faces.strategus.sides import MIDDLE, SIDE
from generator.theme import SIDES

#: From one of South's blades to the next, and how long and wide they are.
_NET, _BLADE, _WIDE = SIDE / 8, 3.9, 1.25
#: From one of North's rings of waves to the next; how high, long and thick waves are, about.
_RING, _HIGH, _LONG, _THICK = 2.5, 0.62, 4.2, 0.44
#: The seal in the middle: its edge, and the ring in that.
_SEAL, _OUTER, _INNER = 9.8, 9.2, 8.6
#: Apples in the seal: how far from the middle, and the scale of their block.
_OFF, _SCALE = 4.75, 0.078


def back(name: str, seat: int) -> Scene:
    """A seat's back for print."""
    return printed(name, seat, _draw)


def draw_seal(press: Press, left_out: Literal["large", "small"] = "small") -> None:
    """Draws the seal around (0, 0): four apples, their stalks outwards, in a ring."""
    press.plate(_edge(press.seat, _SEAL), is_mark=False)
    ring = [_edge(press.seat, _OUTER), _edge(press.seat, _INNER)]
    press.fill(joined(ring), "line", even_odd=True)
    for quarter in range(4):
        at = press.drawing.at
        with at(rotation=90 * quarter + 45), at(0, -_OFF, scale=_SCALE):
            press.layers(MASKS["apple"], left_out)


def _draw(press: Press) -> None:
    with press.drawing.at(MIDDLE, MIDDLE):
        if press.seat:
            press.drawing.stroke(_waves(), SIDES[press.seat][1], _THICK)
        else:
            press.fill(_blades(), "line")
        draw_seal(press)


def _edge(seat: int, r: float) -> Path:
    """The seal's outline: a square of South's, a disc of North's."""
    return circle(0, 0, r * 1.06) if seat else rectangle(-r, -r, 2 * r, 2 * r)


def _blades() -> Path:
    """Blades that lie and stand by turns, into the bleed."""
    found = []
    for i in range(-5, 5):
        for j in range(-5, 5):
            x, y = (i + 0.5) * _NET, (j + 0.5) * _NET
            dx, dy = (_BLADE / 2, 0.0) if (i + j) % 2 else (0.0, _BLADE / 2)
            found.append(blade((x - dx, y - dy), (x + dx, y + dy), _WIDE))
    return joined(found)


def _waves() -> Path:
    """Rings of waves around the middle, into the bleed."""
    radii = (_SEAL + 1.9 + _RING * i for i in range(9))
    # Four divides the number of waves of each, so that every quarter is the same.
    return joined(_ring(r, 4 * round(2 * math.pi * r / _LONG / 4)) for r in radii)


def _ring(r: float, n: int) -> Path:
    """A closed line of n waves about a radius."""
    step = 180 / n
    numbers = [*polar(r, -step / 2)]
    for i in range(2 * n):
        numbers += polar(r + 2 * _HIGH * (1, -1)[i % 2], step * i)
        numbers += polar(r, step * (i + 0.5))
    return Path("M" + "Q" * (2 * n) + "Z", tuple(numbers))
