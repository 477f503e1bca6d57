/** The form for a new game: seats, who sits there, options with their clauses, seed. */

import { h } from "../src/render.js";
import { choice, select } from "./choice.js";
import { sentence, unnamed } from "./notice.js";

/** @typedef {import("../src/types.js").GameInfo} GameInfo */
/**
 * @typedef {object} Setup
 * @property {number} seats
 * @property {(string | null)[]} bots  by seat, for as many seats as there may be
 * @property {Record<string, string>} options
 * @property {string} seed  a wish; empty where it is drawn by lot, where the page does not learn it
 * @property {string | null} [last]  the seed of the game that is over
 */

/** @returns {Setup} */
export const firstSetup = () => ({ seats: 2, bots: [null, "greedy", "greedy", "greedy", "greedy", "greedy"], options: {}, seed: "" });

/**
 * What the form begins with when a game is on the board: no seed, for the one that runs would deal the same.
 * @param {Setup} setup
 * @param {string | null} last  the seed of the game that is over
 * @returns {Setup}
 */
export const nextSetup = (setup, last) => ({ ...setup, seed: "", last });

/**
 * The field that is wrong, else the button that was pressed.
 * @param {ParentNode} root
 * @returns {HTMLElement | null}
 */
export function faultyField(root) {
  const ways = [".faulty .own input", ".faulty select", ".faulty input:checked", ".setup [type=submit]"];
  return /** @type {HTMLElement | null} */ (ways.map((way) => root.querySelector(way)).find((found) => found !== null) ?? null);
}

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
  return { game: game.key, seats, bots: sitting, names, options: fitting(options, seats, game), ...(seed ? { seed: Number(seed) } : {}) };
}

/**
 * The options that can be had with so many seats: a seat that is no more is not chosen any more.
 * Lists and numbers are left to the engine, which says what is wrong with one.
 * @param {Record<string, string>} options
 * @param {number} seats
 * @param {GameInfo} game
 */
function fitting(options, seats, game) {
  const can = (/** @type {string} */ key, /** @type {string} */ value) => {
    const option = game.options.find((other) => other.key === key);
    return !option || Object.hasOwn(option.values, value) || (option.any_seat && Number(value) < seats) || (option.items ?? []).length > 0 || (option.numbers ?? []).length > 0;
  };
  return Object.fromEntries(Object.entries(options).filter(([key, value]) => can(key, value)));
}

/**
 * How many may play with these options; Rue's fifth and sixth player come by an option.
 * @param {GameInfo} game
 * @param {Record<string, string>} options
 */
function most(game, options) {
  const limit = game.options.find(({ key }) => key === "max_players");
  return limit ? Number(options[limit.key] ?? limit.default) : Math.max(...game.seats);
}

/**
 * @param {GameInfo} game
 * @param {Setup} setup
 * @param {import("../src/board.js").Board} board
 * @param {import("../src/types.js").Trouble | null} trouble  why the game could not be set up
 * @param {{ change: (setup: Setup) => void, start: () => void, close: () => void }} on
 */
export function setup(game, setup, { game: own, tools }, trouble, on) {
  const limit = most(game, setup.options);
  const counts = game.seats.filter((count) => count <= limit);
  const set = (/** @type {Partial<Setup>} */ changes) => {
    const changed = { ...setup, ...changes };
    on.change({ ...changed, options: fitting(changed.options, changed.seats, game) });
  };
  const isOfOne = game.options.some(({ key }) => key === trouble?.option);
  const first = own.leading?.(setup.options) ?? [];
  const [leading, others] = [game.options.filter(({ key }) => first.includes(key)), game.options.filter(({ key }) => !first.includes(key))];
  const field = (/** @type {import("../src/types.js").Option} */ option) =>
    choice(option, setup, tools, option.key === trouble?.option ? trouble : null, (value) => {
      const options = { ...setup.options, [option.key]: value };
      // What was shown for another choice alone goes with it.
      const kept = own.leading?.(options) ?? [];
      for (const key of first) if (!kept.includes(key)) delete options[key];
      set({ options, seats: Math.min(setup.seats, most(game, options)) });
    });
  return h("form", {
    class: "setup", "aria-label": `New game of ${game.title}`, key: "setup",
    onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); on.start(); },
  },
  h("h3", {}, `New game of ${game.title}`),
  h("div", { class: "field" },
    h("label", { for: "tw-seats" }, "Players"),
    select("tw-seats", String(setup.seats), counts.map((count) => [String(count), String(count)]), (value) => set({ seats: Number(value) })),
    limit < Math.max(...game.seats) && h("span", { class: "small" }, "Five or six: see max players below.")),
  h("fieldset", { class: "who" }, h("legend", {}, "Who sits where"),
    Array.from({ length: setup.seats }, (_, seat) => h("div", { class: "field", key: seat },
      own.token(seat),
      h("label", { for: `tw-seat-${seat}` }, `Seat ${seat + 1}`),
      select(`tw-seat-${seat}`, setup.bots[seat] ?? "", [["", "a person"], ...game.bots.map(({ key, about }) => /** @type {[string, string]} */ ([key, `${key} bot: ${about}`]))],
        (value) => set({ bots: setup.bots.map((bot, other) => (other === seat ? value || null : bot)) }))))),
  leading.length > 0 && h("div", { class: "choices", key: "leading" }, leading.map(field)),
  h("details", { class: "options", key: "others", ...(others.some(({ key }) => key === trouble?.option) ? { open: true } : {}) },
    h("summary", {}, leading.length ? "Other rules to choose" : "Rules to choose"),
    h("div", { class: "choices" }, others.map(field))),
  h("div", { class: "field" },
    h("label", { for: "tw-seed" }, "Seed"),
    h("input", { id: "tw-seed", type: "text", inputmode: "numeric", pattern: "[0-9]{1,15}", placeholder: "by lot", value: setup.seed, "aria-describedby": "tw-seed-help", title: "A whole number, or nothing: then it is drawn by lot", oninput: (/** @type {Event} */ event) => set({ seed: /** @type {HTMLInputElement} */ (event.target).value }) }),
    h("span", { class: "small", id: "tw-seed-help" }, "Leave it empty, and it is drawn by lot and told when the game is over. A number of your own deals and moves the bots alike every time: whoever has played it knows what is hidden."),
    setup.last && h("span", { class: "small", key: "last" }, `The game that is over had the seed ${setup.last}.`)),
  trouble && !isOfOne && h("p", { class: "notice wrong", role: "alert", key: "trouble" }, sentence(unnamed(trouble)), trouble.rule && [" ", tools.rule(trouble.rule)]),
  h("div", { class: "answers" },
    h("button", { type: "submit", class: "button filled" }, "Start"),
    h("button", { type: "button", class: "button", onclick: on.close }, "Back to the game")));
}
