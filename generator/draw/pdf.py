"""The PDF backend: draws scenes on a reportlab canvas, each placed scene once as a form.

The content is written in millimetres with y down, under one matrix a page; so its numbers are
those of the scene. Two attributes of reportlab's canvas that are used here are not public:
`_doc`, to ask a font for its subset, and `_pagesize`.
"""

import os
from functools import cache, lru_cache
from io import BytesIO
from typing import BinaryIO, Literal

from reportlab import rl_config
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from generator.draw import text
from generator.draw.paint import Paint
from generator.draw.path import Matrix, Path
from generator.draw.scene import Clip, Fill, Group, Op, Place, Scene, Stroke, Text
from generator.errors import GeneratorError
from generator.fonts import NAMES, data, typeface
from generator.theme import BLACK, INK
from generator.units import MM_PER_POINT, number, points

Colour = Literal["rgb", "cmyk"]
MAKER = "Tilewright"
_FONT = "Tilewright {}"
#: The last second of the year 9999: a PDF's dates have four digits for the year.
_LAST = 253_402_300_799


class WrongDate(GeneratorError):
    """The environment's SOURCE_DATE_EPOCH is no time that a file can have."""


def new_canvas(stream: BinaryIO, width: float, height: float, *, cmyk: bool = False) -> Canvas:
    """A canvas of a page size in mm that writes reproducible bytes and lists no stray font.

    Its dates are those of SOURCE_DATE_EPOCH; raises WrongDate where that is no time.
    """
    _check_date(os.environ.get("SOURCE_DATE_EPOCH", "").strip())
    register_fonts()
    rl_config.useA85 = 0
    return Canvas(
        stream,
        pagesize=(points(width), points(height)),
        pageCompression=1,
        invariant=1,
        initialFontName=_FONT.format("text"),
        enforceColorSpace="CMYK" if cmyk else None,
    )


def _check_date(epoch: str) -> None:
    """Says what is wrong with a time that reportlab would trip over; none at all is right."""
    digits = epoch.lstrip("0") or "0"
    right = epoch.isascii() and epoch.isdecimal() and len(digits) <= 12 and int(digits) <= _LAST
    if epoch and not right:
        raise WrongDate(
            f"SOURCE_DATE_EPOCH: {epoch!r} is no time; set it to whole seconds since 1970,"
            f" from 0 to {_LAST}, or do not set it"
        )


@cache
def register_fonts() -> None:
    """Makes the four fonts known to reportlab under `Tilewright display` and so on."""
    for name in NAMES:
        pdfmetrics.registerFont(TTFont(_FONT.format(name), BytesIO(data(f"{name}.ttf"))))


def pdf(
    *scenes: Scene,
    colour: Colour = "rgb",
    bleed: float = 0.0,
    title: str = "",
    subject: str = "",
) -> bytes:
    """A document with one page a scene: its trim, with `bleed` mm around it.

    Each page says where it is cut. Without a title it has the first scene's name.
    """
    stream = BytesIO()
    canvas = new_canvas(stream, scenes[0].width + 2 * bleed, scenes[0].height + 2 * bleed)
    canvas.setTitle(title or scenes[0].name)
    canvas.setSubject(subject)
    for said in (canvas.setAuthor, canvas.setCreator, canvas.setProducer):
        said(MAKER)
    press = Press(canvas, colour)
    for scene in scenes:
        full = points(scene.width + 2 * bleed), points(scene.height + 2 * bleed)
        low = points(bleed)
        canvas.setPageSize(full)
        canvas.setBleedBox((0, 0, *full))
        canvas.setTrimBox((low, low, full[0] - low, full[1] - low))
        press.page(scene, bleed, bleed)
        canvas.showPage()
    canvas.save()
    return stream.getvalue()


