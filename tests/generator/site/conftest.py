"""A site built for the tests: the real pages, with stand-ins for what takes long to make."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.core.registry import games
from generator.site import build
from generator.site.kit_files import files
from tests.serving import Served


class Inputs(NamedTuple):
    """Folders that stand in for `build/print` and `build/runtime`."""

    print_dir: Path
    runtime_dir: Path


class Built(NamedTuple):
    """A built site, the folder it was made from, and what was told meanwhile."""

    site: Path
    staging: Path
    told: list[str]

    def page(self, name: str) -> str:
        """The text of a built page."""
        return (self.site / name / "index.html").read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def inputs(tmp_path_factory: pytest.TempPathFactory) -> Inputs:
    folder = tmp_path_factory.mktemp("inputs")
    for key in games():
        (folder / "print" / key).mkdir(parents=True)
        for file in files(key):
            for name in file.names:
                # Each is of its own length, by its name.
                (folder / "print" / key / name).write_bytes(f"%PDF-1.7 {name} ".encode() * 150)
    (folder / "runtime").mkdir()
    (folder / "runtime/manifest.json").write_text("{}")
    return Inputs(folder / "print", folder / "runtime")


@pytest.fixture(scope="session")
def built_site(inputs: Inputs, tmp_path_factory: pytest.TempPathFactory) -> Built:
    folder = tmp_path_factory.mktemp("site")
    told: list[str] = []
    build(
        folder / "site",
        print_dir=inputs.print_dir,
        runtime_dir=inputs.runtime_dir,
        echo=told.append,
    )
    return Built(folder / "site", folder / "staging", told)


@pytest.fixture
def served(built_site: Built) -> Iterator[Served]:
    with Served(built_site.site) as server:
        yield server
