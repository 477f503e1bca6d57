/** The board after the click: one shadow tree, drawn from the store on every change. */

import { cover, elsewhere, past } from "../panels/cover.js";
import { history } from "../panels/history.js";
import { loading } from "../panels/loading.js";
import { log } from "../panels/log.js";
import { notice, result } from "../panels/notice.js";
import { failed, isExample, otherGame, pointAt, record, seatsOf, sitting } from "../panels/record.js";
import { seats } from "../panels/seats.js";
import { faultyField, fieldsOf, firstSetup, nextSetup, setup } from "../panels/setup.js";
import { keys, status } from "../panels/status.js";
import { client } from "./client.js";
import { meaning, refocus } from "./focus.js";
import { ruleLink } from "./links.js";
import { Play } from "./play.js";
import { h, patch } from "./render.js";
import { forget, remember } from "./session.js";
import { bringIntoView } from "./sight.js";
import { createStore } from "./store.js";

/** @typedef {import("./types.js").Snapshot} Snapshot */
/** @typedef {import("./types.js").GameInfo} GameInfo */
/**
 * What panels and games' boards get.
 * @typedef {object} Tools
 * @property {Play} play
 * @property {() => GameInfo | null} info  what is known of the game, once it is
 * @property {() => void} redraw
 * @property {(selector: string) => void} focus
 * @property {(file: string) => string} face
 * @property {(rule: string) => import("./render.js").Described} rule
 * @property {<T extends Element>(selector: string) => T | null} find
 * @property {() => number | null} handover
 */

export class Board {
  /** @type {ReturnType<typeof createStore<import("./play.js").Playing>>} */
  #store;
  #setup = firstSetup();
  #isSetting = false;
  /** How the last typed move was refused. @type {import("./types.js").Notice | null} */
  #typed = null;
  /** @type {GameInfo | null} */
  #info = null;
  #waiting = false;
  /** Who has been waited for to take the device. @type {number | null} */
  #waited = null;
  /** @type {(() => void)[]} */
  #ends = [];