class Press:
    """Draws scenes on one canvas and remembers which it has already drawn as forms."""

    def __init__(self, canvas: Canvas, colour: Colour = "rgb") -> None:
        register_fonts()
        self._canvas, self._colour = canvas, colour
        self._forms: dict[int, tuple[str, Scene]] = {}

    def page(self, scene: Scene, x: float = 0.0, y: float = 0.0) -> None:
        """Draws a scene with the upper left of its trim x, y mm from that of the page."""
        scale = points(1.0)
        top = self._canvas._pagesize[1] - y * scale
        self._write("q " + _cm(Matrix(scale, 0.0, 0.0, -scale, x * scale, top)))
        self._draw(scene.ops)
        self._write("Q")

    def _form(self, scene: Scene) -> str:
        """The name of the form that holds a scene, drawing it if need be."""
        if id(scene) not in self._forms:
            # A form must be complete before the one that uses it begins.
            for op in scene.walk():
                if isinstance(op, Place):
                    self._form(op.scene)
            name = f"scene{len(self._forms) + 1}"
            # The scene is kept, so that its id is not given to another one.
            self._forms[id(scene)] = (name, scene)
            self._canvas.beginForm(name, *scene.full)
            self._draw(scene.ops)
            self._canvas.endForm()
        return self._forms[id(scene)][0]

    def _write(self, code: str) -> None:
        self._canvas.addLiteral(code)

    def _draw(self, ops: tuple[Op, ...]) -> None:
        for op in ops:
            match op:
                case Fill():
                    rule = "f*" if op.even_odd else "f"
                    self._write(f"{self._paint(op.paint, 'rg', 'k')} {_path(op.path)} {rule}")
                case Stroke():
                    self._stroke(op)
                case Text():
                    self._text(op)
                case Clip():
                    rule = "W*" if op.even_odd else "W"
                    self._write(f"q {_path(op.path)} {rule} n")
                    self._draw(op.ops)
                    self._write("Q")
                case Group():
                    self._draw(op.ops)
                case Place():
                    self._write(f"q {_cm(op.matrix)}")
                    self._canvas.doForm(self._form(op.scene))
                    self._write("Q")

    def _stroke(self, op: Stroke) -> None:
        paint = BLACK if op.paint == INK and op.width <= 0.5 else op.paint
        dash = " ".join(number(v) for v in op.dash)
        self._write(
            f"{self._paint(paint, 'RG', 'K')} {number(op.width)} w 1 j"
            f" {1 if op.cap == 'round' else 0} J [{dash}] 0 d {_path(op.path)} S"
        )

    def _text(self, op: Text) -> None:
        """One line of text: kerning and tracking are moves within it, so it stays one string."""
        name, doc = op.font, self._canvas._doc
        font = pdfmetrics.getFont(_FONT.format(name))
        em = typeface(name).units
        m = text.placed(op) @ Matrix(MM_PER_POINT, 0.0, 0.0, -MM_PER_POINT)
        track = op.track / (op.size * MM_PER_POINT) * em
        code = [f"BT {self._paint(BLACK if op.paint == INK else op.paint, 'rg', 'k')}"]
        code.append(" ".join(number(v, 5) for v in m) + " Tm")
        before, chunk, current = "", b"", -1
        shown: list[str] = []
        for char in op.text:
            ((subset, encoded),) = font.splitString(char, doc)
            move = typeface(name).kern(before, char) + track if before else 0.0
            if subset != current:
                _flush(shown, chunk)
                chunk, current = b"", subset
                code += _show(shown)
                shown = []
                code.append(f"{font.getSubsetInternalName(subset, doc)} {number(op.size)} Tf")
            if move:
                _flush(shown, chunk)
                chunk = b""
                shown.append(number(-move * 1000 / em, 2))
            chunk += encoded
            before = char
        _flush(shown, chunk)
        code += [*_show(shown), "ET"]
        self._write(" ".join(code))

    def _paint(self, paint: Paint, rgb: str, cmyk: str) -> str:
        if self._colour == "rgb":
            return " ".join(number(v, 4) for v in paint.rgb) + f" {rgb}"
        return " ".join(number(v, 4) for v in paint.cmyk) + f" {cmyk}"


def _flush(shown: list[str], chunk: bytes) -> None:
    if chunk:
        shown.append(f"<{chunk.hex()}>")


def _show(shown: list[str]) -> list[str]:
    return [f"[{''.join(shown)}] TJ"] if shown else []


def _cm(m: Matrix) -> str:
    return " ".join(number(v, 6) for v in m) + " cm"


# The same faces are on the sheets of several papers and layouts.
@lru_cache(maxsize=4096)
def _path(path: Path) -> str:
    """A path's operators; a quadratic curve becomes the cubic one of the same shape."""
    code: list[str] = []
    x = y = 0.0
    for verb, n in path.commands():
        if verb == "Z":
            code.append("h")
            continue
        if verb == "Q":
            n = (
                x + (n[0] - x) * 2 / 3, y + (n[1] - y) * 2 / 3,
                n[2] + (n[0] - n[2]) * 2 / 3, n[3] + (n[1] - n[3]) * 2 / 3, n[2], n[3],
            )  # fmt: skip
        code.append(" ".join(number(v) for v in n))
        code.append({"M": "m", "L": "l", "Q": "c", "C": "c"}[verb])
        x, y = n[-2:]
    return " ".join(code)
