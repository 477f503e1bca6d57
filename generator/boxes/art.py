"""What is drawn on a box: the game's back and name, what is inside, and quiet folds.

It runs a bleed past the cuts. The glue flap stays bare, for ink keeps glue from paper.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from generator.boxes.net import Net
from generator.draw.fit import fitted
from generator.draw.paint import Paint
from generator.draw.path import Box
from generator.draw.scene import Drawing, Scene
from generator.draw.shapes import circle, joined, line, rectangle, scoop
from generator.draw.text import cap_height
from generator.theme import HIDE, LEATHER, SMALLEST
from generator.units import BLEED, MM_PER_POINT

#: Type sizes of a name and of what is inside.
NAMES = (34.0, 28.0, 24.0, 20.0, 17.0, 14.0, 12.0, 10.0, 8.5, SMALLEST)
WORDS = (11.0, 10.0, 9.0, 8.0, SMALLEST)
LEADING = 1.12
#: How far texts and plates stay from folds and cuts.
INSET = 4.0
#: How thick the lines on the folds are.
FOLD = 0.15
#: The most different discs on a front, and how much of their size lies between two.
DISCS, APART = 6, 1.12


@dataclass(frozen=True, slots=True)
class Mood:
    """The paints of a box: its ground, and what is drawn and written on it."""

    ground: Paint = HIDE
    mark: Paint = LEATHER


@dataclass(frozen=True, slots=True)
class Told:
    """What a box says: the game's name, what is inside in a few words, and then in more."""

    title: str
    inside: str
    more: str = ""


def box_art(name: str, made: Net, told: Told, mood: Mood, faces: Sequence[Scene]) -> Scene:
    """The printed side of a net; faces are one back to spread, or several discs to lay out.

    Raises TextOverflow where even the smallest type is too large.
    """
    drawing = Drawing(name, *made.size, BLEED)
    _ground(drawing, made, mood)
    is_back = len(faces) == 1
    for panel in ("front", "back"):
        if is_back:
            _spread(drawing, made, panel, faces[0])
    front, back = made.panels["front"], made.panels["back"]
    if is_back:
        high = front.height
        _plate(drawing, _band(front, high * 0.60, min(high * 0.3, 24.0)), told.title, mood, NAMES)
        text = told.more or told.inside
        _plate(drawing, _band(back, high * 0.3, high * 0.4), text, mood, WORDS)
    else:
        _discs(drawing, front, faces)
        _words(drawing, _band(front, front.height * 0.3, front.height * 0.3), told.title, mood)
        _words(drawing, _band(back, 0.0, back.height), told.more or told.inside, mood, WORDS)
    for side, text in (("left", told.title), ("right", told.inside)):
        _upright(drawing, made.panels[side], text, mood)
    _words(drawing, _inner(made.panels["lid"]), told.title, mood)
    folds = joined(line(*ends) for ends in made.folds)
    drawing.stroke(folds, mood.ground.mix(mood.mark, 0.4), FOLD)
    return drawing.scene()


def _ground(drawing: Drawing, made: Net, mood: Mood) -> None:
    """Every panel and a bleed around it, but on the glue flap no more than that."""
    for name, box in made.panels.items():
        if name != "glue":
            grown = box.grown(BLEED)
            path = rectangle(grown.x0, grown.y0, grown.width, grown.height)
            drawing.fill(path, mood.ground, "ground")


def _spread(drawing: Drawing, made: Net, panel: str, face: Scene) -> None:
    """A face so large that it covers a panel, up to the folds and past the cuts."""
    box = made.panels[panel]
    past = BLEED if panel == "front" else 0.0
    shown = Box(box.x0, box.y0 - past, box.x1, box.y1 + past)
    # A quarter turn would show a pattern on its side; all of the face's own size is better.
    scale = max(1.0, shown.width / face.full.width, shown.height / face.full.height)
    with drawing.clip(rectangle(shown.x0, shown.y0, shown.width, shown.height)):
        drawing.place(face, (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2, scale=scale)


def _discs(drawing: Drawing, front: Box, faces: Sequence[Scene]) -> None:
    """Different discs in a row or two in the lower half of a front, in their own size or less."""
    shown = list(faces[:DISCS])
    room = Box(front.x0 + INSET, front.y0, front.x1 - INSET, front.y1 - INSET)
    first = shown[0]
    columns = min(len(shown), 3)
    rows = -(-len(shown) // columns)
    wide, high = room.width / columns, front.height * 0.38 / rows
    scale = min(1.0, wide / first.width / APART, high / first.height / APART)
    step = first.width * scale * APART
    for i, face in enumerate(shown):
        row, column = divmod(i, columns)
        in_row = min(columns, len(shown) - row * columns)
        x = (front.x0 + front.x1) / 2 + (column - (in_row - 1) / 2) * step
        y = room.y1 - (rows - row - 0.5) * step
        with drawing.clip(circle(x, y, face.width * scale / 2)):
            drawing.place(face, x, y, scale=scale)


def _inner(box: Box) -> Box:
    return Box(box.x0 + INSET, box.y0 + 2.0, box.x1 - INSET, box.y1 - 2.0)


def _band(box: Box, top: float, high: float) -> Box:
    """A band across a panel."""
    return Box(box.x0 + INSET, box.y0 + top, box.x1 - INSET, box.y0 + top + high)


def _plate(drawing: Drawing, box: Box, text: str, mood: Mood, sizes: Sequence[float]) -> None:
    """Text on a plate with scooped corners and a line in it."""
    drawing.fill(scoop(box.x0, box.y0, box.width, box.height, 2.5), mood.ground, "plate")
    inner = box.grown(-1.1)
    edge = scoop(inner.x0, inner.y0, inner.width, inner.height, 2.0)
    drawing.stroke(edge, mood.mark, 0.35)
    _words(drawing, inner.grown(-1.5), text, mood, sizes)


def _words(
    drawing: Drawing, box: Box, text: str, mood: Mood, sizes: Sequence[float] = NAMES
) -> None:
    """Text in the middle of a box, as large as fits."""
    font = "display" if sizes is NAMES else "text"
    lines, size = fitted(drawing.name, "a panel", text, font, box.width, box.height, sizes, LEADING)
    step = size * MM_PER_POINT * LEADING
    first = (box.y0 + box.y1) / 2 - step * (len(lines) - 1) / 2 + cap_height(size, font) / 2
    for i, told in enumerate(lines):
        at = first + i * step
        drawing.text((box.x0 + box.x1) / 2, at, told, size, mood.mark, font=font)


def _upright(drawing: Drawing, box: Box, text: str, mood: Mood) -> None:
    """Text that runs up a side."""
    x, y = (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2
    with drawing.at(x, y, rotation=270):
        long, wide = box.height / 2 - INSET, box.width / 2 - 2.0
        _words(drawing, Box(-long, -wide, long, wide), text, mood)
