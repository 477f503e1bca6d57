/** The game as text: a typed move, a record to keep, a record or example to take up. */

import { h } from "../src/render.js";
import { sentence, unnamed } from "./notice.js";

/** @typedef {import("../src/types.js").Trouble} Trouble */

/** Whether a text is an example rather than a record: it has lines that records have not. @param {string} text */
export const isExample = (text) => /^(title|moves|expect|after|board|hand \d):/m.test(text);

/**
 * What is wrong with a text of another game than the board's; null where nothing is.
 * @param {string} text
 * @param {string} game
 * @returns {Trouble | null}
 */
export function otherGame(text, game) {
  const lines = text.split("\n");
  const line = lines.findIndex((other) => other.startsWith("game:"));
  const found = lines[line]?.slice(5).trim();
  if (!found || found === game) return null;
  return { code: "record", line: line + 1, message: `Line ${line + 1}: this is a game of “${found.slice(0, 40)}”; on this board “${game}” is played` };
}

/** How many seats a record or example is for, within reason; two where it does not say. @param {string} text */
export const seatsOf = (text) => Math.min(6, Math.max(2, Number(/^seats: *(\d+)/m.exec(text)?.[1] ?? 2)));

/**
 * Who sits where in a game that is loaded: bots where the names say so, or as in the present game, or people alone.
 * @param {string} text
 * @param {string} who  "names", "now" or "people"
 * @param {(string | null)[]} now  the bots of the present game, by seat
 * @param {string[]} known  the keys of all bots
 * @returns {(string | null)[]}
 */
export function sitting(text, who, now, known) {
  const names = (/^names: *(.*)$/m.exec(text)?.[1] ?? "").split("|");
  const called = (/** @type {string} */ name) => known.find((key) => new RegExp(`^${key} bot( \\d+)?$|\\(${key} bot\\)$`, "i").test(name.trim())) ?? null;
  return Array.from({ length: seatsOf(text) }, (_, seat) =>
    who === "now" ? (now[seat] ?? null) : who === "names" ? called(names[seat] ?? "") : null);
}

/** What an example that was loaded expects and does not come about. @param {import("../src/types.js").Snapshot} shown */
export function failed({ failures = [] }) {
  if (!failures.length) return null;
  return h("section", { class: "notice wrong failed", "aria-label": "The example does not hold", role: "alert", key: "failed" },
    h("strong", {}, "The example does not hold."),
    h("ul", {}, failures.map(({ line, expected, found }) => h("li", { key: line }, `Line ${line} expects “${short(expected)}”, but the engine finds “${short(found)}”.`))));
}

/** A text cut where it is very long. @param {string} text */
const short = (text) => (text.length > 120 ? `${text.slice(0, 120)}…` : text);

/**
 * @param {import("../src/board.js").Tools} tools
 * @param {string} sample  the first moves of some game
 * @param {Trouble | null} trouble
 * @param {import("../src/types.js").Notice | null} refused  what was said to the typed move, if it was not played
 * @param {{ type: (text: string) => Promise<boolean>, load: (text: string, who: string) => void, said: (text: string) => void }} on
 */
