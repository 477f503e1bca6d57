/** What there is to a cell in play: its piece as the viewer sees it, its marks, and its words. */

import { h } from "../../src/render.js";
import { wordsOf } from "./army.js";
import { named } from "./cells.js";
import { lastMove } from "./moves.js";
import { piece } from "./pieces.js";

const WAVE = "M-50 0q12.5-14 25 0q12.5 14 25 0q12.5-14 25 0q12.5 14 25 0";
const water = h("svg", { class: "water", viewBox: "-50 -50 100 100", "aria-hidden": "true", focusable: "false", key: "water" },
  [-30, 0, 30].map((y) => h("path", { d: WAVE, transform: `translate(0 ${y})` })));

/**
 * @param {import("../strategus.js").default} board
 * @param {import("../../src/types.js").Snapshot} shown
 * @returns {(name: string) => import("./field.js").Look}
 */
export function looks(board, { names, seat, log, view }) {
  const { lit, from } = board;
  const last = lastMove(log);
  const lakes = new Set(/** @type {import("./words.js").StrategusView} */ (view).lakes.map(named));
  return (name) => {
    const one = board.standing.get(name);
    const kind = one && !board.isCovered ? one.kind : null;
    const whose = one && (one.seat === seat ? "your" : `${names[one.seat]}'s`);
    const [isLake, isOpen, isChosen] = [lakes.has(name), lit.has(name), from === name];
    return {
      marks: [one ? "laid" : "", isLake && "lake", isOpen && "open", isChosen && "aimed", last?.to === name && "last", last?.from === name && "left"],
      face: one ? piece(one.seat, kind) : isLake && water,
      words: [
        one ? (kind ? `${whose} ${wordsOf(kind)}` : `${whose} piece, hidden`) : isLake ? "lake" : "empty",
        isOpen && (one ? "can be attacked" : "can be moved to"), isChosen && "chosen",
        last?.to === name && "the last move led here", last?.from === name && "the last move began here",
      ].filter(Boolean).join(", "),
      drag: board.isMine && one?.seat === seat ? (isChosen ? "chosen" : "free") : null,
    };
  };
}
