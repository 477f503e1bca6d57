/** A card as it is drawn on the table and in the hand: kind by sign and word, set or house, name. */

import { h } from "../../src/render.js";
import { sign } from "./marks.js";

/** A word that a small card has no room for in letters of the usual size. */
const LONG = /\S{10}/;

/**
 * What a sign says besides the name (letter, number) is drawn by the style sheet: to those who hear it the button says all.
 * @param {{ card: string, land?: string | null }} lying
 * @param {import("./words.js").Pieces} pieces
 * @param {import("../../src/render.js").Child[]} [notes]  short words on it
 */
export function face(lying, pieces, notes = []) {
  const { card, land } = lying;
  const kind = pieces.kind(card);
  const stands = land && land !== card ? land : null;
  const house = pieces.house(card);
  const letter = pieces.letter(stands ?? card);
  return h("span", { class: ["card", `kind-${kind}`, house && `house-${house}`], "data-hue": letter || undefined, "aria-hidden": "true", key: "card" },
    h("span", { class: "flag" }, sign(stands ? "land" : kind), letter ? h("b", { "data-text": letter }) : sign(house)),
    h("span", { class: "notes" }, ...notes),
    h("span", { class: ["plate", LONG.test(pieces.short(card)) && "long"] }, pieces.short(card), stands && h("i", {}, ` as ${letter}`)));
}
