"""The pictures of the guide: sheets as they are planned, small, and what is done with them."""

from dataclasses import dataclass

from generator.draw.path import Box
from generator.draw.scene import Drawing, Scene
from generator.draw.shapes import circle, line, polygon, rectangle
from generator.draw.text import cap_height
from generator.quick.portrait import place
from generator.sheets.plan import Page, SheetPlan
from generator.theme import BLACK, BONE, CREAM, RED, WHITE

_LINE, _FINE = 0.3, 0.12
_DASH = (1.2, 0.9)
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
        dash = _DASH if mark.kind == "fold" else ()
        width = _LINE if mark.kind == "fold" else _FINE
        drawing.stroke(line(*ends), BLACK, width, dash=dash)
    return x, y, scale


def paper(drawing: Drawing, box: Box) -> None:
    """Draws an empty sheet of paper."""
    path = rectangle(box.x0, box.y0, box.width, box.height)
    drawing.fill(path, WHITE, "plate")
    drawing.stroke(path, BLACK, _LINE)


def ruler(scale: float, drawing: Drawing, box: Box) -> None:
    """Draws a bar of 50 mm to measure, on a page where everything is `scale` times as large."""
    bar, step, high = BAR / scale, _STEP / scale, 7.0
    x, y = (box.x0 + box.x1 - bar) / 2, (box.y0 + box.y1) / 2 - 6.0
    drawing.fill(rectangle(x, y, bar, high), CREAM, "plate")
    drawing.stroke(line((x, y), (x + bar, y)), BLACK, _LINE)
    for i in range(round(BAR / _STEP) + 1):
        at, long = x + i * step, high if i % 2 == 0 else high / 2
        drawing.stroke(line((at, y), (at, y + long)), BLACK, _LINE)
        if i % 2 == 0:
            text = f"{i * _STEP:g}" + (" mm" if i * _STEP == BAR else "")
            drawing.text(at, y + high + 3.4, text, 8.0, BLACK, font="strong")


