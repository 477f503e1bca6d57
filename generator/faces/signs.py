"""The signs of kinds of card: mountain, crown and sword, around (0, 0) in a box from -1 to 1."""

from collections.abc import Callable

from generator.draw.cuts import blade
from generator.draw.paint import Paint
from generator.draw.path import Path
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, joined, polygon, rectangle


def sign(drawing: Drawing, kind: str, x: float, y: float, r: float, ink: Paint, cut: Paint) -> None:
    """Draws the sign of a kind around (x, y), `r` mm to each side; its cuts show `cut`."""
    body, cuts = SIGNS[kind]
    with drawing.at(x, y, scale=r):
        drawing.fill(body(), ink, "text")
        drawing.fill(cuts(), cut, "plate")


def _mountain() -> Path:
    return polygon([(-1, 0.72), (-0.42, -0.3), (-0.16, 0.08), (0.22, -0.78), (1, 0.72)])


def _snow() -> Path:
    high = [(0.22, -0.78), (0.02, -0.33), (0.16, -0.18), (0.26, -0.36), (0.38, -0.16), (0.46, -0.3)]
    low = [(-0.42, -0.3), (-0.56, -0.05), (-0.44, 0.02), (-0.36, -0.06), (-0.28, -0.08)]
    return joined([polygon(high), polygon(low)])


def _crown() -> Path:
    points = [
        (-0.82, 0.55), (-1, -0.42), (-0.5, 0.02), (0, -0.72), (0.5, 0.02), (1, -0.42), (0.82, 0.55),
    ]  # fmt: skip
    pearls = (circle(x, y, 0.16) for x, y in ((-1, -0.5), (0, -0.8), (1, -0.5)))
    return joined([polygon(points), rectangle(-0.82, 0.63, 1.64, 0.22), *pearls])


def _jewel() -> Path:
    return polygon([(0, 0.02), (0.16, 0.24), (0, 0.46), (-0.16, 0.24)])


def _sword() -> Path:
    upright = joined(
        [
            polygon([(0, -1.25), (0.2, -0.98), (0.2, 0.35), (-0.2, 0.35), (-0.2, -0.98)]),
            rectangle(-0.62, 0.35, 1.24, 0.2, 0.08),
            rectangle(-0.11, 0.5, 0.22, 0.5),
            circle(0, 1.08, 0.2),
        ]
    )
    return upright.moved(rotation=45.0)


def _groove() -> Path:
    return blade((0, -0.95), (0, 0.2), 0.05).moved(rotation=45.0)


Shape = Callable[[], Path]
#: Body and cuts of each kind's sign; the Empress bears the crown of the families that she ends.
SIGNS: dict[str, tuple[Shape, Shape]] = {
    "land": (_mountain, _snow),
    "family": (_crown, _jewel),
    "special": (_sword, _groove),
    "empress": (_crown, _jewel),
}
