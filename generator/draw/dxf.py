"""The DXF backend: where to cut, for a cutting plotter or a laser. It needs the extra `dxf`."""

from collections.abc import Iterable
from io import StringIO
from typing import Any, NamedTuple

from generator.draw.extra import required
from generator.draw.outline import Outline, box_outline
from generator.draw.path import Box
from generator.draw.scene import Scene

#: The one layer that outlines are on; red, as cutters expect of what is to be cut through.
LAYER, RED = "CUT", 1
#: Codes of the format for millimetres and for metric.
MILLIMETRES, METRIC = 4, 1
#: Digits after the point; a hundredth of what a cutter can do.
DIGITS = 4


class Disc(NamedTuple):
    """A round outline: its middle and its radius in mm."""

    x: float
    y: float
    r: float


Shape = Box | Disc | Outline


def trim_of(scene: Scene, *, is_round: bool = False) -> Shape:
    """Where a face is cut: its trim, or the disc within it."""
    if is_round:
        return Disc(scene.width / 2, scene.height / 2, min(scene.width, scene.height) / 2)
    return scene.trim


def dxf(outlines: Iterable[Shape], height: float) -> bytes:
    """A drawing in mm of outlines on a page `height` mm high, each closed and on the layer CUT.

    Scenes and sheets have y down from the upper edge, a DXF has it up from the lower: the page is
    what is turned. The same outlines give the same bytes. Raises MissingPackage where ezdxf is
    not installed.
    """
    ezdxf = required("ezdxf", "dxf", "a cutting file")
    kept = ezdxf.options.write_fixed_meta_data_for_testing
    # Without this, every file has the time and an identity of its own.
    ezdxf.options.write_fixed_meta_data_for_testing = True
    try:
        drawing = ezdxf.new("R2010", units=MILLIMETRES)
        drawing.header["$MEASUREMENT"] = METRIC
        drawing.layers.add(LAYER, color=RED)
        space = drawing.modelspace()
        for outline in outlines:
            _add(space, outline, height)
        stream = StringIO()
        drawing.write(stream)
    finally:
        ezdxf.options.write_fixed_meta_data_for_testing = kept
    return stream.getvalue().encode(drawing.output_encoding)


def _add(space: Any, outline: Shape, height: float) -> None:
    attributes = {"layer": LAYER}
    if isinstance(outline, Disc):
        centre = round(outline.x, DIGITS), round(height - outline.y, DIGITS)
        space.add_circle(centre, round(outline.r, DIGITS), attributes)
        return
    if isinstance(outline, Box):
        outline = box_outline("", outline)
    corners = [
        (round(x, DIGITS), round(height - y, DIGITS), round(-bulge, 8) + 0.0)
        for x, y, bulge in outline.vertices
    ]
    space.add_lwpolyline(corners, format="xyb", close=True, dxfattribs=attributes)
