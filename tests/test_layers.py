"""The tree keeps its rules: imports point down, files are short, only the command line speaks."""

from pathlib import Path

import pytest

from tests.layers import LONGEST, violations

ROOT = Path(__file__).parents[1]


def test_the_tree_keeps_its_rules():
    assert violations(ROOT) == []


def test_the_tree_is_really_looked_at():
    assert (ROOT / "engine/core/game.py").exists()
    assert (ROOT / "generator/draw/scene.py").exists()


@pytest.mark.parametrize(
    ("name", "source", "complaint"),
    [
        (
            "engine/core/a.py",
            "from engine.games.rue import GAME",
            "may not import engine.games.rue",
        ),
        ("engine/core/a.py", "from engine.games import rue", "may not import engine.games.rue"),
        ("engine/core/a.py", "import generator.units", "may not import generator.units"),
        ("engine/core/a.py", "from generator import units", "may not import generator.units"),
        ("engine/core/a.py", "def f():\n    import random", "pure and may not import random"),
        ("engine/core/a.py", "from time import time", "pure and may not import time"),
        ("engine/core/a.py", "import numpy", "may not import numpy, which is not ours"),
        ("engine/core/a.py", "x = open('y')", "pure and may not call open"),
        ("engine/core/a.py", "from . import b", "write the module's full name"),
        ("engine/core/game.py", "import engine.games", "may not import engine.games"),
        ("engine/games/rue/a.py", "import engine.games.vye.b", "may not import engine.games.vye.b"),
        ("engine/games/rue/a.py", "from engine.bots import x", "may not import engine.bots"),
        ("engine/bots/a.py", "from engine.games.rue import b", "may not import engine.games.rue"),
        ("engine/bridge.py", "import generator.cli", "may not import generator.cli"),
        ("generator/draw/a.py", "from generator.faces import b", "may not import generator.faces"),
        ("generator/draw/a.py", "import engine.core.game", "may not import engine.core.game"),
        ("generator/sheets/a.py", "import generator.kits", "may not import generator.kits"),
        ("generator/kits/a.py", "import generator.site.b", "may not import generator.site.b"),
        ("generator/kits/a.py", "import reportlab.pdfgen", "may not import reportlab.pdfgen"),
        ("generator/site/a.py", "import mkdocs.plugins", "may not import mkdocs.plugins"),
        ("generator/new/a.py", "import generator.draw", "may not import generator.draw"),
        ("generator/kits/a.py", "print(1)", "may call print"),
        ("generator/kits/a.py", "import sys\nsys.exit(1)", "may call sys.exit"),
        ("generator/kits/a.py", "raise SystemExit(1)", "may leave the program"),
        ("engine/core/a.py", "x = 1\n" * (LONGEST + 1), "301 lines, 300 at the most"),
        ("playground/src/a.js", "let x;\n" * (LONGEST + 1), "301 lines, 300 at the most"),
    ],
)
def test_a_violation_is_found(tmp_path, name, source, complaint):
    path = tmp_path / name
    path.parent.mkdir(parents=True)
    path.write_text(source)
    found = violations(tmp_path)
    assert len(found) == 1
    assert found[0].startswith(f"{name}:")
    assert complaint in found[0]


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("engine/core/registry.py", "import engine.games\nfrom engine.core import game"),
        ("engine/core/a.py", "import json\nfrom engine.core.game import Game\nimport engine"),
        ("engine/games/rue/a.py", "from engine.games.rue.tiles import Tile\nimport engine.core"),
        ("engine/__main__.py", "import sys\nimport engine.bridge\nsys.exit(print(input()))"),
        ("generator/draw/pdf.py", "from reportlab.pdfgen.canvas import Canvas\nimport io"),
        (
            "generator/kits/a.py",
            "from engine.core.registry import game\nimport generator.sheets.plan",
        ),
        ("generator/cli.py", "import typer\nimport generator.site\nprint(1)\nraise SystemExit(2)"),
        ("generator/site/hooks.py", "import mkdocs.plugins\nfrom generator.site import pages"),
        ("playground/src/a.js", "let x;\n" * LONGEST),
    ],
)
def test_what_is_right_passes(tmp_path, name, source):
    path = tmp_path / name
    path.parent.mkdir(parents=True)
    path.write_text(source)
    assert violations(tmp_path) == []