  /**
   * @param {ShadowRoot} root
   * @param {import("./games.js").GameBoardClass} GameBoard
   * @param {import("./types.js").Wishes} wishes
   */
  constructor(root, GameBoard, wishes) {
    this.root = root;
    this.wishes = wishes;
    this.body = root.appendChild(document.createElement("div"));
    this.body.className = "board";
    this.body.tabIndex = -1;
    this.voice = root.appendChild(document.createElement("div"));
    this.voice.className = "sr";
    this.voice.setAttribute("aria-live", "polite");
    this.#store = createStore({ shown: null, busy: false, paused: false, handover: null, moment: null, notice: null, said: "", trouble: null });
    this.play = new Play(wishes.kept ?? crypto.randomUUID().slice(0, 13), client, this.#store);
    const faces = new URL(`../../faces/${wishes.game}/`, import.meta.url);
    /** @type {Tools} */
    this.tools = {
      play: this.play,
      info: () => this.#info,
      redraw: () => this.#redraw(),
      find: (selector) => root.querySelector(selector),
      focus: (selector) => { this.#draw(); /** @type {HTMLElement | null} */ (root.querySelector(selector))?.focus({ preventScroll: selector === ".board" }); },
      face: (file) => new URL(file, faces).href,
      rule: (rule) => ruleLink(wishes.rules, rule),
      handover: () => this.#store.get().handover,
    };
    this.game = new GameBoard(this.tools);
    this.play.origin = (shown) => this.game.origin?.(shown) ?? 0;
    this.play.prompt = (shown) => this.game.prompt?.(shown) ?? shown.prompt;
    this.#ends = [client.listen(() => this.#redraw()), this.#store.listen(() => this.#redraw())];
    const watch = new ResizeObserver(() => this.#store.get().shown && this.game.drawn());
    watch.observe(this.body);
    this.#ends.push(() => watch.disconnect());
    this.body.addEventListener("keydown", (event) => this.#key(event));
    this.#begin();
  }

  /** The board is taken from the page. */
  leave() {
    this.play.leave();
    for (const end of this.#ends.splice(0)) end();
    if (client.phase !== "ready") return;
    client.ask({ call: "close", board: this.play.id }).catch(() => {});
  }

  async #begin() {
    this.#draw();
    client.start();
    const { example, seed, kept } = this.wishes;
    try {
      const asked = client.ask({ call: "games" });
      const done = (kept && await this.play.restore()) || await this.#first(example, seed, asked);
      const { games } = await asked;
      this.#info = games.find((/** @type {GameInfo} */ { key }) => key === this.wishes.game) ?? null;
      if (done) this.tools.focus(this.#entry);
      this.#redraw();
    } catch {
      this.#redraw(); // the client tells what is wrong
    }
  }

  /**
   * @param {string | null} example
   * @param {string | null} seed
   * @param {Promise<{ games: GameInfo[] }>} asked
   */
  async #first(example, seed, asked) {
    forget(this.wishes.place);
    if (example) return this.play.load(this.#fields(example, 0));
    const { games } = await asked;
    this.#info = games.find(({ key }) => key === this.wishes.game) ?? null;
    if (seed) this.#setup = { ...this.#setup, seed };
    return this.#start();
  }

  async #start() {
    if (!this.#info) return false;
    const done = await this.play.newGame(fieldsOf(this.#setup, this.#info));
    if (done) {
      this.#isSetting = false;
      remember(this.wishes.place, this.play.id);
      this.#show();
    } else if (this.#isSetting) {
      this.#draw();
      const field = faultyField(this.root);
      field?.focus({ preventScroll: true });
      field?.scrollIntoView({ block: "center" });
    }
    return done;
  }

  /** Where the focus goes when another game is on the board. */
  get #entry() {
    return this.#store.get().handover === null ? ".board" : ".handover .button";
  }

  /** Brings the board into view, with another game on it, and the focus with it. */
  #show() {
    this.tools.focus(this.#entry);
    bringIntoView(/** @type {HTMLElement} */ (this.root.host));
  }

  /** @param {string} text */
  async #type(text) {
    const done = await this.play.act(text);
    this.#typed = done ? null : this.#store.get().notice;
    this.#redraw();
    return done;
  }

  /**
   * @param {string} text
   * @param {string} who  who sits where, as `sitting` knows it
   */
  async #load(text, who) {
    const other = otherGame(text, this.wishes.game);
    if (other) this.#store.set({ trouble: other });
    const known = this.#info?.bots.map(({ key }) => key) ?? [];
    const now = this.#store.get().shown?.bots ?? [];
    const done = !other && await this.play.load({ ...this.#fields(text), bots: sitting(text, who, now, known) });
    const { trouble } = this.#store.get();
    if (done) {
      remember(this.wishes.place, this.play.id);
      this.#isSetting = false;
      this.#show();
    } else if (trouble?.line) {
      this.#draw();
      pointAt(this.root, trouble.line);
    }
    this.#redraw();
  }

  /**
   * @param {string} text
   * @param {number} [at]
   */
  #fields(text, at) {
    const seats = seatsOf(text);
    const bots = Array.from({ length: seats }, () => null);
    const names = isExample(text) ? (this.game.namesIn?.(text, seats) ?? []) : [];
    return { [isExample(text) ? "example" : "record"]: text, bots, ...(names.length ? { names } : {}), ...(at === undefined ? {} : { at }) };
  }

  #redraw() {
    if (this.#waiting) return;
    this.#waiting = true;
    queueMicrotask(() => { if (this.#waiting) this.#draw(); });
  }

  #draw() {
    this.#waiting = false;
    const state = this.#store.get();
    const { shown } = state;
    if (state.said !== this.voice.textContent) this.voice.textContent = state.said;
    if (!shown || client.phase === "failed") {
      // Where the page's own example cannot be read, there is nothing to show but why.
      const bad = client.phase === "ready" && state.notice;
      patch(this.body, [bad ? notice(bad, this.tools) : loading(client, () => this.#retry())]);
      return;
    }
    /** @type {HTMLElement} */ (this.root.host).style.minHeight = "";
    this.game.see(shown);
    const drawn = this.game.draw(shown);
    const open = () => {
      this.#setup = nextSetup(this.#setup, shown.over ? shown.seed : null);
      this.#set(true);
      this.tools.focus(".setup select");
    };
    const isFocused = this.root.activeElement !== null;
    patch(this.body, [
      this.#isSetting && this.#info && setup(this.#info, this.#setup, this, state.trouble, {
        change: (changed) => { this.#setup = changed; this.#redraw(); },
        start: () => this.#start(),
        close: () => { this.#set(false); this.tools.focus(".new"); },
      }),
      ...(this.#isSetting ? [] : this.#playing(shown, state, drawn, open)),
    ]);
    this.game.drawn();
    // Whoever played goes on with handing the device over.
    const waits = state.handover !== null && state.handover !== this.#waited;
    this.#waited = state.handover;
    if (waits && isFocused) /** @type {HTMLElement | null} */ (this.root.querySelector(".handover .button"))?.focus();
    else if (isFocused) refocus(this.root);
  }

  /** Opens the form for a new game, or closes it. @param {boolean} isSetting */
  #set(isSetting) {
    this.#isSetting = isSetting;
    this.#store.set({ trouble: null });
  }

  /**
   * @param {Snapshot} shown
   * @param {import("./play.js").Playing} state
   * @param {ReturnType<import("./games.js").GameBoard["draw"]>} drawn
   * @param {() => void} open
   */
  #playing(shown, state, drawn, open) {
    const origin = this.play.origin(shown);
    return [
      h("div", { class: "play", key: "play" },
        h("div", { class: "main", key: "main" },
          shown.title && h("p", { class: "title", key: "title" }, shown.title),
          failed(shown),
          h("div", { class: "top", key: "top" },
            status({ ...shown, prompt: this.play.prompt(shown) }, state.busy, this.tools, origin, { isPaused: state.paused, notes: this.game.notes?.(shown) }),
            h("div", { class: "answers" },
              h("button", { type: "button", class: "button new", disabled: !this.#info, onclick: open }, "New game …"),
              this.wishes.close && h("button", { type: "button", class: "button close", title: "Back to the picture", onclick: this.wishes.close }, "Close"))),
          drawn.table,
          h("div", { class: "under", key: "under" }, notice(state.notice, this.tools), drawn.question ?? (state.handover === null ? past(shown, this.play) : null) ?? elsewhere(shown, this.play), result(shown, this.tools, open))),
        h("div", { class: "side", key: "side" },
          seats(shown, this.game, state.handover === null ? this.play.eyes : null),
          state.handover === null ? drawn.hand : !state.moment && cover(shown, state.handover, this.play, this.game),
          history(state, this.play, origin),
          this.game.switches(),
          log(shown, this.tools, origin))),
      h("details", { class: "more", key: "more" },
        h("summary", {}, "Moves and records as text"),
        record(this.tools, this.game.sample, state.trouble, this.#typed === state.notice ? state.notice : null, { type: (text) => this.#type(text), load: (text, who) => this.#load(text, who), said: (said) => this.#store.set({ said, notice: { kind: "hint", text: said } }) })),
      keys(this.game.keys),
    ];
  }

  #retry() {
    client.start();
    this.#begin();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const meant = meaning(event);
    const isDone = meant === "game" ? this.game.key(event) : meant !== null;
    if (isDone) event.preventDefault();
    if (meant === "undo") this.game.takeBack?.() || this.play.undo();
    if (meant === "redo") this.play.redo();
  }
}
