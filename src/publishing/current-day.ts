import type { Day } from '#src/domain/day.ts';

/** The day of the machine that publishes, in its time zone: a provider's day does not begin everywhere at once. */
export function currentDay(now = new Date()): Day {
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000;
}
