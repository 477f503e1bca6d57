"""Portraits: a component's face, small, cut at its trim."""

from engine.core.component import Component
from engine.core.registry import AnyGame
from generator.draw.path import Path
from generator.draw.scene import Drawing, Scene
from generator.draw.shapes import circle, rectangle
from generator.faces import Size, UnknownFace, face
from generator.faces.default import ROUND
from generator.theme import BLACK


def portrait(
    drawing: Drawing, game: AnyGame, one: Component, x: float, y: float, side: float,
    size: Size = "small",
) -> None:  # fmt: skip
    """Draws a component around (x, y), its longer side `side` mm."""
    scene = of_first(game.key, one.key, size)
    place(drawing, scene, x, y, side / max(scene.width, scene.height), one.kind in ROUND)


def of_first(game: str, key: str, size: Size) -> Scene:
    """The face of a piece, the first seat's where it must be somebody's."""
    try:
        return face(game, key, size=size)
    except UnknownFace:
        return face(game, key, size=size, seat=0)


def place(drawing: Drawing, scene: Scene, x: float, y: float, scale: float, is_round: bool) -> None:
    """Places a face around (x, y), cut at its trim, with a fine outline."""
    w, h = scene.width * scale, scene.height * scale
    cut: Path = (
        circle(x, y, w / 2) if is_round else rectangle(x - w / 2, y - h / 2, w, h, min(w, h) * 0.05)
    )
    with drawing.clip(cut):
        drawing.place(scene, x, y, scale=scale)
    drawing.stroke(cut, BLACK, 0.16)