def duplex(front: Shown, back: Shown, drawing: Drawing, box: Box) -> None:
    """Draws both sides of a sheet, and how it turns about its long edge."""
    left, right = _halves(box)
    sheet(drawing, front, left)
    sheet(drawing, back, right)
    x, y = (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2
    drawing.stroke(line((x, box.y0), (x, box.y1)), BLACK, _LINE, dash=_DASH)
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
    _arrow(drawing, (box.x0 + box.x1) / 2 - _GAP * 0.3, y, _GAP * 0.7)


def folding(shown: Shown, drawing: Drawing, box: Box) -> None:
    """Draws a sheet with its fold, and the folded one from its edge."""
    left, right = _halves(box)
    sheet(drawing, shown, left)
    y = (box.y0 + box.y1) / 2
    _arrow(drawing, (box.x0 + box.x1) / 2 - _GAP * 0.3, y, _GAP * 0.7)
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
                drawing.stroke(card, BLACK, _FINE)
        place(drawing, face, x, y, side / face.width, True)
        if i == 1:
            drawing.stroke(circle(x, y, side / 2 + 0.7), RED, 0.4, dash=(1.8, 0.8))
        if i < 2:
            _arrow(drawing, x + pitch / 2 - 1.8, y, 4.0)


def halving(drawing: Drawing, box: Box) -> None:
    """Draws a sheet of two leaves, to be cut and to be folded."""
    high = min(22.0, box.height - 9.0)
    wide, y = high * 1.41, (box.y0 + box.y1) / 2
    for i, told in enumerate(("cut", "or fold")):
        x = box.x0 + box.width * (0.25 + 0.5 * i)
        whole = Box(x - wide / 2, y - high / 2 - 3, x + wide / 2, y + high / 2 - 3)
        if i == 0:
            for side in (-1, 1):
                middle = x + side * (wide / 4 + 1.0)
                _leaf(drawing, Box(middle - wide / 4, whole.y0, middle + wide / 4, whole.y1))
        else:
            _leaf(drawing, Box(whole.x0, whole.y0, x, whole.y1))
            slant = [(x, whole.y0), (x + wide * 0.36, whole.y0 + 2.4),
                     (x + wide * 0.36, whole.y1 + 2.4), (x, whole.y1)]  # fmt: skip
            drawing.fill(polygon(slant), CREAM, "plate")
            drawing.stroke(polygon(slant), BLACK, _LINE)
        drawing.text(x, whole.y1 + 6.4, told, 9.0, BLACK, font="strong")


def _leaf(drawing: Drawing, box: Box) -> None:
    paper(drawing, box)
    drawing.fill(rectangle(box.x0 + 1.2, box.y0 + 1.2, box.width - 2.4, 2.2), BLACK, "cut")
    for i in range(int((box.height - 6.4) / 2.4)):
        y = box.y0 + 5.6 + i * 2.4
        drawing.stroke(line((box.x0 + 1.6, y), (box.x1 - 1.6 - i % 3, y)), BLACK, _FINE)


def booklet(drawing: Drawing, box: Box) -> None:
    """Draws sheets that lie in one another, folded, with two staples on the fold."""
    x, y = (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2 + 2.0
    high = min(box.height / 2 - 4.5, 15.0)
    wide = high * 1.4
    for i in (2, 1, 0):
        low, lift = y + high - 2.0 + i, 4.0
        for side in (-1, 1):
            far = x + side * (wide + i * 0.8)
            page = [(x, y - high + 2.0), (far, y - high - 2.0), (far, low - lift), (x, low)]
            drawing.fill(polygon(page), WHITE, "plate")
            drawing.stroke(polygon(page), BLACK, _LINE)
    for at in (-0.5, 0.5):
        drawing.stroke(line((x, y + at * high - 1.6), (x, y + at * high + 1.6)), RED, 0.8)


def pocket(drawing: Drawing, box: Box) -> None:
    """Draws a sheet in eight parts with its cut, and how it stands when it is pushed together."""
    high = min(box.height - 1.0, 24.0)
    y, wide = (box.y0 + box.y1) / 2, high * 1.5
    x = box.x0 + box.width * 0.3 - wide / 2
    paper(drawing, Box(x, y - high / 2, x + wide, y + high / 2))
    for i in (1, 2, 3):
        at = x + wide * i / 4
        drawing.stroke(line((at, y - high / 2), (at, y + high / 2)), BLACK, _FINE, dash=_DASH)
    drawing.stroke(line((x, y), (x + wide, y)), BLACK, _FINE, dash=_DASH)
    drawing.stroke(line((x + wide / 4, y), (x + wide * 3 / 4, y)), RED, 0.7)
    _arrow(drawing, x + wide + 4.0, y, 6.0)
    x, tall = box.x0 + box.width * 0.8, 6.5
    for dx, dy in ((6.0, -4.0), (-9.5, -2.5), (9.5, 2.5), (-6.0, 4.0)):
        page = [(x, y - tall), (x + dx, y - tall + dy), (x + dx, y + tall + dy), (x, y + tall)]
        drawing.fill(polygon(page), WHITE if dy < 0 else CREAM, "plate")
        drawing.stroke(polygon(page), BLACK, _LINE)


def standee(drawing: Drawing, box: Box) -> None:
    """Draws a strip with its folds, and the tent from its side."""
    y, high, wide = (box.y0 + box.y1) / 2, min(box.height, 34.0), 12.0
    x = box.x0 + box.width * 0.3
    top = y - high / 2
    paper(drawing, Box(x - wide / 2, top, x + wide / 2, top + high))
    for share in (0.12, 0.5, 0.88):
        at = top + high * share
        drawing.stroke(line((x - wide / 2, at), (x + wide / 2, at)), BLACK, _LINE, dash=_DASH)
    _arrow(drawing, (box.x0 + box.x1) / 2 - 3.0, y, 6.0)
    x, half = box.x0 + box.width * 0.72, 5.0
    foot = y + high * 0.3
    tent = line((x + 3.0, foot), (x - half, foot), (x, y - high * 0.32), (x + half, foot),
                (x - 3.0, foot + 0.9))  # fmt: skip
    drawing.stroke(tent, BLACK, 0.7, cap="round")


def board(drawing: Drawing, box: Box) -> None:
    """Draws four sheets, each lapping over the one before it."""
    wide, high, lap = 20.0, min(box.height / 2, 17.0), 2.4
    left = (box.x0 + box.x1) / 2 - wide + lap / 2
    top = (box.y0 + box.y1) / 2 - high + lap / 2
    for i in range(4):
        x, y = left + i % 2 * (wide - lap), top + i // 2 * (high - lap)
        paper(drawing, Box(x, y, x + wide, y + high))
        right, low = x + wide - lap, y + high - lap
        if i % 2 == 0:
            drawing.stroke(line((right, y), (right, y + high)), BLACK, _FINE, dash=_DASH)
        if i < 2:
            drawing.stroke(line((x, low), (x + wide, low)), BLACK, _FINE, dash=_DASH)
        drawing.text(x + wide / 2, y + high / 2 + 1.8, str(i + 1), 14.0, BLACK)


def tuck_box(drawing: Drawing, box: Box) -> None:
    """Draws a net with its folds and tabs, and the finished box."""
    y, high = (box.y0 + box.y1) / 2, min(18.0, box.height - 10.4)
    x, top = box.x0 + 8.0, (box.y0 + box.y1) / 2 - high / 2
    widths = (13.0, 5.0, 13.0, 5.0)
    edges = [x]
    for wide in widths:
        edges.append(edges[-1] + wide)
    outline = [
        (edges[0], top), (edges[0], top - 5), (edges[1], top - 5), (edges[1], top),
        (edges[4], top), (edges[4] + 3, top + 1.5), (edges[4] + 3, top + high - 1.5),
        (edges[4], top + high), (edges[3], top + high), (edges[3], top + high + 5),
        (edges[2], top + high + 5), (edges[2], top + high), (edges[0], top + high),
    ]  # fmt: skip
    drawing.fill(polygon(outline), WHITE, "plate")
    drawing.stroke(polygon(outline), BLACK, 0.4)
    folds = [((at, top), (at, top + high)) for at in edges[1:]]
    folds += [((edges[0], top), (edges[1], top)), ((edges[2], top + high), (edges[3], top + high))]
    for ends in folds:
        drawing.stroke(line(*ends), BLACK, _FINE, dash=_DASH)
    _arrow(drawing, edges[4] + 6.0, y, 5.0)
    x = edges[4] + 15.0
    sides = (
        [(x, top), (x + 13, top), (x + 13, top + high), (x, top + high)],
        [(x + 13, top), (x + 17, top - 3), (x + 17, top + high - 3), (x + 13, top + high)],
        [(x, top), (x + 4, top - 3), (x + 17, top - 3), (x + 13, top)],
    )
    for side, paint in zip(sides, (WHITE, CREAM, BONE), strict=True):
        drawing.fill(polygon(side), paint, "plate")
        drawing.stroke(polygon(side), BLACK, _LINE)


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
    drawing.stroke(back, BLACK, _LINE)
    place(drawing, face, x, y - 2.4, scale, slot.shape == "round")
    left, low = x - wide / 2 - 1.2, y + tall / 2 + 1.6
    right, top = x + wide / 2 + 3.4, y - tall / 2 + 3.0
    drawing.stroke(
        line((left, top), (left, low), (right, low), (right, top)), BLACK, 0.5, cap="round"
    )
    drawing.stroke(line((left, top), (right, top)), BLACK, _FINE)


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


def _arrow(drawing: Drawing, x: float, y: float, long: float) -> None:
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
