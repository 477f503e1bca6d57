"""What is drawn on a box: the game's back and name, what is inside, and quiet folds.

It runs a bleed past the cuts. The glue flap stays bare, for ink keeps glue from paper.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from generator.boxes.net import Net, notch_of
from generator.draw.fit import fitted
from generator.draw.paint import Paint
from generator.draw.path import Box
from generator.draw.scene import Drawing, Font, Scene
from generator.draw.shapes import circle, joined, line, rectangle, scoop
from generator.draw.text import cap_height
from generator.theme import HIDE, LEATHER, SMALLEST
from generator.units import BLEED, MM_PER_POINT, SAFE

#: Type sizes of a name and of what is inside.
NAMES = (34.0, 28.0, 24.0, 20.0, 17.0, 14.0, 12.0, 10.0, 8.5, SMALLEST)
WORDS = (11.0, 10.0, 9.0, 8.0, SMALLEST)
LEADING = 1.12
#: How far texts and plates stay from folds and cuts.
INSET = 4.0
#: How high a plate is, as a share of the front, at least and at the most, and what is below it.
PLATE_SHARE, PLATES, PLATE_BELOW = 0.165, (9.0, 14.0), 3.0
#: How much of a front is above its discs.
ABOVE_DISCS = 0.56
#: How thick the lines on the folds are, and how they are broken, so that nobody cuts them.
FOLD, DASH = 0.2, (2.0, 1.5)
#: The most different discs on a front, and how much of their size lies between two.
DISCS, APART = 6, 1.12


@dataclass(frozen=True, slots=True)
class Mood:
    """The paints of a box: its ground, and what is drawn and written on it.

    `free` is how wide and high the back's middle is left free for a name, in its own size, if so.
    """

    ground: Paint = HIDE
    mark: Paint = LEATHER
    free: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class Told:
    """What a box says: the game's name, what is inside in a few words, and then in more."""

    title: str
    inside: str
    more: str = ""


def box_art(
    name: str, made: Net, told: Told, mood: Mood, faces: Sequence[Scene], *, discs: bool = False
) -> Scene:
    """The printed side of a net; the first face is spread, or all are laid out if they are discs.

    Raises TextOverflow where even the smallest type is too large.
    """
    drawing = Drawing(name, *made.size, BLEED)
    _ground(drawing, made, mood)
    front, back = made.panels["front"], made.panels["back"]
    if not discs:
        for panel in ("front", "back"):
            _spread(drawing, made, panel, faces[0], told, mood)
    else:
        _discs(drawing, front, faces)
        notch = notch_of(front) + 1.5
        _words(drawing, _band(front, notch, front.height * ABOVE_DISCS - notch), told.title, mood)
        _words(drawing, _inner(back), told.inside, mood)
    for side, text in (("left", told.title), ("right", told.inside)):
        _upright(drawing, made.panels[side], text, mood)
    lid = _inner(made.panels["lid"])
    if told.more:
        parted = lid.y0 + lid.height * 0.55
        _words(drawing, Box(lid.x0, parted, lid.x1, lid.y1), told.more, mood, WORDS)
        lid = Box(lid.x0, lid.y0, lid.x1, parted)
    _words(drawing, lid, told.title, mood)
    folds = joined(line(*ends) for ends in made.folds)
    drawing.stroke(folds, mood.ground.mix(mood.mark, 0.4), FOLD, dash=DASH)
    return drawing.scene()


def _ground(drawing: Drawing, made: Net, mood: Mood) -> None:
    """Every panel and a bleed around it, but on the glue flap no more than that."""
    for name, box in made.panels.items():
        if name != "glue":
            grown = box.grown(BLEED)
            path = rectangle(grown.x0, grown.y0, grown.width, grown.height)
            drawing.fill(path, mood.ground, "ground")


def _spread(drawing: Drawing, made: Net, panel: str, face: Scene, told: Told, mood: Mood) -> None:
    """A face that covers a panel, up to folds and past cuts, with the name of the game.

    It is in the face's middle where that is free, else on the front, on a plate below.
    """
    box = made.panels[panel]
    past = BLEED if panel == "front" else 0.0
    shown = Box(box.x0, box.y0 - past, box.x1, box.y1 + past)
    past_both = box.height + 2 * BLEED
    scale = max(1.0, box.width / face.full.width, past_both / face.full.height)
    x, y = (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2
    with drawing.clip(rectangle(shown.x0, shown.y0, shown.width, shown.height)):
        drawing.place(face, x, y, scale=scale)
    if mood.free:
        wide, high = (scale * half / 2 for half in mood.free)
        turned = Mood(mood.mark, mood.ground)
        _words(drawing, Box(x - wide, y - high, x + wide, y + high), told.title, turned)
    elif panel == "front":
        high = min(max(PLATE_SHARE * box.height, PLATES[0]), PLATES[1])
        top = box.height - high - PLATE_BELOW
        _plate(drawing, _band(box, top, high), told.title, mood, NAMES)


def _discs(drawing: Drawing, front: Box, faces: Sequence[Scene]) -> None:
    """Different discs in a row or two in the lower half of a front, in their own size or less."""
    shown = list(faces[:DISCS])
    top = front.y0 + front.height * ABOVE_DISCS
    room = Box(front.x0 + INSET, top, front.x1 - INSET, front.y1 - INSET / 2)
    first = shown[0]
    columns = min(len(shown), 3)
    rows = -(-len(shown) // columns)
    wide, high = room.width / columns, (room.y1 - room.y0) / rows
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
    _words(drawing, inner.grown(-0.8), text, mood, sizes)


def _words(
    drawing: Drawing, box: Box, text: str, mood: Mood, sizes: Sequence[float] = NAMES
) -> None:
    """Text in the middle of a box, as large as fits."""
    font: Font = "display" if sizes is NAMES else "text"
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
        long, wide = box.height / 2 - INSET, box.width / 2 - SAFE - 0.5
        _words(drawing, Box(-long, -wide, long, wide), text, mood)
