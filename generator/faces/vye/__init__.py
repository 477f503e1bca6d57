"""Vye's faces."""

from generator.draw.scene import Scene
from generator.faces import default
from generator.faces.asked import Asked


def face(asked: Asked) -> Scene:
    """One face of Vye; raises UnknownFace."""
    return default.face("vye", asked)
