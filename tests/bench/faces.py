"""Faces: how long one takes to draw, and how large it is, served as SVG and printed from a PDF."""

from __future__ import annotations

import gzip
import time
from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from itertools import product
from statistics import median
from typing import NamedTuple

import pikepdf

from engine.core import registry
from generator.draw.pdf import pdf
from generator.draw.scene import Drawing, Scene
from generator.draw.svg import svg
from generator.faces import UnknownFace, face, trims
from generator.kits.build import kit_of

ROUNDS = 5
"""How often each face is drawn; the median counts."""
DIGITS = 2
"""Decimals of the coordinates of a served face."""


class Figure(NamedTuple):
    """What was measured of every face: the middle one, the most, and whose that was."""

    middle: float
    most: float
    name: str

    def text(self, unit: str) -> str:
        """Return the figure with its unit."""
        return f"{self.middle:.1f} {unit} (at most {self.most:.1f}, {self.name})"


class Row(NamedTuple):
    """One game's faces: how many, the time of drawing one, and its sizes."""

    title: str
    count: int
    drawn: Figure
    served: Figure
    form: Figure

    def text(self) -> str:
        """Return the row as one line."""
        return (
            f"{self.title}: {self.count} faces; drawn in {self.drawn.text('ms')}; "
            f"SVG gzip {self.served.text('KB')}; PDF form {self.form.text('KB')}"
        )


def measure() -> Iterator[Row]:
    """Measure every game's faces: fronts and backs in every motif, trim and owner."""
    for key, rules in registry.games().items():
        faces = list(_asked(key))
        drawn = [(scene().name, _milliseconds(scene)) for scene in faces]
        served = [(scene().name, _served(scene(size="screen"))) for scene in faces]
        form = [(scene().name, _form(scene())) for scene in faces]
        yield Row(rules.title, len(faces), _figure(drawn), _figure(served), _figure(form))


Draws = Callable[..., Scene]


def _asked(key: str) -> Iterator[Draws]:
    """How to draw each different face of a game; what is called takes `size`."""
    rules = registry.game(key)
    pieces = {one.key: one.per for one in rules.components()}
    pieces |= {one.back: "seat" for one in rules.components() if one.back}
    found: dict[object, None] = {}
    choices = product(kit_of(key).motifs or (None,), trims(key) or (None,), pieces.items())
    for motif, trim, (piece, per) in choices:
        for seat in (None, *range(rules.most_seats[-1] if per == "seat" else 0)):
            draws = partial(face, key, piece, motif=motif, seat=seat, trim=trim)
            try:
                scene = draws()
            except UnknownFace:
                continue
            if scene.ops not in found:
                found[scene.ops] = None
                yield draws


def _milliseconds(draws: Draws) -> float:
    taken = []
    for _ in range(ROUNDS):
        face.cache_clear()
        started = time.process_time()
        draws()
        taken.append((time.process_time() - started) * 1000)
    return median(taken)


def _served(scene: Scene) -> float:
    """The KB of a face as a site serves it."""
    return len(gzip.compress(svg(scene, digits=DIGITS).encode(), mtime=0)) / 1000


def _form(scene: Scene) -> float:
    """The KB of a face in a PDF, which has it once however often it is placed."""
    sheet = Drawing("sheet", scene.width, scene.height)
    sheet.place(scene, scene.width / 2, scene.height / 2)
    with pikepdf.open(BytesIO(pdf(sheet.scene()))) as document:
        (form,) = document.pages[0].form_xobjects.values()
        return len(form.read_raw_bytes()) / 1000


def _figure(values: list[tuple[str, float]]) -> Figure:
    name, most = max(values, key=lambda named: named[1])
    return Figure(median(value for _, value in values), most, name)
