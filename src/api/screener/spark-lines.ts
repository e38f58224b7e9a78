import { LRUCache } from 'lru-cache';
import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import type { Portfolio } from '#src/contract/api/indexes/portfolios.ts';
import { isoOfDay } from '#src/domain/day.ts';
import { weeklyLevels } from '#src/domain/levels/weekly-levels.ts';
import { cutLevels } from '#src/domain/levels/level-samples.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import type { Stored } from '../source.ts';
import { listShownLevels } from '../levels/shown-levels.ts';

type Line = NonNullable<Portfolio['line']>;

/** Some two kilobytes each, for as many rows as visitors look at. */
const mostHeld = 2000;
const linesOfRelease = oncePerRelease(
  async (_source: Stored) => new LRUCache<string, { line: Line | null }>({ max: mostHeld }),
);

const days = 365;

/**
 * The last year of indexes by week, by fundId; null for an index without levels in it. 100 at the start, except levels that
 * are no invested money, which may pass through zero and are given as they are. Four digits:
 * enough to draw a line, and no substitute for levels that may not be downloaded.
 */
export async function sparkLines(
  fundIds: readonly string[],
  source: Stored,
): Promise<Map<string, Line | null>> {
  const known = await linesOfRelease(source);
  const unknown = fundIds.filter((fundId) => !known.has(fundId));
  if (unknown.length > 0) {
    const levels = await listShownLevels(unknown, source);
    const { indexes } = source.snapshot.catalogue;
    for (const fundId of unknown) {
      const hasReturns = indexes.value('hasReturns', indexes.find('fundId', fundId) ?? 0) === 'yes';
      known.set(fundId, { line: lineOf(levels.get(fundId), hasReturns) });
    }
  }
  return new Map(fundIds.map((fundId) => [fundId, known.get(fundId)?.line ?? null]));
}

function lineOf(levels: Levels | undefined, hasReturns: boolean): Line | null {
  const last = levels?.days.at(-1);
  if (!levels || last === undefined) return null;
  const shown = weeklyLevels(cutLevels(levels, last - days, last));
  const [base] = shown.values;
  if (shown.days.length < 3 || base === undefined) return null;
  const factor = hasReturns ? 100 / base : 1;
  return {
    days: Array.from(shown.days, isoOfDay),
    values: Array.from(shown.values, (value) => Number((value * factor).toPrecision(4))),
  };
}
