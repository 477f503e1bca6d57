/** A deployment as it is being made: the rows, what is chosen, and what the engine says to it. Only the worker hears of it. */

import { Failure } from "../../src/client.js";
import { anySeed } from "../../src/lot.js";
import { at, kindOfKey, left, nothing, put, standing, swap, wordsOf } from "./army.js";
import { DEPTH, SIZE, named, nameAt, spotOf } from "./cells.js";

/** @typedef {import("./army.js").Rows} Rows */
/** @typedef {import("./army.js").Place} Place */
/** @typedef {import("./words.js").StrategusView} StrategusView */
/** @typedef {{ missing: Record<string, number>, warning: string | null, shut_in: string[], text: string, actions: string[] | null }} Checked */
/** @typedef {{ key: string, name: string, idea: string, rows: Rows }} Setup */

/** How many steps can be taken back. */
const MEMORY = 100;

export class Deploying {
  rows = nothing();
  /** The kind that was chosen to be placed. @type {string | null} */
  kind = null;
  /** The cell of the piece that was chosen to be moved. @type {string | null} */
  from = null;
  /** @type {Checked | null} */
  checked = null;
  /** @type {Setup[]} */
  setups = [];
  /** The set-up that was taken last. @type {string | null} */
  taken = null;
  /** The text in the field. */
  text = "";
  /** Why it was not taken. @type {import("../../src/types.js").Trouble | null} */
  trouble = null;
  /** @type {Rows[]} */
  #past = [];
  #count = 0;

  /**
   * @param {number} seat
   * @param {StrategusView} view
   * @param {import("../../src/board.js").Tools} tools
   */
  constructor(seat, view, tools) {
    this.seat = seat;
    this.tools = tools;
    this.lakes = view.options.lakes === "on";
    /** The pieces that were placed one by one, for good. @type {Map<string, string | null>} */
    this.fixed = new Map(view.board.map(({ cell, kind }) => [named(cell), kind]));
    this.rows = this.#bare;
    this.#ask({ do: "setups" }).then(({ setups }) => { this.setups = setups; tools.redraw(); }).catch(() => {});
    this.#recall();
    this.#check();
  }

  /** Takes up what this seat had begun, where the worker keeps it and nothing was done meanwhile. */
  async #recall() {
    /** @type {Rows | null} */
    const rows = await this.tools.play.ask({ call: "draft", seat: this.seat }).catch(() => null);
    if (!rows || this.canGoBack || this.#moved(rows)) return;
    this.rows = rows;
    this.#set({ checked: null });
    this.#check();
  }

