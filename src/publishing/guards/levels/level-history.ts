import { isoOfDay, type Day } from '#src/domain/day.ts';
import type { IndexDirectory } from '../../indexes/index-directory.ts';
import type { Series } from '../../levels/check-levels.ts';
import type { Ask } from '../questions.ts';

/**
 * Asks about indexes of the folder whose first public day is after their last level, so that their page has none.
 * @param withheld the last level of each index before that day
 */
export function askAboutHistories(
  directory: Pick<IndexDirectory, 'histories' | 'facts'>,
  { series, withheld }: { series: Series; withheld: ReadonlyMap<string, Day> },
  ask: Ask,
): void {
  for (const [fundId, from] of directory.histories()) {
    const last = withheld.get(fundId);
    const { place } = directory.facts(fundId) ?? {};
    if (last === undefined || !place || hasLevels(series, fundId)) continue;
    const question = {
      guard: 'coming-date' as const,
      ...place,
      index: fundId,
      found: `its history_from, ${isoOfDay(from)}, is after its last level, of ${isoOfDay(last)}: none is shown`,
      advice: 'Look at the year of history_from, and at the dates of its levels',
    };
    ask(question, { kind: 'index', key: fundId });
  }
}

const hasLevels = (series: Series, fundId: string) =>
  typeof series.get(fundId)?.span?.last === 'number';
