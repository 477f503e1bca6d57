"""How much two faces differ: as eyes see them, and in what is drawn, whatever its colour."""

from functools import cache

from generator.draw.paint import Paint
from generator.draw.scene import Clip, Fill, Group, Op, Place, Role, Scene, Stroke, Text
from tests.generator.checks.colour import Values, difference, lab
from tests.generator.raster import picture, seen

#: Pixels of a picture's width: what is seen of a card across a table.
PIXELS = 64
#: From this difference of two colours on a pixel differs at a glance.
GLANCE = 10.0

#: What each role is drawn with where only structure counts; None is not drawn at all.
_STRUCTURE: dict[Role, float | None] = {
    "ground": 1.0, "body": 0.6, "cut": 0.0, "line": 0.0, "plate": 1.0, "text": 0.0,
    "ornament": None, "grain": None,
}  # fmt: skip


@cache
def looks(scene: Scene, sight: str) -> Values:
    """The scene's pixels as a kind of sight has them, in L*a*b*."""
    return lab(seen(_picture(scene), sight))


@cache
def _picture(scene: Scene) -> Values:
    return picture(scene, PIXELS)


@cache
def structure(scene: Scene) -> Values:
    """What is drawn, in the same three greys whatever the paints: bodies, and marks on them."""
    return lab(picture(_plain(scene), PIXELS))


def differing(one: Values, other: Values) -> float:
    """The share of the pixels that differ at a glance; 1 for pictures of two sizes."""
    if one.shape != other.shape:
        return 1.0
    return float((difference(one, other) > GLANCE).mean())


def _plain(scene: Scene) -> Scene:
    return scene.with_ops(f"{scene.name} plain", _ops(scene.ops))


def _ops(ops: tuple[Op, ...]) -> tuple[Op, ...]:
    return tuple(done for op in ops for done in _op(op))


def _op(op: Op) -> tuple[Op, ...]:
    match op:
        case Clip():
            return (Clip(op.path, _ops(op.ops), op.even_odd),)
        case Group():
            return (Group(op.name, _ops(op.ops)),)
        case Place():
            return (Place(_plain(op.scene), op.x, op.y, op.rotation, op.scale),)
    value = _STRUCTURE[op.role]
    if value is None:
        return ()
    paint = Paint(f"grey {value}", (value,) * 3, (0.0, 0.0, 0.0, 1 - value))
    match op:
        case Fill():
            return (Fill(op.path, paint, op.role, op.even_odd),)
        case Stroke():
            return (Stroke(op.path, paint, op.role, op.width, op.cap, op.dash),)
        case Text():
            return (
                Text(op.x, op.y, op.text, op.size, op.font, paint, op.role, op.anchor,
                     op.rotation, op.track),
            )  # fmt: skip
