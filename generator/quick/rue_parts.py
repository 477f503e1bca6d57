"""The drawn parts of Rue's leaves."""

from generator.draw.scene import Drawing, Font
from generator.draw.shapes import circle, line, lobed, polygon, rectangle, toothed
from generator.draw.text import cap_height
from generator.faces import face
from generator.quick import rue_text
from generator.quick.leaf import Leaf, Row
from generator.quick.rue_text import Outcome
from generator.theme import BLACK, BLUE, BONE, CREAM, LEATHER, RED

TILE = 16.0
PATTERNS = "PCFT"
WORTH = {"R": "−1", "B": "+1"}
#: Where the parts of an outcome's row start: the tiles after it, and the texts.
AFTER, CAPTURED, EFFECT = 25.5, 45.0, 78.0
#: Where its score stands, from the right; how large its tiles are, and how high it is at least.
SCORE, ICON, ROW = 5.5, 8.0, 9.6


def tiles(leaf: Leaf) -> None:
    """The eight tiles in two rows, red and blue, each with its name and worth."""
    pitch, step = leaf.width / len(PATTERNS), TILE + 1.8
    for row, colour in enumerate("RB"):
        for i, pattern in enumerate(PATTERNS):
            x, y = leaf.x + i * pitch, leaf.y + 0.6 + row * step
            code = colour + pattern
            tile(leaf.drawing, code, x + TILE / 2, y + TILE / 2)
            name = face("rue", code).name.removeprefix("Rue ")
            first, last = name.split()
            base = y + TILE / 2 - leaf.em * 0.3
            words: tuple[tuple[str, Font], ...] = (
                (first, "strong"), (last, "strong"), (WORTH[colour], "text")
            )  # fmt: skip
            for told, font in words:
                leaf.drawing.text(
                    x + TILE + 1.6, base, told, leaf.size, BLACK, font=font, anchor="start"
                )
                base += leaf.leading
    leaf.y += 0.6 + 2 * step


def tile(drawing: Drawing, code: str, x: float, y: float, turns: int = 0) -> None:
    """A tile's plain face around (x, y), cut at its trim."""
    scene = face("rue", code, size="small")
    with drawing.clip(rectangle(x - TILE / 2, y - TILE / 2, TILE, TILE)):
        drawing.place(scene, x, y, rotation=90 * turns, scale=TILE / scene.width)


def example(leaf: Leaf) -> None:
    """The drawn example on a cream ground, its caption at the right."""
    drawing, x, y, width = leaf.drawing, leaf.x, leaf.y + 0.8, leaf.width
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
    start = 2 * pad + 3 * step
    measure = width - pad - start
    caption = rue_text.CAPTION.paragraphs
    gap = leaf.em * 0.4
    high = sum(leaf.high(text, measure) for text in caption) + gap * (len(caption) - 1)
    low = y + (height - high) / 2
    for text in caption:
        low = leaf.set(text, x + start, low, measure) + gap
    leaf.y = y + height + leaf.em * 0.3


def outcome_row(outcome: Outcome, width: float) -> Row:
    """What a kind of capture does: the tiles before and after, in words, and the score."""

    def picture(leaf: Leaf, y: float, high: float) -> None:
        middle, pitch = y + high / 2, ICON + 1.2
        first = leaf.x + AFTER - 6.0 - ICON / 2 - pitch * (len(outcome.before) - 1)
        for i, shown in enumerate(outcome.before):
            _icon(leaf.drawing, shown, first + i * pitch, middle)
        for i, shown in enumerate(outcome.after):
            _icon(leaf.drawing, shown, leaf.x + AFTER + ICON / 2 + i * pitch, middle)
        _arrow(leaf.drawing, leaf.x + AFTER - 4.7, middle)
        base = middle + cap_height(13, "display") / 2
        leaf.drawing.text(leaf.x + width - SCORE, base, outcome.score, 13, BLACK)

    return Row(
        (
            (CAPTURED, EFFECT - CAPTURED - 2.5, f"**{outcome.captured}**"),
            (EFFECT, width - 2 * SCORE - EFFECT, outcome.effect),
        ),
        picture,
    )


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
