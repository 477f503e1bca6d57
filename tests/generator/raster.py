"""Pictures of scenes for tests, and how eyes and presses see them."""

from collections.abc import Callable

import numpy as np
import pypdfium2
from numpy.typing import NDArray

from generator.draw.paint import Paint
from generator.draw.palettes import Palette
from generator.draw.pdf import pdf
from generator.draw.scene import Clip, Fill, Group, Op, Place, Scene, Stroke, Text

Picture = NDArray[np.float64]

#: Machado, Oliveira and Fernandes 2009, severity 1.
SIGHT = {
    "normal": np.eye(3),
    "grey": np.array([[0.2126, 0.7152, 0.0722]] * 3),
    "protan": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
         [-0.003882, -0.048116, 1.051998]]
    ),
    "deutan": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
         [-0.011820, 0.042940, 0.968881]]
    ),
    "tritan": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
         [0.004733, 0.691367, 0.303900]]
    ),
}  # fmt: skip


def picture(scene: Scene, pixels: int) -> Picture:
    """The scene's trim as height x width x 3 values from 0 to 1."""
    page = pypdfium2.PdfDocument(pdf(scene))[0]
    image = page.render(scale=pixels / page.get_width()).to_numpy()
    return np.asarray(image[:, :, 2::-1], dtype=np.float64) / 255


def seen(image: Picture, sight: str) -> Picture:
    """A picture as it looks with a kind of sight."""
    linear = np.where(image <= 0.04045, image / 12.92, ((image + 0.055) / 1.055) ** 2.4)
    mapped = np.clip(linear @ SIGHT[sight].T, 0, 1)
    return np.where(mapped <= 0.0031308, mapped * 12.92, 1.055 * mapped ** (1 / 2.4) - 0.055)


def ink(scene: Scene, pixels: int = 300) -> float:
    """The mean ink of a printed scene: C + M + Y + K, from 0 to 4."""

    def total(paint: Paint) -> Paint:
        value = 1 - sum(paint.cmyk) / 4
        return Paint("total", (value, value, value), paint.cmyk)

    return float(4 * (1 - picture(painted(scene, total), pixels).mean()))


def painted(scene: Scene, paint: Callable[[Paint], Paint]) -> Scene:
    """The scene with every paint replaced."""

    def ops(some: tuple[Op, ...]) -> tuple[Op, ...]:
        return tuple(one(op) for op in some)

    def one(op: Op) -> Op:
        match op:
            case Fill():
                return Fill(op.path, paint(op.paint), op.role, op.even_odd)
            case Stroke():
                return Stroke(op.path, paint(op.paint), op.role, op.width, op.cap, op.dash)
            case Text():
                return Text(
                    op.x, op.y, op.text, op.size, op.font, paint(op.paint), op.role, op.anchor,
                    op.rotation, op.track,
                )  # fmt: skip
            case Clip():
                return Clip(op.path, ops(op.ops), op.even_odd)
            case Group():
                return Group(op.name, ops(op.ops))
            case Place():
                placed = painted(op.scene, paint)
                return Place(placed, op.x, op.y, op.rotation, op.scale)

    return scene.with_ops(scene.name, ops(scene.ops))


def without_text(scene: Scene) -> Scene:
    """The scene without letters."""
    return scene.with_ops(scene.name, tuple(op for op in scene.ops if not isinstance(op, Text)))


def low_ink(scene: Scene) -> Scene:
    """The scene in the palette that saves ink."""
    return Palette("low-ink")(scene)
