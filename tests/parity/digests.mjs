// Plays seeded random games in the browser runtime, in Node:
//
//   node digests.mjs RUNTIME < JOBS
//
// RUNTIME is the folder with `manifest.json`; JOBS a JSON list of [game, seats, seeds, options].
// Prints a JSON list with a list of digests for each job.

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

const runtime = resolve(process.argv[2]);
const manifest = JSON.parse(readFileSync(join(runtime, "manifest.json"), "utf8"));
const base = join(runtime, manifest.base);
try {
  const { loadPyodide } = await import(pathToFileURL(join(base, "pyodide.mjs")).href);
  const pyodide = await loadPyodide({ indexURL: base });
  pyodide.FS.writeFile("/engine.zip", readFileSync(join(runtime, manifest.engine)));
  pyodide.globals.set("jobs", await text(process.stdin));
  const found = pyodide.runPython(`
import json, sys
sys.path.insert(0, "/engine.zip")
from engine.core.playout import digests
json.dumps([digests(*job) for job in json.loads(jobs)])
`);
  process.stdout.write(found);
} catch (error) {
  process.stderr.write(`${error.stack ?? error}\n`);
  process.exitCode = 1;
}
