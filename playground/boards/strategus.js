/** The board of Strategus: pieces are placed, then moved; a fight is shown for a moment; what is out of sight stays so. */

import { h } from "../src/render.js";
import { PAST, hides, isAsked, isLatest, isPast, isPlacing, isWritten } from "../src/store.js";
import { wordsOf } from "./strategus/army.js";
import { linesOf, named, stepped } from "./strategus/cells.js";
import { bar, look as deployed, tray } from "./strategus/deploy.js";
import { Deploying } from "./strategus/deploying.js";
import { Dragging } from "./strategus/drag.js";
import { answering, asking, prompt } from "./strategus/asking.js";
import { field } from "./strategus/field.js";
import { fight } from "./strategus/fight.js";
import { looks } from "./strategus/look.js";
import { Moves, moveText } from "./strategus/moves.js";
import { token } from "./strategus/pieces.js";
import { graveyard, outOfTurn, quiet } from "./strategus/side.js";
import { SIDES } from "./strategus/words.js";

/** @typedef {import("../src/types.js").Snapshot} Snapshot */
/** @typedef {import("./strategus/words.js").StrategusView} StrategusView */
/** @typedef {import("./strategus/words.js").Standing} Standing */

/** @typedef {import("../src/games.js").GameBoard} GameBoard */
/** @implements {GameBoard} */
export default class StrategusBoard {
  keys = "arrows move over the board, Enter chooses and moves, N goes to the next lit cell, Escape lets go, Ctrl Z takes back; while placing, 1 to 9, 0 for the mouse, T and A place a piece, Delete takes it off.";
  sample = "move a4 a5";
  covers = "pieces";
  /** The cell of the piece that is to move. @type {string | null} */
  from = null;
  /** What is to be done out of turn, if it is meant. @type {string | null} */
  meant = null;
  /** Where the keyboard is. */
  at = "a1";
  moves = new Moves([]);
  /** @type {Snapshot | null} */
  #shown = null;
  /** @type {Deploying | null} */
  #army = null;
  /** @type {Map<string, Standing>} */
  standing = new Map();
  /** What lay over the board when it was drawn last. */
  #over = "";

