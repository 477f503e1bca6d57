"""Moods: what sets the booklets of the games apart, with one page and one type for all."""

from collections.abc import Callable
from dataclasses import dataclass

from generator.booklet.setting import lozenge
from generator.draw.paint import Paint
from generator.draw.path import Path
from generator.draw.scene import Drawing
from generator.draw.shapes import joined, line, polygon, rectangle
from generator.theme import BLACK, EMPRESS, INK, RED, SIDES, TAN


@dataclass(frozen=True, slots=True)
class Mood:
    """The rule between parts, the edge of the cover's band, the accent, and who is on the cover.

    `rule` draws a rule from (x, y) so wide; `edge` is a band from (x, y) of a width and height
    whose lower edge hangs below it; `heroes` are pieces with their seats.
    """

    rule: Callable[[Drawing, float, float, float], None]
    edge: Callable[[float, float, float, float], Path]
    accent: Paint
    heroes: tuple[tuple[str, int | None], ...] = ()


def _straight(drawing: Drawing, x: float, y: float, width: float) -> None:
    """A strong line over a fine one."""
    drawing.stroke(line((x, y - 0.5), (x + width, y - 0.5)), BLACK, 0.6)
    drawing.stroke(line((x, y + 0.4), (x + width, y + 0.4)), BLACK, 0.2)


def _waves(drawing: Drawing, x: float, y: float, width: float) -> None:
    """A line of waves."""
    n = round(width / 6.2)
    step = width / n
    verbs, numbers = "M", [x, y]
    for i in range(n):
        at = x + i * step
        verbs += "QQ"
        numbers += [at + step / 4, y - 1.5, at + step / 2, y]
        numbers += [at + step * 3 / 4, y + 1.5, at + step, y]
    drawing.stroke(Path(verbs, tuple(numbers)), BLACK, 0.4)


def _lozenges(drawing: Drawing, x: float, y: float, width: float) -> None:
    """A line of lozenges, large and small in turn."""
    n = 2 * round(width / 7)
    step = width / n
    large = joined(lozenge(x + i * step, y, 1.05) for i in range(0, n + 1, 2))
    small = joined(lozenge(x + i * step, y, 0.5) for i in range(1, n, 2))
    drawing.fill(large, BLACK, "cut")
    drawing.fill(small, BLACK, "cut")


def _plain(x: float, y: float, width: float, height: float) -> Path:
    return rectangle(x, y, width, height)


def _teeth(x: float, y: float, width: float, height: float) -> Path:
    """A band with teeth below."""
    n = round(width / 5.8)
    pitch = width / n
    points = [(x, y), (x + width, y)]
    for i in range(n):
        right = x + width - i * pitch
        points += [(right, y + height), (right - pitch / 2, y + height + 2.6)]
    return polygon([*points, (x, y + height)])


def _scallops(x: float, y: float, width: float, height: float) -> Path:
    """A band with round waves below."""
    n = round(width / 5.8)
    pitch = width / n
    low = y + height
    verbs, numbers = "MLL", [x, y, x + width, y, x + width, low]
    for i in range(n):
        right = x + width - i * pitch
        verbs += "Q"
        numbers += [right - pitch / 2, low + 5.0, right - pitch, low]
    return Path(verbs + "Z", tuple(numbers))


PLAIN = Mood(_straight, _plain, TAN)
MOODS = {
    "rue": Mood(_waves, _scallops, RED, (("BC", None), ("RT", None), ("BP", None))),
    "strategus": Mood(_straight, _plain, SIDES[1][0], (("wolf", 0), ("elephant", 1), ("fox", 0))),
    "vye": Mood(
        _lozenges,
        _teeth,
        EMPRESS,
        (("land-n", None), ("midnight-queen", None), ("lost-city", None)),
    ),
}


def mood(game: str) -> Mood:
    """The mood of a game; one that has none of its own is set plainly."""
    return MOODS.get(game, PLAIN)


#: What the cover's band is filled with.
BAND = INK
