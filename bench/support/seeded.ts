/** Pseudo-random numbers that are the same on every run (mulberry32). */
export function seeded(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <T>(from: readonly T[]): T => from[below(from.length)]!;
  /** The first ones are picked more often than the last. */
  const pickEarly = <T>(from: readonly T[]): T => from[Math.floor(next() ** 2 * from.length)]!;
  return { next, below, pick, pickEarly, chance: (share: number) => next() < share };
}

export type Seeded = ReturnType<typeof seeded>;
