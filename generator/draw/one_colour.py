"""One colour: a scene as a single block of ink would print it, ink or paper and nothing between.

Grounds, ornament and grain are left out. A body is ink; cuts and marks (shapes in the role of
text) are the contrary of what they lie on; plates are paper, and on a mark they are openings.
Where bodies lie on bodies, what is darker than the one beneath is ink and what is lighter is
paper; a keyline parts two of the same. A light body that carries others, such as a sky or a mask,
is paper with a keyline. A group with a `plain` version is drawn as that.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from dataclasses import field as made
from itertools import pairwise

from generator.draw.cells import Cells, Spans, subpaths, within
from generator.draw.path import Path, Point
from generator.draw.scene import Clip, Fill, Group, Op, Place, Role, Scene, Stroke, Text
from generator.draw.shapes import rectangle
from generator.draw.text import outlines, placed, width
from generator.theme import BLACK, WHITE
from generator.units import MM_PER_POINT

#: Lightness from which a body is light, below which a paint of a plain version is ink, and up to
#: which two bodies are of the same lightness.
LIGHT, HALF, SAME = 60.0, 50.0, 6.0
#: Widths in mm: a line between two papers, one cut between two inks, the smallest of each.
KEYLINE, KNOCKED_OUT, FINEST, FINEST_CUT = 0.2, 0.3, 0.12, 0.25
#: How much of what lies beside a line must be ink for the line to be paper.
MOSTLY = 0.7


@dataclass(slots=True)
class _Shape:
    """A filled outline: what it lies on, by cells, whether bodies lie on it, and if it is ink.

    `field`: for a mark and the openings in it, whether they lie on ink; None for other shapes.
    """

    role: Role
    lightness: float
    under: Counter[int]
    carries: bool = False
    is_ink: bool = False
    field: bool | None = None


def one_colour(scene: Scene, placed: Callable[[Scene], Scene]) -> tuple[Op, ...]:
    """The scene's operations in black and white; `placed` does the same to scenes in it."""
    survey = _Survey(Cells(scene.full))
    survey.look(scene.ops, None)
    return _Print(survey, placed).ops(scene.ops)


def is_left_out(op: Op) -> bool:
    """Whether an operation has no part in drawings with little ink or one colour."""
    return not isinstance(op, Clip | Group | Place) and op.role in ("ornament", "grain")


@dataclass(slots=True)
class _Survey:
    """What lies on what: a list of shapes for each fill and of neighbours for lines and texts."""

    cells: Cells
    shapes: list[_Shape] = made(default_factory=list)
    parts: dict[int, list[tuple[Path, int]]] = made(default_factory=dict)
    beside: dict[int, Counter[int]] = made(default_factory=dict)

    def look(self, ops: tuple[Op, ...], clip: Spans | None) -> None:
        for op in ops:
            match op:
                case Clip():
                    area = self.cells.spans(op.path, even_odd=op.even_odd)
                    self.look(op.ops, within(area, clip))
                case Group():
                    self.look(op.ops if op.plain is None else op.plain, clip)
                case Fill() if not is_left_out(op):
                    self._fill(op, clip)
                case Stroke():
                    spans = self.cells.along(both_sides(op))
                    self.beside[id(op)] = self.cells.under(within(spans, clip))
                case Text():
                    self.beside[id(op)] = self._beneath(op)

    def _beneath(self, op: Text) -> Counter[int]:
        """What a text lies on; where that is one thing all around it, its letters do not matter."""
        around = self.cells.under(self.cells.spans(_around(op)))
        if len(around) < 2:
            return around
        return self.cells.under(self.cells.spans(outlines(op)))

    def _fill(self, op: Fill, clip: Spans | None) -> None:
        # Cuts of one row may lie on different bodies, so each is looked at by itself.
        one_by_one = op.role == "cut" and not op.even_odd
        self.parts[id(op)] = []
        for path in subpaths(op.path) if one_by_one else [op.path]:
            spans = within(self.cells.spans(path, even_odd=op.even_odd), clip)
            under = self.cells.under(spans)
            self.parts[id(op)].append((path, len(self.shapes)))
            if op.role == "body" and (beneath := self.most(under)):
                beneath.carries = True
            self.cells.lay(spans, len(self.shapes))
            self.shapes.append(_Shape(op.role, op.paint.lightness, under))

    def most(self, under: Counter[int]) -> _Shape | None:
        """The shape that most of the cells are topped by; None for bare paper."""
        if not under:
            return None
        number = max(sorted(under), key=under.__getitem__)
        return None if number < 0 else self.shapes[number]

    def ink_under(self, under: Counter[int]) -> float:
        """How much of the cells is topped by ink."""
        inked = sum(n for number, n in under.items() if number >= 0 and self.shapes[number].is_ink)
        return inked / (under.total() or 1)


