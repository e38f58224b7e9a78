/**
 * A stream of pseudo-random numbers that depends on its seed alone. Every index, company and factor
 * draws from its own stream, named after it: adding one leaves the numbers of all others as they were.
 */
export type Random = {
  /** In [0, 1). */
  uniform: () => number;
  /** Mean 0, standard deviation 1. */
  normal: () => number;
  /** Whole number in [0, below). */
  integer: (below: number) => number;
  pick: <T>(list: readonly T[]) => T;
};

/** 32-bit FNV-1a hash of a text, from a chosen start so that one text can have several hashes. */
export function hashOf(text: string, start = 0x811c9dc5): number {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** The stream of a seed (generator: mulberry32; normals by the polar method of Marsaglia). */
export function randomOf(seed: string): Random {
  let state = hashOf(seed);
  const uniform = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const normal = (): number => {
    for (;;) {
      const x = 2 * uniform() - 1;
      const y = 2 * uniform() - 1;
      const square = x * x + y * y;
      if (square > 0 && square < 1) return x * Math.sqrt((-2 * Math.log(square)) / square);
    }
  };
  const integer = (below: number): number => Math.floor(uniform() * below);
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[integer(list.length)];
    if (picked === undefined) throw new Error(`Nothing to pick from for seed ${seed}`);
    return picked;
  };
  return { uniform, normal, integer, pick };
}
