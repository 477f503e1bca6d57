/** Files of the runtime as they arrive: watched, counted, and compared with what the manifest says of them. */

import { megabytes } from "./progress.js";

/** @typedef {{ file: string, bytes: number, sha256: string }} Wanted */

/** Seconds without a single byte after which a download is given up. */
const PATIENCE = 15;

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

/** The last part of a path. @param {string} file */
const base = (file) => file.replace(/^.*\//, "");

/**
 * A file that did not come.
 * @param {string} file
 * @param {number} [status]  what the server answered, where it did
 */
export const lost = (file, status = 0) =>
  new BootError("download", `${base(file)} could not be downloaded${status ? ` (the server answers ${status})` : ""}. Is the connection up?`);

/**
 * Listens for silence: `broken` rejects when nothing was heard for long. Seconds are counted one by one,
 * so a machine that slept in between has missed nothing.
 * @param {number} [patience]  how many ticks
 * @param {number} [tick]  milliseconds
 */
export function silence(patience = PATIENCE, tick = 1000) {
  let quiet = 0;
  /** @type {(error: BootError) => void} */
  let fail = () => {};
  const broken = /** @type {Promise<never>} */ (new Promise((_, reject) => { fail = reject; }));
  broken.catch(() => {});
  const timer = setInterval(() => {
    quiet += 1;
    if (quiet < patience) return;
    clearInterval(timer);
    fail(new BootError("download", `Nothing has arrived for ${Math.round((patience * tick) / 1000)} seconds. Is the connection up?`));
  }, tick);
  return { broken, heard: () => { quiet = 0; }, end: () => clearInterval(timer) };
}

/**
 * Reads a file to its end, whether or not anybody wants it, and passes it on meanwhile. What is passed on ends only
 * where size and sum are right; else it fails, and so does `whole`.
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} body
 * @param {Wanted} wanted
 * @param {{ count: (bytes: number) => void, broken: Promise<never>, isPage?: boolean }} how
 * @returns {{ body: ReadableStream<Uint8Array<ArrayBuffer>>, whole: Promise<void> }}
 */
export function checked(body, wanted, { count, broken, isPage = false }) {
  /** @type {{ end: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | null }} */
  const to = { end: null };
  const passed = new ReadableStream({ start: (controller) => { to.end = controller; }, cancel: () => { to.end = null; } });
  const whole = (async () => {
    const reader = body.getReader();
    /** @type {Uint8Array<ArrayBuffer>[]} */
    const parts = [];
    let size = 0;
    try {
      for (;;) {
        const { done, value } = await Promise.race([reader.read(), broken]);
        if (done) break;
        parts.push(value);
        size += value.byteLength;
        count(value.byteLength);
        if (size > wanted.bytes) break;
        to.end?.enqueue(value);
      }
      const flaw = await flawOf(parts, size, wanted, isPage);
      if (flaw) throw flaw;
      to.end?.close();
    } catch (error) {
      const flaw = error instanceof BootError ? error
        : new BootError("download", `The connection broke off in the middle of ${base(wanted.file)}.`);
      reader.cancel().catch(() => {});
      to.end?.error(flaw);
      throw flaw;
    }
  })();
  whole.catch(() => {});
  return { body: passed, whole };
}

/**
 * What is wrong with a file that was read to its end; null where nothing is.
 * @param {Uint8Array<ArrayBuffer>[]} parts
 * @param {number} size
 * @param {Wanted} wanted
 * @param {boolean} isPage
 */
async function flawOf(parts, size, { file, bytes, sha256 }, isPage) {
  const name = base(file);
  if (size === bytes && (await isSum(parts, sha256))) return null;
  if (isPage) return new BootError("download", `In place of ${name} a web page came. Does the network want you to sign in first?`);
  if (size < bytes) return new BootError("download", `${name} came in part only: ${megabytes(size)} of ${megabytes(bytes)}.`);
  return new BootError("download", `${name} is not the file that belongs here: on the way, or on the server, it was changed.`);
}

/**
 * Whether the bytes have a sum. Only a page from https or this machine may ask for sums; elsewhere the size must do.
 * @param {Uint8Array<ArrayBuffer>[]} parts
 * @param {string} sha256
 */
async function isSum(parts, sha256) {
  if (!globalThis.crypto?.subtle) return true;
  const sum = await crypto.subtle.digest("SHA-256", await new Blob(parts).arrayBuffer());
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, "0")).join("") === sha256;
}
