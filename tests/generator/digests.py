"""`python -m tests.generator.digests`: a digest of every face as SVG and PDF, a line each.

It needs what a kit needs and no more, so any Python with the locked packages can run it, and what
two of them print can be compared: `diff <(python3.11 -m ...) <(python3.13 -m ...)`.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator

from engine.core.registry import games
from generator.draw.palettes import NAMES, Palette
from generator.draw.pdf import pdf
from generator.draw.svg import svg
from generator.faces.catalogue import catalogue


def digests(palette_name: str) -> Iterator[str]:
    """Yield `game key palette svg pdf` for every face in a palette."""
    palette = Palette(palette_name)
    for game in games():
        for entry in catalogue(game):
            scene = palette(entry.draw())
            made = svg(scene).encode(), pdf(scene), pdf(scene, colour="cmyk", bleed=scene.bleed)
            told = " ".join(hashlib.sha256(data).hexdigest()[:24] for data in made)
            yield f"{game} {entry.key} {palette_name} {told}"


if __name__ == "__main__":
    for name in sys.argv[1:] or NAMES:
        print("\n".join(digests(name)))
