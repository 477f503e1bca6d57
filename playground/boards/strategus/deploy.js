/** The deployment on the screen: four rows, the pieces that are left, set-ups to start from, and the arrangement as text. */

import { sentence } from "../../panels/notice.js";
import { h } from "../../src/render.js";
import { ARMY, signOf, wordsOf } from "./army.js";
import { piece } from "./pieces.js";

/** @typedef {import("./deploying.js").Deploying} Deploying */
/** @typedef {import("../../src/board.js").Tools} Tools */

/**
 * What there is to a cell of the four rows.
 * @param {Deploying} army
 * @param {string} name
 * @returns {import("./field.js").Look}
 */
export function look(army, name) {
  const kind = army.on(name);
  const isChosen = army.from === name;
  const isOpen = army.kind !== null || (army.from !== null && !isChosen);
  return {
    marks: [kind && "laid", isChosen && "aimed", isOpen && (kind ? "could" : "open")],
    face: kind && piece(army.seat, kind),
    words: [kind ? wordsOf(kind) : "empty", isChosen && "chosen"].filter(Boolean).join(", "),
    drag: kind ? (isChosen ? "chosen" : "free") : null,
  };
}

/** @param {string} key @param {string} label @param {() => void} onclick @param {boolean} [can] @param {boolean} [filled] */
const button = (key, label, onclick, can = true, filled = false) =>
  h("button", { key, type: "button", class: ["button", filled && "filled"], "aria-disabled": can ? undefined : "true", onclick: () => can && onclick() }, label);

/**
 * What can be done to the whole, and the way on.
 * @param {Deploying} army
 * @param {Tools} tools
 */
export function bar(army, tools) {
  const { standing, from, kind, checked } = army;
  const chosen = from !== null ? army.on(from) : null;
  const rest = 40 - standing;
  const says = chosen ? `${wordsOf(chosen)}, at ${from}: choose a cell, its piece changes places with it.`
    : kind ? `${wordsOf(kind)}: choose a cell. ${army.left.get(kind)} left.`
      : rest ? `${rest} ${rest === 1 ? "piece is" : "pieces are"} left to place.` : "All forty stand. Ready is final.";
  return h("div", { class: "ask deploy", role: "group", "aria-label": "Deployment", key: "deploy" },
    checked?.warning && h("p", { class: "warning", role: "status", key: "warning" }, h("strong", {}, "Careful: "), linked(checked.warning, tools)),
    h("p", { id: "tw-ask" }, says[0]?.toUpperCase() + says.slice(1)),
    h("div", { class: "answers" },
      chosen && from !== null && button("off", "Take it off", () => army.remove(from)),
      (chosen || kind) && button("let", "Let go", () => army.letGo()),
      !chosen && !kind && button("fill", "Fill the rest", () => army.fill(), rest > 0),
      button("ready", "Ready", () => army.ready(), Boolean(checked?.actions), true)));
}

/** A sentence of the engine's, its clause as a link. @param {string} text @param {Tools} tools */
const linked = (text, tools) => text.split(/\((strategus\.[a-z.-]+)\)/).map((part, index) => (index % 2 ? tools.rule(part) : part));

/**
 * The pieces that are left, and what helps with them.
 * @param {Deploying} army
 * @param {Tools} tools
 * @param {(event: PointerEvent) => void} press
 */
export function tray(army, tools, press) {
  const { left } = army;
  return h("section", { class: "hand mine tray", "aria-label": "Pieces to place", key: "tray" },
    h("div", { class: "kinds", role: "group", "aria-label": "Pieces to place", onpointerdown: press },
      ARMY.map(({ key }) => {
        const count = left.get(key) ?? 0;
        return h("button", {
          key, type: "button", class: ["kind", army.kind === key && "selected", !count && "gone"], "data-kind": key, "data-drag": count ? (army.kind === key ? "chosen" : "free") : undefined,
          "aria-pressed": String(army.kind === key), "aria-disabled": count ? undefined : "true", "aria-keyshortcuts": key === "mouse" ? "0" : signOf(key),
          "aria-label": `${wordsOf(key)}: ${count} to place`, title: `${wordsOf(key)}: ${count} to place`,
          onclick: () => army.choose(key),
        },
        piece(army.seat, key), h("span", { class: "times", "data-text": `×${count}` }));
      })),
    h("div", { class: "keep", role: "group", "aria-label": "Change all" },
      button("mirror", "Mirror", () => army.mirror(), army.standing > 0),
      button("clear", "Clear", () => army.clear(), army.standing > 0),
      button("back", "Take back", () => army.back(), army.canGoBack)),
    h("details", { class: "setups", key: "setups" },
      h("summary", {}, `Set-ups to start from (${army.setups.length})`),
      h("ul", {}, army.setups.map((setup) => h("li", { key: setup.key, class: army.taken === setup.key ? "taken" : "" },
        h("button", { type: "button", class: "button", "aria-pressed": String(army.taken === setup.key), "aria-describedby": `tw-idea-${setup.key}`, onclick: () => army.use(setup) }, setup.name),
        h("p", { class: "small", id: `tw-idea-${setup.key}` }, setup.idea))))),
    text(army, tools));
}

/**
 * @param {Deploying} army
 * @param {Tools} tools
 */
function text(army, tools) {
  const { trouble } = army;
  return h("details", { class: "as-text", key: "text" },
    h("summary", {}, "Save or load as text"),
    h("p", { class: "small", id: "tw-army-help" }, "Four lines, the front row first, each from your left: ranks 1 to 10, T, A, and . for an empty place."),
    h("textarea", {
      id: "tw-army", rows: "5", spellcheck: "false", autocapitalize: "off", "aria-label": "The arrangement as text", value: army.text,
      "aria-invalid": trouble ? "true" : undefined, "aria-describedby": trouble ? "tw-army-trouble" : "tw-army-help",
      oninput: (/** @type {Event} */ event) => { army.text = /** @type {HTMLTextAreaElement} */ (event.target).value; },
    }),
    trouble && h("p", { id: "tw-army-trouble", class: "notice wrong", role: "alert", key: "trouble" }, sentence(trouble.message)),
    h("div", { class: "keep" },
      h("button", { type: "button", class: "button", onclick: async () => { if (!(await army.read())) pointAt(tools, army); } }, "Put it on the board"),
      h("button", { type: "button", class: "button", onclick: () => copy(army, tools) }, "Copy")));
}

/** Selects what is wrong with the text. @param {Tools} tools @param {Deploying} army */
function pointAt(tools, { trouble, text }) {
  const field = /** @type {HTMLTextAreaElement | null} */ (tools.find("#tw-army"));
  if (!field || !trouble?.line) return;
  const lines = text.split("\n");
  const line = lines[trouble.line - 1] ?? "";
  const start = lines.slice(0, trouble.line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  const column = Number(/column (\d+)/.exec(trouble.message)?.[1] ?? 1) - 1;
  const word = /^\S+/.exec(line.slice(column))?.[0] ?? "";
  field.focus();
  field.setSelectionRange(start + (word ? column : 0), start + (word ? column + word.length : line.length));
}

/** @param {Deploying} army @param {Tools} tools */
async function copy({ text }, tools) {
  const done = await navigator.clipboard.writeText(text).then(() => true, () => false);
  tools.play.tell({ kind: "hint", text: done ? "The arrangement is on the clipboard." : "The browser does not let the page write to the clipboard: copy the text by hand." });
}
