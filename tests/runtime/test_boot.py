"""The runtime boots in a worker of a real browser, and where a part is missing a build fails."""

import json
import marshal
import shutil
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Page

from generator.runtime.make import SCRIPT
from generator.runtime.node import NodeError, run
from tests.serving import Served

WORKER = """
const manifest = await (await fetch("manifest.json")).json();
const { loadPyodide } = await import(new URL(manifest.base + "pyodide.mjs", import.meta.url));
const engine = await (await fetch(manifest.engine)).arrayBuffer();
const pyodide = await loadPyodide({ indexURL: new URL(manifest.base, import.meta.url).href });
pyodide.FS.writeFile("/engine.zip", new Uint8Array(engine));
pyodide.runPython("import sys; sys.path.insert(0, '/engine.zip')");
const bridge = pyodide.runPython("from engine.bridge import Bridge; Bridge()");
postMessage(bridge.call('{"call": "games"}'));
"""
START = """() => new Promise((done, fail) => {
  const worker = new Worker("worker.mjs", { type: "module" });
  worker.onmessage = (event) => { worker.terminate(); done(event.data); };
  worker.onerror = (event) => fail(new Error(event.message));
})"""


@pytest.mark.browser
def test_it_boots_in_a_module_worker_and_loads_what_the_manifest_lists(
    runtime: Path, tmp_path: Path, page: Page
):
    folder = tmp_path / "served"
    shutil.copytree(runtime, folder)
    (folder / "worker.mjs").write_text(WORKER)
    (folder / "index.html").write_text("<!doctype html><link rel=icon href='data:,'>")
    with Served(folder) as served:
        page.goto(served.url)
        answer = json.loads(page.evaluate(START))
    manifest = json.loads((runtime / "manifest.json").read_text())
    assert answer["ok"] is True
    assert answer["value"]["version"] == manifest["version"]
    assert "rue" in [game["key"] for game in answer["value"]["games"]]
    loaded = sorted(file["file"] for file in manifest["files"])
    assert sorted(served.asked) == sorted(["", "worker.mjs", "manifest.json", *loaded])
    assert served.missed == []


@pytest.mark.pyodide
@pytest.mark.parametrize("missing", ["json.decoder", "dataclasses"])
def test_a_library_without_a_module_in_use_fails_the_trial(
    runtime: Path, root: Path, tmp_path: Path, missing: str
):
    manifest = json.loads((runtime / "manifest.json").read_text())
    poorer = tmp_path / "poorer.zip"
    with (
        zipfile.ZipFile(runtime / manifest["base"] / "python_stdlib.zip") as whole,
        zipfile.ZipFile(poorer, "w") as less,
    ):
        modules = marshal.loads(whole.read("library.bin"))
        del modules[missing]
        for name in whole.namelist():
            kept = marshal.dumps(modules) if name == "library.bin" else whole.read(name)
            less.writestr(name, kept)
    pyodide = root / "playground/node_modules/pyodide"
    with pytest.raises(NodeError, match=rf"failed in Node\.js(.|\n)*No module named '{missing}'"):
        run(SCRIPT, ["--try", pyodide, poorer, runtime / manifest["engine"]])
