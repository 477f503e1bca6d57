/** Brings Python with the engine up inside the worker, and tells how far the download is. */

import { BootError, checked, lost, silence } from "./download.js";
import { downloads } from "./progress.js";

/** @typedef {import("./download.js").Wanted} Wanted */
/** @typedef {{ base: string, engine: string, files: Wanted[] }} Manifest */
/** @typedef {(request: string) => string} Bridge */

const START = "import sys; sys.path.insert(0, '/engine.zip'); from engine.bridge import Bridge; Bridge().call";
const TYPES = /** @type {Record<string, string>} */ ({ wasm: "application/wasm", json: "application/json" });

/**
 * @param {string} runtime  the address of the runtime's folder, with a slash at its end
 * @param {(loading: import("./types.js").Loading) => void} tell
 * @returns {Promise<Bridge>}
 */
export async function boot(runtime, tell) {
  if (!runsWasm()) {
    throw new BootError("no-wasm", "This browser does not run WebAssembly, which the board needs. Allow it, or use another browser.");
  }
  const quiet = silence();
  const plain = self.fetch.bind(self);
  try {
    const manifest = await Promise.race([readManifest(new URL("manifest.json", runtime).href), quiet.broken]);
    const files = new Files(runtime, manifest, quiet, tell);
    self.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      return files.started.get(url) ?? plain(input, init);
    };
    return await Promise.race([start(runtime, manifest, files), files.failed]);
  } finally {
    quiet.end();
    self.fetch = plain;
  }
}

/**
 * @param {string} runtime
 * @param {Manifest} manifest
 * @param {Files} files
 */
async function start(runtime, manifest, files) {
  const base = new URL(manifest.base, runtime).href;
  const [{ loadPyodide }] = await Promise.all(["pyodide.mjs", "pyodide.asm.js"].map((file) => files.script(manifest.base + file)));
  const pyodide = await loadPyodide({ indexURL: base, env: { HOME: "/home/pyodide" } });
  const engine = await (await self.fetch(new URL(manifest.engine, runtime))).arrayBuffer();
  files.progress.phase("Setting up the engine");
  pyodide.FS.writeFile("/engine.zip", new Uint8Array(engine));
  return pyodide.runPython(START);
}

/** All files of the runtime, asked for at once. Pyodide asks again for what it needs and gets what is on its way. */
class Files {
  /** @type {Map<string, Promise<Response>>} */
  started = new Map();
  /** Rejects with what goes wrong first. @type {Promise<never>} */
  failed;

  /**
   * @param {string} runtime
   * @param {Manifest} manifest
   * @param {ReturnType<typeof silence>} quiet
   * @param {(loading: import("./types.js").Loading) => void} tell
   */
  constructor(runtime, { files }, quiet, tell) {
    this.runtime = runtime;
    this.quiet = quiet;
    this.plain = self.fetch.bind(self);
    this.progress = downloads(files, tell);
    const wholes = files.map((wanted) => {
      const coming = this.#come(wanted);
      const answer = coming.then(({ answer }) => answer);
      answer.catch(() => {});
      this.started.set(this.#url(wanted.file), answer);
      return coming.then(({ whole }) => whole);
    });
    const all = Promise.all(wholes);
    all.then(quiet.end, () => {});
    this.failed = all.then(() => /** @type {Promise<never>} */ (new Promise(() => {})));
    this.failed.catch(() => {});
  }

  /**
   * A module, once its bytes are known to be right: the import finds them in the browser's cache.
   * @param {string} file
   */
  async script(file) {
    await (await this.started.get(this.#url(file)))?.arrayBuffer();
    return import(this.#url(file)).catch(() => { throw lost(file); });
  }

  /** @param {string} file */
  #url(file) {
    return new URL(file, this.runtime).href;
  }

  /**
   * @param {Wanted} wanted
   * @returns {Promise<{ answer: Response, whole: Promise<void> }>}
   */
  async #come(wanted) {
    const url = this.#url(wanted.file);
    const kept = await this.#kept(url, wanted);
    if (kept.answer) return this.progress.whole(wanted.file), { answer: kept.answer, whole: Promise.resolve() };
    // What the cache holds may be a sign-in page: then it is asked for anew.
    const asked = this.plain(url, kept.isBad ? { cache: "reload" } : {}).catch(() => null);
    const answer = await Promise.race([asked, this.quiet.broken]);
    if (!answer?.ok || !answer.body) throw lost(wanted.file, answer?.status);
    this.quiet.heard();
    const count = (/** @type {number} */ bytes) => {
      this.quiet.heard();
      this.progress.count(wanted.file, bytes);
    };
    const isPage = (answer.headers.get("content-type") ?? "").startsWith("text/html");
    const { body, whole } = checked(answer.body, wanted, { count, broken: this.quiet.broken, isPage });
    return { answer: new Response(body, { headers: typeOf(wanted.file) }), whole };
  }

  /**
   * What the browser's cache has of a file. Of such an answer it also keeps the machine code, so it is handed on
   * as it is where the server gave it the right type.
   * @param {string} url
   * @param {Wanted} wanted
   * @returns {Promise<{ answer: Response | null, isBad: boolean }>}
   */
  async #kept(url, wanted) {
    const ask = () => this.plain(url, { cache: "only-if-cached", mode: "same-origin" }).catch(() => null);
    const found = await Promise.race([ask(), this.quiet.broken]);
    if (!found?.ok || !found.body) return { answer: null, isBad: false };
    const { body, whole } = checked(found.body, wanted, { count: () => {}, broken: this.quiet.broken });
    const copy = new Response(body, { headers: typeOf(wanted.file) });
    const isBad = await whole.then(() => false, () => true);
    if (isBad) return { answer: null, isBad };
    const again = found.headers.get("content-type") === TYPES.wasm ? await ask() : null;
    return { answer: again?.ok ? again : copy, isBad };
  }
}

/** The type that a file needs, whatever the server calls it. @param {string} file */
const typeOf = (file) => ({ "content-type": TYPES[file.replace(/^.*\./, "")] ?? "application/octet-stream" });

/** Whether modules can be compiled at all: a policy of the page may forbid it. */
function runsWasm() {
  try {
    return new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}

/**
 * @param {string} url
 * @returns {Promise<Manifest>}
 */
async function readManifest(url) {
  const answer = await fetch(url, { cache: "no-cache" }).catch(() => null);
  if (!answer?.ok) throw new BootError("download", "The list of the engine's files could not be downloaded. Is the connection up?");
  try {
    const manifest = await answer.json();
    if (Array.isArray(manifest.files)) return manifest;
  } catch {
    // No JSON, or cut off: said below.
  }
  throw new BootError("download", "In place of the list of the engine's files something else came. Does the network want you to sign in first?");
}
