"""What the court's figures share: outlines with a dark edge, heads, hands and cloaks."""

from collections.abc import Sequence

from generator.draw.curves import Knot, corner, mirror, smooth
from generator.draw.cuts import blade, row, wedge
from generator.draw.paint import Paint
from generator.draw.path import Matrix, Path, Point
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, polygon, rectangle
from generator.faces.vye.court.weave import weave
from generator.faces.vye.houses import House
from generator.theme import BONE, INK

FACE: tuple[Knot, ...] = (
    (0.0, 5.2), (4.4, 6.0), (5.6, 10.5), (5.2, 15.4), (3.2, 19.4), (0.0, 21.2),
)  # fmt: skip


def both(path: Path) -> Path:
    """A shape and its mirror image."""
    flipped = list(path.numbers)
    flipped[::2] = [-x for x in flipped[::2]]
    return path + Path(path.verbs, tuple(flipped))


def symmetric(half: Sequence[Knot]) -> Path:
    """The outline whose right half is given from top to bottom."""
    return smooth(mirror(half))


def drawn_in(half: Sequence[Knot], across: float, along: float, down: float) -> list[Knot]:
    """A half outline made narrower by a share, flatter about y = 0 by another, and moved down."""
    return [(k[0] * across, k[1] * along + down, *k[2:]) for k in half]


def edged(
    drawing: Drawing, half: Sequence[Knot], paint: Paint, share: float, down: float,
    edge: Paint = INK,
) -> None:  # fmt: skip
    """A symmetric shape with an edge: the whole in one paint, drawn in by a share in another."""
    drawing.fill(symmetric(half), edge, "body")
    drawing.fill(symmetric(drawn_in(half, share, share, down)), paint, "body")


def pole(drawing: Drawing, x: float, top: float, low: float, paint: Paint, width: float) -> None:
    """An upright shaft with a dark edge."""
    drawing.fill(rectangle(x - width / 2, top, width, low - top), INK, "cut")
    inner = width - 0.7
    drawing.fill(rectangle(x - inner / 2, top, inner, low - top), paint, "body")


def head(drawing: Drawing) -> None:
    """The face without features."""
    edged(drawing, FACE, BONE, 0.93, 0.92)


def features(drawing: Drawing, stern: float, lips: Paint | None = None) -> None:
    """Brows, eyes, nose and mouth, the right cheek in shade; `stern` from 0 to 1 lowers the brows.

    `lips` is None where a beard hides them.
    """
    eyes = []
    for side in (-1, 1):
        inner, outer = (side * 1.1, 11.9 + 0.1 * stern), (side * 4.3, 11.4 - 0.3 * stern)
        eyes.append(blade(inner, outer, 0.55, -0.35 * side))
        eyes.append(blade((side * 1.2, 13.35), (side * 4.1, 13.2), 0.42, -0.3 * side))
        eyes.append(blade((side * 1.6, 14.25), (side * 3.6, 14.2), 0.14, 0.12 * side))
    drawing.fill(joined(eyes), INK, "cut")
    drawing.fill(joined(circle(x, 13.45, 0.62) for x in (-2.6, 2.6)), INK, "cut")
    nose = [(-0.75, 12.2), (-0.35, 15.0), (-1.15, 16.4), (-0.2, 16.95), (0.75, 16.5)]
    drawing.stroke(smooth(nose, closed=False), INK, 0.38, cap="round")
    if lips is not None:
        drawing.fill(blade((-1.6, 18.3), (1.6, 18.3), 0.5, 0.14), lips, "cut")
        drawing.fill(blade((-0.7, 19.4), (0.7, 19.4), 0.2, 0.1), INK, "cut")
    cheek = row([(4.9, 9.5), (4.4, 18)], [(3.3, 10.2), (2.4, 18.6)], 6, 0.42, wedge, alternate=0.2)
    drawing.fill(cheek, INK, "cut")


def neck(drawing: Drawing, low: float) -> None:
    """The throat, in the shade of the chin and on the right."""
    drawing.fill(rectangle(-2.5, 18.5, 5.0, low - 18.5), INK, "cut")
    drawing.fill(rectangle(-2.05, 18.5, 4.1, low - 18.5), BONE, "plate")
    shade = polygon([(-2.05, 19), (2.05, 19), (2.05, low), (1.1, low), (1.3, 22.4), (-2.05, 21)])
    drawing.fill(shade, INK, "cut")


def cloak(drawing: Drawing, look: House, half_width: float, top: float) -> None:
    """A bell from the shoulders down with a pale edge, folds, and its house's weave."""
    w = half_width
    half: list[Knot] = [
        corner(0, top - 1), (4.0, top - 0.2), (9.5, top + 3), (13.6, top + 8), (w, top + 18),
        corner(w + 1.5, 60), corner(0, 60),
    ]  # fmt: skip
    drawing.fill(symmetric(drawn_in(half, 1.03, 1.0, -0.45)), INK, "cut")
    drawing.fill(symmetric(half), BONE, "body")
    robe = symmetric(drawn_in(half, 0.945, 1.0, 0.95))
    drawing.fill(robe, look.robe, "body")
    with drawing.clip(robe):
        drawing.fill(weave(look.key, top), look.fold, "cut")
    folds = row(
        [(4.6, top + 9), (13.2, top + 15)], [(6.5, top + 27), (15, top + 31)], 6, 0.8, _fold,
        alternate=0.35,
    )  # fmt: skip
    drawing.fill(both(folds), look.fold, "cut")


def _fold(high: Point, low: Point, width: float) -> Path:
    return wedge(low, high, width, -0.5)


def hand(drawing: Drawing, look: House, x: float, y: float) -> None:
    """A fist around something upright at (x, y), in a wide sleeve from below; x tells the side."""
    side = -1 if x < 0 else 1
    inward = -side
    with drawing.at(x, y):
        sleeve: list[Point] = [
            (side * 2.9, 2.6), (side * 4.4, 16.0), (inward * 6.5, 16.0), (inward * 3.0, 2.2),
        ]  # fmt: skip
        drawing.fill(polygon(sleeve), INK, "cut")
        inner = [(px * 0.9, py + 0.3) for px, py in sleeve]
        drawing.fill(polygon(inner), look.robe, "body")
        folds = [
            wedge((inward * (1.6 - 1.7 * i), 14.0), (inward * (1.1 - 1.1 * i), 5.2), 0.7)
            for i in range(3)
        ]
        drawing.fill(joined(folds), look.fold, "cut")
        drawing.fill(rectangle(-3.4, 1.9, 6.8, 2.3, 0.9), INK, "cut")
        drawing.fill(rectangle(-3.0, 2.3, 6.0, 1.5, 0.6), look.accent, "body")
        fist: list[Knot] = [
            (-2.3, -1.6), (-1.4, -2.3), (1.4, -2.3), (2.3, -1.6), (2.5, 0.4), (2.0, 2.3),
            (-2.0, 2.3), (-2.5, 0.4),
        ]  # fmt: skip
        drawing.fill(smooth(fist), INK, "cut")
        drawing.fill(smooth([(px * 0.84, py * 0.84) for px, py, *_ in fist]), BONE, "body")
        fingers = [blade((-1.9, dy), (1.0, dy + 0.1), 0.2) for dy in (-0.95, 0.15, 1.2)]
        thumb = blade((1.2, -1.7), (0.9, 1.5), 0.3, -0.3)
        drawing.fill(joined([*fingers, thumb]).mapped(_facing(side)), INK, "cut")


def _facing(side: int) -> Matrix:
    return Matrix(a=float(side))
