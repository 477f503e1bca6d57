"""The pictures of what a kit has beside its pieces: leaves, books, standees, boards and boxes."""

from generator.draw.path import Box
from generator.draw.scene import Drawing
from generator.draw.shapes import line, polygon, rectangle
from generator.guides.pictures import DASH, FINE, LINE, arrow, paper
from generator.theme import BLACK, BONE, CREAM, RED, WHITE


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
            drawing.stroke(polygon(slant), BLACK, LINE)
        drawing.text(x, whole.y1 + 6.4, told, 9.0, BLACK, font="strong")


def _leaf(drawing: Drawing, box: Box) -> None:
    paper(drawing, box)
    drawing.fill(rectangle(box.x0 + 1.2, box.y0 + 1.2, box.width - 2.4, 2.2), BLACK, "cut")
    for i in range(int((box.height - 6.4) / 2.4)):
        y = box.y0 + 5.6 + i * 2.4
        drawing.stroke(line((box.x0 + 1.6, y), (box.x1 - 1.6 - i % 3, y)), BLACK, FINE)


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
            drawing.stroke(polygon(page), BLACK, LINE)
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
        drawing.stroke(line((at, y - high / 2), (at, y + high / 2)), BLACK, FINE, dash=DASH)
    drawing.stroke(line((x, y), (x + wide, y)), BLACK, FINE, dash=DASH)
    drawing.stroke(line((x + wide / 4, y), (x + wide * 3 / 4, y)), RED, 0.7)
    arrow(drawing, x + wide + 4.0, y, 6.0)
    x, tall = box.x0 + box.width * 0.8, 6.5
    for dx, dy in ((6.0, -4.0), (-9.5, -2.5), (9.5, 2.5), (-6.0, 4.0)):
        page = [(x, y - tall), (x + dx, y - tall + dy), (x + dx, y + tall + dy), (x, y + tall)]
        drawing.fill(polygon(page), WHITE if dy < 0 else CREAM, "plate")
        drawing.stroke(polygon(page), BLACK, LINE)


def standee(drawing: Drawing, box: Box) -> None:
    """Draws a strip with its folds, and the tent from its side."""
    y, high, wide = (box.y0 + box.y1) / 2, min(box.height, 34.0), 12.0
    x = box.x0 + box.width * 0.3
    top = y - high / 2
    paper(drawing, Box(x - wide / 2, top, x + wide / 2, top + high))
    for share in (0.12, 0.5, 0.88):
        at = top + high * share
        drawing.stroke(line((x - wide / 2, at), (x + wide / 2, at)), BLACK, LINE, dash=DASH)
    arrow(drawing, (box.x0 + box.x1) / 2 - 3.0, y, 6.0)
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
            drawing.stroke(line((right, y), (right, y + high)), BLACK, FINE, dash=DASH)
        if i < 2:
            drawing.stroke(line((x, low), (x + wide, low)), BLACK, FINE, dash=DASH)
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
        drawing.stroke(line(*ends), BLACK, FINE, dash=DASH)
    arrow(drawing, edges[4] + 6.0, y, 5.0)
    x = edges[4] + 15.0
    sides = (
        [(x, top), (x + 13, top), (x + 13, top + high), (x, top + high)],
        [(x + 13, top), (x + 17, top - 3), (x + 17, top + high - 3), (x + 13, top + high)],
        [(x, top), (x + 4, top - 3), (x + 17, top - 3), (x + 13, top)],
    )
    for side, paint in zip(sides, (WHITE, CREAM, BONE), strict=True):
        drawing.fill(polygon(side), paint, "plate")
        drawing.stroke(polygon(side), BLACK, LINE)
