import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import { isoOfDay, type Day } from '#src/domain/day.ts';
import type { RecordRow } from '../tables/read-records.ts';
import type { CheckContext } from '../check-context.ts';
import { mostDaysAhead } from './coming-dates.ts';
import { oddTermsOf, askAboutTerms } from './odd-terms.ts';
import { askAboutIdentifier } from './identifiers.ts';
import type { Ask } from './questions.ts';
import { placeInRow } from './row-question.ts';

/** Asks about a row of the index master. */
export function askAboutIndex(
  record: IndexRecord,
  at: RecordRow,
  { ask, today }: Pick<CheckContext, 'ask' | 'today'>,
): void {
  const { fundId, isin, launchDate, baseDate } = record;
  askAboutIdentifier(isin, at, ask, { kind: 'index', key: fundId });
  askAboutComingDates(record, at, today, ask);
  askAboutTerms(oddTermsOf(record), at, ask, { kind: 'index', key: fundId });
  if (launchDate === null || baseDate === null || launchDate >= baseDate) return;
  const question = {
    guard: 'launch-before-base' as const,
    ...placeInRow(at, 'launch_date'),
    index: fundId,
    found: `launched on ${launchDate}, before its base date, ${baseDate}`,
    advice: 'Look at launch_date and base_date: an index is launched on or after its base date',
  };
  ask(question, { kind: 'index', key: fundId });
}

/** Asks about days of an index that are still to come. */
function askAboutComingDates(
  { fundId, launchDate, baseDate, entitlements }: IndexRecord,
  at: RecordRow,
  today: Day,
  ask: Ask,
): void {
  const inAYear = isoOfDay(today + mostDaysAhead);
  const dates = {
    base_date: [baseDate, 'the day of its first level'],
    launch_date: [launchDate, 'a launch is announced a year ahead at most'],
    history_from: [entitlements.historyFrom, 'none of its levels is shown'],
  } as const;
  for (const [column, [date, means]] of Object.entries(dates)) {
    if (date === null || date <= (column === 'launch_date' ? inAYear : isoOfDay(today))) continue;
    const question = {
      guard: 'coming-date' as const,
      ...placeInRow(at, column),
      index: fundId,
      found: `its ${column}, ${date}, lies in the future: ${means}`,
      advice: `Look at the year of ${column}`,
    };
    ask(question, { kind: 'index', key: fundId });
  }
}
