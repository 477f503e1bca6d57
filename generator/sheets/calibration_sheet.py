"""How the calibration sheet looks: scales, rulers, probes of the margin, tones, and what to do."""

from __future__ import annotations

from collections.abc import Sequence

from generator.draw.paint import Paint
from generator.draw.path import Matrix, Path, Point
from generator.draw.scene import Anchor, Drawing, Font, Scene, Text
from generator.draw.shapes import circle, line, rectangle
from generator.draw.text import outlines, wrap
from generator.sheets.papers import Paper
from generator.sheets.scales import (
    BACK_PITCH,
    FRONT_PITCH,
    TICK,
    Scale,
    back_values,
    front_values,
    long_lines,
    scales,
    turn_of,
)
from generator.sheets.turn import turning_axis
from generator.theme import BLACK, BLUE, BONE, EMBER, EMPRESS, GOLD, HOUSES, LEATHER, RED, TAN
from generator.units import MM_PER_INCH, mm_of_points

FINE = mm_of_points(0.25)
PATCHES: tuple[Paint, ...] = (
    RED, EMBER, GOLD, LEATHER, BONE, TAN, EMPRESS, BLUE, HOUSES["immortal"],
    HOUSES["midnight"], HOUSES["thousand-roses"], HOUSES["entangled-soul"],
)  # fmt: skip
#: The inks alone, by their letters.
PRIMARIES = tuple(
    Paint(name, rgb, cmyk)
    for name, rgb, cmyk in (
        ("C", (0.0, 0.62, 0.89), (1.0, 0.0, 0.0, 0.0)),
        ("M", (0.89, 0.0, 0.48), (0.0, 1.0, 0.0, 0.0)),
        ("Y", (1.0, 0.93, 0.0), (0.0, 0.0, 1.0, 0.0)),
        ("K", (0.0, 0.0, 0.0), (0.0, 0.0, 0.0, 1.0)),
    )
)
#: Where what is to be read begins, and how far from the right edge it ends.
LEFT, RIGHT, TOP = 46.0, 42.0, 51.0
BODY, LEADING = 8.5, 4.0


class _Side:
    """One side of the sheet, drawn as it is seen on the front; the back is mirrored."""

    def __init__(self, name: str, paper: Paper, seen: Matrix) -> None:
        self._drawing, self._seen = Drawing(name, paper.width, paper.height), seen
        self._is_mirrored = seen != Matrix()

    def line(self, a: Point, b: Point, width: float = FINE) -> None:
        self._drawing.stroke(line(a, b).mapped(self._seen), BLACK, width)

    def ring(self, at: Point, r: float) -> None:
        self._drawing.stroke(circle(*at, r).mapped(self._seen), BLACK, FINE)

    def area(self, path: Path, paint: Paint) -> None:
        self._drawing.fill(path.mapped(self._seen), paint, "body")

    def text(
        self, at: Point, text: str, size: float = BODY, font: Font = "text",
        anchor: Anchor = "start", rotation: float = 0.0,
    ) -> None:  # fmt: skip
        """Text that is read from the front: on the back through the paper, as outlines."""
        op = Text(*at, text, size, font, BLACK, anchor=anchor, rotation=rotation)
        if self._is_mirrored:
            self._drawing.fill(outlines(op).mapped(self._seen), BLACK, "text")
        else:
            self._drawing.text(*at, text, size, BLACK, font=font, anchor=anchor, rotation=rotation)

    def plain_text(self, at: Point, text: str, size: float, font: Font = "text") -> None:
        """Text that is read on this side."""
        self._drawing.text(*self._seen.point(*at), text, size, BLACK, font=font)

    def scene(self) -> Scene:
        return self._drawing.scene()


def front_scene(paper: Paper) -> Scene:
    """The front: everything that is read, and the scales' lines of 2 mm."""
    side = _Side("calibration, front", paper, Matrix())
    for scale in scales(paper):
        _scale(side, scale, front_values(), -TICK, FRONT_PITCH)
        _name(side, scale)
    _probes(side, paper)
    _long_lines(side, paper)
    below = _instructions(side, paper)
    below = _rulers(side, below + 6)
    _tones(side, below + 5)
    for at in _targets(paper):
        side.ring(at, 6.0)
        _cross(side, at, 9.0)
    y = paper.height - 52.0
    for told in wrap(
        "Held to the light, each ring of this side lies between two of the back, if the printer is"
        " off by less than a millimetre.", 7.5, "text", 62.0,
    ):  # fmt: skip
        side.text((LEFT, y), told, 7.5)
        y += 3.6
    return side.scene()


