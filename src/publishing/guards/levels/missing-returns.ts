import { isoOfDay, type Day } from '#src/domain/day.ts';
import { dayOfNextLevel } from '#src/domain/levels/next-due.ts';
import type { PublicBase } from '../../levels/public-bases.ts';
import type { LevelSurroundings } from './level-guard.ts';
import { placeOfLevel } from './level-place.ts';

type Asking = Pick<LevelSurroundings, 'series' | 'directory' | 'holidays' | 'ask'>;

/**
 * Asks about days without a return in a daily file of returns, by the index's frequency and calendar: what happened on such a day would
 * be missing in all levels from there on.
 */
export function askAboutMissingReturns(
  bases: ReadonlyMap<string, PublicBase>,
  { series, directory, holidays, ask }: Asking,
): void {
  for (const [fundId, { last }] of bases) {
    const facts = directory.facts(fundId);
    if (facts === null || last === null) continue;
    const closed = holidays(facts.calendar);
    let before: Day = last.day;
    for (const day of series.get(fundId)?.toLevels().days ?? []) {
      const due = dayOfNextLevel({ last: before, previous: null }, facts.frequency, closed);
      if (day > due) {
        ask({
          guard: 'level-gap',
          ...placeOfLevel(series, fundId, day),
          index: fundId,
          found: `a return on ${isoOfDay(day)} behind the level of ${isoOfDay(before)}, and none on ${isoOfDay(due)}`,
          advice: 'Send the returns of all days from there on',
        });
        break;
      }
      before = day;
    }
  }
}
