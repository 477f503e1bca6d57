// Makes the files of the browser runtime with the Pyodide they are for, in Node:
//
//   node make.mjs PYODIDE WHEEL OUT      writes python_stdlib.zip, engine.zip and kept.json into OUT
//   node make.mjs --try FOLDER STDLIB ENGINE   boots what was made and runs the trial with it
//
// `inside.py` and `trial.py` beside this file are what runs in Python there.

import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const text = (name) => readFileSync(join(here, name), "utf8");

/** Boots Pyodide from a folder. Hashes are fixed, so that two runs do the same. */
async function boot(folder, stdLibURL) {
  const { loadPyodide } = await import(pathToFileURL(join(resolve(folder), "pyodide.mjs")).href);
  const options = { indexURL: resolve(folder), env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" } };
  return loadPyodide(stdLibURL ? { ...options, stdLibURL: resolve(stdLibURL) } : options);
}

/** Boots Pyodide with `inside.py` as the module `inside`. */
async function workshop(folder) {
  const pyodide = await boot(folder);
  pyodide.FS.writeFile("/home/pyodide/inside.py", text("inside.py"));
  pyodide.runPython("import sys; sys.path.insert(0, '/home/pyodide'); sys.dont_write_bytecode = True");
  return { pyodide, inside: pyodide.pyimport("inside") };
}

const bytes = (pyodide, path) => pyodide.toPy(new Uint8Array(readFileSync(path))).tobytes();

async function make(folder, wheel, out) {
  const first = await workshop(folder);
  const kept = first.inside.keep(bytes(first.pyodide, wheel), text("trial.py")).toJs();
  const python = first.pyodide.runPython("import platform; platform.python_version()");
  // A second Pyodide compiles, which has seen nothing of the engine: so its bytes do not depend on it.
  const { pyodide, inside } = await workshop(folder);
  const library = inside.stdlib(bytes(pyodide, join(folder, "python_stdlib.zip")), pyodide.toPy(kept), text("library.py"));
  writeFileSync(join(out, "python_stdlib.zip"), library.toJs());
  writeFileSync(join(out, "engine.zip"), inside.engine(bytes(pyodide, wheel)).toJs());
  writeFileSync(join(out, "kept.json"), JSON.stringify({ python, kept }));
}

async function attempt(folder, library, engine) {
  const pyodide = await boot(folder, library);
  pyodide.FS.writeFile("/engine.zip", readFileSync(engine));
  pyodide.runPython("import sys; sys.path.insert(0, '/engine.zip')");
  pyodide.runPython(text("trial.py"));
}

// Node would print the line that threw, which in Pyodide is a megabyte long.
try {
  const [first, ...rest] = process.argv.slice(2);
  await (first === "--try" ? attempt(...rest) : make(first, ...rest));
} catch (error) {
  process.stderr.write(`${error.stack ?? error}\n`);
  process.exitCode = 1;
}
