/** The hand of the seat to move, and the chosen tile with what turns it. */

import { icon } from "../../src/icons.js";
import { h } from "../../src/render.js";
import { edgeWords, tileName } from "./words.js";

/** @typedef {import("./table.js").Parts} Parts */

/**
 * @param {Parts} parts
 * @param {import("../../src/actions.js").Placements} placements
 */
export function hand({ board, shown, view, pick, tools }, placements) {
  if (!shown.decision) return null;
  // While bots move, the person's own hand stays where it was.
  const seat = tools.play.eyes ?? view.to_move;
  const mine = board.isMine;
  const cards = view.hands[seat]?.cards ?? null;
  return h("section", { class: ["hand", mine && "mine"], "aria-label": `Hand of ${shown.names[seat]}` },
    h("div", { class: "chosen" },
      h("div", { class: "large", role: "img", "aria-label": pick.tile ? `${tileName(pick.tile)}: ${edgeWords(pick.tile, pick.turn)}` : "No tile chosen" },
        pick.tile
          ? h("img", { class: ["face", `r${pick.turn}`], src: tools.face(`${board.settings.motif}/${pick.tile}.svg`), alt: "", draggable: "false" })
          : h("span", { class: "none" }, mine ? "Choose a tile" : "")),
      h("div", { class: "turns", role: "group", "aria-label": "Turn the tile" },
        turner("left", "Turn left", "Shift+R", -1, board, !mine || !pick.tile),
        turner("right", "Turn right", "R", 1, board, !mine || !pick.tile))),
    cards
      ? h("div", { class: "tiles", role: "group", "aria-label": "Tiles" },
        cards.map((card, index) => {
          const isChosen = pick.tile === card;
          return h("button", {
            key: card, type: "button", class: ["tile", isChosen && "selected"], "data-tile": card,
            "aria-pressed": String(isChosen), disabled: !mine || !placements.has(card),
            "aria-label": `${tileName(card)}, ${edgeWords(card, isChosen ? pick.turn : 0)}`,
            "aria-keyshortcuts": String(index + 1), title: tileName(card),
            onclick: () => board.choose(card),
          },
          h("img", { class: ["face", isChosen && `r${pick.turn}`], src: tools.face(`small/${card}.svg`), alt: "", draggable: "false" }));
        }))
      : h("p", { class: "covered" }, `${view.hands[seat]?.count} tiles, hidden`));
}

/**
 * @param {"left" | "right"} picture
 * @param {string} label
 * @param {string} key
 * @param {1 | -1} by
 * @param {import("../rue.js").default} board
 * @param {boolean} disabled
 */
const turner = (picture, label, key, by, board, disabled) =>
  h("button", { type: "button", class: "button turner", disabled, "aria-keyshortcuts": key, title: `${label} (${key})`, onclick: () => board.rotate(by) },
    icon(picture), h("span", { class: "label" }, label));
