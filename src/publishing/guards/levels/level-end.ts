import { dayOfIso, isoOfDay, type Day } from '#src/domain/day.ts';
import type { Ask } from '../questions.ts';
import { placeOfLevel } from './level-place.ts';
import type { LevelGuard, LevelSurroundings } from './level-guard.ts';

/** How long after an end levels that are public already are looked for: ten years. */
const lookedFor = 3660;

/**
 * Asks about levels after the end of their index: those that are written, and those that are public already where the
 * folder gives an index an end before them.
 */
export function watchEnd({
  directory,
  series,
  findLastLevels,
  ask,
}: LevelSurroundings): LevelGuard {
  const asked = new Set<string>();
  return {
    see({ fundId, changes: { days, values } }) {
      const end = dayOfIso(directory.facts(fundId)?.ceasedOn ?? '');
      if (end === null) return;
      const after = days.filter((day, at) => day > end && !Number.isNaN(values[at]));
      const [first] = after;
      if (first === undefined) return;
      asked.add(fundId);
      const found =
        `${after.length} levels after its end, ${isoOfDay(end)} (ceased_on), ` +
        `the first of ${isoOfDay(first)}`;
      ask({ ...questionOf(fundId, found), ...placeOfLevel(series, fundId, first) });
    },
    async finish() {
      const ended = [...directory.allFacts()].flatMap(({ fundId, ceasedOn, place }) => {
        const end = dayOfIso(ceasedOn ?? '');
        return end === null || place === null || asked.has(fundId) ? [] : [{ fundId, end, place }];
      });
      const wanted = ended.map(({ fundId, end }) => ({ fundId, before: end + lookedFor }));
      if (wanted.length === 0) return;
      const published = await findLastLevels(wanted, lookedFor - 1);
      for (const { fundId, end, place } of ended) {
        const lasts = [series.get(fundId)?.span?.last, published.get(fundId)?.day];
        const last = Math.max(end, ...lasts.filter((day) => day !== undefined));
        if (last > end) askAboutEnd(fundId, { end, last, place }, ask);
      }
    },
  };
}

type Ended = { end: Day; last: Day; place: { file: string; line: number } };

/** The levels stand already; the question is about the row of the index. */
function askAboutEnd(fundId: string, { end, last, place }: Ended, ask: Ask): void {
  const found = `it ends on ${isoOfDay(end)} (ceased_on), while it has levels to ${isoOfDay(last)}`;
  ask({ ...questionOf(fundId, found), ...place }, { kind: 'index', key: fundId });
}

const questionOf = (index: string, found: string) => ({
  guard: 'after-end' as const,
  index,
  found,
  advice: 'Look at ceased_on of the index, and at the dates of its levels',
});
