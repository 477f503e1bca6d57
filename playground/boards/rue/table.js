/** The table: a window of the plane, its tiles, and what the chosen tile would do. */

import { named, rowsOf } from "../../src/grid.js";
import { h } from "../../src/render.js";
import { change } from "../../src/store.js";
import { laidWords, previewWords, tileName } from "./words.js";

/** @typedef {import("../../src/types.js").Cell} Cell */
/** @typedef {import("./words.js").Laid} Laid */
/**
 * @typedef {object} Parts
 * @property {import("../rue.js").default} board
 * @property {import("../../src/types.js").Snapshot} shown
 * @property {import("./words.js").RueView} view
 * @property {import("../rue.js").Pick} pick
 * @property {Set<any>} foxed
 * @property {import("../../src/board.js").Tools} tools
 */

/**
 * @param {Parts} parts
 * @param {import("../../src/grid.js").Window} shown
 */
export function table(parts, shown) {
  const { board, view, pick } = parts;
  const laid = new Map(view.board.map((tile) => [named(tile.cell), tile]));
  const rows = rowsOf(shown);
  const width = shown.east - shown.west + 1;
  const aimed = pick.over && board.open.has(named(pick.over)) ? pick.over : null;
  const marks = marked(board, pick, aimed);
  const last = changed(parts);
  const ways = { ...parts, laid, aimed, marks, last };
  return h("div", { class: "table" },
    h("div", {
      class: ["grid", board.isSmall && "plain"], role: "grid", "aria-label": "Table", "aria-describedby": "tw-keys",
      vars: { "--cols": width, "--rows": rows.length },
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (board.step(event.key)) event.preventDefault();
      },
      onpointerleave: () => pick.question || board.point(null),
    },
    h("div", { class: "heads", "aria-hidden": "true" },
      h("span", {}),
      (rows[0] ?? []).map(([x]) => h("span", { key: x }, String(x).replace("-", "−")))),
    rows.map((row) => h("div", { class: "row", role: "row", key: row[0]?.[1] },
      h("span", { class: "head", "aria-hidden": "true" }, String(row[0]?.[1]).replace("-", "−")),
      row.map((cell) => place(cell, ways))))));
}

/**
 * What the aimed placement would do, by cell. Where there is a choice of what pays, that is asked, not told.
 * @param {import("../rue.js").default} board
 * @param {import("../rue.js").Pick} pick
 * @param {Cell | null} aimed
 * @returns {Map<string, string>}
 */
function marked(board, { question, paying }, aimed) {
  const ways = aimed ? board.ways(aimed) : [];
  /** @type {Map<string, string>} */
  const marks = new Map((aimed && board.preview(aimed)?.marks) ?? []);
  if (ways.length < 2) return marks;
  for (const [name, mark] of marks) if (mark === "pays") marks.delete(name);
  if (question?.kind !== "pay") return marks;
  for (const name of ways.flatMap(({ pay }) => pay.map(named))) marks.set(name, paying.has(name) ? "pays" : "?");
  return marks;
}

/** @typedef {Parts & { laid: Map<string, Laid>, aimed: Cell | null, marks: Map<string, string>, last: Changed }} Ways */

/**
 * One cell: a button, whatever lies there.
 * @param {Cell} cell
 * @param {Ways} ways
 */
