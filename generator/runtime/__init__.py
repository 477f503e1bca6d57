"""The browser runtime: Pyodide cut down to what the engine needs, with the engine as bytecode.

`python -m generator.runtime` makes, from the npm package `pyodide` and the folder `engine/`:

    build/runtime/
      manifest.json                    what there is, see below; the only name that does not change
      pyodide-<version>-<mark>/        Pyodide; unchanged by a new version of the engine
        pyodide.mjs pyodide.asm.js pyodide.asm.wasm
        pyodide-lock.json              emptied: no package is ever loaded
        python_stdlib.zip              the modules in use, as bytecode (see `library.py`)
      engine-<mark>.zip                the engine as bytecode, with its rulebooks
    build/wheel/tilewright_engine-<version>-py3-none-any.whl   the plain wheel, not served

A mark stands for the contents, so a file under a marked name may be kept by a browser for ever.

    manifest.json
      format    1
      version   of the engine
      pyodide, python   versions
      base      the folder of Pyodide, with a slash at the end: its `indexURL`
      engine    the engine's file
      source    mark of the sources that the engine was made from
      files     [{file, bytes, sha256}] all that a boot loads, to show its progress

To boot, in a module worker:

    const { loadPyodide } = await import(new URL(base + "pyodide.mjs", runtime));
    const pyodide = await loadPyodide({ indexURL: new URL(base, runtime).href });
    pyodide.FS.writeFile("/engine.zip", engineBytes);
    pyodide.runPython("import sys; sys.path.insert(0, '/engine.zip')");
    const bridge = pyodide.runPython("from engine.bridge import Bridge; Bridge()");
    const answer = JSON.parse(bridge.call(JSON.stringify(request)));

Everything is compiled by the Pyodide that will run it, in Node: so any Python can build this, and
the bytes are the same whichever does. The library is what remains loaded after the engine was put
through `trial.py`; a build fails where the trial does not run on the library that it made.
"""

from generator.runtime.make import make_runtime
from generator.runtime.manifest import source_mark

__all__ = ["make_runtime", "source_mark"]
