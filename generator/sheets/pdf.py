"""Sheets as PDF: page boxes, printing preferences and metadata around the planned pages."""

from collections.abc import Sequence
from io import BytesIO
from typing import Any

from generator.draw.path import Box, Matrix
from generator.draw.pdf import Colour, Press, new_canvas
from generator.draw.shapes import rectangle
from generator.sheets.draw import Faces, page_scenes
from generator.sheets.errors import PrintError
from generator.sheets.plan import SheetPlan
from generator.units import number, points

AUTHOR = "Tilewright"


def sheets_pdf(plan: SheetPlan, faces: Faces, inks: Colour = "rgb") -> bytes:
    """The plan as a PDF, in a screen's colours or a press's inks; the same plan, the same bytes.

    Its dates are those of the environment's SOURCE_DATE_EPOCH, else the year 2000. Raises
    PrintError if there are no pages, or a face is missing or of another size.
    """
    if not plan.pages:
        raise PrintError("there is nothing to print", plan.title, "choose at least one piece")
    stream = BytesIO()
    canvas = new_canvas(stream, plan.width, plan.height, cmyk=inks == "cmyk")
    canvas.setTitle(plan.title)
    canvas.setAuthor(AUTHOR)
    canvas.setCreator(AUTHOR)
    canvas.setProducer(AUTHOR)
    canvas.setSubject(f"{plan.paper}, {plan.layout}, {plan.palette}, print at actual size")
    _prefer(canvas, plan.duplex)
    press = Press(canvas, inks)
    media = Box(0.0, 0.0, plan.width, plan.height)
    for page, scene in zip(plan.pages, page_scenes(plan, faces), strict=True):
        blank = not (page.slots or page.cuts)
        shift = _shift(plan, page.side)
        for said, box in ((canvas.setTrimBox, page.trim), (canvas.setBleedBox, page.bleed)):
            said(_corners(media if blank else _moved(box, shift, media), plan.height))
        if shift is None:
            press.page(scene)
        else:
            canvas.addLiteral(f"q {_in_points(shift, plan.height)} cm")
            press.page(scene)
            canvas.addLiteral("Q")
        canvas.showPage()
    canvas.save()
    return stream.getvalue()


def _prefer(canvas: Any, duplex: str) -> None:
    """Asks viewers to print unscaled, on the right tray, turned as the layout needs it.

    These are of PDF 1.7, which reportlab would not say by itself.
    """
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("Duplex", duplex)
    # reportlab's list of preferences lacks this one, so its check has to be passed by.
    canvas._doc.Catalog.ViewerPreferences.dict["PickTrayByPDFSize"] = "true"
    canvas._doc._pdfVersion = (1, 7)


def _shift(plan: SheetPlan, side: str) -> Matrix | None:
    """What is done to a side's pages, if anything: then a front has no trace of a back's."""
    if plan.shift is None or not plan.shift.changes(side):
        return None
    return plan.shift.matrix(side, plan.width, plan.height)


def _moved(box: Box, shift: Matrix | None, media: Box) -> Box:
    """The smallest box that holds a moved one, as far as the paper goes."""
    if shift is None:
        return box
    hull = rectangle(box.x0, box.y0, box.width, box.height).mapped(shift).bounds()
    return Box(
        max(hull.x0, media.x0),
        max(hull.y0, media.y0),
        min(hull.x1, media.x1),
        min(hull.y1, media.y1),
    )


def _in_points(shift: Matrix, height: float) -> str:
    """A map of millimetres, y down, as one of points, y up."""
    k, top = points(1.0), points(height)
    there, back = Matrix(k, 0.0, 0.0, -k, 0.0, top), Matrix(1 / k, 0.0, 0.0, -1 / k, 0.0, height)
    return " ".join(number(value, 6) for value in there @ shift @ back)


def _corners(box: Box, height: float) -> Sequence[float]:
    """A box as a PDF rectangle: lower left and upper right corner, in points, y up."""
    return tuple(
        round(points(value), 4) for value in (box.x0, height - box.y1, box.x1, height - box.y0)
    )
