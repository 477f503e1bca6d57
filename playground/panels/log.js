/** What happened, newest first, each sentence with the clause it rests on. */

import { h } from "../src/render.js";
import { isPast } from "../src/store.js";

/**
 * @param {import("../src/types.js").Snapshot} shown
 * @param {import("../src/board.js").Tools} tools
 * @param {number} origin  the ply from which moves are counted; what came before is not listed, but for its end
 */
export function log(shown, tools, origin) {
  const { log: lines, plies, look_from: first } = shown;
  const later = plies - (lines.at(-1)?.ply ?? 0);
  return h("section", { class: "log", "aria-label": "What happened" },
    h("h3", {}, "What happened"),
    later > 0 && h("p", { class: "small" }, `${later} later ${later === 1 ? "move is" : "moves are"} kept${isPast(shown) ? "" : " until another is played from here"}.`),
    h("ol", { class: "lines", tabindex: "0", "aria-label": "Moves, newest first" },
      [...lines].reverse().filter(({ ply, events }) => events.length && (ply === 0 || ply >= origin)).map(({ ply, action, events }, index) =>
        h("li", { key: ply, class: index === 0 ? "newest" : "" },
          h("button", {
            type: "button", class: "ply", disabled: index === 0 || ply < Math.max(origin, first),
            "aria-label": ply > origin ? `Go to move ${ply - origin}` : "Go to the start", title: ply > origin ? action : "the start",
            onclick: () => tools.play.goto(ply),
          }, ply > origin ? String(ply - origin) : "·"),
          h("ul", {}, events.filter(({ kind }) => ply > origin || kind !== "place").map(({ text, rule }, at) =>
            h("li", { key: at }, text, " ", tools.rule(rule))))))));
}
