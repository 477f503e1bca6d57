"""Vye's tokens: a charge on its house's hatched colour, in the house's ring."""

from engine.core.component import Component
from generator.draw.scene import Drawing, Scene
from generator.draw.shapes import circle
from generator.faces.asked import Asked
from generator.faces.charges import charge
from generator.faces.vye.houses import LOOKS, House, tincture
from generator.faces.vye.rings import ring
from generator.theme import BONE, INK

DISC, DISC_BLEED = 15.0, 1.5
_HATCHED, _HIGH = 5.0, 8.6


def token(asked: Asked, component: Component) -> Scene:
    """A token's face."""
    key = component.key.removesuffix("-token")
    draw = _small if asked.size == "small" else _printed
    return draw(f"Vye {component.name}", LOOKS[key])


def _printed(name: str, look: House) -> Scene:
    drawing, middle = Drawing(name, DISC, DISC, DISC_BLEED), DISC / 2
    drawing.fill(circle(middle, middle, middle + DISC_BLEED + 1), look.ground, "ground")
    tincture(drawing, look.key, circle(middle, middle, _HATCHED), look.hatch, 1.1, 0.2)
    drawing.fill(ring(look.key).moved(middle, middle), look.charge, "text")
    charge(drawing, look.key, middle, middle, _HIGH, look.charge, look.ground)
    return drawing.scene()


def _small(name: str, look: House) -> Scene:
    """The charge alone, with a rim that shows on any card."""
    drawing, middle = Drawing(name, DISC, DISC), DISC / 2
    for r, paint in ((7.5, INK), (7.0, BONE), (6.4, look.ground)):
        drawing.fill(circle(middle, middle, r), paint, "body")
    charge(drawing, look.key, middle, middle, 9.8, look.charge, look.ground)
    return drawing.scene()
