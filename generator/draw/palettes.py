"""Palettes: the same drawing in full colour, in grey, or with little ink.

A palette is a map over roles and paints, so a face is drawn once, whatever it is printed with.
"""

from collections.abc import Callable

from generator.draw.cuts import hatch
from generator.draw.paint import Paint
from generator.draw.scene import Clip, Fill, Group, Op, Place, Scene, Stroke, Text
from generator.theme import BLACK, WHITE

NAMES = ("full", "grey", "low-ink")


class Palette:
    """Turns scenes into the same scenes in other colours, each scene once."""

    def __init__(self, name: str) -> None:
        maps: dict[str, Callable[[Op], tuple[Op, ...]]] = {
            "full": lambda op: (op,),
            "grey": _grey,
            "low-ink": _low_ink,
        }
        if name not in maps:
            raise ValueError(f"no palette {name!r}: choose one of {', '.join(NAMES)}")
        self.name = name
        self._map = maps[name]
        self._done: dict[int, tuple[Scene, Scene]] = {}

    def __call__(self, scene: Scene) -> Scene:
        """The scene in this palette, and every scene placed in it too."""
        if self.name == "full":
            return scene
        if id(scene) not in self._done:
            # Both are kept: the first so that its id stays taken.
            drawn = scene.with_ops(f"{scene.name} {self.name}", self._ops(scene.ops))
            self._done[id(scene)] = (scene, drawn)
        return self._done[id(scene)][1]

    def _ops(self, ops: tuple[Op, ...]) -> tuple[Op, ...]:
        done: list[Op] = []
        for op in ops:
            if isinstance(op, Clip):
                done.append(Clip(op.path, self._ops(op.ops)))
            elif isinstance(op, Group):
                plain = None if op.plain is None else self._ops(op.plain)
                done.append(Group(op.name, self._ops(op.ops), plain))
            elif isinstance(op, Place):
                done.append(Place(self(op.scene), op.x, op.y, op.rotation, op.scale))
            else:
                done.extend(self._map(op))
        return tuple(done)


def without_grain(ops: tuple[Op, ...]) -> tuple[Op, ...]:
    """Operations for a screen: texture without meaning is left out."""
    done: list[Op] = []
    for op in ops:
        if isinstance(op, Clip):
            inner = without_grain(op.ops)
            if inner:
                done.append(Clip(op.path, inner))
        elif isinstance(op, Group):
            plain = None if op.plain is None else without_grain(op.plain)
            done.append(Group(op.name, without_grain(op.ops), plain))
        elif isinstance(op, Place) or op.role != "grain":
            done.append(op)
    return tuple(done)


def _grey(op: Op) -> tuple[Op, ...]:
    if isinstance(op, Fill):
        return (Fill(op.path, op.paint.grey, op.role, op.even_odd),)
    if isinstance(op, Stroke):
        return (Stroke(op.path, op.paint.grey, op.role, op.width, op.cap, op.dash),)
    if isinstance(op, Text):
        return (_text_in(op, op.paint.grey),)
    return (op,)


def _low_ink(op: Op) -> tuple[Op, ...]:
    """An engraving: white bodies with an outline, solid cuts, thin lines, no grounds."""
    if not isinstance(op, Clip | Group | Place) and op.role in ("ornament", "grain"):
        return ()
    if isinstance(op, Text):
        return (_text_in(op, BLACK),)
    if isinstance(op, Stroke):
        return (Stroke(op.path, BLACK, op.role, min(op.width / 2, 0.16), op.cap, op.dash),)
    if not isinstance(op, Fill):
        return (op,)
    if op.role == "plate":
        return (Fill(op.path, WHITE, "plate", op.even_odd),)
    if op.role == "ground":
        return ()
    if op.role in ("cut", "text"):
        return (Fill(op.path, BLACK, op.role, op.even_odd),)
    return _engraved(op)


def _engraved(op: Fill) -> tuple[Op, ...]:
    """A body: white with an outline, hatched if it was dark and is not small."""
    lightness, box = op.paint.lightness, op.path.bounds()
    white = Fill(op.path, WHITE, "body", op.even_odd)
    outline = Stroke(op.path, BLACK, "line", 0.12 if lightness >= 30 else 0.18)
    if lightness >= 34 or min(box.width, box.height) <= 3:
        return (white, outline)
    lines = Stroke(hatch(box, -45, 2.6 if lightness >= 22 else 1.9), BLACK, "line", 0.10)
    return (white, Clip(op.path, (lines,)), outline)


def _text_in(op: Text, paint: Paint) -> Text:
    return Text(
        op.x, op.y, op.text, op.size, op.font, paint, op.role, op.anchor, op.rotation, op.track
    )