def back_scene(paper: Paper) -> Scene:
    """The back: the scales' lines of 1.9 mm, and rings around those of the front."""
    axis = turning_axis(paper.width, paper.height, "long")
    seen = Matrix(a=-1.0, e=paper.width) if axis == "x" else Matrix(d=-1.0, f=paper.height)
    side = _Side("calibration, back", paper, seen)
    for scale in scales(paper):
        _scale(side, scale, back_values(), TICK, BACK_PITCH)
    for at in _targets(paper):
        side.ring(at, 5.0)
        side.ring(at, 7.0)
    middle = (paper.width / 2, paper.height / 2)
    side.plain_text(middle, "Back of the calibration sheet", 14, "display")
    told = "Its numbers are mirrored: look at the front, with a light behind the paper."
    side.plain_text((middle[0], middle[1] + 7), told, BODY)
    return side.scene()


def _scale(side: _Side, scale: Scale, values: Sequence[float], length: float, pitch: float) -> None:
    """The lines of a scale with their numbers, every second one longer where they are close."""
    low, high = values[0], values[-1]
    side.line(scale.tick(low, 0.0)[0], scale.tick(high, 0.0)[0])
    for value in values:
        long = length * (1.4 if value == 0 else 1.0)
        a, b = scale.tick(value, long)
        side.line(a, b)
        told = f"{abs(value):g}" if value >= 0 else f"−{abs(value):g}"
        _number(side, scale, value, long, told)


def _number(side: _Side, scale: Scale, value: float, length: float, told: str) -> None:
    """A number beyond its line, along it, so that there is room for the next one."""
    away = 0.7 if length > 0 else -0.7
    _, (x, y) = scale.tick(value, length + away)
    half = 0.6
    if scale.along == "x":
        anchor: Anchor = "end" if length > 0 else "start"
        side.text((x + half, y), told, 5.5, "text", anchor, -90)
    else:
        anchor = "start" if length > 0 else "end"
        side.text((x, y + half), told, 5.5, "text", anchor)


def _name(side: _Side, scale: Scale) -> None:
    at = scale.tick(-30.5, 0.0)[0]
    side.text((at[0], at[1] + 1.8), scale.name, 15, "display", "middle")


def _probes(side: _Side, paper: Paper) -> None:
    """On every side ten short lines, so many mm from the edge as their numbers say."""
    w, h, step = paper.width, paper.height, 4.6
    for k in range(1, 11):
        at = 12.0 + k * step
        x, y = w - at - 8, h - at - 8
        side.line((x - 1.6, k), (x + 1.6, k))
        side.text((x, 14.2), f"{k}", 6, anchor="middle")
        side.line((w - x - 1.6, h - k), (w - x + 1.6, h - k))
        side.text((w - x, h - 12.6), f"{k}", 6, anchor="middle")
        side.line((k, y - 1.6), (k, y + 1.6))
        side.text((13.4, y + 0.8), f"{k}", 6, anchor="middle")
        side.line((w - k, h - y - 1.6), (w - k, h - y + 1.6))
        side.text((w - 13.4, h - y + 0.8), f"{k}", 6, anchor="middle")


def _long_lines(side: _Side, paper: Paper) -> None:
    """W across and H down, with ends to measure between."""
    across, down = long_lines(paper)
    x0, y0 = (paper.width - across) / 2, (paper.height - down) / 2
    y, x = 42.5, 40.5
    side.line((x0, y), (x0 + across, y))
    for end in (x0, x0 + across):
        side.line((end, y - 2), (end, y + 2))
    side.text((paper.width / 2 + 8, y - 1), f"W: {across:g} mm", 7)
    side.line((x, y0), (x, y0 + down))
    for end in (y0, y0 + down):
        side.line((x - 2, end), (x + 2, end))
    side.text((x - 1, paper.height / 2 - 33), f"H: {down:g} mm", 7, rotation=-90)


