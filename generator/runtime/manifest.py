"""The manifest of a browser runtime: its files, named so that a changed one has a new address."""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

NAME = "manifest.json"
FORMAT = 1


class Served(NamedTuple):
    """A file to load: its name under the runtime's folder, its size in bytes, its SHA-256."""

    file: str
    bytes: int
    sha256: str


def mark(contents: Iterable[bytes]) -> str:
    """Return eight hex digits that stand for the contents of files, in their order."""
    total = hashlib.sha256()
    for content in contents:
        total.update(hashlib.sha256(content).digest())
    return total.hexdigest()[:8]


def served(folder: Path, file: str) -> Served:
    """Describe a file of the runtime's folder."""
    content = (folder / file).read_bytes()
    return Served(file, len(content), hashlib.sha256(content).hexdigest())


def write(folder: Path, head: dict[str, Any], files: Iterable[str]) -> dict[str, Any]:
    """Write `manifest.json` into the runtime's folder, and return what it holds."""
    listed = [served(folder, file)._asdict() for file in files]
    manifest = {"format": FORMAT, **head, "files": listed}
    (folder / NAME).write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
    return manifest


def source_mark(engine: Path) -> str:
    """Return the mark of the engine's sources: two equal ones give the same runtime."""
    found = (path for path in engine.rglob("*") if path.is_file() and path.suffix != ".pyc")
    paths = sorted(path for path in found if path.name != ".DS_Store")
    return mark(
        part
        for path in paths
        for part in (str(path.relative_to(engine)).encode(), path.read_bytes())
    )
