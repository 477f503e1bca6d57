"""Printers at the terminal: how they are told, and how one is made of what a sheet says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from generator.errors import UsageError
from generator.printers import Printer
from generator.sheets.calibration import correction
from generator.sheets.papers import Paper
from generator.sheets.shift import Shift
from generator.units import number


def shift_of(
    own: Mapping[str, float | None],
    read: tuple[float, float, float, float] | None,
    measured: tuple[float, float] | None,
    paper: Paper,
) -> Shift:
    """The shift of corrections, or of what is read off the calibration sheet of a paper.

    Raises UsageError where both are given, or neither, and SettingError for an impossible reading.
    """
    given = {name: value for name, value in own.items() if value is not None}
    if given and (read or measured):
        raise UsageError(
            "read: corrections and readings say the same: leave --read and --measured out, or the"
            " others"
        )
    if read or measured:
        return correction(paper, read or (0.0, 0.0, 0.0, 0.0), measured)
    if not given:
        raise UsageError(
            "printer: nothing is said about it: type the line from the calibration sheet, which"
            " tilewright calibrate makes"
        )
    return Shift(**given)


def described(printer: Printer) -> str:
    """A printer in a line."""
    told = [f"{key} {number(value, 3)}" for key, value in printer.values().items()]
    return f"{printer.name}  {', '.join(told) or 'off by nothing'}"


def lines(printer: Printer) -> Iterator[str]:
    """All numbers of a printer, each in a line."""
    shift = printer.shift
    yield printer.name
    yield f"  backs: {number(shift.back_dx)} mm to the right, {number(shift.back_dy)} mm down"
    yield f"  backs: turned {number(shift.back_rotation_deg, 4)} degrees clockwise"
    yield f"  all pages: {number(shift.scale_x_pct)} % wide, {number(shift.scale_y_pct)} % high"
    if printer.margin is not None:
        yield f"  margin: {number(printer.margin)} mm"
