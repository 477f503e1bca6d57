/** Rue's board: a tile is chosen and turned, then a cell, then, where there is a choice, what pays. */

import { Placements, placingText } from "../src/actions.js";
import { cellCalled, named, stepped, windowOf } from "../src/grid.js";
import { humans, isAsked } from "../src/store.js";
import { Previews } from "./rue/preview.js";
import { hand } from "./rue/hand.js";
import { asking, questionWords } from "./rue/asking.js";
import { held, switches, tags, token } from "./rue/parts.js";
import { table } from "./rue/table.js";
import { edgeWords, tileName } from "./rue/words.js";

/** @typedef {import("../src/types.js").Cell} Cell */
/** @typedef {import("../src/types.js").Snapshot} Snapshot */
/** @typedef {import("../src/actions.js").Placing} Placing */
/** @typedef {import("./rue/words.js").RueView} RueView */
/** @typedef {import("./rue/words.js").Preview} Preview */

/**
 * What the player is about to do.
 * @typedef {object} Pick
 * @property {string | null} tile
 * @property {number} turn
 * @property {Cell} at  where the keyboard is
 * @property {Cell | null} over  the cell that is pointed at
 * @property {Question | null} question
 * @property {Set<string>} paying  cells ticked to pay
 * @property {Map<string, Preview>} previews
 */
/** @typedef {{ kind: "pay" | "form" | "sure", ways: Placing[] }} Question */

/** Narrower cells show the plain faces, in CSS pixels. */
const PLAIN = 88;

/** @returns {Pick} */
const nothing = () => ({ tile: null, turn: 0, at: [0, 0], over: null, question: null, paying: new Set(), previews: new Map() });

/** @typedef {import("../src/games.js").GameBoard} GameBoard */
/** @implements {GameBoard} */
export default class RueBoard {
  keys = "arrows move over the table, Enter places, R and Shift R turn the tile, 1 to 8 choose one, Escape lets go, Ctrl Z takes back.";
  sample = "place BP 0,0 r0";
  /** What is shown on the table. */
  settings = { foxed: false, gains: false, motif: "formations" };
  /** Whether cells are so narrow that plain faces are shown. */
  isSmall = true;
  tags = tags;
  switches = () => switches(this);
  token = (/** @type {number} */ seat) => token(this.tools, seat);
  held = (/** @type {Snapshot} */ shown, /** @type {number} */ seat, /** @type {boolean} */ isOpen) => (isOpen ? null : held(this.tools, shown, seat));
  pick = nothing();
  /** Whether the last press was a finger's. */
  finger = false;
  #placements = new Placements([]);
  /** @type {Snapshot | null} */
  #shown = null;
  #foxed = new Set();

  /** @param {import("../src/board.js").Tools} tools */
  constructor(tools) {
    this.tools = tools;
    this.previews = new Previews(tools.play);
  }

