/** What lies on a table of cards, in words and in signs. */

/** @typedef {import("../../src/types.js").Cell} Cell */
/** @typedef {import("../../src/types.js").GameInfo} GameInfo */
/** @typedef {number | "undead" | null} Owner */
/**
 * @typedef {object} Lying  A place on the table, as a view tells it; a game without tokens or stacks leaves them out.
 * @property {Cell} cell
 * @property {string} card
 * @property {string | null} [land]
 * @property {Owner} [owner]
 * @property {number} [tokens]
 * @property {{ card: string, land?: string | null }[]} [beneath]
 * @property {Owner[]} [shares]
 */
/**
 * @typedef {import("../../src/types.js").View & {
 *   hands: import("../../src/types.js").Hand[], board: Lying[], to_move: number, extra?: number, quiet?: number, pending?: unknown[], pile?: number, houses?: string[], sideboards?: string[][],
 *   supplies?: number[] | null,
 * }} GridView
 */

/** "a", "a and b", "a, b and c". @param {string[]} words */
export function listed(words) {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** @param {string} text */
export const capital = (text) => `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`;

/** Names and kinds of a game's pieces, by key. */
export class Pieces {
  /** @type {Map<string, import("../../src/types.js").Piece>} */
  #known = new Map();

  /** @param {GameInfo | null} info */
  constructor(info) {
    for (const piece of info?.components ?? []) this.#known.set(piece.key, piece);
  }

  /** @param {string} key */
  name(key) {
    return this.#known.get(key)?.name ?? capital(key.replaceAll("-", " "));
  }

  /** A name cut to what a small cell has room for: a family card's role. @param {string} key */
  short(key) {
    return this.kind(key) === "family" ? capital(key.slice(key.lastIndexOf("-") + 1)) : this.name(key);
  }

  /** @param {string} key */
  kind(key) {
    return this.#known.get(key)?.kind ?? "card";
  }

  /** What a piece does, in a line; "" where nothing is told of it. @param {string} key */
  about(key) {
    return this.#known.get(key)?.about ?? "";
  }

  /** The clause that asks for a piece. @param {string} key */
  rule(key) {
    return this.#known.get(key)?.rule ?? null;
  }

  /** The letter of a Land's set. @param {string} key */
  letter(key) {
    return this.kind(key) === "land" ? key.slice(-1).toUpperCase() : "";
  }

  /** The house of a family card. @param {string} key */
  house(key) {
    return this.kind(key) === "family" ? key.slice(0, key.lastIndexOf("-")) : "";
  }

  /** "Land of set A", "Family", "Special". @param {string} key */
  sort(key) {
    const kind = this.kind(key);
    return kind === "land" ? `Land of set ${this.letter(key)}` : kind === "card" ? "" : capital(kind);
  }

  /** A card as it lies, a Wild Land with what it stands for. @param {{ card: string, land?: string | null }} lying */
  lying({ card, land }) {
    return this.name(card) + (land && land !== card ? ` as ${this.name(land)}` : "");
  }
}

/**
 * A place on the table, for those who hear it.
 * @param {Lying} lying
 * @param {Pieces} pieces
 * @param {string[]} names
 */
export function lyingWords(lying, pieces, names) {
  const { card, land, owner = null, tokens = 0, beneath = [], shares = [] } = lying;
  const sort = pieces.sort(land && land !== card ? land : card);
  const whose = shares.length ? `shared by ${listed(shares.map((share) => ownerName(share, names)))}`
    : owner === null ? (lying.owner === undefined ? "" : "held by nobody")
      : `held by ${ownerName(owner, names)}, ${tokens} ${tokens === 1 ? "token" : "tokens"}`;
  return [
    `${pieces.lying(lying)}${sort ? `, ${sort}` : ""}`,
    whose,
    beneath.length ? `beneath it ${listed(beneath.map((layer) => pieces.lying(layer)))}` : "",
  ].filter(Boolean).join("; ");
}

/** @param {Owner} owner @param {string[]} names */
export const ownerName = (owner, names) => (owner === "undead" ? "the Undead" : owner === null ? "nobody" : (names[owner] ?? ""));

/**
 * What a button says that stands for an action without a cell.
 * @param {import("./meanings.js").Meaning} meaning
 * @param {Pieces} pieces
 */
export function bareWords({ text, verb, card }, pieces) {
  if (verb === "name" && card) return pieces.name(card);
  if (text === "stop") return "No more moves";
  return text === "pass" ? "Pass" : capital(text);
}
