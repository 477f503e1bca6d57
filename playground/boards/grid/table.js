/** The table: a window of the plane with its cards, who holds them, and what can be done. */

import { named, rowsOf } from "../../src/grid.js";
import { h } from "../../src/render.js";
import { face } from "./card.js";
import { sign, token } from "./marks.js";
import { turnWords } from "./turns.js";
import { lyingWords, ownerName } from "./words.js";

/** @typedef {import("../../src/types.js").Cell} Cell */
/** @typedef {import("./words.js").Lying} Lying */
/**
 * @typedef {object} Parts
 * @property {import("../grid.js").default} board
 * @property {import("../../src/types.js").Snapshot} shown
 * @property {import("./words.js").GridView} view
 * @property {import("../grid.js").Pick} pick
 * @property {import("./words.js").Pieces} pieces
 * @property {import("../../src/board.js").Tools} tools
 */
/** @typedef {Parts & { lying: Map<string, Lying>, lit: Set<string>, able: Set<string>, askers: Set<string>, changes: import("./changes.js").Changes }} Ways */

/**
 * @param {Parts} parts
 * @param {import("../../src/grid.js").Window} shown
 * @param {import("./changes.js").Changes} changes
 */
export function table(parts, shown, changes) {
  const { board, view, shown: { decision } } = parts;
  const lying = new Map(view.board.map((one) => [named(one.cell), one]));
  const rows = rowsOf(shown);
  const ways = { ...parts, lying, changes, lit: board.lit, able: board.able, askers: askers(decision) };
  return h("div", { class: "around", key: "around" },
    bar(parts),
    h("div", { class: "table" },
      h("div", {
        class: "grid", role: "grid", "aria-label": "Table", "aria-describedby": "tw-keys",
        vars: { "--cols": shown.east - shown.west + 1, "--size": `${board.zoom.size}px` },
        onkeydown: (/** @type {KeyboardEvent} */ event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          if (board.step(event.key)) event.preventDefault();
        },
      },
      h("div", { class: "heads", "aria-hidden": "true" },
        h("span", { class: "corner" }),
        (rows[0] ?? []).map(([x]) => h("span", { key: x }, String(x).replace("-", "−")))),
      rows.map((row) => h("div", { class: "row", role: "row", key: row[0]?.[1] },
        h("span", { class: "head", "aria-hidden": "true" }, String(row[0]?.[1]).replace("-", "−")),
        row.map((cell) => place(cell, ways)))))));
}

/**
 * The cells of what asks in the middle of a turn, and of what was answered already.
 * @param {import("../../src/types.js").Asked | null} decision
 */
function askers(decision) {
  const numbers = (decision?.memo ?? []).filter((word) => typeof word === "number");
  const pairs = numbers.flatMap((x, index) => (index % 2 ? [] : [`${x},${numbers[index + 1]}`]));
  return new Set(decision?.at ? [named(decision.at), ...pairs] : pairs);
}

/** What all may know besides the table, and how large it is shown. @param {Parts} parts */
function bar({ board, view, shown }) {
  const facts = [
    view.pile !== undefined && `Pile ${view.pile}`,
    `Turn ${view.turn}`,
    ...turnWords(shown),
  ].filter(Boolean);
  return h("div", { class: "facts" },
    h("p", {}, facts.join(" · ")),
    h("div", { class: "zoom", role: "group", "aria-label": "Size of the cards" },
      h("button", { type: "button", class: "button", "aria-label": "Smaller cards", "aria-keyshortcuts": "-", title: "Smaller cards (−)", onclick: () => board.zoomBy(-1) }, "−"),
      h("button", { type: "button", class: "button", "aria-label": "Larger cards", "aria-keyshortcuts": "+", title: "Larger cards (+)", onclick: () => board.zoomBy(1) }, "+")));
}

/**
 * One cell: a button, whatever lies there.
 * @param {Cell} cell
 * @param {Ways} ways
 */
function place(cell, ways) {
  const { board, pick, lying, lit, able, changes } = ways;
  const name = named(cell);
  const one = lying.get(name);
  const beside = [[0, -1], [1, 0], [0, 1], [-1, 0]].some(([x = 0, y = 0]) => lying.has(named([cell[0] + x, cell[1] + y])));
  const mark = changes.marks.get(name);
  const picked = pick.from === name || pick.seen === name || ways.askers.has(name);
  return h("div", { class: "spot", role: "gridcell", key: name },
    h("button", {
      type: "button",
      class: ["cell", one && "laid", !one && beside && "beside", lit.has(name) && "open", able.has(name) && "able", picked && "aimed",
        changes.placed === name && "last", mark && "changed"],
      "data-cell": name, tabindex: named(pick.at) === name ? "0" : "-1",
      "aria-label": words(name, ways), title: one ? words(name, ways) : undefined,
      onfocus: () => { board.pick = { ...board.pick, at: cell }; },
      onclick: () => board.tap(name),
    },
    one && [face(one, ways.pieces, [
      (one.beneath ?? []).length > 0 && h("span", { class: ["depth", `deep-${Math.min(2, (one.beneath ?? []).length)}`], key: "depth" }, sign("stack"), h("span", { "data-text": (one.beneath ?? []).length + 1 })),
      mark && h("span", { class: "note", "data-text": mark, key: "mark" }),
    ]), ...on(one, ways)],
    changes.placed === name && h("span", { class: "brackets", key: "brackets" })));
}

/**
 * What lies on a card.
 * @param {Lying} lying
 * @param {Ways} ways
 */
function on({ owner = null, tokens = 0, shares = [] }, { view, shown }) {
  return [
    shares.length > 0 && h("span", { class: ["shares", shares.length > 4 && "many"], "aria-hidden": "true", key: "shares" }, shares.map((share) => token(share, view, { isSmall: true, name: ownerName(share, shown.names) }))),
    owner !== null && h("span", { class: "owner", "aria-hidden": "true", key: "owner" }, token(owner, view, { count: tokens })),
  ];
}

/**
 * @param {string} name
 * @param {Ways} ways
 */
function words(name, { lying, shown, pieces, pick, lit, able, board, changes }) {
  const one = lying.get(name);
  const mark = changes.marks.get(name);
  return [
    `${name}: ${one ? lyingWords(one, pieces, shown.names) : "empty"}`,
    lit.has(name) && (pick.card ? `${pieces.name(pick.card)} can go here` : pick.from || board.meanings.source ? "a token can go here" : "can be chosen"),
    able.has(name) && "can act",
    changes.placed === name && "played last",
    mark && `${mark} by the last move`,
  ].filter(Boolean).join("; ");
}
