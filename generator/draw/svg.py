"""The SVG backend: sizes in mm, a viewBox of the same numbers, text as outlines.

An SVG shown by `<img>` cannot see the page's fonts and a cutting machine has none: so letters are
outlines. A placed scene is defined once and used as often as it is placed.
"""

from collections.abc import Mapping
from typing import Any

import svgwrite

from generator.draw import text
from generator.draw.path import Matrix, Path
from generator.draw.scene import Clip, Fill, Group, Op, Place, Scene, Stroke, Text
from generator.draw.shapes import rectangle
from generator.draw.svg_data import svg_data
from generator.units import number


def svg(
    scene: Scene,
    *,
    bleed: float = 0.0,
    digits: int = 3,
    defined: Mapping[Scene, str] | None = None,
) -> str:
    """The scene as an SVG document of its trim, with `bleed` mm around it.

    Coordinates have `digits` decimals: three for print and cutting, two are enough on a screen.
    `defined`: placed scenes that a page defines elsewhere, with their ids there.
    """
    return _Writer(scene, bleed, digits, defined or {}).document()


class _Writer:
    def __init__(
        self, scene: Scene, bleed: float, digits: int, defined: Mapping[Scene, str]
    ) -> None:
        width, height = scene.width + 2 * bleed, scene.height + 2 * bleed
        self._scene, self._digits = scene, digits
        self._drawing = svgwrite.Drawing(
            size=(f"{number(width, 4)}mm", f"{number(height, 4)}mm"),
            viewBox=" ".join(number(v, 4) for v in (-bleed, -bleed, width, height)),
            debug=False,
        )
        self._drawing.set_desc(title=scene.name)
        self._clips = 0
        self._symbols: dict[Scene, str] = dict(defined)

    def document(self) -> str:
        self._draw(self._drawing, self._scene.ops)
        return '<?xml version="1.0" encoding="UTF-8"?>\n' + str(self._drawing.tostring()) + "\n"

    def _draw(self, parent: Any, ops: tuple[Op, ...]) -> None:
        for op in ops:
            match op:
                case Fill():
                    parent.add(self._path(op.path, fill=op.paint.hex))
                    if op.even_odd:
                        parent.elements[-1]["fill-rule"] = "evenodd"
                case Stroke():
                    parent.add(self._stroke(op))
                case Text():
                    parent.add(self._path(text.outlines(op), fill=op.paint.hex))
                case Clip():
                    self._draw(parent.add(self._clip(op.path, even_odd=op.even_odd)), op.ops)
                case Group():
                    layer = parent.add(self._drawing.g(id=op.name))
                    layer["aria-label"] = op.name
                    self._draw(layer, op.ops)
                case Place():
                    use = self._drawing.use(f"#{self._symbol(op.scene)}")
                    use["transform"] = self._matrix(op.matrix)
                    parent.add(use)

    def _path(self, path: Path, **attributes: Any) -> Any:
        return self._drawing.path(svg_data(path, self._digits), **attributes)

    def _stroke(self, op: Stroke) -> Any:
        line = self._path(op.path, fill="none", stroke=op.paint.hex)
        line["stroke-width"] = number(op.width)
        line["stroke-linejoin"] = "round"
        if op.cap != "butt":
            line["stroke-linecap"] = op.cap
        if op.dash:
            line["stroke-dasharray"] = " ".join(number(v) for v in op.dash)
        return line

    def _clip(self, path: Path, *, even_odd: bool = False) -> Any:
        self._clips += 1
        name = f"clip{self._clips}"
        area = self._drawing.defs.add(self._drawing.clipPath(id=name))
        area.add(self._path(path))
        if even_odd:
            area.elements[-1]["clip-rule"] = "evenodd"
        return self._drawing.g(clip_path=f"url(#{name})")

    def _symbol(self, scene: Scene) -> str:
        """The id under which a placed scene is defined, defining it if need be."""
        if scene not in self._symbols:
            name = f"scene{len(self._symbols) + 1}"
            self._symbols[scene] = name
            # Nothing of a placed scene is seen outside its bleed, as in a PDF's form.
            box = scene.full
            group = self._clip(rectangle(box.x0, box.y0, box.width, box.height))
            group["id"] = name
            self._draw(group, scene.ops)
            self._drawing.defs.add(group)
        return self._symbols[scene]

    def _matrix(self, m: Matrix) -> str:
        turn = [number(v, 6) for v in m[:4]]
        return f"matrix({' '.join([*turn, *(number(v, 4) for v in m[4:])])})"