export function record(tools, sample, trouble, refused, on) {
  const { play } = tools;
  const game = play.store.get().shown?.game ?? "game";
  const send = (/** @type {HTMLElement} */ form) => {
    const who = /** @type {HTMLSelectElement} */ (form.querySelector("select")).value;
    on.load(area(form).value, who);
  };
  const text = () => play.record();
  const off = typingOff(play);
  const told = [refused && "tw-refused", off && "tw-off"].filter(Boolean).join(" ") || undefined;
  return h("div", { class: "texts" },
    h("form", {
      class: "command", key: "command",
      onsubmit: (/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        if (off) return;
        const field = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements.namedItem("move"));
        on.type(field.value.trim()).then((done) => { if (done) field.value = ""; });
      },
    },
    h("label", { for: "tw-move" }, "Type a move"),
    h("input", { id: "tw-move", name: "move", type: "text", placeholder: sample.split("\n").at(-1), autocomplete: "off", autocapitalize: "off", spellcheck: "false", required: true, maxlength: "200", readonly: off ? true : undefined, "aria-invalid": refused ? "true" : undefined, "aria-describedby": told }),
    h("button", { type: "submit", class: "button", "aria-disabled": off ? "true" : undefined }, "Play it"),
    off && h("p", { id: "tw-off", class: "small", key: "off" }, off),
    refused && h("p", { id: "tw-refused", class: "notice wrong", key: "refused" }, sentence(refused.text), refused.rule && [" ", tools.rule(refused.rule)])),
    play.hasSecrets && h("p", { id: "tw-seen", class: "small", key: "seen" }, h("b", {}, play.eyes === null ? "Record as a spectator sees it" : "Record as you saw it"),
      ": without what is hidden, so it cannot be taken up again. The game itself is kept in this browser; its whole record is here when it is over."),
    h("div", { class: "keep", key: "keep", role: "group", "aria-label": "Record", "aria-describedby": play.hasSecrets ? "tw-seen" : undefined },
      h("button", { type: "button", class: "button", onclick: async () => on.said(await copied(await text())) }, "Copy record"),
      h("button", { type: "button", class: "button", onclick: async () => download(await text(), `${game}.txt`) }, "Download record")),
    h("form", {
      class: "load", key: "load",
      onsubmit: (/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        send(/** @type {HTMLElement} */ (event.target));
      },
    },
    h("label", { for: "tw-record" }, "Take up a record or an example"),
    h("textarea", { id: "tw-record", rows: "6", required: true, spellcheck: "false", placeholder: `game: ${game}\nrules: 1\nseats: 2\nseed: 7\n\n${sample}`, "aria-invalid": trouble ? "true" : undefined, "aria-describedby": trouble ? "tw-trouble" : undefined }),
    trouble && h("p", { id: "tw-trouble", class: "notice wrong", role: "alert", key: "trouble" }, sentence(unnamed(trouble)), trouble.rule && [" ", tools.rule(trouble.rule)]),
    h("div", { class: "field" },
      h("label", { for: "tw-who" }, "Who plays on"),
      h("select", { id: "tw-who" }, [["names", "bots where the names say so"], ["now", "people and bots as now"], ["people", "people at every seat"]].map(([value, label]) => h("option", { key: value, value }, label)))),
    h("div", { class: "keep" },
      h("button", { type: "submit", class: "button" }, "Load"),
      h("label", { class: "button file" }, "Open a file",
        h("input", {
          type: "file", class: "sr", accept: ".txt,.rec,.example,text/plain",
          onchange: async (/** @type {Event} */ event) => {
            const input = /** @type {HTMLInputElement} */ (event.target);
            const [file] = input.files ?? [];
            if (!file) return;
            const form = /** @type {HTMLElement} */ (input.closest("form"));
            area(form).value = await file.text();
            input.value = "";
            send(form);
          },
        })))));
}

/**
 * Why no move may be typed, as a sentence; null where one may: only who is to move tries moves, for what is refused
 * tells of the cards.
 * @param {import("../src/play.js").Play} play
 */
function typingOff(play) {
  const { shown, handover } = play.store.get();
  const asked = shown?.decision?.seat;
  if (!shown || asked === undefined || (asked === play.eyes && handover === null)) return null;
  const who = shown.names[asked];
  if (handover !== null) return `Moves can be typed when ${who} has the device.`;
  return shown.bots[asked] ? `It is ${who}’s turn: nobody moves for a bot.` : `It is ${who}’s turn, who has to have the device to type a move.`;
}

/** @param {HTMLElement} form */
const area = (form) => /** @type {HTMLTextAreaElement} */ (form.querySelector("textarea"));

/** Selects a line of the field for records, so that an error is seen where it is.
 * @param {ParentNode} root
 * @param {number} line  from 1
 */
export function pointAt(root, line) {
  const field = /** @type {HTMLTextAreaElement | null} */ (root.querySelector("#tw-record"));
  if (!field) return;
  const lines = field.value.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}

/** @param {string} text */
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return "The record is on the clipboard.";
  } catch {
    return "The browser does not let the page write to the clipboard: use Download.";
  }
}

/**
 * @param {string} text
 * @param {string} name
 */
function download(text, name) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
