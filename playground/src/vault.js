/**
 * Where the worker keeps its games, so that a new worker finds them: IndexedDB, which the page never reads.
 *
 * Without IndexedDB (a private window may refuse it) nothing is kept, and nothing else changes.
 */

const NAME = "tilewright";
const STORE = "tables";
const DAYS = 3;

/**
 * @typedef {object} Kept
 * @property {string} record
 * @property {number} at  the ply that was shown
 * @property {(string | null)[]} bots
 * @property {Record<string, unknown>} [drafts]  by seat, the arrangement that it has begun and not yet played
 * @property {number} [day]
 */

/** @type {Promise<IDBDatabase | null> | null} */
let opened = null;

/** @returns {Promise<IDBDatabase | null>} */
function database() {
  opened ??= new Promise((resolve) => {
    try {
      const asked = indexedDB.open(NAME, 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = asked.onblocked = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
  return opened;
}

/**
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => IDBRequest<T>} what
 * @returns {Promise<T | null>}
 */
async function within(mode, what) {
  const db = await database();
  if (!db) return null;
  return new Promise((resolve) => {
    const request = what(db.transaction(STORE, mode).objectStore(STORE));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(null);
  });
}

const today = () => Math.floor(Date.now() / 864e5);

/**
 * @param {string} board
 * @param {Kept} kept
 */
export const keep = (board, kept) => within("readwrite", (store) => store.put({ ...kept, day: today() }, board));

/**
 * @param {string} board
 * @returns {Promise<Kept | null>}
 */
export const find = async (board) => (await within("readonly", (store) => store.get(board))) ?? null;

/** Forgets games that nobody has touched for some days. */
export async function tidy() {
  const db = await database();
  if (!db) return;
  const cursor = db.transaction(STORE, "readwrite").objectStore(STORE).openCursor();
  cursor.onsuccess = () => {
    const at = cursor.result;
    if (!at) return;
    if (today() - (at.value.day ?? 0) > DAYS) at.delete();
    at.continue();
  };
}
