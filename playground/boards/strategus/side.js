/** What stands beside the board: the removed pieces of both sides, and what is done out of turn. */

import { h } from "../../src/render.js";
import { ARMY, signOf } from "./army.js";
import { piece, token } from "./pieces.js";
import { quietLeft, total } from "./words.js";

/** @typedef {import("../../src/types.js").Snapshot} Snapshot */
/** @typedef {import("./words.js").StrategusView} StrategusView */

/**
 * The graveyard: counts by side and rank, which all may know.
 * @param {Snapshot} shown
 * @param {boolean} isMine
 */
export function graveyard({ view, names }, isMine) {
  const { graveyard: removed } = /** @type {StrategusView} */ (view);
  return h("section", { class: ["hand", isMine && "mine"], "aria-label": "Removed pieces", key: "hand" },
    h("h3", {}, "Removed pieces"),
    names.map((name, seat) => {
      const counts = removed[seat] ?? {};
      const sum = total(counts);
      return h("div", { class: "graves", key: seat },
        h("p", { class: "of" }, token(seat), h("span", {}, name), h("span", { class: "small" }, sum ? `${sum} of 40` : "none")),
        sum > 0 && h("ul", { class: "dead" }, ARMY.filter(({ key }) => counts[key]).map(({ key, count }) =>
          h("li", { key, "aria-label": `${key}: ${counts[key]} of ${count} removed`, title: `${key} (${signOf(key)}): ${counts[key]} of ${count} removed` },
            piece(seat, key), h("span", { class: "times", "aria-hidden": "true" }, `×${counts[key]}`)))));
    }));
}

/**
 * A limit that is near.
 * @param {Snapshot} shown
 * @param {import("../../src/board.js").Tools} tools
 */
export function quiet({ view }, tools) {
  const rest = quietLeft(/** @type {StrategusView} */ (view));
  if (rest === null) return null;
  return h("p", { class: "quiet", key: "quiet" }, `Without a fight the game is a draw after ${rest} more ${rest === 1 ? "half-move" : "half-moves"}. `, tools.rule("strategus.draw.no-fight"));
}

/**
 * What the viewer may do out of turn, as buttons; each asks once more.
 * @param {string[]} meta
 * @param {(verb: string) => void} ask
 */
export function outOfTurn(meta, ask) {
  const verbs = meta.map((text) => text.split(" ")[1] ?? "");
  const button = (/** @type {string} */ verb, /** @type {string} */ label) => verbs.includes(verb) && h("button", { type: "button", class: "button", key: verb, onclick: () => ask(verb) }, label);
  const buttons = [button("offer-draw", "Offer a draw …"), button("resign", "Resign …")].filter(Boolean);
  return buttons.length > 0 && h("div", { class: "switches", role: "group", "aria-label": "Ending the game" }, buttons);
}
