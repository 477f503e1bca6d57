/** What is drawn by lot outside the engine, which has no lots of its own: the seed of a game. */

/** A seed that nobody chose: so many that none is found again by trying, and as long as a typed one may be. */
export function anySeed() {
  const [low = 0, high = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 2 ** 17) * 2 ** 32 + low;
}
