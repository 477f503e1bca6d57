"""Shifts: what a printer does wrong, taken back on the pages that it prints."""

import math
from dataclasses import dataclass

from generator.draw.path import Matrix, placing
from generator.sheets.errors import SettingError

#: More than this is no fault of a printer but of the paper or of a measurement.
MOST_OFFSET = 20.0
MOST_ROTATION = 5.0
SCALES = (90.0, 110.0)


@dataclass(frozen=True, slots=True)
class Shift:
    """How pages are changed so that a printer that is off prints them in their places.

    Backs are moved by `back_dx` mm to the right and `back_dy` mm down and turned clockwise by
    `back_rotation_deg` about the middle of the page, all as seen on the back; all pages are scaled
    about their middle, `scale_x_pct` and `scale_y_pct` of their width and height.
    """

    back_dx: float = 0.0
    back_dy: float = 0.0
    back_rotation_deg: float = 0.0
    scale_x_pct: float = 100.0
    scale_y_pct: float = 100.0

    def check(self) -> None:
        """Raises SettingError for what no printer is off by."""
        low, high = SCALES
        limits = {
            "back_dx": (-MOST_OFFSET, MOST_OFFSET, "mm"),
            "back_dy": (-MOST_OFFSET, MOST_OFFSET, "mm"),
            "back_rotation_deg": (-MOST_ROTATION, MOST_ROTATION, "degrees"),
            "scale_x_pct": (low, high, "percent"),
            "scale_y_pct": (low, high, "percent"),
        }
        for name, (least, most, unit) in limits.items():
            value = getattr(self, name)
            if not (math.isfinite(value) and least <= value <= most):
                raise SettingError(
                    f"{value:g} {unit} is more than a printer is off by",
                    name,
                    f"choose {least:g} to {most:g}",
                )

    def matrix(self, side: str, width: float, height: float) -> Matrix:
        """The map from where things are planned on a page to where they are drawn, in mm."""
        x, y = width / 2, height / 2
        scaled = Matrix(self.scale_x_pct / 100, 0.0, 0.0, self.scale_y_pct / 100, x, y)
        if side == "back":
            return (
                scaled @ placing(self.back_dx, self.back_dy, self.back_rotation_deg) @ _to(-x, -y)
            )
        return scaled @ _to(-x, -y)

    def undone(self, side: str, width: float, height: float) -> Matrix:
        """The map back."""
        x, y = width / 2, height / 2
        scaled = Matrix(100 / self.scale_x_pct, 0.0, 0.0, 100 / self.scale_y_pct) @ _to(-x, -y)
        if side == "back":
            moved = _to(-self.back_dx, -self.back_dy)
            return placing(x, y, -self.back_rotation_deg) @ moved @ scaled
        return _to(x, y) @ scaled

    def changes(self, side: str) -> bool:
        """Whether a side is drawn anywhere else than planned."""
        scaled = (self.scale_x_pct, self.scale_y_pct) != (100.0, 100.0)
        moved = (self.back_dx, self.back_dy, self.back_rotation_deg) != (0.0, 0.0, 0.0)
        return scaled or (side == "back" and moved)


def _to(x: float, y: float) -> Matrix:
    return Matrix(1.0, 0.0, 0.0, 1.0, x, y)
