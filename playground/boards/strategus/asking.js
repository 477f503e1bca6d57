/** The bar under the board: what was chosen, whether something is meant, and the answer to an offer of a draw. */

import { h } from "../../src/render.js";

/** @typedef {import("../../src/types.js").Snapshot} Snapshot */
/** @typedef {import("../../src/render.js").Child} Child */

/** @param {string} key @param {string} label @param {() => void} onclick @param {boolean} [filled] */
const button = (key, label, onclick, filled = false) => h("button", { key, type: "button", class: ["button", filled && "filled"], onclick }, label);

/** @param {string} key @param {string} label @param {Child[]} says @param {Child[]} answers @param {string} [kind] */
const bar = (key, label, says, answers, kind) =>
  h("div", { class: ["ask", kind], role: "group", "aria-label": label, key }, h("p", { id: "tw-ask" }, ...says), h("div", { class: "answers" }, ...answers));

/**
 * @param {import("../strategus.js").default} board
 * @param {Snapshot} shown
 */
export function asking(board, shown) {
  const { tools, meant } = board;
  const { names, seat } = shown;
  if (meant !== null && seat !== null) {
    const other = names[1 - seat];
    const isResigning = meant === "resign";
    return bar("meant", isResigning ? "Resign" : "Offer a draw",
      [isResigning ? `Resign? ${other} wins. ` : `Offer ${other} a draw? `, tools.rule(isResigning ? "strategus.end.resign" : "strategus.draw.agreed")],
      [button("yes", isResigning ? "Resign" : "Offer it", () => board.settle(true), true), button("no", "Play on", () => board.settle(false))], "warn");
  }
  const answers = shown.meta.map((text) => text.split(" ")[1]).filter((verb) => verb === "accept-draw" || verb === "refuse-draw");
  if (answers.length) {
    return bar("offer", "An offer of a draw", [`${names[1 - (seat ?? 0)]} offers a draw. `, tools.rule("strategus.draw.agreed")],
      answers.map((verb) => button(verb ?? "", verb === "accept-draw" ? "Accept" : "Refuse", () => tools.play.act(`@${seat} ${verb}`))));
  }
  if (board.from === null) return null;
  return bar("from", "The chosen piece", [`From ${board.from}: choose where it goes.`], [button("let", "Let go", () => board.letGo())]);
}

/**
 * While the board is covered: an offer of a draw that stands, for the other side to answer.
 * @param {Snapshot} shown
 * @param {number} seat  who is to take the device
 * @param {import("../../src/board.js").Tools} tools
 */
export function answering({ view, names }, seat, { play, rule }) {
  const { offer } = /** @type {import("./words.js").StrategusView} */ (view);
  if (offer === null) return null;
  const other = 1 - offer;
  const answer = (/** @type {string} */ verb) => play.answer(`@${other} ${verb}`);
  return h("div", { class: "offer", key: "offer", role: "group", "aria-label": "An offer of a draw" },
    h("p", {}, `${names[offer]} offers a draw. ${names[other]} may answer now${seat === offer ? `; if ${names[offer]} plays on, the offer lapses` : ""}. `, rule("strategus.draw.agreed")),
    h("div", { class: "answers" },
      button("yes", `${names[other]}: accept`, () => answer("accept-draw")),
      button("no", `${names[other]}: refuse`, () => answer("refuse-draw"))));
}

/** What is asked of whom, in a few words and then some more. @param {Snapshot} shown */
export function prompt({ decision, names }) {
  if (!decision) return null;
  const who = names[decision.seat];
  return decision.what === "place" ? `${who}: place your pieces; as you like, on your own four rows` : `${who}: move a piece; one cell along its row or column, a scout any distance over empty cells`;
}
