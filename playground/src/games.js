/** Which board a game is played on; each is loaded when it is first needed, with its style. */

/** @typedef {import("./types.js").Snapshot} Snapshot */
/** @typedef {import("./render.js").Described} Described */
/** @typedef {import("./render.js").Child} Child */
/**
 * What a game's board is to the board around it.
 * @typedef {object} GameBoard
 * @property {string} keys  the keys it knows, in a line
 * @property {string} sample  the first moves of a record
 * @property {(shown: Snapshot) => void} see  takes in what is shown now
 * @property {(shown: Snapshot) => { table: Child, question: Child, hand: Child }} draw
 * @property {() => void} drawn  all that was described is in the page
 * @property {(event: KeyboardEvent) => boolean} key  whether a key pressed outside fields was one of the board's
 * @property {() => boolean} [takeBack]  takes back a step that only the board knows of; whether that is how steps are taken back now
 * @property {(seat: number) => Described} token  the mark of a seat
 * @property {(shown: Snapshot, seat: number, isOpen: boolean) => Child} held  what a seat still holds; `isOpen` where its hand lies open elsewhere
 * @property {(shown: Snapshot, seat: number) => string[]} tags  what else is told of a seat
 * @property {() => Child} switches  what can be shown or not
 * @property {string} [covers]  what lies covered while the device is handed over; hands where nothing is said
 * @property {(shown: Snapshot, seat: number) => Child} [covered]  what else is told then
 * @property {(shown: Snapshot) => string | null} [prompt]  what is asked, where the board has shorter words than the engine
 * @property {(shown: Snapshot) => string[]} [notes]  what is told of the turn beside the prompt
 * @property {(chosen: Record<string, string>) => string[]} [leading]  the options that a new game shows before the others
 * @property {(example: string, seats: number) => string[]} [namesIn]  what the players of an example are called on its drawing
 * @property {(shown: Snapshot) => number} [origin]  the ply from which moves are counted
 */
/** @typedef {new (tools: import("./board.js").Tools) => GameBoard} GameBoardClass */

/** @type {Record<string, { code: () => Promise<{ default: GameBoardClass }>, sheet: string }>} */
const OWN = {
  strategus: { code: () => import("../boards/strategus.js"), sheet: "strategus.css" },
  rue: { code: () => import("../boards/rue.js"), sheet: "rue.css" },
};
const ANY = { code: () => import("../boards/grid.js"), sheet: "grid.css" };

/** @type {Map<string, Promise<[GameBoardClass, CSSStyleSheet]>>} */
const loaded = new Map();

/**
 * A style sheet of the playground's.
 * @param {string} file
 */
export const sheet = (file) =>
  fetch(new URL(`../css/${file}`, import.meta.url)).then((answer) => answer.text()).then((text) => new CSSStyleSheet().replace(text));

/**
 * The board of a game and its style; a game without a board of its own has the one for any grid.
 * @param {string} game
 */
export function boardOf(game) {
  const known = loaded.get(game);
  if (known) return known;
  const { code, sheet: file } = OWN[game] ?? ANY;
  const coming = Promise.all([code().then(({ default: made }) => made), sheet(file)]);
  loaded.set(game, coming);
  coming.catch(() => loaded.delete(game));
  return coming;
}