  /** Takes in what is shown now. @param {Snapshot} shown */
  see(shown) {
    if (shown === this.#shown) return;
    const was = this.pick;
    this.#shown = shown;
    this.#placements = new Placements(shown.legal);
    this.pick = { ...nothing(), at: was.at, turn: 0 };
    this.#foxed = new Set();
    if (this.settings.foxed) this.#findFoxed();
  }

  /** Looks how wide the cells have become. */
  drawn() {
    const width = this.tools.find(".cell")?.clientWidth ?? 0;
    const isSmall = width ? width < PLAIN : this.isSmall;
    if (isSmall === this.isSmall) return;
    this.isSmall = isSmall;
    this.tools.redraw();
  }

  /** @param {Snapshot} shown */
  draw(shown) {
    const view = /** @type {RueView} */ (shown.view);
    const parts = { board: this, shown, view, pick: this.pick, foxed: this.#foxed, tools: this.tools };
    return {
      table: table(parts, this.window(view)),
      question: asking(parts),
      hand: hand(parts, this.#placements),
    };
  }

  /** Whether the person before the screen is to place a tile. */
  get isMine() {
    const shown = this.#shown;
    return shown !== null && isAsked(shown) && shown.seat === shown.decision?.seat && shown.legal.length > 0;
  }

  /** The names of the cells where the chosen tile may lie. */
  get open() {
    const { tile, turn } = this.pick;
    return tile ? this.#placements.cells(tile, turn) : new Set();
  }

  /** What the chosen tile would do on a cell, if that is known yet. @param {Cell} cell */
  preview(cell) {
    const { tile, turn, previews } = this.pick;
    const [way] = tile ? this.#placements.ways(tile, turn, cell) : [];
    return way && previews.get(placingText(way));
  }

  /** How many ways there are to pay on a cell. @param {Cell} cell */
  ways(cell) {
    const { tile, turn } = this.pick;
    return tile ? this.#placements.ways(tile, turn, cell) : [];
  }

  /** @param {RueView} view */
  window(view) {
    return windowOf(view.board.map(({ cell }) => cell));
  }

  /** @param {string} tile */
  choose(tile) {
    if (!this.isMine) return this.#notMine();
    const again = this.pick.tile === tile;
    this.#set({ tile: again ? null : tile, over: null, question: null, paying: new Set(), turn: this.#placements.turns(tile)[0] ?? 0 });
    this.tools.play.store.set({ notice: null, said: again ? "" : `${tileName(tile)} chosen.` });
    this.#try();
  }

  /** Turns the chosen tile by a quarter, clockwise or back. @param {1 | -1} by */
  async rotate(by) {
    const { tile, turn } = this.pick;
    if (!this.isMine) return this.#notMine();
    if (!tile) return this.tools.play.tell({ kind: "hint", text: "Choose a tile first." });
    const turns = this.#placements.turns(tile);
    const next = turns[(turns.indexOf(turn) + by + turns.length) % turns.length] ?? turn;
    if (next === turn) {
      const [cell] = this.open;
      return this.tools.play.tell(await this.tools.play.why(`place ${tile} ${cell} r${(turn + by + 4) % 4}`));
    }
    this.#set({ turn: next, question: null, paying: new Set() });
    this.tools.play.store.set({ notice: null, said: `Turned: ${edgeWords(tile, next)}.` });
    this.#try();
  }

  /** The pointer or the keyboard is over a cell, or over none. @param {Cell | null} cell */
  point(cell) {
    const { over } = this.pick;
    if ((over && named(over)) === (cell && named(cell))) return;
    this.pick = { ...this.pick, over: cell };
    this.tools.redraw();
  }

  /**
   * A cell was clicked, tapped or entered. With a finger the first tap shows, the second places.
   * @param {Cell} cell
   * @param {boolean} byKey
   */
  async enter(cell, byKey) {
    const { play } = this.tools;
    const { tile, turn, over, question } = this.pick;
    if (play.store.get().busy) return;
    if (question?.kind === "pay" && question.ways.some(({ pay }) => pay.some((paid) => named(paid) === named(cell)))) {
      return this.tick(named(cell), question.ways[0]?.pay.length === 1);
    }
    this.pick = { ...this.pick, at: cell };
    if (!this.isMine) return this.#notMine();
    if (!tile) return play.tell({ kind: "hint", text: "Choose a tile from your hand first, then a cell." });
    const ways = this.#placements.ways(tile, turn, cell);
    if (!ways.length) {
      this.#set({ over: null, question: null });
      return play.tell(await play.why(placingText({ key: tile, cell, turn })));
    }
    const first = this.finger && !byKey && !(over && named(over) === named(cell));
    if (!this.preview(cell)) await this.#try();
    this.#set({ over: cell, paying: new Set(), question: this.#question(cell, ways, first) });
    play.store.set({ notice: null, said: this.#asked() });
    if (this.pick.question) this.tools.focus(".ask input, .ask .filled");
    else if (ways[0]) await play.act(placingText(ways[0]));
  }

  /** The answer to the question that is open. @param {Placing | null} way  null calls it off */
  async answer(way) {
    const { question } = this.pick;
    if (way && question && question.kind !== "pay" && question.ways.length > 1) {
      this.#set({ question: { kind: "pay", ways: question.ways } });
      this.tools.play.store.set({ said: this.#asked() });
      return this.tools.focus(".ask input");
    }
    const at = question?.ways[0]?.cell ?? this.pick.at;
    this.#set({ question: null, over: null, paying: new Set() });
    this.tools.focus(`[data-cell="${named(at)}"]`);
    if (way) await this.tools.play.act(placingText(way));
  }

  /** Ticks a blue tile to pay, or not to. @param {string} cell @param {boolean} only  one alone pays */
  tick(cell, only) {
    const paying = new Set(only ? [] : this.pick.paying);
    if (!paying.delete(cell)) paying.add(cell);
    this.#set({ paying });
  }

  /** Moves the keyboard's cell. @param {string} key @returns {boolean} whether the key was one of the board's */
  step(key) {
    const view = /** @type {RueView | undefined} */ (this.#shown?.view);
    const to = view && stepped(this.pick.at, key, this.window(view));
    if (!to) return false;
    this.pick = { ...this.pick, at: to, over: to };
    this.tools.redraw();
    this.tools.focus(`[data-cell="${named(to)}"]`);
    return true;
  }

  /** A key pressed anywhere on the board but in a field. @param {KeyboardEvent} event */
  key({ key, shiftKey }) {
    const view = /** @type {RueView | undefined} */ (this.#shown?.view);
    const cards = view?.hands[view.to_move]?.cards ?? [];
    if (key === "r" || key === "R") this.rotate(shiftKey || key === "R" ? -1 : 1);
    else if (key === "Escape") this.#escape();
    else if (/^[1-8]$/.test(key) && cards[Number(key) - 1]) this.choose(/** @type {string} */ (cards[Number(key) - 1]));
    else return false;
    return true;
  }

  /** Closes the question, else lets the tile go. */
  #escape() {
    const { question } = this.pick;
    this.#set({ question: null, over: null, paying: new Set(), ...(question ? {} : { tile: null }) });
    const cell = question?.ways[0]?.cell;
    if (cell) this.tools.focus(`[data-cell="${named(cell)}"]`);
  }

  /** The question that is open, for those who hear it. */
  #asked() {
    const { question } = this.pick;
    const view = /** @type {RueView | undefined} */ (this.#shown?.view);
    return question && view ? questionWords(this, view, question) : "";
  }

  /** Shows other things on the table. @param {Partial<RueBoard["settings"]>} changes */
  show(changes) {
    this.settings = { ...this.settings, ...changes };
    if (this.settings.foxed) this.#findFoxed();
    else this.#foxed = new Set();
    this.tools.redraw();
  }

  /**
   * @param {Cell} cell
   * @param {Placing[]} ways
   * @param {boolean} first
   * @returns {Question | null}
   */
  #question(cell, ways, first) {
    if (this.preview(cell)?.badForm) return { kind: "form", ways };
    if (first) return { kind: "sure", ways };
    return ways.length > 1 ? { kind: "pay", ways } : null;
  }

  /** @param {Partial<Pick>} changes */
  #set(changes) {
    this.pick = { ...this.pick, ...changes };
    this.tools.redraw();
  }

  /** Tries the chosen tile on every open cell. */
  async #try() {
    const { tile, turn } = this.pick;
    if (!tile) return;
    const shown = this.#shown;
    const placings = [...this.open].flatMap((name) => this.#placements.ways(tile, turn, cellCalled(name) ?? [0, 0]).slice(0, 1));
    const previews = await this.previews.of(placings, shown?.seat ?? null).catch(() => null);
    if (previews && shown === this.#shown) this.#set({ previews });
  }

  async #findFoxed() {
    const shown = this.#shown;
    if (!shown) return;
    const { foxed = [] } = await this.tools.play.ask({ call: "insights", seat: shown.seat ?? shown.decision?.seat ?? 0 }).catch(() => ({}));
    if (shown !== this.#shown) return;
    this.#foxed = new Set(foxed.map(named));
    this.tools.redraw();
  }

  #notMine() {
    const shown = this.#shown;
    if (!shown) return;
    const { decision, names } = shown;
    if (!decision) return this.tools.play.tell({ kind: "hint", text: "The game is over. Start a new one, or go back." });
    if (humans(shown).includes(decision.seat)) return;
    this.tools.play.tell({ kind: "hint", text: `It is the turn of ${names[decision.seat]}.` });
  }
}

