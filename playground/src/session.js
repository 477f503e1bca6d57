/** Which game was played where on the site, for the length of a visit: an id, never the game itself. */

const KEY = "tilewright boards";

/** @returns {Record<string, string>} */
function read() {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {Record<string, string>} boards */
function write(boards) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(boards));
  } catch {
    // A browser that keeps nothing loses the way back to the game, no more.
  }
}

/** @param {string} place */
export const recall = (place) => read()[place] ?? null;

/**
 * @param {string} place
 * @param {string} id
 */
export const remember = (place, id) => write({ ...read(), [place]: id });

/** @param {string} place */
export function forget(place) {
  const { [place]: _, ...rest } = read();
  write(rest);
}
