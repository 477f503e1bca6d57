"""The drawn parts of Rue's rules sheet. Each starts at y and says where it ends."""

from generator.booklet import rue_text
from generator.booklet.column import Column, Style
from generator.booklet.rue_text import Outcome
from generator.draw.path import Path
from generator.draw.scene import Drawing
from generator.draw.shapes import KAPPA, circle, line, lobed, polygon, rectangle, toothed
from generator.draw.text import cap_height
from generator.draw.text import width as text_width
from generator.faces import face
from generator.theme import BLACK, BLUE, BONE, CREAM, INK, LEATHER, RED, SIZES

TILE = 16.0
BAND = 15.0
TEETH = 2.6
ROW = 9.6
#: Columns of the capture table, from its left edge.
AFTER, CAPTURED, EFFECT, SCORE = 28.0, 52.0, 100.0, 8.0
ICON = 8.0


def band(drawing: Drawing, x: float, y: float, width: float) -> float:
    """The title on ink; the lower edge half teeth, half waves, for red and for blue."""
    # A ground, which low ink leaves out, and its outline, which low ink keeps.
    drawing.fill(_edge(x, y, width), INK, "ground")
    drawing.stroke(_edge(x, y, width), BLACK, 0.3)
    base = y + BAND / 2 + cap_height(24, "display") / 2
    drawing.text(x + 5, base, rue_text.TITLE, 24, BONE, anchor="start")
    right = x + width - 5
    drawing.text(right, base - 4.6, rue_text.SUBTITLE, 12, BONE, anchor="end")
    drawing.text(right, base + 0.6, rue_text.PLAYERS, 9, BONE, font="text", anchor="end")
    return y + BAND + TEETH


def _edge(x: float, y: float, width: float) -> Path:
    """A rectangle with teeth under its left half and scallops under its right one."""
    middle, low = x + width / 2, y + BAND
    n = round(width / 2 / 5.8)
    pitch = width / 2 / n
    verbs, numbers = ["M", "L", "L"], [x, y, x + width, y, x + width, low]
    for i in range(n):
        right = x + width - i * pitch
        k = pitch / 2 * KAPPA
        verbs += ["C", "C"]
        numbers += [
            right, low + TEETH * KAPPA, right - pitch / 2 + k, low + TEETH,
            right - pitch / 2, low + TEETH,
            right - pitch / 2 - k, low + TEETH, right - pitch, low + TEETH * KAPPA,
            right - pitch, low,
        ]  # fmt: skip
    for i in range(n):
        right = middle - i * pitch
        verbs += ["L", "L"]
        numbers += [right - pitch / 2, low + TEETH, right - pitch, low]
    return Path("".join(verbs) + "Z", tuple(numbers))


def tile_strip(drawing: Drawing, x: float, y: float, width: float) -> float:
    """The eight tiles in a row under a heading, each with its name."""
    y += cap_height(13, "display")
    drawing.text(x, y, rue_text.TILES.head, 13, BLACK, anchor="start")
    y += 2.6
    codes = ("BP", "BC", "BF", "BT", "RP", "RC", "RF", "RT")
    pitch = (width - TILE) / (len(codes) - 1)
    for i, code in enumerate(codes):
        middle = x + TILE / 2 + i * pitch
        tile(drawing, code, middle, y + TILE / 2)
        name = face("rue", code).name.removeprefix("Rue ")
        drawing.text(middle, y + TILE + 3.4, name, SIZES["reference label"], BLACK, font="strong")
    return y + TILE + 5.4


def tile(drawing: Drawing, code: str, x: float, y: float, turns: int = 0) -> None:
    """A tile's plain face around (x, y), cut at its trim."""
    scene = face("rue", code, size="small")
    with drawing.clip(rectangle(x - TILE / 2, y - TILE / 2, TILE, TILE)):
        drawing.place(scene, x, y, rotation=90 * turns, scale=TILE / scene.width)