class _Print:
    """Draws what was surveyed, from the bottom to the top."""

    def __init__(self, survey: _Survey, placed: Callable[[Scene], Scene]) -> None:
        self._survey, self._placed = survey, placed

    def ops(self, ops: tuple[Op, ...], *, is_plain: bool = False) -> tuple[Op, ...]:
        done: list[Op] = []
        for op in ops:
            if is_left_out(op):
                continue
            match op:
                case Clip():
                    inner = self.ops(op.ops, is_plain=is_plain)
                    done.append(Clip(op.path, inner, op.even_odd))
                case Group():
                    plain = op.plain is not None
                    inner = self.ops(op.plain or () if plain else op.ops, is_plain=plain)
                    done.append(Group(op.name, inner))
                case Place():
                    scene = self._placed(op.scene)
                    done.append(Place(scene, op.x, op.y, op.rotation, op.scale))
                case Fill():
                    done += self._fill(op, is_plain)
                case Stroke():
                    done.append(self._stroke(op, is_plain))
                case Text():
                    is_ink = self._survey.ink_under(self._survey.beside[id(op)]) < 0.5
                    done.append(replace(op, paint=BLACK if is_ink else WHITE))
        return tuple(done)

    def _fill(self, op: Fill, is_plain: bool) -> list[Op]:
        parts: dict[bool, Path] = {}
        keyline: list[Op] = []
        for path, number in self._survey.parts[id(op)]:
            shape = self._survey.shapes[number]
            if is_plain:
                shape.is_ink = shape.lightness < HALF
            elif shape.role == "body":
                shape.is_ink, is_parted = self._body(shape)
                keyline = [_keyline(op.path, not shape.is_ink)] if is_parted else []
            elif shape.role == "cut" or shape.role == "line":
                shape.is_ink = self._survey.ink_under(shape.under) < 0.5
            elif shape.role != "ground":
                self._mark(shape)
            parts[shape.is_ink] = parts.get(shape.is_ink, Path()) + path
        if op.role == "ground" and not is_plain:
            return []
        fills = [
            Fill(path, BLACK if is_ink else WHITE, op.role, op.even_odd)
            for is_ink, path in parts.items()
        ]
        return [*fills, *keyline]

    def _mark(self, shape: _Shape) -> None:
        """Decides on marks and plates: a plate on a mark is an opening in it, else it is paper."""
        beneath = self._survey.most(shape.under)
        if shape.role == "text":
            shape.field = beneath is not None and beneath.is_ink
            if beneath and beneath.field is not None:
                shape.field = beneath.field
            shape.is_ink = not shape.field
        elif beneath and beneath.field is not None:
            shape.field = shape.is_ink = beneath.field

    def _body(self, shape: _Shape) -> tuple[bool, bool]:
        """Whether a body is ink, and whether a line must part it from what it lies on."""
        beneath = self._survey.most(shape.under)
        if beneath is None or beneath.role == "ground":
            is_paper = shape.carries and shape.lightness >= LIGHT
            return not is_paper, is_paper
        more = shape.lightness - beneath.lightness
        if abs(more) < SAME:
            return beneath.is_ink, False
        return more < 0, (more < 0) == beneath.is_ink

    def _stroke(self, op: Stroke, is_plain: bool) -> Op:
        is_ink = self._survey.ink_under(self._survey.beside[id(op)]) < MOSTLY
        if is_plain:
            is_ink = op.paint.lightness < HALF
        width = max(op.width, FINEST if is_ink else FINEST_CUT)
        paint = BLACK if is_ink else WHITE
        return Stroke(op.path, paint, op.role, width, op.cap, op.dash)


def _around(op: Text) -> Path:
    """A box around a text, a little larger than its letters can be."""
    em, wide = op.size * MM_PER_POINT, width(op.text, op.size, op.font, op.track)
    box = rectangle(-em / 2, -1.2 * em, wide + em, 1.8 * em)
    return box.mapped(placed(op))


def _keyline(path: Path, is_ink: bool) -> Stroke:
    if is_ink:
        return Stroke(path, BLACK, "line", KEYLINE)
    return Stroke(path, WHITE, "cut", KNOCKED_OUT)


def both_sides(op: Stroke) -> list[Point]:
    """Points along a line, just outside its width, left and right."""
    off = op.width / 2 + 0.3
    points: list[Point] = []
    for line in op.path.flat(6):
        for (x0, y0), (x1, y1) in pairwise(line):
            length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
            if not length:
                continue
            nx, ny = -(y1 - y0) / length * off, (x1 - x0) / length * off
            steps = min(40, int(length) + 1)
            for i in range(steps):
                t = (i + 0.5) / steps
                x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
                points += [(x + nx, y + ny), (x - nx, y - ny)]
    return points
