"""The sixteen Lands, one module each: what a set's cards show.

A module is called as its set is (`ash_peaks`) and has `TERRAIN` (rock, water, growth or open, whose
mark its mat bears), `picture(drawing)` in a block of 100 by 100, cut off at its edges by the caller
and `stamp(drawing, ink, paper)`, the same in one colour with few shapes and no ground.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module

from generator.draw.paint import Paint
from generator.draw.scene import Drawing
from generator.theme import LANDS as INKS


@dataclass(frozen=True, slots=True)
class Land:
    """One set of Lands: its letter in lower case, English name, terrain, picture and stamp."""

    letter: str
    name: str
    terrain: str
    picture: Callable[[Drawing], None]
    stamp: Callable[[Drawing, Paint, Paint], None]


def _land(letter: str, name: str) -> Land:
    module = import_module(f"{__name__}.{name.replace(' ', '_')}")
    return Land(letter, name.title(), module.TERRAIN, module.picture, module.stamp)


#: Every set by its letter.
LANDS: Mapping[str, Land] = {letter: _land(letter, paint.name) for letter, paint in INKS.items()}
