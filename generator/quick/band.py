"""The band at the head of a leaf: the title on ink, its lower edge in the game's profile."""

from typing import Literal

from generator.draw.fit import fitted
from generator.draw.path import Path
from generator.draw.scene import Drawing
from generator.draw.shapes import KAPPA
from generator.draw.text import cap_height, require_fit
from generator.draw.text import width as text_width
from generator.theme import BLACK, BONE, INK

#: How high the band is without and with its profile.
_PLAIN, _DEEP = 12.6, 2.4
BAND = _PLAIN + _DEEP
_PITCH = 5.8
_PAD = 4.5
_TITLES = (24.0, 20.0, 17.0, 14.0, 12.0, 10.0)
_SUBTITLE = 12.0

Edge = Literal["teeth", "waves", "straight"]
Edges = tuple[Edge, Edge]


def band(
    drawing: Drawing, x: float, y: float, width: float, title: str, subtitle: str, edges: Edges
) -> None:
    """Draws the band; raises TextOverflow for titles that are too long."""
    outline = _outline(x, y, width, edges)
    # A ground, which low ink leaves out, and its outline, which low ink keeps.
    drawing.fill(outline, INK, "ground")
    drawing.stroke(outline, BLACK, 0.3)
    middle = y + (BAND if edges == ("straight", "straight") else _PLAIN) / 2
    right = x + width - _PAD
    require_fit(drawing.name, "band", subtitle, _SUBTITLE, "display", width * 0.6)
    drawing.text(
        right, middle + cap_height(_SUBTITLE, "display") / 2, subtitle, _SUBTITLE, BONE,
        anchor="end",
    )  # fmt: skip
    room = width - 3 * _PAD - text_width(subtitle, _SUBTITLE, "display")
    told = fitted(drawing.name, "band", title, "display", room, _PLAIN, _TITLES)
    step = told.size * 0.39
    base = middle + cap_height(told.size, "display") / 2 - step * (len(told.lines) - 1) / 2
    for i, text in enumerate(told.lines):
        drawing.text(x + _PAD, base + i * step, text, told.size, BONE, anchor="start")


def _outline(x: float, y: float, width: float, edges: Edges) -> Path:
    """A rectangle whose lower edge has a profile in each half: the left one, the right one."""
    if edges == ("straight", "straight"):
        right, low = x + width, y + BAND
        return Path("MLLLZ", (x, y, right, y, right, low, x, low))
    middle, low = x + width / 2, y + _PLAIN
    n = round(width / 2 / _PITCH)
    pitch = width / 2 / n
    verbs, numbers = ["M", "L", "L"], [x, y, x + width, y, x + width, low]
    for edge, start in ((edges[1], x + width), (edges[0], middle)):
        for i in range(n):
            right = start - i * pitch
            verbs += _DRAWN[edge][0]
            numbers += _DRAWN[edge][1](right, low, pitch)
    return Path("".join(verbs) + "Z", tuple(numbers))


def _tooth(right: float, low: float, pitch: float) -> list[float]:
    return [right - pitch / 2, low + _DEEP, right - pitch, low]


def _wave(right: float, low: float, pitch: float) -> list[float]:
    half, k = pitch / 2, pitch / 2 * KAPPA
    return [
        right, low + _DEEP * KAPPA, right - half + k, low + _DEEP, right - half, low + _DEEP,
        right - half - k, low + _DEEP, right - pitch, low + _DEEP * KAPPA, right - pitch, low,
    ]  # fmt: skip


def _flat(right: float, low: float, pitch: float) -> list[float]:
    return [right - pitch, low]


_DRAWN = {"teeth": ("LL", _tooth), "waves": ("CC", _wave), "straight": ("L", _flat)}
