/** What lies over the hands until the next player has the device. */

import { h } from "../src/render.js";

/**
 * @param {import("../src/types.js").Snapshot} shown
 * @param {number} seat
 * @param {import("../src/play.js").Play} play
 */
export function cover({ names }, seat, play) {
  return h("div", { class: "handover", key: "cover" },
    h("p", {}, `The hands are covered. Hand the device to ${names[seat]}.`),
    h("button", { type: "button", class: "button filled", onclick: () => play.takeOver() }, `I am ${names[seat]}`));
}