  /** @param {import("../src/board.js").Tools} tools */
  constructor(tools) {
    this.tools = tools;
    this.dragging = new Dragging({ begin: (taken) => this.#lift(taken), drop: (target) => this.#drop(target) });
  }

  /** Takes in what is shown now. @param {Snapshot} shown */
  see(shown) {
    if (shown === this.#shown) return;
    const was = this.#shown;
    this.#shown = shown;
    this.dragging.stop();
    this.moves = new Moves(shown.legal);
    [this.from, this.meant] = [null, null];
    this.standing = new Map(this.#view(shown).board.map((one) => [named(one.cell), one]));
    const { decision, seat } = shown;
    const isDeploying = isPlacing(shown) && isAsked(shown) && seat !== null && seat === decision?.seat;
    this.#army = isDeploying ? new Deploying(seat, this.#view(shown), this.tools) : null;
    if (isDeploying || was?.seat !== seat) this.at = isDeploying ? (linesOf(seat, 4)[0]?.[0] ?? "a4") : (linesOf(this.#side, 4)[0]?.[0] ?? "a4");
    if (isWritten(shown) && hides(shown) && seat !== null) this.#open(shown, 1 - seat);
  }

  /** Shows the pieces of both sides in what was written down: nothing of it is a secret. @param {Snapshot} shown @param {number} other */
  async #open(shown, other) {
    const { view } = await this.tools.play.ask({ call: "snapshot", seat: other });
    if (shown !== this.#shown) return;
    for (const one of /** @type {StrategusView} */ (view).board) if (one.kind !== null) this.standing.set(named(one.cell), one);
    this.tools.redraw();
  }

  /** @param {Snapshot} shown */
  #view = ({ view }) => /** @type {StrategusView} */ (view);

  /** The side from which the board is seen. */
  get #side() {
    const shown = this.#shown;
    if (!shown || isWritten(shown)) return 0;
    return this.moment?.seat ?? this.tools.handover() ?? shown.seat ?? 0;
  }

  /** Whether the board lies covered. */
  get isCovered() { return this.tools.handover() !== null; }

  /** Whether the person before the screen is to move. */
  get isMine() {
    const shown = this.#shown;
    return shown !== null && isAsked(shown) && shown.seat === shown.decision?.seat && this.moves.sources.length > 0 && !this.isCovered;
  }

  /** What is being shown for a moment. */
  get moment() { return this.tools.play.store.get().moment; }

  /** @param {Snapshot} shown */
  draw(shown) {
    const army = this.#army;
    const { moment, tools } = this;
    const look = looks(this, shown);
    const table = h("div", { class: "around", key: "around" },
      quiet(shown, tools),
      h("div", { class: ["table", army && "deploying"], key: "table" },
        army && this.#ahead(army),
        field(army ? linesOf(army.seat, 4) : linesOf(this.#side), {
          label: army ? `Your four rows, ${SIDES[army.seat]}` : "Board", at: this.at, kind: army ? "four" : "ten",
          look: (name) => (army ? deployed(army, name) : look(name)),
          tap: (name) => this.tap(name), focus: (name) => { this.at = name; }, step: (key) => this.step(key), press: this.dragging.press,
        }),
        moment && fight(moment, shown, tools)));
    if (army) return { table, question: bar(army, tools), hand: tray(army, tools, this.dragging.press) };
    return { table, question: moment || this.isCovered ? h("span", { hidden: true, key: "none" }) : asking(this, shown), hand: graveyard(shown, this.isMine) };
  }

  /** What lies before the four rows. @param {Deploying} army */
  #ahead({ lakes }) {
    return h("p", { class: ["ahead small", lakes && "lakes"], key: "ahead" },
      h("span", { class: "way" }, lakes ? "the enemy is up there, behind the lakes" : "the enemy is up there"));
  }

  /** The cells where the chosen piece can go. */
  get lit() {
    return this.isMine ? this.moves.targets(this.from) : new Set();
  }

  /** Puts the focus on what is shown for a moment, and on the board when that or the cover is gone. */
  drawn() {
    const { moment } = this;
    const now = moment ? ".fight .button" : this.isCovered ? ".handover .button" : `[data-cell="${this.at}"]`;
    const was = this.#over;
    const isOver = moment !== null || this.isCovered;
    this.#over = isOver ? now : "";
    if ((isOver && moment && now !== was) || (was && now !== was && !this.tools.find(":focus"))) /** @type {HTMLElement | null} */ (this.tools.find(now))?.focus({ preventScroll: true });
  }

  token = token;
  held = () => null;
  prompt = prompt;
  tags = (/** @type {Snapshot} */ { names }, /** @type {number} */ seat) => [SIDES[seat] ?? ""].filter((side) => names[seat]?.toLowerCase() !== side);
  namesIn = () => ["South", "North"];
  covered = (/** @type {Snapshot} */ shown, /** @type {number} */ seat) => answering(shown, seat, this.tools);

  switches() {
    const shown = this.#shown;
    return shown && !this.isCovered && !this.moment && isLatest(shown) && outOfTurn(shown.meta, (verb) => this.mean(verb));
  }

  /** The pieces that were placed at the beginning are not placed anew: Ready is final. @param {Snapshot} shown */
  origin(shown) {
    return isWritten(shown) ? 0 : (shown.log.findLast(({ action }) => action?.startsWith("place "))?.ply ?? 0);
  }

  /** A cell was clicked, tapped or entered. @param {string} name */
  async tap(name) {
    const { play } = this.tools;
    const shown = this.#shown;
    if (play.store.get().busy || !shown || this.isCovered) return;
    if (this.moment) return play.dismiss();
    if (this.#army) return this.#army.tap(name);
    if (!this.isMine) return this.#notMine(shown);
    const isOwn = this.standing.get(name)?.seat === shown.seat;
    if (this.from === name) return this.letGo();
    if (this.lit.has(name) && this.from) return this.act(moveText(this.from, name));
    if (isOwn) return this.#choose(name);
    if (this.from) return play.tell(await play.why(moveText(this.from, name)));
    play.tell({ kind: "hint", text: this.standing.has(name) ? "That is an enemy piece. Choose one of your own first." : "Choose one of your pieces first." });
  }

  /** Chooses a piece, or says why it cannot move. @param {string} name */
  async #choose(name) {
    const { play } = this.tools;
    const count = this.moves.targets(name).size;
    this.#set({ from: count ? name : null, meant: null });
    const kind = this.standing.get(name)?.kind ?? "";
    play.store.set({ notice: null, said: count ? `${wordsOf(kind)}, at ${name}, chosen: ${count} ${count === 1 ? "cell is" : "cells are"} lit.` : "" });
    if (!count) play.tell(await play.why(moveText(name, this.#beside(name))));
  }

  /** A cell beside another, to ask about: the one ahead, where there is one. @param {string} name */
  #beside(name) {
    const ahead = stepped(name, "ArrowUp", this.#side);
    return ahead && ahead !== name ? ahead : (stepped(name, "ArrowDown", this.#side) ?? name);
  }

  /** @param {Snapshot} shown */
  #notMine(shown) {
    const { decision, names } = shown;
    const text = !decision ? "The game is over. Start a new one, or look back." : isPast(shown) ? PAST : `It is the turn of ${names[decision.seat]}.`;
    this.tools.play.tell({ kind: "hint", text });
  }

  /** @param {string} text  a legal action */
  async act(text) {
    await this.tools.play.act(text);
    await null; // the page is drawn by then
    if (this.tools.find(":focus") || this.isCovered || this.moment) return;
    /** @type {HTMLElement | null} */ (this.tools.find(`[data-cell="${this.at}"]`))?.focus({ preventScroll: true });
  }

  /** Asks whether something is meant that is done out of turn. @param {string} verb */
  mean(verb) {
    this.#set({ meant: verb, from: null });
    this.tools.play.store.set({ notice: null });
    this.tools.focus(".ask .filled");
  }

  /** Does what was meant, or leaves it. @param {boolean} isMeant */
  async settle(isMeant) {
    const { play } = this.tools;
    const [verb, shown] = [this.meant, this.#shown];
    this.#set({ meant: null });
    if (!isMeant || !verb || !shown) return;
    const { seat, bots } = shown;
    if (seat === null || !(await play.act(`@${seat} ${verb}`)) || verb !== "offer-draw") return;
    // A bot never draws; a person at the same screen answers while the board is covered.
    if (bots[1 - seat]) await play.answer(`@${1 - seat} refuse-draw`);
    else await play.cover();
  }

  letGo() {
    this.#set({ from: null, meant: null });
    this.tools.play.store.set({ notice: null, said: "" });
  }

  /** Moves the keyboard's cell. @param {string} key @returns {boolean} whether the key was one of the board's */
  step(key) {
    const to = stepped(this.at, key, this.#army?.seat ?? this.#side, this.#army ? 4 : 10);
    if (to) this.#go(to);
    return to !== null;
  }

  /** @param {string} to */
  #go(to) {
    this.at = to;
    this.tools.focus(`[data-cell="${to}"]`);
  }

  /** While pieces are placed, takes back the last step of that. */
  takeBack() {
    this.#army?.back();
    return this.#army !== null;
  }

  /** A key pressed anywhere on the board but in a field. @param {KeyboardEvent} event */
  key({ key, shiftKey, target }) {
    if (this.moment && key === "Escape") return this.tools.play.dismiss(), true;
    if (this.#army) {
      const cell = /** @type {HTMLElement} */ (target).dataset?.cell ?? null;
      const done = key === "Escape" ? (this.#army.letGo(), true) : this.#army.key(key, cell);
      if (typeof done === "string") this.#go(done);
      return done !== false;
    }
    if (key === "Escape") this.letGo();
    else if (key === "n" || key === "N") this.#next(shiftKey ? -1 : 1);
    else return false;
    return true;
  }

  /** Goes to the next cell that is lit, or the next piece that can move. @param {1 | -1} way */
  #next(way) {
    const lit = [...(this.lit.size ? this.lit : this.isMine ? this.moves.sources : [])];
    const now = lit.indexOf(this.at);
    const to = lit[now < 0 ? 0 : (now + way + lit.length) % lit.length];
    if (to) this.#go(to);
  }

  /** A piece is taken up to be dragged. @param {HTMLElement} taken */
  #lift({ dataset: { cell, kind } }) {
    if (this.#army) Object.assign(this.#army, { from: cell ?? null, kind: kind ?? null });
    else if (cell && this.moves.targets(cell).size) this.from = cell;
    else if (cell) return this.#choose(cell), false;
    this.tools.redraw();
    return true;
  }

  /** What was dragged is let go over a cell, or elsewhere. @param {HTMLElement | null} target */
  #drop(target) {
    const { cell, kind } = target?.dataset ?? {};
    const army = this.#army;
    if (army) return army.drop({ ...(army.from ? { cell: army.from } : {}), ...(army.kind ? { kind: army.kind } : {}) }, target && { ...(cell ? { cell } : {}), ...(kind ? { kind } : {}) });
    if (!cell) return this.letGo();
    if (this.standing.get(cell)?.seat === this.#shown?.seat) return this.letGo();
    this.tap(cell);
  }

  /** @param {Partial<Pick<StrategusBoard, "from" | "meant" | "at">>} changes */
  #set(changes) {
    Object.assign(this, changes);
    this.tools.redraw();
  }
}
