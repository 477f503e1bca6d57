/** A fight, shown to both players for a moment: both pieces with their ranks, who won, and by which clause. */

import { h } from "../../src/render.js";
import { signOf } from "./army.js";
import { piece } from "./pieces.js";

/**
 * @param {import("../../src/types.js").Moment} moment
 * @param {import("../../src/types.js").Snapshot} shown
 * @param {import("../../src/board.js").Tools} tools
 */
export function fight({ events }, { names }, tools) {
  const event = events.find(({ attacker }) => attacker !== undefined);
  if (!event || event.seat === undefined || event.seat === "undead") return null;
  const { seat, winner, rule, text } = event;
  const one = (/** @type {"attacker" | "defender"} */ role, /** @type {number} */ side) => {
    const kind = event[role] ?? "";
    const isLost = winner !== role;
    return h("div", { class: ["fighter", isLost && "lost"], key: role },
      piece(side, kind),
      h("span", { class: "name" }, names[side]),
      h("span", { class: "small" }, `${kind} (${signOf(kind)}) ${role === "attacker" ? "attacks" : "defends"}`),
      h("strong", {}, isLost ? "removed" : "stays"));
  };
  return h("div", { class: "moment", key: "moment" },
    h("div", { class: "fight", role: "group", "aria-label": "A fight" },
      h("div", { class: "fighters" }, one("attacker", seat), h("span", { class: "against", "aria-hidden": "true" }, "×"), one("defender", 1 - seat)),
      h("p", { id: "tw-fight" }, text, " ", tools.rule(rule)),
      h("button", { type: "button", class: "button filled", "aria-describedby": "tw-fight", onclick: () => tools.play.dismiss() }, tools.handover() === null ? "Go on" : "Put away, and hand over")));
}
