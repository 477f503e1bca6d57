"""A scene with every placed scene drawn out: what is really seen, in its own millimetres."""

from collections.abc import Iterator
from dataclasses import replace

from generator.draw.path import Matrix
from generator.draw.scene import Clip, Fill, Group, Op, Place, Scene, Stroke, Text

Seen = Fill | Stroke | Text


def inlined(scene: Scene) -> tuple[Op, ...]:
    """The scene's operations, clips kept, groups and placed scenes dissolved."""
    return tuple(_ops(scene.ops, Matrix()))


def every(scene: Scene) -> Iterator[Seen]:
    """Every fill, stroke and text that is seen, clipped or not."""
    yield from _leaves(inlined(scene))


def _leaves(ops: tuple[Op, ...]) -> Iterator[Seen]:
    for op in ops:
        if isinstance(op, Clip):
            yield from _leaves(op.ops)
        else:
            assert isinstance(op, Fill | Stroke | Text)
            yield op


def _ops(ops: tuple[Op, ...], m: Matrix) -> Iterator[Op]:
    for op in ops:
        match op:
            case Fill():
                yield replace(op, path=op.path.mapped(m))
            case Stroke():
                dash = tuple(value * m.scale for value in op.dash)
                yield replace(op, path=op.path.mapped(m), width=op.width * m.scale, dash=dash)
            case Text():
                x, y = m.point(op.x, op.y)
                yield replace(
                    op, x=x, y=y, size=op.size * m.scale, track=op.track * m.scale,
                    rotation=(op.rotation + m.rotation) % 360,
                )  # fmt: skip
            case Clip():
                yield replace(op, path=op.path.mapped(m), ops=tuple(_ops(op.ops, m)))
            case Group():
                yield from _ops(op.ops, m)
            case Place():
                yield from _ops(op.scene.ops, m @ op.matrix)