function place(cell, ways) {
  const { board, pick, laid, aimed, last, foxed, marks, tools } = ways;
  const name = named(cell);
  const tile = laid.get(name);
  const isOpen = board.open.has(name);
  const beside = [[0, -1], [1, 0], [0, 1], [-1, 0]].some(([x = 0, y = 0]) => laid.has(named([cell[0] + x, cell[1] + y])));
  const isAimed = aimed !== null && named(aimed) === name;
  const preview = isOpen ? board.preview(cell) : undefined;
  const mark = marks.get(name);
  const isKey = named(pick.at) === name;
  return h("div", { class: "spot", role: "gridcell", key: name },
    h("button", {
      type: "button",
      class: ["cell", tile && "laid", !tile && beside && "beside", isOpen && "open", preview?.badForm && "bad", isAimed && "aimed",
        last.placed === name && "last", last.changed.has(name) && "changed", mark && "marked"],
      "data-cell": name, tabindex: isKey ? "0" : "-1",
      "aria-label": words(cell, tile, ways, isOpen),
      onpointerenter: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && !pick.question && board.point(cell),
      onfocus: (/** @type {FocusEvent} */ event) => {
        board.pick = { ...board.pick, at: cell };
        if (!pick.question && /** @type {HTMLElement} */ (event.target).matches(":focus-visible")) board.point(cell);
      },
      onpointerdown: (/** @type {PointerEvent} */ event) => { board.finger = event.pointerType !== "mouse"; },
      onclick: (/** @type {MouseEvent} */ event) => board.enter(cell, event.detail === 0),
    },
    tile && face(tile.card, tile.rotation, board, ""),
    tile && tile.counter !== null && h("img", { class: "counter", src: tools.face(`counter-${tile.counter}.svg`), alt: "", key: "counter" }),
    tile && tile.coins > 0 && h("span", { class: "coins", key: "coins" }, h("img", { src: tools.face("coin.svg"), alt: "" }), tile.coins),
    isAimed && pick.tile && face(pick.tile, pick.turn, board, "ghost"),
    !tile && isOpen && !isAimed && board.settings.gains && preview && h("span", { class: "gain" }, preview.lines.length ? change(preview.gain) : "·"),
    preview?.badForm && h("span", { class: "flag", key: "bad" }, "!"),
    foxed.has(name) && h("span", { class: "flag fox", key: "fox" }, "foxed"),
    mark && h("span", { class: ["mark", mark === "+1" && "plus", mark === "−1" && "minus"], key: "mark" }, mark),
    last.placed === name && h("span", { class: "brackets", key: "brackets" })));
}

/**
 * @param {string} card
 * @param {number} turn
 * @param {import("../rue.js").default} board
 * @param {string} kind
 * @param {boolean} [isSmall]
 */
export function face(card, turn, board, kind, isSmall = board.isSmall) {
  const set = isSmall ? "small" : board.settings.motif;
  return h("img", { class: ["face", `r${turn}`, kind], src: board.tools.face(`${set}/${card}.svg`), alt: tileName(card), draggable: "false", key: `face ${kind}` });
}

/** @typedef {{ placed: string | null, changed: Set<string> }} Changed */

/**
 * What the last ply did, where it can be seen.
 * @param {Parts} parts
 * @returns {Changed}
 */
function changed({ shown }) {
  const events = shown.log.at(-1)?.events ?? [];
  const placed = events.find(({ kind }) => kind === "place")?.cell;
  const kinds = new Set(["capture", "pay", "burden", "release"]);
  const cells = events.filter(({ kind }) => kinds.has(kind)).flatMap(({ cell, paid }) => [cell, paid]);
  return { placed: placed ? named(placed) : null, changed: new Set(cells.flatMap((cell) => (cell ? [named(cell)] : []))) };
}

/** What the marks of an aimed placement say. @type {Record<string, string>} */
const MARKS = { "+1": "; would score +1", "−1": "; would score −1", "±0": "; would score ±0", pays: "; pays", "?": "; may pay" };

/**
 * @param {Cell} cell
 * @param {Laid | undefined} tile
 * @param {Ways} ways
 * @param {boolean} isOpen
 */
function words(cell, tile, { board, shown, pick, foxed, last, marks }, isOpen) {
  const name = named(cell);
  if (tile) return laidWords(tile, shown.names, foxed.has(name)) + (last.placed === name ? "; placed last" : "") + (MARKS[marks.get(name) ?? ""] ?? "");
  if (!isOpen || !pick.tile) return `${name}: empty`;
  const preview = board.preview(cell);
  const effect = preview ? `. ${previewWords(preview, board.ways(cell).length > 1)}` : "";
  return `${name}: free for the ${tileName(pick.tile)}${effect}`;
}

