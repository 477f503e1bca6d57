"""What the board of Strategus says of its pieces by itself agrees with the engine."""

import json
import subprocess
from pathlib import Path

from engine.games.strategus.ranks import ARMY
from generator.runtime.node import node

ASK = """
import { ARMY } from "./boards/strategus/army.js";
console.log(JSON.stringify(ARMY));
"""


def test_pieces_are_the_engines(root: Path) -> None:
    command = [node(), "--input-type=module", "--eval", ASK]
    said = subprocess.run(
        command, cwd=root / "playground", capture_output=True, text=True, check=True
    )
    assert json.loads(said.stdout) == [
        {"key": kind.key, "name": kind.name, "rank": kind.rank or None, "count": kind.copies}
        for kind in ARMY
    ]
