/** What a board knows, in one place, and what follows from it. */

/** @typedef {import("./types.js").Snapshot} Snapshot */
/** @typedef {import("./types.js").Seat} Seat */

/**
 * A value that is replaced, never changed, with listeners.
 * @template {object} T
 * @param {T} first
 */
export function createStore(first) {
  let value = first;
  /** @type {Set<() => void>} */
  const listeners = new Set();
  return {
    get: () => value,
    /** @param {Partial<T>} changes */
    set(changes) {
      value = { ...value, ...changes };
      for (const listener of [...listeners]) listener();
    },
    /** @param {() => void} listener */
    listen(listener) {
      listeners.add(listener);
      return () => { listeners.delete(listener); };
    },
  };
}

/** @param {Snapshot} shown */
export const humans = ({ bots }) => bots.flatMap((bot, seat) => (bot === null ? [seat] : []));

/**
 * The number of the move made at a ply, or of the last one before it; what is done out of turn is none.
 * @param {Snapshot} shown
 * @param {number} ply
 * @param {number} origin  the ply from which moves are counted
 */
export const numberOf = ({ asides }, ply, origin) => ply - origin - asides.filter((aside) => aside > origin && aside <= ply).length;

/** Whether no later ply is kept. @param {Snapshot} shown */
export const isLatest = ({ ply, plies }) => ply === plies;

/** Whether the game is looked at before what was told to somebody, so that nobody plays on from there. @param {Snapshot} shown */
export const isPast = ({ ply, play_from: first }) => ply < first;

/** Why nothing is done there. */
export const PAST = "This is for looking only: what was told since cannot be forgotten.";

/** Whether a person is to act. @param {Snapshot} shown */
export const isAsked = ({ decision, bots }) => decision !== null && bots[decision.seat] === null;

/** Whether something is hidden from a viewer: other hands, or the pieces of a side until the end. @param {Snapshot} shown */
export const hides = ({ view: { hands, ready }, over }) => (hands ? hands.some(({ cards }) => cards === null) : ready !== undefined && !over);

/** Whether pieces are placed before play. @param {Snapshot} shown */
export const isPlacing = ({ decision, view }) => view.ready !== undefined && decision?.what === "place";

/** Whether the game is an example or began from a position that was written down: nothing in it is a secret. @param {Snapshot} shown */
export const isWritten = ({ log, failures }) => failures !== undefined || log[0]?.events.length === 0;

/**
 * The ply to go back to: where a person last had a choice, over the moves of bots and what was said out of turn; null
 * where there was none.
 * Among bots alone it is the ply before.
 * @param {Snapshot} shown
 * @param {number} [origin]  the first ply that can be gone back to
 * @returns {number | null}
 */
export function choiceBefore(shown, origin = 0) {
  const { ply, log, bots, asides } = shown;
  if (!humans(shown).length) return ply > origin ? ply - 1 : null;
  for (let made = ply; made > origin; made -= 1) {
    const line = log.find(({ ply: its }) => its === made);
    if (line && line.seat !== null && bots[line.seat] === null && !asides.includes(made)) return made - 1;
  }
  return null;
}

/**
 * Whose eyes the board is seen with: the one person's, else the person's who is to act, else `before`.
 * Null is a spectator.
 * @param {(string | null)[]} bots
 * @param {Seat | null} asked  the seat that is to act
 * @param {Seat | null} before
 * @returns {Seat | null}
 */
export function viewer(bots, asked, before) {
  const people = bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
  if (people.length === 0) return null;
  if (people.length === 1) return people[0] ?? null;
  if (asked !== null && people.includes(asked)) return asked;
  return before !== null && people.includes(before) ? before : (people[0] ?? null);
}

/** A number with a true minus sign. @param {number} number */
export const signed = (number) => String(number).replace("-", "−");

/** As `signed`, with a plus. @param {number} number */
export const change = (number) => (number > 0 ? `+${number}` : signed(number));
