import type { Day } from '#src/domain/day.ts';

/** Today in UTC. */
export function currentDay(): Day {
  return Math.floor(Date.now() / 86_400_000);
}
