"""The same scene gives the same bytes, in whatever process, from every backend."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
#: Draws a few faces of each game in each palette with each backend, and prints what came out.
DRAW = """
import hashlib, json
from generator.draw.dxf import dxf, trim_of
from generator.draw.palettes import NAMES, Palette
from generator.draw.pdf import pdf
from generator.draw.png import png
from generator.draw.svg import svg
from tests.generator.checks.drawn import games, sample

found = {}
for game in games():
    for palette in NAMES:
        scenes = list(map(Palette(palette), sample(game)))
        made = {"rgb.pdf": pdf(*scenes), "cmyk.pdf": pdf(*scenes, colour="cmyk")}
        made |= {f"{i}.svg": svg(scene).encode() for i, scene in enumerate(scenes)}
        made |= {"png": png(scenes[0], 100), "dxf": dxf(map(trim_of, scenes), 100.0)}
        for name, data in made.items():
            found[f"{game} {palette} {name}"] = hashlib.sha256(data).hexdigest()
print(json.dumps(found))
"""


def started(seed: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    command = [sys.executable, "-c", DRAW]
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)


def test_two_processes_give_the_same_bytes():
    made = [started(seed) for seed in ("1", "2")]
    one, other = (json.loads(process.communicate(timeout=300)[0]) for process in made)
    assert len(one) >= 60
    assert len(set(one.values())) > 0.8 * len(one)  # outlines have no palette
    assert one == other
