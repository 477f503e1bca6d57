/** The site's own keys, one letter each, act wherever the focus is: they are off as long as a board is open on the page. */

const KEYS = new Set(["n", "p", "s", "f", "/", ".", ","]);

/** Keeps the site from hearing its keys; what is pressed on a board or in a field gets there. @param {KeyboardEvent} event */
function silence(event) {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || !KEYS.has(key) || !document.querySelector("tilewright-board[open]")) return;
  if (target instanceof HTMLElement && (target.isContentEditable || target.closest("tilewright-board, input, textarea, select"))) return;
  event.stopPropagation();
}

/** Listens before the site does. */
export const silenceHotkeys = () => document.addEventListener("keydown", silence, true);
