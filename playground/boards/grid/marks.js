/** Small signs drawn in the text's colour: kinds of cards, houses, the Undead. Whatever shows one says in words what it means. */

import { h } from "../../src/render.js";

/** @typedef {import("../../src/render.js").Described} Described */

const path = (/** @type {string} */ d) => h("path", { d });
const line = (/** @type {string} */ d, width = "2.6") => h("path", { d, fill: "none", stroke: "currentColor", "stroke-width": width, "stroke-linecap": "round", "stroke-linejoin": "round" });
const disc = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) => h("circle", { cx: x, cy: y, r });

/** @type {Record<string, () => Described[]>} */
const SIGNS = {
  land: () => [path("M1 20 9 5l4 7 2.5-4L23 20z")],
  family: () => [path("M3 20V7l5 5 4-8 4 8 5-5v13z")],
  special: () => [path("M21.5 2.5 20 9 11.5 17.5 6.5 12.5 15 4zM4 13.5l6.5 6.5-1.7 1.7-2-2L4.6 22 2 19.4l2.3-2.2-2-2z")],
  stack: () => [path("M3 8h13v13H3z"), line("M8 4.5h12.5V16", "2.2")],
  midnight: () => [path("M14.5 2.5A10 10 0 1 0 21.5 15 8.5 8.5 0 0 1 14.5 2.5z"), path("M17 5.5l1.2 2.8 2.8 1.2-2.8 1.2L17 13.5l-1.2-2.8L13 9.5l2.8-1.2z")],
  immortal: () => [line("M18.5 6A8.8 8.8 0 1 0 20.8 12"), path("M15.5 3.2 22 4.2 19 9z"), path("M12 7.5c3.5 3 3.5 6.5 0 9.5-3.5-3-3.5-6.5 0-9.5z")],
  "thousand-roses": () => [0, 1, 2, 3, 4].map((petal) => disc(12 + 6 * Math.sin(petal * 1.2566), 12 - 6 * Math.cos(petal * 1.2566), 4.4)),
  ladders: () => [line("M8 2.5 6 21.5M16 2.5l2 19M7.6 7h8.8M7.2 12h9.6M6.7 17h10.6", "2.4")],
  "entangled-soul": () => [line("M5 5c5-4 18 9 14 14S1 10 5 5z", "2.3"), line("M19 5C14 1 1 14 5 19S23 10 19 5z", "2.3")],
  undead: () => [h("path", { "fill-rule": "evenodd", d: "M12 2.5c-5 0-8.5 3.5-8.5 8 0 3 1.5 5 4 6.2V21h9v-4.3c2.5-1.2 4-3.2 4-6.2 0-4.5-3.5-8-8.5-8zM8.5 8.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zm7 0a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM12 13.5l1.3 2.5h-2.6z" })],
};

/** A sign, or nothing where there is none by that name. @param {string} name */
export function sign(name) {
  const drawn = SIGNS[name];
  return drawn ? h("svg", { class: `sign sign-${name}`, viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" }, drawn()) : null;
}

/**
 * What lies on a card for its owner: the mark of its house, or its number, and how many from two on.
 * @param {import("./words.js").Owner} owner
 * @param {import("./words.js").GridView | null} view
 * @param {{ count?: number, name?: string, isSmall?: boolean }} [how]
 */
export function token(owner, view, { count = 1, name = "", isSmall = false } = {}) {
  const house = owner === "undead" ? "undead" : owner === null ? "" : (view?.houses?.[owner] ?? "");
  return h("span", { class: ["tok", isSmall && "small-tok", house ? `house-${house}` : `seat-${owner}`], title: name || undefined },
    sign(house) ?? h("span", { class: "number" }, typeof owner === "number" ? owner + 1 : ""),
    count > 1 && h("span", { class: "count", "data-text": count }));
}
