"""How a side's pieces are inked: South positive, dark on light; North negative, light on dark."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal

from generator.draw.cuts import hatch
from generator.draw.path import Path
from generator.draw.scene import Drawing, Font, Role, Scene
from generator.draw.shapes import joined, rectangle
from generator.faces.strategus.masks.layers import Layer, Tone
from generator.faces.strategus.sides import SIDE, edge
from generator.theme import SIDES
from generator.units import BLEED

_ROLES: dict[Tone, Role] = {
    "form": "body", "gouge": "cut", "field": "body", "line": "cut", "calm": "plate",
}  # fmt: skip
#: Where ink is saved a wide dark field would be hatched, which hides what is on it: North's fields
#: above this width and height in a mask's block are plates with a line of this width.
_WIDE, _EDGE = 11.0, 0.9
#: The lines that shade North's ground, and from one to the next.
_SHADE, _SHADE_STEP = 0.2, 1.15


def printed(name: str, seat: int, draw: "Callable[[Press], None]") -> Scene:
    """A face of a seat for print: its ground, and what `draw` adds."""
    drawing = Drawing(name, SIDE, SIDE, BLEED)
    press = Press(drawing, seat)

    def whole() -> None:
        box = drawing.scene().full.grown(1.0)
        path = rectangle(box.x0, box.y0, box.width, box.height)
        drawing.fill(path, SIDES[seat][0], "ground")
        draw(press)

    # The same again for one colour, where a plain version keeps dark paints ink and light ones
    # paper: so North stays a negative.
    with drawing.group("picture", plain=whole):
        whole()
    return drawing.scene()


@dataclass(frozen=True, slots=True)
class Press:
    """Draws in the two paints of a seat."""

    drawing: Drawing
    seat: int

    def fill(self, path: Path, tone: Tone, *, even_odd: bool = False) -> None:
        """Fills a shape: a form or a line in the mark's colour, else in the ground's."""
        paint = SIDES[self.seat][tone in ("form", "line", "calm")]
        self.drawing.fill(path, paint, _ROLES[tone], even_odd=even_odd)

    def mark(self, path: Path) -> None:
        """Fills a sign, which is solid even where ink is saved."""
        self.drawing.fill(path, SIDES[self.seat][1], "text")

    def shade(self, inset: float, solid: float, deep: float, clear: Path) -> None:
        """Where ink is saved, keeps North dark: a band along the frame, and lines across all.

        All is drawn in the ground's own colour, so it is not seen where there is a ground; nothing
        is drawn for South, nor where it is to be clear.
        """
        if not self.seat:
            return
        ground = SIDES[self.seat][0]
        band = [edge(self.seat, inset, deep), edge(self.seat, inset + solid, deep)]
        with self.drawing.clip(band[1]):
            lines = hatch(band[1].bounds(), 0, _SHADE_STEP)
            self.drawing.stroke(lines, ground, _SHADE)
            self.drawing.fill(clear, ground, "plate")
        self.drawing.fill(joined(band), ground, "cut", even_odd=True)

    def layers(self, layers: Iterable[Layer], left_out: Literal["large", "small"]) -> None:
        """Fills the shapes of a mask, but for those that are for other sizes."""
        for layer in layers:
            if layer.when == left_out:
                continue
            if left_out == "small" and self._would_be_hatched(layer):
                self.plate(layer.path, is_mark=False)
                self.drawing.stroke(layer.path, SIDES[self.seat][0], _EDGE)
            else:
                self.fill(layer.path, layer.tone)

    def _would_be_hatched(self, layer: Layer) -> bool:
        box = layer.path.bounds()
        return bool(self.seat) and layer.tone == "field" and min(box.width, box.height) > _WIDE

    def frame(self, inset: float, width: float, deep: float) -> None:
        """Draws a line of a width around the piece, its middle `inset` mm inside the trim."""
        self.drawing.stroke(edge(self.seat, inset, deep), SIDES[self.seat][1], width)

    def plate(self, path: Path, *, is_mark: bool) -> None:
        """Fills what letters stand on."""
        self.drawing.fill(path, SIDES[self.seat][is_mark], "plate")

    def rim(self, path: Path, width: float) -> None:
        """Draws a line in the ground's colour, which keeps what it surrounds off the rest."""
        self.drawing.stroke(path, SIDES[self.seat][0], width)

    def words(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        font: Font = "display",
        *,
        on_mark: bool = False,
        track: float = 0.0,
    ) -> None:
        """Sets a line of text around x with its baseline at y, on the ground or on a mark."""
        paint = SIDES[self.seat][not on_mark]
        self.drawing.text(x, y, text, size, paint, font=font, track=track)
