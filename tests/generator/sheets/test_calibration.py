"""The calibration sheet is acted out: a printer that is off prints it, somebody reads it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache

import pytest

from generator.draw.path import Box, Matrix, placing
from generator.draw.pdf import pdf
from generator.draw.scene import Fill
from generator.measured import read
from generator.preflight import preflight
from generator.sheets.calibration import calibration, correction
from generator.sheets.calibration_sheet import PATCHES
from generator.sheets.errors import FitError, SettingError
from generator.sheets.papers import paper as paper_of
from generator.sheets.pdf import sheets_pdf
from generator.sheets.scales import TICK, back_values, front_values, long_lines, scales
from generator.sheets.shift import Shift
from generator.sheets.turn import behind, turning_axis

PAPERS = ("A4", "Letter", "Legal", "Tabloid", "A3", "200x270mm")


@dataclass(frozen=True)
class Press:
    """A printer that prints everything too large, and backs elsewhere and turned."""

    dx: float = 0.0
    dy: float = 0.0
    turn: float = 0.0
    wide: float = 1.0
    high: float = 1.0

    def printed(self, side, paper):
        """From the page to the paper: the image is scaled, then the paper lies askew."""
        x, y = paper.width / 2, paper.height / 2
        scaled = Matrix(self.wide, 0.0, 0.0, self.high) @ placing(-x, -y)
        if side == "front":
            return placing(x, y) @ scaled
        return placing(x + self.dx, y + self.dy, self.turn) @ scaled


@cache
def lines(name):
    """The lines that a file of both sides draws, in mm."""
    faces = calibration(paper_of(name))[1]
    return [page.strokes for page in read(pdf(faces["front"], faces["back"])).pages]


def through(paper, x, y):
    """Where a point of the back is, seen through the paper from the front."""
    axis = turning_axis(paper.width, paper.height, "long")
    box = behind(Box(x, y, x, y), axis, paper.width, paper.height)
    return box.x0, box.y0


def begun(strokes, at):
    """The beginning of a line that the file really has there."""
    assert any(
        min(abs(s.x0 - at[0]), abs(s.x1 - at[0])) < 0.01
        and min(abs(s.y0 - at[1]), abs(s.y1 - at[1])) < 0.01
        for s in strokes
    ), at
    return at


def told(press, name):
    """What one reads who does as the sheet says: to half a tenth of a mm, W and H to a tenth."""
    paper = paper_of(name)
    front, back = lines(name)
    to_paper = {side: press.printed(side, paper) for side in ("front", "back")}
    readings = []
    for scale in scales(paper):
        way = 0 if scale.along == "x" else 1
        ours = {}
        for value in front_values():
            at = begun(front, scale.tick(value, -TICK)[0])
            ours[value] = to_paper["front"].point(*at)[way]
        theirs = {}
        for value in back_values():
            at = begun(back, through(paper, *scale.tick(value, TICK)[0]))
            theirs[value] = through(paper, *to_paper["back"].point(*at))[way]
        meeting = sorted(
            (abs(x - y), value - other) for value, x in ours.items() for other, y in theirs.items()
        )
        (first, best), *others = meeting
        # The next result that differs: lines that meet as well are read to the middle of both.
        second, next_best = next(pair for pair in others if abs(pair[1] - best) > 0.05)
        equally = second - first < 0.05 and abs(next_best - best) < 0.15
        readings.append((best + next_best) / 2 if equally else best)
    across, down = long_lines(paper)
    return readings, (round(across * press.wide, 1), round(down * press.high, 1))


def worst(press, shift, paper):
    """How far a back ends up from its front at the worst place where pieces lie."""
    found = 0.0
    for x in (20.0, paper.width / 2, paper.width - 20.0):
        for y in (20.0, paper.height / 2, paper.height - 20.0):
            size = paper.width, paper.height
            front = (press.printed("front", paper) @ shift.matrix("front", *size)).point(x, y)
            behind_it = through(paper, x, y)
            moved = press.printed("back", paper) @ shift.matrix("back", *size)
            back = through(paper, *moved.point(*behind_it))
            found = max(found, math.dist(front, back))
    return found


@pytest.mark.parametrize("name", PAPERS)
@pytest.mark.parametrize(
    "press",
    [
        Press(),
        Press(dx=1.3, dy=-0.7),
        Press(dx=-2.0, dy=3.4, turn=0.5),
        Press(dx=0.4, dy=0.8, turn=-0.3, wide=1.004, high=0.995),
        Press(dx=-4.0, dy=-2.2, turn=0.1, wide=0.98, high=1.01),
        Press(turn=-0.5),
    ],
)
def test_what_is_read_and_typed_makes_a_printer_print_right(press, name):
    paper = paper_of(name)
    readings, measured = told(press, name)
    shift = correction(paper, readings, measured)
    assert worst(press, shift, paper) < 0.05
    # Sizes are as right as the ruler is: a tenth of a millimetre on the long line.
    for made, planned in zip((press.wide * shift.scale_x_pct, press.high * shift.scale_y_pct),
                             long_lines(paper), strict=True):  # fmt: skip
        assert abs(made - 100) / 100 * planned < 0.06
    if press != Press():
        assert worst(press, Shift(), paper) > 0.6


def test_a_reading_has_the_sign_that_the_sheet_says():
    paper = paper_of("A4")
    # The back lies 1 mm too far to the right as seen on it, so to the left as seen on the front.
    readings, _ = told(Press(dx=1.0, dy=0.5), "A4")
    assert readings == pytest.approx([-1.0, -1.0, 0.5, 0.5], abs=0.03)
    shift = correction(paper, readings)
    assert (shift.back_dx, shift.back_dy) == pytest.approx((-1.0, -0.5), abs=0.03)


@pytest.mark.parametrize("name", PAPERS)
def test_the_sheet_is_right_and_says_what_to_type(name):
    paper = paper_of(name)
    plan, faces = calibration(paper)
    data = sheets_pdf(plan, faces)
    assert preflight(data, plan, faces) == []
    assert data == sheets_pdf(*calibration(paper))
    texts = " ".join(getattr(op, "text", "") for op in faces["front"].walk())
    option = "" if name == "A4" else f" --paper {paper.key}"
    assert f"tilewright printer add NAME --read A B C D --measured W H{option}" in texts
    for i in range(1, 11):
        assert f" {i} " in f" {texts} "
    paints = {op.paint for op in faces["front"].walk() if isinstance(op, Fill)}
    assert paints >= set(PATCHES)
    assert sum(paint.name.startswith("grey ") for paint in paints) == 11


@pytest.mark.parametrize("name", PAPERS)
def test_probes_rulers_and_scales_are_in_their_places(name):
    paper = paper_of(name)
    front, back = lines(name)
    w, h = paper.width, paper.height
    for k in range(1, 11):
        flat = [s for s in front if s.height < 0.001 and 3 < s.width < 3.4]
        upright = [s for s in front if s.width < 0.001 and 3 < s.height < 3.4]
        assert any(abs(s.y0 - k) < 0.01 for s in flat)
        assert any(abs(s.y0 - (h - k)) < 0.01 for s in flat)
        assert any(abs(s.x0 - k) < 0.01 for s in upright)
        assert any(abs(s.x0 - (w - k)) < 0.01 for s in upright)
    for length in (50.0, 50.8, *long_lines(paper)):
        assert (
            any(abs(s.width - length) < 0.01 for s in front if s.height < 0.001)
            or length == (long_lines(paper)[1])
        )
        assert (
            any(abs(s.height - length) < 0.01 for s in front if s.width < 0.001)
            or length == (long_lines(paper)[0])
        )
    assert len(back) > 4 * len(back_values())
    for strokes in (front, back):
        assert all(Box(0, 0, w, h).holds(s) for s in strokes)


@pytest.mark.parametrize("name", ["100x150mm", "297x210mm", "179x300mm"])
def test_a_paper_without_room_is_refused(name):
    with pytest.raises(FitError, match="choose A4 or Letter"):
        calibration(paper_of(name))


@pytest.mark.parametrize(
    ("readings", "measured", "says"),
    [
        ((0, 0, 0, math.nan), None, "nan mm on scale D"),
        ((21, 0, 0, 0), None, "21 mm on scale A is more than a printer is off by"),
        ((0, 0, 0, 0), (16.0, 220.0), "line W is planned 160 mm long, and 16 is no such"),
        ((0, 0, 0, 0), (160.0, math.inf), "line H is planned"),
        ((20, -20, -20, 20), None, "degrees is more than a printer is off by"),
    ],
)
def test_a_reading_that_cannot_be_is_refused(readings, measured, says):
    with pytest.raises(SettingError, match=says):
        correction(paper_of("A4"), readings, measured)
