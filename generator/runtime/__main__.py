"""`python -m generator.runtime`: makes the browser runtime of a checkout."""

import argparse
import sys
from pathlib import Path

from generator.runtime.make import make_runtime
from generator.runtime.node import NodeError

ROOT = Path(__file__).parents[2]


def main() -> int:
    """Make the runtime and say what it weighs; return 2 where what it needs is missing."""
    parser = argparse.ArgumentParser(prog="python -m generator.runtime", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build/runtime")
    parser.add_argument("--wheels", type=Path, default=ROOT / "build/wheel")
    parser.add_argument("--engine", type=Path, default=ROOT / "engine")
    parser.add_argument("--pyodide", type=Path, default=ROOT / "playground/node_modules/pyodide")
    given = parser.parse_args()
    try:
        manifest = make_runtime(
            engine=given.engine,
            pyodide=given.pyodide,
            out=given.out,
            wheels=given.wheels,
            say=lambda step: print(f"   runtime: {step}", flush=True),
        )
    except (FileNotFoundError, NodeError, RuntimeError) as error:
        print(error, file=sys.stderr)
        return 2
    total = sum(file["bytes"] for file in manifest["files"])
    print(f"   runtime: {total / 1e6:.1f} MB in {given.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
