import { dayOfIso, type Day } from '../day.ts';
import type { Levels } from './level-columns.ts';

/** An earlier day than any level's. */
const beginning = dayOfIso('0001-01-01')!;

/** The day from which an index's levels are public. `historyFrom` is an ISO date, or null where all are. */
export function firstShownDay({ historyFrom }: { historyFrom: string | null }): Day {
  return dayOfIso(historyFrom ?? '') ?? beginning;
}

/** The levels from a day on. */
export function levelsFrom({ days, values }: Levels, from: Day): Levels {
  const first = days.findIndex((day) => day >= from);
  if (first < 0) return { days: days.slice(0, 0), values: values.slice(0, 0) };
  return { days: days.slice(first), values: values.slice(first) };
}
