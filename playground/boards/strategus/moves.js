/** The legal moves, by the cell a piece leaves and the cell it goes to. */

/** @param {string} from @param {string} to */
export const moveText = (from, to) => `move ${from} ${to}`;

export class Moves {
  /** @type {Map<string, Set<string>>} */
  #from = new Map();

  /** @param {string[]} legal */
  constructor(legal) {
    for (const text of legal) {
      const [verb, from = "", to = ""] = text.split(" ");
      if (verb !== "move") continue;
      const known = this.#from.get(from);
      if (known) known.add(to);
      else this.#from.set(from, new Set([to]));
    }
  }

  /** The cells that a piece can leave. */
  get sources() {
    return [...this.#from.keys()];
  }

  /** Where the piece on a cell can go. @param {string | null} from @returns {Set<string>} */
  targets(from) {
    return (from !== null && this.#from.get(from)) || new Set();
  }
}

/**
 * The cells of the last move: where it began and where it led; null where the last thing done was no move.
 * @param {import("../../src/types.js").Line[]} log
 * @returns {{ from: string, to: string } | null}
 */
export function lastMove(log) {
  const [verb, from, to] = (log.at(-1)?.action ?? "").split(" ");
  return verb === "move" && from && to ? { from, to } : null;
}
