/** What placements would do: asked of the engine, which changes nothing for it and tells no more than a seat may see. */

import { placingText } from "../../src/actions.js";
import { previewOf } from "./words.js";

/** @typedef {import("../../src/actions.js").Placing} Placing */
/** @typedef {import("./words.js").Preview} Preview */

export class Previews {
  #wanted = 0;

  /** @param {import("../../src/play.js").Play} play */
  constructor(play) {
    this.play = play;
  }

  /**
   * Tries placements from the present position; null where something newer was asked for meanwhile.
   * @param {Placing[]} placings
   * @param {number | null} seat  whose eyes see it
   * @returns {Promise<Map<string, Preview> | null>}  by the action's text
   */
  async of(placings, seat) {
    const wanted = (this.#wanted += 1);
    const board = this.play.id;
    const texts = placings.map(placingText);
    const answers = await this.play.client.askAll(texts.map((action) => ({ call: "preview", board, action, seat, by: seat })));
    const tried = texts.map((text, index) => /** @type {[string, Preview]} */ ([text, previewOf(answers[index].value?.events ?? [])]));
    return wanted === this.#wanted ? new Map(tried) : null;
  }
}
