"""The locks: complete, hashed, for every system, and without a trace of where they were made."""

import json
import re
import tomllib
from pathlib import Path

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "locks").glob("*.txt"))
NPM = ROOT / "playground/package-lock.json"
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")


def locked(path: Path) -> list[tuple[Requirement, int]]:
    """The requirements of a lock file with the number of their hashes."""
    found: list[tuple[Requirement, int]] = []
    for line in path.read_text().splitlines():
        if line.startswith("#"):
            continue
        if line.startswith(" "):
            assert HASH.fullmatch(line), line
            found[-1] = (found[-1][0], found[-1][1] + 1)
        else:
            found.append((Requirement(line.removesuffix(" \\")), 0))
    return found


def test_there_are_locks():
    names = {path.stem for path in LOCKS}
    assert names == {"run", "test", "bench", "bench-build", "node", "uv"}


@pytest.mark.parametrize("path", [*LOCKS, NPM], ids=lambda path: path.name)
def test_a_lock_names_no_host_and_no_place(path):
    text = path.read_text()
    for trace in (r"https?:", r"file:", r"--(index|extra|find|trusted)", r"(?<!\w)/\w+/", r"@ "):
        found = re.search(trace, re.sub(r'"sha512-[^"]+"|"node_modules/[^"]+"', "", text))
        assert found is None, found


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.name)
def test_every_package_is_pinned_and_hashed(path):
    packages = locked(path)
    assert packages
    for package, hashes in packages:
        assert re.fullmatch(r"==[\w.]+", str(package.specifier)), package
        assert hashes >= 1, package


def test_the_npm_lock_has_integrity_and_no_address():
    packages = json.loads(NPM.read_text())["packages"]
    wanted = json.loads((ROOT / "playground/package.json").read_text())["devDependencies"]
    assert {"pyodide", "typescript"} <= set(wanted)
    for name, package in packages.items():
        if name:
            assert package["integrity"].startswith("sha512-")
            assert "resolved" not in package
    for name, version in wanted.items():
        assert re.fullmatch(r"[\d.]+", version)
        assert packages[f"node_modules/{name}"]["version"] == version


def environments() -> list[dict[str, str]]:
    systems = [
        ("linux", "Linux", "posix", "x86_64"),
        ("linux", "Linux", "posix", "aarch64"),
        ("darwin", "Darwin", "posix", "arm64"),
        ("win32", "Windows", "nt", "AMD64"),
    ]
    return [
        {**default_environment(), "sys_platform": platform, "platform_system": system}
        | {"os_name": kind, "platform_machine": machine}
        | {"python_version": version, "python_full_version": f"{version}.4"}
        for platform, system, kind, machine in systems
        for version in ("3.11", "3.12", "3.13")
    ]


@pytest.mark.parametrize(
    ("lock", "extras"), [("run", ["site"]), ("test", ["site", "test"])], ids=["run", "test"]
)
def test_a_lock_holds_what_the_project_asks_for_on_every_system(lock, extras):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = [*project["dependencies"]]
    asked += [one for extra in extras for one in project["optional-dependencies"][extra]]
    packages = [package for package, _ in locked(ROOT / f"locks/{lock}.txt")]
    for environment in environments():
        there = {
            package.name: next(iter(package.specifier)).version
            for package in packages
            if package.marker is None or package.marker.evaluate(environment)
        }
        for wanted in map(Requirement, asked):
            assert wanted.specifier.contains(there[wanted.name]), (wanted, environment)


def test_the_narrow_lock_is_a_part_of_the_wide_one():
    narrow, wide = (
        [str(one) for one, _ in locked(ROOT / f"locks/{n}.txt")] for n in ("run", "test")
    )
    assert set(narrow) < set(wide)


def test_nothing_of_ours_depends_on_the_yardstick():
    assert "chess" in (ROOT / "locks/bench.txt").read_text()
    assert not re.search(r"\bchess\b", (ROOT / "pyproject.toml").read_text())
    assert not re.search(r"^chess\b", (ROOT / "locks/test.txt").read_text(), re.MULTILINE)
