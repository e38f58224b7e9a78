/** The shortest and longest wait between attempts, in milliseconds. */
export type Backoff = { first: number; longest: number };

/**
 * The wait before the next attempt: it doubles with each failure up to the longest, and is then shortened by a
 * random amount of up to a half, so that items that failed together are not retried together.
 * @param failures failed attempts so far, at least 1
 * @param random a number from 0 to 1
 */
export function waitAfter(failures: number, random: number, { first, longest }: Backoff): number {
  const full = Math.min(longest, first * 2 ** Math.min(failures - 1, 30));
  return full * (1 - random / 2);
}