def _instructions(side: _Side, paper: Paper) -> float:
    """What to do, in steps; returns where they end."""
    across, down = long_lines(paper)
    measure = paper.width - LEFT - RIGHT
    y = TOP
    side.text((LEFT, y), f"Calibration sheet, {paper.title}", 15, "display")
    y += 6
    for number, step in enumerate(
        (
            "Print both sides at 100 % (actual size), and flip on the long edge: with the settings"
            " and the paper with which you will print the game.",
            f"Measure the lines W and H between their ends, to a tenth of a millimetre. Planned"
            f" are {across:g} and {down:g} mm.",
            "Hold the sheet to a light, this side towards you. On each of the scales A to D find"
            " the line of this side that runs on in a line of the back.",
            "Read both numbers and subtract: the one on this side less the one on the back. If"
            " two lines meet equally well, take the middle of both results. On A and B it says"
            " how far the back is off to the right, on C and D how far down.",
            "Type the line below with your six numbers. The back’s turn follows from them; it is"
            f" {turn_of(paper):.3f} × (A − B + D − C) degrees, clockwise.",
            "At the edges find the smallest number whose line is printed whole, on every side."
            " The largest of the four is the margin that your printer needs: --margin.",
        ),
        1,
    ):
        side.text((LEFT, y), f"{number}", BODY, "strong")
        for told in wrap(step, BODY, "text", measure - 5):
            side.text((LEFT + 5, y), told)
            y += LEADING
        y += 0.8
    y += 1.2
    command = "tilewright printer add NAME --read A B C D --measured W H"
    named = "" if paper.key == "a4" else f" --paper {paper.key}"
    side.area(rectangle(LEFT, y - 4, measure, 9), BONE)
    side.text((LEFT + 2, y + 1.5), command + named, 9, "strong")
    y += 12
    for i, name in enumerate("ABCDWH"):
        x = LEFT + i * measure / 6
        side.text((x, y), name, 10, "display")
        side.line((x + 4, y + 0.6), (x + measure / 6 - 2, y + 0.6))
    y += 5.4
    for told in wrap(
        "After that add --printer NAME to tilewright print. A profile holds for one printer, its"
        " tray, and the way the paper lies in it.",
        BODY, "text", measure,
    ):  # fmt: skip
        side.text((LEFT, y), told)
        y += LEADING
    return y


def _rulers(side: _Side, y: float) -> float:
    """50 mm and 2 in across and down; returns where they end."""
    x = LEFT
    inches = MM_PER_INCH / 16
    for start, count, pitch, long, unit in ((y, 50, 1.0, 10, "mm"), (y + 12, 32, inches, 16, "in")):
        side.line((x, start), (x + count * pitch, start))
        upright = x + 72 + (start - y) * 1.5
        side.line((upright, y), (upright, y + count * pitch))
        for i in range(count + 1):
            size = 4.5 if i % long == 0 else 3.0 if i % (long // 2) == 0 else 1.8
            side.line((x + i * pitch, start), (x + i * pitch, start + size))
            side.line((upright, y + i * pitch), (upright + size, y + i * pitch))
            if i % long == 0:
                told = f"{i if unit == 'mm' else i // 16}"
                side.text((x + i * pitch, start + 7), told, 6, anchor="middle")
                side.text((upright + 5.2, y + i * pitch + 0.8), told, 6)
        side.text((x + count * pitch + 2.5, start + 3), unit, 7)
        side.text((upright - 1.5, y + 3), unit, 7, anchor="end")
    return y + 25


def _tones(side: _Side, y: float) -> None:
    """A ramp of greys and patches of colour with numbers, beside the upright rulers."""
    for i in range(11):
        share = 1 - i / 10
        x = LEFT + i * 5.6
        paint = Paint(f"grey {i * 10}", (share, share, share), (0.0, 0.0, 0.0, i / 10))
        side.area(rectangle(x, y, 5.6, 7), paint)
        side.text((x + 2.8, y + 9.6), f"{i * 10}", 5.5, anchor="middle")
    side.line((LEFT, y), (LEFT + 61.6, y))
    y += 13
    for i, paint in enumerate((*PRIMARIES, *PATCHES)):
        x, row = LEFT + i % 8 * 7.7, y + i // 8 * 11.5
        side.area(rectangle(x, row, 7.2, 7), paint)
        side.text((x + 3.6, row + 9.4), paint.name if i < 4 else f"{i - 3}", 5.5, anchor="middle")


def _targets(paper: Paper) -> tuple[Point, ...]:
    """Where rings lie in each other when the sheet is held to the light."""
    y = paper.height - 48
    return (paper.width - RIGHT - 26, y), (paper.width - RIGHT - 8, y)


def _cross(side: _Side, at: Point, size: float) -> None:
    x, y = at
    side.line((x - size, y), (x + size, y))
    side.line((x, y - size), (x, y + size))
