/**
 * The one worker of a visit: it runs the engine, and the page talks to it in JSON.
 *
 * In: `{ id, requests }`, JSON texts for the bridge. Out: `{ id, begun }`, then all answers as `{ id, answers }`.
 * Out besides: `{ loading }` while it boots, then `{ ready }` or `{ failed }`.
 */

import { boot } from "./boot.js";
import { anySeed } from "./lot.js";
import { find, keep, tidy } from "./vault.js";

/** @typedef {import("./types.js").Request} Request */

const runtime = new URL("../../runtime/", import.meta.url).href;
const post = (/** @type {object} */ message) => self.postMessage(message);

const bridge = boot(runtime, (loading) => post({ loading }));
bridge.then(
  () => post({ ready: true }),
  (error) => post({ failed: { code: error.code ?? "boot", message: error.code ? error.message : `The engine did not start: ${error.message}` } }),
);

// Messages are worked off one after the other, also where one waits for the vault.
let last = bridge.then(() => {}, () => {});
self.onmessage = ({ data: { id, requests } }) => {
  last = last.then(async () => {
    const call = await bridge;
    post({ id, begun: true });
    const answers = [];
    for (const text of requests) answers.push(await answer(call, text));
    post({ id, answers });
  }).catch((error) => console.error(error));
};

/**
 * @param {(request: string) => string} call
 * @param {string} text
 */
async function answer(call, text) {
  /** @type {Request} */
  const request = JSON.parse(text);
  if (request.call === "restore") return restore(call, request);
  if (request.call === "draft") return draft(request);
  // A seed that nobody wishes for is drawn here, so that the page does not know what it deals.
  const answered = call(request.call === "new" && request["seed"] === undefined ? JSON.stringify({ ...request, seed: anySeed() }) : text);
  if (KEPT.has(request.call)) remember(call, request, answered);
  return answered;
}

const KEPT = new Set(["new", "load", "act", "bot", "goto"]);
/** @type {Map<string, import("./vault.js").Kept>} */
const games = new Map();

/**
 * Keeps a game as it is now: its record whenever a move was made, the ply that is shown always.
 * @param {(request: string) => string} call
 * @param {Request} request
 * @param {string} answered
 */
function remember(call, { call: name, board }, answered) {
  if (!board) return;
  const { ok, value } = JSON.parse(answered);
  if (!ok) return;
  const ask = (/** @type {object} */ more) => JSON.parse(call(JSON.stringify({ board, ...more }))).value;
  const at = value.ply;
  if (name !== "goto") {
    if (at !== value.plies) ask({ call: "goto", ply: value.plies, seat: value.seat });
    games.set(board, { record: ask({ call: "record", whole: true }), at, bots: value.bots });
    if (at !== value.plies) ask({ call: "goto", ply: at, seat: value.seat });
  }
  const game = games.get(board);
  if (game) hold(board, { ...game, at });
}

/** @param {string} board @param {import("./vault.js").Kept} game */
function hold(board, game) {
  games.set(board, game);
  keep(board, game);
}

/**
 * Keeps an arrangement that a seat has begun, `rows`, or without it tells the one that is kept. With the next move it is gone.
 * @param {Request} request
 */
function draft({ board = "", seat, rows }) {
  const game = games.get(board);
  if (game && rows) hold(board, { ...game, drafts: { ...game.drafts, [String(seat)]: rows } });
  return JSON.stringify({ ok: true, value: games.get(board)?.drafts?.[String(seat)] ?? null });
}

/**
 * Takes up a game that an earlier worker, or an earlier visit to the page, left in the vault.
 * @param {(request: string) => string} call
 * @param {Request} request
 */
async function restore(call, { board = "", ...rest }) {
  const kept = await find(board);
  if (!kept) return JSON.stringify({ ok: false, error: { code: "lost", message: "This game is no longer kept." } });
  games.set(board, kept);
  const { record, at, bots } = kept;
  return call(JSON.stringify({ ...rest, call: "load", board, record, at, bots }));
}

bridge.then(tidy, () => {});
