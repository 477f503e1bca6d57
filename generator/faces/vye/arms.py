"""The arms of Vye's houses: a heater shield with the house's hatching and charge."""

from generator.draw.path import Path
from generator.draw.scene import Drawing
from generator.faces.charges import charge
from generator.faces.vye.houses import LOOKS, tincture
from generator.theme import BONE, INK

_HEATER = Path(
    "MLLCCZ",
    (
        -1, -1.08, 1, -1.08, 1, -0.05,
        1, 0.62, 0.42, 1, 0, 1.24,
        -0.42, 1, -1, 0.62, -1, -0.05,
    ),
)  # fmt: skip


def arms(drawing: Drawing, key: str, x: float, y: float, r: float) -> None:
    """Draws the arms of a house around (x, y), `r` mm to each side."""
    look = LOOKS[key]
    drawing.fill(_HEATER.moved(x, y + r * 0.02, scale=r * 1.1), INK, "cut")
    drawing.fill(_HEATER.moved(x, y, scale=r * 1.03), BONE, "plate")
    shield = _HEATER.moved(x, y, scale=r * 0.94)
    drawing.fill(shield, look.ground, "ground")
    tincture(drawing, key, shield, look.hatch, r * 0.16, 0.2)
    charge(drawing, key, x, y - r * 0.02, r * 1.46, look.charge, look.ground)
