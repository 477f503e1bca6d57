"""Scenes: what one face or one sheet looks like, as data that every backend draws alike.

Millimetres, y down, origin at the upper left of the trim; anything may reach into the bleed
(negative coordinates). Rotations are in degrees, clockwise as seen. Later operations lie on top.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal

from generator.draw.paint import Paint
from generator.draw.path import Box, Matrix, Path, placing

#: What an operation is for: palettes decide by it.
#: ground - fills the whole face; body - a shape that says something; cut - a gouge mark on a body;
#: line - a drawn line; plate - the bone a text stands on; text - letters and digits;
#: ornament - decoration without meaning, left out in low ink and in one colour;
#: grain - texture without meaning, left out on screens too.
Role = Literal["ground", "body", "cut", "line", "plate", "text", "ornament", "grain"]
Font = Literal["display", "text", "strong", "italic"]
Anchor = Literal["start", "middle", "end"]
Cap = Literal["butt", "round"]


@dataclass(frozen=True, slots=True)
class Fill:
    """An area in one flat paint; `even_odd` decides by the even-odd rule, else nonzero."""

    path: Path
    paint: Paint
    role: Role
    even_odd: bool = False


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line of a width along a path, joins round; `dash` is on, off, on ... in mm."""

    path: Path
    paint: Paint
    role: Role
    width: float
    cap: Cap = "butt"
    dash: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text: (x, y) on the baseline, `size` in points, `track` in mm a character."""

    x: float
    y: float
    text: str
    size: float
    font: Font
    paint: Paint
    role: Role = "text"
    anchor: Anchor = "middle"
    rotation: float = 0.0
    track: float = 0.0


@dataclass(frozen=True, slots=True)
class Clip:
    """Operations of which only what lies inside a path is seen, by the rule that a fill has."""

    path: Path
    ops: "tuple[Op, ...]"
    even_odd: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """Operations under a name: a layer in SVG, nothing but its content in PDF.

    `plain` is what is drawn instead where there is only one colour.
    """

    name: str
    ops: "tuple[Op, ...]"
    plain: "tuple[Op, ...] | None" = None


@dataclass(frozen=True, slots=True)
class Place:
    """Another scene, drawn once however often it is placed.

    (x, y) is where the *centre of its trim* goes, so that turning it keeps it in its place.
    """

    scene: "Scene"
    x: float
    y: float
    rotation: float = 0.0
    scale: float = 1.0

    @property
    def matrix(self) -> Matrix:
        """The map from the placed scene's millimetres to this one's."""
        turned = placing(self.x, self.y, self.rotation, self.scale)
        return turned @ placing(-self.scene.width / 2, -self.scene.height / 2)


Op = Fill | Stroke | Text | Clip | Group | Place


@dataclass(frozen=True, slots=True, eq=False)
class Scene:
    """A finished drawing: its trim is width by height, its bleed the same on all four sides.

    Two scenes are equal only if they are the same object: backends reuse a scene by identity,
    so make a face once and place that one.
    """

    name: str
    width: float
    height: float
    bleed: float
    ops: tuple[Op, ...]

    @property
    def trim(self) -> Box:
        """Where it is cut."""
        return Box(0.0, 0.0, self.width, self.height)

    @property
    def full(self) -> Box:
        """The trim with the bleed around it."""
        return self.trim.grown(self.bleed)

    def walk(self) -> Iterator[Op]:
        """Every operation, those inside clips and groups too, but not inside placed scenes."""
        yield from _walk(self.ops)

    def with_ops(self, name: str, ops: tuple[Op, ...]) -> "Scene":
        """The same size of face with another name and content."""
        return Scene(name, self.width, self.height, self.bleed, ops)


def _walk(ops: tuple[Op, ...]) -> Iterator[Op]:
    for op in ops:
        yield op
        if isinstance(op, Clip | Group):
            yield from _walk(op.ops)


class Drawing:
    """Builds a scene: draws in a coordinate system that can be moved, turned and scaled.

    `with drawing.at(x, y, rotation=90): ...` draws in a system whose origin is at (x, y);
    `with drawing.clip(path): ...` and `with drawing.group(name): ...` nest.
    """

    def __init__(self, name: str, width: float, height: float, bleed: float = 0.0) -> None:
        self.name, self.width, self.height, self.bleed = name, width, height, bleed
        self._matrix = Matrix()
        self._ops: list[list[Op]] = [[]]

    @contextmanager
    def at(
        self, x: float = 0.0, y: float = 0.0, *, rotation: float = 0.0, scale: float = 1.0
    ) -> Iterator[None]:
        """Draws with the origin at (x, y), turned clockwise and scaled, until the block ends."""
        outer = self._matrix
        self._matrix = outer @ placing(x, y, rotation, scale)
        try:
            yield
        finally:
            self._matrix = outer

    @contextmanager
    def clip(self, path: Path) -> Iterator[None]:
        """Shows what the block draws only inside a path."""
        self._ops.append([])
        yield
        ops = self._ops.pop()
        if ops:
            self._add(Clip(path.mapped(self._matrix), tuple(ops)))

    @contextmanager
    def group(self, name: str, *, plain: Callable[[], None] | None = None) -> Iterator[None]:
        """Puts what the block draws in a named layer; `plain` draws it for one colour."""
        self._ops.append([])
        yield
        ops = tuple(self._ops.pop())
        if plain is None:
            self._add(Group(name, ops))
            return
        self._ops.append([])
        plain()
        self._add(Group(name, ops, tuple(self._ops.pop())))

    def fill(self, path: Path, paint: Paint, role: Role, *, even_odd: bool = False) -> None:
        """Fills an area."""
        if path:
            self._add(Fill(path.mapped(self._matrix), paint, role, even_odd))

    def stroke(
        self,
        path: Path,
        paint: Paint,
        width: float,
        role: Role = "line",
        *,
        cap: Cap = "butt",
        dash: tuple[float, ...] = (),
    ) -> None:
        """Draws a line along a path."""
        if path:
            m = self._matrix
            dashes = tuple(d * m.scale for d in dash)
            self._add(Stroke(path.mapped(m), paint, role, width * m.scale, cap, dashes))

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        paint: Paint,
        *,
        font: Font = "display",
        anchor: Anchor = "middle",
        rotation: float = 0.0,
        track: float = 0.0,
        role: Role = "text",
    ) -> None:
        """Sets one line of text with its baseline at y."""
        m = self._matrix
        px, py = m.point(x, y)
        turn, track = (rotation + m.rotation) % 360, track * m.scale
        self._add(Text(px, py, text, size * m.scale, font, paint, role, anchor, turn, track))

    def place(
        self, scene: Scene, x: float, y: float, *, rotation: float = 0.0, scale: float = 1.0
    ) -> None:
        """Places a finished scene with the centre of its trim at (x, y)."""
        m = self._matrix
        px, py = m.point(x, y)
        self._add(Place(scene, px, py, (rotation + m.rotation) % 360, scale * m.scale))

    def _add(self, op: Op) -> None:
        self._ops[-1].append(op)

    def scene(self) -> Scene:
        """The finished scene."""
        return Scene(self.name, self.width, self.height, self.bleed, tuple(self._ops[0]))
