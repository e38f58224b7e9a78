import { dayOfIso, isoOfDay, type Day } from '#src/domain/day.ts';
import type { Frequency } from '#src/domain/levels/series.ts';
import type { IndexFacts } from '../../indexes/index-directory.ts';
import type { LevelGuard, LevelSurroundings } from './level-guard.ts';
import { placeOfLevel } from './level-place.ts';
import { someOf } from '../words.ts';

/** The newest day with levels of a family, and the indexes with a level on it. */
type Newest = { day: Day; fundIds: Set<string> };

/** An index is expected to continue if it had a level within so many days before. */
const goesOnWithin: Record<Frequency, number> = { daily: 10, weekly: 21, monthly: 70 };

/** Asks when most of a family has a level on a day, and some indexes that continue have none. */
export function watchMissing(surroundings: LevelSurroundings): LevelGuard {
  const { settings, directory, series, holidays, findLastLevels, ask } = surroundings;
  const newest = new Map<string, Newest>();
  const exempt = new Set(settings['missing-indexes'].except);

  /** The indexes of a family that continued until shortly before a day and have no level on it. */
  async function missingOn(day: Day, members: readonly IndexFacts[]): Promise<string[]> {
    const [some] = members;
    if (some === undefined) return [];
    const within = goesOnWithin[some.frequency];
    const wanted = members.map(({ fundId }) => ({ fundId, before: day + 1 }));
    const published = await findLastLevels(wanted, within);
    return members
      .map(({ fundId }) => fundId)
      .filter((fundId) => {
        const read = series.get(fundId)?.span?.last ?? -Infinity;
        const last = Math.max(read, published.get(fundId)?.day ?? -Infinity);
        return last < day && last >= day - within;
      });
  }

  return {
    see({ fundId, changes: { days, oldValues, values } }) {
      const facts = directory.facts(fundId);
      const at = days.length - 1;
      const day = days[at];
      // Only a change that adds a newest level counts.
      if (!facts || day === undefined || Number.isNaN(values[at])) return;
      if (!Number.isNaN(oldValues[at])) return;
      const group = groupOf(facts);
      const known = newest.get(group);
      if (known === undefined || day > known.day)
        newest.set(group, { day, fundIds: new Set([fundId]) });
      else if (day === known.day) known.fundIds.add(fundId);
    },
    async finish() {
      if (newest.size === 0) return;
      const members = Map.groupBy(directory.allFacts(), groupOf);
      for (const [group, { day, fundIds }] of newest) {
        const expected = (members.get(group) ?? []).filter(
          (facts) =>
            !fundIds.has(facts.fundId) &&
            goesOn(facts, day) &&
            !holidays(facts.calendar).has(day) &&
            !exempt.has(facts.fundId),
        );
        const missing = await missingOn(day, expected);
        // If only a minority of the family is in this file, the others come in another one.
        if (missing.length > 0 && fundIds.size >= missing.length) askAbout(day, fundIds, missing);
      }
    },
  };

  function askAbout(day: Day, fundIds: ReadonlySet<string>, missing: readonly string[]): void {
    const [some = ''] = fundIds;
    const family = directory.facts(some)?.family ?? 'the indexes without a family';
    // The row of the day, by the level of one that has one.
    const { file, line } = placeOfLevel(series, some, day);
    ask({
      guard: 'missing-indexes',
      file: file ?? series.get(some)?.begins.file ?? null,
      line,
      index: null,
      found: `no level on ${isoOfDay(day)} of ${someOf(missing)}, while ${fundIds.size} of ${family} have one`,
      advice: 'Complete the file, or send the missing levels later',
    });
  }
}

const groupOf = ({ family, frequency }: IndexFacts): string => `${family ?? ''} ${frequency}`;

function goesOn({ ceasedOn }: IndexFacts, day: Day): boolean {
  const end = dayOfIso(ceasedOn ?? '');
  return end === null || end >= day;
}