def example(drawing: Drawing, x: float, y: float, width: float) -> float:
    """The drawn example on a cream ground, its caption at the right."""
    pad, step = 3.0, TILE + 0.6
    height = 2 * step + 2 * pad
    drawing.fill(rectangle(x, y, width, height), CREAM, "plate")
    cx, cy = x + pad + step * 1.5, y + pad + step * 1.5
    for laid in rue_text.EXAMPLE:
        tile(drawing, laid.code, cx + laid.x * step, cy + laid.y * step, laid.turns)
    last = rue_text.EXAMPLE[-1]
    half = TILE / 2 + 0.3
    drawing.stroke(rectangle(cx - half, cy - half, 2 * half, 2 * half), BLACK, 0.6)
    for laid, sign in zip(rue_text.EXAMPLE, rue_text.SIGNS, strict=False):
        sx = cx + (laid.x + last.x) / 2 * step
        sy = cy + (laid.y + last.y) / 2 * step
        drawing.fill(circle(sx, sy, 2.4), BONE, "plate")
        drawing.stroke(circle(sx, sy, 2.4), BLACK, 0.3)
        drawing.text(sx, sy + 1.25, sign, 11, BLACK, font="strong")
    start = x + 2 * pad + 3 * step
    style = Style(size=8.5, leading=3.7, after=0.9)
    caption = Column(drawing, start, y + pad - 0.6, x + width - pad - start, y + height, style)
    for paragraph in rue_text.CAPTION.paragraphs:
        caption.paragraph(paragraph)
    return y + height


def capture_table(drawing: Drawing, x: float, y: float, width: float) -> float:
    """What each kind of capture does, a banded row each, with the tiles before and after."""
    y += cap_height(13, "display")
    drawing.text(x, y, rue_text.TABLE_HEAD, 13, BLACK, anchor="start")
    score = x + width - SCORE
    label = SIZES["reference label"]
    drawing.text(x + CAPTURED, y, "you capture", label, BLACK, font="italic", anchor="start")
    drawing.text(x + EFFECT, y, "what that does", label, BLACK, font="italic", anchor="start")
    drawing.text(score, y, "your score", label, BLACK, font="italic")
    y += 1.6
    for i, outcome in enumerate(rue_text.OUTCOMES):
        if i % 2 == 0:
            drawing.fill(rectangle(x, y, width, ROW), CREAM, "plate")
        _row(drawing, outcome, x, y, score)
        y += ROW
    drawing.stroke(line((x, y), (x + width, y)), BLACK, 0.2)
    return y


def _row(drawing: Drawing, outcome: Outcome, x: float, y: float, score: float) -> None:
    middle = y + ROW / 2
    pitch = ICON + 1.6
    first = x + AFTER - 7.2 - ICON / 2 - pitch * (len(outcome.before) - 1)
    for i, picture in enumerate(outcome.before):
        _icon(drawing, picture, first + i * pitch, middle)
    for i, picture in enumerate(outcome.after):
        _icon(drawing, picture, x + AFTER + ICON / 2 + i * pitch, middle)
    _arrow(drawing, x + AFTER - 5.3, middle)
    size = SIZES["booklet body"]
    for start, text, measure, mark in (
        (CAPTURED, outcome.captured, EFFECT - CAPTURED - 4, "**"),
        (EFFECT, outcome.effect, score - x - EFFECT - 8, ""),
    ):
        lines = -(-text_width(text, size, "strong" if mark else "text") // measure)
        leading = 3.8
        cell = Column(
            drawing, x + start, middle - lines * leading / 2, measure, y + ROW + 1,
            Style(size=size, leading=leading, after=0.0),
        )  # fmt: skip
        cell.paragraph(f"{mark}{text}{mark}")
    base = middle + cap_height(13, "display") / 2
    drawing.text(score, base, outcome.score, 13, BLACK)


def _icon(drawing: Drawing, picture: str, x: float, y: float) -> None:
    """A tile as a square with its body; `m` the captor's counter on it, `o` another player's."""
    half = ICON / 2
    drawing.fill(rectangle(x - half, y - half, ICON, ICON), LEATHER, "ground")
    drawing.stroke(rectangle(x - half, y - half, ICON, ICON), BLACK, 0.16)
    if picture[0] == "r":
        drawing.fill(toothed(x, y, 3.5, 0.8, 14), RED, "body")
    else:
        drawing.fill(lobed(x, y, 3.45, 9, 0.14), BLUE, "body")
    for mark in picture[1:]:
        scene = face("rue", "counter", seat={"m": 0, "o": 2}[mark])
        with drawing.clip(circle(x, y, 2.25)):
            drawing.place(scene, x, y, scale=4.5 / scene.width)
        drawing.stroke(circle(x, y, 2.25), BLACK, 0.16)


def _arrow(drawing: Drawing, x: float, y: float) -> None:
    drawing.stroke(line((x, y), (x + 2.4, y)), BLACK, 0.35)
    drawing.fill(polygon([(x + 2.1, y - 0.9), (x + 3.4, y), (x + 2.1, y + 0.9)]), BLACK, "cut")
