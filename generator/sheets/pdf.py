"""Sheets as PDF: page boxes, printing preferences and metadata around the planned pages."""

from collections.abc import Sequence
from io import BytesIO
from typing import Any

from generator.draw.path import Box
from generator.draw.pdf import Press, new_canvas
from generator.sheets.draw import Faces, page_scenes
from generator.sheets.errors import PrintError
from generator.sheets.plan import SheetPlan
from generator.units import points

AUTHOR = "Tilewright"


def sheets_pdf(plan: SheetPlan, faces: Faces) -> bytes:
    """The plan as a PDF: the same plan and faces give the same bytes.

    Its dates are those of the environment's SOURCE_DATE_EPOCH, else the year 2000. Raises
    PrintError if there are no pages, or a face is missing or of another size.
    """
    if not plan.pages:
        raise PrintError("there is nothing to print", plan.title, "choose at least one piece")
    stream = BytesIO()
    canvas = new_canvas(stream, plan.width, plan.height)
    canvas.setTitle(plan.title)
    canvas.setAuthor(AUTHOR)
    canvas.setCreator(AUTHOR)
    canvas.setProducer(AUTHOR)
    canvas.setSubject(f"{plan.paper}, {plan.layout}, {plan.palette}, print at actual size")
    _prefer(canvas, plan.duplex)
    press = Press(canvas)
    media = Box(0.0, 0.0, plan.width, plan.height)
    for page, scene in zip(plan.pages, page_scenes(plan, faces), strict=True):
        canvas.setTrimBox(_corners(page.trim if page.slots else media, plan.height))
        canvas.setBleedBox(_corners(page.bleed if page.slots else media, plan.height))
        press.page(scene)
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


def _corners(box: Box, height: float) -> Sequence[float]:
    """A box as a PDF rectangle: lower left and upper right corner, in points, y up."""
    return tuple(
        round(points(value), 4) for value in (box.x0, height - box.y1, box.x1, height - box.y0)
    )
