/** Back and forth through the game. */

import { icon } from "../src/icons.js";
import { h } from "../src/render.js";
import { choiceBefore, humans, isAsked, isLatest, isPast, numberOf } from "../src/store.js";

/**
 * @param {import("../src/play.js").Playing} state
 * @param {import("../src/play.js").Play} play
 * @param {number} origin  the ply from which moves are counted
 */
export function history({ shown, paused }, play, origin) {
  if (!shown) return null;
  const [made, last] = [shown.ply, shown.plies].map((ply) => numberOf(shown, ply, origin));
  const first = Math.max(origin, shown.look_from);
  const waits = shown.decision !== null && !isAsked(shown) && (paused || !isLatest(shown)) && !isPast(shown);
  const allBots = !humans(shown).length;
  const runs = allBots && shown.decision !== null && !waits;
  return h("div", { class: "history", role: "group", "aria-label": "History" },
    step("undo", "Undo", "Control+Z", choiceBefore(shown, Math.max(origin, shown.play_from)) !== null, () => {
      if (allBots) play.pause(true);
      play.undo();
    }),
    step("redo", "Redo", "Control+Shift+Z", !isLatest(shown), () => play.redo()),
    h("label", { class: "slider" },
      h("span", { class: "count" }, `Move ${made} of ${last}`),
      h("input", {
        type: "range", min: String(first), max: String(shown.plies), value: String(shown.ply), disabled: first === shown.plies,
        "aria-valuetext": `move ${made} of ${last}`,
        oninput: (/** @type {Event} */ event) => {
          if (allBots) play.store.set({ paused: true });
          play.goto(Number(/** @type {HTMLInputElement} */ (event.target).value));
        },
      })),
    waits && h("button", { type: "button", class: "button filled", key: "go", onclick: () => play.pause(false) },
      icon("play"), h("span", {}, allBots ? "Play" : "Let the bot move")),
    runs && h("button", { type: "button", class: "button", key: "stop", onclick: () => play.pause(true) }, "Pause"));
}

/**
 * A button that keeps the focus where it has nothing to do.
 * @param {"undo" | "redo"} picture
 * @param {string} label
 * @param {string} keys
 * @param {boolean} can
 * @param {() => void} act
 */
const step = (picture, label, keys, can, act) =>
  h("button", { type: "button", class: ["button", `do-${picture}`], "aria-disabled": can ? undefined : "true", "aria-keyshortcuts": keys, title: `${label} (${keys.replace("Control", "Ctrl")})`, onclick: () => can && act() },
    icon(picture), h("span", { class: "label" }, label));
