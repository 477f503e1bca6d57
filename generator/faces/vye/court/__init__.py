"""Vye's court: one figure for each role, in the dress of any house.

A figure's block: its axis at x = 0, 16 to each side, the crown's tips near y = -3, the hem below
y = 48; tokens lie around (0, 31.7).
"""

from collections.abc import Callable, Mapping

from generator.draw.scene import Drawing
from generator.faces.vye.court import advisor, heir, king, queen
from generator.faces.vye.houses import House

#: The figure of each role.
FIGURES: Mapping[str, Callable[[Drawing, House], None]] = {
    "advisor": advisor.figure,
    "king": king.figure,
    "queen": queen.figure,
    "heir": heir.figure,
}
