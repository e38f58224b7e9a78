import type { InsightPicture } from '#src/contract/api/insights.ts';
import { dayOfIso } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import { monthsBefore } from '#src/domain/levels/calendar.ts';
import { levelOnOrBefore } from '#src/domain/levels/level-on.ts';
import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import { listShownLevels } from '../indexes/shown-levels.ts';
import type { Stored } from '../source.ts';
import type { ListedArticle } from './to-insight.ts';

const shownMonths = 60;
const steps = 48;
const mostLines = 4;

const picturesOf = oncePerRelease(
  async (_source: Stored) => new Map<string, InsightPicture | null>(),
);

/**
 * The picture of each article: the levels of its first indexes over the five years before its date. Drawn
 * once a release.
 */
export async function articlePictures(
  rows: readonly ListedArticle[],
  source: Stored,
): Promise<(InsightPicture | null)[]> {
  const known = await picturesOf(source);
  const missing = rows.filter(({ key }) => !known.has(key));
  if (missing.length > 0) {
    const fundIds = new Set(missing.flatMap(({ indexes }) => indexes.slice(0, mostLines)));
    const levels = await listShownLevels([...fundIds], source);
    for (const row of missing) known.set(row.key, pictureOf(row, levels));
  }
  return rows.map(({ key }) => known.get(key) ?? null);
}

function pictureOf(
  { date, indexes }: ListedArticle,
  levels: ReadonlyMap<string, Levels>,
): InsightPicture | null {
  const series = indexes
    .slice(0, mostLines)
    .flatMap((fundId) => levels.get(fundId) ?? [])
    // Growth is drawn, of which a rate that goes through zero has none.
    .filter(({ values }) => values.every((value) => value > 0));
  const to = dayOfIso(date)!;
  const from = Math.max(monthsBefore(to, shownMonths), ...series.map(({ days }) => days[0]!));
  if (series.length === 0 || from >= to) return null;
  const growths = series.map((one) => {
    const base = levelOnOrBefore(one, from)!;
    return Array.from({ length: steps }, (_, step) => {
      const day = from + Math.round(((to - from) * step) / (steps - 1));
      return Math.log(levelOnOrBefore(one, day)! / base);
    });
  });
  return { lines: scaled(growths) };
}

/** Heights from 0 to 100 on one scale for all lines. */
function scaled(lines: readonly number[][]): number[][] {
  const all = lines.flat();
  const low = Math.min(...all);
  const span = Math.max(...all) - low || 1;
  return lines.map((line) => line.map((value) => Math.round(((value - low) / span) * 100)));
}
