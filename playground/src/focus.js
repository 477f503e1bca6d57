/** Where the focus goes, and what a key pressed on a board means to all games alike. */

/** Where what had the focus is gone, or has nothing to do any more, the board has it: the keys go on working. @param {ShadowRoot} root */
export function refocus(root) {
  const { activeElement } = root;
  if (activeElement && !activeElement.matches(":disabled")) return;
  const next = root.querySelector(".cell[tabindex='0']") ?? root.querySelector(".board");
  /** @type {HTMLElement | null} */ (next)?.focus({ preventScroll: true });
}

/**
 * What a key asks for: to take back or do again (never in a field, where that is the field's own), or what the game knows.
 * @param {KeyboardEvent} event
 * @returns {"undo" | "redo" | "game" | null}
 */
export function meaning({ key, target, ctrlKey, metaKey, altKey, shiftKey }) {
  if (/** @type {HTMLElement} */ (target).matches("input:not([type=checkbox], [type=radio], [type=range]), textarea, select")) return null;
  if ((ctrlKey || metaKey) && key.toLowerCase() === "z") return shiftKey ? "redo" : "undo";
  return ctrlKey || metaKey || altKey ? null : "game";
}
