import { dayOfIso, isoOfDay, type Day } from '#src/domain/day.ts';
import type { Frequency } from '#src/domain/levels/series.ts';
import type { IndexFacts } from '../../indexes/index-directory.ts';
import type { Ask } from '../questions.ts';
import type { LevelGuard, LevelSurroundings } from './level-guard.ts';

/** An index that is launched today may have its last level so many days before. */
const lateBy: Record<Frequency, number> = { daily: 10, weekly: 21, monthly: 70 };

/** Asks about indexes of the folder that are launched long after their last level, so that none of them is live. */
export function watchLaunch({ directory, series, ask }: LevelSurroundings): LevelGuard {
  return {
    see() {},
    async finish() {
      for (const facts of directory.allFacts()) {
        const last = series.get(facts.fundId)?.span?.last;
        if (facts.place !== null && last !== undefined) askAboutLaunch(facts, last, ask);
      }
    },
  };
}

function askAboutLaunch(facts: IndexFacts, last: Day, ask: Ask): void {
  const { fundId, frequency, launchDate, place } = facts;
  const launch = dayOfIso(launchDate ?? '');
  if (launch === null || launch <= last + lateBy[frequency]) return;
  const question = {
    guard: 'coming-date' as const,
    file: place?.file ?? null,
    line: place?.line ?? null,
    index: fundId,
    found: `its launch_date, ${launchDate}, is after its last level, of ${isoOfDay(last)}: all are shown as back-tested`,
    advice: 'Look at the year of launch_date, and at the dates of its levels',
  };
  ask(question, { kind: 'index', key: fundId });
}
