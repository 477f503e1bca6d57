"""The wheel of the engine alone, which the browser's engine is made from."""

import os
import subprocess
import sys
from pathlib import Path

EPOCH = "1580601600"
"""The time that every file of the wheel bears where SOURCE_DATE_EPOCH is not set: 2020-02-02."""


def build_wheel(engine: Path, out: Path) -> Path:
    """Build `tilewright_engine-VERSION-py3-none-any.whl` from the folder `engine/` into out.

    Older wheels of the engine in out are removed. Raises RuntimeError with hatchling's complaint.
    """
    out.mkdir(parents=True, exist_ok=True)
    for old in out.glob("tilewright_engine-*.whl"):
        old.unlink()
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out.resolve())]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": os.environ.get("SOURCE_DATE_EPOCH", EPOCH)}
    done = subprocess.run(
        command, cwd=engine, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError(f"the engine's wheel was not built:\n{done.stderr.strip()[-4000:]}")
    (built,) = out.glob("tilewright_engine-*.whl")
    return built
