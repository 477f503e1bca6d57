"""Formations: soldiers stand at the red edges, pikes on red bodies and shields on blue ones."""

from generator.draw.path import Path
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, lobed, polygon, star
from generator.faces.rue.leather import DYES, depth, pressed
from generator.theme import TOOLING

#: One soldier: column and row on a grid, and the way it faces in degrees from north.
Soldier = tuple[float, float, float]

_N, _E, _S = 0.0, 90.0, 180.0

SOLDIERS: dict[str, tuple[Soldier, ...]] = {
    "prow": (
        (0, -1.95, _N), (-1, -1.1, _N), (1, -1.1, _N), (-2, -0.25, _N), (2, -0.25, _N),
        (0, -0.3, _N),
    ),
    "corner": (
        (-1.75, -1.65, _N), (-0.75, -1.8, _N), (0.25, -1.8, _N), (1.35, -1.35, 45.0),
        (1.8, -0.25, _E), (1.8, 0.75, _E), (1.65, 1.75, _E),
    ),
    "flanks": (
        (-1.5, -1.56, _N), (-0.5, -1.78, _N), (0.5, -1.78, _N), (1.5, -1.56, _N),
        (-1.5, 1.56, _S), (-0.5, 1.78, _S), (0.5, 1.78, _S), (1.5, 1.56, _S),
    ),
    "tower": (
        (-1.3, -1.6, _N), (-0.3, -1.85, _N), (0.7, -1.75, _N),
        (1.85, -1.0, _E), (1.95, 0.0, _E), (1.85, 1.0, _E),
        (-1.3, 1.6, _S), (-0.3, 1.85, _S), (0.7, 1.75, _S),
    ),
}  # fmt: skip

OFFICERS = {
    "prow": (0.0, 1.35),
    "corner": (-0.75, 0.85),
    "flanks": (0.0, 0.0),
    "tower": (-0.5, 0.0),
}

#: Where the middle of the grid lies, so that the whole looks centred on the body.
_MIDDLE = {"prow": (0.0, 1.6), "corner": (-0.9, 0.9), "flanks": (0.0, -0.4), "tower": (-1.4, -0.4)}
_SCALE = {"prow": 1.04, "corner": 0.92, "flanks": 0.96, "tower": 0.95}

_PITCH = 6.3
_SOLDIER = 1.42
_OFFICER = 1.6


def formation(drawing: Drawing, body: str, pattern: str) -> None:
    """Draws the soldiers of a tile around the origin, within 17.5 mm."""
    soldier = _pike if body == "red" else _shield
    with drawing.at(*_MIDDLE[pattern], scale=_SCALE[pattern]):
        for column, row, facing in SOLDIERS[pattern]:
            at = drawing.at(column * _PITCH, row * _PITCH, rotation=facing, scale=_SOLDIER)
            with at:
                soldier(drawing, body, facing)
        x, y = OFFICERS[pattern]
        with drawing.at(x * _PITCH, y * _PITCH, scale=_OFFICER):
            _officer(drawing, body)


def _upright(path: Path, facing: float, by: float) -> Path:
    """A soldier's shadow: it falls to the lower right of the tile, however the soldier faces."""
    back = Path("M", (by, by)).moved(rotation=-facing).numbers
    return path.moved(back[0], back[1])


def _pike(drawing: Drawing, body: str, facing: float) -> None:
    dye = DYES[body]
    shape = polygon([(0, -1.2), (1.75, 1.0), (0, 3.2), (-1.75, 1.0)]) + polygon(
        [
            (0, -4.2),
            (0.75, -2.7),
            (0.3, -2.5),
            (0.3, -0.8),
            (-0.3, -0.8),
            (-0.3, -2.5),
            (-0.75, -2.7),
        ]
    )
    drawing.fill(_upright(shape, facing, 0.32), depth(dye), "cut")
    drawing.fill(shape, TOOLING, "body")
    drawing.fill(polygon([(0, 0.1), (0.62, 1.0), (0, 1.9), (-0.62, 1.0)]), depth(dye), "cut")


def _shield(drawing: Drawing, body: str, facing: float) -> None:
    dark = depth(DYES[body])
    disc = circle(0, 0, 2.25)
    arc = Path("MQ", (-2.4, -2.1, 0.0, -4.1, 2.4, -2.1))
    drawing.fill(_upright(disc, facing, 0.32), dark, "cut")
    drawing.fill(disc, TOOLING, "body")
    drawing.stroke(circle(0, 0, 1.62), dark, 0.3)
    drawing.fill(circle(0, 0, 0.68), dark, "cut")
    drawing.stroke(_upright(arc, facing, 0.2), dark, 0.55)
    drawing.stroke(arc, TOOLING, 0.5)


def _officer(drawing: Drawing, body: str) -> None:
    dark = depth(DYES[body])
    shape = star(0, 0, 3.3, 1.35, 4) if body == "red" else lobed(0, 0, 3.0, 6, 0.3)
    pressed(drawing, shape, TOOLING, dark, 0.35)
    drawing.fill(circle(0, 0, 0.95), dark, "cut")
