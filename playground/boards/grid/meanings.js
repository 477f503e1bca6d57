/** Legal actions by what a player does for them: a card picked, a cell tapped, a button pressed. */

/**
 * An action taken apart: its words, as far as boards need them.
 * @typedef {object} Meaning
 * @property {string} text
 * @property {string} verb
 * @property {string | null} card  what is played, or named
 * @property {string | null} from  the cell that something leaves
 * @property {string | null} cell  the cell that is tapped for it
 */
/**
 * What a tap on a cell does. `act`: the action is clear; `from`: the cell where a move begins; `let-go`: what was
 * picked is put back; `ask`: it may mean several things; `refused`: the action that was meant is illegal; `look`:
 * it means nothing, so the cell is told.
 * @typedef {{ kind: "act", text: string } | { kind: "from", cell: string } | { kind: "let-go" } | { kind: "ask" } | { kind: "refused", text: string } | { kind: "look" }} Tap
 */

const CELL = /^-?\d+,-?\d+$/;

/**
 * @param {string} text
 * @returns {Meaning}
 */
export function readMeaning(text) {
  const [verb = "", first = "", second = ""] = text.split(" ");
  if (CELL.test(first)) {
    return CELL.test(second) ? { text, verb, card: null, from: first, cell: second } : { text, verb, card: null, from: null, cell: first };
  }
  return { text, verb, card: first || null, from: null, cell: CELL.test(second) ? second : null };
}

export class Meanings {
  /** @param {string[]} legal */
  constructor(legal) {
    this.all = legal.map(readMeaning);
    this.plays = this.all.filter(({ card, cell }) => card !== null && cell !== null);
    this.moves = this.all.filter(({ from }) => from !== null);
    /** The actions that a cell alone stands for, by verb: what is used, what is chosen. */
    this.uses = this.all.filter(({ verb, card, from, cell }) => cell !== null && card === null && from === null && verb === "use");
    this.chosen = this.all.filter(({ verb, card, from, cell }) => cell !== null && card === null && from === null && verb !== "use");
    /** What no cell stands for: a name, a stop, a pass. */
    this.bare = this.all.filter(({ cell }) => cell === null);
    this.sources = [...new Set(this.moves.map(({ from }) => /** @type {string} */ (from)))];
    const isStep = this.moves.length > 0 && !this.plays.length && !this.uses.length && !this.chosen.length;
    /** Where a move begins, if it is clear: in the middle of a turn only one card is asked about. */
    this.source = isStep && this.sources.length === 1 ? (this.sources[0] ?? null) : null;
  }

  /** Whether a card can be played somewhere. @param {string} card */
  has(card) {
    return this.plays.some((one) => one.card === card);
  }

  /** The ways to play a card on a cell. @param {string} card @param {string} cell */
  ways(card, cell) {
    return this.plays.filter((one) => one.card === card && one.cell === cell);
  }

  /** The cards that can be played on a cell. @param {string} cell */
  fitting(cell) {
    return [...new Set(this.plays.filter((one) => one.cell === cell).map(({ card }) => /** @type {string} */ (card)))];
  }

  /** The moves from a cell, or from any. @param {string | null} from @param {string} [to] */
  movesOf(from, to) {
    return this.moves.filter((one) => (from === null || one.from === from) && (to === undefined || one.cell === to));
  }

  /** What a cell by itself is used for. @param {string} cell */
  usesOf(cell) {
    return this.uses.filter((one) => one.cell === cell);
  }

  /**
   * The cells that light up: where what was picked may go, or what may be chosen.
   * @param {{ card: string | null, from: string | null }} pick
   * @returns {Set<string>}
   */
  lit({ card, from }) {
    const some = card !== null ? this.plays.filter((one) => one.card === card)
      : from !== null ? this.movesOf(from)
        : this.source !== null ? this.moves
          : this.chosen;
    return new Set(some.map(({ cell }) => /** @type {string} */ (cell)));
  }

  /** The cells that can do something by themselves: begin a move, be used. */
  get able() {
    return this.source === null ? new Set([...this.sources, ...this.uses.map(({ cell }) => /** @type {string} */ (cell))]) : new Set();
  }

  /**
   * What a tap on a cell does.
   * @param {string} cell
   * @param {{ card: string | null, from: string | null }} pick
   * @param {string} asked  what the game waits for, as its decision says
   * @returns {Tap}
   */
  tap(cell, { card, from }, asked) {
    if (card !== null) {
      const [way, other] = this.ways(card, cell);
      const verb = this.plays[0]?.verb ?? "play";
      return other ? { kind: "ask" } : way ? { kind: "act", text: way.text } : { kind: "refused", text: `${verb} ${card} ${cell}` };
    }
    const start = from ?? this.source;
    if (start !== null) {
      if (start === cell) return from === null ? { kind: "look" } : { kind: "let-go" };
      const [move] = this.movesOf(start, cell);
      return move ? { kind: "act", text: move.text } : { kind: "refused", text: `move ${start} ${cell}` };
    }
    const [choice] = this.chosen.filter((one) => one.cell === cell);
    if (choice) return { kind: "act", text: choice.text };
    if (asked === "choose") return { kind: "refused", text: `choose ${cell}` };
    const begins = this.sources.includes(cell);
    const uses = this.usesOf(cell).length + this.fitting(cell).length;
    if (begins && !uses) return { kind: "from", cell };
    return uses ? { kind: "ask" } : { kind: "look" };
  }
}
