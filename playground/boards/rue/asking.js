/** The bar under the table: what the aimed placement does, and what has to be settled before it. */

import { named } from "../../src/grid.js";
import { h } from "../../src/render.js";
import { face } from "./table.js";
import { listed, previewWords, tileName } from "./words.js";

/** @typedef {import("./table.js").Parts} Parts */
/** @typedef {import("../../src/actions.js").Placing} Placing */

/** @param {Parts} parts */
export function asking(parts) {
  const { board, pick } = parts;
  if (pick.question?.kind === "pay") return payment(parts, pick.question.ways);
  if (pick.question) return sure(parts, pick.question);
  const aimed = pick.over && board.open.has(named(pick.over)) ? pick.over : null;
  const preview = aimed && board.preview(aimed);
  if (!aimed || !preview || !pick.tile) return null;
  return h("div", { class: ["ask", "glance", preview.badForm && "warn"], key: "glance" }, effect(parts, aimed, board.ways(aimed).length > 1));
}

/**
 * @param {Parts} parts
 * @param {import("../../src/types.js").Cell} cell
 * @param {boolean} choice
 */
function effect({ board, pick, tools }, cell, choice) {
  const preview = board.preview(cell);
  return h("p", { id: "tw-ask" },
    h("strong", {}, `${tileName(pick.tile ?? "")} at ${named(cell)}. `),
    preview ? previewWords(preview, choice) : "",
    preview?.badForm && [" Bad form: ", tools.rule("rue.place.area")]);
}

/** Which counters are asked for. @param {number} number */
const asks = (number) => (number === 1 ? "Which blue counter pays?" : `Which ${number} blue counters pay?`);

/**
 * What makes a placement cost counters.
 * @param {import("../rue.js").default} board
 * @param {import("./words.js").RueView} view
 * @param {Placing[]} ways
 */
function cost(board, view, ways) {
  const [first] = ways;
  if (!first) return "";
  const lying = new Map(view.board.map((tile) => [named(tile.cell), tile]));
  const reds = (board.preview(first.cell)?.reds ?? []).map((name) => `the ${tileName(lying.get(name)?.card ?? "")} at ${name}`);
  const number = first.pay.length;
  const price = number === 1 ? "one counter, which comes off a blue tile of yours" : `${number} counters, which come off blue tiles of yours`;
  return `To capture ${reds.length ? listed(reds) : "red tiles"} costs ${price}.`;
}

/**
 * A question in words, for those who hear it.
 * @param {import("../rue.js").default} board
 * @param {import("./words.js").RueView} view
 * @param {import("../rue.js").Question} question
 */
export function questionWords(board, view, { kind, ways }) {
  const [first] = ways;
  if (!first) return "";
  if (kind === "pay") return `${asks(first.pay.length)} ${cost(board, view, ways)}`;
  const preview = board.preview(first.cell);
  const effect = preview ? previewWords(preview, ways.length > 1) : "";
  return kind === "form" ? `Bad form: ${effect} Place it anyway?` : `${effect} Place it?`;
}

/**
 * A second thought: after a first tap, and before bad form.
 * @param {Parts} parts
 * @param {{ kind: string, ways: Placing[] }} question
 */
function sure(parts, { kind, ways }) {
  const [way] = ways;
  if (!way) return null;
  const isBad = kind === "form";
  return h("div", { class: ["ask", isBad && "warn"], role: "group", "aria-label": isBad ? "Bad form" : "Place the tile", key: "sure" },
    effect(parts, way.cell, ways.length > 1),
    h("div", { class: "answers" },
      h("button", { type: "button", class: "button filled", autofocus: true, "aria-describedby": "tw-ask", onclick: () => parts.board.answer(way) }, isBad ? "Place it anyway" : "Place"),
      h("button", { type: "button", class: "button", onclick: () => parts.board.answer(null) }, "Not there")));
}

/**
 * Which blue counters pay.
 * @param {Parts} parts
 * @param {Placing[]} ways
 */
function payment(parts, ways) {
  const { board, view, pick, tools } = parts;
  const [first] = ways;
  if (!first) return null;
  const number = first.pay.length;
  const purse = [...new Set(ways.flatMap(({ pay }) => pay.map(named)))];
  const lying = new Map(view.board.map((tile) => [named(tile.cell), tile]));
  const chosen = ways.find(({ pay }) => pay.length === pick.paying.size && pay.every((cell) => pick.paying.has(named(cell))));
  const words = purse.filter((name) => pick.paying.has(name)).map((name) => `the ${tileName(lying.get(name)?.card ?? "")} at ${name}`);
  return h("fieldset", { class: "ask pay", key: "pay" },
    h("legend", {}, asks(number)),
    h("p", { id: "tw-ask" }, `${cost(board, view, ways)} `, tools.rule("rue.capture.red-choice")),
    h("div", { class: "purse" }, purse.map((name) => {
      const tile = lying.get(name);
      return h("label", { key: name, class: ["payer", pick.paying.has(name) && "selected"] },
        h("input", {
          type: number === 1 ? "radio" : "checkbox", name: "pay", value: name, checked: pick.paying.has(name), "aria-describedby": "tw-ask",
          disabled: number > 1 && pick.paying.size >= number && !pick.paying.has(name),
          onchange: () => board.tick(name, number === 1),
        }),
        tile && h("span", { class: "mini" }, face(tile.card, tile.rotation, board, "", true)),
        h("span", {}, `${tile ? tileName(tile.card) : ""} at ${name}`));
    })),
    h("div", { class: "answers" },
      h("button", { type: "button", class: "button filled", disabled: !chosen, onclick: () => chosen && board.answer(chosen) },
        chosen ? `Pay with ${listed(words)}` : "Choose what pays"),
      h("button", { type: "button", class: "button", onclick: () => board.answer(null) }, "Not there")));
}
