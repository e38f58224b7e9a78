import type { ItemKind } from '#src/contract/provider/item-kinds.ts';
import { isoOfDay } from '#src/domain/day.ts';
import type { CheckContext } from '../check-context.ts';
import type { Question } from './questions.ts';

/** What is announced, is announced a year ahead at most, which may be a leap year. */
export const mostDaysAhead = 366;

/** Asks about a day of an item that is more than a year ahead. */
export function askAboutComingDate(
  { column, date }: { column: string; date: string | null },
  place: Pick<Question, 'file' | 'line' | 'column'>,
  { ask, today }: Pick<CheckContext, 'ask' | 'today'>,
  of: { kind: ItemKind; key: string },
): void {
  if (date === null || date <= isoOfDay(today + mostDaysAhead)) return;
  const question = {
    guard: 'coming-date' as const,
    ...place,
    index: null,
    found: `${of.key}: its ${column}, ${date}, is more than a year ahead`,
    advice: `Look at the year of ${column}`,
  };
  ask(question, of);
}
