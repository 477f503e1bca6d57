/** How large the cards are shown, and which part of a large table is seen. */

import { cellCalled } from "../../src/grid.js";

/** @typedef {import("../../src/grid.js").Window} Window */

/** From the size at which names can be read to that at which a face can be looked at, in CSS pixels. */
const LEAST = 62, MOST = 100, STEP = 1.25, RANGE = /** @type {const} */ ([40, 160]);
/** What the table's box has beside the cells, and how much of the screen's height it may take. */
const RIM = 30, SHARE = 0.68;

export class Zoom {
  size = 72;
  /** Whether the size follows the room there is. */
  #isFree = true;
  /** @type {Window | null} */
  #window = null;
  #ply = -1;

  /** @param {1 | -1} way */
  by(way) {
    this.#isFree = false;
    const [low, high] = RANGE;
    this.size = Math.round(Math.max(low, Math.min(high, way > 0 ? this.size * STEP : this.size / STEP)));
  }

  /**
   * Fits the size to the room. Tells whether it changed.
   * @param {Element} box
   * @param {Window} shown
   */
  fit(box, shown) {
    if (!this.#isFree || !box.clientWidth) return false;
    const wide = (box.clientWidth - RIM) / (shown.east - shown.west + 1);
    const high = (innerHeight * SHARE - RIM) / (shown.south - shown.north + 1);
    const size = Math.floor(Math.max(LEAST, Math.min(MOST, wide, high)));
    if (size === this.size) return false;
    this.size = size;
    return true;
  }

  /**
   * Keeps what was seen in its place when the table grows, and brings what was just played into sight.
   * @param {Element} box
   * @param {Window} shown
   * @param {number} ply
   * @param {string | null} placed
   */
  keep(box, shown, ply, placed) {
    const was = this.#window;
    this.#window = shown;
    if (!was) {
      box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
      box.scrollTop = (box.scrollHeight - box.clientHeight) / 2;
    } else {
      if (was.west !== shown.west) box.scrollLeft += (was.west - shown.west) * this.size;
      if (was.north !== shown.north) box.scrollTop += (was.north - shown.north) * this.size;
    }
    if (ply === this.#ply) return;
    this.#ply = ply;
    if (placed) this.#show(box, shown, placed);
  }

  /**
   * @param {Element} box
   * @param {Window} shown
   * @param {string} name
   */
  #show(box, shown, name) {
    const cell = cellCalled(name);
    if (!cell) return;
    const left = (cell[0] - shown.west) * this.size;
    const top = (cell[1] - shown.north) * this.size;
    // One cell around what was played is seen too, where there is one.
    box.scrollLeft = within(box.scrollLeft, left - this.size, left + 2 * this.size + RIM - box.clientWidth);
    box.scrollTop = within(box.scrollTop, top - this.size, top + 2 * this.size + RIM - box.clientHeight);
  }
}

/** A place to scroll to that is no more than `most` and, before that, no less than `least`. */
const within = (/** @type {number} */ now, /** @type {number} */ most, /** @type {number} */ least) => Math.min(most, Math.max(least, now));
