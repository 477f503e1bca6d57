"""Faces: how long one takes to draw, and how large it is, served as SVG and printed from a PDF."""

from __future__ import annotations

import gzip
import time
from collections.abc import Iterator
from io import BytesIO
from statistics import median
from typing import NamedTuple

import pikepdf

from engine.core import registry
from generator.draw.pdf import pdf
from generator.draw.scene import Drawing, Scene
from generator.draw.svg import svg
from generator.faces import face
from generator.faces.catalogue import Entry, catalogue

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
    """Measure every game's faces: all that its catalogue has."""
    for key, rules in registry.games().items():
        faces = catalogue(key)
        drawn = [(one.title, _milliseconds(one)) for one in faces]
        served = [(one.title, _served(one.draw("screen"))) for one in faces]
        form = [(one.title, _form(one.draw())) for one in faces]
        yield Row(rules.title, len(faces), _figure(drawn), _figure(served), _figure(form))


def _milliseconds(entry: Entry) -> float:
    taken = []
    for _ in range(ROUNDS):
        face.cache_clear()
        started = time.process_time()
        entry.draw()
        taken.append((time.process_time() - started) * 1000)
    return median(taken)


def _served(scene: Scene) -> float:
    """The KB of a face as a site serves it."""
    return len(gzip.compress(svg(scene, digits=DIGITS).encode(), mtime=0)) / 1000


def _form(scene: Scene) -> float:
    """The KB of a face in a PDF, with what is placed in it, each once."""
    sheet = Drawing("sheet", scene.width, scene.height)
    sheet.place(scene, scene.width / 2, scene.height / 2)
    with pikepdf.open(BytesIO(pdf(sheet.scene()))) as document:
        streams = (one for one in document.objects if isinstance(one, pikepdf.Stream))
        forms = [one for one in streams if one.get("/Subtype") == "/Form"]
        return sum(len(form.read_raw_bytes()) for form in forms) / 1000


def _figure(values: list[tuple[str, float]]) -> Figure:
    name, most = max(values, key=lambda named: named[1])
    return Figure(median(value for _, value in values), most, name)
