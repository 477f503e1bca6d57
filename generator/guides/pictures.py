"""The pictures of the guide: sheets as they are planned, small, and what is done with them."""

from dataclasses import dataclass

from generator.draw.path import Box
from generator.draw.scene import Drawing, Scene
from generator.draw.shapes import circle, line, polygon, rectangle
from generator.draw.text import cap_height
from generator.quick.portrait import place
from generator.sheets.plan import Page, SheetPlan
from generator.theme import BLACK, BONE, CREAM, RED, WHITE

LINE, FINE = 0.3, 0.12
DASH = (1.2, 0.9)
#: The real length of the bar, and from mark to mark.
BAR, _STEP = 50.0, 5.0
_GAP = 8.0


@dataclass(frozen=True, slots=True)
class Shown:
    """A page of a plan and plain faces for it, by the keys that its slots have."""

    plan: SheetPlan
    page: Page
    faces: dict[str, Scene]

    @property
    def has_marks(self) -> bool:
        """Whether it has marks to cut by."""
        return any(mark.kind == "cut" for mark in self.page.marks)


def sheet(drawing: Drawing, shown: Shown, box: Box) -> tuple[float, float, float]:
    """Draws a page as large as fits in the middle of a box: the paper's corner and the scale."""
    plan = shown.plan
    scale = min(box.width / plan.width, box.height / plan.height)
    x = (box.x0 + box.x1 - plan.width * scale) / 2
    y = (box.y0 + box.y1 - plan.height * scale) / 2
    paper(drawing, Box(x, y, x + plan.width * scale, y + plan.height * scale))
    for slot in shown.page.slots:
        face, (cx, cy) = shown.faces[slot.face], slot.centre
        wide = slot.trim.height if slot.rotation % 180 else slot.trim.width
        with drawing.at(x + cx * scale, y + cy * scale, rotation=slot.rotation):
            place(drawing, face, 0, 0, wide * scale / face.width, slot.shape == "round")
    for mark in shown.page.marks:
        ends = (
            (x + mark.x0 * scale, y + mark.y0 * scale),
            (x + mark.x1 * scale, y + mark.y1 * scale),
        )
        dash = DASH if mark.kind == "fold" else ()
        width = LINE if mark.kind == "fold" else FINE
        drawing.stroke(line(*ends), BLACK, width, dash=dash)
    return x, y, scale


def paper(drawing: Drawing, box: Box) -> None:
    """Draws an empty sheet of paper."""
    path = rectangle(box.x0, box.y0, box.width, box.height)
    drawing.fill(path, WHITE, "plate")
    drawing.stroke(path, BLACK, LINE)


def ruler(scale: float, drawing: Drawing, box: Box) -> None:
    """Draws a bar of 50 mm to measure, on a page where everything is `scale` times as large."""
    bar, step, high = BAR / scale, _STEP / scale, 7.0
    x, y = (box.x0 + box.x1 - bar) / 2, (box.y0 + box.y1) / 2 - 6.0
    drawing.fill(rectangle(x, y, bar, high), CREAM, "plate")
    drawing.stroke(line((x, y), (x + bar, y)), BLACK, LINE)
    for i in range(round(BAR / _STEP) + 1):
        at, long = x + i * step, high if i % 2 == 0 else high / 2
        drawing.stroke(line((at, y), (at, y + long)), BLACK, LINE)
        if i % 2 == 0:
            text = f"{i * _STEP:g}" + (" mm" if i * _STEP == BAR else "")
            drawing.text(at, y + high + 3.4, text, 8.0, BLACK, font="strong")


