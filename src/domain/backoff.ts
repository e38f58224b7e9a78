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

/** A process that ran for this many milliseconds has started well: its end is the first failure again. */
const stableAfter = 60_000;

/**
 * The waits before a process that ended by itself is started again, each longer than the one before until one has run
 * for a minute. Takes the milliseconds that it ran and a random number from 0 to 1.
 */
export function waitsBetweenRestarts(backoff: Backoff): (ranFor: number, random: number) => number {
  let failures = 0;
  return (ranFor, random) => {
    failures = ranFor > stableAfter ? 1 : failures + 1;
    return Math.round(waitAfter(failures, random, backoff));
  };
}
