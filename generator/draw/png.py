"""The PNG backend: the PDF of a scene, rendered by PDFium. It needs the extra `png`."""

from io import BytesIO

from generator.draw.extra import required
from generator.draw.pdf import pdf
from generator.draw.scene import Scene
from generator.units import MM_PER_INCH, POINTS_PER_INCH

WHITE, CLEAR = (255, 255, 255, 255), (255, 255, 255, 0)


def png(scene: Scene, dpi: float = 300.0, *, bleed: float = 0.0, paper: bool = True) -> bytes:
    """The scene's trim, with `bleed` mm around it: the same bytes for the same scene.

    It is on white, or without `paper` transparent where nothing is drawn. Its sides are the whole
    pixels nearest to their length. Raises MissingPackage where PDFium's package is not installed.
    """
    pdfium = required("pypdfium2", "png", "a picture in pixels")
    image_of = required("PIL.Image", "png", "a picture in pixels")
    mode, ground = ("RGB", WHITE) if paper else ("RGBA", CLEAR)
    document = pdfium.PdfDocument(pdf(scene, bleed=bleed))
    try:
        # PDFium takes a pixel that is only touched along; it is cut off at the right and below.
        page = document[0].render(scale=dpi / POINTS_PER_INCH, fill_color=ground)
        drawn = page.to_pil().convert(mode)
    finally:
        document.close()
    wide, high = (
        max(1, round((side + 2 * bleed) / MM_PER_INCH * dpi))
        for side in (scene.width, scene.height)
    )
    image = image_of.new(mode, (wide, high), ground[: len(mode)])
    image.paste(drawn, (0, 0))
    stream = BytesIO()
    image.save(stream, "PNG", dpi=(dpi, dpi), optimize=False, compress_level=9)
    return stream.getvalue()
