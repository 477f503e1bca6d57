"""The icons of the Specials' classes, around (0, 0) in a box from -1 to 1.

covers: one square over another; fortifies: a tower; attacks: a burst; moves: two arrows that pass
each other; extra turn: an hourglass; land: the mountain that Lands bear.
"""

from collections.abc import Callable, Mapping

from generator.draw.paint import Paint
from generator.draw.path import Path
from generator.draw.scene import Drawing
from generator.draw.shapes import joined, polygon, rectangle, star
from generator.faces.signs import SIGNS

#: Outlines in the order in which they are filled, each with whether it is a cut.
Layers = tuple[tuple[Path, bool], ...]


def class_icon(
    drawing: Drawing, group: str, x: float, y: float, r: float, ink: Paint, cut: Paint
) -> None:
    """Draws the icon of a class around (x, y), `r` mm to each side; its cuts show `cut`."""
    with drawing.at(x, y, scale=r):
        for path, is_cut in ICONS[group]():
            drawing.fill(path, cut if is_cut else ink, "plate" if is_cut else "text")


def _covers() -> Layers:
    return (
        (rectangle(-0.9, -0.9, 1.3, 1.3, 0.1), False),
        (rectangle(-0.46, -0.46, 1.42, 1.42, 0.1), True),
        (rectangle(-0.32, -0.32, 1.26, 1.26, 0.1), False),
    )


def _fortifies() -> Layers:
    tower = [
        (-0.9, -0.86), (-0.48, -0.86), (-0.48, -0.52), (-0.22, -0.52), (-0.22, -0.86),
        (0.22, -0.86), (0.22, -0.52), (0.48, -0.52), (0.48, -0.86), (0.9, -0.86),
        (0.9, -0.08), (0.68, 0.14), (0.68, 0.9), (-0.68, 0.9), (-0.68, 0.14), (-0.9, -0.08),
    ]  # fmt: skip
    gate = Path("MLCLZ", (-0.24, 0.9, -0.24, 0.44, -0.24, 0.1, 0.24, 0.1, 0.24, 0.44, 0.24, 0.9))
    return (polygon(tower), False), (gate, True)


def _attacks() -> Layers:
    return ((star(0, 0, 1.0, 0.44, 8), False),)


def _moves() -> Layers:
    arrow = [(-0.96, -0.6), (0.2, -0.6), (0.2, -0.96), (0.98, -0.4), (0.2, 0.1), (0.2, -0.2),
             (-0.96, -0.2)]  # fmt: skip
    back = polygon([(-x, -y) for x, y in arrow])
    return ((joined([polygon(arrow).moved(0, -0.06), back.moved(0, 0.06)]), False),)


def _extra_turn() -> Layers:
    glass = [(-0.72, -0.9), (0.72, -0.9), (0.72, -0.66), (0.12, 0), (0.72, 0.66), (0.72, 0.9),
             (-0.72, 0.9), (-0.72, 0.66), (-0.12, 0), (-0.72, -0.66)]  # fmt: skip
    sand = [(-0.36, -0.62), (0.36, -0.62), (0.18, -0.42), (-0.18, -0.42)]
    return (polygon(glass), False), (polygon(sand), True)


def _land() -> Layers:
    mountain, snow = SIGNS["land"]
    return (mountain(), False), (snow(), True)


#: The layers of each class's icon, by the class as the engine calls it.
ICONS: Mapping[str, Callable[[], Layers]] = {
    "covers": _covers,
    "fortifies": _fortifies,
    "attacks": _attacks,
    "moves": _moves,
    "extra turn": _extra_turn,
    "land": _land,
}
