"""Turning a sheet over: where the backs lie behind their fronts."""

from generator.draw.path import Box
from generator.sheets.grid import Axis
from generator.sheets.layouts import Edge


def turning_axis(width: float, height: float, edge: Edge) -> Axis:
    """The axis across which a sheet is mirrored when it is turned over on its long or short edge.

    x: left and right are exchanged, as when the page of a book is turned; y: top and bottom are.
    """
    upright = height >= width
    return "x" if upright == (edge == "long") else "y"


def behind(box: Box, axis: Axis, width: float, height: float) -> Box:
    """Where a box of the front lies as seen on the back; also across a fold in the middle."""
    if axis == "x":
        return Box(round(width - box.x1, 6), box.y0, round(width - box.x0, 6), box.y1)
    return Box(box.x0, round(height - box.y1, 6), box.x1, round(height - box.y0, 6))


def turned(rotation: int, axis: Axis) -> int:
    """The rotation of a back whose top is to lie behind the top of its front.

    A direction seen on the front is mirrored with the sheet, and the back's art is not.
    """
    return (-rotation if axis == "x" else 180 - rotation) % 360
