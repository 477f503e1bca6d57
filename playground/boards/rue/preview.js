/** What placements would do, tried out by the engine on a scratch table that nobody sees. */

import { placingText } from "../../src/actions.js";
import { open } from "../../src/client.js";
import { previewOf } from "./words.js";

/** @typedef {import("../../src/actions.js").Placing} Placing */
/** @typedef {import("./words.js").Preview} Preview */

export class Previews {
  #loaded = "";
  #wanted = 0;

  /** @param {import("../../src/play.js").Play} play */
  constructor(play) {
    this.play = play;
  }

  /**
   * Tries placements from the present position; null where something newer was asked for meanwhile.
   * @param {Placing[]} placings
   * @returns {Promise<Map<string, Preview> | null>}  by the action's text
   */
  async of(placings) {
    const wanted = (this.#wanted += 1);
    const board = `${this.play.id}~`;
    const position = await this.play.ask({ call: "position" });
    if (wanted !== this.#wanted) return null;
    const texts = placings.map(placingText);
    const requests = texts.flatMap((action) => [
      { call: "act", board, action, seat: null, kept: false },
      { call: "goto", board, ply: 0, seat: null, kept: false },
    ]);
    if (position !== this.#loaded) {
      // A position with an expectation is an example: the shortest way to set it up.
      const example = `${position}expect:\n  to-move: nobody\n`;
      requests.unshift(/** @type {any} */ ({ call: "load", board, example, seat: null, kept: false }));
    }
    const answers = await this.play.client.askAll(requests);
    if (answers.length > 2 * texts.length) {
      open(answers.shift());
      this.#loaded = position;
    }
    const tried = texts.map((text, index) => {
      const answer = answers[2 * index];
      const line = answer.ok ? answer.value.log.at(-1) : { events: [] };
      return /** @type {[string, Preview]} */ ([text, previewOf(line.events)]);
    });
    return wanted === this.#wanted ? new Map(tried) : null;
  }
}
