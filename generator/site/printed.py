"""What the pages about printing show and offer beside kits: small sheets, steps, calibration."""

from collections.abc import Iterator
from functools import cache, partial
from io import BytesIO

from engine.core.registry import games
from generator.draw.extra import required
from generator.draw.path import Box
from generator.draw.png import png
from generator.draw.scene import Drawing, Scene
from generator.draw.svg import svg
from generator.guides import folded, pictures
from generator.guides.steps import Picture
from generator.kits.build import kit_of
from generator.kits.forms import DEFAULT_PAPERS
from generator.kits.guide import making
from generator.kits.options import KitOptions
from generator.sheets.calibration import calibration
from generator.sheets.papers import paper
from generator.sheets.pdf import sheets_pdf
from generator.site.kit_files import first_pages
from generator.units import MM_PER_INCH

#: The longer side of a small sheet in pixels, and how many colours it has.
LONG, COLOURS = 300, 32
#: The game whose sheets the pictures show, and how large pictures are in mm.
_SHOWN, _WIDE, _HIGH, _EDGE = "rue", 88.0, 50.0, 3.0


def small_path(game_key: str, piece: str) -> str:
    """The path of the picture of a piece's first sheet."""
    return f"assets/print/{game_key}-{piece}.png"


def small_size(game_key: str, piece: str) -> tuple[int, int]:
    """How wide and high that picture is, in pixels."""
    scene = first_pages(game_key)[piece]
    scale = LONG / max(scene.width, scene.height)
    return round(scene.width * scale), round(scene.height * scale)


def sheets() -> Iterator[tuple[str, bytes]]:
    """Yield path and bytes of every small sheet; raise MissingPackage."""
    for key in games():
        for piece, data in _small(key).items():
            yield small_path(key, piece), data
    yield "assets/print/calibration.png", _reduced(calibration(paper("A4"))[1]["front"], 2 * LONG)


@cache
def steps() -> tuple[tuple[str, str], ...]:
    """Path and text of the pictures of what is done with a kit."""
    found = []
    for name, picture in _pictures().items():
        drawing = Drawing(name, _WIDE, _HIGH)
        picture(drawing, Box(0.0, 0.0, _WIDE, _HIGH).grown(-_EDGE))
        found.append((f"assets/print/{name}.svg", svg(drawing.scene(), digits=2)))
    return tuple(found)


def calibrations() -> Iterator[tuple[str, bytes]]:
    """Yield path and bytes of the calibration sheet for each usual paper."""
    for name in DEFAULT_PAPERS:
        sheet = paper(name)
        yield f"print/calibration-{sheet.key}.pdf", sheets_pdf(*calibration(sheet))


def _pictures() -> dict[str, Picture]:
    made = making(kit_of(_SHOWN), KitOptions(), paper("A4"))
    assert made.behind, "tiles have backs"
    assert made.fold, "counters can be folded"
    assert made.discs, "counters are discs"
    return {
        "two-sides": partial(pictures.duplex, made.sheet, made.behind),
        "stack": partial(pictures.stack, made.sheet, made.behind),
        "fold": partial(pictures.folding, made.fold),
        "cut": partial(pictures.cutting, made.sheet),
        "discs": partial(pictures.discs, made.discs),
        "sleeve": partial(pictures.sleeve, made.sheet),
        "leaves": folded.halving,
        "booklet": folded.booklet,
        "pocket": folded.pocket,
        "standee": folded.standee,
        "board": folded.board,
        "box": folded.tuck_box,
    }


@cache
def _small(game_key: str) -> dict[str, bytes]:
    return {piece: _reduced(page, LONG) for piece, page in first_pages(game_key).items()}


def _reduced(scene: Scene, long: int) -> bytes:
    """A scene as a light PNG: few pixels, few colours."""
    dpi = long / max(scene.width, scene.height) * MM_PER_INCH
    image_of = required("PIL.Image", "png", "a picture in pixels")
    stream = BytesIO()
    with image_of.open(BytesIO(png(scene, dpi))) as image:
        image.quantize(COLOURS).save(stream, "PNG", optimize=True)
    return stream.getvalue()
