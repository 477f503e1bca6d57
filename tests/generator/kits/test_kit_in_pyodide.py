"""A kit can be made in the browser: the same files, byte for byte, without PIL or a file system."""

import hashlib
import subprocess
from pathlib import Path

import pytest
import reportlab
import svgwrite

from generator.kits import KitOptions, build
from generator.runtime.node import node

SCRIPT = Path(__file__).with_name("kit.mjs")


@pytest.mark.pyodide
def test_pyodide_makes_the_same_files(root):
    pyodide = root / "playground/node_modules/pyodide"
    assert pyodide.is_dir(), "run `make` first: it fetches Pyodide"
    packages = [str(Path(package.__file__).parent) for package in (reportlab, svgwrite)]
    done = subprocess.run(
        [node(), str(SCRIPT), str(pyodide), str(root), *packages],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    here = build("rue", KitOptions(seats=2, svg=True))
    assert done.stdout.splitlines() == [
        f"{a.name} {hashlib.sha256(a.data).hexdigest()}" for a in here
    ]
    assert len(here) > 10
