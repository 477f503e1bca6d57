/** One option of a new game: its values with what they mean, a list of one's own, and the clause that leaves it open. */

import { h } from "../src/render.js";
import { sentence } from "./notice.js";

/** @typedef {import("../src/types.js").Option} Option */

/** More values than these are folded into one field. */
const SHOWN = 4;
/** What a choice is called that opens one for a list. */
const LIST = "a list …";
/** What a choice is called that opens a field for a number, and the number it begins with. */
const NUMBER = "a number …", BEGIN = "100";

/**
 * @param {Option} option
 * @param {import("./setup.js").Setup} setup
 * @param {import("../src/board.js").Tools} tools
 * @param {import("../src/types.js").Trouble | null} trouble  what is wrong with it
 * @param {(value: string) => void} choose
 */
export function choice(option, { options, seats }, tools, trouble, choose) {
  const { key, rule, values, any_seat: anySeat, items = [], numbers = [] } = option;
  const sitting = anySeat ? Array.from({ length: seats }, (_, seat) => /** @type {[string, string]} */ ([String(seat), `seat ${seat + 1}`])) : [];
  const standard = String(option.default);
  const chosen = options[key] ?? standard;
  const isList = items.length > 0 && !Object.hasOwn(values, chosen);
  const isNumber = numbers.length > 0 && !Object.hasOwn(values, chosen);
  const words = wordsOf(key);
  const all = /** @type {[string, string][]} */ ([...Object.entries(values), ...sitting]);
  const isFolded = all.length > SHOWN && !anySeat;
  return h("fieldset", { class: ["choice", trouble && "faulty"], key, "aria-describedby": trouble ? `tw-${key}-trouble` : undefined },
    h("legend", {}, `${words} `, tools.rule(rule)),
    isFolded
      ? select(`tw-${key}`, isList ? LIST : chosen, [
        ...all.map(([value, meaning]) => /** @type {[string, string]} */ ([value, told(value, meaning) + (value === standard ? " (usual)" : "")])),
        ...(items.length ? [/** @type {[string, string]} */ ([LIST, LIST])] : [])], (value) => choose(value === LIST ? "" : value), words, trouble ? `tw-${key}-trouble` : undefined)
      : [
        ...all.map(([value, meaning]) => radio(key, value, chosen === value, () => choose(value), [
          Object.hasOwn(values, value) && h("b", {}, value), ` ${meaning}`, value === standard ? h("span", { class: "small" }, " (usual)") : ""])),
        items.length > 0 && radio(key, LIST, isList, () => choose(""), [h("b", {}, LIST)]),
        numbers.length > 0 && radio(key, NUMBER, isNumber, () => choose(BEGIN), [h("b", {}, NUMBER)]),
      ],
    isFolded && values[chosen] && values[chosen] !== chosen && h("p", { class: "small", key: "meaning" }, values[chosen]),
    isList && own(option, chosen, tools, choose),
    isNumber && ownNumber(option, chosen, trouble, choose),
    trouble && h("p", { id: `tw-${key}-trouble`, class: "notice wrong", role: "alert", key: "trouble" },
      sentence(trouble.reason ?? trouble.message), trouble.rule && [" ", tools.rule(trouble.rule)]));
}

/** A value with what it means; a value that speaks for itself is not said twice. @param {string} value @param {string} meaning */
const told = (value, meaning) => (meaning && meaning !== value ? `${value}: ${meaning}` : value);

/** An option's key as a heading. @param {string} key */
const wordsOf = (key) => `${key[0]?.toUpperCase()}${key.slice(1).replaceAll("_", " ")}`;

/**
 * What a list of one's own may hold, to tick: what was ticked last stands last, for lists whose order means something.
 * @param {Option} option
 * @param {string} chosen
 * @param {import("../src/board.js").Tools} tools
 * @param {(value: string) => void} choose
 */
function own({ key, items = [] }, chosen, tools, choose) {
  const list = chosen.split(",").filter(Boolean);
  const named = (/** @type {string} */ item) => tools.info()?.components.find((one) => one.key === item)?.name ?? wordsOf(item.replaceAll("-", " "));
  const change = (/** @type {string} */ item) => choose((list.includes(item) ? list.filter((one) => one !== item) : [...list, item]).join(","));
  return h("div", { class: "own", role: "group", "aria-label": `${wordsOf(key)}, a list`, "aria-describedby": `tw-${key}-list`, key: "own" },
    h("div", { class: "items" }, items.map((item) => h("label", { key: item },
      h("input", { type: "checkbox", value: item, checked: list.includes(item), onchange: () => change(item) }),
      h("span", {}, named(item))))),
    h("p", { class: "small", id: `tw-${key}-list` }, list.length ? `Chosen, in this order: ${list.map(named).join(", ")}` : "Nothing chosen yet"));
}

/**
 * A field for a number of one's own.
 * @param {Option} option
 * @param {string} chosen
 * @param {import("../src/types.js").Trouble | null} trouble
 * @param {(value: string) => void} choose
 */
const ownNumber = ({ key, numbers = [] }, chosen, trouble, choose) =>
  h("div", { class: "own", key: "number" },
    h("input", {
      type: "text", inputmode: "numeric", autocomplete: "off", value: chosen, "aria-label": `${wordsOf(key)}, a number from ${numbers[0]} to ${numbers[1]}`,
      "aria-invalid": trouble ? "true" : undefined, "aria-describedby": trouble ? `tw-${key}-trouble` : undefined,
      oninput: (/** @type {Event} */ event) => choose(/** @type {HTMLInputElement} */ (event.target).value.trim()),
    }));

/**
 * @param {string} key
 * @param {string} value
 * @param {boolean} checked
 * @param {() => void} choose
 * @param {import("../src/render.js").Child[]} label
 */
const radio = (key, value, checked, choose, label) =>
  h("label", { key: value },
    h("input", { type: "radio", name: `tw-${key}`, value, checked, onchange: choose }),
    h("span", {}, ...label));

/**
 * @param {string} id
 * @param {string} value
 * @param {[string, string][]} choices
 * @param {(value: string) => void} change
 * @param {string} [label]  where no label element names it
 * @param {string} [trouble]  the id of what tells what is wrong with it
 */
export const select = (id, value, choices, change, label, trouble) =>
  h("select", { id, value, "aria-label": label, "aria-invalid": trouble ? "true" : undefined, "aria-describedby": trouble, onchange: (/** @type {Event} */ event) => change(/** @type {HTMLSelectElement} */ (event.target).value) },
    choices.map(([key, text]) => h("option", { key, value: key }, text)));
