/** What happened, newest first, each sentence with the clause it rests on. */

import { icon } from "../src/icons.js";
import { h } from "../src/render.js";
import { isPast, numberOf } from "../src/store.js";

/** @typedef {import("../src/types.js").Snapshot} Snapshot */
/** @typedef {import("../src/board.js").Tools} Tools */

/**
 * @param {Snapshot} shown
 * @param {Tools} tools
 * @param {number} origin  the ply from which moves are counted; of what was placed before, nothing is listed
 */
export function log(shown, tools, origin) {
  const later = numberOf(shown, shown.plies, origin) - numberOf(shown, shown.ply, origin);
  const lines = shown.log.map((line) => ({ ...line, events: line.events.filter(({ kind }) => line.ply > origin || kind !== "place") }));
  return h("section", { class: "log", "aria-label": "What happened" },
    h("h3", {}, "What happened"),
    later > 0 && h("p", { class: "small" }, `${later} later ${later === 1 ? "move is" : "moves are"} kept${isPast(shown) ? "" : " until another is played from here"}.`),
    h("ol", { class: "lines", tabindex: "0", "aria-label": "Moves, newest first" },
      lines.reverse().filter(({ events }) => events.length).map((line, index) =>
        h("li", { key: line.ply, class: index === 0 ? "newest" : "" },
          way(line, shown, tools, origin, index > 0),
          h("ul", {}, line.events.map(({ text, rule }, at) => h("li", { key: at }, text, " ", tools.rule(rule))))))));
}

/**
 * The way to a move by its number, or to the start; what is none of these has none.
 * @param {import("../src/types.js").Line} line
 * @param {Snapshot} shown
 * @param {Tools} tools
 * @param {number} origin
 * @param {boolean} isBefore  whether it is not the newest line
 */
function way({ ply, action }, shown, tools, origin, isBefore) {
  if (ply < origin || shown.asides.includes(ply)) return h("span", { key: "none" });
  const number = ply > origin ? numberOf(shown, ply, origin) : null;
  return h("button", {
    key: "way", type: "button", class: "ply", disabled: !isBefore || ply < shown.look_from,
    "aria-label": number === null ? "Go to the start" : `Go to move ${number}`, title: number === null ? "the start" : action,
    onclick: () => tools.play.goto(ply),
  }, number === null ? icon("start") : String(number));
}
