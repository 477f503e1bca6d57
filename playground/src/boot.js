/** Brings Python with the engine up inside the worker, and tells how far the download is. */

import { downloads } from "./progress.js";

/** @typedef {{ base: string, engine: string, files: { file: string, bytes: number }[] }} Manifest */
/** @typedef {(request: string) => string} Bridge */

const START = "import sys; sys.path.insert(0, '/engine.zip'); from engine.bridge import Bridge; Bridge().call";

/** What went wrong on the way, as a sentence for the player. */
export class BootError extends Error {
  /**
   * @param {string} code
   * @param {string} message
   */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/**
 * @param {string} runtime  the address of the runtime's folder, with a slash at its end
 * @param {(loading: import("./types.js").Loading) => void} tell
 * @returns {Promise<Bridge>}
 */
export async function boot(runtime, tell) {
  if (typeof WebAssembly !== "object") {
    throw new BootError("no-wasm", "This browser does not run WebAssembly, which the board needs. Allow it, or use another browser.");
  }
  const manifest = await readManifest(new URL("manifest.json", runtime).href);
  const base = new URL(manifest.base, runtime).href;
  const engineUrl = new URL(manifest.engine, runtime).href;
  const progress = downloads(manifest.files, tell);

  /** @type {(error: BootError) => void} */
  let fail = () => {};
  const failed = /** @type {Promise<never>} */ (new Promise((_, reject) => { fail = reject; }));
  failed.catch(() => {});
  const lost = (/** @type {string} */ file, status = 0) => {
    const error = new BootError("download", `${file.replace(/^.*\//, "")} could not be downloaded${status ? ` (the server answers ${status})` : ""}. Is the connection up?`);
    fail(error);
    return error;
  };

  // All files are asked for at once. Pyodide asks again for what it needs and gets what is on its way.
  const plain = self.fetch.bind(self);
  const counted = async (/** @type {string} */ file) => {
    // Of an answer from the browser's cache it also keeps the machine code: so that is handed on as it is.
    const cached = await plain(new URL(file, runtime), { cache: "only-if-cached", mode: "same-origin" }).catch(() => null);
    if (cached?.ok) return progress.whole(file), cached;
    const answer = await plain(new URL(file, runtime)).catch(() => null);
    if (!answer?.ok || !answer.body) throw lost(file, answer?.status);
    const type = answer.headers.get("content-type") ?? "";
    return new Response(answer.body.pipeThrough(progress.through(file)), { headers: { "content-type": type } });
  };
  /** @type {Map<string, Promise<Response>>} */
  const started = new Map();
  for (const { file } of manifest.files) {
    if (/\.m?js$/.test(file)) continue;
    const answer = counted(file);
    answer.catch(() => {});
    started.set(new URL(file, runtime).href, answer);
  }
  self.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return started.get(url) ?? plain(input, init);
  };
  const script = async (/** @type {string} */ file) => {
    const module = await import(base + file).catch(() => { throw lost(file); });
    progress.whole(manifest.base + file);
    return module;
  };
  const run = async () => {
    const [{ loadPyodide }] = await Promise.all([script("pyodide.mjs"), script("pyodide.asm.js")]);
    const pyodide = await loadPyodide({ indexURL: base, env: { HOME: "/home/pyodide" } });
    const engine = await (await self.fetch(engineUrl)).arrayBuffer();
    progress.phase("Setting up the engine");
    pyodide.FS.writeFile("/engine.zip", new Uint8Array(engine));
    return pyodide.runPython(START);
  };
  try {
    return await Promise.race([run(), failed]);
  } finally {
    self.fetch = plain;
  }
}

/**
 * @param {string} url
 * @returns {Promise<Manifest>}
 */
async function readManifest(url) {
  const answer = await fetch(url, { cache: "no-cache" }).catch(() => null);
  if (answer?.ok) return answer.json();
  throw new BootError("download", "The list of the engine's files could not be downloaded. Is the connection up?");
}
