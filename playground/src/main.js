/**
 * `<tilewright-board game="rue">`: a picture and a button until someone wants to play, then a board.
 *
 * Attributes: `game`; `rules`, the address of the game's rules page; `example`, the text of a worked example or
 * the id of an element that holds it; `seed`, for a game that can be repeated; `label`, the button's text;
 * `about`, what its name tells besides.
 * What stands inside the element is the picture. For the page's style: `open` is set while a board is there, and
 * the button is the part `button`.
 */

import { silenceHotkeys } from "./hotkeys.js";
import { recall } from "./session.js";

/** @type {Promise<[typeof import("./board.js"), CSSStyleSheet]> | null} */
let rest = null;

/**
 * Everything that only a board in play needs: loaded once, at the first click; what one game needs, at its first.
 * @param {string} game
 */
async function load(game) {
  const games = import("./games.js");
  rest ??= Promise.all([import("./board.js"), games.then(({ sheet }) => sheet("board.css"))]);
  rest.catch(() => { rest = null; });
  const [[{ Board }, common], [GameBoard, style]] = await Promise.all([rest, games.then(({ boardOf }) => boardOf(game))]);
  return { Board, GameBoard, sheets: [common, style] };
}

const BEFORE = `
  :host { display: block; position: relative; font-size: 1em; }
  :host([hidden]) { display: none; }
  .before { display: grid; justify-items: start; gap: .75em; }
  .before ::slotted(*) { max-width: 100%; }
  .before button {
    font: inherit; font-weight: 800; cursor: pointer; border-radius: 2px; min-height: 2.75em; padding: .4em 1.3em;
    border: 2px solid var(--tw-accent, #a93322); background: var(--tw-accent, #a93322); color: var(--tw-on-accent, #fbf6ea);
  }
  .before button:focus-visible { outline: 3px solid var(--tw-accent, #a93322); outline-offset: 2px; }
  .before button:disabled { opacity: .6; cursor: progress; }
  .before p { margin: 0; color: var(--tw-text, inherit); }
`;

function sheetBefore() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(BEFORE);
  return sheet;
}

/** Rejects after a while, so that a request that is never answered is told. */
const inTime = (/** @type {Promise<any>} */ promise) =>
  Promise.race([promise, new Promise((_, reject) => { setTimeout(() => reject(new Error("no answer")), 20_000); })]);

class TilewrightBoard extends HTMLElement {
  /** @type {import("./board.js").Board | null} */
  #board = null;

  connectedCallback() {
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    if (this.#board) return;
    root.adoptedStyleSheets = [sheetBefore()];
    root.addEventListener("keydown", stopHotkeys);
    this.#offer(root);
  }

  disconnectedCallback() {
    // An element that is only moved is back at once.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#board?.leave();
      this.#board = null;
      this.removeAttribute("open");
    });
  }

  /** Brings the picture back. @param {ShadowRoot} root */
  #close(root) {
    this.#board?.leave();
    this.#board = null;
    this.removeAttribute("open");
    root.adoptedStyleSheets = [sheetBefore()];
    this.#offer(root, false).focus();
  }

  /**
   * @param {ShadowRoot} root
   * @param {boolean} [goesOn]  whether a game that runs already opens by itself
   */
  #offer(root, goesOn = true) {
    const kept = recall(this.#place());
    const before = document.createElement("div");
    before.className = "before";
    const button = document.createElement("button");
    button.type = "button";
    button.part.add("button");
    button.textContent = kept ? "Continue your game" : (this.getAttribute("label") ?? "Play");
    const about = this.getAttribute("about");
    if (about) button.setAttribute("aria-label", `${button.textContent}: ${about}`);
    button.addEventListener("click", () => this.#open(root, button));
    before.append(document.createElement("slot"), button);
    root.replaceChildren(before);
    // Coming back to a page of the same visit, the engine runs already: the game goes on where it was.
    if (kept && rest && goesOn) import("./client.js").then(({ client }) => { if (client.phase === "ready" && this.isConnected) this.#open(root, button); });
    return button;
  }

  /**
   * @param {ShadowRoot} root
   * @param {HTMLButtonElement} button
   */
  async #open(root, button) {
    if (this.#board || button.disabled) return;
    button.disabled = true;
    try {
      const early = import("./client.js").then(({ client }) => client.start());
      const game = this.getAttribute("game") ?? "rue";
      const { Board, GameBoard, sheets } = await inTime(load(game));
      await early;
      if (!this.isConnected) return;
      // The page below stays where it is while the bar is shown; the board lets go of this.
      this.style.minHeight = `${this.offsetHeight}px`;
      this.setAttribute("open", "");
      root.replaceChildren();
      root.adoptedStyleSheets = sheets;
      this.#board = new Board(root, GameBoard, {
        game,
        rules: new URL(this.getAttribute("rules") ?? "", document.baseURI).href.replace(/#.*$/, ""),
        example: this.#example(),
        seed: this.getAttribute("seed"),
        place: this.#place(),
        kept: recall(this.#place()),
        close: this.hasAttribute("example") ? () => this.#close(root) : null,
      });
    } catch (error) {
      button.disabled = false;
      button.nextElementSibling?.remove();
      const words = document.createElement("p");
      words.setAttribute("role", "alert");
      words.textContent = "The board could not be downloaded. Is the connection up? Try again.";
      button.after(words);
      console.error(error);
    }
  }

  /** The text of the example: the attribute's own, or that of the element it names. */
  #example() {
    const given = this.getAttribute("example");
    if (!given) return null;
    return given.includes("\n") ? given : (document.getElementById(given)?.textContent ?? given);
  }

  #place() {
    const boards = [...document.querySelectorAll("tilewright-board")];
    return `${location.pathname} ${boards.indexOf(this)}`;
  }
}

/** The site's one-letter hotkeys stay silent while the board has the focus. @param {Event} event */
function stopHotkeys(event) {
  const { ctrlKey, metaKey, altKey } = /** @type {KeyboardEvent} */ (event);
  if (!ctrlKey && !metaKey && !altKey) event.stopPropagation();
}

if (!customElements.get("tilewright-board")) {
  customElements.define("tilewright-board", TilewrightBoard);
  silenceHotkeys();
}
