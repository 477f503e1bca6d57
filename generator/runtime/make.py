"""Makes the browser runtime; the package's docstring says what is made."""

import json
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from generator.runtime.manifest import mark, source_mark, write
from generator.runtime.node import run
from generator.runtime.wheel import build_wheel

SCRIPT = Path(__file__).parent / "make.mjs"
AS_THEY_ARE = ("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm")
LOCK, STDLIB = "pyodide-lock.json", "python_stdlib.zip"


def make_runtime(
    *, engine: Path, pyodide: Path, out: Path, wheels: Path, say: Callable[[str], None]
) -> dict[str, Any]:
    """Make the runtime anew in out and return its manifest; `say` hears of each step.

    `engine` is the engine's folder, `pyodide` that of the npm package, `wheels` where the plain
    wheel goes. Raises FileNotFoundError where Pyodide is not there, else RuntimeError or NodeError.
    """
    if not (pyodide / "package.json").is_file():
        raise FileNotFoundError(
            f"Pyodide is not at {pyodide}: `npm ci` in playground/ brings it (`make` runs that)"
        )
    version = json.loads((pyodide / "package.json").read_text(encoding="utf-8"))["version"]
    source = source_mark(engine)  # before it is read: an edit meanwhile makes this runtime old
    say("the engine's wheel")
    wheel = build_wheel(engine, wheels)
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        say(f"bytecode for Pyodide {version}, compiled by itself")
        run(SCRIPT, [pyodide, wheel, work])
        made = json.loads((work / "kept.json").read_text(encoding="utf-8"))
        say(f"a trial on the {len(made['kept'])} modules of the library that are needed")
        run(SCRIPT, ["--try", pyodide, work / STDLIB, work / "engine.zip"])
        lock = _empty_lock((pyodide / LOCK).read_text(encoding="utf-8"))
        contents = {file: (pyodide / file).read_bytes() for file in AS_THEY_ARE}
        contents |= {LOCK: lock.encode(), STDLIB: (work / STDLIB).read_bytes()}
        code = (work / "engine.zip").read_bytes()
    base = f"pyodide-{version}-{mark(contents.values())}"
    archive = f"engine-{mark([code])}.zip"
    shutil.rmtree(out, ignore_errors=True)
    (out / base).mkdir(parents=True)
    for file, content in contents.items():
        (out / base / file).write_bytes(content)
    (out / archive).write_bytes(code)
    head = {
        "version": wheel.name.split("-")[1],
        "pyodide": version,
        "python": made["python"],
        "base": f"{base}/",
        "engine": archive,
        "source": source,
    }
    return write(out, head, [*(f"{base}/{file}" for file in contents), archive])


def _empty_lock(lock: str) -> str:
    """Take the packages out of Pyodide's list: it is loaded at each boot, and none is wanted."""
    return json.dumps({"info": json.loads(lock)["info"], "packages": {}}, separators=(",", ":"))