  /** The cell of a piece that is placed for good and that rows would move. @param {Rows} rows */
  #moved(rows) {
    return [...this.fixed].find(([name, kind]) => at(rows, this.place(name)) !== kind)?.[0];
  }

  /** Nothing but what is placed for good. */
  get #bare() {
    return [...this.fixed].reduce((rows, [name, kind]) => put(rows, this.place(name), kind), nothing());
  }

  /** The place of a cell. @param {string} name @returns {Place} */
  place(name) {
    const [line, column] = spotOf(name, this.seat);
    return [line - (SIZE - DEPTH), column];
  }

  /** The kind on a cell. @param {string} name */
  on(name) {
    return at(this.rows, this.place(name));
  }

  get left() {
    return left(this.rows);
  }

  get standing() {
    return standing(this.rows);
  }

  get canGoBack() {
    return this.#past.length > 0;
  }

  /** A cell was clicked, tapped or entered. @param {string} name */
  tap(name) {
    const { kind, from } = this;
    if (kind !== null) return this.put(name, kind);
    if (from === name) return this.letGo();
    if (from !== null) return this.swap(from, name);
    if (this.on(name) === null) return this.#say("Choose a piece below, then a cell.", true);
    if (this.fixed.has(name)) return this.#say(`What stands on ${name} is placed for good.`, true);
    this.#set({ from: name });
    this.#say(`${wordsOf(this.on(name) ?? "")}, at ${name}, chosen: choose where it goes.`);
  }

  /** Chooses a kind to place, or puts it back. @param {string} kind */
  choose(kind) {
    const { from } = this;
    if (from !== null && this.on(from) !== null && this.left.get(kind)) return this.put(from, kind);
    const isNone = this.kind === kind || !this.left.get(kind);
    this.#set({ kind: isNone ? null : kind, from: null });
    if (!this.left.get(kind)) this.#say(`No ${kind} is left to place.`, true);
    else this.#say(isNone ? "" : `${wordsOf(kind)}, ${this.left.get(kind)} to place: choose a cell.`);
  }

  /**
   * Puts a piece of a kind on a cell; what stood there is to place again.
   * @param {string} name
   * @param {string} kind
   */
  put(name, kind) {
    if (this.on(name) === kind) return this.letGo();
    if (!this.left.get(kind)) return this.#say(`No ${kind} is left to place.`, true);
    if (!this.#change(put(this.rows, this.place(name), kind))) return;
    const rest = this.left.get(kind) ?? 0;
    this.#set({ kind: this.kind === kind && rest ? kind : null, from: null });
    this.#say(`${kind} on ${name}; ${rest} left.`);
  }

  /** @param {string} one @param {string} other */
  swap(one, other) {
    const done = this.#change(swap(this.rows, this.place(one), this.place(other)));
    this.#set({ from: null, kind: null });
    if (done) this.#say(`${one} and ${other} exchanged.`);
  }

  /** Takes a piece off the board. @param {string} name */
  remove(name) {
    const kind = this.on(name);
    if (kind === null) return;
    const done = this.#change(put(this.rows, this.place(name), null));
    this.#set({ from: null });
    if (done) this.#say(`${kind} taken off ${name}.`);
  }

  /**
   * A piece was dragged from a cell, or a kind from the tray.
   * @param {{ cell?: string, kind?: string }} what
   * @param {{ cell?: string, kind?: string } | null} target
   */
  drop(what, target) {
    const to = target?.cell;
    if (what.kind && to) this.put(to, what.kind);
    else if (what.cell && to) this.swap(what.cell, to);
    else if (what.cell && target?.kind) this.remove(what.cell);
    this.#set({ kind: null, from: null });
  }

  letGo() {
    this.#set({ kind: null, from: null });
    this.#say("");
  }

  clear() {
    this.#change(this.#bare);
    this.#set({ from: null });
  }

  back() {
    const rows = this.#past.pop();
    if (rows) this.#change(rows, false);
    this.#set({ from: null });
  }

  fill() {
    return this.#take({ do: "fill", rows: this.rows, seed: anySeed() });
  }

  mirror() {
    return this.#take({ do: "mirror", rows: this.rows });
  }

  /** @param {Setup} setup */
  use({ key, name, rows }) {
    if (!this.#change(rows)) return;
    this.#set({ taken: key, kind: null, from: null });
    this.#say(`${name} stands.`);
  }

  /** Takes the text of the field. */
  async read() {
    try {
      const { rows } = await this.#ask({ do: "read", text: this.text });
      const done = this.#change(rows);
      this.#set({ kind: null, from: null });
      if (done) this.#say("The text stands on the board.");
      return true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#set({ trouble: error.trouble });
      return false;
    }
  }

  /** Sends the whole army to the game, for good. */
  ready() {
    const actions = this.checked?.actions;
    if (!actions) return Promise.resolve(false);
    return this.tools.play.actAll(actions.slice(this.fixed.size));
  }

  /**
   * The kind that a key names is placed on a cell, or else chosen.
   * @param {string} key
   * @param {string | null} name  the cell with the focus
   * @returns {string | boolean} the cell to go on to, or whether the key was one
   */
  key(key, name) {
    if ((key === "Delete" || key === "Backspace") && name !== null) return this.remove(name), true;
    const kind = kindOfKey(key);
    if (kind === null) return false;
    if (name === null) return this.choose(kind), true;
    if (!this.left.get(kind)) return this.#say(`No ${kind} is left to place.`, true), true;
    this.put(name, kind);
    const [line, column] = spotOf(name, this.seat);
    return column < SIZE - 1 ? nameAt(line, column + 1, this.seat) : line < SIZE - 1 ? nameAt(line + 1, 0, this.seat) : true;
  }

  /** @param {Record<string, unknown>} ask */
  #ask(ask) {
    return this.tools.play.ask({ call: "arrange", ask });
  }

  /** @param {Record<string, unknown>} ask */
  async #take(ask) {
    const { rows } = await this.#ask(ask);
    this.#change(rows);
    this.#set({ kind: null, from: null });
  }

  /** Takes other rows; false where they would move what is placed for good. @param {Rows} rows @param {boolean} [keeps] */
  #change(rows, keeps = true) {
    const moved = this.#moved(rows);
    if (moved) return this.#say(`What stands on ${moved} is placed for good.`, true), false;
    if (keeps) this.#past = [...this.#past, this.rows].slice(-MEMORY);
    this.rows = rows;
    this.taken = null;
    this.checked = null;
    this.tools.play.ask({ call: "draft", seat: this.seat, rows }).catch(() => {});
    this.#check();
    return true;
  }

  async #check() {
    const count = (this.#count += 1);
    const checked = await this.#ask({ do: "check", rows: this.rows, lakes: this.lakes, seat: this.seat }).catch(() => null);
    if (count !== this.#count || !checked) return;
    this.#set({ checked, text: checked.text, trouble: null });
  }

  /** @param {Partial<Deploying>} changes */
  #set(changes) {
    Object.assign(this, changes);
    this.tools.redraw();
  }

  /** @param {string} text @param {boolean} [isSeen] */
  #say(text, isSeen = false) {
    this.tools.play.store.set({ notice: isSeen ? { kind: "hint", text } : null, said: text });
  }
}
