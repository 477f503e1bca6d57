"""A convenience for people who edit pages with `mkdocs serve`: stages again before each build.

The only file that knows MkDocs. `tilewright site build` stages by itself and needs no hook.
"""

import os
from pathlib import Path
from typing import Any

from generator.site.stage import DOCS, ROOT, stage


def on_pre_build(config: Any) -> None:
    """Stage, unless the build was started by something that has."""
    if "TILEWRIGHT_STAGING" not in os.environ:
        stage(
            Path(config["docs_dir"]),
            print_dir=ROOT / "build/print",
            runtime_dir=ROOT / "build/runtime",
        )


def on_serve(server: Any, config: Any, builder: Any) -> Any:
    """Watch what people write, not what is generated from it."""
    server.unwatch(config["docs_dir"])
    for path in (DOCS, ROOT / "engine/games", ROOT / "playground"):
        server.watch(str(path))
    return server
