/** How far a download of several files is: a sum of bytes, told a few times a second. */

/** @typedef {import("./types.js").Loading} Loading */

const PAUSE = 60;

/**
 * @param {{ file: string, bytes: number }[]} files
 * @param {(loading: Loading) => void} tell
 * @param {() => number} [clock]  milliseconds
 */
export function downloads(files, tell, clock = () => performance.now()) {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const sizes = new Map(files.map(({ file, bytes }) => [file, bytes]));
  /** @type {Map<string, number>} */
  const got = new Map();
  let phase = "Downloading Python and the engine";
  let last = -PAUSE;

  const say = (/** @type {boolean} */ now) => {
    if (!now && clock() - last < PAUSE) return;
    last = clock();
    const done = [...got].reduce((sum, [file, bytes]) => sum + Math.min(bytes, sizes.get(file) ?? 0), 0);
    tell({ phase, done, total });
  };
  say(true);

  return {
    /**
     * Counts a part of a file.
     * @param {string} file
     * @param {number} bytes
     */
    count(file, bytes) {
      got.set(file, (got.get(file) ?? 0) + bytes);
      say(false);
    },
    /**
     * Counts a file that came in one piece.
     * @param {string} file
     */
    whole(file) {
      got.set(file, sizes.get(file) ?? 0);
      say(true);
    },
    /**
     * All is there: what is done with it now.
     * @param {string} what
     */
    phase(what) {
      for (const [file, bytes] of sizes) got.set(file, bytes);
      phase = what;
      say(true);
    },
  };
}

/** @param {Loading} loading */
export function percent({ done, total }) {
  return total ? Math.min(100, Math.floor((100 * done) / total)) : 0;
}

/** @param {number} bytes */
export const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
