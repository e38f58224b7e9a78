/** How long to wait between attempts, in milliseconds. */
export type Backoff = { first: number; longest: number };

/**
 * Wait before the next attempt: doubles with each failure up to the longest, then a random half of it is taken
 * off, so that what failed together does not come back together.
 * @param failures failed attempts so far, at least 1
 * @param random a number from 0 to 1
 */
export function waitAfter(failures: number, random: number, { first, longest }: Backoff): number {
  const full = Math.min(longest, first * 2 ** Math.min(failures - 1, 30));
  return full * (1 - random / 2);
}
