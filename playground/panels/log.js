/** What happened, newest first, each sentence with the clause it rests on. */

import { h } from "../src/render.js";

/**
 * @param {import("../src/types.js").Snapshot} shown
 * @param {import("../src/board.js").Tools} tools
 */
export function log({ log: lines, plies }, tools) {
  const later = plies - (lines.length - 1);
  return h("section", { class: "log", "aria-label": "What happened" },
    h("h3", {}, "What happened"),
    later > 0 && h("p", { class: "small" }, `${later} later ${later === 1 ? "move is" : "moves are"} kept until another is played from here.`),
    h("ol", { class: "lines", tabindex: "0", "aria-label": "Moves, newest first" },
      [...lines].reverse().filter(({ events }) => events.length).map(({ ply, action, events }, index) =>
        h("li", { key: ply, class: index === 0 ? "newest" : "" },
          h("button", {
            type: "button", class: "ply", disabled: index === 0,
            "aria-label": ply ? `Go to move ${ply}` : "Go to the start", title: action ?? "the start",
            onclick: () => tools.play.goto(ply),
          }, ply ? String(ply) : "·"),
          h("ul", {}, events.map(({ text, rule }, at) =>
            h("li", { key: at }, text, " ", tools.rule(rule))))))));
}