def duplex(front: Shown, back: Shown, drawing: Drawing, box: Box) -> None:
    """Draws both sides of a sheet, and how it turns about its long edge."""
    left, right = _halves(box)
    sheet(drawing, front, left)
    sheet(drawing, back, right)
    x, y = (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2
    drawing.stroke(line((x, box.y0), (x, box.y1)), BLACK, LINE, dash=DASH)
    _turning(drawing, x, y, _GAP * 0.42)


def stack(front: Shown, back: Shown, drawing: Drawing, box: Box) -> None:
    """Draws a stack of fronts and the stack turned over."""
    left, right = _halves(box._replace(y1=box.y1 - 2.0))
    for i in (2, 1):
        paper(drawing, _shifted(_fitted(front, left), i * 0.9))
    sheet(drawing, front, left)
    for i in (2, 1):
        paper(drawing, _shifted(_fitted(back, right), i * 0.9))
    sheet(drawing, back, right)
    y = (box.y0 + box.y1) / 2
    arrow(drawing, (box.x0 + box.x1) / 2 - _GAP * 0.3, y, _GAP * 0.7)


def folding(shown: Shown, drawing: Drawing, box: Box) -> None:
    """Draws a sheet with its fold, and the folded one from its edge."""
    left, right = _halves(box)
    sheet(drawing, shown, left)
    y = (box.y0 + box.y1) / 2
    arrow(drawing, (box.x0 + box.x1) / 2 - _GAP * 0.3, y, _GAP * 0.7)
    x, half, high = (right.x0 + right.x1) / 2, 7.0, right.height * 0.62
    top = y - high / 2
    for side, told in ((-1, "fronts"), (1, "backs")):
        drawing.stroke(line((x, top), (x + side * half, top + high)), BLACK, 0.7, cap="round")
        drawing.text(
            x + side * (half + 1.5), top + high + 3.6, told, 8.0, BLACK, font="strong",
            anchor="end" if side < 0 else "start",
        )  # fmt: skip
    for i in (1, 2, 3):
        drawing.fill(circle(x, top + high * (0.32 + 0.17 * i), 0.55), RED, "cut")
    drawing.text(x, top + high + 3.6, "glue", 8.0, BLACK, font="italic")


def cutting(shown: Shown, drawing: Drawing, box: Box) -> None:
    """Draws a sheet with the first cuts across it numbered."""
    x, y, scale = sheet(drawing, shown, box)
    edges = _cuts(shown.page)
    right = x + shown.plan.width * scale
    for number, edge in enumerate(edges, 1):
        at = y + edge * scale
        drawing.stroke(line((x - 3.0, at), (right + 3.0, at)), RED, 0.35, dash=(1.8, 0.8))
        side = x - 5.6 if number % 2 else right + 5.6
        drawing.text(side, at + cap_height(9.0, "display") / 2, str(number), 9.0, BLACK)


def _cuts(page: Page) -> list[float]:
    """Where a sheet is cut across, from above, each line once."""
    return sorted({round(y, 3) for slot in page.slots for y in (slot.trim.y0, slot.trim.y1)})


def discs(shown: Shown, drawing: Drawing, box: Box) -> None:
    """Draws three discs of the sheet: on their card, half cut, and cut out."""
    slots = list(dict.fromkeys(slot.face for slot in shown.page.slots))
    side, y = min(box.height * 0.62, 17.0), (box.y0 + box.y1) / 2
    pitch = box.width / 3
    for i in range(3):
        x = box.x0 + pitch * (i + 0.5)
        face = shown.faces[slots[i % len(slots)]]
        half = side * 0.66
        if i < 2:
            for down, paint in ((1.6, BONE), (0.0, WHITE)):
                card = rectangle(x - half, y - half + down, 2 * half, 2 * half)
                drawing.fill(card, paint, "plate")
                drawing.stroke(card, BLACK, FINE)
        place(drawing, face, x, y, side / face.width, True)
        if i == 1:
            drawing.stroke(circle(x, y, side / 2 + 0.7), RED, 0.4, dash=(1.8, 0.8))
        if i < 2:
            arrow(drawing, x + pitch / 2 - 1.8, y, 4.0)


def sleeve(shown: Shown, drawing: Drawing, box: Box) -> None:
    """Draws a piece that slides into a sleeve, a card behind it."""
    slot = shown.page.slots[0]
    face = shown.faces[slot.face]
    high = min(box.height * 0.62, 24.0)
    scale = high / max(face.width, face.height)
    x, y = (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2
    wide, tall = face.width * scale, face.height * scale
    back = rectangle(x - wide / 2 + 2.2, y - tall / 2 - 4.4, wide, tall, 0.8)
    drawing.fill(back, BONE, "plate")
    drawing.stroke(back, BLACK, LINE)
    place(drawing, face, x, y - 2.4, scale, slot.shape == "round")
    left, low = x - wide / 2 - 1.2, y + tall / 2 + 1.6
    right, top = x + wide / 2 + 3.4, y - tall / 2 + 3.0
    drawing.stroke(
        line((left, top), (left, low), (right, low), (right, top)), BLACK, 0.5, cap="round"
    )
    drawing.stroke(line((left, top), (right, top)), BLACK, FINE)


def _halves(box: Box) -> tuple[Box, Box]:
    middle = (box.x0 + box.x1) / 2
    return (
        Box(box.x0, box.y0, middle - _GAP / 2, box.y1),
        Box(middle + _GAP / 2, box.y0, box.x1, box.y1),
    )


def _fitted(shown: Shown, box: Box) -> Box:
    scale = min(box.width / shown.plan.width, box.height / shown.plan.height)
    wide, high = shown.plan.width * scale, shown.plan.height * scale
    x, y = (box.x0 + box.x1 - wide) / 2, (box.y0 + box.y1 - high) / 2
    return Box(x, y, x + wide, y + high)


def _shifted(box: Box, by: float) -> Box:
    return Box(box.x0 + by, box.y0 + by, box.x1 + by, box.y1 + by)


def arrow(drawing: Drawing, x: float, y: float, long: float) -> None:
    """An arrow to the right from (x, y)."""
    drawing.stroke(line((x, y), (x + long - 1.6, y)), RED, 0.7)
    tip = [(x + long - 2.0, y - 1.5), (x + long, y), (x + long - 2.0, y + 1.5)]
    drawing.fill(polygon(tip), RED, "cut")


def _turning(drawing: Drawing, x: float, y: float, r: float) -> None:
    """An arc about a vertical axis, as a page turns."""
    points = [(x - r, y), (x - r * 0.8, y - 2.0), (x, y - 3.0), (x + r * 0.8, y - 2.0)]
    drawing.stroke(line(*points), RED, 0.7)
    tip = [(x + r * 0.2, y - 1.2), (x + r * 1.2, y + 0.6), (x + r * 1.3, y - 2.6)]
    drawing.fill(polygon(tip), RED, "cut")
