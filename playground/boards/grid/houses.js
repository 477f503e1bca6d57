/** What players are called where a drawing tells them apart by the colours of their houses. */

/** The colours of houses, in the order in which seats take them. @type {Record<string, string>} */
const COLOURS = { midnight: "Blue", "thousand-roses": "Red", immortal: "Green", ladders: "Yellow", "entangled-soul": "Black" };

/**
 * The colours of an example's seats; none where a house is not known here.
 * @param {string} example
 * @param {number} seats
 */
export function houseNames(example, seats) {
  const named = /^options:.*\bhouses=(\S+)/m.exec(example)?.[1]?.split(",") ?? Object.keys(COLOURS);
  const names = named.slice(0, seats).map((house) => COLOURS[house] ?? "");
  return names.length === seats && names.every(Boolean) ? names : [];
}
