"""What the playground says of tiles by itself agrees with the engine."""

import json
import subprocess
from pathlib import Path

from engine.games.rue.tiles import DECK
from generator.runtime.node import node

ASK = """
import { TILES, edges } from "./boards/rue/words.js";
const turned = Object.keys(TILES).map((code) => [0, 1, 2, 3].map((turn) => edges(code, turn)));
console.log(JSON.stringify({ tiles: TILES, turned }));
"""


def test_tiles_are_the_engines(root: Path) -> None:
    command = [node(), "--input-type=module", "--eval", ASK]
    said = subprocess.run(
        command, cwd=root / "playground", capture_output=True, text=True, check=True
    )
    found = json.loads(said.stdout)
    assert found["tiles"] == {
        tile.code: {"name": tile.name, "body": tile.body, "edges": tile.edges} for tile in DECK
    }
    assert found["turned"] == [[tile.turned(turn) for turn in range(4)] for tile in DECK]
