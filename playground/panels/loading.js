/** What is seen between the click and the board: how far it is, or why it does not come. */

import { megabytes, percent } from "../src/progress.js";
import { h } from "../src/render.js";

/**
 * @param {import("../src/client.js").Client} client
 * @param {() => void} retry
 */
export function loading({ phase, loading: { phase: step, done, total }, trouble }, retry) {
  if (phase === "failed" && trouble) {
    return h("div", { class: "loading failed", role: "alert" },
      h("p", {}, trouble.message),
      h("button", { type: "button", class: "button filled", onclick: retry }, "Try again"));
  }
  const share = percent({ phase: step, done, total });
  return h("div", { class: "loading" },
    h("p", { id: "tw-loading" }, step, total ? `: ${megabytes(done)} of ${megabytes(total)}` : "", total ? h("span", { class: "share" }, ` ${share} %`) : ""),
    h("div", { class: "bar", role: "progressbar", "aria-labelledby": "tw-loading", "aria-valuemin": "0", "aria-valuemax": "100", "aria-valuenow": String(share) },
      h("div", { class: "fill", vars: { "--share": `${share}%` } })),
    h("p", { class: "small" }, `Once. After that the browser has it, and every board of this site starts at once.${total ? ` About ${Math.round(total / 1e6)} MB unpacked; where the server compresses, less than half of that is sent.` : ""}`));
}
