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
  return h("p", {},
    h("strong", {}, `${tileName(pick.tile ?? "")} at ${named(cell)}. `),
    preview ? previewWords(preview, choice) : "",
    preview?.badForm && [" Bad form: ", tools.rule("rue.place.area")]);
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
      h("button", { type: "button", class: "button filled", autofocus: true, onclick: () => parts.board.answer(way) }, isBad ? "Place it anyway" : "Place"),
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
    h("legend", {}, number === 1 ? "Which blue counter pays?" : `Which ${number} blue counters pay?`),
    h("p", {}, `Red tiles cost: ${number === 1 ? "one counter is" : `${number} counters are`} taken off blue tiles of yours. `, tools.rule("rue.capture.red-choice")),
    h("div", { class: "purse" }, purse.map((name) => {
      const tile = lying.get(name);
      return h("label", { key: name, class: ["payer", pick.paying.has(name) && "selected"] },
        h("input", {
          type: number === 1 ? "radio" : "checkbox", name: "pay", value: name, checked: pick.paying.has(name),
          disabled: number > 1 && pick.paying.size >= number && !pick.paying.has(name),
          onchange: () => board.tick(name, number === 1),
        }),
        tile && h("span", { class: "mini" }, face(tile.card, tile.rotation, { ...tools, isSmall: () => true }, "")),
        h("span", {}, `${tile ? tileName(tile.card) : ""} at ${name}`));
    })),
    h("div", { class: "answers" },
      h("button", { type: "button", class: "button filled", disabled: !chosen, onclick: () => chosen && board.answer(chosen) },
        chosen ? `Pay with ${listed(words)}` : "Choose what pays"),
      h("button", { type: "button", class: "button", onclick: () => board.answer(null) }, "Not there")));
}
