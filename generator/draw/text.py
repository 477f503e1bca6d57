"""Setting text: how wide it is, where its letters stand, and where its lines break.

PDF, SVG and measuring share `layout`, so what is measured is what is drawn.
"""

from dataclasses import dataclass

from generator.draw.path import Box, Matrix, Path, placing
from generator.draw.scene import Font, Text
from generator.draw.shapes import joined
from generator.errors import GeneratorError
from generator.fonts import typeface
from generator.units import MM_PER_POINT

#: How many characters of a text its error quotes.
QUOTED = 40


class MissingGlyph(GeneratorError, ValueError):
    """A font has no sign for a character: the message names the text, character and font."""


class TextOverflow(GeneratorError, ValueError):
    """A text is larger than its box: the message names scene, box and excess in mm."""

    def __init__(self, scene: str, box: str, excess: float, text: str) -> None:
        super().__init__(
            f"{scene}: {quoted(text)} is {excess:.2f} mm too large for the {box};"
            " shorten the text or make the box larger"
        )
        self.scene, self.box, self.excess, self.text = scene, box, excess, text


def quoted(text: str) -> str:
    """A text as errors name it: in quotes, and of a long one the beginning."""
    return repr(text if len(text) <= QUOTED else f"{text[: QUOTED - 1].rstrip()}…")


@dataclass(frozen=True, slots=True)
class Line:
    """Characters with their pen positions from the line's start, and the whole width; in mm."""

    starts: tuple[float, ...]
    width: float


def layout(text: str, size: float, font: Font, track: float = 0.0) -> Line:
    """Where the letters of one line stand: `size` in points, `track` in mm; raises MissingGlyph."""
    face = typeface(font)
    em = size * MM_PER_POINT / face.units
    starts, pen, before = [], 0.0, ""
    for char in text:
        if char not in face:
            raise MissingGlyph(
                f"the font {font!r} has no sign for {char!r} (U+{ord(char):04X}) in {quoted(text)};"
                " write it with other characters or draw it as a shape"
            )
        if before:
            pen += face.kern(before, char) * em + track
        starts.append(pen)
        pen += face.advance(char) * em
        before = char
    return Line(tuple(starts), pen)


def width(text: str, size: float, font: Font = "text", track: float = 0.0) -> float:
    """The width of one line in mm."""
    return layout(text, size, font, track).width


def cap_height(size: float, font: Font) -> float:
    """How high a capital is, in mm."""
    face = typeface(font)
    return -face.outline("H").bounds().y0 * size * MM_PER_POINT / face.units


def offset(anchor: str, line_width: float) -> float:
    """Where a line starts, relative to its anchor."""
    return {"start": 0.0, "middle": -line_width / 2, "end": -line_width}[anchor]


def placed(op: Text) -> Matrix:
    """The map from a text's own mm (baseline at 0, start at 0) to the scene's."""
    start = offset(op.anchor, width(op.text, op.size, op.font, op.track))
    return placing(op.x, op.y, op.rotation) @ placing(start, 0.0)


def outlines(op: Text) -> Path:
    """A text as one outline in the scene's mm."""
    face, line = typeface(op.font), layout(op.text, op.size, op.font, op.track)
    em = op.size * MM_PER_POINT / face.units
    letters = joined(
        face.outline(char).moved(start, 0.0, scale=em)
        for char, start in zip(op.text, line.starts, strict=True)
    )
    return letters.mapped(placed(op))


def require_fit(
    scene: str, box: str, text: str, size: float, font: Font, room: float, track: float = 0.0
) -> float:
    """The width of a line that must fit into `room` mm; raises TextOverflow if it does not."""
    wide = width(text, size, font, track)
    if wide > room + 1e-6:
        raise TextOverflow(scene, box, wide - room, text)
    return wide


def wrap(text: str, size: float, font: Font, measure: float) -> list[str]:
    """The text in the fewest lines within `measure` mm, then as narrow as that number allows.

    Text of several lines so looks set, with no single word on the last one. Raises TextOverflow
    (naming no scene) if one word alone is too wide.
    """
    words = text.split()
    for word in words:
        require_fit("text", "measure", word, size, font, measure)
    lines = _greedy(words, size, font, measure)
    low, high = 0.0, measure
    while high - low > 0.05:
        middle = (low + high) / 2
        try_lines = _greedy(words, size, font, middle)
        fits = all(width(line, size, font) <= middle for line in try_lines)
        if fits and len(try_lines) <= len(lines):
            high = middle
        else:
            low = middle
    return _greedy(words, size, font, high)


def _greedy(words: list[str], size: float, font: Font, measure: float) -> list[str]:
    lines: list[str] = []
    for word in words:
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, font) <= measure:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def set_lines(
    scene: str, box_name: str, text: str, size: float, font: Font, room: Box, leading: float
) -> list[tuple[str, float]]:
    """Lines of a text with their baselines, centred in height in a box.

    `leading` is the mm from baseline to baseline. Raises TextOverflow if the lines need more
    height, or a word more width, than there is.
    """
    for word in text.split():
        require_fit(scene, box_name, word, size, font, room.width)
    lines = wrap(text, size, font, room.width)
    excess = len(lines) * leading - room.height
    if excess > 1e-6:
        raise TextOverflow(scene, box_name, excess, text)
    first = (room.y0 + room.y1 - leading * (len(lines) - 1)) / 2 + size * MM_PER_POINT * 0.33
    return [(line, first + leading * i) for i, line in enumerate(lines)]
