/**
 * The board of any game of cards on a grid, by its snapshots alone: cards are played on cells, tokens move, cards are
 * used, and what a step of a turn asks is answered on the table or by buttons.
 */

import { cellCalled, named, stepped, windowOf } from "../src/grid.js";
import { h } from "../src/render.js";
import { isAsked } from "../src/store.js";
import { NOWHERE, asking } from "./grid/asking.js";
import { changesOf } from "./grid/changes.js";
import { hand, placeOf } from "./grid/hand.js";
import { houseNames } from "./grid/houses.js";
import { asked, hint, isTurn } from "./grid/idle.js";
import { token } from "./grid/marks.js";
import { Meanings } from "./grid/meanings.js";
import { held } from "./grid/seats.js";
import { table } from "./grid/table.js";
import { isExtra } from "./grid/turns.js";
import { Pieces } from "./grid/words.js";
import { Zoom } from "./grid/zoom.js";

/** @typedef {import("../src/types.js").Cell} Cell */
/** @typedef {import("../src/types.js").Snapshot} Snapshot */
/** @typedef {import("./grid/words.js").GridView} GridView */
/**
 * What the player is about to do.
 * @typedef {object} Pick
 * @property {string | null} card  the card that is to be played
 * @property {number} index  its place among those held
 * @property {string | null} from  the cell that a token is to leave
 * @property {string | null} seen  the cell that was tapped and is told of
 * @property {Cell} at  where the keyboard is
 */

/** @param {Cell} at @returns {Pick} */
const nothing = (at) => ({ card: null, index: -1, from: null, seen: null, at });

/** @typedef {import("../src/games.js").GameBoard} GameBoard */
/** @implements {GameBoard} */
export default class GridBoard {
  keys = "arrows move over the table, Enter taps a cell, N goes to the next lit one, 1 to 9 choose a card and 0 the tenth, with Shift those after it, Escape lets go, + and − change the size, Ctrl Z takes back.";
  sample = "play land-a 1,0";
  pick = nothing([0, 0]);
  zoom = new Zoom();
  meanings = new Meanings([]);
  /** @type {Snapshot | null} */
  #shown = null;
  #pieces = new Pieces(null);
  /** @type {import("../src/types.js").GameInfo | null} */
  #info = null;

  /** @param {import("../src/board.js").Tools} tools */
  constructor(tools) {
    this.tools = tools;
  }

  /** Takes in what is shown now. @param {Snapshot} shown */
  see(shown) {
    const info = this.tools.info();
    if (info !== this.#info) {
      this.#info = info;
      this.#pieces = new Pieces(info);
    }
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.meanings = new Meanings(shown.legal);
    this.pick = nothing(this.pick.at);
  }

