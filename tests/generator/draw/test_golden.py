"""Scenes as text: what is drawn, in which order, with what and where."""

import pytest

from generator.draw.scene import Clip, Fill, Group, Op, Place, Scene, Stroke, Text
from generator.faces import face
from generator.units import number
from tests import golden


def listing(scene: Scene) -> str:
    lines = [f"{scene.name}: {number(scene.width)} x {number(scene.height)}, bleed {scene.bleed}"]
    lines += [line for op in scene.ops for line in listed(op, 1)]
    return "\n".join(lines) + "\n"


def listed(op: Op, depth: int) -> list[str]:
    indent = "  " * depth
    match op:
        case Fill():
            return [f"{indent}fill {op.role} {op.paint.hex} {place(op)}"]
        case Stroke():
            return [f"{indent}stroke {op.role} {op.paint.hex} {number(op.width)} {place(op)}"]
        case Text():
            at = " ".join(number(v, 2) for v in (op.x, op.y, op.size, op.rotation))
            return [f"{indent}text {op.font} {op.paint.hex} {at} {op.text}"]
        case Clip():
            return [f"{indent}clip {place(op)}", *inner(op.ops, depth)]
        case Group():
            return [f"{indent}group {op.name}", *inner(op.ops, depth)]
        case Place():
            return [f"{indent}place {op.scene.name} {number(op.x)} {number(op.y)} {op.rotation}"]


def inner(ops: tuple[Op, ...], depth: int) -> list[str]:
    return [line for op in ops for line in listed(op, depth + 1)]


def place(op: Fill | Stroke | Clip) -> str:
    box = " ".join(number(v, 2) for v in op.path.bounds(4))
    return f"[{box}] {len(op.path.verbs)} verbs"


@pytest.mark.parametrize(
    ("file", "piece", "options"),
    [
        ("rue-RC-formations", "RC", {}),
        ("rue-BT-flowers", "BT", {"motif": "flowers"}),
        ("rue-RF-small", "RF", {"size": "small"}),
        ("rue-back-5", "back", {"seat": 4}),
        ("rue-counter-6", "counter", {"seat": 5}),
        ("rue-coin", "coin", {}),
    ],
)
def test_faces_are_as_they_were(file, piece, options):
    golden.check(f"faces/{file}.txt", listing(face("rue", piece, **options)))
