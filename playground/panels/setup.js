/** The form for a new game: seats, who sits there, options with their clauses, seed. */

import { h } from "../src/render.js";

/** @typedef {import("../src/types.js").GameInfo} GameInfo */
/**
 * @typedef {object} Setup
 * @property {number} seats
 * @property {(string | null)[]} bots  by seat, for as many seats as there may be
 * @property {Record<string, string>} options
 * @property {string} seed
 */

/** @returns {Setup} */
export const firstSetup = () => ({ seats: 2, bots: [null, "greedy", "greedy", "greedy", "greedy", "greedy"], options: {}, seed: anySeed() });

/** A seed that nobody chose. */
export const anySeed = () => String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

/**
 * What the bridge's `new` wants.
 * @param {Setup} setup
 * @param {GameInfo} game
 */
export function fieldsOf({ seats, bots, options, seed }, game) {
  const sitting = bots.slice(0, seats);
  const counts = new Map();
  const names = sitting.map((bot, seat) => {
    if (bot === null) return `Player ${seat + 1}`;
    const count = (counts.get(bot) ?? 0) + 1;
    counts.set(bot, count);
    const name = `${bot[0]?.toUpperCase()}${bot.slice(1)} bot`;
    return sitting.filter((other) => other === bot).length > 1 ? `${name} ${count}` : name;
  });
  return { game: game.key, seats, bots: sitting, names, options: fitting(options, seats, game), seed: Number(seed) };
}

/**
 * The options that can be had with so many seats: a seat that is no more is not chosen any more.
 * @param {Record<string, string>} options
 * @param {number} seats
 * @param {GameInfo} game
 */
function fitting(options, seats, game) {
  const can = (/** @type {string} */ key, /** @type {string} */ value) => {
    const option = game.options.find((other) => other.key === key);
    return !option || Object.hasOwn(option.values, value) || (option.any_seat && Number(value) < seats);
  };
  return Object.fromEntries(Object.entries(options).filter(([key, value]) => can(key, value)));
}

/**
 * @param {GameInfo} game
 * @param {Setup} setup
 * @param {import("../src/board.js").Tools} tools
 * @param {{ change: (setup: Setup) => void, start: () => void, close: (() => void) | null }} on
 */
export function setup(game, setup, tools, on) {
  const most = setup.options.max_players === "6" ? 6 : 4;
  const counts = game.seats.filter((count) => count <= most);
  const set = (/** @type {Partial<Setup>} */ changes) => {
    const changed = { ...setup, ...changes };
    on.change({ ...changed, options: fitting(changed.options, changed.seats, game) });
  };
  return h("form", {
    class: "setup", "aria-label": `New game of ${game.title}`, key: "setup",
    onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); on.start(); },
  },
  h("h3", {}, `New game of ${game.title}`),
  h("div", { class: "field" },
    h("label", { for: "tw-seats" }, "Players"),
    select("tw-seats", String(setup.seats), counts.map((count) => [String(count), String(count)]), (value) => set({ seats: Number(value) })),
    most === 4 && h("span", { class: "small" }, "Five or six: see max players below.")),
  h("fieldset", { class: "who" }, h("legend", {}, "Who sits where"),
    Array.from({ length: setup.seats }, (_, seat) => h("div", { class: "field", key: seat },
      h("img", { class: "token", src: tools.face(`counter-${seat}.svg`), alt: "" }),
      h("label", { for: `tw-seat-${seat}` }, `Seat ${seat + 1}`),
      select(`tw-seat-${seat}`, setup.bots[seat] ?? "", [["", "a person"], ...game.bots.map(({ key, about }) => /** @type {[string, string]} */ ([key, `${key} bot: ${about}`]))],
        (value) => set({ bots: setup.bots.map((bot, other) => (other === seat ? value || null : bot)) }))))),
  h("details", { class: "options" }, h("summary", {}, "Rules to choose"),
    h("div", { class: "choices" }, game.options.map((option) => choice(option, setup, tools, (value) => {
      const options = { ...setup.options, [option.key]: value };
      const limit = options.max_players === "6" ? 6 : 4;
      set({ options, seats: Math.min(setup.seats, limit) });
    })))),
  h("div", { class: "field" },
    h("label", { for: "tw-seed" }, "Seed"),
    h("input", { id: "tw-seed", type: "text", inputmode: "numeric", pattern: "[0-9]{1,15}", required: true, value: setup.seed, title: "A whole number: the same seed deals the same game", oninput: (/** @type {Event} */ event) => set({ seed: /** @type {HTMLInputElement} */ (event.target).value }) }),
    h("button", { type: "button", class: "button", onclick: () => set({ seed: anySeed() }) }, "Another"),
    h("span", { class: "small" }, "A number that deals the tiles and moves the bots: the same seed, the same game.")),
  h("div", { class: "answers" },
    h("button", { type: "submit", class: "button filled" }, "Start"),
    on.close && h("button", { type: "button", class: "button", onclick: on.close }, "Back to the game")));
}

/**
 * One option: its values with what they mean, and the clause that leaves it open.
 * @param {import("../src/types.js").Option} option
 * @param {Setup} setup
 * @param {import("../src/board.js").Tools} tools
 * @param {(value: string) => void} choose
 */
function choice({ key, rule, values, any_seat: anySeat, default: standard }, { options, seats }, tools, choose) {
  const sitting = anySeat ? Array.from({ length: seats }, (_, seat) => [String(seat), `seat ${seat + 1}`]) : [];
  const chosen = options[key] ?? String(standard);
  const words = key.replaceAll("_", " ");
  return h("fieldset", { class: "choice", key },
    h("legend", {}, `${words[0]?.toUpperCase()}${words.slice(1)} `, tools.rule(rule)),
    [...Object.entries(values), ...sitting].map(([value = "", meaning]) => h("label", { key: value },
      h("input", { type: "radio", name: `tw-${key}`, value, checked: value === chosen, onchange: () => choose(value) }),
      h("span", {}, Object.hasOwn(values, value) && h("b", {}, value), ` ${meaning}`, value === String(standard) ? h("span", { class: "small" }, " (usual)") : ""))));
}

/**
 * @param {string} id
 * @param {string} value
 * @param {[string, string][]} choices
 * @param {(value: string) => void} change
 */
const select = (id, value, choices, change) =>
  h("select", { id, value, onchange: (/** @type {Event} */ event) => change(/** @type {HTMLSelectElement} */ (event.target).value) },
    choices.map(([key, label]) => h("option", { key, value: key }, label)));