  /** @param {Snapshot} shown */
  draw(shown) {
    const view = /** @type {GridView} */ (shown.view);
    const parts = { board: this, shown, view, pick: this.pick, pieces: this.#pieces, tools: this.tools };
    return { table: table(parts, this.#window, changesOf(shown)), question: asking(parts), hand: hand(parts) };
  }

  /** Fits the table to its box, and keeps in sight what was seen. */
  drawn() {
    const box = /** @type {HTMLElement | null} */ (this.tools.find(".table"));
    if (!box || !this.#shown) return;
    if (this.zoom.fit(box, this.#window)) this.tools.redraw();
    else this.zoom.keep(box, this.#window, this.#shown.ply, changesOf(this.#shown).placed);
  }

  /** @param {number} seat */
  token(seat) {
    return h("span", { class: "token" }, token(seat, /** @type {GridView | null} */ (this.#shown?.view ?? null)));
  }

  /** @param {Snapshot} shown @param {number} seat @param {boolean} isOpen */
  held(shown, seat, isOpen) {
    return held(shown, seat, isOpen, this.#pieces);
  }

  tags() {
    return [];
  }

  /** What is told of the turn beside the prompt. @param {Snapshot} shown */
  notes(shown) {
    return isExtra(shown) ? ["extra turn"] : [];
  }

  /** The options that are shown before the others. @param {Record<string, string>} chosen */
  leading({ theme }) {
    return theme === "players-choice" ? ["theme", "kinds"] : ["theme"];
  }

  /** What the players of an example are called, as on its drawing. @param {string} example @param {number} seats */
  namesIn(example, seats) {
    return houseNames(example, seats);
  }

  switches() {
    return null;
  }

  get #window() {
    const view = /** @type {GridView | undefined} */ (this.#shown?.view);
    return windowOf((view?.board ?? []).map(({ cell }) => cell));
  }

  /** Whether the person before the screen is to act. */
  get isMine() {
    const shown = this.#shown;
    return shown !== null && isAsked(shown) && shown.seat === shown.decision?.seat && shown.legal.length > 0;
  }

  /** The names of the cells where what was picked may go. @returns {Set<string>} */
  get lit() {
    return this.isMine && (this.pick.seen === null || this.pick.card !== null) ? this.meanings.lit(this.pick) : new Set();
  }

  /** The names of the cells that can do something by themselves. @returns {Set<string>} */
  get able() {
    return this.isMine && this.pick.card === null && this.pick.from === null ? this.meanings.able : new Set();
  }

  /** The keys of all cards that the player holds, in the order in which they are shown. */
  get holding() {
    const view = /** @type {GridView | undefined} */ (this.#shown?.view);
    const seat = this.#shown?.seat ?? 0;
    return [...(view?.hands[seat]?.cards ?? []), ...(view?.sideboards?.[seat] ?? [])];
  }

  /** A cell was clicked, tapped or entered. @param {string} name */
  async tap(name) {
    const { play } = this.tools;
    if (play.store.get().busy || !this.#shown) return;
    const next = this.tools.handover();
    if (next !== null) return play.tell({ kind: "hint", text: `The hands are covered: first ${this.#shown.names[next]} has to take the device.` });
    if (!this.isMine || this.pick.seen === name) return this.#look(this.pick.seen === name ? null : name);
    const tap = this.meanings.tap(name, this.pick, this.#shown.decision?.what ?? "");
    if (tap.kind === "act") return this.act(tap.text);
    if (tap.kind === "from") return this.begin(tap.cell);
    if (tap.kind === "let-go") return this.letGo();
    if (tap.kind !== "refused") return this.#look(name);
    this.#set({ seen: null });
    play.tell(await play.why(tap.text));
  }

  /** Tells of a cell, and asks what it is tapped for. @param {string | null} name */
  #look(name) {
    this.#set({ seen: name, from: null });
    this.tools.play.store.set({ notice: null, said: "" });
    if (name === null) return;
    this.tools.play.store.set({ said: this.tools.find("#tw-ask")?.textContent ?? "" });
    if (this.isMine) this.#meant(name);
  }

  /** Says why the card on a cell can do nothing, where it is the player's own and can do something at times. @param {string} name */
  async #meant(name) {
    const { play } = this.tools;
    const view = /** @type {GridView} */ (this.#shown?.view);
    const one = view.board.find(({ cell }) => named(cell) === name);
    if (!one || one.owner !== this.#shown?.seat || this.#pieces.kind(one.card) !== "special") return;
    if (this.meanings.usesOf(name).length || this.meanings.sources.includes(name) || !isTurn(this.meanings)) return;
    const why = hint(await Promise.all(asked(view, one).map((text) => play.why(text))));
    if (this.pick.seen !== name || !why) return;
    play.store.set({ notice: why, said: `${play.store.get().said} ${why.text}` });
  }

  /** Picks a card, or puts it back. @param {number} index  its place among those held */
  async choose(index) {
    const card = this.holding[index];
    const { play } = this.tools;
    if (card === undefined || !this.isMine || play.store.get().busy) return;
    const { seen } = this.pick;
    if (seen !== null && this.meanings.ways(card, seen).length) return this.playAt(card, seen);
    if (this.pick.index === index) return this.letGo();
    this.#set({ card, index, from: null, seen: null });
    const cells = this.meanings.lit(this.pick).size;
    const lit = cells ? `${cells} ${cells === 1 ? "cell is" : "cells are"} lit.` : NOWHERE;
    play.store.set({ notice: null, said: `${this.#pieces.name(card)} chosen. ${this.#pieces.about(card)} ${lit}`.replaceAll("  ", " ") });
  }

  /** @param {string} card @param {string} name */
  playAt(card, name) {
    const [way, other] = this.meanings.ways(card, name);
    if (other) return this.#set({ card, index: this.holding.indexOf(card), seen: name });
    return way && this.act(way.text);
  }

  /** Begins a move at a cell, or takes that back. @param {string} name */
  begin(name) {
    if (this.pick.from === name) return this.letGo();
    this.#set({ card: null, index: -1, seen: null, from: name });
    this.tools.play.store.set({ notice: null, said: `A token from ${name}: choose where it goes.` });
    this.#refocus();
  }

  letGo() {
    this.pick = nothing(this.pick.at);
    this.tools.play.store.set({ notice: null });
    this.#refocus();
  }

  /** @param {string} text  a legal action */
  async act(text) {
    await this.tools.play.act(text);
    this.#refocus();
  }

  /** A button that is gone leaves the focus to the table. */
  async #refocus() {
    await null; // the page is drawn by then
    if (this.tools.find(":focus") || this.tools.play.store.get().handover !== null) return;
    /** @type {HTMLElement | null} */ (this.tools.find(`[data-cell="${named(this.pick.at)}"]`))?.focus({ preventScroll: true });
  }

  /** @param {1 | -1} way */
  zoomBy(way) {
    this.zoom.by(way);
    this.tools.redraw();
  }

  /** Moves the keyboard's cell. @param {string} key @returns {boolean} whether the key was one of the board's */
  step(key) {
    const to = stepped(this.pick.at, key, this.#window);
    if (to) this.#go(to);
    return to !== null;
  }

  /** @param {Cell} to */
  #go(to) {
    this.#set({ at: to });
    this.tools.focus(`[data-cell="${named(to)}"]`);
  }

  /** A key pressed anywhere on the board but in a field. @param {KeyboardEvent} event */
  key(event) {
    const { key, shiftKey } = event;
    const place = placeOf(event);
    if (place !== null) this.choose(place);
    else if (key === "Escape") this.letGo();
    else if (key === "+" || key === "-") this.zoomBy(key === "+" ? 1 : -1);
    else if (key === "n" || key === "N") this.#next(shiftKey ? -1 : 1);
    else return false;
    return true;
  }

  /** Goes to the next cell that is lit, or the one before. @param {1 | -1} way */
  #next(way) {
    const lit = [...(this.lit.size ? this.lit : this.able)];
    const now = lit.indexOf(named(this.pick.at));
    const to = cellCalled(lit[now < 0 ? 0 : (now + way + lit.length) % lit.length] ?? "");
    if (to) this.#go(to);
  }

  /** @param {Partial<Pick>} changes */
  #set(changes) {
    this.pick = { ...this.pick, ...changes };
    this.tools.redraw();
  }
}
