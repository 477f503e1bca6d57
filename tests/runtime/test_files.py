"""What a runtime holds: what its manifest says, nothing more, light and reproducible."""

import ast
import gzip
import hashlib
import json
import marshal
import zipfile
from pathlib import Path
from typing import Any

import brotli
import pytest

from generator.runtime import make_runtime
from generator.runtime.inside import undocumented

MAGIC_3_13 = (3571).to_bytes(2, "little") + b"\r\n"
UNCHECKED_HASH = (1).to_bytes(4, "little")


@pytest.fixture(scope="module")
def manifest(runtime: Path):
    return json.loads((runtime / "manifest.json").read_text())


def test_the_manifest_lists_what_is_there(runtime: Path, manifest):
    there = {p.relative_to(runtime).as_posix() for p in runtime.rglob("*") if p.is_file()}
    assert there == {"manifest.json"} | {file["file"] for file in manifest["files"]}
    for file in manifest["files"]:
        content = (runtime / file["file"]).read_bytes()
        assert len(content) == file["bytes"]
        assert hashlib.sha256(content).hexdigest() == file["sha256"]
    assert manifest["files"][-1]["file"] == manifest["engine"]
    assert all(file["file"].startswith(manifest["base"]) for file in manifest["files"][:-1])


def archives(runtime: Path, manifest) -> list[zipfile.ZipFile]:
    names = [manifest["base"] + "python_stdlib.zip", manifest["engine"]]
    return [zipfile.ZipFile(runtime / name) for name in names]


def test_code_is_bytecode_that_is_not_checked_against_a_source(runtime: Path, manifest):
    for archive in archives(runtime, manifest):
        names = archive.namelist()
        assert names == sorted(names)
        assert not any(name.endswith(".py") for name in names)
        for entry in archive.infolist():
            assert entry.date_time == (1980, 1, 1, 0, 0, 0)
            if entry.filename.endswith(".pyc"):
                assert archive.read(entry)[:8] == MAGIC_3_13 + UNCHECKED_HASH


def test_the_library_is_one_file_but_for_what_python_starts_with(runtime: Path, manifest):
    archive = archives(runtime, manifest)[0]
    names = archive.namelist()
    assert {"library.bin", "sitecustomize.pyc", "encodings/utf_8.pyc"} <= set(names)
    assert all(name.startswith("encodings/") for name in set(names) - set(names[-2:]))
    modules = marshal.loads(archive.read("library.bin"))
    assert modules["json"][0] is True
    assert modules["json.decoder"][0] is False
    assert {"asyncio", "dataclasses", "_pyodide"} <= set(modules)
    assert {"unittest", "email", "sqlite3"}.isdisjoint(modules)


def test_the_engine_is_whole(runtime: Path, manifest, root: Path):
    archive = archives(runtime, manifest)[1]
    sources = [p for p in (root / "engine").rglob("*") if p.is_file() and p.suffix != ".pyc"]
    wanted = {p.relative_to(root).as_posix() for p in sources} - {"engine/pyproject.toml"}
    assert wanted == {name.replace(".pyc", ".py") for name in archive.namelist()}
    book = "engine/games/rue/rulebook.md"
    assert archive.read(book) == (root / book).read_bytes()


def test_the_runtime_is_light(runtime: Path, manifest):
    contents = [(runtime / file["file"]).read_bytes() for file in manifest["files"]]
    assert sum(len(gzip.compress(content, 6)) for content in contents) <= 5.7e6
    assert sum(len(brotli.compress(content, quality=7)) for content in contents) <= 4.3e6
    # A host that compresses nothing but JavaScript and WebAssembly sends little more.
    plain = [file["bytes"] for file in manifest["files"] if file["file"].endswith(".zip")]
    assert sum(plain) <= 1.5e6


@pytest.mark.pyodide
def test_a_second_build_gives_the_same_bytes(runtime: Path, root: Path, tmp_path: Path):
    steps: list[str] = []
    make_runtime(
        engine=root / "engine",
        pyodide=root / "playground/node_modules/pyodide",
        out=tmp_path / "runtime",
        wheels=tmp_path / "wheel",
        say=steps.append,
    )
    assert len(steps) >= 3
    first = {p.relative_to(runtime): p.read_bytes() for p in runtime.rglob("*") if p.is_file()}
    again = tmp_path / "runtime"
    assert first == {p.relative_to(again): p.read_bytes() for p in again.rglob("*") if p.is_file()}
    (wheel,) = (tmp_path / "wheel").glob("*.whl")
    assert wheel.read_bytes() == (runtime.parent / "wheel" / wheel.name).read_bytes()


def test_docstrings_of_functions_go_and_nothing_else_does():
    lines = (
        '"""M."""', "from __future__ import annotations",
        "class A:", '    """A."""', "    def f(self):", '        """F."""',
        "def g(x):", '    """G."""', '    assert x, "no"', '    return "text"',
    )  # fmt: skip
    tree = undocumented(ast.parse("\n".join(lines)))
    names: dict[str, Any] = {}
    exec(compile(tree, "m", "exec", dont_inherit=True, optimize=0), names)
    assert [names["A"].__doc__, names["A"].f.__doc__, names["g"].__doc__] == ["A.", None, None]
    assert names["A"]().f() is None
    assert names["g"](1) == "text"
    with pytest.raises(AssertionError, match="no") as failed:
        names["g"](0)
    assert failed.traceback[-1].lineno + 1 == 9
