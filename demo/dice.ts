/** A random generator that gives the same values in each run. */
export interface Dice {
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  /** `count` different ones of these, in a random order. */
  pick<T>(all: readonly T[], count: number): T[];
}

/** A generator from a seed (the mulberry32 generator). */
export function dice(seed: number): Dice {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (all, count) =>
      all
        .map((one) => ({ one, order: next() }))
        .sort((a, b) => a.order - b.order)
        .slice(0, count)
        .map(({ one }) => one),
  };
}
