"""Builds the site: stages it, runs the site generator strictly, and checks what came out."""

import os
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from generator.site.errors import SiteError
from generator.site.links import problems
from generator.site.stage import DOCS, ROOT, THEME, stage

CONFIG = ROOT / "mkdocs.yml"
_PACKAGES = ("mkdocs", "mkdocs-material", "markdown", "pymdown-extensions")


def build(
    out: Path,
    *,
    site_url: str | None = None,
    print_dir: Path,
    runtime_dir: Path,
    echo: Callable[[str], None],
    docs: Path = DOCS,
    config: Path = CONFIG,
) -> None:
    """Build the site into `out`, by way of a folder `staging` beside it.

    `site_url` is where it will be published, if that is known; without it the site works at any
    address, but pages load one by one. Does nothing where no input has changed since the last
    time. Raises SiteError with what is wrong; a dead link or anchor is an error.
    """
    out = out.resolve()
    staging = out.parent / "staging"
    changed = stage(staging, print_dir=print_dir, runtime_dir=runtime_dir, docs=docs)
    echo(f"staged {staging.name}: {changed} files new or different")
    stamp = out.parent / f".{out.name}.stamp"
    key = _key(staging, docs, config, site_url or "")
    if (out / "index.html").is_file() and stamp.is_file() and stamp.read_text() == key:
        echo("nothing has changed: the site is as it was")
        return
    stamp.unlink(missing_ok=True)
    _run(out, staging, config, site_url or "")
    found = problems(out)
    if found:
        raise SiteError("\n".join([f"{len(found)} dead or foreign links:", *found[:20]]))
    stamp.write_text(key)
    echo(f"built {out.name}: {sum(1 for _ in out.rglob('*.html'))} pages, all links lead somewhere")


def _key(staging: Path, docs: Path, config: Path, site_url: str) -> str:
    """A digest of everything on which the built pages depend."""
    digest = sha256(f"{site_url} {sys.version_info[:2]}".encode())
    for name in _PACKAGES:
        digest.update(f"{name} {version(name)}".encode())
    code = [*(ROOT / "generator").rglob("*.py"), *(ROOT / "engine").rglob("*.py")]
    folders = [staging, docs / THEME]
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    for path in (config, *sorted(code), *sorted(files)):
        digest.update(str(path).encode())
        digest.update(sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _run(out: Path, staging: Path, config: Path, site_url: str) -> None:
    environment = {
        **os.environ,
        "NO_MKDOCS_2_WARNING": "1",
        "TILEWRIGHT_STAGING": str(staging),
        "TILEWRIGHT_SITE_URL": site_url,
    }
    if site_url:
        environment["TILEWRIGHT_INSTANT"] = "navigation.instant"
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--clean"]
    done = subprocess.run(
        [*command, "--config-file", str(config), "--site-dir", str(out)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if not line.startswith("INFO")]
        raise SiteError("\n".join(["the site has mistakes:", *said]))
