"""The staging folder: all that a site generator needs, written before it runs.

Whatever builds the site from it (MkDocs today, another one later) sees finished Markdown and files
only. Files that have not changed are left alone, and what nobody writes any more is removed.
"""

from collections.abc import Iterator
from pathlib import Path

from engine.core.registry import games
from generator.site import assets, downloads, pages, printed
from generator.site.errors import SiteError

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PLAYGROUND = ROOT / "playground"

#: What of `docs/` is not part of a page: templates for the site generator.
THEME = "theme"


def stage(folder: Path, *, print_dir: Path, runtime_dir: Path, docs: Path = DOCS) -> int:
    """Fill a staging folder and return how many files were new or different.

    Raises SiteError for what cannot be staged, before anything is written.
    """
    wanted: dict[str, bytes] = {}
    for name, data in _all(docs, print_dir, runtime_dir):
        if name in wanted:
            raise SiteError(f"{name} is both generated and in {docs}: rename the one in {docs}")
        wanted[name] = data
    return _write(folder, wanted)


def _all(docs: Path, print_dir: Path, runtime_dir: Path) -> Iterator[tuple[str, bytes]]:
    if not docs.is_dir():
        raise SiteError(f"{docs} is missing: the site is built from a checkout of the project")
    for path in sorted(path for path in docs.rglob("*") if path.is_file()):
        name = path.relative_to(docs).as_posix()
        if name.startswith(f"{THEME}/"):
            continue
        data = path.read_bytes()
        if path.suffix == ".md":
            data = pages.prose(name, data.decode("utf-8"), print_dir).encode("utf-8")
        yield name, data
    for name, text in (*pages.generated(), *assets.drawn()):
        yield name, text.encode("utf-8")
    for name, text in printed.steps():
        yield name, text.encode("utf-8")
    yield from assets.pixels()
    yield from printed.sheets()
    yield from printed.calibrations()
    for key in games():
        yield from downloads.archives(key, print_dir)
    yield from assets.copied(print_dir, runtime_dir, PLAYGROUND)


def _write(folder: Path, wanted: dict[str, bytes]) -> int:
    changed = 0
    for name, data in wanted.items():
        path = folder / name
        if not path.is_file() or path.read_bytes() != data:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            changed += 1
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_file() and path.relative_to(folder).as_posix() not in wanted:
            path.unlink()
            changed += 1
        elif path.is_dir() and not any(path.iterdir()):
            path.rmdir()
    return changed
