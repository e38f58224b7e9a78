import { dayOfIso, type Day } from '#src/domain/day.ts';
import type { RecordRow } from './read-records.ts';
import type { Problem } from './read-rows.ts';

/** What is measured is of a day that has been. The day of the machine may be a day behind the provider's. */
export function comingDayProblem(
  column: string,
  date: string | null,
  at: RecordRow,
  today: Day,
): Problem | null {
  if (date === null || (dayOfIso(date) ?? today) <= today + 1) return null;
  const expected = `${column}: a date that is not in the future`;
  return { cell: at.cellOf(column), expected, found: date };
}
