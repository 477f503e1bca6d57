// Measures `legal_actions` of given positions in the browser runtime, in Node:
//
//   node worst.mjs RUNTIME < JOB
//
// RUNTIME is the folder with `manifest.json`; JOB is JSON, `{game, times, states}`.
// Prints a JSON list: the least milliseconds of so many times, for each state.

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
  pyodide.globals.set("text", await text(process.stdin));
  const found = pyodide.runPython(`
import json, sys, time
sys.path.insert(0, "/engine.zip")
from engine.core.registry import game
job = json.loads(text)
rules = game(job["game"])
least = []
for state in map(rules.from_data, job["states"]):
    taken = []
    for _ in range(job["times"]):
        started = time.perf_counter()
        rules.legal_actions(state)
        taken.append(time.perf_counter() - started)
    least.append(1000 * min(taken))
json.dumps(least)
`);
  process.stdout.write(found);
} catch (error) {
  process.stderr.write(`${error.stack ?? error}\n`);
  process.exitCode = 1;
}
