/** Pieces that are dragged: with a mouse or a pen at once, with a finger once they were chosen, so that pages still scroll. */

/** A press that moves less is a tap, in CSS pixels. */
const SLACK = 6;

/**
 * @typedef {object} Drag
 * @property {number} pointer
 * @property {HTMLElement} piece
 * @property {[number, number]} start
 * @property {HTMLElement | null} ghost
 */

export class Dragging {
  /** @type {Drag | null} */
  #drag = null;
  #ends = new AbortController();

  /**
   * @param {{ begin: (piece: HTMLElement) => boolean, drop: (target: HTMLElement | null) => void }} on  `begin` tells whether the piece may be dragged
   */
  constructor(on) {
    this.on = on;
  }

  /** A pointer is pressed somewhere on what holds pieces; those with `data-drag` can be dragged. @param {PointerEvent} event */
  press = (event) => {
    const piece = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-drag]"));
    if (!piece || event.button !== 0 || !event.isPrimary) return;
    if (event.pointerType === "touch" && piece.dataset.drag !== "chosen") return;
    this.stop();
    this.#drag = { pointer: event.pointerId, piece, start: [event.clientX, event.clientY], ghost: null };
    this.#ends = new AbortController();
    const { signal } = this.#ends;
    addEventListener("pointermove", (moved) => this.#move(moved), { signal });
    addEventListener("pointerup", (up) => this.#up(up), { signal });
    addEventListener("pointercancel", () => this.stop(), { signal });
  };

  /** Lets go of what is dragged. */
  stop() {
    this.#ends.abort();
    this.#drag?.ghost?.remove();
    this.#drag = null;
  }

  /** @param {PointerEvent} event */
  #move({ pointerId, clientX, clientY }) {
    const drag = this.#drag;
    if (!drag || pointerId !== drag.pointer) return;
    if (!drag.ghost) {
      if (Math.hypot(clientX - drag.start[0], clientY - drag.start[1]) < SLACK) return;
      if (!this.on.begin(drag.piece)) return this.stop();
      drag.ghost = ghostOf(drag.piece);
    }
    drag.ghost.style.translate = `${clientX}px ${clientY}px`;
  }

  /** @param {PointerEvent} event */
  #up({ pointerId, clientX, clientY }) {
    const drag = this.#drag;
    if (!drag || pointerId !== drag.pointer) return;
    const root = /** @type {ShadowRoot} */ (drag.piece.getRootNode());
    const isDragged = drag.ghost !== null;
    this.stop();
    if (!isDragged) return;
    const below = root.elementFromPoint(clientX, clientY);
    const target = /** @type {HTMLElement | null} */ (below?.closest("[data-cell], [data-kind]") ?? null);
    // What is dropped where it was taken stays chosen: the click that follows is not another tap.
    if (target !== drag.piece) return this.on.drop(target);
    const quiet = new AbortController();
    addEventListener("click", (event) => event.stopPropagation(), { capture: true, signal: quiet.signal });
    setTimeout(() => quiet.abort());
  }
}

/** A picture of the piece that follows the pointer. @param {HTMLElement} piece */
function ghostOf(piece) {
  const face = /** @type {HTMLElement} */ (piece.querySelector(".piece") ?? piece);
  const ghost = /** @type {HTMLElement} */ (face.cloneNode(true));
  const { width } = face.getBoundingClientRect();
  ghost.classList.add("ghost");
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.setProperty("--ghost", `${width}px`);
  /** @type {ShadowRoot} */ (piece.getRootNode()).append(ghost);
  return ghost;
}
