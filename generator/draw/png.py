"""The PNG backend: the PDF of a scene, rendered by PDFium. It needs the extra `png`."""

from io import BytesIO

from generator.draw.extra import required
from generator.draw.pdf import pdf
from generator.draw.scene import Scene
from generator.units import MM_PER_INCH, POINTS_PER_INCH


def png(scene: Scene, dpi: float = 300.0, *, bleed: float = 0.0) -> bytes:
    """The scene's trim, with `bleed` mm around it, on white: the same bytes for the same scene.

    Its sides are the whole pixels nearest to their length. Raises MissingPackage where PDFium's
    package is not installed.
    """
    pdfium = required("pypdfium2", "png", "a picture in pixels")
    image_of = required("PIL.Image", "png", "a picture in pixels")
    document = pdfium.PdfDocument(pdf(scene, bleed=bleed))
    try:
        # PDFium takes a pixel that is only touched along; it is cut off at the right and below.
        drawn = document[0].render(scale=dpi / POINTS_PER_INCH).to_pil().convert("RGB")
    finally:
        document.close()
    wide, high = (
        max(1, round((side + 2 * bleed) / MM_PER_INCH * dpi))
        for side in (scene.width, scene.height)
    )
    image = image_of.new("RGB", (wide, high), "white")
    image.paste(drawn, (0, 0))
    stream = BytesIO()
    image.save(stream, "PNG", dpi=(dpi, dpi), optimize=False, compress_level=9)
    return stream.getvalue()
