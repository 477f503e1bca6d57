"""Palettes: the same drawing in full colour, in grey, with little ink, or in one colour.

A palette is a map over roles and paints, so a face is drawn once, whatever it is printed with.
"""

from collections.abc import Callable
from dataclasses import replace

from generator.draw.cuts import hatch
from generator.draw.one_colour import is_left_out, one_colour
from generator.draw.scene import Clip, Fill, Group, Op, Place, Scene, Stroke, Text
from generator.theme import BLACK, WHITE

NAMES = ("full", "grey", "low-ink", "one-colour")
#: Those that leave grounds out, so that the bare paper shows.
BARE = ("low-ink", "one-colour")

#: The finest and the widest line of an engraving, in mm, and the outline of a dark body.
FINEST, WIDEST, OUTLINE, DARK_OUTLINE = 0.10, 0.16, 0.12, 0.18
#: The lightness below which a body's outline is strong, it is hatched, and it is hatched closely.
STRONG, HATCHED, CLOSE = 30.0, 34.0, 22.0
#: What is not wider or not higher than this many mm is not hatched.
SMALL = 3.0


class Palette:
    """Turns scenes into the same scenes in other colours, each scene once."""

    def __init__(self, name: str) -> None:
        maps: dict[str, Callable[[Scene], tuple[Op, ...]]] = {
            "full": lambda scene: scene.ops,
            "grey": lambda scene: self._each(scene.ops, _grey),
            "low-ink": lambda scene: self._each(scene.ops, _low_ink),
            "one-colour": lambda scene: one_colour(scene, self),
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
            drawn = scene.with_ops(f"{scene.name} {self.name}", self._map(scene))
            self._done[id(scene)] = (scene, drawn)
        return self._done[id(scene)][1]

    def _each(
        self, ops: tuple[Op, ...], change: Callable[[Fill | Stroke | Text], tuple[Op, ...]]
    ) -> tuple[Op, ...]:
        done: list[Op] = []
        for op in ops:
            match op:
                case Clip():
                    done.append(replace(op, ops=self._each(op.ops, change)))
                case Group():
                    done.append(Group(op.name, self._each(op.ops, change)))
                case Place():
                    done.append(replace(op, scene=self(op.scene)))
                case _:
                    done.extend(change(op))
        return tuple(done)


def without_grain(ops: tuple[Op, ...]) -> tuple[Op, ...]:
    """Operations for a screen: texture without meaning is left out."""
    done: list[Op] = []
    for op in ops:
        if isinstance(op, Clip):
            inner = without_grain(op.ops)
            if inner:
                done.append(replace(op, ops=inner))
        elif isinstance(op, Group):
            plain = None if op.plain is None else without_grain(op.plain)
            done.append(Group(op.name, without_grain(op.ops), plain))
        elif isinstance(op, Place) or op.role != "grain":
            done.append(op)
    return tuple(done)


def _grey(op: Fill | Stroke | Text) -> tuple[Op, ...]:
    return (replace(op, paint=op.paint.grey),)


def _low_ink(op: Fill | Stroke | Text) -> tuple[Op, ...]:
    """An engraving: white bodies with an outline, solid cuts, thin lines, no grounds."""
    if is_left_out(op) or op.role == "ground":
        return ()
    if isinstance(op, Stroke):
        width = max(FINEST, min(op.width / 2, WIDEST))
        return (replace(op, paint=BLACK, width=width),)
    if isinstance(op, Text) or op.role in ("cut", "text", "line"):
        return (replace(op, paint=BLACK),)
    if op.role == "plate":
        return (replace(op, paint=WHITE),)
    return _engraved(op)


def _engraved(op: Fill) -> tuple[Op, ...]:
    """A body: white with an outline, hatched if it was dark and is not small."""
    lightness, box = op.paint.lightness, op.path.bounds()
    white = Fill(op.path, WHITE, "body", op.even_odd)
    outline = Stroke(op.path, BLACK, "line", OUTLINE if lightness >= STRONG else DARK_OUTLINE)
    if lightness >= HATCHED or min(box.width, box.height) <= SMALL:
        return (white, outline)
    pitch = 2.6 if lightness >= CLOSE else 1.9
    lines = Stroke(hatch(box, -45, pitch), BLACK, "line", FINEST)
    return (white, Clip(op.path, (lines,), op.even_odd), outline)
