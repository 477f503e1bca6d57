"""Crowns: a pearled band under points, each point with a finial."""

from generator.draw.paint import Paint
from generator.draw.path import Path, Point
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, polygon, rectangle
from generator.theme import BONE, INK


def crown(
    drawing: Drawing, paint: Paint, finial: Path, y: float, r: float, high: float, points: int
) -> None:
    """A crown around x = 0 that stands on y, `r` to each side and `high` to its middle point.

    `finial` is what each point bears, around the origin, 1 to each side.
    """
    tips: list[Point] = []
    outline: list[Point] = [(-r, y)]
    for i in range(points):
        x = -1.06 * r + 2.12 * r * i / (points - 1)
        share = 1.0 if 2 * i == points - 1 else 0.8 if i in (0, points - 1) else 0.88
        tips.append((x, y - high * share))
        outline.append(tips[-1])
        if i < points - 1:
            outline.append((-1.06 * r + 2.12 * r * (i + 0.5) / (points - 1), y - high * 0.38))
    outline.append((r, y))
    drawing.fill(polygon(outline), INK, "body")
    inner = [(px * 0.9, y - 0.35 + (py - y) * 0.88) for px, py in outline]
    drawing.fill(polygon(inner), paint, "body")
    # Light comes from the left: each point's right flank is cut dark.
    flanks = []
    for i, (x, tip) in enumerate(tips):
        px = x * 0.9
        reach = high * (0.5 if i % 2 else 0.58)
        flanks.append(
            polygon([(px + 0.1, tip + 1.2), (px + 0.85, tip + reach), (px + 0.15, tip + reach)])
        )
    with drawing.clip(polygon(inner)):
        drawing.fill(joined(flanks), INK, "cut")
    for x, tip in tips:
        drawing.fill(circle(x, tip - 0.4, 1.15), INK, "cut")
        drawing.fill(finial.moved(x, tip - 0.4, scale=0.78), BONE, "plate")
    band(drawing, y, r)


def band(drawing: Drawing, y: float, r: float, high: float = 2.2) -> None:
    """The band of a crown, with lozenges between two hems."""
    drawing.fill(rectangle(-r - 0.2, y - high + 0.4, 2 * r + 0.4, high, 0.5), INK, "cut")
    drawing.fill(rectangle(-r + 0.2, y - high + 0.8, 2 * r - 0.4, high - 0.8, 0.3), BONE, "plate")
    middle = y - high / 2 + 0.42
    stones = []
    for i in range(5):
        x = -0.8 * r + 1.6 * r * i / 4
        stones.append(
            polygon([(x, middle - 0.62), (x + 0.5, middle), (x, middle + 0.62), (x - 0.5, middle)])
        )
    drawing.fill(joined(stones), INK, "cut")
